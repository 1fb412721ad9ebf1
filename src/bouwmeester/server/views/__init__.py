"""What is seen and told of a table, by whom: positions, news, what the words of a game stand for. It reads tables
and changes none.
"""
