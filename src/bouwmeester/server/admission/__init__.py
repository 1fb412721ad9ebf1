"""Who comes, by which way, under which name, and how much they may: what is checked of everybody before anything
else happens. It knows no table and no database; every other room may ask it.
"""
