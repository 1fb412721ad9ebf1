BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0005');
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
INSERT INTO "chairs" VALUES('8e74a1476962736001a56ac478ae0d84',0,'7d60daa59934643b0a2cb7ec56e0e07f',NULL,NULL);
INSERT INTO "chairs" VALUES('8e74a1476962736001a56ac478ae0d84',1,NULL,NULL,NULL);
INSERT INTO "chairs" VALUES('64fdc2331d40e9c563627c5647fea8ac',0,'7d60daa59934643b0a2cb7ec56e0e07f',NULL,NULL);
INSERT INTO "chairs" VALUES('64fdc2331d40e9c563627c5647fea8ac',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('1e50851f0ce25e1cda920641c9d31327',0,'7d60daa59934643b0a2cb7ec56e0e07f',NULL,NULL);
INSERT INTO "chairs" VALUES('1e50851f0ce25e1cda920641c9d31327',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('34afbd7a7c15f500a1a8eee6af81f458',0,'7d60daa59934643b0a2cb7ec56e0e07f',NULL,NULL);
INSERT INTO "chairs" VALUES('34afbd7a7c15f500a1a8eee6af81f458',1,NULL,'uniform',NULL);
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
INSERT INTO "events" VALUES('64fdc2331d40e9c563627c5647fea8ac',1,'start',-1,'start','{"chance":["builder west","reveal sandstone 2 w","reveal brick 1 www","reveal brick 1 w","reveal sandstone 1 www","reveal marble 3 w","deal florin 7","deal florin 6","deal certificate","deal florin 4","deal florin 4","deal grosso 3","deal ducat 3","deal grosso 4","first bram"],"lines":15,"hash":"5b4ea42c7479b7de"}',1.7949071813049051762e+09);
INSERT INTO "events" VALUES('64fdc2331d40e9c563627c5647fea8ac',2,'play',1,'bot-1','{"actions":["tiles"],"chance":["reveal brick 2 ww","reveal marble 2 ww"],"lines":18,"hash":"4489330681b98385"}',1.79490718210751962658e+09);
INSERT INTO "events" VALUES('64fdc2331d40e9c563627c5647fea8ac',3,'play',1,'bot-2','{"actions":["auction"],"lines":19,"hash":"fe9d3ec3aae13604"}',1.79490718211849546431e+09);
INSERT INTO "events" VALUES('64fdc2331d40e9c563627c5647fea8ac',4,'play',0,'a092e533329cb03e','{"actions":["add florin 4"],"lines":20,"hash":"f26b303be7fd2052","unseen":true}',1.79490718212728214264e+09);
INSERT INTO "events" VALUES('64fdc2331d40e9c563627c5647fea8ac',5,'play',0,'3aa892f725da91ec','{"actions":["add florin 6"],"lines":21,"hash":"a70c4e39b368180a","unseen":true}',1.79490718213327121732e+09);
INSERT INTO "events" VALUES('64fdc2331d40e9c563627c5647fea8ac',6,'play',0,'9675c7fd1429d17a','{"actions":["add florin 7"],"lines":22,"hash":"b8d8daf05df091fc","unseen":true}',1.79490718213708090782e+09);
INSERT INTO "events" VALUES('64fdc2331d40e9c563627c5647fea8ac',7,'play',0,'bb245ecc4a57692a','{"actions":["add certificate"],"lines":23,"hash":"248263e5ce00f22b","unseen":true}',1.79490718214103484148e+09);
INSERT INTO "events" VALUES('64fdc2331d40e9c563627c5647fea8ac',8,'play',0,'04146b508bb05e37','{"actions":["bid"],"lines":24,"hash":"af70de580a34eae9","gained":0.0}',1.79490718214513492578e+09);
INSERT INTO "events" VALUES('64fdc2331d40e9c563627c5647fea8ac',9,'play',1,'bot-8','{"actions":["pass"],"lines":25,"hash":"a5b44ab8d00983a9"}',1.79490718216847372056e+09);
INSERT INTO "events" VALUES('1e50851f0ce25e1cda920641c9d31327',1,'start',-1,'start','{"chance":["next bram","next anne","lay neutral-quarry","lay forest","lay neutral-carpenter","lay neutral-marketplace","lay neutral-farm","lay neutral-sawmill"],"lines":8,"hash":"c48a410ca9d9fd54"}',1.79490718222072434418e+09);
INSERT INTO "events" VALUES('1e50851f0ce25e1cda920641c9d31327',2,'play',1,'bot-1','{"actions":["place castle"],"lines":9,"hash":"f196c8893b74b92b"}',1794907185.26444);
INSERT INTO "events" VALUES('1e50851f0ce25e1cda920641c9d31327',3,'play',0,'7950c668d34355a0','{"actions":["place gate"],"lines":10,"hash":"ea1eeeccf290f643","gained":0.0}',1.79490718529025459291e+09);
INSERT INTO "events" VALUES('1e50851f0ce25e1cda920641c9d31327',4,'play',1,'bot-3','{"actions":["place 16"],"lines":11,"hash":"a2534f820f45921c"}',1.79490718532844686504e+09);
INSERT INTO "events" VALUES('1e50851f0ce25e1cda920641c9d31327',5,'play',0,'2ab689f1c2e775c8','{"actions":["place trading-post"],"lines":12,"hash":"cfe631a85c0d9381","gained":0.0}',1.79490718535244846336e+09);
INSERT INTO "events" VALUES('1e50851f0ce25e1cda920641c9d31327',6,'play',1,'bot-5','{"actions":["place 7"],"lines":13,"hash":"6dd676c5c3ec3552"}',1.79490718543251752846e+09);
INSERT INTO "events" VALUES('1e50851f0ce25e1cda920641c9d31327',7,'play',0,'16d3f286d22e4987','{"actions":["place guild"],"lines":14,"hash":"4af5bdc9acee183e","gained":0.0}',1.79490718543623614311e+09);
INSERT INTO "events" VALUES('1e50851f0ce25e1cda920641c9d31327',8,'play',1,'bot-7','{"actions":["place 8"],"lines":15,"hash":"51623ee50c67a0c9"}',1.79490718548052811615e+09);
INSERT INTO "events" VALUES('1e50851f0ce25e1cda920641c9d31327',9,'play',0,'f380d92f2c0c8ad8','{"actions":["place joust-field"],"lines":16,"hash":"988a0781c9507da1","gained":0.0}',1.79490718549636912347e+09);
INSERT INTO "events" VALUES('1e50851f0ce25e1cda920641c9d31327',10,'play',1,'bot-9','{"actions":["place 2"],"lines":17,"hash":"11ca58c8b3b847ea"}',1.79490718553314638136e+09);
INSERT INTO "events" VALUES('34afbd7a7c15f500a1a8eee6af81f458',1,'start',-1,'start','{"chance":["first anne","draw 1b","draw 9a","draw 3b","draw 7b","draw 27b","draw 20b","draw 15b","draw 26b","draw 25b","draw 28b","start 15a"],"lines":12,"hash":"2b41ffa6f0715846"}',1.79490718555255174639e+09);
INSERT INTO "events" VALUES('34afbd7a7c15f500a1a8eee6af81f458',2,'play',0,'747ea2c4ca378316','{"actions":["lift c3"],"lines":13,"hash":"5ccc446bd5de62fd","gained":0.0}',1.79490718558199357978e+09);
INSERT INTO "events" VALUES('34afbd7a7c15f500a1a8eee6af81f458',3,'play',0,'c0f8e31c15932299','{"actions":["set a1"],"lines":14,"hash":"32fd551d129c40b0","gained":0.0}',1.79490718560089564321e+09);
INSERT INTO "events" VALUES('34afbd7a7c15f500a1a8eee6af81f458',4,'play',0,'1c8330cc0bc279b6','{"actions":["lay 1b"],"chance":["draw 2b"],"lines":16,"hash":"6c3b942c484989e5","gained":0.0}',1.79490718562175464632e+09);
INSERT INTO "events" VALUES('34afbd7a7c15f500a1a8eee6af81f458',5,'play',1,'bot-4','{"actions":["lift d3"],"lines":17,"hash":"e589d14be9432a93"}',1.79490718935572385783e+09);
INSERT INTO "events" VALUES('34afbd7a7c15f500a1a8eee6af81f458',6,'play',1,'bot-5','{"actions":["set a2"],"lines":18,"hash":"ab5568e0e18c1af0"}',1.79490718946917486185e+09);
INSERT INTO "events" VALUES('34afbd7a7c15f500a1a8eee6af81f458',7,'play',1,'bot-6','{"actions":["lay 26b"],"chance":["draw 24a","draw 14b","draw 19a"],"lines":22,"hash":"a6e17dc2e55e285b"}',1.7949071895385057926e+09);
INSERT INTO "events" VALUES('34afbd7a7c15f500a1a8eee6af81f458',8,'play',0,'b485b43ed7505d6c','{"actions":["lift c3"],"lines":23,"hash":"f16f21a8e365396a","gained":0.0}',1.79490718955728960036e+09);
INSERT INTO "events" VALUES('34afbd7a7c15f500a1a8eee6af81f458',9,'play',0,'72e48c6519258557','{"actions":["set a1"],"lines":24,"hash":"d521de32bcae1613","gained":0.0}',1.79490718957652282709e+09);
CREATE TABLE house (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_house PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('key','fc815a83f864c1668ccd2a3f75b1b7a402b85703cb130d39e7e38e3ba833c92f');
INSERT INTO "house" VALUES('awake','1794907185.6679409');
CREATE TABLE nodes (
	id VARCHAR(16) NOT NULL, 
	address TEXT NOT NULL, 
	release VARCHAR(32) NOT NULL, 
	seen FLOAT NOT NULL, 
	until FLOAT NOT NULL, 
	CONSTRAINT pk_nodes PRIMARY KEY (id)
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
INSERT INTO "tables" VALUES('8e74a1476962736001a56ac478ae0d84','HF46DJ','10e12faf6e05cc4aa7cbb9818668a7e7','7d60daa59934643b0a2cb7ec56e0e07f','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"none","seconds":0,"increment":0},"undo":"free","chat":true,"kept":[]}',X'CDFEEC14A101F179EF5C59D92691FC50040937D5DE7C1BE1F6374B8E9C52E306','open',0,'{"game": "palazzo", "rules": 1, "options": {"stacks": "reconstructed", "money": "hidden"}, "players": {"anne": {"hand": [], "known": [], "palaces": []}, "bram": {"hand": [], "known": [], "palaces": []}}, "builder": null, "quarries": {"north": [], "east": [], "south": [], "west": []}, "supply": [], "box": [], "riders": 0, "discard": [], "reshuffled": false, "shown": [], "auction": null, "laying": [], "lot": [], "agenda": ["builder", "layout", "deal anne", "deal bram", "first"]}',NULL,NULL,NULL,NULL,NULL,1.79490718126125216487e+09,1.79490718126125216487e+09,0,0,NULL);
INSERT INTO "tables" VALUES('64fdc2331d40e9c563627c5647fea8ac','DBZKBB','06803702b1212bc26fd9a57eeb26b65b','7d60daa59934643b0a2cb7ec56e0e07f','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"kept":[]}',X'B7133BA50A15A16D930335461D31CC7F3CF2C0BAD4A3481FD45FFB4C71968C64','playing',9,'{"agenda":["building anne -","turn anne"],"auction":null,"box":[],"builder":"north","discard":["florin 4","florin 6","florin 7","certificate"],"game":"palazzo","laying":[],"lot":["sandstone 2 w"],"options":{"money":"hidden","stacks":"reconstructed"},"players":{"anne":{"hand":[],"known":[],"palaces":[]},"bram":{"hand":["florin 4","ducat 3","grosso 3","grosso 4"],"known":[],"palaces":[]}},"quarries":{"east":["brick 1 www","marble 2 ww"],"north":[],"south":["brick 1 w"],"west":["sandstone 1 www"]},"reshuffled":false,"riders":0,"rules":1,"shown":[],"supply":["marble 3 w","brick 2 ww"]}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9733605384827,600.0],"running":0,"since":1794907182.1684737}',1.794907782141834259e+09,NULL,NULL,1.79490718129216837882e+09,1.79490718216847372056e+09,5,0,NULL);
INSERT INTO "tables" VALUES('1e50851f0ce25e1cda920641c9d31327','9YXMQX','586880d50b09d8befd72c5e5871e6045','7d60daa59934643b0a2cb7ec56e0e07f','caylus',1,2,1,'{"options":{"figures":"rulebook","favours":"table","jeweller":"without"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"kept":[]}',X'141D60B4EF6B20664502DFDE12585700DF3E2E0D0DEABD2503FCDFF00AE434A8','playing',10,'{"agenda":["placing anne","special gate","special trading-post","special guild","special joust-field","special stables","special inn","bribes","road -","castle","end"],"bailiff":6,"castle":["bram"],"counted":[],"game":"caylus","inn":{"guest":null,"left":null},"options":{"favours":"table","figures":"rulebook","jeweller":"without"},"order":["bram","anne"],"passed":[],"players":{"anne":{"batches":0,"cloth":0,"deniers":3,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1},"bram":{"batches":0,"cloth":0,"deniers":2,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1}},"provost":6,"road":{"1":"neutral-quarry","16":{"tile":"gold-mine","worker":"bram"},"2":{"tile":"forest","worker":"bram"},"3":"neutral-carpenter","4":"neutral-marketplace","5":"neutral-farm","6":"neutral-sawmill","7":{"tile":"peddler","worker":"bram"},"8":{"tile":"carpenter","worker":"bram"}},"rules":1,"special":{"gate":"anne","guild":"anne","joust-field":"anne","trading-post":"anne"},"stables":[],"turn":1}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9306242465973,600.0],"running":0,"since":1794907185.5331464}',1.79490778546377062799e+09,NULL,NULL,1794907182.19536,1.79490718553314638136e+09,10,0,NULL);
INSERT INTO "tables" VALUES('34afbd7a7c15f500a1a8eee6af81f458','T9NFF9','caa2429a8dbfb980edd9c11c598b3e0c','7d60daa59934643b0a2cb7ec56e0e07f','potzklotz',2,2,1,'{"options":{"mode":"basic","cards":5,"penalty":"card","base":"open","turning":"forbidden","hands":"hidden","out_of_turn":"no","deals":1},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"kept":[]}',X'6CE028AF074F137686730738A9DF0411D7CF62020F30036799ABEE8E6F8EB403','playing',9,'{"agenda":["lay anne c3 a1"],"at":"c3","building":"210/011","chain":0,"deals":[],"first":"anne","game":"potzklotz","idle":0,"options":{"base":"open","cards":5,"deals":1,"hands":"hidden","mode":"basic","out_of_turn":"no","penalty":"card","turning":"forbidden"},"players":{"anne":{"hand":["1b","2b","3b","7b","9a","14b","27b"],"known":["1b"],"laid":[],"late":false},"bram":{"hand":["15b","19a","20b","24a","25b","26b","28b"],"known":["26b"],"laid":[],"late":false}},"rules":2,"shown":"15a","start":"15a","turned":0}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.8927800655365,600.0],"running":0,"since":1794907189.5765228}',1.79490778946930289268e+09,NULL,NULL,1794907185.53264,1.79490718957652282709e+09,9,0,NULL);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, link VARCHAR(32), learned TEXT, 
	CONSTRAINT pk_users PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('7d60daa59934643b0a2cb7ec56e0e07f','Anne',1.79490718122504806517e+09,NULL,NULL);
CREATE INDEX ix_tables_status_changed ON tables (status, changed) WHERE public = 1;
CREATE INDEX ix_tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_chairs_user_id ON chairs (user_id);
CREATE INDEX ix_chairs_resigned ON chairs (resigned) WHERE resigned IS NOT NULL;
CREATE INDEX ix_tables_node ON tables (node) WHERE status = 'playing';
CREATE INDEX ix_presence_node ON presence (node);
COMMIT;
