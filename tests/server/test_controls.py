"""Control characters come in nowhere, by HTTP or by socket, on whatever database."""

import asyncio
import json
from urllib.parse import quote

import pytest
from websockets.exceptions import ConnectionClosed

from bouwmeester.client import Client
from bouwmeester.server.admission.controls import in_address, in_json, in_lines
from tests.server.people import guests
from tests.server.running import Running

CONTROLS = ["\x00", "\x01", "\x08", "\x0b", "\x1b", "\x1f", "\x7f", "\x80", "\x9f"]
LINES = ["\n", "\r", "\t"]


@pytest.mark.parametrize("one", CONTROLS)
def test_they_are_found_however_they_are_written(one: str) -> None:
    for text in (json.dumps({"a": one}), json.dumps({one: 1}), json.dumps([f"\\\\{one}"]), f'"\\u{ord(one):04X}"'):
        assert in_json(text.encode())
        assert in_lines(text.encode())
    assert in_json(f'"{one}"'.encode())
    assert in_address("?a=" + "".join([f"%{byte:02X}" for byte in one.encode()]))


@pytest.mark.parametrize(
    "text", [r'"\\u0000"', r'"\\\\n"', '"é"', '"\u00a0"', '{\n\t"a": 1\r\n}', r'"\"\/"', r'"\u00e9"']
)
def test_what_is_none_is_not_taken_for_one(text: str) -> None:
    assert not in_json(text.encode())


@pytest.mark.parametrize("one", LINES)
def test_ends_of_lines_are_for_texts_of_several_lines(one: str) -> None:
    text = json.dumps({"record": f"a{one}b"}).encode()
    assert in_json(text)
    assert not in_lines(text)


@pytest.mark.parametrize("one", [*CONTROLS, *LINES])
def test_http_refuses_them_in_every_text(server: Running, one: str) -> None:
    async def scene() -> None:
        async with guests(server, "Anne") as (anne,):
            table = await anne.new_table("palazzo", ["me", "open"], public=False)
            wish = {"game": "palazzo", "chairs": ["me", "open"]}
            bodies: list[tuple[str, object]] = [
                ("/api/guests", {"name": f"An{one}ne"}),
                ("/api/guests/link", {"token": f"a{one}b"}),
                ("/api/tables", {**wish, "game": f"palazzo{one}"}),
                ("/api/tables", {**wish, "chairs": ["me", f"greedy{one}"]}),
                ("/api/tables", {**wish, "options": {f"money{one}": 1}}),
                ("/api/tables", {**wish, "options": {"money": f"{one}"}}),
                (f"/api/tables/{table.id}/sit", {"seat": 1, "invite": one}),
                ("/api/puzzles/potzklotz", {"puzzle": one, "answer": []}),
            ]
            for path, body in bodies:
                answer = await anne.http.post(path, json=body)
                assert (answer.status_code, bool(answer.json()["detail"])) == (400, True), path
            paths = [
                f"/api/codes/AB{quote(one)}",
                f"/api/tables/{table.id}",
                "/api/puzzles/potzklotz",
                f"/x{quote(one)}",
            ]
            for path in paths:
                answer = await anne.http.get(path, params={"invite": f"a{one}", "kind": one, "seed": one})
                assert answer.status_code == 400, path

    asyncio.run(scene())


def test_a_record_has_lines(server: Running) -> None:
    async def scene() -> None:
        async with guests(server, "Anne") as (anne,):
            for record, said in (("{}\n{}\n", "record"), ("{}\x00\n", "a control character")):
                answer = await anne.http.post("/api/replay", json={"record": record})
                assert (answer.status_code, said in answer.json()["detail"].lower()) == (400, True), answer.text

    asyncio.run(scene())


async def closed_by(client: Client, table: str, message: dict[str, object]) -> int | None:
    async with client.at(table) as seat:
        await seat.position()
        await seat.socket.send(json.dumps(message))
        try:
            async with asyncio.timeout(30):
                while True:
                    await seat.receive()
        except ConnectionClosed as closed:
            return None if closed.rcvd is None else closed.rcvd.code


@pytest.mark.parametrize("one", CONTROLS)
def test_a_socket_that_sends_one_is_closed_and_nobody_else(server: Running, one: str) -> None:
    async def scene() -> None:
        async with guests(server, "Anne", "Bram") as (anne, bram):
            table = await anne.new_table("palazzo", ["me", "open"])
            await bram.sit(table.id, 1)
            async with bram.at(table.id) as other:
                version = (await other.until(1)).version
                messages: list[dict[str, object]] = [
                    {"type": "play", "id": one, "version": version, "actions": [0]},
                    {"type": "play", "id": "a", "version": version, "actions": [one]},
                    {"type": "say", "id": "a", "text": f"a{one}b"},
                    {"type": "say", "id": one, "text": "a"},
                    {"type": "vote", "id": one, "yes": True},
                ]
                for message in messages:
                    assert await closed_by(anne, table.id, message) == 1007, message
                assert await other.look_back(0)  # whose socket is open

    asyncio.run(scene())
