BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0002');
CREATE TABLE chairs (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id VARCHAR(32), 
	bot VARCHAR(32), 
	CONSTRAINT pk_chairs PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_chairs_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_chairs_user_id FOREIGN KEY(user_id) REFERENCES users (id)
);
INSERT INTO "chairs" VALUES('0dec74b53539223e896c8af4b3775581',0,'9131be1ff1794d3f652cd2295f98096d',NULL);
INSERT INTO "chairs" VALUES('0dec74b53539223e896c8af4b3775581',1,NULL,NULL);
INSERT INTO "chairs" VALUES('6e16e25a7a9bbf2057d7db34d4a287fe',0,'9131be1ff1794d3f652cd2295f98096d',NULL);
INSERT INTO "chairs" VALUES('6e16e25a7a9bbf2057d7db34d4a287fe',1,NULL,'uniform');
INSERT INTO "chairs" VALUES('7f6298e9792dc1b646d5d7cda650ebef',0,'9131be1ff1794d3f652cd2295f98096d',NULL);
INSERT INTO "chairs" VALUES('7f6298e9792dc1b646d5d7cda650ebef',1,NULL,'uniform');
INSERT INTO "chairs" VALUES('7fbf1b09f0eee18fccdf7a33a9aa1bb4',0,'9131be1ff1794d3f652cd2295f98096d',NULL);
INSERT INTO "chairs" VALUES('7fbf1b09f0eee18fccdf7a33a9aa1bb4',1,NULL,'uniform');
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
INSERT INTO "events" VALUES('6e16e25a7a9bbf2057d7db34d4a287fe',1,'start',-1,'start','{"actions":[],"chance":["builder east","reveal marble 1 ww","reveal marble 2 w","reveal marble 2 ww","reveal sandstone 3 w","reveal brick 1 w","deal ducat 3","deal ducat 3","deal grosso 3","deal certificate","deal florin 6","deal florin 5","deal ducat 5","deal grosso 5","first anne"],"kept":[],"lines":15,"hash":"d539bc40a17fe844"}',1.79481361503278541566e+09);
INSERT INTO "events" VALUES('6e16e25a7a9bbf2057d7db34d4a287fe',2,'play',0,'7ae91e6f573eb0db','{"actions":["money"],"chance":["show florin 4","show florin 3","show certificate"],"kept":[],"lines":19,"hash":"f6c441d068933233"}',1.79481361510858106614e+09);
INSERT INTO "events" VALUES('6e16e25a7a9bbf2057d7db34d4a287fe',3,'play',0,'5951608c920882cc','{"actions":["take florin 3"],"chance":[],"kept":[],"lines":20,"hash":"ce5ec97d832b5ef9"}',1.79481361522200608257e+09);
INSERT INTO "events" VALUES('6e16e25a7a9bbf2057d7db34d4a287fe',4,'play',0,'71065f3c42bad48e','{"actions":["take florin 4"],"chance":[],"kept":[],"lines":21,"hash":"d197de8ab3f23b73"}',1.79481361525388169288e+09);
INSERT INTO "events" VALUES('6e16e25a7a9bbf2057d7db34d4a287fe',5,'play',1,'bot-4','{"actions":["take certificate"],"chance":[],"kept":[],"lines":22,"hash":"373f1628b92bce9b"}',1.79481361692527151109e+09);
INSERT INTO "events" VALUES('6e16e25a7a9bbf2057d7db34d4a287fe',6,'play',1,'bot-5','{"actions":["tiles"],"chance":["reveal marble 3 w","reveal brick 1 ww"],"kept":[],"lines":25,"hash":"240f65bee12cc675"}',1.79481361694026279448e+09);
INSERT INTO "events" VALUES('6e16e25a7a9bbf2057d7db34d4a287fe',7,'play',1,'bot-6','{"actions":["buy marble 3 w"],"chance":[],"kept":[],"lines":26,"hash":"d3d355a2913b0a4e"}',1.79481361694979262349e+09);
INSERT INTO "events" VALUES('6e16e25a7a9bbf2057d7db34d4a287fe',8,'play',1,'bot-7','{"actions":["add florin 6"],"chance":[],"kept":[],"lines":27,"hash":"b66817b818248756"}',1.79481361695591187473e+09);
INSERT INTO "events" VALUES('6e16e25a7a9bbf2057d7db34d4a287fe',9,'play',1,'bot-8','{"actions":["add certificate"],"chance":[],"kept":[],"lines":28,"hash":"f20109fbd983d188"}',1.79481361697223162649e+09);
INSERT INTO "events" VALUES('6e16e25a7a9bbf2057d7db34d4a287fe',10,'play',1,'bot-9','{"actions":["pay"],"chance":[],"kept":[],"lines":29,"hash":"ef70d273c50c8f49"}',1.79481361776707434656e+09);
INSERT INTO "events" VALUES('7f6298e9792dc1b646d5d7cda650ebef',1,'start',-1,'start','{"actions":[],"chance":["next anne","next bram","lay neutral-sawmill","lay forest","lay neutral-quarry","lay neutral-marketplace","lay neutral-carpenter","lay neutral-farm"],"kept":[],"lines":8,"hash":"dcbf5503bccbbf54"}',1.79481361777258801464e+09);
INSERT INTO "events" VALUES('6e16e25a7a9bbf2057d7db34d4a287fe',11,'play',1,'bot-10','{"actions":["new"],"chance":[],"kept":[],"lines":30,"hash":"914d18204e74faf7"}',1.79481361777598285678e+09);
INSERT INTO "events" VALUES('7f6298e9792dc1b646d5d7cda650ebef',2,'play',0,'b20aee7772d6093f','{"actions":["place gate"],"chance":[],"kept":[],"lines":9,"hash":"380754d31d548050"}',1.7948136177931981087e+09);
INSERT INTO "events" VALUES('7f6298e9792dc1b646d5d7cda650ebef',3,'play',1,'bot-2','{"actions":["place 3"],"chance":[],"kept":[],"lines":10,"hash":"3e3d32e93feac2d2"}',1.79481361833890175816e+09);
INSERT INTO "events" VALUES('7f6298e9792dc1b646d5d7cda650ebef',4,'play',0,'a29dc8f3afb7831c','{"actions":["place trading-post"],"chance":[],"kept":[],"lines":11,"hash":"4402329cc0e47027"}',1.79481361845574951176e+09);
INSERT INTO "events" VALUES('7f6298e9792dc1b646d5d7cda650ebef',5,'play',1,'bot-4','{"actions":["pass"],"chance":[],"kept":[],"lines":12,"hash":"7b34e0bc38c60eca"}',1.79481361846720647809e+09);
INSERT INTO "events" VALUES('7f6298e9792dc1b646d5d7cda650ebef',6,'play',0,'9a3dc28a35a8131e','{"actions":["place guild"],"chance":[],"kept":[],"lines":13,"hash":"2e356a62c70a30e7"}',1.79481361849784541132e+09);
INSERT INTO "events" VALUES('7f6298e9792dc1b646d5d7cda650ebef',7,'play',0,'c99be8e76a941976','{"actions":["pass"],"chance":[],"kept":[],"lines":14,"hash":"a0167ad96a0dd78f"}',1.79481361850251841549e+09);
INSERT INTO "events" VALUES('7f6298e9792dc1b646d5d7cda650ebef',8,'play',0,'df6b8ede9cc93490','{"actions":["move joust-field"],"chance":[],"kept":[],"lines":15,"hash":"8c520f0bd171d7ca"}',1.7948136185092225075e+09);
INSERT INTO "events" VALUES('7f6298e9792dc1b646d5d7cda650ebef',9,'play',0,'59fa13f93c46cc8c','{"actions":["provost back 3"],"chance":[],"kept":[],"lines":16,"hash":"0dde44514972fcfa"}',1.79481361852556371683e+09);
INSERT INTO "events" VALUES('7fbf1b09f0eee18fccdf7a33a9aa1bb4',1,'start',-1,'start','{"actions":[],"chance":["first anne","draw 23a","draw 4a","draw 27a","draw 8a","draw 5b","draw 9b","draw 7b","draw 2a","draw 24a","draw 6b","start 19b"],"kept":[],"lines":12,"hash":"8f1555d472b35f80"}',1.79481361867500352862e+09);
INSERT INTO "events" VALUES('7fbf1b09f0eee18fccdf7a33a9aa1bb4',2,'play',0,'129d57746c751f5d','{"actions":["lift d2"],"chance":[],"kept":[],"lines":13,"hash":"2b30f0224d7a54d1"}',1.79481361868685936923e+09);
INSERT INTO "events" VALUES('7fbf1b09f0eee18fccdf7a33a9aa1bb4',3,'play',0,'cabac1ba62b9f0ea','{"actions":["set a1"],"chance":[],"kept":[],"lines":14,"hash":"42af05fbe526c324"}',1.79481361868895602229e+09);
INSERT INTO "events" VALUES('7fbf1b09f0eee18fccdf7a33a9aa1bb4',4,'play',0,'ecd32dad22341740','{"actions":["lay 4a"],"chance":["draw 21b"],"kept":[],"lines":16,"hash":"2b21ac942a5acab3"}',1.79481361869231820106e+09);
INSERT INTO "events" VALUES('7f6298e9792dc1b646d5d7cda650ebef',10,'play',1,'bot-9','{"actions":["provost back 2"],"chance":[],"kept":[],"lines":17,"hash":"7e55520f2d5fc805"}',1.79481361876582479479e+09);
INSERT INTO "events" VALUES('7fbf1b09f0eee18fccdf7a33a9aa1bb4',5,'play',1,'bot-4','{"actions":["lift d3"],"chance":[],"kept":[],"lines":17,"hash":"54365b1b02a29b39"}',1.79481362010812878606e+09);
INSERT INTO "events" VALUES('7fbf1b09f0eee18fccdf7a33a9aa1bb4',6,'play',1,'bot-5','{"actions":["set d7"],"chance":[],"kept":[],"lines":18,"hash":"5f74d945fb3d273b"}',1.79481362040647292139e+09);
INSERT INTO "events" VALUES('7fbf1b09f0eee18fccdf7a33a9aa1bb4',7,'play',1,'bot-6','{"actions":["lay 7b"],"chance":["draw 6a","draw 7a","draw 20a"],"kept":[],"lines":22,"hash":"c97d9f867ea3d731"}',1.7948136204487118721e+09);
INSERT INTO "events" VALUES('7fbf1b09f0eee18fccdf7a33a9aa1bb4',8,'play',0,'d8ca309b57918167','{"actions":["lift d2"],"chance":[],"kept":[],"lines":23,"hash":"98600f27fb43c7e3"}',1.79481362061818742756e+09);
INSERT INTO "events" VALUES('7fbf1b09f0eee18fccdf7a33a9aa1bb4',9,'play',0,'51419d9803314128','{"actions":["set a1"],"chance":[],"kept":[],"lines":24,"hash":"7985848a0a629664"}',1.79481362062280058863e+09);
CREATE TABLE house (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_house PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('key','33ec7f7e939e005b94869b5d3ae84dc4ff8e1c04a3ef16aacdfc8384560591d5');
INSERT INTO "house" VALUES('awake','1794813618.9368737');
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
	changed FLOAT NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES users (id), 
	CONSTRAINT uq_tables_code UNIQUE (code)
);
INSERT INTO "tables" VALUES('0dec74b53539223e896c8af4b3775581','8MYYQU','cfbc0818ec6e7380c1e0abc494b7bf29','9131be1ff1794d3f652cd2295f98096d','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"none","seconds":0,"increment":0},"undo":"free","chat":true}',X'BF8EDD6F45A671437D53E7AE79638165D2CFA8FD8FA64BD433382836575CA521','open',0,'{"game": "palazzo", "rules": 1, "options": {"stacks": "reconstructed", "money": "hidden"}, "players": {"anne": {"hand": [], "known": [], "palaces": []}, "bram": {"hand": [], "known": [], "palaces": []}}, "builder": null, "quarries": {"north": [], "east": [], "south": [], "west": []}, "supply": [], "box": [], "riders": 0, "discard": [], "reshuffled": false, "shown": [], "auction": null, "laying": [], "lot": [], "agenda": ["builder", "layout", "deal anne", "deal bram", "first"]}',NULL,NULL,NULL,NULL,NULL,1.79481361474897432332e+09,1.79481361474897432332e+09);
INSERT INTO "tables" VALUES('6e16e25a7a9bbf2057d7db34d4a287fe','FNJYDU','c7f19a9e53d1a94e2e91969433c9cee9','9131be1ff1794d3f652cd2295f98096d','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true}',X'4DB5306A9E3643A7BB85F73669AE1DEC932F1E6906EA50A5B0437C75F16777B8','playing',11,'{"agenda":["turn anne"],"auction":null,"box":[],"builder":"east","discard":["florin 6","certificate"],"game":"palazzo","laying":[],"lot":[],"options":{"money":"hidden","stacks":"reconstructed"},"players":{"anne":{"hand":["florin 3","florin 4","ducat 3","ducat 3","grosso 3","certificate"],"known":["florin 3","florin 4"],"palaces":[]},"bram":{"hand":["florin 5","ducat 5","grosso 5"],"known":[],"palaces":[["marble 3 w"]]}},"quarries":{"east":["marble 2 w"],"north":["marble 1 ww"],"south":["marble 2 ww"],"west":["sandstone 3 w","brick 1 ww"]},"reshuffled":false,"riders":0,"rules":1,"shown":[],"supply":["brick 1 w"]}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.7789037227631,600.0],"running":0,"since":1794813617.7759829}',1.79481421755488657955e+09,NULL,NULL,1.79481361500602555275e+09,1.79481361777598285678e+09);
INSERT INTO "tables" VALUES('7f6298e9792dc1b646d5d7cda650ebef','AGD55Y','a8d067975d8fde49d625ca5452920d3a','9131be1ff1794d3f652cd2295f98096d','caylus',1,2,1,'{"options":{"figures":"rulebook","favours":"table","jeweller":"without"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true}',X'C843EFD0151F1368E2446BCE48B070001F5207DA5AC3D492BF8DAB44CC552137','playing',10,'{"agenda":["bribe anne","road -","castle","end"],"bailiff":6,"castle":[],"counted":[],"game":"caylus","inn":{"guest":null,"left":null},"options":{"favours":"table","figures":"rulebook","jeweller":"without"},"order":["anne","bram"],"passed":["bram","anne"],"players":{"anne":{"batches":0,"cloth":0,"deniers":5,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1},"bram":{"batches":0,"cloth":0,"deniers":5,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1}},"provost":1,"road":{"1":"neutral-sawmill","16":"gold-mine","2":"forest","3":{"tile":"neutral-quarry","worker":"bram"},"4":"neutral-marketplace","5":"neutral-carpenter","6":"neutral-farm","7":"peddler","8":"carpenter"},"rules":1,"special":{"gate":null,"guild":null,"joust-field":null,"trading-post":null},"stables":[],"turn":1}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.8041849136353,600.0],"running":0,"since":1794813618.7658248}',1.79481421857000970846e+09,NULL,NULL,1.79481361776351809505e+09,1.79481361876582479479e+09);
INSERT INTO "tables" VALUES('7fbf1b09f0eee18fccdf7a33a9aa1bb4','N2LUYS','f6bc7225bafc529853b4f73f6419ac84','9131be1ff1794d3f652cd2295f98096d','potzklotz',2,2,1,'{"options":{"mode":"basic","cards":5,"penalty":"card","base":"open","turning":"forbidden","hands":"hidden","out_of_turn":"no","deals":1},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true}',X'82FEA434595C72826674126BBDA064913E0DEAF8FF0120F8B5E429B8430D66A2','playing',9,'{"agenda":["lay anne d2 a1"],"at":"d2","building":"2/1/1/1","chain":0,"deals":[],"first":"anne","game":"potzklotz","idle":0,"options":{"base":"open","cards":5,"deals":1,"hands":"hidden","mode":"basic","out_of_turn":"no","penalty":"card","turning":"forbidden"},"players":{"anne":{"hand":["4a","5b","7a","8a","21b","23a","27a"],"known":["4a"],"laid":[],"late":false},"bram":{"hand":["2a","6a","6b","7b","9b","20a","24a"],"known":["7b"],"laid":[],"late":false}},"rules":2,"shown":"19b","start":"19b","turned":0}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.808596611023,600.0],"running":0,"since":1794813620.6228006}',1.79481422043139719965e+09,NULL,NULL,1.79481361866676831246e+09,1.79481362062280058863e+09);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_users PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('9131be1ff1794d3f652cd2295f98096d','Anne',1.7948136143604354858e+09);
CREATE INDEX ix_chairs_user_id ON chairs (user_id);
CREATE INDEX ix_tables_status_changed ON tables (status, changed) WHERE public = 1;
CREATE INDEX ix_tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
COMMIT;
