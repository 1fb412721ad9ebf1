"""A chair in which one is taught: what surely throws much away is asked about before it is done."""

import asyncio
import json
from importlib.resources import files
from typing import Any

from bouwmeester import Match, load
from bouwmeester.client import Client
from bouwmeester.review.advising import slip
from bouwmeester.review.report import word
from bouwmeester.server.protocol.messages import Done, Play, Warned
from tests.server.people import guests
from tests.server.running import Running

#: Where the best of the plans is so far ahead, the last of them is a mistake for whoever sees it.
CLEARLY = 0.3


def moments(game: str) -> list[dict[str, Any]]:
    """Moments of two players with one choice that is clearly the best."""
    kept = json.loads(files("bouwmeester.games").joinpath(game, "moments.json").read_text())["moments"]
    return [one for one in kept if len(one["position"]["players"]) == 2 and _ahead(one) > CLEARLY]


def _ahead(moment: dict[str, Any]) -> float:
    shares = sorted(moment["shares"])
    return float(shares[-1] - shares[0])


def _plans(moment: dict[str, Any]) -> tuple[list[str], list[str]]:
    """The best plan and the worst."""
    order = sorted(range(len(moment["plans"])), key=lambda i: moment["shares"][i])
    return moment["plans"][order[-1]], moment["plans"][order[0]]


def test_a_slip_is_told_with_what_is_better() -> None:
    for moment in moments("palazzo")[:4]:
        match = Match.at(load("palazzo"), moment["position"])
        catalogue = match.game.catalogue
        best, worst = [[found for text in plan if (found := catalogue.find(text))] for plan in _plans(moment)]
        slipped = slip(match.game, match.state, moment["seat"], worst)
        assert slipped is not None
        assert word(slipped.surely, 2) in ("mistake", "blunder")
        assert slipped.better.share > slipped.chosen.share
        assert slipped.chosen.plan[: len(worst)] == worst
        fine = slip(match.game, match.state, moment["seat"], best)
        assert fine is None or word(fine.surely, 2) is None


def test_who_is_taught_is_warned_and_may_do_it_all_the_same(server: Running) -> None:
    moment = moments("palazzo")[0]
    best, worst = _plans(moment)
    chairs = ["level-1", "level-1"]
    chairs[moment["seat"]] = "me"

    async def run() -> None:
        async with guests(server, "Noor") as (noor,):
            table = await noor.new_table("palazzo", chairs, position=moment["position"], taught=[moment["seat"]])
            assert table.taught == [moment["seat"]]
            async with noor.at(table.id) as seat:
                position = await seat.until(1)
                warned = await seat.ask(Play("a", position.version, list(worst)))
                assert isinstance(warned, Warned)
                assert [action.text for action in warned.chosen.actions][: len(worst)] == worst
                assert warned.better.share > warned.chosen.share
                # Nothing has happened, and what is good is not asked about.
                assert isinstance(await seat.ask(Play("b", position.version, list(best))), Done)
            table = await noor.new_table("palazzo", chairs, position=moment["position"], taught=[moment["seat"]])
            async with noor.at(table.id) as seat:
                position = await seat.until(1)
                # The same command again, and sure: it is done once.
                assert isinstance(await seat.ask(Play("a", position.version, list(worst))), Warned)
                done = await seat.ask(Play("a", position.version, list(worst), sure=True))
                assert isinstance(done, Done)
                assert await seat.ask(Play("a", position.version, list(worst))) == done
            table = await noor.new_table("palazzo", chairs, position=moment["position"])
            async with noor.at(table.id) as seat:
                position = await seat.until(1)
                assert isinstance(await seat.ask(Play("a", position.version, list(worst))), Done)

    asyncio.run(run())


def test_nobody_is_taught_in_secret(server: Running) -> None:
    async def refused(client: Client, **wish: object) -> str:
        answer = await client.http.post("/api/tables", json={"game": "palazzo", **wish})
        assert answer.status_code == 400
        return str(answer.json()["detail"])

    async def run() -> None:
        async with guests(server, "Noor", "Alma") as (noor, alma):
            assert "teaching table" in await refused(noor, chairs=["me", "open"], taught=[0])
            assert "only people" in await refused(noor, chairs=["me", "level-1"], taught=[1])
            assert "only people" in await refused(noor, chairs=["me", "level-1"], taught=[2])
            table = await noor.new_table("palazzo", ["me", "open"], teaching=True, taught=[1])
            assert (await alma.table(table.id, table.invite or "")).taught == [1]

    asyncio.run(run())
