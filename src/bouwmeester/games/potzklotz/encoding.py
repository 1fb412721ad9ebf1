"""PotzKlotz in numbers, about one each. Of the cards of others only what everybody has seen is written."""

from typing import Final

from bouwmeester.core.encoding import Encoding
from bouwmeester.core.state import NOBODY
from bouwmeester.games.potzklotz.chains import NEXT_CARDS
from bouwmeester.games.potzklotz.judge import judge
from bouwmeester.games.potzklotz.material import CARD_COUNT, count
from bouwmeester.games.potzklotz.scoring import score
from bouwmeester.games.potzklotz.shapes import NO_CLASS
from bouwmeester.games.potzklotz.state import PotzklotzState, standing_kind

ENCODING: Final = Encoding(
    "potzklotz-1",
    table=(("stack", 1), ("deals-left", 1), ("idle", 1), ("options", 4), ("unseen-fit", 1), ("seats", 1)),
    seat=(
        ("points", 1),
        ("cards", 1),
        ("laid", 1),
        ("seen", 1),
        ("fits", 1),
        ("fewest", 1),
        ("none", 1),
        ("late", 1),
        ("place", 1),
        ("to-move", 1),
        ("judgement", 1),
    ),
    most_seats=6,
)


def table(s: PotzklotzState, out: list[float]) -> None:
    out[0] = count(s.stack) / CARD_COUNT
    out[1] = (s.deals - len(s.scored)) / 3.0
    out[2] = s.idle / s.seats
    out[3] = 1.0 if s.experts else 0.0
    out[4] = 1.0 if s.out_of_turn else 0.0
    out[5] = 1.0 if s.open_hands else 0.0
    out[6] = s.cards / 8.0
    unseen = s.stack
    for seat in range(s.seats):
        unseen |= s.hand[seat] if not s.open_hands else 0
    kind = standing_kind(s)
    out[7] = count(unseen & NEXT_CARDS[kind]) / (count(unseen) + 1) if kind != NO_CLASS else 0.0
    out[8] = s.seats / 6.0


def one_seat(s: PotzklotzState, seat: int, viewer: int, out: list[float], at: int) -> None:
    hand = s.hand[seat]
    cards = count(hand)
    seen = hand if seat == viewer or s.open_hands else s.known[seat]
    fewest = cards
    for other in range(s.seats):
        if other != seat:
            fewest = min(fewest, count(s.hand[other]))
    kind = standing_kind(s)
    out[at] = score(s, seat) / 5.0
    out[at + 1] = cards / 8.0
    out[at + 2] = count(s.laid[seat]) / 8.0
    out[at + 3] = count(seen) / 8.0
    out[at + 4] = count(seen & NEXT_CARDS[kind]) / 4.0 if kind != NO_CLASS else 0.0
    out[at + 5] = (cards - fewest) / 4.0
    out[at + 6] = 1.0 if cards == 0 else 0.0
    out[at + 7] = 1.0 if s.late[seat] else 0.0
    out[at + 8] = (seat - s.first) % s.seats / s.seats if s.first != NOBODY else 0.0
    # Whoever is asked, by whatever step, stands second in its frame.
    now = s.agenda[-1] if s.agenda else (NOBODY,)
    out[at + 9] = 1.0 if len(now) > 1 and now[1] == seat else 0.0
    # Whoever judges looks at the hand.
    out[at + 10] = judge(s, seat) / 10.0 if seat == viewer or s.open_hands else 0.0
