"""Control characters: nobody types them, databases stumble over them, so none comes in, however it is written.

>>> in_json(rb'{"name": "Anne\\u0000"}'), in_json(rb'{"name": "C:\\\\u0000"}')
(True, False)
>>> in_address("/api/codes/AB%00CD")
True
"""

import re
from typing import Final

_NUMBERS: Final = rb"1[0-9a-f]|7f|[89][0-9a-f]"
#: As they are, or as escapes: a backslash that is not itself escaped.
_RAW: Final = rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f]|\xc2[\x80-\x9f]"
_ESCAPE: Final = rb"(?<!\\)(?:\\\\)*\\"
_ANY: Final = re.compile(rb"(?i:%s|%s(?:[bfnrt]|u00(?:0[0-9a-f]|%s)))" % (_RAW, _ESCAPE, _NUMBERS))
_BUT_LINES: Final = re.compile(rb"(?i:%s|%s(?:[bf]|u00(?:0[0-8bcef]|%s)))" % (_RAW, _ESCAPE, _NUMBERS))
#: What any of them begins with. Most texts have none of it, and to look for it costs little.
_SUSPECT: Final = re.compile(rb"[\x00-\x08\x0b\x0c\x0e-\x1f\x7f\xc2\\]")
_IN_ADDRESS: Final = re.compile("(?i:%[01][0-9a-f]|%7f|%c2%[89][0-9a-f]|[\x00-\x1f\x7f-\x9f])")


def in_json(text: bytes) -> bool:
    """Whether a text of JSON has any. Ends of lines between its parts are none."""
    return _SUSPECT.search(text) is not None and _ANY.search(text) is not None


def in_lines(text: bytes) -> bool:
    """The same for one that holds texts of several lines, such as a record: there ends of lines and tabs may be."""
    return _SUSPECT.search(text) is not None and _BUT_LINES.search(text) is not None


def in_address(text: str) -> bool:
    """Whether the path or the query of a request has any."""
    return _IN_ADDRESS.search(text) is not None
