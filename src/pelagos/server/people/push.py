"""Web Push: a message only one browser can read (RFC 8291), from a server that says who it is."""

import base64
import binascii
import json
from dataclasses import dataclass
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02
from sqlalchemy import select

from pelagos.server.errors import Refused
from pelagos.server.storage import schema as s
from pelagos.server.storage.database import Database

KEY = "web push"
LIVES = 24 * 3600
"""Seconds a push service keeps a message for a browser that is off."""
MOST_BYTES = 3000
"""What every push service takes, less what the encryption adds."""


class Push:
    """The server's own key, made at the first start and kept in the database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self._vapid: Vapid02 | None = None

    async def prepare(self) -> None:
        """Finds the key, or makes it; of several workers at once, the first one's is taken."""
        made = Vapid02(conf={"no-strict": True})
        made.generate_keys()
        new = self.database.upsert(s.keys).values(name=KEY, value=made.private_pem().decode())
        async with self.database.write() as db:
            await db.execute(new.on_conflict_do_nothing())
            kept = await db.execute(select(s.keys.c.value).where(s.keys.c.name == KEY))
            pem = str(kept.scalar_one())
        self._vapid = Vapid02.from_pem(pem.encode())
        self._vapid.conf = {"no-strict": True}

    @property
    def vapid(self) -> Vapid02:
        """The key, once it is known."""
        assert self._vapid is not None
        return self._vapid

    @property
    def public(self) -> str:
        """What a browser needs to let this server, and no other, send to it."""
        return _text(_point(self.vapid.public_key))

    def sealed(self, address: str, message: dict[str, object], contact: str) -> "Sealed":
        """What to send where, so that one browser can read it."""
        found = json.loads(address)
        plain = json.dumps(message, ensure_ascii=False).encode()
        body = http_ece.encrypt(
            plain,
            private_key=ec.generate_private_key(ec.SECP256R1()),
            dh=_bytes(found["p256dh"]),
            auth_secret=_bytes(found["auth"]),
            version="aes128gcm",
        )
        parts = urlsplit(found["endpoint"])
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact}
        headers = {
            **self.vapid.sign(claims),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(LIVES),
            "Urgency": "high",
        }
        return Sealed(found["endpoint"], body, headers)


@dataclass(frozen=True)
class Sealed:
    """A message that can be sent."""

    url: str
    body: bytes
    headers: dict[str, str]


def check_subscription(p256dh: str, auth: str) -> None:
    """Refuses keys to which nothing could be encrypted."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        is_good = len(_bytes(auth)) == 16
    except (ValueError, binascii.Error):
        is_good = False
    if not is_good:
        raise Refused(400, "bad_data", "bad_push")


def _bytes(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


def _text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


def _point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
