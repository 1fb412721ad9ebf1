"""The contract every game is written on. It knows no game, no server and no text."""
