"""The table server.

One move walks: ``wire`` (a frame becomes a command) -> ``commands`` (checked by the rules) -> ``tables`` (written) ->
``store`` (rows) -> ``views`` (what each sees) -> ``wire``. ``http``, ``bots`` and ``clerk`` stand beside that way,
``house`` keeps the tables, ``app`` puts all of it together. [docs/architecture.md]
"""
