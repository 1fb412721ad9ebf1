"""Why a socket is closed: the codes that a client is told."""

from typing import Final

#: Close codes, as docs/protocol.md lists them; 1009, for a message that is too big, websockets says by itself.
CLOSE_UNREADABLE: Final = 1007
CLOSE_TOO_FAST: Final = 1008
CLOSE_FAILED: Final = 1011
CLOSE_STOPPING: Final = 1012
CLOSE_TOO_SLOW: Final = 1013
CLOSE_SIGNED_OUT: Final = 4401
CLOSE_FORBIDDEN: Final = 4403
CLOSE_NO_TABLE: Final = 4404
CLOSE_REPLACED: Final = 4409
CLOSE_TOO_MANY: Final = 4429
