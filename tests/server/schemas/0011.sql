BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0011');
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
INSERT INTO "chairs" VALUES('ad2bdfbd84c5997cd9558e423fe1ad31',0,'a2407b4a91358a428df73a0fc97586ca',NULL,NULL);
INSERT INTO "chairs" VALUES('ad2bdfbd84c5997cd9558e423fe1ad31',1,NULL,NULL,NULL);
INSERT INTO "chairs" VALUES('f78f3c083900ee32069f729adf10f4b4',0,'a2407b4a91358a428df73a0fc97586ca',NULL,NULL);
INSERT INTO "chairs" VALUES('f78f3c083900ee32069f729adf10f4b4',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('1cd79d56106b400138a1e5d2a55e4f2a',0,'a2407b4a91358a428df73a0fc97586ca',NULL,NULL);
INSERT INTO "chairs" VALUES('1cd79d56106b400138a1e5d2a55e4f2a',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('7c1134deda1aa9828c7b275763b014c5',0,'a2407b4a91358a428df73a0fc97586ca',NULL,NULL);
INSERT INTO "chairs" VALUES('7c1134deda1aa9828c7b275763b014c5',1,NULL,'uniform',NULL);
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
INSERT INTO "devices" VALUES('de0c00444848a46d425ddd228c295d4c','a2407b4a91358a428df73a0fc97586ca','',1.79491235718441557878e+09,1.79491235718441557878e+09,NULL);
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
INSERT INTO "events" VALUES('f78f3c083900ee32069f729adf10f4b4',1,'start',-1,'start','{"chance":["builder west","reveal sandstone 2 w","reveal marble 3 w","reveal sandstone 1 www","reveal marble 2 w","reveal marble 1 w","deal florin 3","deal ducat 3","deal grosso 3","deal florin 7","deal ducat 6","deal certificate","deal florin 5","deal grosso 3","first bram"],"lines":15,"hash":"e52b9f6116cf97d2"}',1.79491235731618762011e+09);
INSERT INTO "events" VALUES('f78f3c083900ee32069f729adf10f4b4',2,'play',1,'bot-1','{"actions":["tiles"],"chance":["reveal sandstone 3 w","reveal brick 1 ww"],"lines":18,"hash":"f708c5463ef40128"}',1.79491236008072853084e+09);
INSERT INTO "events" VALUES('f78f3c083900ee32069f729adf10f4b4',3,'play',1,'bot-2','{"actions":["auction"],"lines":19,"hash":"d2a377f8f5ca1311"}',1.79491236010491466519e+09);
INSERT INTO "events" VALUES('f78f3c083900ee32069f729adf10f4b4',4,'play',0,'330481f87c3e2972','{"actions":["triple 3"],"lines":20,"hash":"4103dd7250aa7b89","unseen":true}',1.79491236012842130661e+09);
INSERT INTO "events" VALUES('f78f3c083900ee32069f729adf10f4b4',5,'play',0,'ea7520e4695f850b','{"actions":["add florin 7"],"lines":21,"hash":"047155e2230c9f3a","unseen":true}',1.79491236014832115171e+09);
INSERT INTO "events" VALUES('f78f3c083900ee32069f729adf10f4b4',6,'play',0,'98ea544808c2d538','{"actions":["bid"],"lines":22,"hash":"1e8f261c2f48f181","gained":0.0}',1.79491236016021227838e+09);
INSERT INTO "events" VALUES('f78f3c083900ee32069f729adf10f4b4',7,'play',1,'bot-6','{"actions":["pass"],"lines":23,"hash":"417819663cf81aad"}',1794912360.19176);
INSERT INTO "events" VALUES('f78f3c083900ee32069f729adf10f4b4',8,'play',0,'54157ef3b6a81b6b','{"actions":["new"],"lines":24,"hash":"31219851f25f3156","gained":0.0}',1.79491236020187616348e+09);
INSERT INTO "events" VALUES('f78f3c083900ee32069f729adf10f4b4',9,'play',0,'1ac84882bcf38c24','{"actions":["money"],"chance":["show certificate","show florin 4","show ducat 3"],"lines":28,"hash":"d8d212ea482af336","gained":0.0}',1.79491236020812201497e+09);
INSERT INTO "events" VALUES('1cd79d56106b400138a1e5d2a55e4f2a',1,'start',-1,'start','{"chance":["next anne","next bram","lay neutral-marketplace","lay neutral-quarry","lay neutral-farm","lay neutral-sawmill","lay forest","lay neutral-carpenter"],"lines":8,"hash":"0526959a9d383000"}',1.79491236026448655127e+09);
INSERT INTO "events" VALUES('1cd79d56106b400138a1e5d2a55e4f2a',2,'play',0,'0a501a958bfd0f34','{"actions":["place gate"],"lines":9,"hash":"b1bef23a6fc75a58","gained":0.0}',1.79491236029775238038e+09);
INSERT INTO "events" VALUES('1cd79d56106b400138a1e5d2a55e4f2a',3,'play',1,'bot-2','{"actions":["pass"],"lines":10,"hash":"81e7fca188d745eb"}',1.79491236087251377108e+09);
INSERT INTO "events" VALUES('1cd79d56106b400138a1e5d2a55e4f2a',4,'play',0,'cbdad008fd7673cd','{"actions":["place trading-post"],"lines":11,"hash":"a6bcc9b1a88084a2","gained":0.0}',1.79491236087776613239e+09);
INSERT INTO "events" VALUES('1cd79d56106b400138a1e5d2a55e4f2a',5,'play',0,'a76f88cb83e335f9','{"actions":["place guild"],"lines":12,"hash":"737b75810fb68af5","gained":0.0}',1.79491236089590358734e+09);
INSERT INTO "events" VALUES('1cd79d56106b400138a1e5d2a55e4f2a',6,'play',0,'9b039f5f0d3da0f6','{"actions":["pass"],"lines":13,"hash":"b85aee3dc5847724","gained":0.0}',1.79491236090699458121e+09);
INSERT INTO "events" VALUES('1cd79d56106b400138a1e5d2a55e4f2a',7,'play',0,'d0eba050aac23ea0','{"actions":["move joust-field"],"lines":14,"hash":"2d1443e381ac5b2e","gained":0.0}',1.79491236092210817336e+09);
INSERT INTO "events" VALUES('1cd79d56106b400138a1e5d2a55e4f2a',8,'play',0,'8bd79db942b78993','{"actions":["provost back 3"],"lines":15,"hash":"8cb04437e6c935b3","gained":0.0}',1.79491236093003654478e+09);
INSERT INTO "events" VALUES('1cd79d56106b400138a1e5d2a55e4f2a',9,'play',1,'bot-8','{"actions":["provost back 1"],"lines":16,"hash":"c21d4c45a5b9c632"}',1.79491236095675182338e+09);
INSERT INTO "events" VALUES('7c1134deda1aa9828c7b275763b014c5',1,'start',-1,'start','{"chance":["first anne","draw 9a","draw 22a","draw 10b","draw 16b","draw 6a","draw 28a","draw 17b","draw 11a","draw 1b","draw 14a","start 18a"],"lines":12,"hash":"072f0eb68fe671f3"}',1.79491236099943876269e+09);
INSERT INTO "events" VALUES('7c1134deda1aa9828c7b275763b014c5',2,'play',0,'8bbd316528717d6f','{"actions":["lift c3"],"lines":13,"hash":"1193efcb0cd114ee","gained":0.0}',1.79491236103024816512e+09);
INSERT INTO "events" VALUES('7c1134deda1aa9828c7b275763b014c5',3,'play',0,'d88a5ee5260119c1','{"actions":["set a1"],"lines":14,"hash":"1dd85c8be60f44d6","gained":0.0}',1.79491236103346276289e+09);
INSERT INTO "events" VALUES('7c1134deda1aa9828c7b275763b014c5',4,'play',0,'c503c2ecb6268bbf','{"actions":["lay 6a"],"chance":["draw 8b"],"lines":16,"hash":"ecfd8c834c8d5e36","gained":0.0}',1.79491236104207563402e+09);
INSERT INTO "events" VALUES('7c1134deda1aa9828c7b275763b014c5',5,'play',1,'bot-4','{"actions":["lift c3"],"lines":17,"hash":"6f08aae7f30bf657"}',1.79491236225322270394e+09);
INSERT INTO "events" VALUES('7c1134deda1aa9828c7b275763b014c5',6,'play',1,'bot-5','{"actions":["set d7"],"lines":18,"hash":"43e4afce407435c5"}',1.7949123622716524601e+09);
INSERT INTO "events" VALUES('7c1134deda1aa9828c7b275763b014c5',7,'play',1,'bot-6','{"actions":["lay 17b"],"chance":["draw 7b","draw 25b","draw 2b"],"lines":22,"hash":"3bc75db07b80fe59"}',1.79491236231888604164e+09);
INSERT INTO "events" VALUES('7c1134deda1aa9828c7b275763b014c5',8,'play',0,'b18812ebb3f0e21c','{"actions":["lift c3"],"lines":23,"hash":"c8f0d5a5c087b74b","gained":0.0}',1.79491236233212494849e+09);
INSERT INTO "events" VALUES('7c1134deda1aa9828c7b275763b014c5',9,'play',0,'6dba3e349c6bed30','{"actions":["set a1"],"lines":24,"hash":"f9737b23426dd7e9","gained":0.0}',1.79491236234274601935e+09);
CREATE TABLE house (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_house PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('key','5e0d7ca373d212fafe5c21bcf6a7e98a214640ad3ffbde6cc28885027c02a912');
INSERT INTO "house" VALUES('awake','1794912360.7571156');
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
INSERT INTO "tables" VALUES('ad2bdfbd84c5997cd9558e423fe1ad31','WJJUZP','cf96dffd7f19fa77e579b43ccc74aebd','a2407b4a91358a428df73a0fc97586ca','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"none","seconds":0,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[]}',X'3F32B6E3FB20A06D9D549B2E5D6D9C53A401F58E8A749450EFC9EDE50D8F9946','open',0,'{"game": "palazzo", "rules": 1, "options": {"stacks": "reconstructed", "money": "hidden"}, "players": {"anne": {"hand": [], "known": [], "palaces": []}, "bram": {"hand": [], "known": [], "palaces": []}}, "builder": null, "quarries": {"north": [], "east": [], "south": [], "west": []}, "supply": [], "box": [], "riders": 0, "discard": [], "reshuffled": false, "shown": [], "auction": null, "laying": [], "lot": [], "agenda": ["builder", "layout", "deal anne", "deal bram", "first"]}',NULL,NULL,NULL,NULL,NULL,1.79491235724275422099e+09,1.79491235724275422099e+09,0,0,NULL);
INSERT INTO "tables" VALUES('f78f3c083900ee32069f729adf10f4b4','Y3E5NU','2f4b871400c60011de5f8c2b4103001c','a2407b4a91358a428df73a0fc97586ca','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[]}',X'8B76BC860AEBAF16F9D733B51A0CCA7BBE63CB7B5418D6B95EB38743AE3C8F44','playing',9,'{"agenda":["take anne -","take bram -","turn bram"],"auction":null,"box":[],"builder":"north","discard":["florin 3","florin 7","ducat 3","grosso 3"],"game":"palazzo","laying":[],"lot":[],"options":{"money":"hidden","stacks":"reconstructed"},"players":{"anne":{"hand":[],"known":[],"palaces":[["sandstone 2 w"]]},"bram":{"hand":["florin 5","ducat 6","grosso 3","certificate"],"known":[],"palaces":[]}},"quarries":{"east":["marble 3 w","brick 1 ww"],"north":[],"south":["sandstone 1 www"],"west":["marble 2 w"]},"reshuffled":false,"riders":0,"rules":1,"shown":["florin 4","ducat 3","certificate"],"supply":["marble 1 w","sandstone 3 w"]}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9283404350281,600.0],"running":0,"since":1794912360.208122}',1.79491296013646244996e+09,NULL,NULL,1.79491235729535961152e+09,1.79491236020812201497e+09,7,0,NULL);
INSERT INTO "tables" VALUES('1cd79d56106b400138a1e5d2a55e4f2a','M4NNGM','b59a6716fe13f384ce7a279cf0cfe22e','a2407b4a91358a428df73a0fc97586ca','caylus',1,2,1,'{"options":{"figures":"rulebook","favours":"table","jeweller":"without"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[]}',X'1D36D7F2EE9C6B8A3229DBAD9E9C39937F2AD56288E225E1105F06FD0506670F','playing',9,'{"agenda":["bribe anne","road -","castle","end"],"bailiff":6,"castle":[],"counted":[],"game":"caylus","inn":{"guest":null,"left":null},"options":{"favours":"table","figures":"rulebook","jeweller":"without"},"order":["anne","bram"],"passed":["bram","anne"],"players":{"anne":{"batches":0,"cloth":0,"deniers":3,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1},"bram":{"batches":0,"cloth":0,"deniers":7,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1}},"provost":2,"road":{"1":"neutral-marketplace","16":"gold-mine","2":"neutral-quarry","3":"neutral-farm","4":"neutral-sawmill","5":"forest","6":"neutral-carpenter","7":"peddler","8":"carpenter"},"rules":1,"special":{"gate":null,"guild":null,"joust-field":null,"trading-post":null},"stables":[],"turn":1}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.909211397171,600.0],"running":0,"since":1794912360.9567518}',1.79491296086596322052e+09,NULL,NULL,1.79491236024466204639e+09,1.79491236095675182338e+09,9,0,NULL);
INSERT INTO "tables" VALUES('7c1134deda1aa9828c7b275763b014c5','RW9LAV','83c75cb401490ba173b0da49755c10f9','a2407b4a91358a428df73a0fc97586ca','potzklotz',2,2,1,'{"options":{"mode":"basic","cards":5,"penalty":"card","base":"open","turning":"forbidden","hands":"hidden","out_of_turn":"no","deals":1},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[]}',X'8267573528963B1F633364B091D01C69062DBB13BF89F9E363B9F5193F2A7FF8','playing',9,'{"agenda":["lay anne c3 a1"],"at":"c3","building":"12/01/01","chain":0,"deals":[],"first":"anne","game":"potzklotz","idle":0,"options":{"base":"open","cards":5,"deals":1,"hands":"hidden","mode":"basic","out_of_turn":"no","penalty":"card","turning":"forbidden"},"players":{"anne":{"hand":["6a","8b","9a","10b","16b","22a","25b"],"known":["6a"],"laid":[],"late":false},"bram":{"hand":["1b","2b","7b","11a","14a","17b","28a"],"known":["17b"],"laid":[],"late":false}},"rules":2,"shown":"18a","start":"18a","turned":0}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9335031509399,600.0],"running":0,"since":1794912362.342746}',1.7949129622762491703e+09,NULL,NULL,1.79491236097857809065e+09,1.79491236234274601935e+09,9,0,NULL);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, link VARCHAR(32), learned TEXT, leaving FLOAT, 
	CONSTRAINT pk_users PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('a2407b4a91358a428df73a0fc97586ca','Anne',1.79491235714848828318e+09,NULL,NULL,NULL);
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
