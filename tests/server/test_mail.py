"""Mail: only to boxes that have said yes, with a way out; by a real server of mail on loopback."""

import asyncio
import re
from collections.abc import Iterator
from email import message_from_bytes, policy
from email.message import EmailMessage
from typing import Any

import pytest
from aiosmtpd.controller import Controller
from aiosmtpd.smtp import SMTP, Envelope, Session

from bouwmeester.client import Client
from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.notices.mail import Mailing, need_address
from bouwmeester.server.notices.wording import Said
from tests.server.conftest import NewDatabase
from tests.server.people import guests, table_for
from tests.server.running import Running, free_port


class Office:
    """Takes mail in, unless told to refuse a box."""

    def __init__(self) -> None:
        self.mail: list[EmailMessage] = []

    async def handle_RCPT(  # noqa: N802
        self, server: SMTP, session: Session, envelope: Envelope, address: str, options: list[str]
    ) -> str:
        if address.startswith("gone"):
            return "550 nobody of that name"
        if address.startswith("busy"):
            return "450 come back"
        envelope.rcpt_tos.append(address)
        return "250 OK"

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        content: Any = envelope.content
        self.mail.append(message_from_bytes(content, policy=policy.default))
        return "250 OK"


@pytest.fixture
def office() -> Iterator[tuple[Office, str]]:
    handler = Office()
    port = free_port()
    controller = Controller(handler, hostname="127.0.0.1", port=port)
    controller.start()
    yield handler, f"smtp://127.0.0.1:{port}"
    controller.stop()


def words_of(message: EmailMessage) -> str:
    body = message.get_body(("plain",))
    assert body is not None
    return str(body.get_content())


def test_a_box_is_asked_first_told_then_and_left_alone_after_one_click(
    new_database: NewDatabase, office: tuple[Office, str]
) -> None:
    taken, server = office
    house = Running(new_database(), eager=True, mail=server, mail_from="house@example.org")

    async def scene() -> None:
        async with guests(house, "Anne", "Bram") as (anne, bram):
            for person, box in ((anne, "anne@example.org"), (bram, "bram@example.org")):
                made = await person.http.post("/api/me/channels", json={"kind": "mail", "address": box})
                assert made.json()["state"] == "unconfirmed"
            asked = {message["To"]: words_of(message) for message in taken.mail}
            taken.mail.clear()
            for box, text in asked.items():
                token = re.findall(r"/confirm#(\S+)", text)[0]
                wrong = await anne.http.post("/api/channels/confirm", json={"token": token[:-2] + "xx"})
                assert wrong.status_code == 403, box
                assert (await anne.http.post("/api/channels/confirm", json={"token": token})).status_code == 200
            table = await table_for([anne, bram])
            await _until(lambda: len(taken.mail) > 0)
            (message, *_) = [one for one in taken.mail if "turn" in one["Subject"]]
            assert message["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
            assert table.code in message["Subject"]
            assert f"/table/{table.id}" in words_of(message)
            leave = message["List-Unsubscribe"].strip("<>")
            box = message["To"]
            person = anne if box.startswith("anne") else bram
            async with Client(house.address) as nobody:
                assert (await nobody.http.get(leave)).status_code == 303
                assert len((await person.http.get("/api/me/notices")).json()["channels"]) == 1
                answer = await nobody.http.post(leave, data={"List-Unsubscribe": "One-Click"})
                assert answer.status_code == 200
            assert (await person.http.get("/api/me/notices")).json()["channels"] == []

    house.start()
    try:
        asyncio.run(scene())
    finally:
        house.stop()


async def _until(so: Any) -> None:
    while not so():
        await asyncio.sleep(0.05)


@pytest.mark.parametrize(
    ("box", "gone", "later"), [("gone@example.org", True, False), ("busy@example.org", False, True)]
)
def test_a_box_that_is_no_more_and_one_that_is_busy(
    office: tuple[Office, str], box: str, gone: bool, later: bool
) -> None:
    _, server = office
    answered = asyncio.run(Mailing(server, "house@example.org").send(box, Said("t", "x", "l"), "why"))
    assert (answered.gone, answered.later) == (gone, later)


def test_a_server_that_is_away_is_tried_later() -> None:
    mailing = Mailing(f"smtp://127.0.0.1:{free_port()}", "house@example.org")
    assert asyncio.run(mailing.send("a@example.org", Said("t", "x", "l"), "why")).later


@pytest.mark.parametrize(
    "address",
    ["anne", "anne@", "@example.org", "a b@example.org", "anne@example", "a@b.c\r\nBcc: d@e.f", "a@b.c,d@e.f"],
)
def test_what_is_no_address_of_mail_is_refused(address: str) -> None:
    with pytest.raises(BouwmeesterError):
        need_address(address)


@pytest.mark.parametrize(("server", "sender"), [("mail.example.org", "a@b.c"), ("smtp://mail.example.org", "house")])
def test_a_mail_server_that_is_none_is_said_at_once(server: str, sender: str) -> None:
    with pytest.raises(BouwmeesterError):
        Mailing(server, sender)
