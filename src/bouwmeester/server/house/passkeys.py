"""Passkeys: a key in a device by which a guest is known again, with no name to remember and no password.

They are attached to a guest, never asked for. What is to be signed stands in a ticket that the asker brings back, so
any node can check it.
"""

import hashlib
import json
import secrets
import time
from functools import partial
from typing import Any, Final, NamedTuple

from itsdangerous import BadSignature, URLSafeTimedSerializer
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AttestationConveyancePreference,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.admission.cleaning import clean
from bouwmeester.server.admission.quotas import TooMuch
from bouwmeester.server.protocol.messages import Json
from bouwmeester.server.protocol.people import Passkey, PasskeyAnswer, PasskeyQuestion
from bouwmeester.server.store import known as stored
from bouwmeester.server.store.store import Conflict, Store
from bouwmeester.server.store.tables import Row
from bouwmeester.server.tables.clocks import now

OWN_PASSKEYS: Final = 10
_TICKET_SECONDS: Final = 300
_ADD: Final = "add"
_SIGN_IN: Final = "sign in"
#: What the checks raise for what was never made by a browser.
_WRONG: Final = (WebAuthnException, ValueError, KeyError, TypeError, IndexError, AttributeError)


class NoPasskey(BouwmeesterError):
    """What was brought is no passkey of this house, or was not signed for it now."""


class Place(NamedTuple):
    """What a passkey is bound to: the name of the house, and the page that asked."""

    name: str
    origin: str


class Passkeys:
    """All passkeys of a house."""

    def __init__(self, store: Store, signer: URLSafeTimedSerializer) -> None:
        self.store = store
        self._signer = signer
        #: Tickets that were used here and would still be good.
        self._used: dict[str, float] = {}

    async def of(self, user: str) -> list[Passkey]:
        rows = await self.store.read(partial(stored.passkeys_of, user=user))
        return [Passkey(row["id"], row["label"], row["created"], row["used"]) for row in rows]

    async def ask_to_add(self, user: str, name: str, place: Place) -> PasskeyQuestion:
        """What a device is to make a key for."""
        rows = await self.store.read(partial(stored.passkeys_of, user=user))
        if len(rows) >= OWN_PASSKEYS:
            raise TooMuch(f"you have {OWN_PASSKEYS} passkeys; remove one first")
        challenge, ticket = self._challenge(_ADD, user)
        options = generate_registration_options(
            rp_id=place.name,
            rp_name="Bouwmeester",
            user_id=bytes.fromhex(user),
            user_name=name,
            user_display_name=name,
            challenge=challenge,
            attestation=AttestationConveyancePreference.NONE,
            authenticator_selection=AuthenticatorSelectionCriteria(
                resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.PREFERRED
            ),
            exclude_credentials=[PublicKeyCredentialDescriptor(row["credential"]) for row in rows],
        )
        return PasskeyQuestion(json.loads(options_to_json(options)), ticket)

    async def add(self, user: str, answer: PasskeyAnswer, place: Place) -> None:
        """A device has made a key for this guest."""
        challenge = self._challenged(answer.ticket, _ADD, user)
        try:
            made = verify_registration_response(
                credential=_json(answer.credential),
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                require_user_verification=False,
            )
        except _WRONG as error:
            raise NoPasskey("that is no passkey for this house") from error
        row: Row = {"id": _fingerprint(made.credential_id), "user_id": user, "credential": made.credential_id}
        row |= {"public_key": made.credential_public_key, "uses": made.sign_count, "house": place.name}
        row |= {"label": clean(answer.label) or "Passkey", "created": now()}
        try:
            await self.store.write(partial(stored.insert_passkey, row=row))
        except Conflict as error:
            raise NoPasskey("that passkey is somebody's already") from error

    def ask_to_sign(self, place: Place) -> PasskeyQuestion:
        """What a device is to sign, whoever it knows here."""
        challenge, ticket = self._challenge(_SIGN_IN, "")
        options = generate_authentication_options(
            rp_id=place.name, challenge=challenge, user_verification=UserVerificationRequirement.PREFERRED
        )
        return PasskeyQuestion(json.loads(options_to_json(options)), ticket)

    async def sign_in(self, answer: PasskeyAnswer, place: Place) -> str:
        """Whose key it was that has signed."""
        challenge = self._challenged(answer.ticket, _SIGN_IN, "")
        row = await self.store.read(partial(stored.passkey, id=_fingerprint(_id_of(answer.credential))))
        if row is None:
            raise NoPasskey("nobody here has that passkey")
        try:
            signed = verify_authentication_response(
                credential=_json(answer.credential),
                expected_challenge=challenge,
                expected_rp_id=place.name,
                expected_origin=place.origin,
                credential_public_key=row["public_key"],
                credential_current_sign_count=row["uses"],
                require_user_verification=False,
            )
        except _WRONG as error:
            raise NoPasskey("that was not signed for this house, now") from error
        use = partial(stored.use_passkey, id=row["id"], before=row["uses"], uses=signed.new_sign_count, at=now())
        if not await self.store.write(use):
            raise NoPasskey("that was used a moment ago")
        return str(row["user_id"])

    async def remove(self, user: str, id: str) -> None:
        if not await self.store.write(partial(stored.remove_passkey, user=user, id=id)):
            raise BouwmeesterError("you have no such passkey")

    # Tickets: what is to be signed, by whom and for what, for a few minutes and once.

    def _challenge(self, purpose: str, user: str) -> tuple[bytes, str]:
        challenge = secrets.token_bytes(32)
        return challenge, str(self._signer.dumps([purpose, user, challenge.hex()]))

    def _challenged(self, ticket: str, purpose: str, user: str) -> bytes:
        try:
            said, whose, challenge = self._signer.loads(ticket, max_age=_TICKET_SECONDS)
        except (BadSignature, ValueError) as error:
            raise NoPasskey("that took too long; try again") from error
        at = time.monotonic()
        self._used = {one: until for one, until in self._used.items() if until > at}
        if (said, whose) != (purpose, user) or challenge in self._used:
            raise NoPasskey("that was for something else, or used before")
        self._used[challenge] = at + _TICKET_SECONDS
        return bytes.fromhex(challenge)


def _json(credential: Json) -> dict[str, Any]:
    return dict(credential)


def _id_of(credential: Json) -> bytes:
    try:
        return base64url_to_bytes(str(credential["rawId"]))
    except _WRONG as error:
        raise NoPasskey("that is no passkey") from error


def _fingerprint(credential: bytes) -> str:
    return hashlib.sha256(credential).hexdigest()
