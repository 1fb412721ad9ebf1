"""Sockets: the line that charges every frame, the handshake that decides who comes in, and the connection that
turns frames into commands and messages into frames. It calls commands; what it sends it gets as messages.
"""
