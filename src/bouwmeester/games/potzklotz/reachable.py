"""Which positions can come about: the agenda must be one the steps write, and the table must fit it."""

from bouwmeester.core.errors import BadPosition
from bouwmeester.core.state import NOBODY, Frame
from bouwmeester.games.potzklotz.agenda import (
    ASKING,
    CHOOSE_FIRST,
    DRAW_CARDS,
    LAYING,
    LIFTING,
    ROUND,
    SETTING,
    TURN_END,
    TURN_START,
)
from bouwmeester.games.potzklotz.contents import STEPS
from bouwmeester.games.potzklotz.history import all_laid, can_follow, check_drawn, idle_turns, owner, twin, wrong_of
from bouwmeester.games.potzklotz.material import (
    CARD_COUNT,
    CARDS,
    KIND,
    ON_BASE,
    cards_in,
    count,
    height_at,
    kind_of,
)
from bouwmeester.games.potzklotz.scoring import deal_points
from bouwmeester.games.potzklotz.state import PotzklotzState, held, others, under_stack


def in_set_up(s: PotzklotzState) -> bool:
    return bool(s.agenda) and s.agenda[0][0] == TURN_START


def check(s: PotzklotzState) -> None:
    """Raise BadPosition if play could not have led here."""
    for frame in s.agenda:
        if len(frame) > 1 and not 0 <= frame[1] < s.seats:
            raise BadPosition("agenda", f"{STEPS[frame[0]].name!r} lacks a player of this table")
        if frame[0] == DRAW_CARDS and not 0 < frame[2] <= CARD_COUNT:
            raise BadPosition("agenda", "a draw is of at least one card")
    _check_deals(s)
    if in_set_up(s):
        _check_set_up(s)
        return
    _wrong_if(s.first == NOBODY, "first", "somebody began this deal")
    _check_cards(s)
    if s.agenda:
        _check_agenda(s)
    else:
        _check_over(s)
    _check_turn_counts(s)
    _wrong_if(not can_follow(s, s.start), "players", "these cards cannot have been laid, one cube for each")
    check_drawn(s)


def _wrong_if(wrong: bool, where: str, reason: str) -> None:
    if wrong:
        raise BadPosition(where, reason)


def _check_deals(s: PotzklotzState) -> None:
    done = len(s.scored)
    most = s.deals - 1 if s.agenda else s.deals
    _wrong_if(done > most, "deals", f"this match has {s.deals}, the one going on included")
    _wrong_if(not s.agenda and done < most, "deals", "an empty agenda is a match that is over: all deals have points")
    for number, points in enumerate(s.scored):
        where = f"deals[{number}]"
        if s.experts:
            _wrong_if(sum(points) > CARD_COUNT, where, "more cards than there are")
        else:
            _wrong_if(max(points) != 1, where, "a deal brings one point to somebody, and to nobody more")


# Set-up.


def _check_set_up(s: PotzklotzState) -> None:
    left = s.agenda[::-1]
    dealing = left[0][0] == DRAW_CARDS
    now = left[0][1] if dealing else 0
    if left[0] == (TURN_START,):
        now = s.seats
    whole: list[Frame] = [(DRAW_CARDS, seat, s.cards) for seat in range(now, s.seats)]
    whole.append((TURN_START,))
    if left[0] == (CHOOSE_FIRST,):
        whole.insert(0, (CHOOSE_FIRST,))
        _wrong_if(bool(s.scored), "deals", "who begins is decided once, before the first deal")
    elif dealing:
        whole[0] = (DRAW_CARDS, now, left[0][2])
    _wrong_if(left != whole, "agenda", "set-up goes: first, draw for each in turn, start")
    _wrong_if((s.first == NOBODY) != (left[0] == (CHOOSE_FIRST,)), "first", "does not fit the step of set-up")
    for seat in range(s.seats):
        wanted = s.cards if seat < now else 0
        if dealing and seat == now:
            wanted = s.cards - left[0][2]
        wrong_of(held(s, seat) != wanted, seat, "players.{}.hand", "does not fit the step of set-up")
        wrong_of(bool(s.known[seat] or s.laid[seat] or s.late[seat]), seat, "players.{}", "nobody has played yet")
    _wrong_if(bool(s.chain or s.turned or s.idle), "agenda", "nobody has had a turn yet")


# Cards.


def _check_cards(s: PotzklotzState) -> None:
    _wrong_if(kind_of(s.building) != KIND[s.shown], "shown", f"{CARDS.word(s.shown)} does not show this building")
    laid = all_laid(s)
    _wrong_if(not laid and s.shown != s.start, "shown", "nothing was laid yet, so the first card is shown")
    for seat in range(s.seats):
        wrong_of(
            held(s, seat) + count(s.laid[seat]) < s.cards,
            seat,
            "players.{}.laid",
            f"{s.cards} cards were dealt: those that are not in the hand must have been laid",
        )
        late = bool(s.late[seat])
        wrong_of(late and not s.experts, seat, "players.{}.late", "only experts fill up their hands")
        # A mistake in turn is over with the turn; only one made out of turn is remembered.
        wrong_of(late and not s.out_of_turn, seat, "players.{}.late", "nobody can err out of turn in this match")
    _check_bottom(s)


