"""``bouwmeester verify``: is this record true?"""

import sys
from pathlib import Path

from bouwmeester.cli.files import read_text
from bouwmeester.cli.flags import Language, RecordFile
from bouwmeester.core import record as records
from bouwmeester.core.errors import BadRecord
from bouwmeester.core.match import Match
from bouwmeester.core.state import CHANCE, State
from bouwmeester.text import Words


def verify(file: RecordFile, /, *, language: Language = None) -> int:
    """Check a record: every move against the rules, every position against its hash, every draw against the seed."""
    words = Words(language)
    text = read_text(file)
    try:
        match = Match.load(text)
    except BadRecord as error:
        bad = words.say("cli-verify-bad", file=str(file), line=error.line, reason=error.reason)
        print(" ".join(bad.split()), file=sys.stderr)
        return 1
    for line in checked(words, file, text, match):
        print(line)
    return 0


def checked(words: Words, file: Path, text: str, match: Match[State]) -> list[str]:
    """What has been found true, line by line."""
    draws = len([line for line in match.log if line.actor == CHANCE])
    lines = [
        words.say("cli-verify-good", file=str(file), game=words.name(match.game), seats=match.seats),
        words.say("cli-verify-lines", lines=len(match.log)),
    ]
    if match.seal is not None:
        lines.append(words.say("cli-verify-sealed", draws=draws))
    elif records.read(text).header.get("commitment") is None:
        lines.append(words.say("cli-verify-unsealed", draws=draws))
    else:
        lines.append(words.say("cli-verify-secret", draws=draws))
    outcome = match.outcome
    if outcome is None:
        lines.append(words.say("cli-verify-unfinished"))
    else:
        lines.append(words.say("cli-verify-result", scores=", ".join([str(score) for score in outcome.scores])))
    return lines
