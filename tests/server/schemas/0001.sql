BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE chairs (
	table_id VARCHAR(32) NOT NULL, 
	seat INTEGER NOT NULL, 
	user_id VARCHAR(32), 
	bot VARCHAR(32), 
	CONSTRAINT pk_chairs PRIMARY KEY (table_id, seat), 
	CONSTRAINT fk_chairs_table_id FOREIGN KEY(table_id) REFERENCES tables (id), 
	CONSTRAINT fk_chairs_user_id FOREIGN KEY(user_id) REFERENCES users (id)
);
INSERT INTO "chairs" VALUES('73cfe7eb91c5797d204a91b682086981',0,'4272d014746a4740e9fbba6f1655d2c7',NULL);
INSERT INTO "chairs" VALUES('73cfe7eb91c5797d204a91b682086981',1,NULL,NULL);
INSERT INTO "chairs" VALUES('83988331d6790bf12abec4a01935812b',0,'4272d014746a4740e9fbba6f1655d2c7',NULL);
INSERT INTO "chairs" VALUES('83988331d6790bf12abec4a01935812b',1,NULL,'uniform');
INSERT INTO "chairs" VALUES('5334dbd051b0a0be34a155f0021aafc7',0,'4272d014746a4740e9fbba6f1655d2c7',NULL);
INSERT INTO "chairs" VALUES('5334dbd051b0a0be34a155f0021aafc7',1,NULL,'uniform');
INSERT INTO "chairs" VALUES('13c27639e009d4d60ebd7fc7b25e8e5b',0,'4272d014746a4740e9fbba6f1655d2c7',NULL);
INSERT INTO "chairs" VALUES('13c27639e009d4d60ebd7fc7b25e8e5b',1,NULL,'uniform');
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
INSERT INTO "events" VALUES('83988331d6790bf12abec4a01935812b',1,'start',-1,'start','{"actions":[],"chance":["builder north","reveal sandstone 1 w","reveal brick 2 ww","reveal brick 2 w","reveal sandstone 3 w","reveal sandstone 2 ww","deal certificate","deal ducat 3","deal florin 4","deal ducat 4","deal ducat 6","deal grosso 3","deal florin 7","deal grosso 3","first bram"],"lines":15,"hash":"46be8c62f64ddd5d"}',1.79479346565735459325e+09);
INSERT INTO "events" VALUES('83988331d6790bf12abec4a01935812b',2,'play',1,'bot-1','{"actions":["money"],"chance":["show ducat 4","show florin 6","show ducat 4"],"lines":19,"hash":"79b79ce32fb826bc"}',1.7947934664903855324e+09);
INSERT INTO "events" VALUES('83988331d6790bf12abec4a01935812b',3,'play',1,'bot-2','{"actions":["take ducat 4"],"chance":[],"lines":20,"hash":"3e15b11a93517c0f"}',1.79479346649723553661e+09);
INSERT INTO "events" VALUES('83988331d6790bf12abec4a01935812b',4,'play',1,'bot-3','{"actions":["take ducat 4"],"chance":[],"lines":21,"hash":"3e9787d277bdb4ea"}',1.79479346650020837785e+09);
INSERT INTO "events" VALUES('83988331d6790bf12abec4a01935812b',5,'play',0,'afc76446f5c154be','{"actions":["take florin 6"],"chance":[],"lines":22,"hash":"271072f0aec0c064"}',1.79479346650229215623e+09);
INSERT INTO "events" VALUES('83988331d6790bf12abec4a01935812b',6,'play',0,'c254ed884823f04e','{"actions":["money"],"chance":["show grosso 7","show grosso 5","show ducat 5"],"lines":26,"hash":"e989a33090f79913"}',1.79479346650598335262e+09);
INSERT INTO "events" VALUES('83988331d6790bf12abec4a01935812b',7,'play',0,'7c85bd728c17eb9f','{"actions":["take ducat 5"],"chance":[],"lines":27,"hash":"f94f620edc0920bf"}',1.79479346650828337664e+09);
INSERT INTO "events" VALUES('83988331d6790bf12abec4a01935812b',8,'play',0,'714f743ff05283b6','{"actions":["take grosso 5"],"chance":[],"lines":28,"hash":"7a6b9bd526151b1e"}',1.79479346651172924046e+09);
INSERT INTO "events" VALUES('83988331d6790bf12abec4a01935812b',9,'play',1,'bot-8','{"actions":["take grosso 7"],"chance":[],"lines":29,"hash":"7b9d686ffd4a4771"}',1.79479346651627111441e+09);
INSERT INTO "events" VALUES('83988331d6790bf12abec4a01935812b',10,'play',1,'bot-9','{"actions":["tiles"],"chance":["reveal marble 2 ww","reveal sandstone 1 www"],"lines":32,"hash":"3e0a99173d733a1b"}',1.79479346652241849896e+09);
INSERT INTO "events" VALUES('5334dbd051b0a0be34a155f0021aafc7',1,'start',-1,'start','{"actions":[],"chance":["next anne","next bram","lay neutral-farm","lay neutral-sawmill","lay forest","lay neutral-carpenter","lay neutral-marketplace","lay neutral-quarry"],"lines":8,"hash":"8c710a9f79c8b631"}',1.79479346753321671479e+09);
INSERT INTO "events" VALUES('83988331d6790bf12abec4a01935812b',11,'play',1,'bot-10','{"actions":["auction"],"chance":[],"lines":33,"hash":"fa19928581bd0b82"}',1.79479346753427886963e+09);
INSERT INTO "events" VALUES('5334dbd051b0a0be34a155f0021aafc7',2,'play',0,'ae1fc1ee6620f4e1','{"actions":["place gate"],"chance":[],"lines":9,"hash":"f57d492f3e3287ee"}',1.79479346762787032127e+09);
INSERT INTO "events" VALUES('5334dbd051b0a0be34a155f0021aafc7',3,'play',1,'bot-2','{"actions":["place joust-field"],"chance":[],"lines":10,"hash":"8c79a87b63b0c7fb"}',1.79479346782522106171e+09);
INSERT INTO "events" VALUES('5334dbd051b0a0be34a155f0021aafc7',4,'play',0,'0f019449c8a11338','{"actions":["place trading-post"],"chance":[],"lines":11,"hash":"ce643a16a9996799"}',1.79479346785108804704e+09);
INSERT INTO "events" VALUES('5334dbd051b0a0be34a155f0021aafc7',5,'play',1,'bot-4','{"actions":["place 1"],"chance":[],"lines":12,"hash":"6c64415775bb0a0e"}',1.79479346786796832083e+09);
INSERT INTO "events" VALUES('5334dbd051b0a0be34a155f0021aafc7',6,'play',0,'f41e726e4429bbd7','{"actions":["place guild"],"chance":[],"lines":13,"hash":"3b03574ab7534005"}',1.79479346791556572913e+09);
INSERT INTO "events" VALUES('5334dbd051b0a0be34a155f0021aafc7',7,'play',1,'bot-6','{"actions":["place 3"],"chance":[],"lines":14,"hash":"76bee1e7382f995a"}',1.79479346796667408939e+09);
INSERT INTO "events" VALUES('5334dbd051b0a0be34a155f0021aafc7',8,'play',0,'c82d39b0fc162e9a','{"actions":["place inn"],"chance":[],"lines":15,"hash":"e45b0aec0c6171c2"}',1.79479346798198866842e+09);
INSERT INTO "events" VALUES('5334dbd051b0a0be34a155f0021aafc7',9,'play',1,'bot-8','{"actions":["place 2"],"chance":[],"lines":16,"hash":"5b97a61fa5101940"}',1.79479346798989868169e+09);
INSERT INTO "events" VALUES('13c27639e009d4d60ebd7fc7b25e8e5b',1,'start',-1,'start','{"actions":[],"chance":["first anne","draw 23b","draw 6b","draw 20b","draw 13b","draw 8b","draw 3b","draw 7a","draw 5b","draw 5a","draw 16b","start 8a"],"lines":12,"hash":"07d7fe3b645db3a3"}',1.79479346854016375543e+09);
INSERT INTO "events" VALUES('13c27639e009d4d60ebd7fc7b25e8e5b',2,'play',0,'fcb63af621705382','{"actions":["lift c3"],"chance":[],"lines":13,"hash":"c710f353c43fdf1f"}',1.79479346855763173106e+09);
INSERT INTO "events" VALUES('13c27639e009d4d60ebd7fc7b25e8e5b',3,'play',0,'7e6c107817f74bb4','{"actions":["set a1"],"chance":[],"lines":14,"hash":"35e9687225fb7d97"}',1.79479346856279683109e+09);
INSERT INTO "events" VALUES('13c27639e009d4d60ebd7fc7b25e8e5b',4,'play',0,'d7eb28b6c330da2f','{"actions":["lay 6b"],"chance":["draw 14b"],"lines":16,"hash":"015cc34bab90299b"}',1.7947934685672297478e+09);
INSERT INTO "events" VALUES('13c27639e009d4d60ebd7fc7b25e8e5b',5,'play',1,'bot-4','{"actions":["lift d3"],"chance":[],"lines":17,"hash":"a16aa73a4985ba6f"}',1.79479346915612983709e+09);
INSERT INTO "events" VALUES('13c27639e009d4d60ebd7fc7b25e8e5b',6,'play',1,'bot-5','{"actions":["set a5"],"chance":[],"lines":18,"hash":"0c8ca37c620187f7"}',1.79479346916067051889e+09);
INSERT INTO "events" VALUES('13c27639e009d4d60ebd7fc7b25e8e5b',7,'play',1,'bot-6','{"actions":["lay 5a"],"chance":["draw 24b","draw 4b","draw 10b"],"lines":22,"hash":"8a14f466127e8ebe"}',1.7947934691671524048e+09);
INSERT INTO "events" VALUES('13c27639e009d4d60ebd7fc7b25e8e5b',8,'play',0,'131c31de00dc4e98','{"actions":["lift c3"],"chance":[],"lines":23,"hash":"dc5dfe3659bd9a1c"}',1.79479346916888332372e+09);
INSERT INTO "events" VALUES('13c27639e009d4d60ebd7fc7b25e8e5b',9,'play',0,'56e31b3f370c523a','{"actions":["set a1"],"chance":[],"lines":24,"hash":"25bab83eaad7ad59"}',1.79479346917131686207e+09);
CREATE TABLE house (
	name VARCHAR(32) NOT NULL, 
	value TEXT NOT NULL, 
	CONSTRAINT pk_house PRIMARY KEY (name)
);
INSERT INTO "house" VALUES('key','abba23e81084611e00e937b49e9e574e6174802bbe1fe3ef11dc08b9c267335c');
INSERT INTO "house" VALUES('awake','1794793464.6286123');
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
INSERT INTO "tables" VALUES('73cfe7eb91c5797d204a91b682086981','K5K9WD','86f2ae035d549fe217630381578795d1','4272d014746a4740e9fbba6f1655d2c7','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"none","seconds":0,"increment":0},"undo":"free","chat":true}',X'1E81A07258D24BD9E98965C92BC7E9EF581FCC55C1A2BFAD5BCEDF7EA560B02C','open',0,'{"game": "palazzo", "rules": 1, "options": {"stacks": "reconstructed", "money": "hidden"}, "players": {"anne": {"hand": [], "known": [], "palaces": []}, "bram": {"hand": [], "known": [], "palaces": []}}, "builder": null, "quarries": {"north": [], "east": [], "south": [], "west": []}, "supply": [], "box": [], "riders": 0, "discard": [], "reshuffled": false, "shown": [], "auction": null, "laying": [], "lot": [], "agenda": ["builder", "layout", "deal anne", "deal bram", "first"]}',NULL,NULL,NULL,NULL,NULL,1.79479346534140682218e+09,1.79479346534140682218e+09);
INSERT INTO "tables" VALUES('83988331d6790bf12abec4a01935812b','W2YTQH','802daed8c0954a9ca572105f1f40f5cd','4272d014746a4740e9fbba6f1655d2c7','palazzo',1,2,1,'{"options":{"stacks":"reconstructed","money":"hidden"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true}',X'1BC136C5DC5CD831CDD7624FA6E18CAB1D2C96DC4666B21EC66C88DB470D8A54','playing',11,'{"game": "palazzo", "rules": 1, "options": {"stacks": "reconstructed", "money": "hidden"}, "players": {"anne": {"hand": ["florin 4", "florin 6", "ducat 3", "ducat 4", "ducat 5", "grosso 5", "certificate"], "known": ["florin 6", "ducat 5", "grosso 5"], "palaces": []}, "bram": {"hand": ["florin 7", "ducat 4", "ducat 4", "ducat 6", "grosso 3", "grosso 3", "grosso 7"], "known": ["ducat 4", "ducat 4", "grosso 7"], "palaces": []}}, "builder": "east", "quarries": {"north": ["sandstone 1 w"], "east": ["brick 2 ww"], "south": ["brick 2 w"], "west": ["sandstone 3 w", "sandstone 1 www"]}, "supply": ["sandstone 2 ww", "marble 2 ww"], "box": [], "riders": 0, "discard": [], "reshuffled": false, "shown": [], "auction": {"auctioneer": "bram", "bids": {"anne": [], "bram": []}}, "laying": [], "lot": [], "agenda": ["bidding anne", "turn anne"]}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9884791374207,600.0],"running":0,"since":1794793467.5342789}',1.79479406752275800701e+09,NULL,NULL,1.79479346563362336152e+09,1.79479346753427886963e+09);
INSERT INTO "tables" VALUES('5334dbd051b0a0be34a155f0021aafc7','8SVGNH','1a9fcc47b41b342442680e328ed5b81f','4272d014746a4740e9fbba6f1655d2c7','caylus',1,2,1,'{"options":{"figures":"rulebook","favours":"table","jeweller":"without"},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true}',X'7255CD130DCB9156E5CE484C07241E3A38B21DA03CCEBD31232EF4605C3CFFA3','playing',9,'{"game": "caylus", "rules": 1, "options": {"figures": "rulebook", "favours": "table", "jeweller": "without"}, "players": {"anne": {"deniers": 3, "food": 2, "wood": 1, "stone": 0, "cloth": 0, "gold": 0, "points": 0, "favours": {"prestige": 0, "money": 0, "resources": 0, "buildings": 0}, "rows_used": [], "houses": {"dungeon": 0, "walls": 0, "towers": 0}, "batches": 0}, "bram": {"deniers": 3, "food": 2, "wood": 1, "stone": 0, "cloth": 0, "gold": 0, "points": 0, "favours": {"prestige": 0, "money": 0, "resources": 0, "buildings": 0}, "rows_used": [], "houses": {"dungeon": 0, "walls": 0, "towers": 0}, "batches": 0}}, "turn": 1, "order": ["anne", "bram"], "passed": [], "bailiff": 6, "provost": 6, "road": {"1": {"tile": "neutral-farm", "worker": "bram"}, "2": {"tile": "neutral-sawmill", "worker": "bram"}, "3": {"tile": "forest", "worker": "bram"}, "4": "neutral-carpenter", "5": "neutral-marketplace", "6": "neutral-quarry", "7": "peddler", "8": "carpenter", "16": "gold-mine"}, "special": {"gate": "anne", "trading-post": "anne", "guild": "anne", "joust-field": "bram"}, "stables": [], "inn": {"left": "anne", "guest": null}, "castle": [], "counted": [], "agenda": ["placing anne", "special gate", "special trading-post", "special guild", "special joust-field", "special stables", "special inn", "bribes", "road -", "castle", "end"]}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.8165674209595,600.0],"running":0,"since":1794793467.9898987}',1.79479406780646610257e+09,NULL,NULL,1.79479346753111743931e+09,1.79479346798989868169e+09);
INSERT INTO "tables" VALUES('13c27639e009d4d60ebd7fc7b25e8e5b','NA2HWH','ac403ad41d072acea18f6b553bc74a5f','4272d014746a4740e9fbba6f1655d2c7','potzklotz',2,2,1,'{"options":{"mode":"basic","cards":5,"penalty":"card","base":"open","turning":"forbidden","hands":"hidden","out_of_turn":"no","deals":1},"public":true,"pace":"live","clock":{"kind":"bank","seconds":600,"increment":0},"undo":"free","chat":true}',X'FDBA681CDA12D720C6A1E8C4F522FA261B089CCC743D8BF09C5210E6BFAFBECE','playing',9,'{"game": "potzklotz", "rules": 2, "options": {"mode": "basic", "cards": 5, "penalty": "card", "base": "open", "turning": "forbidden", "hands": "hidden", "out_of_turn": "no", "deals": 1}, "players": {"anne": {"hand": ["4b", "6b", "8b", "13b", "14b", "20b", "23b"], "known": ["6b"], "laid": [], "late": false}, "bram": {"hand": ["3b", "5a", "5b", "7a", "10b", "16b", "24b"], "known": ["5a"], "laid": [], "late": false}}, "first": "anne", "deals": [], "start": "8a", "shown": "8a", "building": "120/011", "at": "c3", "chain": 0, "turned": 0, "idle": 0, "agenda": ["lay anne c3 a1"]}',0,'{"clock":{"kind":"bank","seconds":600,"increment":0},"left":[599.9687695503235,600.0],"running":0,"since":1794793469.1713169}',1.79479406914008641246e+09,NULL,NULL,1.79479346851943874358e+09,1.79479346917131686207e+09);
CREATE TABLE users (
	id VARCHAR(32) NOT NULL, 
	name VARCHAR(40) NOT NULL, 
	created FLOAT NOT NULL, 
	CONSTRAINT pk_users PRIMARY KEY (id)
);
INSERT INTO "users" VALUES('4272d014746a4740e9fbba6f1655d2c7','Anne',1794793465.03084);
CREATE INDEX ix_tables_status_changed ON tables (status, changed);
CREATE INDEX ix_tables_deadline ON tables (deadline);
CREATE INDEX ix_chairs_user_id ON chairs (user_id);
COMMIT;
