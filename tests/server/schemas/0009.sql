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
INSERT INTO "chairs" VALUES('7618e60df2703b45b8a68667cda56d64',0,'0c33a6eeb38d7adbcc194604d418bf97',NULL,NULL);
INSERT INTO "chairs" VALUES('7618e60df2703b45b8a68667cda56d64',1,NULL,NULL,NULL);
INSERT INTO "chairs" VALUES('06dc340d815b6821a7f60d7bcc113569',0,'0c33a6eeb38d7adbcc194604d418bf97',NULL,NULL);
INSERT INTO "chairs" VALUES('06dc340d815b6821a7f60d7bcc113569',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('682c0e21fd4f96d4f2dd75c53f6fd31f',0,'0c33a6eeb38d7adbcc194604d418bf97',NULL,NULL);
INSERT INTO "chairs" VALUES('682c0e21fd4f96d4f2dd75c53f6fd31f',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('a41865c41fdf92b459777e226944238c',0,'0c33a6eeb38d7adbcc194604d418bf97',NULL,NULL);
INSERT INTO "chairs" VALUES('a41865c41fdf92b459777e226944238c',1,NULL,'uniform',NULL);
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
INSERT INTO "devices" VALUES('2930acb706537b4e7b08c9a493cf4559','0c33a6eeb38d7adbcc194604d418bf97','',1.79491147757650876043e+09,1.79491147757650876043e+09,NULL);
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
INSERT INTO "events" VALUES('06dc340d815b6821a7f60d7bcc113569',1,'start',-1,'start','{"chance":["builder east","reveal sandstone 3 w","reveal marble 3 w","reveal brick 2 ww","reveal marble 1 ww","reveal sandstone 2 ww","deal ducat 6","deal florin 4","deal florin 5","deal ducat 3","deal grosso 6","deal grosso 3","deal ducat 3","deal grosso 6","first bram"],"lines":15,"hash":"0db6480129629db2"}',1.79491147763653302194e+09);
INSERT INTO "events" VALUES('06dc340d815b6821a7f60d7bcc113569',2,'play',1,'bot-1','{"actions":["money"],"chance":["show grosso 4","show florin 5","show florin 3"],"lines":19,"hash":"cf476a27a63fc99c"}',1.79491147821525430681e+09);
INSERT INTO "events" VALUES('06dc340d815b6821a7f60d7bcc113569',3,'play',1,'bot-2','{"actions":["take florin 3"],"lines":20,"hash":"bd51cbf67a79a913"}',1.79491147824047493934e+09);
INSERT INTO "events" VALUES('06dc340d815b6821a7f60d7bcc113569',4,'play',1,'bot-3','{"actions":["take florin 5"],"lines":21,"hash":"ddf1c79ae1f37c62"}',1.79491147827689409254e+09);
INSERT INTO "events" VALUES('06dc340d815b6821a7f60d7bcc113569',5,'play',0,'c4be6acff634e4c0','{"actions":["take grosso 4"],"lines":22,"hash":"f7497d2d6d66b816","gained":0.0}',1.79491147828426790243e+09);
INSERT INTO "events" VALUES('06dc340d815b6821a7f60d7bcc113569',6,'play',0,'ef98780560b0d977','{"actions":["money"],"chance":["show ducat 5","show ducat 5","show ducat 6"],"lines":26,"hash":"d2c7168fe742a10f","gained":0.0}',1.79491147829177570341e+09);
INSERT INTO "events" VALUES('06dc340d815b6821a7f60d7bcc113569',7,'play',0,'77561e387c61176f','{"actions":["take ducat 5"],"lines":27,"hash":"d685ddd277442db1","gained":0.0}',1.79491147829698300363e+09);
INSERT INTO "events" VALUES('06dc340d815b6821a7f60d7bcc113569',8,'play',0,'1bcf1eb83ce697bc','{"actions":["take ducat 5"],"lines":28,"hash":"8f1e85b759bebfc9","gained":0.0}',1.79491147831377911565e+09);
INSERT INTO "events" VALUES('06dc340d815b6821a7f60d7bcc113569',9,'play',1,'bot-8','{"actions":["take ducat 6"],"lines":29,"hash":"42334baa138d6c41"}',1.79491147832348585128e+09);
INSERT INTO "events" VALUES('06dc340d815b6821a7f60d7bcc113569',10,'play',1,'bot-9','{"actions":["tiles"],"chance":["reveal marble 1 www","reveal sandstone 2 w"],"lines":32,"hash":"404945ed1a90831e"}',1.79491147835887384417e+09);
INSERT INTO "events" VALUES('682c0e21fd4f96d4f2dd75c53f6fd31f',1,'start',-1,'start','{"chance":["next bram","next anne","lay forest","lay neutral-quarry","lay neutral-farm","lay neutral-sawmill","lay neutral-carpenter","lay neutral-marketplace"],"lines":8,"hash":"35bc7283d622c1c2"}',1.79491147836239099506e+09);
INSERT INTO "events" VALUES('682c0e21fd4f96d4f2dd75c53f6fd31f',2,'play',1,'bot-1','{"actions":["place 4"],"lines":9,"hash":"f9e49dc1b91e2ca5"}',1.79491147868131089215e+09);
INSERT INTO "events" VALUES('682c0e21fd4f96d4f2dd75c53f6fd31f',3,'play',0,'5fac20583f961a67','{"actions":["place gate"],"lines":10,"hash":"160f04c409ab4d11","gained":0.0}',1.79491147869602298741e+09);
INSERT INTO "events" VALUES('682c0e21fd4f96d4f2dd75c53f6fd31f',4,'play',1,'bot-3','{"actions":["place 5"],"lines":11,"hash":"a332ec257ed711fb"}',1.79491147872858595848e+09);
INSERT INTO "events" VALUES('682c0e21fd4f96d4f2dd75c53f6fd31f',5,'play',0,'3ca466a43d6eb218','{"actions":["place trading-post"],"lines":12,"hash":"e9d2fa40b42dc0f8","gained":0.0}',1.79491147873330974581e+09);
INSERT INTO "events" VALUES('06dc340d815b6821a7f60d7bcc113569',11,'play',1,'bot-10','{"actions":["buy marble 1 www","add ducat 3","add ducat 6","pay"],"lines":36,"hash":"fe55f65b972760b3"}',1.79491147873806834223e+09);
INSERT INTO "events" VALUES('06dc340d815b6821a7f60d7bcc113569',12,'play',1,'bot-11','{"actions":["new"],"lines":37,"hash":"d4c7fb2978ac8560"}',1.79491147874863147737e+09);
INSERT INTO "events" VALUES('682c0e21fd4f96d4f2dd75c53f6fd31f',6,'play',1,'bot-5','{"actions":["place 6"],"lines":13,"hash":"a4456d5ce1b105a7"}',1.79491147877360081677e+09);
INSERT INTO "events" VALUES('682c0e21fd4f96d4f2dd75c53f6fd31f',7,'play',0,'973a04b8e1f0dde7','{"actions":["place guild"],"lines":14,"hash":"fb3057f6266d9c12","gained":0.0}',1.79491147878470230095e+09);
INSERT INTO "events" VALUES('682c0e21fd4f96d4f2dd75c53f6fd31f',8,'play',1,'bot-7','{"actions":["place 3"],"lines":15,"hash":"e74a28a500bc5525"}',1.79491147881245279309e+09);
INSERT INTO "events" VALUES('682c0e21fd4f96d4f2dd75c53f6fd31f',9,'play',0,'971ec6224ae40a2f','{"actions":["place joust-field"],"lines":16,"hash":"c0a15e96ee5e5707","gained":0.0}',1.79491147881646680834e+09);
INSERT INTO "events" VALUES('682c0e21fd4f96d4f2dd75c53f6fd31f',10,'play',1,'bot-9','{"actions":["place 7"],"lines":17,"hash":"92f2dacf52e494e8"}',1.79491147883756303792e+09);
INSERT INTO "events" VALUES('a41865c41fdf92b459777e226944238c',1,'start',-1,'start','{"chance":["first bram","draw 12b","draw 2a","draw 16b","draw 25b","draw 27a","draw 15b","draw 21a","draw 24b","draw 11b","draw 25a","start 23a"],"lines":12,"hash":"9b7c83890daab0c5"}',1.79491147884864068028e+09);
INSERT INTO "events" VALUES('a41865c41fdf92b459777e226944238c',2,'play',1,'bot-1','{"actions":["lift d4"],"lines":13,"hash":"a73e19eb4815e222"}',1794911480.12647);
INSERT INTO "events" VALUES('a41865c41fdf92b459777e226944238c',3,'play',1,'bot-2','{"actions":["set e2"],"lines":14,"hash":"8abe8149dc7488aa"}',1.79491148014488911626e+09);
INSERT INTO "events" VALUES('a41865c41fdf92b459777e226944238c',4,'play',1,'bot-3','{"actions":["lay 15b"],"chance":["draw 22b"],"lines":16,"hash":"4758e133ce71118e"}',1.79491148016339111329e+09);
INSERT INTO "events" VALUES('a41865c41fdf92b459777e226944238c',5,'play',0,'6efbc3dfec95905f','{"actions":["lift c4"],"lines":17,"hash":"79ba6c31f646cf22","gained":0.0}',1.79491148017391848566e+09);
INSERT INTO "events" VALUES('a41865c41fdf92b459777e226944238c',6,'play',0,'2b674bf8a9a17d9e','{"actions":["set a1"],"lines":18,"hash":"6fc4cb0db2329f41","gained":0.0}',1.79491148018011665342e+09);
INSERT INTO "events" VALUES('a41865c41fdf92b459777e226944238c',7,'play',0,'be01f7f164a3b438','{"actions":["lay 2a"],"chance":["draw 8a","draw 2b","draw 13a"],"lines":22,"hash":"6d47b4e428772a2a","gained":0.0}',1.79491148020043778414e+09);
INSERT INTO "events" VALUES('a41865c41fdf92b459777e226944238c',8,'play',1,'bot-7','{"actions":["lift d4"],"lines":23,"hash":"770af7d91aa98ae0"}',1.79491148024003839491e+09);
INSERT INTO "events" VALUES('a41865c41fdf92b459777e226944238c',9,'play',1,'bot-8','{"actions":["set g3"],"lines":24,"hash":"e1e02cd5a9581362"}',1.79491148024232721322e+09);
INSERT INTO "events" VALUES('a41865c41fdf92b459777e226944238c',10,'play',1,'bot-9','{"actions":["lay 22b"],"chance":["draw 1b"],"lines":26,"hash":"974717838fdb0bc0"}',1.79491148025439572338e+09);
CREATE TABLE house (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_house PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('key','4039b69126155d20b91d00519137f5d983e2bdf1b4c43327316fe11037042586');
INSERT INTO "house" VALUES('awake','1794911477.0161157');
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
CREATE TABLE peace (
	user_id VARCHAR(32) NOT NULL, 
	about VARCHAR(32) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_peace PRIMARY KEY (user_id, about, kind), 
	CONSTRAINT fk_peace_user_id FOREIGN KEY(user_id) REFERENCES users (id), 
	CONSTRAINT fk_peace_about FOREIGN KEY(about) REFERENCES users (id)
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
INSERT INTO "tables" VALUES('7618e60df2703b45b8a68667cda56d64','RGSR3T','27fc338a90c7f7339a35899fd2d2f4bd','0c33a6eeb38d7adbcc194604d418bf97','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"none","seconds":0,"increment":0},"undo":"free","chat":true,"kept":[]}',X'D9472254B935B7154B63F2C6BF49B9D423EFAEF86F2963E84D10B39E5A8B6016','open',0,'{"game": "palazzo", "rules": 1, "options": {"stacks": "reconstructed", "money": "hidden"}, "players": {"anne": {"hand": [], "known": [], "palaces": []}, "bram": {"hand": [], "known": [], "palaces": []}}, "builder": null, "quarries": {"north": [], "east": [], "south": [], "west": []}, "supply": [], "box": [], "riders": 0, "discard": [], "reshuffled": false, "shown": [], "auction": null, "laying": [], "lot": [], "agenda": ["builder", "layout", "deal anne", "deal bram", "first"]}',NULL,NULL,NULL,NULL,NULL,1.79491147760205173493e+09,1.79491147760205173493e+09,0,0,NULL);
INSERT INTO "tables" VALUES('06dc340d815b6821a7f60d7bcc113569','LS7JSJ','1cb4a5c0321f5be8254d4215b16d1fbb','0c33a6eeb38d7adbcc194604d418bf97','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"kept":[]}',X'6524458C767BAC0F0233D3A87438A1A9D3C29773F94CC632A33D45BA885CFBCF','playing',12,'{"agenda":["turn anne"],"auction":null,"box":[],"builder":"east","discard":["ducat 3","ducat 6"],"game":"palazzo","laying":[],"lot":[],"options":{"money":"hidden","stacks":"reconstructed"},"players":{"anne":{"hand":["florin 4","florin 5","ducat 3","ducat 5","ducat 5","ducat 6","grosso 4"],"known":["ducat 5","ducat 5","grosso 4"],"palaces":[]},"bram":{"hand":["florin 3","florin 5","grosso 3","grosso 6","grosso 6"],"known":["florin 3","florin 5"],"palaces":[["marble 1 www"]]}},"quarries":{"east":["marble 3 w"],"north":["sandstone 3 w"],"south":["brick 2 ww","sandstone 2 w"],"west":["marble 1 ww"]},"reshuffled":false,"riders":0,"rules":1,"shown":[],"supply":["sandstone 2 ww"]}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9631149768829,600.0],"running":0,"since":1794911478.7486315}',1.7949120787117464542e+09,NULL,NULL,1.79491147762406015389e+09,1.79491147874863147737e+09,12,0,NULL);
INSERT INTO "tables" VALUES('682c0e21fd4f96d4f2dd75c53f6fd31f','9FBYTF','bdc09f08cc727eed3805b6af754f7ffe','0c33a6eeb38d7adbcc194604d418bf97','caylus',1,2,1,'{"options":{"figures":"rulebook","favours":"table","jeweller":"without"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"kept":[]}',X'F78873278318683EEB5AC937BD61863B6455C7FD16EDCD355B039833611FAE19','playing',10,'{"agenda":["placing anne","special gate","special trading-post","special guild","special joust-field","special stables","special inn","bribes","road -","castle","end"],"bailiff":6,"castle":[],"counted":[],"game":"caylus","inn":{"guest":null,"left":null},"options":{"favours":"table","figures":"rulebook","jeweller":"without"},"order":["bram","anne"],"passed":[],"players":{"anne":{"batches":0,"cloth":0,"deniers":3,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1},"bram":{"batches":0,"cloth":0,"deniers":2,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1}},"provost":6,"road":{"1":"forest","16":"gold-mine","2":"neutral-quarry","3":{"tile":"neutral-farm","worker":"bram"},"4":{"tile":"neutral-sawmill","worker":"bram"},"5":{"tile":"neutral-carpenter","worker":"bram"},"6":{"tile":"neutral-marketplace","worker":"bram"},"7":{"tile":"peddler","worker":"bram"},"8":"carpenter"},"rules":1,"special":{"gate":"anne","guild":"anne","joust-field":"anne","trading-post":"anne"},"stables":[],"turn":1}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9654486179352,600.0],"running":0,"since":1794911478.837563}',1.79491207880301165576e+09,NULL,NULL,1.79491147834114456172e+09,1.79491147883756303792e+09,10,0,NULL);
INSERT INTO "tables" VALUES('a41865c41fdf92b459777e226944238c','LXAWT2','fd1307905b11ce1c30407110433bfa9e','0c33a6eeb38d7adbcc194604d418bf97','potzklotz',2,2,1,'{"options":{"mode":"basic","cards":5,"penalty":"card","base":"open","turning":"forbidden","hands":"hidden","out_of_turn":"no","deals":1},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"kept":[]}',X'63CA6674FD98994EA085F7B8076F1812D3A0FDD097BBA19FF5A3B6E4583EAE0C','playing',10,'{"agenda":["turn anne"],"at":"c4","building":"221","chain":0,"deals":[],"first":"bram","game":"potzklotz","idle":1,"options":{"base":"open","cards":5,"deals":1,"hands":"hidden","mode":"basic","out_of_turn":"no","penalty":"card","turning":"forbidden"},"players":{"anne":{"hand":["2a","8a","12b","13a","16b","25b","27a"],"known":["2a"],"laid":[],"late":false},"bram":{"hand":["1b","2b","11b","15b","21a","22b","24b","25a"],"known":["15b","22b"],"laid":[],"late":false}},"rules":2,"shown":"23a","start":"23a","turned":0}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9629533290863,600.0],"running":0,"since":1794911480.2543957}',1.79491208021734905244e+09,NULL,NULL,1.79491147883248019223e+09,1.79491148025439572338e+09,10,0,NULL);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, link VARCHAR(32), leaving FLOAT, 
	CONSTRAINT pk_users PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('0c33a6eeb38d7adbcc194604d418bf97','Anne',1.7949114775670855045e+09,NULL,NULL);
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
CREATE INDEX ix_peace_about ON peace (about);
COMMIT;
