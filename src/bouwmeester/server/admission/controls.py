"""Control characters: nobody types them, databases stumble over them, so none comes in, however it is written.

>>> in_json(rb'{"name": "Anne\\u0000"}'), in_json(rb'{"name": "C:\\\\u0000"}')
(True, False)
>>> in_address("/api/codes/AB%00CD")
True
"""

import re
from typing import Final

#: As they are: of one byte, but for tabs and ends of lines, and of two.
_RAW: Final = bytes([*range(0x09), 0x0B, 0x0C, *range(0x0E, 0x20), 0x7F])
_RAW_OF_TWO: Final = re.compile(rb"\xc2[\x80-\x9f]")
#: As escapes of JSON.
_ANY: Final = re.compile(rb"\\(?:[bfnrt]|u00(?:[01]|7[fF]|[89]))")
_BUT_LINES: Final = re.compile(rb"\\(?:[bf]|u00(?:0[0-8bcefBCEF]|1|7[fF]|[89]))")
_IN_ADDRESS: Final = re.compile("(?i:%[01][0-9a-f]|%7f|%c2%[89][0-9a-f]|[\x00-\x1f\x7f-\x9f])")


def in_json(text: bytes) -> bool:
    """Whether a text of JSON has any. Ends of lines between its parts are none."""
    return _has(text, _ANY)


def in_lines(text: bytes) -> bool:
    """The same for one that holds texts of several lines, such as a record: there ends of lines and tabs may be."""
    return _has(text, _BUT_LINES)


def _has(text: bytes, escapes: re.Pattern[bytes]) -> bool:
    # Everything that comes in goes through here, records of half a megabyte too, while all others wait: so what most
    # texts have none of is looked for in the ways that cost least.
    if len(text.translate(None, _RAW)) != len(text) or (b"\xc2" in text and _RAW_OF_TWO.search(text)):
        return True
    # Without the backslashes that are escaped themselves, each one that is left begins an escape.
    return b"\\" in text and escapes.search(text.replace(rb"\\", b"")) is not None


def in_address(text: str) -> bool:
    """Whether the path or the query of a request has any."""
    return _IN_ADDRESS.search(text) is not None
