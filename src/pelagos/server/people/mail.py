"""E-mail through the server of the host's choice."""

import re
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from urllib.parse import unquote, urlsplit

import aiosmtplib

from pelagos.engine.errors import BadData
from pelagos.server.errors import Refused

DEADLINE_SECONDS = 20.0
LABEL = r"[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?"
ADDRESS = re.compile(
    rf"[A-Za-z0-9!#$%&'*+/=?^_`{{|}}~.-]{{1,64}}@(?:{LABEL}\.){{1,8}}[A-Za-z]{{2,63}}"
)


class Mail:
    """`server`: smtp://user:password@host:587 (STARTTLS where offered), or smtps://… (TLS at once).

    Without a server nothing is sent, and nobody is offered e-mail.
    """

    def __init__(self, server: str, sender: str, home: str) -> None:
        """`home`: where links in e-mails lead. No client of the server may choose that."""
        self.sender = sender
        self._parts = urlsplit(server)
        if server and (self._parts.scheme not in ("smtp", "smtps") or not self._parts.hostname):
            raise BadData("PELAGOS_SMTP is like smtp://user:password@mail.example:587")
        if server and not ADDRESS.fullmatch(sender) and not sender.endswith("@localhost"):
            raise BadData("PELAGOS_MAIL_FROM must be the e-mail address that notices come from")

        if server and not home:
            raise BadData("PELAGOS_SMTP needs PELAGOS_ADDRESS, for the links in e-mails")

    @property
    def is_on(self) -> bool:
        """Whether this server sends e-mail."""
        return bool(self._parts.hostname)

    def check(self, address: str) -> None:
        """Refuses what is not an e-mail address, and any while there is no mail server."""
        if not self.is_on:
            raise Refused(400, "bad_data", "no_mail")
        if not ADDRESS.fullmatch(address):
            raise Refused(400, "bad_data", "bad_mail")

    async def send(self, to: str, subject: str, text: str, off: str) -> str:
        """Sends; returns why that failed, or nothing. `off` is where one click ends it."""
        message = EmailMessage()
        message["From"] = self.sender
        message["To"] = to
        message["Subject"] = " ".join(subject.split())
        message["Date"] = formatdate()
        message["Message-ID"] = make_msgid(domain=self.sender.rpartition("@")[2])
        message["Auto-Submitted"] = "auto-generated"
        message["List-Unsubscribe"] = f"<{off}>"
        message["List-Unsubscribe-Post"] = "List-Unsubscribe=One-Click"
        message.set_content(text)
        parts = self._parts
        try:
            await aiosmtplib.send(
                message,
                hostname=parts.hostname,
                port=parts.port,
                username=unquote(parts.username) if parts.username else None,
                password=unquote(parts.password) if parts.password else None,
                use_tls=parts.scheme == "smtps",
                timeout=DEADLINE_SECONDS,
            )
        except aiosmtplib.SMTPRecipientsRefused:
            return "mail_refused"
        except (aiosmtplib.SMTPException, OSError) as error:
            return f"mail_down {type(error).__name__}"
        return ""
