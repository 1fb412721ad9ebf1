"""The few moves that make any game go. Nothing here checks; bouwmeester.core.match does."""

from typing import cast

from bouwmeester.core.action import Action
from bouwmeester.core.errors import NOT_NOW, OVER, Why
from bouwmeester.core.game import Game
from bouwmeester.core.state import S
from bouwmeester.core.step import Auto, Step


def settle(game: Game[S], s: S) -> None:
    """Let everything happen that nobody decides."""
    agenda = s.agenda
    while agenda:
        step = game.steps[agenda[-1][0]]
        if not step.automatic:
            return
        cast(Auto[S], step).run(s)


def step_now(game: Game[S], s: S) -> Step[S]:
    """The step that waits for somebody. The game is not over."""
    return game.steps[s.agenda[-1][0]]


def apply(game: Game[S], s: S, action: Action) -> None:
    """Do an action that is known to be legal, and let everything follow from it."""
    step_now(game, s).take(s, action)
    settle(game, s)


def after(game: Game[S], s: S, action: Action) -> S:
    """The state that a legal action leads to; the one it is done in stays as it is."""
    trial = cast(S, s.copy())
    apply(game, trial, action)
    return trial


def explain(game: Game[S], s: S, action: Action) -> Why | None:
    """Why an action is not possible now, or None when it is."""
    if not s.agenda:
        return Why(OVER, "", {})
    step = step_now(game, s)
    if action.verb not in step.verbs:
        return Why(NOT_NOW, step.rule, {"action": action.text, "step": step.name})
    return step.refusal(s, action)
