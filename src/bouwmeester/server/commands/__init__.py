"""What people and bots may do at a table: play, try, take back, agree, talk, look back. Each command is checked by
the rules, written through the table, answered, and then shown through the views, in that order.
"""
