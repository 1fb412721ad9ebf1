"""Chance: who plays the seat that deals, and how a live table proves that it dealt fairly.

>>> seal = Seal(bytes(32))
>>> seal.commitment[:8]
'66687aad'
>>> [seal.randrange(6) for _ in range(5)] == [Seal(bytes(32), drawn=i).randrange(6) for i in range(5)]
True

The engine never comes here: it lists what chance can do, with weights, and waits.
"""

import hashlib
from typing import Final, Protocol

from bouwmeester.core.action import Action

SEED_BYTES: Final = 32
_BLOCK_BYTES: Final = 64
_DRAW_SPACE: Final = 1 << 64
#: How HMAC marks its key for the inner hash and for the outer one. [RFC 2104]
_INNER: Final = bytes([byte ^ 0x36 for byte in range(256)])
_OUTER: Final = bytes([byte ^ 0x5C for byte in range(256)])


class Rng(Protocol):
    """What is asked of dice. ``random.Random`` will do."""

    def randrange(self, start: int, /) -> int: ...


class Seal:
    """Dice fixed by a secret seed, whose hash is published before the game and the seed after it.

    Draw number n, counted from 0, is HMAC-SHA256(seed, "n:t") for t = 0, 1, …, read as a big-endian number
    from its first eight bytes, until one falls below the largest multiple of the range; then modulo.
    """

    def __init__(self, seed: bytes, drawn: int = 0) -> None:
        if len(seed) != SEED_BYTES:
            raise ValueError(f"a seed has {SEED_BYTES} bytes, not {len(seed)}")
        self.seed = seed
        self.drawn = drawn
        key = seed.ljust(_BLOCK_BYTES, b"\0")
        self._inner = key.translate(_INNER)
        self._outer = key.translate(_OUTER)

    @property
    def commitment(self) -> str:
        return hashlib.sha256(self.seed).hexdigest()

    def renewed(self) -> "Seal":
        """Other dice, which whoever holds these can work out and nobody else: HMAC-SHA256(seed, "renewed")."""
        return Seal(self._hmac(b"renewed"))

    def _hmac(self, message: bytes) -> bytes:
        """HMAC-SHA256(seed, message).

        hmac.digest does the same in twice the time, and gives up the interpreter meanwhile: with every draw at any
        table, the thread of all tables would have to wait for the one that writes.
        """
        return hashlib.sha256(self._outer + hashlib.sha256(self._inner + message).digest()).digest()

    def randrange(self, start: int, /) -> int:
        fair = _DRAW_SPACE - _DRAW_SPACE % start
        attempt = 0
        while True:
            digest = self._hmac(f"{self.drawn}:{attempt}".encode())
            number = int.from_bytes(digest[:8], "big")
            if number < fair:
                self.drawn += 1
                return number % start
            attempt += 1


class Dice:
    """Quick dice for playouts: three small generators added up, which repeat after 7 * 10**12 draws.

    Their numbers stay so small that compiled code never leaves machine arithmetic.
    """

    def __init__(self, seed: int) -> None:
        self._a = seed % 30268 + 1
        self._b = seed // 30268 % 30306 + 1
        self._c = seed * 7919 % 30322 + 1
        for _ in range(8):  # neighbouring seeds begin alike
            self.randrange(2)

    def randrange(self, start: int, /) -> int:
        self._a = self._a * 171 % 30269
        self._b = self._b * 172 % 30307
        self._c = self._c * 170 % 30323
        place = self._a / 30269.0 + self._b / 30307.0 + self._c / 30323.0
        return int((place - int(place)) * start)


def pick(options: list[Action], weights: list[int], rng: Rng) -> Action:
    """Draw one option, each as likely as its weight says."""
    total = 0
    for weight in weights:
        total += weight
    ticket = rng.randrange(total)
    for i in range(len(options)):
        ticket -= weights[i]
        if ticket < 0:
            return options[i]
    raise ValueError("no option has any weight")
