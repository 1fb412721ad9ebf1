"""How Alembic reaches the database: in one transaction, with tables copied where SQLite cannot alter them."""

from alembic import context

from bouwmeester.server.store.schema import metadata
from bouwmeester.server.store.store import open_engine

url = context.config.get_main_option("sqlalchemy.url")
assert url is not None
engine = open_engine(url)
with engine.connect() as connection:
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    with context.begin_transaction():
        if connection.dialect.name == "postgresql":
            # Of nodes that start together one makes the change, and the others find it made.
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext('bouwmeester migrations'))")
        context.run_migrations()
    connection.commit()
engine.dispose()
