"""Faces for researchers: what this field uses to learn and to search, over the same rules as everything else.

``pettingzoo``, ``gymnasium`` and ``batch`` need the extra ``bouwmeester[rl]``, ``openspiel`` needs
``bouwmeester[openspiel]``, ``dataset`` needs ``bouwmeester[data]``. Nothing here knows the
server. docs/research.md has it all.
"""
