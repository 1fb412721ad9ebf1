BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0009');
CREATE TABLE "chairs" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id VARCHAR(32), 
	bot VARCHAR(32), 
	resigned VARCHAR(32), 
	CONSTRAINT pk_chairs PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_chairs_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_chairs_user_id FOREIGN KEY(user_id) REFERENCES users (id), 
	CONSTRAINT fk_chairs_resigned FOREIGN KEY(resigned) REFERENCES users (id)
);
INSERT INTO "chairs" VALUES('c6796dc65d92209d4a8fba9a8c787b10',0,'33dfb189055f0b5ce2853e75c0cc19a5',NULL,NULL);
INSERT INTO "chairs" VALUES('c6796dc65d92209d4a8fba9a8c787b10',1,NULL,NULL,NULL);
INSERT INTO "chairs" VALUES('eb4f9de3fec84da03627061f7badd0c9',0,'33dfb189055f0b5ce2853e75c0cc19a5',NULL,NULL);
INSERT INTO "chairs" VALUES('eb4f9de3fec84da03627061f7badd0c9',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('0d2e067d94d466e6fdc9424e5860d09a',0,'33dfb189055f0b5ce2853e75c0cc19a5',NULL,NULL);
INSERT INTO "chairs" VALUES('0d2e067d94d466e6fdc9424e5860d09a',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('bcf02a1408ef297b650aacf7648c94a5',0,'33dfb189055f0b5ce2853e75c0cc19a5',NULL,NULL);
INSERT INTO "chairs" VALUES('bcf02a1408ef297b650aacf7648c94a5',1,NULL,'uniform',NULL);
CREATE TABLE channels (
	id VARCHAR(16) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	address VARCHAR(1000) NOT NULL, 
	secret TEXT NOT NULL, 
	style VARCHAR(8) NOT NULL, 
	home VARCHAR(300) NOT NULL, 
	label VARCHAR(60) NOT NULL, 
	state VARCHAR(12) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_channels PRIMARY KEY (id), 
	CONSTRAINT fk_channels_user_id FOREIGN KEY(user_id) REFERENCES users (id), 
	CONSTRAINT uq_channels_user_id_kind_address UNIQUE (user_id, kind, address)
);
CREATE TABLE chats (
	table_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_chats PRIMARY KEY (table_id, number), 
	CONSTRAINT fk_chats_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_chats_user_id FOREIGN KEY(user_id) REFERENCES users (id), 
	CONSTRAINT uq_chats_table_id_user_id_command UNIQUE (table_id, user_id, command)
);
CREATE TABLE devices (
	id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	label VARCHAR(60) NOT NULL, 
	created FLOAT NOT NULL, 
	seen FLOAT NOT NULL, 
	ended FLOAT, 
	CONSTRAINT pk_devices PRIMARY KEY (id), 
	CONSTRAINT fk_devices_user_id FOREIGN KEY(user_id) REFERENCES users (id)
);
INSERT INTO "devices" VALUES('06ee2c1c21ac3bd6edc0f85bf65730a0','33dfb189055f0b5ce2853e75c0cc19a5','',1.79491041112139081952e+09,1.79491041112139081952e+09,NULL);
CREATE TABLE events (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	kind VARCHAR(16) NOT NULL, 
	seat INTEGER NOT NULL, 
	command VARCHAR(64) NOT NULL, 
	body TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_events PRIMARY KEY (table_id, version), 
	CONSTRAINT fk_events_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT uq_events_table_id_seat_command UNIQUE (table_id, seat, command)
);
INSERT INTO "events" VALUES('eb4f9de3fec84da03627061f7badd0c9',1,'start',-1,'start','{"chance":["builder west","reveal sandstone 2 ww","reveal marble 3 w","reveal marble 2 w","reveal sandstone 2 w","reveal marble 1 w","deal ducat 5","deal ducat 5","deal grosso 5","deal florin 6","deal grosso 7","deal certificate","deal florin 7","deal florin 3","first anne"],"lines":15,"hash":"82246699eff33d87"}',1.79491041115648508079e+09);
INSERT INTO "events" VALUES('eb4f9de3fec84da03627061f7badd0c9',2,'play',0,'c94a78b4e43eca28','{"actions":["money"],"chance":["show ducat 6","show florin 7","show ducat 7"],"lines":19,"hash":"8ab5659640f198a3","gained":0.0}',1.7949104111818492413e+09);
INSERT INTO "events" VALUES('eb4f9de3fec84da03627061f7badd0c9',3,'play',0,'62f5bfb2e238cf04','{"actions":["take florin 7"],"lines":20,"hash":"d6ec629f6306d59c","gained":0.0}',1.79491041119179344179e+09);
INSERT INTO "events" VALUES('eb4f9de3fec84da03627061f7badd0c9',4,'play',0,'8710d3dae7672726','{"actions":["take ducat 6"],"lines":21,"hash":"ec6c170d20b1d22f","gained":0.0}',1.79491041121371436121e+09);
INSERT INTO "events" VALUES('eb4f9de3fec84da03627061f7badd0c9',5,'play',1,'bot-4','{"actions":["take ducat 7"],"lines":22,"hash":"f947d8fe69ee5271"}',1.7949104128829710483e+09);
INSERT INTO "events" VALUES('eb4f9de3fec84da03627061f7badd0c9',6,'play',1,'bot-5','{"actions":["money"],"chance":["show florin 4","show grosso 4","show certificate"],"lines":26,"hash":"963205daab1637ff"}',1.79491041293207430839e+09);
INSERT INTO "events" VALUES('eb4f9de3fec84da03627061f7badd0c9',7,'play',1,'bot-6','{"actions":["take grosso 4"],"lines":27,"hash":"d984f7f7f1a6e44e"}',1.7949104129575378895e+09);
INSERT INTO "events" VALUES('eb4f9de3fec84da03627061f7badd0c9',8,'play',1,'bot-7','{"actions":["take certificate"],"lines":28,"hash":"42642466e3e7e496"}',1.79491041296696186065e+09);
INSERT INTO "events" VALUES('eb4f9de3fec84da03627061f7badd0c9',9,'play',0,'9c5d6b2b3faa4610','{"actions":["take florin 4"],"lines":29,"hash":"41b3ffc02141c7fb","gained":0.0}',1.79491041298429346087e+09);
INSERT INTO "events" VALUES('0d2e067d94d466e6fdc9424e5860d09a',1,'start',-1,'start','{"chance":["next anne","next bram","lay neutral-carpenter","lay neutral-marketplace","lay neutral-sawmill","lay neutral-farm","lay neutral-quarry","lay forest"],"lines":8,"hash":"0c39ca68eed42852"}',1.79491041302070856089e+09);
INSERT INTO "events" VALUES('0d2e067d94d466e6fdc9424e5860d09a',2,'play',0,'1847f9e0da1ae214','{"actions":["place gate"],"lines":9,"hash":"0a29295781c8f337","gained":0.0}',1.79491041304562425617e+09);
INSERT INTO "events" VALUES('0d2e067d94d466e6fdc9424e5860d09a',3,'play',1,'bot-2','{"actions":["place 8"],"lines":10,"hash":"de369a6b18ddd2f3"}',1.79491041367974042894e+09);
INSERT INTO "events" VALUES('0d2e067d94d466e6fdc9424e5860d09a',4,'play',0,'ee2993775ffe4dd0','{"actions":["place trading-post"],"lines":11,"hash":"9d656894fee96e21","gained":0.0}',1.79491041368555903439e+09);
INSERT INTO "events" VALUES('0d2e067d94d466e6fdc9424e5860d09a',5,'play',1,'bot-4','{"actions":["place 2"],"lines":12,"hash":"d405de63d2cf2cdb"}',1.79491041374813580511e+09);
INSERT INTO "events" VALUES('0d2e067d94d466e6fdc9424e5860d09a',6,'play',0,'69a7c7fe2bc39ab7','{"actions":["place guild"],"lines":13,"hash":"c869bec5889ae9d4","gained":0.0}',1.79491041375833344458e+09);
INSERT INTO "events" VALUES('0d2e067d94d466e6fdc9424e5860d09a',7,'play',1,'bot-6','{"actions":["place 7"],"lines":14,"hash":"29d4bbc77654a5e4"}',1.79491041380242681503e+09);
INSERT INTO "events" VALUES('0d2e067d94d466e6fdc9424e5860d09a',8,'play',0,'da3dada9262d152e','{"actions":["place joust-field"],"lines":15,"hash":"410a42529042f71f","gained":0.0}',1.79491041381573724743e+09);
INSERT INTO "events" VALUES('0d2e067d94d466e6fdc9424e5860d09a',9,'play',1,'bot-8','{"actions":["place 3"],"lines":16,"hash":"c1ed87e137a3b63c"}',1.79491041383679747586e+09);
INSERT INTO "events" VALUES('bcf02a1408ef297b650aacf7648c94a5',1,'start',-1,'start','{"chance":["first bram","draw 3b","draw 5b","draw 10a","draw 24b","draw 9a","draw 14b","draw 1b","draw 15a","draw 22b","draw 22a","start 15b"],"lines":12,"hash":"c38a1b27e8f2d40d"}',1.79491041386323213575e+09);
INSERT INTO "events" VALUES('bcf02a1408ef297b650aacf7648c94a5',2,'play',1,'bot-1','{"actions":["lift d3"],"lines":13,"hash":"08e9d804970a51b7"}',1.79491041523919343941e+09);
INSERT INTO "events" VALUES('bcf02a1408ef297b650aacf7648c94a5',3,'play',1,'bot-2','{"actions":["set c3"],"lines":14,"hash":"18848d95d3a38ed1"}',1.79491041531204724313e+09);
INSERT INTO "events" VALUES('bcf02a1408ef297b650aacf7648c94a5',4,'play',1,'bot-3','{"actions":["lay 14b"],"chance":["draw 3a"],"lines":16,"hash":"c7cb8408f8a8e6a2"}',1.79491041534803366661e+09);
INSERT INTO "events" VALUES('bcf02a1408ef297b650aacf7648c94a5',5,'play',0,'3412822d41111a74','{"actions":["lift d3"],"lines":17,"hash":"403d456cfd6bbc7e","gained":0.0}',1.79491041535888814929e+09);
INSERT INTO "events" VALUES('bcf02a1408ef297b650aacf7648c94a5',6,'play',0,'d3e755ec94bb1661','{"actions":["set a1"],"lines":18,"hash":"e22d26afe5d68e0b","gained":0.0}',1.79491041536615705495e+09);
INSERT INTO "events" VALUES('bcf02a1408ef297b650aacf7648c94a5',7,'play',0,'7c7fec8186669e2c','{"actions":["lay 3b"],"chance":["draw 16a","draw 9b","draw 28a"],"lines":22,"hash":"d844fec03d238b1a","gained":0.0}',1.79491041538185834881e+09);
INSERT INTO "events" VALUES('bcf02a1408ef297b650aacf7648c94a5',8,'play',1,'bot-7','{"actions":["lift d3"],"lines":23,"hash":"551a0c4454493254"}',1.79491041541174435611e+09);
INSERT INTO "events" VALUES('bcf02a1408ef297b650aacf7648c94a5',9,'play',1,'bot-8','{"actions":["set g4"],"lines":24,"hash":"66feb2c8241d9abf"}',1.79491041542186403274e+09);
INSERT INTO "events" VALUES('bcf02a1408ef297b650aacf7648c94a5',10,'play',1,'bot-9','{"actions":["lay 9b"],"chance":["draw 18a"],"lines":26,"hash":"4813c687a5b1fe0f"}',1.79491041548091983799e+09);
CREATE TABLE house (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_house PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('key','bcf7e4619a93f4d74b202bfa6e491e680f8bc17ce404c10f8f516ad5fcc26427');
INSERT INTO "house" VALUES('awake','1794910415.4438744');
CREATE TABLE joins (
	id VARCHAR(16) NOT NULL, 
	"into" VARCHAR(32) NOT NULL, 
	other VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	body TEXT NOT NULL, 
	undone FLOAT, 
	CONSTRAINT pk_joins PRIMARY KEY (id), 
	CONSTRAINT fk_joins_into FOREIGN KEY("into") REFERENCES users (id), 
	CONSTRAINT fk_joins_other FOREIGN KEY(other) REFERENCES users (id)
);
CREATE TABLE nodes (
	id VARCHAR(16) NOT NULL, 
	address TEXT NOT NULL, 
	release VARCHAR(32) NOT NULL, 
	seen FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_nodes PRIMARY KEY (id)
);
CREATE TABLE outbox (
	table_id VARCHAR(32) NOT NULL, 
	version INTEGER NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	channel VARCHAR(16) NOT NULL, 
	due FLOAT NOT NULL, 
	made FLOAT NOT NULL, 
	tries INTEGER NOT NULL, 
	looks INTEGER NOT NULL, 
	taken FLOAT NOT NULL, 
	CONSTRAINT pk_outbox PRIMARY KEY (table_id, version, kind, user_id, channel)
);
CREATE TABLE passkeys (
	id VARCHAR(64) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	credential BLOB NOT NULL, 
	public_key BLOB NOT NULL, 
	uses INTEGER NOT NULL, 
	house VARCHAR(255) NOT NULL, 
	label VARCHAR(60) NOT NULL, 
	created FLOAT NOT NULL, 
	used FLOAT, 
	CONSTRAINT pk_passkeys PRIMARY KEY (id), 
	CONSTRAINT fk_passkeys_user_id FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE presence (
	table_id VARCHAR(32) NOT NULL, 
	node VARCHAR(16) NOT NULL, 
	seats INTEGER NOT NULL, 
	CONSTRAINT pk_presence PRIMARY KEY (table_id, node)
);
CREATE TABLE put_away (
	user_id VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_put_away PRIMARY KEY (user_id, table_id), 
	CONSTRAINT fk_put_away_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_put_away_user_id FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE ratings (
	who VARCHAR(48) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	pool INTEGER NOT NULL, 
	mu FLOAT NOT NULL, 
	sigma FLOAT NOT NULL, 
	games INTEGER NOT NULL, 
	won FLOAT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_ratings PRIMARY KEY (who, game, pool)
);
CREATE TABLE results (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id VARCHAR(32), 
	bot VARCHAR(40), 
	game VARCHAR(32) NOT NULL, 
	seats INTEGER NOT NULL, 
	rank INTEGER NOT NULL, 
	score INTEGER NOT NULL, 
	stayed BOOLEAN NOT NULL, 
	at FLOAT NOT NULL, 
	why VARCHAR(8) NOT NULL, 
	change FLOAT, 
	CONSTRAINT pk_results PRIMARY KEY (table_id, seat)
);
CREATE TABLE reviews (
	table_id VARCHAR(32) NOT NULL, 
	"by" VARCHAR(64) NOT NULL, 
	review TEXT NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_reviews PRIMARY KEY (table_id), 
	CONSTRAINT fk_reviews_table_id FOREIGN KEY(table_id) REFERENCES tables (id)
);
CREATE TABLE tables (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	invite VARCHAR(32) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	rules INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	public BOOLEAN NOT NULL, 
	setup TEXT NOT NULL, 
	seed BLOB NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	version INTEGER NOT NULL, 
	state TEXT NOT NULL, 
	to_move INTEGER, 
	timing TEXT, 
	deadline FLOAT, 
	proposal TEXT, 
	rematch VARCHAR(32), 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, shown INTEGER DEFAULT '0' NOT NULL, beside INTEGER DEFAULT '0' NOT NULL, node VARCHAR(16), 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES users (id), 
	CONSTRAINT uq_tables_code UNIQUE (code)
);
INSERT INTO "tables" VALUES('c6796dc65d92209d4a8fba9a8c787b10','2WQPM4','e37fc723395a2d019c1fbbb01273a0fe','33dfb189055f0b5ce2853e75c0cc19a5','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"none","seconds":0,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[]}',X'D9D2071E620457A135234ACC86966085A794026BB81FDDF8D8EF4B839703DE03','open',0,'{"game": "palazzo", "rules": 1, "options": {"stacks": "reconstructed", "money": "hidden"}, "players": {"anne": {"hand": [], "known": [], "palaces": []}, "bram": {"hand": [], "known": [], "palaces": []}}, "builder": null, "quarries": {"north": [], "east": [], "south": [], "west": []}, "supply": [], "box": [], "riders": 0, "discard": [], "reshuffled": false, "shown": [], "auction": null, "laying": [], "lot": [], "agenda": ["builder", "layout", "deal anne", "deal bram", "first"]}',NULL,NULL,NULL,NULL,NULL,1.79491041113465070724e+09,1.79491041113465070724e+09,0,0,NULL);
INSERT INTO "tables" VALUES('eb4f9de3fec84da03627061f7badd0c9','WHEBSY','0e4caef1287a8862fed2ab925548713e','33dfb189055f0b5ce2853e75c0cc19a5','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[]}',X'39276E30A4A8AB3EDF9FBBBCB12D506A30CD20F0A6C4B70F9510000DAA1155BE','playing',9,'{"agenda":["turn anne"],"auction":null,"box":[],"builder":"west","discard":[],"game":"palazzo","laying":[],"lot":[],"options":{"money":"hidden","stacks":"reconstructed"},"players":{"anne":{"hand":["florin 4","florin 6","florin 7","ducat 5","ducat 5","ducat 6","grosso 5"],"known":["florin 4","florin 7","ducat 6"],"palaces":[]},"bram":{"hand":["florin 3","florin 7","ducat 7","grosso 4","grosso 7","certificate","certificate"],"known":["ducat 7","grosso 4","certificate"],"palaces":[]}},"quarries":{"east":["marble 3 w"],"north":["sandstone 2 ww"],"south":["marble 2 w"],"west":["sandstone 2 w"]},"reshuffled":false,"riders":0,"rules":1,"shown":[],"supply":["marble 1 w"]}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.925439119339,600.0],"running":0,"since":1794910412.9842935}',1.79491101290973258022e+09,NULL,NULL,1.79491041114912986756e+09,1.79491041298429346087e+09,9,0,NULL);
INSERT INTO "tables" VALUES('0d2e067d94d466e6fdc9424e5860d09a','GWT5KH','74ab7150ee04f5d4e0b6121b1df8cb43','33dfb189055f0b5ce2853e75c0cc19a5','caylus',1,2,1,'{"options":{"figures":"rulebook","favours":"table","jeweller":"without"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[]}',X'58215D419698AFF055DA717637909D568422405765618ECD6C269CA752C34256','playing',9,'{"agenda":["placing anne","special gate","special trading-post","special guild","special joust-field","special stables","special inn","bribes","road -","castle","end"],"bailiff":6,"castle":[],"counted":[],"game":"caylus","inn":{"guest":null,"left":null},"options":{"favours":"table","figures":"rulebook","jeweller":"without"},"order":["anne","bram"],"passed":[],"players":{"anne":{"batches":0,"cloth":0,"deniers":3,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1},"bram":{"batches":0,"cloth":0,"deniers":3,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1}},"provost":6,"road":{"1":"neutral-carpenter","16":"gold-mine","2":{"tile":"neutral-marketplace","worker":"bram"},"3":{"tile":"neutral-sawmill","worker":"bram"},"4":"neutral-farm","5":"neutral-quarry","6":"forest","7":{"tile":"peddler","worker":"bram"},"8":{"tile":"carpenter","worker":"bram"}},"rules":1,"special":{"gate":"anne","guild":"anne","joust-field":"anne","trading-post":"anne"},"stables":[],"turn":1}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9457576274872,600.0],"running":0,"since":1794910413.8367975}',1.79491101378255510333e+09,NULL,NULL,1.79491041300388264653e+09,1.79491041383679747586e+09,9,0,NULL);
INSERT INTO "tables" VALUES('bcf02a1408ef297b650aacf7648c94a5','SHSWPE','001f106c2bce6f986926087a93df6643','33dfb189055f0b5ce2853e75c0cc19a5','potzklotz',2,2,1,'{"options":{"mode":"basic","cards":5,"penalty":"card","base":"open","turning":"forbidden","hands":"hidden","out_of_turn":"no","deals":1},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[]}',X'296FE0933E372173C2E0B43E2BF0850FD1FB295E70764842A9007FB4E79D16C5','playing',10,'{"agenda":["turn anne"],"at":"c3","building":"02/11/10","chain":0,"deals":[],"first":"bram","game":"potzklotz","idle":1,"options":{"base":"open","cards":5,"deals":1,"hands":"hidden","mode":"basic","out_of_turn":"no","penalty":"card","turning":"forbidden"},"players":{"anne":{"hand":["3b","5b","9a","10a","16a","24b","28a"],"known":["3b"],"laid":[],"late":false},"bram":{"hand":["1b","3a","9b","14b","15a","18a","22a","22b"],"known":["9b","14b"],"laid":[],"late":false}},"rules":2,"shown":"15b","start":"15b","turned":0}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9661753177643,600.0],"running":0,"since":1794910415.4809198}',1.79491101544709515569e+09,NULL,NULL,1.79491041385258698467e+09,1.79491041548091983799e+09,10,0,NULL);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, link VARCHAR(32), learned TEXT, 
	CONSTRAINT pk_users PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('33dfb189055f0b5ce2853e75c0cc19a5','Anne',1.79491041110590863224e+09,NULL,NULL);
CREATE TABLE wishes (
	user_id VARCHAR(32) NOT NULL, 
	body TEXT NOT NULL, 
	CONSTRAINT pk_wishes PRIMARY KEY (user_id), 
	CONSTRAINT fk_wishes_user_id FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE INDEX ix_tables_status_changed ON tables (status, changed) WHERE public = 1;
CREATE INDEX ix_tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_chairs_user_id ON chairs (user_id);
CREATE INDEX ix_chairs_resigned ON chairs (resigned) WHERE resigned IS NOT NULL;
CREATE INDEX ix_tables_node ON tables (node) WHERE status = 'playing';
CREATE INDEX ix_presence_node ON presence (node);
CREATE INDEX ix_outbox_due ON outbox (due);
CREATE INDEX ix_devices_user_id ON devices (user_id);
CREATE INDEX ix_devices_ended ON devices (ended) WHERE ended IS NOT NULL;
CREATE INDEX ix_passkeys_user_id ON passkeys (user_id);
CREATE INDEX ix_joins_into ON joins ("into");
CREATE INDEX ix_results_user_id_at ON results (user_id, at);
CREATE INDEX ix_results_at ON results (at);
CREATE INDEX ix_ratings_game_pool ON ratings (game, pool);
COMMIT;
