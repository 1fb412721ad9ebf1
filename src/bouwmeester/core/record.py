"""Records: a match as JSON Lines, which anyone can replay and check without us.

A header; then one line for each decision and for each outcome of chance, with the fingerprint of the
position it led to, and one wherever the sealed dice were changed for others; then the result and, when the dice were
sealed, the seed. ``docs/record.md`` has it all.
"""

import json
from collections.abc import Mapping

from bouwmeester.core.errors import BadRecord

FORMAT = "bouwmeester-record"
#: A record says the lowest version that can read it: the second knows dice that were renewed.
FORMAT_VERSIONS = (1, 2)
CHANCE_NAME = "chance"


class Line:
    """One decision or one outcome of chance."""

    def __init__(self, by: str, action: str, digest: str) -> None:
        self.by = by
        self.action = action
        self.digest = digest


class NewDice:
    """From here on the dice are others, promised by this commitment."""

    def __init__(self, commitment: str) -> None:
        self.commitment = commitment


class Record:
    """What a record holds, as read: nothing about it has been checked but its form."""

    def __init__(
        self, header: Mapping[str, object], lines: list[Line | NewDice], end: Mapping[str, object] | None
    ) -> None:
        self.header = header
        self.lines = lines
        self.end = end


def write(record: Record) -> str:
    renewed = any(isinstance(line, NewDice) for line in record.lines)
    rows: list[Mapping[str, object]] = [{"format": FORMAT, "version": FORMAT_VERSIONS[renewed], **record.header}]
    rows.extend([_row(line) for line in record.lines])
    if record.end is not None:
        rows.append(record.end)
    return "".join([json.dumps(row, ensure_ascii=False) + "\n" for row in rows])


def _row(line: Line | NewDice) -> Mapping[str, object]:
    if isinstance(line, NewDice):
        return {"commitment": line.commitment}
    return {"by": line.by, "do": line.action, "hash": line.digest}


def read(text: str) -> Record:
    """The parts of a record. Raises BadRecord for a text that does not have the form of one."""
    rows = [_object(number, line) for number, line in enumerate(text.splitlines(), 1)]
    if not rows:
        raise BadRecord(1, "the record is empty")
    header = dict(rows[0])
    if header.pop("format", None) != FORMAT:
        raise BadRecord(1, f"this is not a {FORMAT}")
    if header.pop("version", None) not in FORMAT_VERSIONS:
        raise BadRecord(1, f"only the versions {' and '.join(map(str, FORMAT_VERSIONS))} of the format are known")
    body = rows[1:]
    end = body.pop() if body and "result" in body[-1] else None
    return Record(header, [_line(number, row) for number, row in enumerate(body, 2)], end)


def _object(number: int, line: str) -> Mapping[str, object]:
    try:
        row = json.loads(line)
    except json.JSONDecodeError as error:
        raise BadRecord(
            number, f"not a line of a record, as it is not JSON: {error.msg} at column {error.colno}"
        ) from error
    except (RecursionError, ValueError) as error:
        raise BadRecord(number, "too deep, or a number too long") from error
    if not isinstance(row, dict):
        raise BadRecord(number, "wanted: a JSON object")
    return row


def _line(number: int, row: Mapping[str, object]) -> Line | NewDice:
    if "commitment" in row:
        if len(row) > 1 or not isinstance(row["commitment"], str):
            raise BadRecord(number, "wanted: a commitment, and nothing else")
        return NewDice(row["commitment"])
    for key in ("by", "do", "hash"):
        if not isinstance(row.get(key), str):
            raise BadRecord(number, f"{key!r} is missing or not a text")
    if len(row) > 3:
        raise BadRecord(number, "wanted: by, do and hash, and nothing else")
    return Line(str(row["by"]), str(row["do"]), str(row["hash"]))
