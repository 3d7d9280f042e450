"""Names and keys that nobody can guess. Of a key only a hash is kept."""

import hashlib
import secrets

ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"


def new_id() -> str:
    """A short name for a table, an account or an order that nobody can guess in passing."""
    return "".join(secrets.choice(ALPHABET) for _ in range(12))


def new_secret() -> str:
    """256 bits for a seat link or a session."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """What is stored of a secret. It has 256 bits of its own, so a plain hash is enough."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def face(account: str) -> str:
    """From what the picture of a player is drawn; it tells nothing about the account."""
    return digest(f"face {account}")[:16]


def loggable(path: str) -> str:
    """A path without the one kind of key found in paths: that of the end of a notification."""
    return "/off/…" if path.startswith("/off/") else path
