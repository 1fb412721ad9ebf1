BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0004');
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
INSERT INTO "chairs" VALUES('1bf5790e7e350d6b1446d5fe195be3e7',0,'18810014f3ba6295b4da8ecf55d5863d',NULL,NULL);
INSERT INTO "chairs" VALUES('1bf5790e7e350d6b1446d5fe195be3e7',1,NULL,NULL,NULL);
INSERT INTO "chairs" VALUES('0cbc610bfae4715d097cf0148ad4ecdf',0,'18810014f3ba6295b4da8ecf55d5863d',NULL,NULL);
INSERT INTO "chairs" VALUES('0cbc610bfae4715d097cf0148ad4ecdf',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('f1f02dc8994ec480a99cea0a6120ea90',0,'18810014f3ba6295b4da8ecf55d5863d',NULL,NULL);
INSERT INTO "chairs" VALUES('f1f02dc8994ec480a99cea0a6120ea90',1,NULL,'uniform',NULL);
INSERT INTO "chairs" VALUES('ad9ac556a3949d92cc248362a480bf22',0,'18810014f3ba6295b4da8ecf55d5863d',NULL,NULL);
INSERT INTO "chairs" VALUES('ad9ac556a3949d92cc248362a480bf22',1,NULL,'uniform',NULL);
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
INSERT INTO "events" VALUES('0cbc610bfae4715d097cf0148ad4ecdf',1,'start',-1,'start','{"chance":["builder east","reveal marble 1 ww","reveal marble 2 w","reveal sandstone 1 www","reveal sandstone 1 w","reveal brick 2 ww","deal ducat 5","deal ducat 6","deal certificate","deal ducat 6","deal grosso 7","deal florin 5","deal florin 7","deal ducat 4","first bram"],"lines":15,"hash":"d0bfc0bc720a4630"}',1.79490020456836962695e+09);
INSERT INTO "events" VALUES('0cbc610bfae4715d097cf0148ad4ecdf',2,'play',1,'bot-1','{"actions":["tiles"],"chance":["reveal marble 1 www","reveal sandstone 3 w"],"lines":18,"hash":"c46075bbb247b7bb"}',1.79490020618708539003e+09);
INSERT INTO "events" VALUES('0cbc610bfae4715d097cf0148ad4ecdf',3,'play',1,'bot-2','{"actions":["buy brick 2 ww","add florin 5","add florin 7","pay"],"lines":22,"hash":"aa3afb410a052e3f"}',1.79490020626478743548e+09);
INSERT INTO "events" VALUES('0cbc610bfae4715d097cf0148ad4ecdf',4,'play',1,'bot-3','{"actions":["new"],"lines":23,"hash":"f4e888618922f5f5"}',1.7949002062969782352e+09);
INSERT INTO "events" VALUES('0cbc610bfae4715d097cf0148ad4ecdf',5,'play',0,'1626ce82b44f9eec','{"actions":["money"],"chance":["show certificate","show ducat 6","show certificate"],"lines":27,"hash":"60fb31433cd4a948","gained":0.0}',1.79490020630591535569e+09);
INSERT INTO "events" VALUES('0cbc610bfae4715d097cf0148ad4ecdf',6,'play',0,'48dd695e23b3f393','{"actions":["take ducat 6"],"lines":28,"hash":"a4afe7123997e231","gained":0.0}',1.79490020632301521298e+09);
INSERT INTO "events" VALUES('0cbc610bfae4715d097cf0148ad4ecdf',7,'play',0,'6ff53372375137df','{"actions":["take certificate"],"lines":29,"hash":"df16f452cd8f05f1","gained":0.0}',1.79490020633558344841e+09);
INSERT INTO "events" VALUES('0cbc610bfae4715d097cf0148ad4ecdf',8,'play',1,'bot-7','{"actions":["take certificate"],"lines":30,"hash":"f4a5507cb1b2551f"}',1.79490020635666918755e+09);
INSERT INTO "events" VALUES('0cbc610bfae4715d097cf0148ad4ecdf',9,'play',1,'bot-8','{"actions":["rebuild"],"lines":31,"hash":"ffa9bbac8702d92d"}',1.79490020636213612557e+09);
INSERT INTO "events" VALUES('f1f02dc8994ec480a99cea0a6120ea90',1,'start',-1,'start','{"chance":["next anne","next bram","lay neutral-marketplace","lay neutral-quarry","lay neutral-carpenter","lay neutral-farm","lay neutral-sawmill","lay forest"],"lines":8,"hash":"135c01c797091d82"}',1.79490020640179300309e+09);
INSERT INTO "events" VALUES('0cbc610bfae4715d097cf0148ad4ecdf',10,'play',1,'bot-9','{"actions":["remove brick 2 ww"],"lines":32,"hash":"200f8bcffe7540e0"}',1.7949002064029302597e+09);
INSERT INTO "events" VALUES('f1f02dc8994ec480a99cea0a6120ea90',2,'play',0,'fd47a661562a9a26','{"actions":["place gate"],"lines":9,"hash":"f20c94ac8b48c134","gained":0.0}',1.79490020642833971974e+09);
INSERT INTO "events" VALUES('0cbc610bfae4715d097cf0148ad4ecdf',11,'play',1,'bot-10','{"actions":["spend certificate"],"lines":33,"hash":"1bdcab9fb9494f6e"}',1.79490020644027328485e+09);
INSERT INTO "events" VALUES('f1f02dc8994ec480a99cea0a6120ea90',3,'play',1,'bot-2','{"actions":["place 2"],"lines":10,"hash":"acbbc6a15b18e156"}',1.79490020832396459573e+09);
INSERT INTO "events" VALUES('f1f02dc8994ec480a99cea0a6120ea90',4,'play',0,'abb9b4fa02965e9c','{"actions":["place trading-post"],"lines":11,"hash":"8056cb4b544cd8eb","gained":0.0}',1.79490020833385968213e+09);
INSERT INTO "events" VALUES('f1f02dc8994ec480a99cea0a6120ea90',5,'play',1,'bot-4','{"actions":["place 4"],"lines":12,"hash":"6bcb62ac7409978a"}',1.79490020835883378989e+09);
INSERT INTO "events" VALUES('f1f02dc8994ec480a99cea0a6120ea90',6,'play',0,'adf9d9e454fb48f5','{"actions":["place guild"],"lines":13,"hash":"3eae775d38983939","gained":0.0}',1.79490020836935782432e+09);
INSERT INTO "events" VALUES('f1f02dc8994ec480a99cea0a6120ea90',7,'play',1,'bot-6','{"actions":["place joust-field"],"lines":14,"hash":"b5b1aecbbc2ae2cc"}',1.79490020837426066395e+09);
INSERT INTO "events" VALUES('f1f02dc8994ec480a99cea0a6120ea90',8,'play',0,'75790d27e393e266','{"actions":["place inn"],"lines":15,"hash":"0a57b0b926140e3c","gained":0.0}',1.79490020838685441018e+09);
INSERT INTO "events" VALUES('f1f02dc8994ec480a99cea0a6120ea90',9,'play',1,'bot-8','{"actions":["place castle"],"lines":16,"hash":"85bb03dd63cc3004"}',1.79490020841260838509e+09);
INSERT INTO "events" VALUES('ad9ac556a3949d92cc248362a480bf22',1,'start',-1,'start','{"chance":["first bram","draw 9a","draw 4a","draw 24a","draw 13a","draw 7b","draw 10a","draw 17a","draw 26b","draw 18b","draw 20b","start 19a"],"lines":12,"hash":"9593deabbee47261"}',1.79490020843418836594e+09);
INSERT INTO "events" VALUES('ad9ac556a3949d92cc248362a480bf22',2,'play',1,'bot-1','{"actions":["lift c4"],"lines":13,"hash":"395de69f53196943"}',1.79490021070650148391e+09);
INSERT INTO "events" VALUES('ad9ac556a3949d92cc248362a480bf22',3,'play',1,'bot-2','{"actions":["set a4"],"lines":14,"hash":"1b0b99bfeb914e77"}',1.79490021073686599733e+09);
INSERT INTO "events" VALUES('ad9ac556a3949d92cc248362a480bf22',4,'play',1,'bot-3','{"actions":["lay 20b"],"chance":["draw 5a"],"lines":16,"hash":"3302688da4c81bb0"}',1.79490021075841665269e+09);
INSERT INTO "events" VALUES('ad9ac556a3949d92cc248362a480bf22',5,'play',0,'81195f9b76d62f60','{"actions":["lift b4"],"lines":17,"hash":"65ba9fbd2d75f1b2","gained":0.0}',1.79490021078464102744e+09);
INSERT INTO "events" VALUES('ad9ac556a3949d92cc248362a480bf22',6,'play',0,'6efd8d6be77f62f8','{"actions":["set a1"],"lines":18,"hash":"418ec81747bd6733","gained":0.0}',1.79490021079711222643e+09);
INSERT INTO "events" VALUES('ad9ac556a3949d92cc248362a480bf22',7,'play',0,'5705886fe173396f','{"actions":["lay 4a"],"chance":["draw 12b","draw 23b","draw 8b"],"lines":22,"hash":"77051c73f91f1f0e","gained":0.0}',1.7949002108096942902e+09);
INSERT INTO "events" VALUES('ad9ac556a3949d92cc248362a480bf22',8,'play',1,'bot-7','{"actions":["lift c4"],"lines":23,"hash":"5aafecdf3f89e5ed"}',1.79490021083996295929e+09);
INSERT INTO "events" VALUES('ad9ac556a3949d92cc248362a480bf22',9,'play',1,'bot-8','{"actions":["set a1"],"lines":24,"hash":"781a5f97ea69dff8"}',1.79490021085897350308e+09);
INSERT INTO "events" VALUES('ad9ac556a3949d92cc248362a480bf22',10,'play',1,'bot-9','{"actions":["lay 18b"],"chance":["draw 14a"],"lines":26,"hash":"4258a54b2c5f25c3"}',1.79490021088060331343e+09);
CREATE TABLE house (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_house PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('key','6d9fe3e4d46f86a60e58911b04b7cb93b62f0fe1ce4f997ef3ebc2171cc55232');
INSERT INTO "house" VALUES('awake','1794900208.8043365');
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
INSERT INTO "tables" VALUES('1bf5790e7e350d6b1446d5fe195be3e7','R9ESZK','ecfb64d0a21ef1c5b57718a3727ef16d','18810014f3ba6295b4da8ecf55d5863d','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"none","seconds":0,"increment":0},"undo":"free","chat":true,"kept":[]}',X'A6F7F31A9BA62887180A7C98CC11D549737FC819AB22BE4151441AFE62D5802F','open',0,'{"game": "palazzo", "rules": 1, "options": {"stacks": "reconstructed", "money": "hidden"}, "players": {"anne": {"hand": [], "known": [], "palaces": []}, "bram": {"hand": [], "known": [], "palaces": []}}, "builder": null, "quarries": {"north": [], "east": [], "south": [], "west": []}, "supply": [], "box": [], "riders": 0, "discard": [], "reshuffled": false, "shown": [], "auction": null, "laying": [], "lot": [], "agenda": ["builder", "layout", "deal anne", "deal bram", "first"]}',NULL,NULL,NULL,NULL,NULL,1.79490020451335096363e+09,1.79490020451335096363e+09,0,0,NULL);
INSERT INTO "tables" VALUES('0cbc610bfae4715d097cf0148ad4ecdf','QNQ5YQ','755261c336918f724e93b84359dd8c87','18810014f3ba6295b4da8ecf55d5863d','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"kept":[]}',X'2D9BAFF29DA37562CB46109861388E52DEFE87530150F71C5F8F8954EE4BB840','playing',11,'{"agenda":["turn anne"],"auction":null,"box":["brick 2 ww"],"builder":"east","discard":["florin 5","florin 7","certificate"],"game":"palazzo","laying":[],"lot":[],"options":{"money":"hidden","stacks":"reconstructed"},"players":{"anne":{"hand":["ducat 5","ducat 6","ducat 6","ducat 6","certificate","certificate"],"known":["ducat 6","certificate"],"palaces":[]},"bram":{"hand":["ducat 4","grosso 7"],"known":[],"palaces":[]}},"quarries":{"east":["marble 2 w"],"north":["marble 1 ww"],"south":["sandstone 1 www","sandstone 3 w"],"west":["sandstone 1 w"]},"reshuffled":false,"riders":0,"rules":1,"shown":[],"supply":["marble 1 www"]}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9613947868347,600.0],"running":0,"since":1794900206.4402733}',1.79490080640166807177e+09,NULL,NULL,1.7949002045429656505e+09,1.79490020644027328485e+09,11,0,NULL);
INSERT INTO "tables" VALUES('f1f02dc8994ec480a99cea0a6120ea90','8T9DSP','b57c00903512082e4700942b52297345','18810014f3ba6295b4da8ecf55d5863d','caylus',1,2,1,'{"options":{"figures":"rulebook","favours":"table","jeweller":"without"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"kept":[]}',X'88FD65D7BA4060BD79EF0B665B4EFC231EC12C338A99E143C556D36784F95989','playing',9,'{"agenda":["placing anne","special gate","special trading-post","special guild","special joust-field","special stables","special inn","bribes","road -","castle","end"],"bailiff":6,"castle":["bram"],"counted":[],"game":"caylus","inn":{"guest":null,"left":"anne"},"options":{"favours":"table","figures":"rulebook","jeweller":"without"},"order":["anne","bram"],"passed":[],"players":{"anne":{"batches":0,"cloth":0,"deniers":3,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1},"bram":{"batches":0,"cloth":0,"deniers":3,"favours":{"buildings":0,"money":0,"prestige":0,"resources":0},"food":2,"gold":0,"houses":{"dungeon":0,"towers":0,"walls":0},"points":0,"rows_used":[],"stone":0,"wood":1}},"provost":6,"road":{"1":"neutral-marketplace","16":"gold-mine","2":{"tile":"neutral-quarry","worker":"bram"},"3":"neutral-carpenter","4":{"tile":"neutral-farm","worker":"bram"},"5":"neutral-sawmill","6":"forest","7":"peddler","8":"carpenter"},"rules":1,"special":{"gate":"anne","guild":"anne","joust-field":"bram","trading-post":"anne"},"stables":[],"turn":1}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9404404163361,600.0],"running":0,"since":1794900208.4126084}',1.79490080835304880143e+09,NULL,NULL,1.79490020637960195548e+09,1.79490020841260838509e+09,9,0,NULL);
INSERT INTO "tables" VALUES('ad9ac556a3949d92cc248362a480bf22','36EQCD','7012263543ed6d40ae28aab0fb1872dc','18810014f3ba6295b4da8ecf55d5863d','potzklotz',2,2,1,'{"options":{"mode":"basic","cards":5,"penalty":"card","base":"open","turning":"forbidden","hands":"hidden","out_of_turn":"no","deals":1},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true,"kept":[]}',X'EFC3B505C05742C16671CC3B259510C4D4B2F6264A23C3D9B29993F5E97A4DD0','playing',10,'{"agenda":["turn anne"],"at":"b4","building":"2111","chain":0,"deals":[],"first":"bram","game":"potzklotz","idle":1,"options":{"base":"open","cards":5,"deals":1,"hands":"hidden","mode":"basic","out_of_turn":"no","penalty":"card","turning":"forbidden"},"players":{"anne":{"hand":["4a","7b","8b","9a","12b","13a","24a"],"known":["4a"],"laid":[],"late":false},"bram":{"hand":["5a","10a","14a","17a","18b","20b","23b","26b"],"known":["18b","20b"],"laid":[],"late":false}},"rules":2,"shown":"19a","start":"19a","turned":0}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9487223625183,600.0],"running":0,"since":1794900210.8806033}',1.79490081082932567595e+09,NULL,NULL,1.79490020842267847061e+09,1.79490021088060331343e+09,10,0,NULL);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, link VARCHAR(32), 
	CONSTRAINT pk_users PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('18810014f3ba6295b4da8ecf55d5863d','Anne',1.79490020449767422681e+09,NULL);
CREATE INDEX ix_tables_status_changed ON tables (status, changed) WHERE public = 1;
CREATE INDEX ix_tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX ix_tables_host ON tables (host);
CREATE INDEX ix_chairs_user_id ON chairs (user_id);
CREATE INDEX ix_chairs_resigned ON chairs (resigned) WHERE resigned IS NOT NULL;
CREATE INDEX ix_tables_node ON tables (node) WHERE status = 'playing';
CREATE INDEX ix_presence_node ON presence (node);
COMMIT;
