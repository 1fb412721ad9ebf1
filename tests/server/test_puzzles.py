"""Puzzles and the box over the wire: the solution is never told before it is found."""

from typing import Any

import httpx

from tests.server.running import Running


def puzzle(server: Running, **wish: object) -> dict[str, object]:
    answer = httpx.get(f"{server.address}/api/puzzles/potzklotz", params={k: str(v) for k, v in wish.items()})
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def test_a_puzzle_is_its_name(server: Running) -> None:
    one = puzzle(server, date="2026-11-15", kind="chain", level=2)
    assert one == puzzle(server, date="2026-11-15", kind="chain", level=2)
    assert one["name"] == "day/chain/2/2026-11-15"
    assert puzzle(server, seed="x", level=1) != puzzle(server, seed="y", level=1)


def test_an_answer_is_judged(server: Running) -> None:
    one = puzzle(server, date="2026-11-15")
    assert isinstance(one["choices"], list)
    where = f"{server.address}/api/puzzles/potzklotz"
    everything = {"puzzle": one["name"], "answer": one["choices"]}
    first = httpx.post(where, json={**everything, "help": 64}).json()
    assert not first["right"]
    assert first["answers"] is None
    wrong = {fault["facts"]["card"] for fault in first["faults"]}
    rest = [card for card in one["choices"] if card not in wrong]
    second = httpx.post(where, json={"puzzle": one["name"], "answer": rest}).json()
    assert second["right"]
    assert sorted(rest) in [sorted(answer) for answer in second["answers"]]


def test_a_wrong_answer_is_helped_step_by_step(server: Running) -> None:
    """At first only how many are wrong and how many are missing; then one fault after the other, the missed last."""
    one = puzzle(server, date="2026-11-15", level=4)
    choices = one["choices"]
    assert isinstance(choices, list)
    where = f"{server.address}/api/puzzles/potzklotz"

    def judged(answer: list[str], help: int) -> dict[str, Any]:
        found: dict[str, Any] = httpx.post(where, json={"puzzle": one["name"], "answer": answer, "help": help}).json()
        return found

    right = [card for card in choices if card not in {f["facts"]["card"] for f in judged(choices, 64)["faults"]}]
    wrong = [card for card in choices if card not in right]
    tried = [wrong[0], *right[1:]]
    told = [judged(tried, help) for help in range(4)]
    assert [(one["right"], one["wrong"], one["missing"], one["answers"]) for one in told] == [(False, 1, 1, None)] * 4
    assert [len(one["faults"]) for one in told] == [0, 1, 2, 2]
    assert [fault["facts"]["card"] for fault in told[2]["faults"]] == [wrong[0], right[0]]
    assert judged(right, 0)["right"]


def test_a_chain_that_breaks_tells_how_much_is_missing(server: Running) -> None:
    one = puzzle(server, date="2026-11-15", kind="chain", level=3)
    body = {"puzzle": one["name"], "answer": []}
    told = httpx.post(f"{server.address}/api/puzzles/potzklotz", json=body).json()
    assert (told["right"], told["wrong"], told["faults"]) == (False, 0, [])
    assert isinstance(one["choices"], list)
    assert told["missing"] == len(one["choices"])


def test_what_is_no_puzzle_is_refused(server: Running) -> None:
    for path, status in (
        ("palazzo?kind=chain", 400),
        ("nonsense", 404),
        ("potzklotz?kind=nonsense", 400),
        ("potzklotz?date=2026-13-01", 400),
        ("potzklotz?seed=1&level=99", 400),
    ):
        assert httpx.get(f"{server.address}/api/puzzles/{path}").status_code == status, path
    for name in ("", "day", "day/which/x/2026-11-15", "seed/which/99999999999/1", "day/which/-1/2026-11-15"):
        body: dict[str, object] = {"puzzle": name, "answer": []}
        assert httpx.post(f"{server.address}/api/puzzles/potzklotz", json=body).status_code == 400, name


def test_the_box(server: Running) -> None:
    answer = httpx.get(f"{server.address}/api/games/potzklotz/reference")
    assert len(answer.json()["cards"]) == 56
    known = {"if-none-match": answer.headers["etag"]}
    again = httpx.get(f"{server.address}/api/games/potzklotz/reference", headers=known)
    assert (again.status_code, again.content) == (304, b""), "it is sent once, as long as it stays the same"
    assert httpx.get(f"{server.address}/api/games/caylus/reference", headers=known).status_code == 200
    plain = httpx.get(f"{server.address}/api/games/potzklotz/reference", headers={"accept-encoding": "identity"})
    assert plain.json() == answer.json()
    assert httpx.get(f"{server.address}/api/games/palazzo/reference").status_code == 404
