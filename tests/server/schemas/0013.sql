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
	CONSTRAINT fk_chairs_user_id FOREIGN KEY(user_id) REFERENCES users (id), 
	CONSTRAINT fk_chairs_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_chairs_resigned FOREIGN KEY(resigned) REFERENCES users (id)
);
INSERT INTO "chairs" VALUES('802d8eeeb1f22add2824814514639e70',0,'ae8ad47cc5be57e64f823002d7d94429',NULL,NULL);
INSERT INTO "chairs" VALUES('802d8eeeb1f22add2824814514639e70',1,NULL,NULL,NULL);
INSERT INTO "chairs" VALUES('2bb152054525ec71afb7e58af1f29775',0,'ae8ad47cc5be57e64f823002d7d94429',NULL,NULL);
INSERT INTO "chairs" VALUES('2bb152054525ec71afb7e58af1f29775',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('91a3787b32134ae5069588bd381ade01',0,'ae8ad47cc5be57e64f823002d7d94429',NULL,NULL);
INSERT INTO "chairs" VALUES('91a3787b32134ae5069588bd381ade01',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('952dd91d2cf5a37aa27bb90fa54e2d24',0,'ae8ad47cc5be57e64f823002d7d94429',NULL,NULL);
INSERT INTO "chairs" VALUES('952dd91d2cf5a37aa27bb90fa54e2d24',1,NULL,'uniform',NULL);
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
INSERT INTO "devices" VALUES('9a987372a7182ef35c02bcf359f0488e','ae8ad47cc5be57e64f823002d7d94429','',1.79492273591442322733e+09,1.79492273591442322733e+09,NULL);
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
INSERT INTO "events" VALUES('2bb152054525ec71afb7e58af1f29775',1,'start',-1,'start','{"chance":["builder south","reveal sandstone 3 w","reveal sandstone 1 ww","reveal marble 2 ww","reveal marble 2 w","reveal brick 1 w","deal grosso 4","deal grosso 5","deal certificate","deal grosso 3","deal florin 3","deal grosso 7","deal grosso 3","deal certificate","first anne"],"lines":15,"hash":"4788bf0e9d209ce3"}',1.79492273602000451085e+09);
INSERT INTO "events" VALUES('2bb152054525ec71afb7e58af1f29775',2,'play',0,'4e92b34a00eeb6fe','{"actions":["money"],"chance":["show ducat 3","show grosso 4","show florin 3"],"lines":19,"hash":"36fe22b0a0a651cf","gained":0.0}',1.7949227360738859177e+09);
INSERT INTO "events" VALUES('2bb152054525ec71afb7e58af1f29775',3,'play',0,'ff25eed2c09f3b61','{"actions":["take florin 3"],"lines":20,"hash":"7385cf3d4953ea39","gained":0.0}',1.79492273608470273016e+09);
INSERT INTO "events" VALUES('2bb152054525ec71afb7e58af1f29775',4,'play',0,'ede344d4828139da','{"actions":["take ducat 3"],"lines":21,"hash":"ecc8517f4127613b","gained":0.0}',1.79492273609844374656e+09);
INSERT INTO "events" VALUES('2bb152054525ec71afb7e58af1f29775',5,'play',1,'bot-4','{"actions":["take grosso 4"],"lines":22,"hash":"78480b3b24d74fa1"}',1.79492273669887351991e+09);
INSERT INTO "events" VALUES('2bb152054525ec71afb7e58af1f29775',6,'play',1,'bot-5','{"actions":["tiles"],"chance":["reveal brick 2 ww","reveal marble 1 w"],"lines":25,"hash":"0b415da66cf90e20"}',1.79492273672408676147e+09);
INSERT INTO "events" VALUES('2bb152054525ec71afb7e58af1f29775',7,'play',1,'bot-6','{"actions":["auction"],"lines":26,"hash":"d81f4819b11afbf7"}',1.79492273673103332524e+09);
INSERT INTO "events" VALUES('2bb152054525ec71afb7e58af1f29775',8,'play',0,'727f73bfb44a2490','{"actions":["triple 3"],"lines":27,"hash":"157b446e75c56ba0","unseen":true}',1.79492273674038028711e+09);
INSERT INTO "events" VALUES('2bb152054525ec71afb7e58af1f29775',9,'play',0,'7970b76fd153b9b0','{"actions":["add grosso 4"],"lines":28,"hash":"d11d1019e6ac15e8","unseen":true}',1.79492273674931573871e+09);
INSERT INTO "events" VALUES('91a3787b32134ae5069588bd381ade01',1,'start',-1,'start','{"chance":["next bram","next anne","lay neutral-sawmill","lay neutral-quarry","lay neutral-carpenter","lay neutral-marketplace","lay forest","lay neutral-farm"],"lines":8,"hash":"7f8d1e7b23b8fecb"}',1.79492273678853487967e+09);
INSERT INTO "events" VALUES('91a3787b32134ae5069588bd381ade01',2,'play',1,'bot-1','{"actions":["place 1"],"lines":9,"hash":"dc604e31251e5467"}',1.79492273697648859016e+09);
INSERT INTO "events" VALUES('91a3787b32134ae5069588bd381ade01',3,'play',0,'d4472a46af0de1b5','{"actions":["place gate"],"lines":10,"hash":"8072749bdf1af45b","gained":0.0}',1.79492273699285888668e+09);
INSERT INTO "events" VALUES('91a3787b32134ae5069588bd381ade01',4,'play',1,'bot-3','{"actions":["place 2"],"lines":11,"hash":"bc1fc3e6016221ad"}',1.79492273702895975117e+09);
INSERT INTO "events" VALUES('91a3787b32134ae5069588bd381ade01',5,'play',0,'9ebb5bfe28928590','{"actions":["place trading-post"],"lines":12,"hash":"82ee219fe42d23cf","gained":0.0}',1.79492273704472088814e+09);
INSERT INTO "events" VALUES('91a3787b32134ae5069588bd381ade01',6,'play',1,'bot-5','{"actions":["place inn"],"lines":13,"hash":"86bf60594f76529c"}',1.79492273705274343487e+09);
INSERT INTO "events" VALUES('91a3787b32134ae5069588bd381ade01',7,'play',0,'7437eea9176dde5a','{"actions":["place guild"],"lines":14,"hash":"fb7afaa6530493cf","gained":0.0}',1.79492273706810045235e+09);
INSERT INTO "events" VALUES('91a3787b32134ae5069588bd381ade01',8,'play',1,'bot-7','{"actions":["place 3"],"lines":15,"hash":"2fe1407d2a89a273"}',1794922737.09289);
INSERT INTO "events" VALUES('91a3787b32134ae5069588bd381ade01',9,'play',0,'cb76515c7622265e','{"actions":["place joust-field"],"lines":16,"hash":"9009fcb98c162bda","gained":0.0}',1.79492273710121560091e+09);
INSERT INTO "events" VALUES('91a3787b32134ae5069588bd381ade01',10,'play',1,'bot-9','{"actions":["place 6"],"lines":17,"hash":"196aa44bb507663d"}',1.79492273711063194275e+09);
INSERT INTO "events" VALUES('952dd91d2cf5a37aa27bb90fa54e2d24',1,'start',-1,'start','{"chance":["first bram","draw 26a","draw 6b","draw 19a","draw 14a","draw 27b","draw 9b","draw 7b","draw 20a","draw 28a","draw 23b","start 10a"],"lines":12,"hash":"f235aa2552506cb2"}',1.79492273712508702276e+09);
INSERT INTO "events" VALUES('952dd91d2cf5a37aa27bb90fa54e2d24',2,'play',1,'bot-1','{"actions":["lift d5"],"lines":13,"hash":"76015d4b682fed58"}',1.79492273773098969455e+09);
INSERT INTO "events" VALUES('952dd91d2cf5a37aa27bb90fa54e2d24',3,'play',1,'bot-2','{"actions":["set b1"],"lines":14,"hash":"004ce9bf19c0740f"}',1.79492273776293230058e+09);
INSERT INTO "events" VALUES('952dd91d2cf5a37aa27bb90fa54e2d24',4,'play',1,'bot-3','{"actions":["lay 7b"],"chance":["draw 17a"],"lines":16,"hash":"17f450d75497e3b8"}',1.79492273778907465934e+09);
INSERT INTO "events" VALUES('952dd91d2cf5a37aa27bb90fa54e2d24',5,'play',0,'c0ce3c4b2b95e479','{"actions":["lift d3"],"lines":17,"hash":"fe6b16965a09cc85","gained":0.0}',1.79492273779617428778e+09);
INSERT INTO "events" VALUES('952dd91d2cf5a37aa27bb90fa54e2d24',6,'play',0,'16984461a3f3b1e6','{"actions":["set a1"],"lines":18,"hash":"88170ec8051d6991","gained":0.0}',1794922737.80101);
INSERT INTO "events" VALUES('952dd91d2cf5a37aa27bb90fa54e2d24',7,'play',0,'08593babb5d5d044','{"actions":["lay 6b"],"chance":["draw 25a","draw 21a","draw 15b"],"lines":22,"hash":"56efca2a1eff05f0","gained":0.0}',1.79492273781065964696e+09);
INSERT INTO "events" VALUES('952dd91d2cf5a37aa27bb90fa54e2d24',8,'play',1,'bot-7','{"actions":["pass"],"lines":23,"hash":"c63886a13dfb30fb"}',1.79492273781369543073e+09);
INSERT INTO "events" VALUES('952dd91d2cf5a37aa27bb90fa54e2d24',9,'play',0,'1629d516d158f52d','{"actions":["lift d3"],"lines":24,"hash":"544b16d2b5ddc657","gained":0.0}',1.79492273782248830792e+09);
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
INSERT INTO "house" VALUES('key','56a24906da2bb041c12d4038c8da8003b664d4c635d77bda85187ab961a3dd58');
INSERT INTO "house" VALUES('awake','1794922735.7426562');
INSERT INTO "house" VALUES('looks who comes since','1794922735.6999202');
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
INSERT INTO "tables" VALUES('802d8eeeb1f22add2824814514639e70','PDCEVP','bd59c332305eb9e2f705f9699047bf3f','ae8ad47cc5be57e64f823002d7d94429','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"none","seconds":0,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[],"taught":[],"contest":""}',X'CC2FDD3C40F16CBC863ABF159543224882097F86EBAC19F898614AD26E5E179F','open',0,'{"game": "palazzo", "rules": 1, "options": {"stacks": "reconstructed", "money": "hidden"}, "players": {"anne": {"hand": [], "known": [], "palaces": []}, "bram": {"hand": [], "known": [], "palaces": []}}, "builder": null, "quarries": {"north": [], "east": [], "south": [], "west": []}, "supply": [], "box": [], "riders": 0, "discard": [], "reshuffled": false, "shown": [], "auction": null, "laying": [], "lot": [], "agenda": ["builder", "layout", "deal anne", "deal bram", "first"]}',NULL,NULL,NULL,NULL,NULL,1.79492273594693422318e+09,1.79492273594693422318e+09,0,0,NULL);
INSERT INTO "tables" VALUES('2bb152054525ec71afb7e58af1f29775','5GUD5K','204ac8eb5e0ce5ac6c8f82627d20b4e1','ae8ad47cc5be57e64f823002d7d94429','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[],"taught":[],"contest":""}',X'D433151F17FF3378EC88ECA4E8C65606E5D1C7E6F3FC031AAF909638EACDD5A5','playing',9,'{"agenda":["bidding anne","turn anne"],"auction":{"auctioneer":"bram","bids":{"anne":[],"bram":[]}},"box":[],"builder":"west","discard":[],"game":"palazzo","laying":["triple 3","grosso 4"],"lot":[],"options":{"money":"hidden","stacks":"reconstructed"},"players":{"anne":{"hand":["grosso 5","certificate"],"known":["florin 3","ducat 3"],"palaces":[]},"bram":{"hand":["florin 3","grosso 3","grosso 4","grosso 7","certificate"],"known":["grosso 4"],"palaces":[]}},"quarries":{"east":["sandstone 1 ww"],"north":["sandstone 3 w"],"south":["marble 2 ww"],"west":["marble 2 w","marble 1 w"]},"reshuffled":false,"riders":0,"rules":1,"shown":[],"supply":["brick 1 w","brick 2 ww"]}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9215607643127,600.0],"running":0,"since":1794922736.7310333}',1.79492333665259408944e+09,NULL,NULL,1.79492273601517248154e+09,1.79492273673103332524e+09,7,0,NULL);
INSERT INTO "tables" VALUES('91a3787b32134ae5069588bd381ade01','AANDJZ','11ac0cfc8e68a86f8a9e5d0153749522','ae8ad47cc5be57e64f823002d7d94429','caylus',1,2,1,'{"options":{"figures":"rulebook","favours":"table","jeweller":"without"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[],"taught":[],"contest":""}',X'E9FE13E75148591C83963F1E40097F46F5D98132E940D1D74A5D69D899E9B0E0','playing',10,'{"agenda":["placing anne","special gate","special trading-post","special guild","special joust-field","special stables","special inn","bribes","road -","castle","end"],"bailiff":6,"castle":[],"counted":[],"game":"caylus","inn":{"guest":null,"left":"bram"},"options":{"favours":"table","figures":"rulebook","jeweller":"without"},"order":["bram","anne"],"passed":[],"players":{"anne":{"batches":0,"cloth":0,"deniers":3,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1},"bram":{"batches":0,"cloth":0,"deniers":2,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1}},"provost":6,"road":{"1":{"tile":"neutral-sawmill","worker":"bram"},"16":"gold-mine","2":{"tile":"neutral-quarry","worker":"bram"},"3":{"tile":"neutral-carpenter","worker":"bram"},"4":"neutral-marketplace","5":"forest","6":{"tile":"neutral-farm","worker":"bram"},"7":"peddler","8":"carpenter"},"rules":1,"special":{"gate":"anne","guild":"anne","joust-field":"anne","trading-post":"anne"},"stables":[],"turn":1}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9441859722137,600.0],"running":0,"since":1794922737.110632}',1.79492333705481791499e+09,NULL,NULL,1.79492273677375078198e+09,1.79492273711063194275e+09,10,0,NULL);
INSERT INTO "tables" VALUES('952dd91d2cf5a37aa27bb90fa54e2d24','3YDQYS','53d4fd16e763f6420a162c05a0fcfbde','ae8ad47cc5be57e64f823002d7d94429','potzklotz',2,2,1,'{"options":{"mode":"basic","cards":5,"penalty":"card","base":"open","turning":"forbidden","hands":"hidden","out_of_turn":"no","deals":1},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[],"taught":[],"contest":""}',X'D3A1B850D92193A43E1CB0791A61E5B577B45466F0471712C0CF7032E9D7B522','playing',9,'{"agenda":["set anne d3"],"at":"c3","building":"01/12/01","chain":0,"deals":[],"first":"bram","game":"potzklotz","idle":1,"options":{"base":"open","cards":5,"deals":1,"hands":"hidden","mode":"basic","out_of_turn":"no","penalty":"card","turning":"forbidden"},"players":{"anne":{"hand":["6b","14a","15b","19a","25a","26a","27b"],"known":["6b"],"laid":[],"late":false},"bram":{"hand":["7b","9b","17a","20a","21a","23b","28a"],"known":["7b"],"laid":[],"late":false}},"rules":2,"shown":"10a","start":"10a","turned":0}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9696221351624,600.0],"running":0,"since":1794922737.8224883}',1.79492333779211044311e+09,NULL,NULL,1.79492273712055468559e+09,1.79492273782248830792e+09,9,0,NULL);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, link VARCHAR(32), learned TEXT, leaving FLOAT, 
	CONSTRAINT pk_users PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('ae8ad47cc5be57e64f823002d7d94429','Anne',1.79492273590593457224e+09,NULL,NULL,NULL);
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
