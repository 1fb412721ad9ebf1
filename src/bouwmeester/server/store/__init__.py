"""The database: every SQL statement of the server, the thread that writes, migrations, checkpoints, backups and
the claim on a file. It takes and gives rows and knows no table, no match and no message; all who keep something
come to it.
"""
