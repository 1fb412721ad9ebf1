"""A position of Palazzo in words, and back. [docs/position.md]

Written down are the things that lie on the table; what is left over is where it must be: cards in the draw
pile, tiles in their stacks. So a position can be wrong in few ways, and each is refused with its reason.
"""

from collections.abc import Mapping

from bouwmeester.core.action import SEATS, Domain
from bouwmeester.core.errors import BadPosition
from bouwmeester.core.position import listing, mapping, only, thing, things, whole, words, yes_or_no
from bouwmeester.core.state import NOBODY
from bouwmeester.core.view import Position
from bouwmeester.games.palazzo import reachable
from bouwmeester.games.palazzo.agenda import BIDDING, CLEAR_QUARRY, PLACE_BUILDER
from bouwmeester.games.palazzo.material import (
    CARD_COPIES,
    CARD_KINDS,
    CARDS,
    COPIES,
    FLOOR,
    ITEM_CARDS,
    ITEM_KINDS,
    ITEMS,
    KNOWN_STACKS,
    PALACE_LIMIT,
    QUARRIES,
    RIDER,
    RIDERS,
    STACKS,
    START_HAND,
    TILES,
    Stacks,
)
from bouwmeester.games.palazzo.state import Palace, PalazzoState, without
from bouwmeester.games.palazzo.view import box

_TABLE = (
    "game",
    "rules",
    "options",
    "players",
    "agenda",
    "builder",
    "quarries",
    "supply",
    "box",
    "riders",
    "discard",
    "reshuffled",
    "shown",
    "auction",
    "laying",
    "lot",
)
_PLAYER = ("hand", "known", "palaces")


def write(s: PalazzoState) -> Position:
    """All that lies on the table, secrets included."""
    return {
        "players": {SEATS.word(seat): _write_player(s, seat) for seat in range(s.seats)},
        "builder": None if s.builder == NOBODY else QUARRIES.word(s.builder),
        "quarries": {QUARRIES.word(i): _tiles(s.quarry[i]) for i in range(len(QUARRIES))},
        "supply": _tiles(s.supply),
        "box": words(TILES, box(s)),
        "riders": s.riders,
        "discard": words(CARDS, s.discard),
        "reshuffled": bool(s.reshuffled),
        "shown": words(CARDS, s.shown),
        "auction": _write_auction(s),
        "laying": words(ITEMS, s.laying),
        "lot": _tiles(s.lot),
    }


def _tiles(tiles: tuple[int, ...]) -> list[str]:
    return [TILES.word(tile) for tile in tiles]


def _write_player(s: PalazzoState, seat: int) -> dict[str, object]:
    start = seat * CARD_KINDS
    return {
        "hand": words(CARDS, s.hand[start : start + CARD_KINDS]),
        "known": words(CARDS, s.known[start : start + CARD_KINDS]),
        "palaces": [_tiles(palace) for palace in s.palaces[seat]],
    }


def _write_auction(s: PalazzoState) -> dict[str, object] | None:
    if s.auctioneer == NOBODY:
        return None
    bids = {
        SEATS.word(seat): words(ITEMS, s.bid[seat * ITEM_KINDS : (seat + 1) * ITEM_KINDS])
        for seat in range(s.seats)
        if s.bidding[seat]
    }
    return {"auctioneer": SEATS.word(s.auctioneer), "bids": bids}


def place(s: PalazzoState, position: Position, names: Mapping[str, int]) -> None:
    """Put a position on a bare table whose agenda is written. Raises BadPosition."""
    only(position, _TABLE, "")
    quarries = mapping(position, "quarries", "")
    only(quarries, QUARRIES.words, "quarries")
    s.quarry = [tuple(things(TILES, quarries, name, "quarries.")) for name in QUARRIES.words]
    builder = position.get("builder", _likely_builder(s))
    s.builder = NOBODY if builder is None else thing(QUARRIES, builder, "builder")
    s.supply = tuple(things(TILES, position, "supply", ""))
    s.lot = tuple(things(TILES, position, "lot", ""))
    s.riders = whole(position, "riders", RIDERS, 0, "")
    s.discard = _counts(CARDS, things(CARDS, position, "discard", ""))
    s.shown = _counts(CARDS, things(CARDS, position, "shown", ""))
    s.laying = _counts(ITEMS, things(ITEMS, position, "laying", ""))
    s.reshuffled = int(yes_or_no(position, "reshuffled", ""))
    players = mapping(position, "players", "")
    for name, seat in names.items():
        _place_player(s, seat, mapping(players, name, "players."), f"players.{name}.")
    _place_auction(s, position, names)
    _leave_tiles(s, position)
    _leave_cards(s)
    s.tally()
    _check_known(s, names)
    reachable.check(s)


def _likely_builder(s: PalazzoState) -> str | None:
    """Where he stands, if a position does not say: at the lot while there is one, else where no tile lies."""
    if s.agenda and s.agenda[-1][0] == PLACE_BUILDER:
        return None
    lot = any(frame[0] == BIDDING or frame[0] == CLEAR_QUARRY for frame in s.agenda)
    for name, tiles in zip(QUARRIES.words, s.quarry):
        if bool(tiles) == lot:
            return name
    return QUARRIES.word(0)


def _counts(domain: Domain, places: list[int]) -> list[int]:
    counts = [0] * len(domain)
    for at in places:
        counts[at] += 1
    return counts


