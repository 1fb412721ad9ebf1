"""The schema. A change here is a migration in ``migrations/versions``; a test holds the two together."""

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    false,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

#: Guests: a name and nothing else. The cookie that proves who they are is signed, not stored.
users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(40), nullable=False),
    Column("created", Float, nullable=False),
    #: What the one personal link that still works has to say.
    Column("link", String(32), nullable=True),
    #: The lessons they have taken and what the guide need not explain again, as a list of words.
    Column("learned", Text, nullable=True),
    #: When they will be forgotten, as they have asked for.
    Column("leaving", Float, nullable=True),
)

#: A table: how it was set up, and the match as it stands. Log and state are both kept; loading uses the state.
tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("invite", String(32), nullable=False),
    Column("host", String(32), ForeignKey("users.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("public", Boolean, nullable=False),
    Column("setup", Text, nullable=False),
    Column("seed", LargeBinary(32), nullable=False),
    Column("status", String(16), nullable=False),
    Column("version", Integer, nullable=False),
    #: How much of it everybody saw: the version as it is told to those who have no seat.
    Column("shown", Integer, nullable=False, server_default="0"),
    Column("state", Text, nullable=False),
    #: The seat that is to move: so that the lobby need not read states.
    Column("to_move", Integer, nullable=True),
    Column("timing", Text, nullable=True),
    #: When the running clock comes to its end.
    Column("deadline", Float, nullable=True),
    Column("proposal", Text, nullable=True),
    Column("rematch", String(32), nullable=True),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    #: How often something changed that is no event: chairs before the match, what is asked, a clock that is forgiven.
    Column("beside", Integer, nullable=False, server_default="0"),
    #: The node that has its duties: it wrote last, or took them over. None where a house is one process.
    Column("node", String(16), nullable=True),
    # Only what is looked for by them: most moves change neither.
    Index(
        "ix_tables_status_changed",
        "status",
        "changed",
        sqlite_where=text("public = 1"),
        postgresql_where=text("public"),
    ),
    Index(
        "ix_tables_deadline",
        "deadline",
        sqlite_where=text("deadline IS NOT NULL"),
        postgresql_where=text("deadline IS NOT NULL"),
    ),
    Index("ix_tables_host", "host"),
    Index(
        "ix_tables_node",
        "node",
        sqlite_where=text("status = 'playing'"),
        postgresql_where=text("status = 'playing'"),
    ),
)

#: Who sits where: a user, a bot, nobody yet, a user for whom a bot plays, or a bot for good after a user resigned.
chairs = Table(
    "chairs",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=True),
    Column("bot", String(32), nullable=True),
    #: Who had the chair until they gave up.
    Column("resigned", String(32), ForeignKey("users.id"), nullable=True),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_chairs_user_id", "user_id"),
    Index(
        "ix_chairs_resigned",
        "resigned",
        sqlite_where=text("resigned IS NOT NULL"),
        postgresql_where=text("resigned IS NOT NULL"),
    ),
)

#: Finished matches that somebody does not want to see on their list any more.
put_away = Table(
    "put_away",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    PrimaryKeyConstraint("user_id", "table_id"),
)

#: What happened at a table, in order. The two keys are the fence: one event for a version, one effect for a command.
events = Table(
    "events",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("command", String(64), nullable=False),
    Column("body", Text, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "version"),
    UniqueConstraint("table_id", "seat", "command"),
)

#: What a match that is over was made of, as one reviewer sees it; a later one may look again.
reviews = Table(
    "reviews",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), primary_key=True),
    Column("by", String(64), nullable=False),
    Column("review", Text, nullable=False),
    Column("at", Float, nullable=False),
)

chats = Table(
    "chats",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("command", String(64), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "number"),
    UniqueConstraint("table_id", "user_id", "command"),
)

#: A few things about the house itself: the key that signs cookies, and when it was last awake.
house = Table(
    "house",
    metadata,
    Column("name", String(32), primary_key=True),
    Column("value", Text, nullable=False),
)

# Peace.

#: Whose words somebody does not want to hear ("mute"), and with whom they do not want to sit ("avoid"). Never told.
peace = Table(
    "peace",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("about", String(32), ForeignKey("users.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("user_id", "about", "kind"),
    Index("ix_peace_about", "about"),
)

#: Whom the host of a table would rather not play with this time: they do not get a chair there again.
declined = Table(
    "declined",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    PrimaryKeyConstraint("table_id", "user_id"),
)

#: Who was asked to come to a table, and by whom.
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", String(32), ForeignKey("tables.id"), nullable=False),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("by", String(32), ForeignKey("users.id"), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "user_id"),
    Index("ix_invitations_user_id", "user_id"),
    Index("ix_invitations_by_at", "by", "at"),
)

#: What somebody has told the keepers of somebody else. The table may be gone by the time it is read.
reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("by", String(32), ForeignKey("users.id"), nullable=False),
    Column("about", String(32), ForeignKey("users.id"), nullable=False),
    Column("table_id", String(32), nullable=False),
    Column("game", String(32), nullable=False),
    Column("reason", String(12), nullable=False),
    Column("words", String(500), nullable=False),
    #: The line of talk that it is about, if it is about one.
    Column("line", Integer, nullable=True),
    Column("at", Float, nullable=False),
    Index("ix_reports_by_at", "by", "at"),
    Index("ix_reports_about", "about"),
    Index("ix_reports_at", "at"),
)

