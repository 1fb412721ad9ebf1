"""What the page weighs, packed: the entry that everybody loads, and each part that is loaded when it is needed."""

import gzip
import json
import os
import sys
from pathlib import Path

PAGE = Path(os.environ.get("BOUWMEESTER_PAGE", Path(__file__).parents[1] / "build" / "page"))
#: What we want the entry to stay under, in bytes.
ENTRY_AT_MOST = 70_000

Manifest = dict[str, dict[str, object]]


def packed(name: object) -> int:
    return len(gzip.compress((PAGE / str(name)).read_bytes(), 9, mtime=0))


def names(chunk: dict[str, object], key: str) -> list[str]:
    found = chunk.get(key, [])
    assert isinstance(found, list)
    return [str(name) for name in found]


def with_imports(manifest: Manifest, key: str, seen: set[str]) -> None:
    """All chunks that come along with one."""
    if key not in seen:
        seen.add(key)
        for name in names(manifest[key], "imports"):
            with_imports(manifest, name, seen)


def main() -> None:
    manifest: Manifest = json.loads((PAGE / ".vite" / "manifest.json").read_text())
    entry: set[str] = set()
    with_imports(manifest, next(key for key, chunk in manifest.items() if chunk.get("isEntry")), entry)
    files = {str(manifest[key]["file"]) for key in entry}
    for key in entry:
        files.update(names(manifest[key], "css"))
    total = sum(packed(name) for name in files)
    print(f"entry, gzip: {total:,} bytes of script and style (aim: at most {ENTRY_AT_MOST:,})")
    lazy = {key: chunk for key, chunk in manifest.items() if key not in entry and str(chunk["file"]).endswith(".js")}
    for key, chunk in sorted(lazy.items(), key=lambda one: -packed(one[1]["file"])):
        styles = sum(packed(name) for name in names(chunk, "css"))
        extra = f" + {styles:,} of style" if styles else ""
        print(f"  {packed(chunk['file']):>7,}  {key.removeprefix('../')}{extra}")
    if total > ENTRY_AT_MOST:
        sys.exit("the entry has grown too large")


if __name__ == "__main__":
    main()
