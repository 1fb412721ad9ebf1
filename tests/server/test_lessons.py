"""Lessons over the wire: by the rules, without anything kept; and what a guest has learned, kept."""

from typing import Any

import httpx

from tests.server.running import Running

#: In seconds: the clerk who answers comes with the first question.
PATIENCE = 60


def ask(server: Running, lesson: str = "palazzo/lessons/floors", **wish: object) -> dict[str, Any]:
    answer = httpx.post(f"{server.address}/api/games/{lesson}", json={"how": "look", **wish}, timeout=PATIENCE)
    assert answer.status_code == 200, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_a_lesson_is_taken_step_by_step(server: Running) -> None:
    first = ask(server)
    assert (first["say"], first["show"]) == ("palazzo-lesson-floors-hello", ["tile brick 2 ww", "palace A"])
    assert "build brick 2 ww" in [action["text"] for action in first["actions"]]
    done = ask(server, how="play", actions=["build brick 2 ww", "on A"])
    assert (done["done"], done["say"]) == ([["build brick 2 ww", "on A"]], "palazzo-lesson-floors-twice")
    assert [event["key"] for event in done["moments"][0]["events"]] == ["palazzo.built"]
    again = ask(server, done=done["done"])
    assert again["moments"][-1]["view"] == done["moments"][-1]["view"], "whoever comes back finds the same"


def test_a_wrong_try_changes_nothing_and_gets_its_reason_and_its_rule(server: Running) -> None:
    wrong = ask(server, how="play", actions=["build brick 2 ww", "new"])
    assert (wrong["refused"]["key"], wrong["refused"]["rule"]) == ("palazzo-lesson-floors-hello-alone", "scoring.1")
    assert (wrong["done"], wrong["moments"]) == ([], [])
    unknown = ask(server, how="play", actions=["fly"])
    assert unknown["refused"]["key"] == "core.unknown"
    assert ask(server, how="play", actions=[99999])["refused"]["key"] == "core.unknown"


def test_what_would_be_is_told_as_far_as_it_can_be_foreseen(server: Running) -> None:
    tried = ask(server, how="try", actions=["build brick 2 ww", "new"])
    assert len(tried["moments"][0]["view"]["seats"]["anne"]["palaces"]) == 2
    assert tried["refused"] is None, "what is not wanted may be tried all the same"
    dice = ask(server, "palazzo/lessons/money", how="try", actions=["money"])
    assert (dice["moments"][0]["view"], dice["actions"]) == (None, None)


def test_the_answer_is_played_for_whoever_asks(server: Running) -> None:
    found = ask(server)
    for _ in range(20):
        if found["say"] is None:
            break
        found = ask(server, how="show" if found["expects"] else "next", done=found["done"], begun=found["begun"])
    assert found["say"] is None
    over = {"how": "next", "done": found["done"]}
    assert (
        httpx.post(f"{server.address}/api/games/palazzo/lessons/floors", json=over, timeout=PATIENCE).status_code
        == 400
    )


def test_what_cannot_be_is_refused(server: Running) -> None:
    for path, wish, status in (
        ("palazzo/lessons/nothing", {"how": "look"}, 400),
        ("nim/lessons/floors", {"how": "look"}, 404),
        ("palazzo/lessons/..%2Fcourse", {"how": "look"}, 404),
        ("palazzo/lessons/floors", {"how": "fly"}, 400),
        ("palazzo/lessons/floors", {"how": "look", "done": [["discard"]]}, 400),
        ("palazzo/lessons/floors", {"how": "look", "done": [[]] * 65}, 400),
        ("palazzo/lessons/floors", {"how": "next"}, 400),
    ):
        answer = httpx.post(f"{server.address}/api/games/{path}", json=wish, timeout=PATIENCE)
        assert answer.status_code == status, (path, wish, answer.text)
        assert "Traceback" not in answer.text


def test_what_was_learned_is_kept_with_the_guest(server: Running) -> None:
    with httpx.Client(base_url=server.address) as anne:
        assert anne.post("/api/me/learned", json={"learned": []}).status_code == 401
        assert anne.post("/api/guests", json={"name": "Anne"}).json()["learned"] == []
        anne.post("/api/me/learned", json={"learned": ["palazzo floors"]})
        more = ["palazzo guide", "palazzo guide turn", "palazzo flying", "x" * 80]
        kept = anne.post("/api/me/learned", json={"learned": more}).json()["learned"]
        assert kept == ["palazzo floors", "palazzo guide", "palazzo guide turn"], "what there is not is left out"
        assert anne.get("/api/me").json()["learned"] == kept
        assert anne.post("/api/me/learned", json={"learned": ["x" * 81]}).status_code == 400


def test_games_tell_what_they_teach(server: Running) -> None:
    games = {game["name"]: game for game in httpx.get(f"{server.address}/api/games").json()}
    assert games["palazzo"]["course"]["lessons"][0]["name"] == "floors"
    assert "bidding" in [moment["step"] for moment in games["palazzo"]["course"]["guide"]]