def _place_player(s: PalazzoState, seat: int, player: Mapping[str, object], where: str) -> None:
    only(player, _PLAYER, where.rstrip("."))
    hand = things(CARDS, player, "hand", where)
    # Unsaid, the first four cards are those dealt at the start and the others were taken face up.
    known = things(CARDS, player, "known", where) if "known" in player else hand[START_HAND:]
    s.hand[seat * CARD_KINDS : (seat + 1) * CARD_KINDS] = _counts(CARDS, hand)
    s.known[seat * CARD_KINDS : (seat + 1) * CARD_KINDS] = _counts(CARDS, known)
    street: list[Palace] = []
    for number, written in enumerate(listing(player, "palaces", where)):
        at = f"{where}palaces[{number}]"
        if not isinstance(written, list) or not written:
            raise BadPosition(at, "wanted: a list of tiles from the lowest floor up")
        palace = tuple([thing(TILES, tile, at) for tile in written])
        for below, above in zip(palace, palace[1:], strict=False):
            if FLOOR[below] >= FLOOR[above]:
                raise BadPosition(at, f"{TILES.word(above)} cannot stand on {TILES.word(below)}")
        street.append(palace)
    if len(street) > PALACE_LIMIT:
        raise BadPosition(f"{where}palaces", f"there are tiles for {PALACE_LIMIT} at most")
    s.palaces[seat] = tuple(street)


def _place_auction(s: PalazzoState, position: Position, names: Mapping[str, int]) -> None:
    if position.get("auction") is None:
        return
    auction = mapping(position, "auction", "")
    only(auction, ("auctioneer", "bids"), "auction")
    auctioneer = auction.get("auctioneer")
    if not isinstance(auctioneer, str) or auctioneer not in names:
        raise BadPosition("auction.auctioneer", f"{auctioneer!r} is not a player")
    s.auctioneer = names[auctioneer]
    bids = mapping(auction, "bids", "auction.")
    for name in bids:
        if name not in names:
            raise BadPosition("auction.bids", f"{name!r} is not a player")
        seat = names[name]
        s.bidding[seat] = 1
        laid = _counts(ITEMS, things(ITEMS, bids, name, "auction.bids."))
        s.bid[seat * ITEM_KINDS : (seat + 1) * ITEM_KINDS] = laid


def _leave_tiles(s: PalazzoState, position: Position) -> None:
    """Tiles that lie nowhere are in their stacks; where the box is not told, used-up stacks are empty."""
    s.stacks = list(s.split)
    lying = [*s.quarry, s.supply, s.lot, tuple(things(TILES, position, "box", ""))]
    for street in s.palaces:
        lying.extend(street)
    for tiles in lying:
        for tile in tiles:
            _draw_out(s, tile)
    for _ in range(s.riders):
        _draw_out(s, RIDER)
    begun = 0
    for stack in range(STACKS):
        if s.stacks[stack] != s.split[stack]:
            begun = stack
    for stack in range(begun):
        if s.stacks[stack] and "box" in position:
            first = TILES.word(s.stacks[stack][0])
            raise BadPosition("box", f"stack {begun + 1} is begun, so {first} of stack {stack + 1} must be out")
        s.stacks[stack] = ()


def _draw_out(s: PalazzoState, draw: int) -> None:
    """Take a tile from the first stack that has it. Stacks are used up in order, so that is where it was."""
    for stack in range(STACKS):
        if draw in s.stacks[stack]:
            s.stacks[stack] = without(s.stacks[stack], draw)
            return
    raise BadPosition("", f"{TILES.word(draw)} lies in more places than the game has such tiles ({COPIES[draw]})")


def _leave_cards(s: PalazzoState) -> None:
    """Cards that are nowhere else are in the draw pile."""
    s.deck = CARD_COPIES[:]
    for card in range(CARD_KINDS):
        s.deck[card] -= s.discard[card] + s.shown[card]
        for seat in range(s.seats):
            s.deck[card] -= s.hand[seat * CARD_KINDS + card]
    for item in range(ITEM_KINDS):
        laid = s.laying[item] + sum([s.bid[seat * ITEM_KINDS + item] for seat in range(s.seats)])
        for card in ITEM_CARDS[item]:
            s.deck[card] -= laid
    for card in range(CARD_KINDS):
        if s.deck[card] < 0:
            there = CARD_COPIES[card] - s.deck[card]
            raise BadPosition("", f"{CARDS.word(card)} is there {there} times; the game has {CARD_COPIES[card]}")


def _check_known(s: PalazzoState, names: Mapping[str, int]) -> None:
    for name, seat in names.items():
        picked = reachable.picked_by(s, seat)
        secret = 0
        for card in range(CARD_KINDS):
            at = seat * CARD_KINDS + card
            hidden = s.hand[at] + picked[card] - s.known[at]
            if hidden < 0:
                raise BadPosition(f"players.{name}.known", f"{CARDS.word(card)} is not so often in the hand")
            secret += hidden
        if secret > START_HAND:
            raise BadPosition(
                f"players.{name}.known", f"{secret} cards would be unknown to all; only the {START_HAND} dealt can be"
            )


def write_split(split: Stacks) -> object:
    """The option that a split was made from: its name, or its three lists."""
    for name, known in KNOWN_STACKS.items():
        if known == split:
            return name
    return [[TILES.word(tile) for tile in stack if tile != RIDER] for stack in split]
