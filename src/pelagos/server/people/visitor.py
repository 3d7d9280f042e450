"""Who makes a request."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Visitor:
    """Who makes a request: a session, perhaps with an account, perhaps with a seat's secret."""

    session: str | None = None
    account: str | None = None
    name: str | None = None
    seat_secret: str | None = None
    address: str = ""

    @property
    def owners(self) -> list[str]:
        """Under which names the visitor holds seats."""
        return [owner for owner in (self.session, self.account) if owner is not None]
