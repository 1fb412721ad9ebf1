BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0003');
CREATE TABLE "chairs" (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id VARCHAR(32), 
	bot VARCHAR(32), 
	resigned VARCHAR(32), 
	CONSTRAINT pk_chairs PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_chairs_user_id FOREIGN KEY(user_id) REFERENCES users (id), 
	CONSTRAINT fk_chairs_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_chairs_resigned FOREIGN KEY(resigned) REFERENCES users (id)
);
INSERT INTO "chairs" VALUES('117a8fa67b4fe5f3b57ce41fe8286b81',0,'8ad33c0f8aaa42e036977c23ae0c895b',NULL,NULL);
INSERT INTO "chairs" VALUES('117a8fa67b4fe5f3b57ce41fe8286b81',1,NULL,NULL,NULL);
INSERT INTO "chairs" VALUES('c21ebd2488f0dc4b93ed9c845b62c238',0,'8ad33c0f8aaa42e036977c23ae0c895b',NULL,NULL);
INSERT INTO "chairs" VALUES('c21ebd2488f0dc4b93ed9c845b62c238',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('e1b273ce7add0a9516ac9e8aa3eb3449',0,'8ad33c0f8aaa42e036977c23ae0c895b',NULL,NULL);
INSERT INTO "chairs" VALUES('e1b273ce7add0a9516ac9e8aa3eb3449',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('0bdda83a9a8fb0526b541279844c3746',0,'8ad33c0f8aaa42e036977c23ae0c895b',NULL,NULL);
INSERT INTO "chairs" VALUES('0bdda83a9a8fb0526b541279844c3746',1,NULL,'uniform',NULL);
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
INSERT INTO "events" VALUES('c21ebd2488f0dc4b93ed9c845b62c238',1,'start',-1,'start','{"chance":["builder north","reveal sandstone 2 ww","reveal brick 3 w","reveal marble 1 www","reveal brick 1 ww","reveal sandstone 3 w","deal certificate","deal ducat 6","deal florin 4","deal certificate","deal florin 5","deal grosso 4","deal certificate","deal ducat 5","first bram"],"lines":15,"hash":"e74e616d6da1792d"}',1.7948592270344264507e+09);
INSERT INTO "events" VALUES('c21ebd2488f0dc4b93ed9c845b62c238',2,'play',1,'bot-1','{"actions":["money"],"chance":["show ducat 7","show grosso 5","show ducat 6"],"lines":19,"hash":"20fad8dcec486739"}',1.79485922807320976259e+09);
INSERT INTO "events" VALUES('c21ebd2488f0dc4b93ed9c845b62c238',3,'play',1,'bot-2','{"actions":["take ducat 7"],"lines":20,"hash":"5b5f9c77e42caf20"}',1.79485922808613109586e+09);
INSERT INTO "events" VALUES('c21ebd2488f0dc4b93ed9c845b62c238',4,'play',1,'bot-3','{"actions":["take grosso 5"],"lines":21,"hash":"5581b9929a34c41a"}',1.79485922809356689446e+09);
INSERT INTO "events" VALUES('c21ebd2488f0dc4b93ed9c845b62c238',5,'play',0,'4c22c2d98b1e85fb','{"actions":["take ducat 6"],"lines":22,"hash":"f9a0f4471189e8d5","gained":0.0}',1.79485922810194206233e+09);
INSERT INTO "events" VALUES('c21ebd2488f0dc4b93ed9c845b62c238',6,'play',0,'2b9d15d72acafe2d','{"actions":["money"],"chance":["show florin 6","show grosso 7","show ducat 4"],"lines":26,"hash":"4f306d7844cdd173","gained":0.0}',1794859228.10489);
INSERT INTO "events" VALUES('c21ebd2488f0dc4b93ed9c845b62c238',7,'play',0,'8004aba0a1d67a2f','{"actions":["take florin 6"],"lines":27,"hash":"0dcdb51e4e1333c4","gained":0.0}',1.7948592281126368046e+09);
INSERT INTO "events" VALUES('c21ebd2488f0dc4b93ed9c845b62c238',8,'play',0,'347c7ddb83fa6d01','{"actions":["take ducat 4"],"lines":28,"hash":"f5893a1fe37533dc","gained":0.0}',1.79485922811648559568e+09);
INSERT INTO "events" VALUES('c21ebd2488f0dc4b93ed9c845b62c238',9,'play',1,'bot-8','{"actions":["take grosso 7"],"lines":29,"hash":"de2ee1d27266dc4c"}',1.79485922813228154183e+09);
INSERT INTO "events" VALUES('c21ebd2488f0dc4b93ed9c845b62c238',10,'play',1,'bot-9','{"actions":["tiles"],"chance":["reveal brick 2 w","reveal brick 1 w"],"lines":32,"hash":"1e2943df73ac09a9"}',1.79485922815228223807e+09);
INSERT INTO "events" VALUES('e1b273ce7add0a9516ac9e8aa3eb3449',1,'start',-1,'start','{"chance":["next anne","next bram","lay neutral-sawmill","lay neutral-farm","lay neutral-quarry","lay forest","lay neutral-carpenter","lay neutral-marketplace"],"lines":8,"hash":"069584378a511dc4"}',1.79485922840224456785e+09);
INSERT INTO "events" VALUES('e1b273ce7add0a9516ac9e8aa3eb3449',2,'play',0,'a88ae9c868bf0938','{"actions":["place gate"],"lines":9,"hash":"98b5f2c36e2a4323","gained":0.0}',1.79485922842622232439e+09);
INSERT INTO "events" VALUES('e1b273ce7add0a9516ac9e8aa3eb3449',3,'play',1,'bot-2','{"actions":["place 4"],"lines":10,"hash":"a923b4e5e29bfd46"}',1.79485922859237647056e+09);
INSERT INTO "events" VALUES('c21ebd2488f0dc4b93ed9c845b62c238',11,'play',1,'bot-10','{"actions":["buy sandstone 3 w","add ducat 5","add ducat 7","add certificate","pay"],"lines":37,"hash":"e9239160c1dd04f2"}',1.79485922860020184516e+09);
INSERT INTO "events" VALUES('e1b273ce7add0a9516ac9e8aa3eb3449',4,'play',0,'c401b1d97a4797da','{"actions":["place trading-post"],"lines":11,"hash":"37d2eb00120206ab","gained":0.0}',1.7948592286097691059e+09);
INSERT INTO "events" VALUES('c21ebd2488f0dc4b93ed9c845b62c238',12,'play',1,'bot-11','{"actions":["new"],"lines":38,"hash":"818213125efa249b"}',1.79485922861500382424e+09);
INSERT INTO "events" VALUES('e1b273ce7add0a9516ac9e8aa3eb3449',5,'play',1,'bot-4','{"actions":["place joust-field"],"lines":12,"hash":"d2bc1182bc9545f4"}',1.79485922862627911571e+09);
INSERT INTO "events" VALUES('e1b273ce7add0a9516ac9e8aa3eb3449',6,'play',0,'77005a1ed7c70785','{"actions":["place guild"],"lines":13,"hash":"943c2665086dba8f","gained":0.0}',1.79485922863231706623e+09);
INSERT INTO "events" VALUES('e1b273ce7add0a9516ac9e8aa3eb3449',7,'play',1,'bot-6','{"actions":["place 2"],"lines":14,"hash":"0f590f2a6b693a73"}',1.79485922863988971707e+09);
INSERT INTO "events" VALUES('e1b273ce7add0a9516ac9e8aa3eb3449',8,'play',0,'d5913fd2bc5059fa','{"actions":["place inn"],"lines":15,"hash":"8ae9b3e1b276ef50","gained":0.0}',1.7948592286477792263e+09);
INSERT INTO "events" VALUES('e1b273ce7add0a9516ac9e8aa3eb3449',9,'play',1,'bot-8','{"actions":["place 1"],"lines":16,"hash":"7deb9cd8fce43ce4"}',1.79485922865788984298e+09);
INSERT INTO "events" VALUES('0bdda83a9a8fb0526b541279844c3746',1,'start',-1,'start','{"chance":["first bram","draw 22a","draw 16b","draw 4a","draw 10b","draw 2b","draw 28a","draw 11b","draw 10a","draw 25b","draw 27a","start 4b"],"lines":12,"hash":"aced2a2b3da30d2a"}',1.79485922962466597557e+09);
INSERT INTO "events" VALUES('0bdda83a9a8fb0526b541279844c3746',2,'play',1,'bot-1','{"actions":["lift c4"],"lines":13,"hash":"6103a752d44cf83d"}',1.79485923046398258211e+09);
INSERT INTO "events" VALUES('0bdda83a9a8fb0526b541279844c3746',3,'play',1,'bot-2','{"actions":["set d6"],"lines":14,"hash":"4933fb45d7da3f43"}',1.79485923048378181454e+09);
INSERT INTO "events" VALUES('0bdda83a9a8fb0526b541279844c3746',4,'play',1,'bot-3','{"actions":["lay 10a"],"chance":["draw 20a"],"lines":16,"hash":"929251016a4e4509"}',1.79485923049224352834e+09);
INSERT INTO "events" VALUES('0bdda83a9a8fb0526b541279844c3746',5,'play',0,'df390a777956a77f','{"actions":["lift e3"],"lines":17,"hash":"2196013baf10950a","gained":0.0}',1.79485923052693367002e+09);
INSERT INTO "events" VALUES('0bdda83a9a8fb0526b541279844c3746',6,'play',0,'5c843c4be0e319d2','{"actions":["set a1"],"lines":18,"hash":"af74f7f25528d24e","gained":0.0}',1.7948592305478217602e+09);
INSERT INTO "events" VALUES('0bdda83a9a8fb0526b541279844c3746',7,'play',0,'903cd008b81473af','{"actions":["lay 2b"],"chance":["draw 27b","draw 17b","draw 2a"],"lines":22,"hash":"a4093a0230fa3dd6","gained":0.0}',1.7948592305614578724e+09);
INSERT INTO "events" VALUES('0bdda83a9a8fb0526b541279844c3746',8,'play',1,'bot-7','{"actions":["lift d4"],"lines":23,"hash":"14c12b08b53d4d95"}',1.79485923057373785967e+09);
INSERT INTO "events" VALUES('0bdda83a9a8fb0526b541279844c3746',9,'play',1,'bot-8','{"actions":["set f4"],"lines":24,"hash":"5526f706dbe9785d"}',1.79485923058118033404e+09);
INSERT INTO "events" VALUES('0bdda83a9a8fb0526b541279844c3746',10,'play',1,'bot-9','{"actions":["lay 11b"],"chance":["draw 23b"],"lines":26,"hash":"9b45488c76f87b91"}',1.79485923058580327032e+09);
CREATE TABLE house (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_house PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('key','4952c9e71500f2fcbe2499e844a3ac7ba275e4630b188484d246722650a4880d');
INSERT INTO "house" VALUES('awake','1794859226.1169555');
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
	changed FLOAT NOT NULL, shown INTEGER DEFAULT '0' NOT NULL, 
	CONSTRAINT pk_tables PRIMARY KEY (id), 
	CONSTRAINT fk_tables_host FOREIGN KEY(host) REFERENCES users (id), 
	CONSTRAINT uq_tables_code UNIQUE (code)
);
INSERT INTO "tables" VALUES('117a8fa67b4fe5f3b57ce41fe8286b81','JK3TQQ','60debf7adc3dc80ab76e28c31590b87e','8ad33c0f8aaa42e036977c23ae0c895b','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"none","seconds":0,"increment":0},"undo":"free","chat":true,"kept":[]}',X'31091168AD6439292D04556BB5B2A6838BD57B38FDC19D1F3EBE9A2654A7A593','open',0,'{"game": "palazzo", "rules": 1, "options": {"stacks": "reconstructed", "money": "hidden"}, "players": {"anne": {"hand": [], "known": [], "palaces": []}, "bram": {"hand": [], "known": [], "palaces": []}}, "builder": null, "quarries": {"north": [], "east": [], "south": [], "west": []}, "supply": [], "box": [], "riders": 0, "discard": [], "reshuffled": false, "shown": [], "auction": null, "laying": [], "lot": [], "agenda": ["builder", "layout", "deal anne", "deal bram", "first"]}',NULL,NULL,NULL,NULL,NULL,1.79485922683282470707e+09,1.79485922683282470707e+09,0);
INSERT INTO "tables" VALUES('c21ebd2488f0dc4b93ed9c845b62c238','88VE5D','9d8fb0ffd38034f5eda752458f4a46cb','8ad33c0f8aaa42e036977c23ae0c895b','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"kept":[]}',X'34101499287B1AC35BB7EFC26C3938CEE48CB142DF9F4A591CADA6F05C2DCC7D','playing',12,'{"agenda":["turn anne"],"auction":null,"box":[],"builder":"north","discard":["ducat 5","ducat 7","certificate"],"game":"palazzo","laying":[],"lot":[],"options":{"money":"hidden","stacks":"reconstructed"},"players":{"anne":{"hand":["florin 4","florin 6","ducat 4","ducat 6","ducat 6","certificate","certificate"],"known":["florin 6","ducat 4","ducat 6"],"palaces":[]},"bram":{"hand":["florin 5","grosso 4","grosso 5","grosso 7"],"known":["grosso 5","grosso 7"],"palaces":[["sandstone 3 w"]]}},"quarries":{"east":["brick 3 w","brick 1 w"],"north":["sandstone 2 ww"],"south":["marble 1 www"],"west":["brick 1 ww"]},"reshuffled":false,"riders":0,"rules":1,"shown":[],"supply":["brick 2 w"]}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9770812988281,600.0],"running":0,"since":1794859228.6150038}',1.79485982859208512306e+09,NULL,NULL,1.79485922694204187398e+09,1.79485922861500382424e+09,12);
INSERT INTO "tables" VALUES('e1b273ce7add0a9516ac9e8aa3eb3449','WZN7S7','7f8a7875e5ae7faf276d9b0f533e122d','8ad33c0f8aaa42e036977c23ae0c895b','caylus',1,2,1,'{"options":{"figures":"rulebook","favours":"table","jeweller":"without"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"kept":[]}',X'08FD046CC563A72CE814139062228E313DA21828266ABC16566E80C38FD8A78E','playing',9,'{"agenda":["placing anne","special gate","special trading-post","special guild","special joust-field","special stables","special inn","bribes","road -","castle","end"],"bailiff":6,"castle":[],"counted":[],"game":"caylus","inn":{"guest":null,"left":"anne"},"options":{"favours":"table","figures":"rulebook","jeweller":"without"},"order":["anne","bram"],"passed":[],"players":{"anne":{"batches":0,"cloth":0,"deniers":3,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1},"bram":{"batches":0,"cloth":0,"deniers":3,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1}},"provost":6,"road":{"1":{"tile":"neutral-sawmill","worker":"bram"},"16":"gold-mine","2":{"tile":"neutral-farm","worker":"bram"},"3":"neutral-quarry","4":{"tile":"forest","worker":"bram"},"5":"neutral-carpenter","6":"neutral-marketplace","7":"peddler","8":"carpenter"},"rules":1,"special":{"gate":"anne","guild":"anne","joust-field":"bram","trading-post":"anne"},"stables":[],"turn":1}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9447021484375,600.0],"running":0,"since":1794859228.6578898}',1.79485982860259199143e+09,NULL,NULL,1.79485922838411903379e+09,1.79485922865788984298e+09,9);
INSERT INTO "tables" VALUES('0bdda83a9a8fb0526b541279844c3746','3EKMNC','516d50ab9b46eebdf54af20c770703eb','8ad33c0f8aaa42e036977c23ae0c895b','potzklotz',2,2,1,'{"options":{"mode":"basic","cards":5,"penalty":"card","base":"open","turning":"forbidden","hands":"hidden","out_of_turn":"no","deals":1},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"kept":[]}',X'5F08DF2CA001086C8A5537D81C3A381FA4D21DFE50CD2B339CCA86D22FCE1422','playing',10,'{"agenda":["turn anne"],"at":"c3","building":"002/111","chain":0,"deals":[],"first":"bram","game":"potzklotz","idle":1,"options":{"base":"open","cards":5,"deals":1,"hands":"hidden","mode":"basic","out_of_turn":"no","penalty":"card","turning":"forbidden"},"players":{"anne":{"hand":["2a","2b","4a","10b","16b","22a","27b"],"known":["2b"],"laid":[],"late":false},"bram":{"hand":["10a","11b","17b","20a","23b","25b","27a","28a"],"known":["10a","11b"],"laid":[],"late":false}},"rules":2,"shown":"4b","start":"4b","turned":0}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9307856559753,600.0],"running":0,"since":1794859230.5858033}',1.79485983051658892634e+09,NULL,NULL,1.7948592295854029655e+09,1.79485923058580327032e+09,10);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, link VARCHAR(32), 
	CONSTRAINT pk_users PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('8ad33c0f8aaa42e036977c23ae0c895b','Anne',1.79485922649032044406e+09,NULL);
CREATE INDEX ix_tables_status_changed ON tables (status, changed) WHERE public = 1;
CREATE INDEX ix_tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_chairs_user_id ON chairs (user_id);
CREATE INDEX ix_chairs_resigned ON chairs (resigned) WHERE resigned IS NOT NULL;
COMMIT;
