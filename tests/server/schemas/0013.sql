BEGIN TRANSACTION;
CREATE TABLE acts (
	id VARCHAR(16) NOT NULL, 
	kind VARCHAR(8) NOT NULL, 
	about VARCHAR(32) NOT NULL, 
	"by" VARCHAR(32), 
	reason VARCHAR(12) NOT NULL, 
	why VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, 
	until FLOAT, 
	report VARCHAR(16), 
	seen FLOAT, 
	undone FLOAT, 
	undone_by VARCHAR(32), 
	CONSTRAINT pk_acts PRIMARY KEY (id), 
	CONSTRAINT fk_acts_about FOREIGN KEY(about) REFERENCES users (id), 
	CONSTRAINT fk_acts_by FOREIGN KEY("by") REFERENCES users (id), 
	CONSTRAINT fk_acts_undone_by FOREIGN KEY(undone_by) REFERENCES users (id)
);
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0013');
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
INSERT INTO "chairs" VALUES('e2685fddfb78bf6dcc4ba2ac858f0e83',0,'985d4807dd5fe598c2fc9897f37f773c',NULL,NULL);
INSERT INTO "chairs" VALUES('e2685fddfb78bf6dcc4ba2ac858f0e83',1,NULL,NULL,NULL);
INSERT INTO "chairs" VALUES('afc3b706e8b55b80f1b95f23c05ab9c4',0,'985d4807dd5fe598c2fc9897f37f773c',NULL,NULL);
INSERT INTO "chairs" VALUES('afc3b706e8b55b80f1b95f23c05ab9c4',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('d0265b3f99d675a1907aef9af10858d0',0,'985d4807dd5fe598c2fc9897f37f773c',NULL,NULL);
INSERT INTO "chairs" VALUES('d0265b3f99d675a1907aef9af10858d0',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('d6eb0f3d64b0b0e515eb2858f0ec6577',0,'985d4807dd5fe598c2fc9897f37f773c',NULL,NULL);
INSERT INTO "chairs" VALUES('d6eb0f3d64b0b0e515eb2858f0ec6577',1,NULL,'uniform',NULL);
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
CREATE TABLE contest_tables (
	table_id VARCHAR(32) NOT NULL, 
	contest_id VARCHAR(32) NOT NULL, 
	"group" INTEGER NOT NULL, 
	round INTEGER NOT NULL, 
	number INTEGER NOT NULL, 
	seats TEXT NOT NULL, 
	begins INTEGER, 
	awaited BOOLEAN NOT NULL, 
	CONSTRAINT pk_contest_tables PRIMARY KEY (table_id), 
	CONSTRAINT fk_contest_tables_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id), 
	CONSTRAINT uq_contest_tables_contest_id_group_round_number UNIQUE (contest_id, "group", round, number)
);
CREATE TABLE contests (
	id VARCHAR(32) NOT NULL, 
	code VARCHAR(8) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	host VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	public BOOLEAN NOT NULL, 
	setup TEXT NOT NULL, 
	status VARCHAR(16) NOT NULL, 
	groups TEXT NOT NULL, 
	created FLOAT NOT NULL, 
	changed FLOAT NOT NULL, 
	version INTEGER NOT NULL, 
	due FLOAT, 
	taken FLOAT NOT NULL, 
	CONSTRAINT pk_contests PRIMARY KEY (id), 
	CONSTRAINT fk_contests_host FOREIGN KEY(host) REFERENCES users (id), 
	CONSTRAINT uq_contests_code UNIQUE (code)
);
CREATE TABLE declined (
	table_id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	CONSTRAINT pk_declined PRIMARY KEY (table_id, user_id), 
	CONSTRAINT fk_declined_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_declined_user_id FOREIGN KEY(user_id) REFERENCES users (id)
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
INSERT INTO "devices" VALUES('1fbf42bea62086c529d451e38d05eb07','985d4807dd5fe598c2fc9897f37f773c','',1.79492369841367101668e+09,1.79492369841367101668e+09,NULL);
CREATE TABLE entrants (
	contest_id VARCHAR(32) NOT NULL, 
	number INTEGER NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	"group" INTEGER NOT NULL, 
	came FLOAT NOT NULL, 
	gone FLOAT, 
	CONSTRAINT pk_entrants PRIMARY KEY (contest_id, number), 
	CONSTRAINT fk_entrants_contest_id FOREIGN KEY(contest_id) REFERENCES contests (id), 
	CONSTRAINT fk_entrants_user_id FOREIGN KEY(user_id) REFERENCES users (id), 
	CONSTRAINT uq_entrants_contest_id_user_id UNIQUE (contest_id, user_id)
);
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
INSERT INTO "events" VALUES('afc3b706e8b55b80f1b95f23c05ab9c4',1,'start',-1,'start','{"chance":["builder south","reveal marble 1 www","reveal brick 1 www","reveal sandstone 3 w","reveal marble 2 ww","reveal sandstone 1 w","deal ducat 3","deal ducat 5","deal certificate","deal grosso 4","deal florin 3","deal florin 7","deal ducat 3","deal certificate","first anne"],"lines":15,"hash":"4bdad76da54cdb15"}',1.79492369843438339229e+09);
INSERT INTO "events" VALUES('afc3b706e8b55b80f1b95f23c05ab9c4',2,'play',0,'5475b364b6046d91','{"actions":["money"],"chance":["show certificate","show florin 4","show grosso 3"],"lines":19,"hash":"bfb3ae5a671c5eb2","gained":0.0}',1.79492369844314861295e+09);
INSERT INTO "events" VALUES('afc3b706e8b55b80f1b95f23c05ab9c4',3,'play',0,'95cd46b9906a5dae','{"actions":["take florin 4"],"lines":20,"hash":"5720572950a9cc83","gained":0.0}',1.79492369844471096997e+09);
INSERT INTO "events" VALUES('afc3b706e8b55b80f1b95f23c05ab9c4',4,'play',0,'1694a251ac297199','{"actions":["take grosso 3"],"lines":21,"hash":"0ea2eee498ef8a29","gained":0.0}',1.79492369844599056246e+09);
INSERT INTO "events" VALUES('afc3b706e8b55b80f1b95f23c05ab9c4',5,'play',1,'bot-4','{"actions":["take certificate"],"lines":22,"hash":"240186c3eab601e1"}',1.7949236986578631401e+09);
INSERT INTO "events" VALUES('afc3b706e8b55b80f1b95f23c05ab9c4',6,'play',1,'bot-5','{"actions":["tiles"],"chance":["reveal marble 2 w","reveal sandstone 1 ww"],"lines":25,"hash":"b24fdaf3dbdf0292"}',1.79492369866104221343e+09);
INSERT INTO "events" VALUES('afc3b706e8b55b80f1b95f23c05ab9c4',7,'play',1,'bot-6','{"actions":["buy sandstone 1 w","add florin 7","add certificate","pay"],"lines":29,"hash":"6b79b5d5422bd125"}',1.79492369866496300693e+09);
INSERT INTO "events" VALUES('afc3b706e8b55b80f1b95f23c05ab9c4',8,'play',1,'bot-7','{"actions":["discard"],"lines":30,"hash":"71f11358b07f673a"}',1.79492369866692614557e+09);
INSERT INTO "events" VALUES('afc3b706e8b55b80f1b95f23c05ab9c4',9,'play',0,'20beb7e6931032c1','{"actions":["money"],"chance":["show ducat 7","show florin 3","show grosso 3"],"lines":34,"hash":"d1ad8f7367d02af4","gained":0.0}',1.79492369866867852211e+09);
INSERT INTO "events" VALUES('d0265b3f99d675a1907aef9af10858d0',1,'start',-1,'start','{"chance":["next bram","next anne","lay neutral-carpenter","lay neutral-quarry","lay neutral-sawmill","lay neutral-farm","lay neutral-marketplace","lay forest"],"lines":8,"hash":"141ac39ef7f3fcc6"}',1.79492369867857074743e+09);
INSERT INTO "events" VALUES('d0265b3f99d675a1907aef9af10858d0',2,'play',1,'bot-1','{"actions":["place 1"],"lines":9,"hash":"91b8d58c7fbd3694"}',1.79492369870109248156e+09);
INSERT INTO "events" VALUES('d0265b3f99d675a1907aef9af10858d0',3,'play',0,'069497139b053791','{"actions":["place gate"],"lines":10,"hash":"b0a4b2ccb5cc2c01","gained":0.0}',1.79492369870411443708e+09);
INSERT INTO "events" VALUES('d0265b3f99d675a1907aef9af10858d0',4,'play',1,'bot-3','{"actions":["place 8"],"lines":11,"hash":"0960b7e426d28cbb"}',1.79492369870691275595e+09);
INSERT INTO "events" VALUES('d0265b3f99d675a1907aef9af10858d0',5,'play',0,'e3f2382766f2b5cc','{"actions":["place trading-post"],"lines":12,"hash":"0f6d8606e3ef82c0","gained":0.0}',1.79492369870897316933e+09);
INSERT INTO "events" VALUES('d0265b3f99d675a1907aef9af10858d0',6,'play',1,'bot-5','{"actions":["place castle"],"lines":13,"hash":"1bbc614b0b95919c"}',1.79492369871145224574e+09);
INSERT INTO "events" VALUES('d0265b3f99d675a1907aef9af10858d0',7,'play',0,'964924e11ceb6426','{"actions":["place guild"],"lines":14,"hash":"e1498c549a15bb37","gained":0.0}',1.79492369871278929704e+09);
INSERT INTO "events" VALUES('d0265b3f99d675a1907aef9af10858d0',8,'play',1,'bot-7','{"actions":["place 4"],"lines":15,"hash":"d7f72739f9128b66"}',1.79492369871486115448e+09);
INSERT INTO "events" VALUES('d0265b3f99d675a1907aef9af10858d0',9,'play',0,'4b0369e97873b5df','{"actions":["place joust-field"],"lines":16,"hash":"6be6b8b85d6778b3","gained":0.0}',1.79492369871632337571e+09);
INSERT INTO "events" VALUES('d0265b3f99d675a1907aef9af10858d0',10,'play',1,'bot-9','{"actions":["place 5"],"lines":17,"hash":"bf51c3a7e8a2df46"}',1.79492369872290158275e+09);
INSERT INTO "events" VALUES('d6eb0f3d64b0b0e515eb2858f0ec6577',1,'start',-1,'start','{"chance":["first anne","draw 16a","draw 14a","draw 24a","draw 6a","draw 14b","draw 3b","draw 4a","draw 24b","draw 21b","draw 21a","start 9a"],"lines":12,"hash":"e2bc6d6e9a451ef0"}',1.7949236987271661759e+09);
INSERT INTO "events" VALUES('d6eb0f3d64b0b0e515eb2858f0ec6577',2,'play',0,'d2e70856dfdd702f','{"actions":["lift c3"],"lines":13,"hash":"53bf047bf4d06fd2","gained":0.0}',1.79492369873531866075e+09);
INSERT INTO "events" VALUES('d6eb0f3d64b0b0e515eb2858f0ec6577',3,'play',0,'1a2a5f9c2e55172d','{"actions":["set a1"],"lines":14,"hash":"bc51bde937b8d3a0","gained":0.0}',1794923698.73709);
INSERT INTO "events" VALUES('d6eb0f3d64b0b0e515eb2858f0ec6577',4,'play',0,'668c8ed6d4182f4d','{"actions":["lay 6a"],"chance":["draw 7b"],"lines":16,"hash":"95aa25eb0dcee945","gained":0.0}',1.79492369874059343333e+09);
INSERT INTO "events" VALUES('d6eb0f3d64b0b0e515eb2858f0ec6577',5,'play',1,'bot-4','{"actions":["lift c3"],"lines":17,"hash":"16fa67645c093beb"}',1.79492369881943321222e+09);
INSERT INTO "events" VALUES('d6eb0f3d64b0b0e515eb2858f0ec6577',6,'play',1,'bot-5','{"actions":["set e1"],"lines":18,"hash":"b2efb15655012b46"}',1.7949236988223474026e+09);
INSERT INTO "events" VALUES('d6eb0f3d64b0b0e515eb2858f0ec6577',7,'play',1,'bot-6','{"actions":["lay 21b"],"chance":["draw 5b","draw 22a","draw 19b"],"lines":22,"hash":"4fe915a467fe6f75"}',1.79492369882634401328e+09);
INSERT INTO "events" VALUES('d6eb0f3d64b0b0e515eb2858f0ec6577',8,'play',0,'6ee7982f43d9989a','{"actions":["lift c3"],"lines":23,"hash":"bb3fb8046eebedcc","gained":0.0}',1.79492369882832145683e+09);
INSERT INTO "events" VALUES('d6eb0f3d64b0b0e515eb2858f0ec6577',9,'play',0,'7852fa10f9a0c270','{"actions":["set a1"],"lines":24,"hash":"c4d2357ce605511e","gained":0.0}',1.79492369882972311974e+09);
CREATE TABLE heard (
	report VARCHAR(16) NOT NULL, 
	number INTEGER NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	text VARCHAR(500) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_heard PRIMARY KEY (report, number), 
	CONSTRAINT fk_heard_report FOREIGN KEY(report) REFERENCES reports (id), 
	CONSTRAINT fk_heard_user_id FOREIGN KEY(user_id) REFERENCES users (id)
);
CREATE TABLE house (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_house PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('key','af8b8ef53efeb5d19134b8d8cd0977e1b5fe4c27e254524b666a72a99470f557');
INSERT INTO "house" VALUES('awake','1794923698.3132343');
INSERT INTO "house" VALUES('looks who comes since','1794923698.307507');
CREATE TABLE invitations (
	table_id VARCHAR(32) NOT NULL, 
	user_id VARCHAR(32) NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_invitations PRIMARY KEY (table_id, user_id), 
	CONSTRAINT fk_invitations_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_invitations_user_id FOREIGN KEY(user_id) REFERENCES users (id), 
	CONSTRAINT fk_invitations_by FOREIGN KEY("by") REFERENCES users (id)
);
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
CREATE TABLE reports (
	id VARCHAR(16) NOT NULL, 
	"by" VARCHAR(32) NOT NULL, 
	about VARCHAR(32) NOT NULL, 
	table_id VARCHAR(32) NOT NULL, 
	game VARCHAR(32) NOT NULL, 
	reason VARCHAR(12) NOT NULL, 
	words VARCHAR(500) NOT NULL, 
	line INTEGER, 
	at FLOAT NOT NULL, 
	CONSTRAINT pk_reports PRIMARY KEY (id), 
	CONSTRAINT fk_reports_by FOREIGN KEY("by") REFERENCES users (id), 
	CONSTRAINT fk_reports_about FOREIGN KEY(about) REFERENCES users (id)
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
INSERT INTO "tables" VALUES('e2685fddfb78bf6dcc4ba2ac858f0e83','83MS4H','6f0593cd3f53a86935da17df3d174852','985d4807dd5fe598c2fc9897f37f773c','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"none","seconds":0,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[],"taught":[],"contest":""}',X'045127D693A6392D386B002BE247102EB25482CD5D9E78CA176A9244FEEE0889','open',0,'{"game": "palazzo", "rules": 1, "options": {"stacks": "reconstructed", "money": "hidden"}, "players": {"anne": {"hand": [], "known": [], "palaces": []}, "bram": {"hand": [], "known": [], "palaces": []}}, "builder": null, "quarries": {"north": [], "east": [], "south": [], "west": []}, "supply": [], "box": [], "riders": 0, "discard": [], "reshuffled": false, "shown": [], "auction": null, "laying": [], "lot": [], "agenda": ["builder", "layout", "deal anne", "deal bram", "first"]}',NULL,NULL,NULL,NULL,NULL,1.79492369842170262331e+09,1.79492369842170262331e+09,0,0,NULL);
INSERT INTO "tables" VALUES('afc3b706e8b55b80f1b95f23c05ab9c4','VDMQ8A','2750dc004c12d1b5f6aa864c17aec13c','985d4807dd5fe598c2fc9897f37f773c','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[],"taught":[],"contest":""}',X'BFFBD54638BCD8A3E503566715A52A93993925EB57BC257AC8BDF84713AA5C68','playing',9,'{"agenda":["take anne -","take bram -","turn bram"],"auction":null,"box":["sandstone 1 w"],"builder":"south","discard":["florin 7","certificate"],"game":"palazzo","laying":[],"lot":[],"options":{"money":"hidden","stacks":"reconstructed"},"players":{"anne":{"hand":["florin 4","ducat 3","ducat 5","grosso 3","grosso 4","certificate"],"known":["florin 4","grosso 3"],"palaces":[]},"bram":{"hand":["florin 3","ducat 3","certificate"],"known":[],"palaces":[]}},"quarries":{"east":["brick 1 www"],"north":["marble 1 www","sandstone 1 ww"],"south":["sandstone 3 w"],"west":["marble 2 ww"]},"reshuffled":false,"riders":0,"rules":1,"shown":["florin 3","ducat 7","grosso 3"],"supply":["marble 2 w"]}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9866404533386,600.0],"running":0,"since":1794923698.6686785}',1.79492429865531897539e+09,NULL,NULL,1.79492369843221116071e+09,1.79492369866867852211e+09,9,0,NULL);
INSERT INTO "tables" VALUES('d0265b3f99d675a1907aef9af10858d0','FDEVXS','06d21b165a56024ac06070b0b7f5c46f','985d4807dd5fe598c2fc9897f37f773c','caylus',1,2,1,'{"options":{"figures":"rulebook","favours":"table","jeweller":"without"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[],"taught":[],"contest":""}',X'546293BCD32C36725C0DFFB2B8A2B9CF888BAC9E877C36DED8031597FA4BC988','playing',10,'{"agenda":["placing anne","special gate","special trading-post","special guild","special joust-field","special stables","special inn","bribes","road -","castle","end"],"bailiff":6,"castle":["bram"],"counted":[],"game":"caylus","inn":{"guest":null,"left":null},"options":{"favours":"table","figures":"rulebook","jeweller":"without"},"order":["bram","anne"],"passed":[],"players":{"anne":{"batches":0,"cloth":0,"deniers":3,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1},"bram":{"batches":0,"cloth":0,"deniers":2,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1}},"provost":6,"road":{"1":{"tile":"neutral-carpenter","worker":"bram"},"16":"gold-mine","2":"neutral-quarry","3":"neutral-sawmill","4":{"tile":"neutral-farm","worker":"bram"},"5":{"tile":"neutral-marketplace","worker":"bram"},"6":"forest","7":"peddler","8":{"tile":"carpenter","worker":"bram"}},"rules":1,"special":{"gate":"anne","guild":"anne","joust-field":"anne","trading-post":"anne"},"stables":[],"turn":1}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9921183586121,600.0],"running":0,"since":1794923698.7229016}',1794924298.71502,NULL,NULL,1.79492369867614388464e+09,1.79492369872290158275e+09,10,0,NULL);
INSERT INTO "tables" VALUES('d6eb0f3d64b0b0e515eb2858f0ec6577','HP7BEC','5d89abd47760298f5a35916bacc1eb45','985d4807dd5fe598c2fc9897f37f773c','potzklotz',2,2,1,'{"options":{"mode":"basic","cards":5,"penalty":"card","base":"open","turning":"forbidden","hands":"hidden","out_of_turn":"no","deals":1},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[],"taught":[],"contest":""}',X'6C5F0347EC772FBE2AC94524D4E6B0C25E58E09172D41949EBA30C874CCE2E61','playing',9,'{"agenda":["lay anne c3 a1"],"at":"c3","building":"121/001","chain":0,"deals":[],"first":"anne","game":"potzklotz","idle":0,"options":{"base":"open","cards":5,"deals":1,"hands":"hidden","mode":"basic","out_of_turn":"no","penalty":"card","turning":"forbidden"},"players":{"anne":{"hand":["6a","7b","14a","14b","16a","22a","24a"],"known":["6a"],"laid":[],"late":false},"bram":{"hand":["3b","4a","5b","19b","21a","21b","24b"],"known":["21b"],"laid":[],"late":false}},"rules":2,"shown":"9a","start":"9a","turned":0}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9831936359406,600.0],"running":0,"since":1794923698.8297231}',1.7949242988129167557e+09,NULL,NULL,1.79492369872389626508e+09,1.79492369882972311974e+09,9,0,NULL);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, link VARCHAR(32), learned TEXT, leaving FLOAT, 
	CONSTRAINT pk_users PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('985d4807dd5fe598c2fc9897f37f773c','Anne',1.79492369840485954286e+09,NULL,NULL,NULL);
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
CREATE INDEX ix_contests_host ON contests (host);
CREATE INDEX ix_contests_status_changed ON contests (status, changed);
CREATE INDEX ix_contests_due ON contests (due) WHERE due IS NOT NULL;
CREATE INDEX ix_entrants_user_id ON entrants (user_id);
CREATE INDEX ix_invitations_user_id ON invitations (user_id);
CREATE INDEX ix_invitations_by_at ON invitations ("by", at);
CREATE INDEX ix_reports_by_at ON reports ("by", at);
CREATE INDEX ix_reports_about ON reports (about);
CREATE INDEX ix_reports_at ON reports (at);
CREATE INDEX ix_heard_user_id ON heard (user_id);
CREATE INDEX ix_acts_about ON acts (about);
CREATE INDEX ix_acts_at ON acts (at);
CREATE INDEX ix_acts_report ON acts (report);
COMMIT;