def _check_bottom(s: PotzklotzState) -> None:
    """The card under the stack comes last, and everyone sees to whom."""
    if not s.experts or under_stack(s) != NOBODY:
        return
    _wrong_if(s.stack != 0, "start", "the first card lies under the stack: it is drawn when all others are")
    for seat in range(s.seats):
        unknown = s.hand[seat] & ~s.known[seat]
        wrong_of(bool(unknown >> s.start & 1), seat, "players.{}.known", "all saw the last card drawn")


# The agenda.


def _check_agenda(s: PotzklotzState) -> None:
    rest = s.agenda[::-1]
    now, last = rest[0][0], rest[-1][0]
    if now == DRAW_CARDS:
        drawn = sum([frame[2] for frame in rest if frame[0] == DRAW_CARDS])
        _wrong_if(drawn > count(s.stack), "agenda", "the stack does not hold so many cards")
    if len(rest) == 1 and now in (LIFTING, SETTING, LAYING):
        _check_own_turn(s, rest[0])
    elif now == ASKING:
        _check_asking(s, rest, NOBODY)
    elif now == DRAW_CARDS and last == ROUND:
        _check_refill(s, rest)
    elif now == DRAW_CARDS and last == LIFTING:
        _check_everyone(s, rest)
    elif now == DRAW_CARDS and last == TURN_END and s.chain:
        _check_penalty(s, rest[0])
        _check_asking(s, rest[1:], rest[0][1])
    elif now == DRAW_CARDS and last == TURN_END:
        _check_penalty(s, rest[0])
        _wrong_if(rest[1:] != [(TURN_END, rest[0][1])], "agenda", "after a mistake the turn is over")
        _check_last_round(s, rest[0][1])
    else:
        raise BadPosition("agenda", "these steps do not follow each other")


def _check_turn_begun(s: PotzklotzState, seat: int) -> None:
    """Somebody's turn in the middle of a deal."""
    wrong_of(not s.hand[seat], seat, "players.{}.hand", "whoever holds no card is not asked")
    _check_last_round(s, seat)


def _check_last_round(s: PotzklotzState, seat: int) -> None:
    """A hand is emptied by a lay in this round, and then only the rest of the round is played."""
    if s.experts:
        return
    taken = (seat - s.first) % s.seats  # turns of this round that are over
    for other in range(s.seats):
        if s.hand[other] or (other == seat and s.chain):
            continue
        place = (other - s.first) % s.seats
        _wrong_if(not taken, "agenda", "a hand was empty at the end of the round: the deal is over")
        if place >= taken:
            where = "players.{}.hand"
            wrong_of(not s.out_of_turn, other, where, "the turn of this player is still to come")
            wrong_of(not _laid_out_of_turn(s, other, taken), other, where, "nobody laid the other view")
        since = taken if s.out_of_turn else taken - place
        _wrong_if(s.idle >= since, "idle", "a card was laid in this round")


def _laid_out_of_turn(s: PotzklotzState, seat: int, taken: int) -> bool:
    """Whether a seat can have laid its last card out of turn, after one who had a turn in this round."""
    for card in cards_in(s.laid[seat]):
        who = owner(s, twin(card))
        if who not in (NOBODY, seat) and (who - s.first) % s.seats < taken:
            return True
    return False


def _check_own_turn(s: PotzklotzState, frame: Frame) -> None:
    seat = frame[1]
    _check_turn_begun(s, seat)
    _wrong_if(s.chain > 0 and not s.experts, "chain", "only experts lay more than one card in a turn")
    _check_chain(s, seat)
    if frame[0] == LIFTING:
        return
    source = frame[2]
    _wrong_if(source < 0 or not height_at(s.building, source), "agenda", "no cube stands where it was lifted")
    if frame[0] == LAYING:
        target = frame[3]
        _wrong_if(target < 0 or target == source, "agenda", "a cube is set down on another cell")
        _wrong_if(s.strict and not ON_BASE[target], "agenda", "cubes must stay on the base")


def _check_chain(s: PotzklotzState, seat: int) -> None:
    if not s.chain:
        return
    wrong_of(s.chain > count(s.laid[seat]), seat, "players.{}.laid", f"{s.chain} cards were laid in this turn")
    own = s.laid[seat] >> s.shown & 1 == 1
    answered = s.out_of_turn and owner(s, s.shown) != NOBODY and s.laid[seat] >> twin(s.shown) & 1 == 1
    _wrong_if(not own and not answered, "shown", "the card that this player laid last in this turn is shown")


