"""Web Push: messages that only one browser can read (RFC 8291), signed by this server (RFC 8292).

It needs the package ``cryptography``, the extra ``push``; without it nothing here is offered.
"""

from __future__ import annotations

import base64
import json
import secrets
from importlib.util import find_spec
from typing import Final
from urllib.parse import urlsplit

from valewright.server.store import Subscription

SECRET: Final = "vapid"  # the name that the server's key is kept by
RECORD: Final = 4096  # bytes of the only record of a message
VALID: Final = 12 * 3600  # seconds that a signature holds
POINT: Final = 65  # bytes of a public key
AUTH: Final = 16  # bytes of a subscription's secret
LEADS: Final = b"\x04"  # a public key that is not shortened begins so


def is_installed() -> bool:
    """Whether messages can be sent here."""
    return find_spec("cryptography") is not None


def encoded(data: bytes) -> str:
    """Bytes as URLs take them."""
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    """What :func:`encoded` made text of; ValueError where it is none."""
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def new_key() -> str:
    """A private key for a server, to be kept."""
    from cryptography.hazmat.primitives.asymmetric import ec

    return f"{ec.generate_private_key(ec.SECP256R1()).private_numbers().private_value:064x}"


def is_readable(subscription: Subscription) -> bool:
    """Whether messages to a browser can be written: its keys are what they should be."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        point, auth = decoded(subscription.p256dh), decoded(subscription.auth)
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), point)
    except ValueError:
        return False
    return len(point) == POINT and point.startswith(LEADS) and len(auth) == AUTH


class Signer:
    """The server towards push services, by the key that it keeps."""

    def __init__(self, key: str) -> None:
        from cryptography.hazmat.primitives.asymmetric import ec

        self._key = ec.derive_private_key(int(key, 16), ec.SECP256R1())
        self.public = encoded(_point(self._key.public_key()))

    def headers(self, subscription: Subscription, now: float) -> dict[str, str]:
        """What shows a push service who sends a message."""
        from cryptography.hazmat.primitives import hashes
        from cryptography.hazmat.primitives.asymmetric import ec, utils

        parts = urlsplit(subscription.endpoint)
        claims = {
            "aud": f"{parts.scheme}://{parts.netloc}",
            "exp": int(now) + VALID,
            "sub": _contact(subscription.site),
        }
        words = [{"typ": "JWT", "alg": "ES256"}, claims]
        signed = ".".join(encoded(json.dumps(part).encode()) for part in words)
        r, s = utils.decode_dss_signature(
            self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256()))
        )
        signature = encoded(r.to_bytes(32, "big") + s.to_bytes(32, "big"))
        return {"Authorization": f"vapid t={signed}.{signature}, k={self.public}"}


def _contact(site: str) -> str:
    """How a push service can find out who sends: by the site, or a name where it has no TLS."""
    parts = urlsplit(site)
    return site if parts.scheme == "https" else f"mailto:valewright@{parts.hostname}"


def sealed(text: bytes, subscription: Subscription) -> bytes:
    """A message that the browser of a subscription alone can read."""
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.ciphers.aead import AESGCM

    theirs = decoded(subscription.p256dh)
    once = ec.generate_private_key(ec.SECP256R1())
    ours = _point(once.public_key())
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = once.exchange(ec.ECDH(), browser)
    about = b"WebPush: info\0" + theirs + ours
    secret = _derived(shared, decoded(subscription.auth), about, 32)
    salt = secrets.token_bytes(16)
    key = _derived(secret, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(secret, salt, b"Content-Encoding: nonce\0", 12)
    last = b"\x02"  # no record comes after this one
    head = salt + RECORD.to_bytes(4, "big") + bytes([len(ours)]) + ours
    return head + AESGCM(key).encrypt(nonce, text + last, None)


def _derived(secret: bytes, salt: bytes, about: bytes, length: int) -> bytes:
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.kdf.hkdf import HKDF

    return HKDF(hashes.SHA256(), length, salt, about).derive(secret)


def _point(key: object) -> bytes:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    assert isinstance(key, ec.EllipticCurvePublicKey)
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
