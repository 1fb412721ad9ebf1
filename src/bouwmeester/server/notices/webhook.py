"""Messages to a webhook: plain, or as Discord and ntfy want them; each signed, so that the other side knows us."""

import hmac
import json
from typing import Final

from bouwmeester.server.notices.wording import About, Said

#: The signature is over the moment, a full stop, and the body.
SIGNATURE: Final = "x-bouwmeester-signature"
MOMENT: Final = "x-bouwmeester-timestamp"
_LONGEST: Final = 1000


def written(style: str, about: About, said: Said, secret: str, at: float) -> tuple[bytes, dict[str, str]]:
    """A body and its headers."""
    headers = {"content-type": "application/json"}
    if style == "discord":
        text = f"**{_plain(said.title)}** {_plain(said.text)} {said.link}"
        # A name like @everyone calls nobody.
        body = _json({"content": text[:_LONGEST], "allowed_mentions": {"parse": []}})
    elif style == "ntfy":
        body = said.text.encode()[:_LONGEST]
        headers = {"content-type": "text/plain; charset=utf-8", "click": said.link}
        headers |= {"title": _ascii(said.title), "tags": "game_die"}
    else:
        told = {"kind": about.kind, "game": about.game, "table": about.table, "code": about.code}
        told |= {"version": str(about.version), "to": ", ".join(about.to), "text": said.text, "link": said.link}
        body = _json({**told, "version": about.version, "to": list(about.to), "title": said.title})
    moment = str(int(at))
    signed = hmac.digest(secret.encode(), moment.encode() + b"." + body, "sha256").hex()
    return body, {**headers, MOMENT: moment, SIGNATURE: f"sha256={signed}"}


def _json(told: object) -> bytes:
    return json.dumps(told, ensure_ascii=False).encode()


def _plain(text: str) -> str:
    """Without what Discord would make bold, link or spoil."""
    return "".join(f"\\{one}" if one in "\\*_~`|>[]()#" else one for one in text)


def _ascii(text: str) -> str:
    """Headers are ASCII; the body has the names as they are."""
    return text.encode("ascii", "replace").decode()
