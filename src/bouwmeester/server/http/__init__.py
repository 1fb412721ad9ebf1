"""The HTTP side: routes, pages, and every refusal in words and as a key. It asks the house, and writes nothing
itself.
"""
