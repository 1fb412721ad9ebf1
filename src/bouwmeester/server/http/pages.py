"""The page: what the browser part was built to, read once and served from memory.

It stands in the wheel beside this file; in a checkout `make web` puts it in `build/page`. BOUWMEESTER_PAGE names
another folder. A server without a page still serves the API.
"""

import gzip
import hashlib
import mimetypes
import os
from dataclasses import dataclass
from pathlib import Path, PurePosixPath
from typing import Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

_BESIDE: Final = Path(__file__).parents[1] / "page"
_CHECKOUT: Final = Path(__file__).parents[4] / "build" / "page"
#: Types that Python's table of types does not know everywhere.
_TYPES: Final = {
    ".js": "text/javascript",
    ".woff2": "font/woff2",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
}
#: Smaller than this, nothing is gained by packing.
_PACKED_FROM_BYTES: Final = 400
_FOR_EVER: Final = "public, max-age=31536000, immutable"
_ASK_FIRST: Final = "no-cache"
_NO_PAGE: Final = "The page has not been built: run `make web` in the checkout. The API is at /schema.\n"


@dataclass(frozen=True)
class File:
    """One file of the page, ready to be sent."""

    body: bytes
    packed: bytes | None
    type: str
    tag: str
    #: A name with a hash in it never means anything else.
    lasting: bool


def folder() -> Path | None:
    """Where the built page is, if it was built."""
    named = os.environ.get("BOUWMEESTER_PAGE")
    for place in [Path(named)] if named else [_BESIDE, _CHECKOUT]:
        if (place / "index.html").is_file():
            return place
    return None


def read(place: Path) -> dict[str, File]:
    """Every file below a folder, by its path."""
    found: dict[str, File] = {}
    for path in sorted(place.rglob("*")):
        name = path.relative_to(place).as_posix()
        if path.is_file() and not name.startswith("."):
            body = path.read_bytes()
            kind = _TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
            small = gzip.compress(body, 9, mtime=0) if _worth_packing(kind, body) else None
            tag = f'"{hashlib.sha256(body).hexdigest()[:24]}"'
            found[name] = File(body, small, kind, tag, name.startswith("assets/"))
    return found


def _worth_packing(kind: str, body: bytes) -> bool:
    return len(body) >= _PACKED_FROM_BYTES and (kind.startswith("text/") or "svg" in kind or "json" in kind)


def answer(file: File, request: Request[object, object, State]) -> Response[bytes]:
    headers = {
        "etag": file.tag,
        "cache-control": _FOR_EVER if file.lasting else _ASK_FIRST,
        "vary": "accept-encoding",
    }
    if request.headers.get("if-none-match") == file.tag:
        return Response(b"", status_code=304, headers=headers)
    body = file.body
    if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        body = file.packed
    return Response(body, headers=headers, media_type=file.type)


def handlers() -> list[HTTPRouteHandler]:
    """The routes of the page: its files, and itself for every address that only the browser knows."""
    place = folder()
    files = {} if place is None else read(place)

    def find(request: Request[object, object, State], name: str) -> Response[bytes]:
        file = files.get(name)
        if file is None and PurePosixPath(name).suffix == "" and not name.startswith("api/"):
            file = files.get("index.html")
        if file is not None:
            return answer(file, request)
        if name == "":
            return Response(_NO_PAGE.encode(), media_type=MediaType.TEXT)
        raise NotFoundException(f"there is no {name}")

    @get("/", include_in_schema=False, sync_to_thread=False)
    def home(request: Request[object, object, State]) -> Response[bytes]:
        return find(request, "")

    @get("/{path:path}", include_in_schema=False, sync_to_thread=False)
    def page(request: Request[object, object, State], path: FromPath[str]) -> Response[bytes]:
        return find(request, path.strip("/"))

    return [home, page]
