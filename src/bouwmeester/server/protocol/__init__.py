"""What is said between a server and its clients: the messages of the socket, the bodies of HTTP, and the same as
TypeScript. It knows no other room, and every room speaks it.
"""