def _check_asking(s: PotzklotzState, rest: list[Frame], erred: int) -> None:
    """Those who are left to be asked are the last of all, in turn; one before them may have been wrong."""
    _wrong_if(not s.out_of_turn, "agenda", "nobody is asked out of turn in this match")
    _wrong_if(rest[-1][0] not in (LIFTING, TURN_END), "agenda", "after the asking the turn goes on, or ends")
    seat = rest[-1][1]
    _wrong_if(not s.chain, "chain", "others are asked when a card was laid")
    _wrong_if(s.chain > 1 and not s.experts, "chain", "only experts lay more than one card in a turn")
    goes_on = s.experts and s.hand[seat] != 0
    _wrong_if(goes_on != (rest[-1][0] == LIFTING), "agenda", "experts who hold cards go on, others are done")
    _check_chain(s, seat)
    _wrong_if(bool(s.turned), "turned", "counted anew for each cube")
    _wrong_if(not s.laid[seat] >> s.shown & 1, "shown", "the card just laid is shown")
    whole: list[Frame] = [(ASKING, other) for other in others(s, seat) if s.hand[other]]
    asked = rest[:-1]
    if erred != NOBODY:
        asked = [(ASKING, erred), *asked]
    fits_rule = len(asked) <= len(whole) and asked == whole[len(whole) - len(asked) :]
    _wrong_if(not fits_rule, "agenda", "everyone else who holds a card is asked in turn")
    _check_last_round(s, seat)


def _check_refill(s: PotzklotzState, rest: list[Frame]) -> None:
    """Experts draw up to a full hand at the end of a turn."""
    seat = rest[-1][1]
    fits_rule = len(rest) == 2 and rest[0][0] == DRAW_CARDS and rest[0][1] == seat and s.experts
    _wrong_if(not fits_rule, "agenda", "at the end of a turn experts fill up their hands")
    wanted = min(s.cards - held(s, seat), count(s.stack))
    _wrong_if(rest[0][2] != wanted, "agenda", f"{wanted} cards are drawn to fill up the hand")
    wrong_of(bool(s.late[seat]), seat, "players.{}.late", "after a mistake a hand is not filled up")
    _wrong_if(bool(s.chain or s.turned), "chain", "the turn is over")


def _check_everyone(s: PotzklotzState, rest: list[Frame]) -> None:
    """Nobody laid in a whole round, and everyone draws one card."""
    after = rest[-1][1]
    order = [(after + i) % s.seats for i in range(s.seats)]
    seats = [frame[1] for frame in rest[:-1]]
    ones = [frame[2] for frame in rest[:-1]]
    kinds = [frame[0] for frame in rest[:-1]]
    wrong = kinds != [DRAW_CARDS] * len(kinds) or ones != [1] * len(ones) or not seats
    # The draws that are left: all of them, or the last ones, as far as the stack goes.
    starts = [i for i in range(s.seats) if order[i : i + len(seats)] == seats]
    wrong = wrong or not starts
    _wrong_if(wrong, "agenda", "everyone draws one card, from the player whose turn is next")
    short = starts[0] + len(seats) < s.seats
    _wrong_if(short and count(s.stack) != len(seats), "agenda", "everyone draws, as long as there are cards")
    for seat in order[: starts[0]]:
        many = held(s, seat) + count(s.laid[seat])
        wrong_of(many <= s.cards, seat, "players.{}", "this player has drawn a card just now")
    _wrong_if(s.idle != 0, "idle", "counted anew after everyone has drawn")
    _wrong_if(bool(s.turned), "turned", "the turn has not begun")
    _wrong_if(bool(s.chain), "chain", "nobody has laid a card")
    _wrong_if(0 in s.hand and not s.experts, "players", "everyone holds cards when nobody can lay")


def _check_penalty(s: PotzklotzState, frame: Frame) -> None:
    """One card is drawn for a mistake, if that was agreed."""
    _wrong_if(s.experts or not s.penalty, "agenda", "nothing is drawn for a mistake in this match")
    _wrong_if(frame[2] != 1, "agenda", "one card is drawn for a mistake")
    wrong_of(not s.known[frame[1]], frame[1], "players.{}.known", "all saw the card that was wrong")


# Counts.


def _check_turn_counts(s: PotzklotzState) -> None:
    _wrong_if(bool(s.turned) and not s.turning, "turned", "the base must not be turned in this match")
    if not s.agenda:
        _wrong_if(bool(s.chain or s.turned), "chain", "the match is over")
        _wrong_if(bool(s.idle), "idle", "the match is over")
        return
    _wrong_if(s.idle == s.seats and s.agenda[0][0] != ROUND, "idle", "then everyone would have drawn a card")
    possible = idle_turns(s)
    told = " or ".join([str(turns) for turns in possible])
    _wrong_if(s.idle not in possible, "idle", f"from who laid the last card, or began, it must be {told}")


def _check_over(s: PotzklotzState) -> None:
    """The last row of points is what lies on the table."""
    _wrong_if(list(s.scored[-1]) != deal_points(s), f"deals[{len(s.scored) - 1}]", "does not fit what lies there")
    if s.experts:
        _wrong_if(bool(s.stack), "agenda", "experts play until the stack is used up")
        return
    _wrong_if(0 not in s.hand and bool(s.stack), "agenda", "nobody has emptied a hand, and the stack is not used up")
