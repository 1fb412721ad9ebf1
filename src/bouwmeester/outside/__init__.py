"""Bots from outside: programs in any language that are told what their seat sees and answer with what it does.

One set of messages (``messages``) over several carriers (``lines``). The referee (``referee``) keeps time and has a
move ready for whoever fails; ``kit`` is for bots written in Python; ``checking`` tries all that goes wrong.
docs/outside-bots.md has it all.
"""
