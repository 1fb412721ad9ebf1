"""The page is served whole: its files for ever, itself for every address that only the browser knows."""

from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from bouwmeester.server.http.pages import handlers


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BOUWMEESTER_PAGE", str(tmp_path))
    (tmp_path / "assets").mkdir()
    (tmp_path / "assets" / "index-1a2b.js").write_text("console.log('hello');\n" * 100)
    (tmp_path / "index.html").write_text("<!doctype html><title>Bouwmeester</title>")
    return tmp_path


@pytest.mark.usefixtures("page")
def test_every_address_of_the_browser_is_the_page() -> None:
    with TestClient(Litestar(handlers())) as client:
        for path in ("/", "/table/0123", "/rules/palazzo", "/replay"):
            answer = client.get(path)
            assert answer.text.startswith("<!doctype html>"), path
            assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("page")
def test_files_with_a_hash_last_for_ever_and_come_packed() -> None:
    with TestClient(Litestar(handlers())) as client:
        answer = client.get("/assets/index-1a2b.js")
        assert answer.headers["content-type"].startswith("text/javascript")
        assert "immutable" in answer.headers["cache-control"]
        assert answer.headers["content-encoding"] == "gzip"
        assert "hello" in answer.text
        plain = client.get("/assets/index-1a2b.js", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == answer.text
        again = client.get("/assets/index-1a2b.js", headers={"if-none-match": answer.headers["etag"]})
        assert again.status_code == 304


@pytest.mark.usefixtures("page")
@pytest.mark.parametrize("path", ["/assets/none.js", "/api/none", "/assets/../../secret.txt"])
def test_what_is_not_there_is_not_the_page(path: str) -> None:
    with TestClient(Litestar(handlers())) as client:
        assert client.get(path).status_code == 404


def test_without_a_page_the_server_says_how_to_build_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("BOUWMEESTER_PAGE", str(tmp_path))
    with TestClient(Litestar(handlers())) as client:
        assert "make web" in client.get("/").text
