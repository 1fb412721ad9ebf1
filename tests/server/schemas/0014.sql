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
INSERT INTO "alembic_version" VALUES('0014');
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
INSERT INTO "chairs" VALUES('f7f6e80e5a9db79316ad3ad1bcf08e62',0,'ee27b92579c4719b5e75b491602c0033',NULL,NULL);
INSERT INTO "chairs" VALUES('f7f6e80e5a9db79316ad3ad1bcf08e62',1,NULL,NULL,NULL);
INSERT INTO "chairs" VALUES('cd2e5c7a40beb988f8e40e3a35d88b33',0,'ee27b92579c4719b5e75b491602c0033',NULL,NULL);
INSERT INTO "chairs" VALUES('cd2e5c7a40beb988f8e40e3a35d88b33',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('bdbcc7e084b2191505f027839e53cae6',0,'ee27b92579c4719b5e75b491602c0033',NULL,NULL);
INSERT INTO "chairs" VALUES('bdbcc7e084b2191505f027839e53cae6',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('37320bbfa5eedee7f8e11976629e4b34',0,'ee27b92579c4719b5e75b491602c0033',NULL,NULL);
INSERT INTO "chairs" VALUES('37320bbfa5eedee7f8e11976629e4b34',1,NULL,'uniform',NULL);
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
	taken FLOAT NOT NULL, starts FLOAT, closed BOOLEAN DEFAULT 0 NOT NULL, season INTEGER DEFAULT '1' NOT NULL, previous VARCHAR(32), 
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
INSERT INTO "devices" VALUES('f809142b7a7185c481e4d2c113918d5d','ee27b92579c4719b5e75b491602c0033','',1.79494091872937822345e+09,1.79494091872937822345e+09,NULL);
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
INSERT INTO "events" VALUES('cd2e5c7a40beb988f8e40e3a35d88b33',1,'start',-1,'start','{"chance":["builder east","reveal brick 2 w","reveal marble 1 ww","reveal marble 2 ww","reveal marble 2 w","reveal sandstone 1 ww","deal ducat 5","deal florin 5","deal grosso 6","deal ducat 6","deal grosso 5","deal certificate","deal florin 4","deal florin 7","first bram"],"lines":15,"hash":"35d68056d4571020"}',1.79494091876465940472e+09);
INSERT INTO "events" VALUES('cd2e5c7a40beb988f8e40e3a35d88b33',2,'play',1,'bot-1','{"actions":["tiles"],"chance":["reveal brick 1 www","reveal marble 1 w"],"lines":18,"hash":"f66488d986356381"}',1.79494091952831554418e+09);
INSERT INTO "events" VALUES('cd2e5c7a40beb988f8e40e3a35d88b33',3,'play',1,'bot-2','{"actions":["auction"],"lines":19,"hash":"8332ec2a6ccc3fe0"}',1.79494091955683708191e+09);
INSERT INTO "events" VALUES('cd2e5c7a40beb988f8e40e3a35d88b33',4,'play',0,'88fbd53dcb1a1328','{"actions":["add florin 5"],"lines":20,"hash":"c3aba913883703e9","unseen":true}',1.79494091956823945046e+09);
INSERT INTO "events" VALUES('cd2e5c7a40beb988f8e40e3a35d88b33',5,'play',0,'1a57227e203e520c','{"actions":["bid"],"lines":21,"hash":"b4f9ea217d2ab366","gained":0.0}',1.79494091958097290993e+09);
INSERT INTO "events" VALUES('cd2e5c7a40beb988f8e40e3a35d88b33',6,'play',1,'bot-5','{"actions":["add florin 7","add certificate","bid"],"lines":24,"hash":"bb4c45dad2c8f067"}',1.79494091959283924098e+09);
INSERT INTO "events" VALUES('cd2e5c7a40beb988f8e40e3a35d88b33',7,'play',0,'a55506235b949ceb','{"actions":["pass"],"lines":25,"hash":"0c13169e86181831","gained":0.0}',1.79494091959545612339e+09);
INSERT INTO "events" VALUES('cd2e5c7a40beb988f8e40e3a35d88b33',8,'play',1,'bot-7','{"actions":["build marble 2 ww"],"lines":26,"hash":"c97351fb410537c3"}',1.79494091960431027409e+09);
INSERT INTO "events" VALUES('cd2e5c7a40beb988f8e40e3a35d88b33',9,'play',1,'bot-8','{"actions":["discard"],"lines":27,"hash":"49b78ef54d8141b4"}',1.79494091960982847218e+09);
INSERT INTO "events" VALUES('cd2e5c7a40beb988f8e40e3a35d88b33',10,'play',1,'bot-9','{"actions":["discard"],"lines":28,"hash":"51a5143b472a4211"}',1.79494091962290692326e+09);
INSERT INTO "events" VALUES('bdbcc7e084b2191505f027839e53cae6',1,'start',-1,'start','{"chance":["next bram","next anne","lay neutral-quarry","lay forest","lay neutral-sawmill","lay neutral-farm","lay neutral-marketplace","lay neutral-carpenter"],"lines":8,"hash":"e98518b09a84cc52"}',1.7949409196296653747e+09);
INSERT INTO "events" VALUES('bdbcc7e084b2191505f027839e53cae6',2,'play',1,'bot-1','{"actions":["place 7"],"lines":9,"hash":"085ba15a12777e08"}',1.79494092018447566031e+09);
INSERT INTO "events" VALUES('bdbcc7e084b2191505f027839e53cae6',3,'play',0,'c3522fd61bdf5b45','{"actions":["place gate"],"lines":10,"hash":"be77a53d3e115b5e","gained":0.0}',1.79494092019438958168e+09);
INSERT INTO "events" VALUES('bdbcc7e084b2191505f027839e53cae6',4,'play',1,'bot-3','{"actions":["place 16"],"lines":11,"hash":"7157934e3222ff55"}',1.79494092020543193812e+09);
INSERT INTO "events" VALUES('bdbcc7e084b2191505f027839e53cae6',5,'play',0,'5d3e92a71059a9fe','{"actions":["place trading-post"],"lines":12,"hash":"fec9528b1b6b3f7e","gained":0.0}',1.79494092021307373053e+09);
INSERT INTO "events" VALUES('bdbcc7e084b2191505f027839e53cae6',6,'play',1,'bot-5','{"actions":["place 2"],"lines":13,"hash":"401c33c1eebf4d12"}',1.79494092022570323938e+09);
INSERT INTO "events" VALUES('bdbcc7e084b2191505f027839e53cae6',7,'play',0,'4cf0c9c2dd53658e','{"actions":["place guild"],"lines":14,"hash":"25f90819a3a963ad","gained":0.0}',1.79494092023907256131e+09);
INSERT INTO "events" VALUES('bdbcc7e084b2191505f027839e53cae6',8,'play',1,'bot-7','{"actions":["pass"],"lines":15,"hash":"2c603e84cdfd3708"}',1.79494092025330090516e+09);
INSERT INTO "events" VALUES('bdbcc7e084b2191505f027839e53cae6',9,'play',0,'2529d3bcf598dd57','{"actions":["place joust-field"],"lines":16,"hash":"2d486753e7e677c8","gained":0.0}',1.79494092026026868819e+09);
INSERT INTO "events" VALUES('37320bbfa5eedee7f8e11976629e4b34',1,'start',-1,'start','{"chance":["first anne","draw 5a","draw 3a","draw 27b","draw 16a","draw 9b","draw 11b","draw 20a","draw 21a","draw 19b","draw 13a","start 8b"],"lines":12,"hash":"028974940197fb26"}',1.79494092027347731587e+09);
INSERT INTO "events" VALUES('37320bbfa5eedee7f8e11976629e4b34',2,'play',0,'48b93491fa15e06b','{"actions":["lift d3"],"lines":13,"hash":"bf50fb6712f1c75e","gained":0.0}',1.79494092028360867504e+09);
INSERT INTO "events" VALUES('37320bbfa5eedee7f8e11976629e4b34',3,'play',0,'c24c7965929e5a78','{"actions":["set a1"],"lines":14,"hash":"2cc6839f885ef04c","gained":0.0}',1.7949409202890667915e+09);
INSERT INTO "events" VALUES('37320bbfa5eedee7f8e11976629e4b34',4,'play',0,'609d0617c3403f83','{"actions":["lay 3a"],"chance":["draw 22b"],"lines":16,"hash":"48e3257967e47131","gained":0.0}',1.79494092029381036761e+09);
INSERT INTO "events" VALUES('37320bbfa5eedee7f8e11976629e4b34',5,'play',1,'bot-4','{"actions":["lift d4"],"lines":17,"hash":"ce77037628cd16f4"}',1.79494092098832058908e+09);
INSERT INTO "events" VALUES('37320bbfa5eedee7f8e11976629e4b34',6,'play',1,'bot-5','{"actions":["set e5"],"lines":18,"hash":"96e5fcacc8a7b999"}',1.79494092100510334968e+09);
INSERT INTO "events" VALUES('37320bbfa5eedee7f8e11976629e4b34',7,'play',1,'bot-6','{"actions":["lay 20a"],"chance":["draw 1a","draw 25a","draw 15b"],"lines":22,"hash":"61c5afccc4784aed"}',1.79494092102166986468e+09);
INSERT INTO "events" VALUES('37320bbfa5eedee7f8e11976629e4b34',8,'play',0,'d38530229b5a557d','{"actions":["lift d3"],"lines":23,"hash":"7329cda13069f1e4","gained":0.0}',1.79494092103273391721e+09);
INSERT INTO "events" VALUES('37320bbfa5eedee7f8e11976629e4b34',9,'play',0,'2a116a1258a74edb','{"actions":["set a1"],"lines":24,"hash":"3967e0fabfdf1234","gained":0.0}',1.79494092104058432582e+09);
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
INSERT INTO "house" VALUES('key','52781ab8fdcb39c76507283892593107eda944bd4698fd3648d1e3e1bb9efb5a');
INSERT INTO "house" VALUES('awake','1794940918.4937158');
INSERT INTO "house" VALUES('looks who comes since','1794940918.4455829');
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
INSERT INTO "tables" VALUES('f7f6e80e5a9db79316ad3ad1bcf08e62','BNQ9NL','601ded3c12a3b1d8e9058177837e4a2d','ee27b92579c4719b5e75b491602c0033','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"none","seconds":0,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[],"taught":[],"contest":""}',X'9A62BF88B05B9F06A071E70AF7996086AEFBA8A182C4D84BA363B6913DEBDDBA','open',0,'{"game": "palazzo", "rules": 1, "options": {"stacks": "reconstructed", "money": "hidden"}, "players": {"anne": {"hand": [], "known": [], "palaces": []}, "bram": {"hand": [], "known": [], "palaces": []}}, "builder": null, "quarries": {"north": [], "east": [], "south": [], "west": []}, "supply": [], "box": [], "riders": 0, "discard": [], "reshuffled": false, "shown": [], "auction": null, "laying": [], "lot": [], "agenda": ["builder", "layout", "deal anne", "deal bram", "first"]}',NULL,NULL,NULL,NULL,NULL,1.79494091873990845682e+09,1.79494091873990845682e+09,0,0,NULL);
INSERT INTO "tables" VALUES('cd2e5c7a40beb988f8e40e3a35d88b33','5M62D2','8e1a9ee0bd0daa9ef59f956ea362d131','ee27b92579c4719b5e75b491602c0033','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[],"taught":[],"contest":""}',X'B637C2BD2CDFB093F105D0194D806233628E48CEF8B92CFBA7B73388B4F5AA9E','playing',10,'{"agenda":["turn anne"],"auction":null,"box":["marble 1 w","marble 2 ww"],"builder":"south","discard":["florin 7","certificate"],"game":"palazzo","laying":[],"lot":[],"options":{"money":"hidden","stacks":"reconstructed"},"players":{"anne":{"hand":["florin 5","ducat 5","ducat 6","grosso 6"],"known":["florin 5"],"palaces":[]},"bram":{"hand":["florin 4","grosso 5"],"known":[],"palaces":[]}},"quarries":{"east":["marble 1 ww"],"north":["brick 2 w"],"south":[],"west":["marble 2 w"]},"reshuffled":false,"riders":0,"rules":1,"shown":[],"supply":["sandstone 1 ww","brick 1 www"]}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9732472896576,600.0],"running":0,"since":1794940919.622907}',1.79494151959615421297e+09,NULL,NULL,1.79494091875488781927e+09,1.79494091962290692326e+09,9,0,NULL);
INSERT INTO "tables" VALUES('bdbcc7e084b2191505f027839e53cae6','J79D6T','8177958efd525bc3f9b2bc8103138add','ee27b92579c4719b5e75b491602c0033','caylus',1,2,1,'{"options":{"figures":"rulebook","favours":"table","jeweller":"without"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[],"taught":[],"contest":""}',X'2F9F704848E66B3A41926E1BF9C1F7089DECE4F70F8ABADE30690B15F32308B8','playing',9,'{"agenda":["placing anne","special gate","special trading-post","special guild","special joust-field","special stables","special inn","bribes","road -","castle","end"],"bailiff":6,"castle":[],"counted":[],"game":"caylus","inn":{"guest":null,"left":null},"options":{"favours":"table","figures":"rulebook","jeweller":"without"},"order":["bram","anne"],"passed":["bram"],"players":{"anne":{"batches":0,"cloth":0,"deniers":1,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1},"bram":{"batches":0,"cloth":0,"deniers":5,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1}},"provost":6,"road":{"1":"neutral-quarry","16":{"tile":"gold-mine","worker":"bram"},"2":{"tile":"forest","worker":"bram"},"3":"neutral-sawmill","4":"neutral-farm","5":"neutral-marketplace","6":"neutral-carpenter","7":{"tile":"peddler","worker":"bram"},"8":"carpenter"},"rules":1,"special":{"gate":"anne","guild":"anne","joust-field":"anne","trading-post":"anne"},"stables":[],"turn":1}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9621071815491,600.0],"running":0,"since":1794940920.2602687}',1.79494152022237586979e+09,NULL,NULL,1.79494091962132382394e+09,1.79494092026026868819e+09,9,0,NULL);
INSERT INTO "tables" VALUES('37320bbfa5eedee7f8e11976629e4b34','XQZ669','23848b5d921792d3372c62386a2cbb21','ee27b92579c4719b5e75b491602c0033','potzklotz',2,2,1,'{"options":{"mode":"basic","cards":5,"penalty":"card","base":"open","turning":"forbidden","hands":"hidden","out_of_turn":"no","deals":1},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"teaching":false,"position":null,"kept":[],"taught":[],"contest":""}',X'AE3BA655F528B225F66FAD8D04208D4DE422ED059D3A62D75C0780E988EE2332','playing',9,'{"agenda":["lay anne d3 a1"],"at":"c3","building":"01/12/10","chain":0,"deals":[],"first":"anne","game":"potzklotz","idle":0,"options":{"base":"open","cards":5,"deals":1,"hands":"hidden","mode":"basic","out_of_turn":"no","penalty":"card","turning":"forbidden"},"players":{"anne":{"hand":["3a","5a","9b","16a","22b","25a","27b"],"known":["3a"],"laid":[],"late":false},"bram":{"hand":["1a","11b","13a","15b","19b","20a","21a"],"known":["20a"],"laid":[],"late":false}},"rules":2,"shown":"8b","start":"8b","turned":0}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9607524871826,600.0],"running":0,"since":1794940921.0405843}',1.79494152100133681293e+09,NULL,NULL,1.79494092026617932324e+09,1.79494092104058432582e+09,9,0,NULL);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, link VARCHAR(32), learned TEXT, leaving FLOAT, 
	CONSTRAINT pk_users PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('ee27b92579c4719b5e75b491602c0033','Anne',1.79494091871940302852e+09,NULL,NULL,NULL);
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
CREATE UNIQUE INDEX ix_contests_previous ON contests (previous);
COMMIT;
