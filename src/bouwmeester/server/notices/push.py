"""Messages to browsers: encrypted so that only that browser reads them, and signed with the key of the house."""

import base64
import binascii
import json
import os
import time
from typing import Final
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from py_vapid import Vapid02

from bouwmeester.core.errors import BouwmeesterError
from bouwmeester.server.notices.wording import About, Said
from bouwmeester.server.protocol.people import PushKeys

#: How long a push service keeps a message for a browser that is off, and until when our signature is good.
KEPT_SECONDS: Final = 86_400
_SIGNED_SECONDS: Final = 12 * 3600
_POINT_BYTES: Final = 65
_AUTH_BYTES: Final = 16


def new_key() -> str:
    """A key for the house, as it is kept."""
    made = ec.generate_private_key(ec.SECP256R1())
    form = serialization.PrivateFormat.PKCS8
    return made.private_bytes(serialization.Encoding.PEM, form, serialization.NoEncryption()).decode()


class Pushing:
    """The key of the house, and what is made with it."""

    def __init__(self, key: str, contact: str) -> None:
        self._vapid = Vapid02.from_pem(key.encode())
        self._contact = contact
        point = self._vapid.public_key.public_bytes(
            serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        )
        #: What browsers subscribe with.
        self.public = _unpadded(point)

    def written(self, endpoint: str, keys: PushKeys, about: About, said: Said) -> tuple[bytes, dict[str, str]]:
        """A body and its headers. A later message about the same table takes the place of this one."""
        topic = about.table or "test"
        told = {"title": said.title, "body": said.text, "link": said.link, "tag": topic, "kind": about.kind}
        plain = json.dumps(told, ensure_ascii=False).encode()
        body: bytes = http_ece.encrypt(
            plain,
            salt=os.urandom(16),
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(keys.p256dh),
            auth_secret=_bytes(keys.auth),
            version="aes128gcm",
        )
        where = urlsplit(endpoint)
        claims = {"sub": self._contact, "aud": f"{where.scheme}://{where.netloc}"}
        signed = self._vapid.sign({**claims, "exp": str(int(time.time()) + _SIGNED_SECONDS)})
        urgency = "high" if about.kind in ("turn", "clock") else "normal"
        headers = {"content-encoding": "aes128gcm", "content-type": "application/octet-stream"}
        return body, {**signed, **headers, "ttl": str(KEPT_SECONDS), "topic": topic, "urgency": urgency}


def need_keys(keys: PushKeys | None) -> PushKeys:
    """Raises for keys that nothing can be encrypted with."""
    try:
        if keys is not None:
            point = _bytes(keys.p256dh)
            ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
            if len(point) == _POINT_BYTES and len(_bytes(keys.auth)) == _AUTH_BYTES:
                return keys
    except (ValueError, binascii.Error):
        pass
    raise BouwmeesterError("these are no keys of a browser")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _unpadded(some: bytes) -> str:
    return base64.urlsafe_b64encode(some).decode().rstrip("=")
