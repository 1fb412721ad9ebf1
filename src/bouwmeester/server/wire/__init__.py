"""Sockets: the line that charges every frame (or the route, where another server carries them), the handshake that
decides who comes in, and the connection that turns frames into commands and messages into frames. It calls commands;
what it sends it gets as messages.
"""