#: What had been said when it was reported: it stays with the report, whatever becomes of the table.
heard = Table(
    "heard",
    metadata,
    Column("report", String(16), ForeignKey("reports.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("text", String(500), nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("report", "number"),
    Index("ix_heard_user_id", "user_id"),
)

#: What keepers have done, which is also what holds: a warning, a silence, a closed door, a report let be; and who
#: keeps the house. What was undone stays written.
acts = Table(
    "acts",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("about", String(32), ForeignKey("users.id"), nullable=False),
    #: Whoever runs the house, at its command line, has no name here.
    Column("by", String(32), ForeignKey("users.id"), nullable=True),
    Column("reason", String(12), nullable=False),
    Column("why", String(500), nullable=False),
    Column("at", Float, nullable=False),
    Column("until", Float, nullable=True),
    #: The report that it answers, which may be gone.
    Column("report", String(16), nullable=True),
    #: When the person was told.
    Column("seen", Float, nullable=True),
    Column("undone", Float, nullable=True),
    Column("undone_by", String(32), ForeignKey("users.id"), nullable=True),
    Index("ix_acts_about", "about"),
    Index("ix_acts_at", "at"),
    Index("ix_acts_report", "report"),
)

# Results.

#: What came of matches, a row a seat. It outlives the table, which may be packed away; ratings are made from it.
results = Table(
    "results",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("seat", Integer, nullable=False),
    #: A person, or a bot by its name; neither, once a person is gone for good.
    Column("user_id", String(32), nullable=True),
    Column("bot", String(40), nullable=True),
    Column("game", String(32), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("rank", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    #: Whether the person was there to the end.
    Column("stayed", Boolean, nullable=False),
    Column("at", Float, nullable=False),
    #: Why it does not count for ratings; empty if it does.
    Column("why", String(8), nullable=False),
    #: What it did to the rating of whoever sat there.
    Column("change", Float, nullable=True),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("ix_results_user_id_at", "user_id", "at"),
    Index("ix_results_at", "at"),
)

#: How strong somebody is at a game, at tables of two (pool 2) and of more (pool 3).
ratings = Table(
    "ratings",
    metadata,
    Column("who", String(48), nullable=False),
    Column("game", String(32), nullable=False),
    Column("pool", Integer, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
    #: Parts of wins: equals share one.
    Column("won", Float, nullable=False),
    Column("at", Float, nullable=False),
    PrimaryKeyConstraint("who", "game", "pool"),
    Index("ix_ratings_game_pool", "game", "pool"),
)

# Contests.

#: Tournaments and leagues, which people call events: how each was set up, and how far it is.
contests = Table(
    "contests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(8), nullable=False, unique=True),
    Column("name", String(40), nullable=False),
    Column("host", String(32), ForeignKey("users.id"), nullable=False),
    Column("game", String(32), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("setup", Text, nullable=False),
    Column("status", String(16), nullable=False),
    #: How far each group is, as JSON.
    Column("groups", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    #: How often something has changed: whoever goes on with it must know it as it is.
    Column("version", Integer, nullable=False),
    #: When somebody has to look after it though nobody asks, and until when a node has taken that on.
    Column("due", Float, nullable=True),
    Column("taken", Float, nullable=False),
    #: When it is to begin by itself, if that was set.
    Column("starts", Float, nullable=True),
    #: Whether whoever runs it lets nobody in any more.
    Column("closed", Boolean, nullable=False, server_default=false()),
    #: Which season of a league it is, and the one before it; each has one after it at most.
    Column("season", Integer, nullable=False, server_default="1"),
    Column("previous", String(32), nullable=True),
    Index("ix_contests_host", "host"),
    Index("ix_contests_previous", "previous", unique=True),
    Index("ix_contests_status_changed", "status", "changed"),
    Index(
        "ix_contests_due",
        "due",
        sqlite_where=text("due IS NOT NULL"),
        postgresql_where=text("due IS NOT NULL"),
    ),
)

#: Who takes part, in the order in which they came; the number is what the tables of a contest know them by.
entrants = Table(
    "entrants",
    metadata,
    Column("contest_id", String(32), ForeignKey("contests.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("group", Integer, nullable=False),
    Column("came", Float, nullable=False),
    #: When they withdrew or were sent away: they are not seated any more.
    Column("gone", Float, nullable=True),
    PrimaryKeyConstraint("contest_id", "number"),
    UniqueConstraint("contest_id", "user_id"),
    Index("ix_entrants_user_id", "user_id"),
)

#: The tables of each round. What came of them is among the results; the table itself may be packed away.
contest_tables = Table(
    "contest_tables",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("contest_id", String(32), ForeignKey("contests.id"), nullable=False),
    Column("group", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    #: The numbers of those who sit there in the order of turns, as JSON; -1 for a bot.
    Column("seats", Text, nullable=False),
    #: The seat of whoever begins; null until the table is set up.
    Column("begins", Integer, nullable=True),
    #: Whether it has been seen to that a bot plays for whoever did not come.
    Column("awaited", Boolean, nullable=False),
    UniqueConstraint("contest_id", "group", "round", "number"),
)

# Being known.

#: The browsers by which somebody has come. A cookie names one; once it is signed out, the cookie is nobody's.
devices = Table(
    "devices",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("label", String(60), nullable=False),
    Column("created", Float, nullable=False),
    #: When it was here last, to the hour.
    Column("seen", Float, nullable=False),
    Column("ended", Float, nullable=True),
    Index("ix_devices_user_id", "user_id"),
    Index(
        "ix_devices_ended",
        "ended",
        sqlite_where=text("ended IS NOT NULL"),
        postgresql_where=text("ended IS NOT NULL"),
    ),
)

#: Keys that devices keep and by which somebody is known again, without a name or a password.
passkeys = Table(
    "passkeys",
    metadata,
    #: The fingerprint of what the device calls it, which may be long.
    Column("id", String(64), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("uses", Integer, nullable=False),
    #: The name of this house for which it was made: it is good for no other.
    Column("house", String(255), nullable=False),
    Column("label", String(60), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=True),
    Index("ix_passkeys_user_id", "user_id"),
)

#: What two guests have played, put together as they are one person; and what to do should it have been a mistake.
joins = Table(
    "joins",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("into", String(32), ForeignKey("users.id"), nullable=False),
    Column("other", String(32), ForeignKey("users.id"), nullable=False),
    Column("at", Float, nullable=False),
    Column("body", Text, nullable=False),
    Column("undone", Float, nullable=True),
    Index("ix_joins_into", "into"),
)

# Notices.

#: Where somebody wants to be told: a browser, an address of mail, or a webhook.
channels = Table(
    "channels",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("user_id", String(32), ForeignKey("users.id"), nullable=False),
    Column("kind", String(8), nullable=False),
    Column("address", String(1000), nullable=False),
    #: The keys of a browser, or what the messages to a webhook are signed with.
    Column("secret", Text, nullable=False),
    #: The shape in which a webhook wants to be told.
    Column("style", String(8), nullable=False),
    #: What a link to this house begins with, as the person knows it.
    Column("home", String(300), nullable=False),
    Column("label", String(60), nullable=False),
    #: "good", "unconfirmed" until the owner of a mailbox has said yes, or "gone" once nobody is there any more.
    Column("state", String(12), nullable=False),
    Column("created", Float, nullable=False),
    UniqueConstraint("user_id", "kind", "address"),
)

#: What somebody wants to be told of, and when; as JSON.
wishes = Table(
    "wishes",
    metadata,
    Column("user_id", String(32), ForeignKey("users.id"), primary_key=True),
    Column("body", Text, nullable=False),
)

# What passes with the processes that wrote it: no part of a copy of the house.

#: Notices to be sent, written together with what they are about: one for each reason, person and channel. What its
#: rows speak of may be gone when they are due; who sends looks again.
outbox = Table(
    "outbox",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("version", Integer, nullable=False),
    Column("kind", String(8), nullable=False),
    Column("user_id", String(32), nullable=False),
    Column("channel", String(16), nullable=False),
    Column("due", Float, nullable=False),
    Column("made", Float, nullable=False),
    #: How often it was tried, and how often the person was found looking.
    Column("tries", Integer, nullable=False),
    Column("looks", Integer, nullable=False),
    #: Until when somebody has taken it to send it.
    Column("taken", Float, nullable=False),
    PrimaryKeyConstraint("table_id", "version", "kind", "user_id", "channel"),
    Index("ix_outbox_due", "due"),
    info={"passing": True},
)

#: The processes that serve this house, where there are several, and until when each may be taken to live. By the
#: clock of the database.
nodes = Table(
    "nodes",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("address", Text, nullable=False),
    Column("release", String(32), nullable=False),
    #: Its last beat.
    Column("seen", Float, nullable=False),
    Column("until", Float, nullable=False),
    info={"passing": True},
)

#: Which seats of a table have their people at which node: a bit for each. It holds as long as the node lives.
presence = Table(
    "presence",
    metadata,
    Column("table_id", String(32), nullable=False),
    Column("node", String(16), nullable=False),
    Column("seats", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "node"),
    Index("ix_presence_node", "node"),
    info={"passing": True},
)
