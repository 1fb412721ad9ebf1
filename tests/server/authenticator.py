"""A device that makes passkeys and signs with them, in software: what a browser would send, byte by byte."""

import base64
import hashlib
import json
import os
from typing import Any

import cbor2
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

_PRESENT, _VERIFIED, _ATTESTED = 0x01, 0x04, 0x40


def encoded(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")


class Device:
    """One key, for one house."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.id = os.urandom(32)
        self.uses = 0
        self.user = ""

    def _said(self, kind: str, options: dict[str, Any]) -> bytes:
        return json.dumps({"type": kind, "challenge": options["challenge"], "origin": self.origin}).encode()

    def _facts(self, house: str, flags: int) -> bytes:
        return hashlib.sha256(house.encode()).digest() + bytes([flags]) + self.uses.to_bytes(4, "big")

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """A new passkey, as it is asked for."""
        numbers = self.key.public_key().public_numbers()
        point = {1: 2, 3: -7, -1: 1, -2: numbers.x.to_bytes(32, "big"), -3: numbers.y.to_bytes(32, "big")}
        facts = self._facts(options["rp"]["id"], _PRESENT | _VERIFIED | _ATTESTED)
        facts += bytes(16) + len(self.id).to_bytes(2, "big") + self.id + cbor2.dumps(point)
        attested = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": facts})
        self.user = options["user"]["id"]
        made = {"clientDataJSON": encoded(self._said("webauthn.create", options))}
        return self._credential({**made, "attestationObject": encoded(attested)})

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """Sign what is asked, for whoever the device knows there."""
        self.uses += 1
        facts, said = self._facts(options["rpId"], _PRESENT | _VERIFIED), self._said("webauthn.get", options)
        signature = self.key.sign(facts + hashlib.sha256(said).digest(), ec.ECDSA(hashes.SHA256()))
        signed = {"clientDataJSON": encoded(said), "authenticatorData": encoded(facts)}
        return self._credential({**signed, "signature": encoded(signature), "userHandle": self.user})

    def _credential(self, response: dict[str, str]) -> dict[str, Any]:
        id = encoded(self.id)
        return {"id": id, "rawId": id, "type": "public-key", "response": response, "clientExtensionResults": {}}
