"""Certificates for servers on loopback, signed by an authority that is made for the test."""

import ipaddress
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID


class Authority:
    """Signs for whom it is told to; ``file`` is its own certificate, for those who trust it."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._name = _named("authority")
        begun = self._begun(self._name, self._key.public_key(), days=30)
        known = x509.SubjectKeyIdentifier.from_public_key(self._key.public_key())
        own = begun.add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        own = own.add_extension(known, critical=False)
        self._known = known
        self.file = folder / f"{id(self)}.authority.pem"
        self.file.write_bytes(own.sign(self._key, hashes.SHA256()).public_bytes(serialization.Encoding.PEM))

    def server(self, *names: str, days: int = 30) -> ssl.SSLContext:
        """What a server of these names shows; with days before today, one that has run out."""
        key = ec.generate_private_key(ec.SECP256R1())
        called = [_alternative(name) for name in names]
        by = x509.AuthorityKeyIdentifier.from_issuer_subject_key_identifier(self._known)
        signed = (
            self._begun(_named(names[0]), key.public_key(), days)
            .add_extension(x509.SubjectAlternativeName(called), critical=False)
            .add_extension(by, critical=False)
            .sign(self._key, hashes.SHA256())
        )
        form, secret = serialization.PrivateFormat.PKCS8, serialization.NoEncryption()
        written = key.private_bytes(serialization.Encoding.PEM, form, secret)
        path = self._folder / f"{signed.serial_number}.pem"
        path.write_bytes(written + signed.public_bytes(serialization.Encoding.PEM))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(path)
        return context

    def _begun(self, name: x509.Name, key: ec.EllipticCurvePublicKey, days: int) -> x509.CertificateBuilder:
        today = datetime.now(UTC)
        return (
            x509.CertificateBuilder()
            .subject_name(name)
            .issuer_name(self._name)
            .public_key(key)
            .serial_number(x509.random_serial_number())
            .not_valid_before(today - timedelta(days=90))
            .not_valid_after(today + timedelta(days=days))
        )


def _named(name: str) -> x509.Name:
    return x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, name)])


def _alternative(name: str) -> x509.GeneralName:
    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)
