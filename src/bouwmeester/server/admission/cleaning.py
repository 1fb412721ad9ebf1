"""What people write, as it is shown to others."""

import re
import unicodedata
from typing import Final

#: Control characters, those that turn the reading direction or take no room, and ends of lines.
_UNSEEN: Final = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
#: Letters that show nothing, and what only changes how the letter before is drawn.
_BLANK: Final = re.compile("[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe00-\ufe0f]")
#: No script puts more marks on one letter; heaps of them hang over the lines above and below.
_MARK: Final = "[\u0300-\u036f\u0483-\u0489\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff]"
_HEAP: Final = re.compile(f"({_MARK}{{3}}){_MARK}+")


def clean(text: str) -> str:
    """Only what can be seen, in one line, in the order in which it was written."""
    seen = "".join(" " if unicodedata.category(one) in _UNSEEN else one for one in _BLANK.sub("", text))
    return " ".join(_HEAP.sub(r"\1", seen).split())
