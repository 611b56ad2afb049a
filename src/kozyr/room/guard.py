"""Who may come in: cookies, origins, hosts, and how much of everything one person may have. Pure but for the counts."""

import hashlib
import re
import secrets
from collections.abc import Callable
from urllib.parse import urlsplit

from msgspec import Struct
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from kozyr.room.address import is_loopback

COOKIE = "kozyr"
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")
A_YEAR = 365 * 86400

HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=(), payment=()",
}
"""What every answer carries: scripts and styles from the room's own files only, and nobody frames the table."""


class Limits(Struct, frozen=True):
    """How much one person may have. Orders, tables and questions about rules: so many at once (`burst`), then so many a
    second."""

    orders_burst: float = 40
    orders_rate: float = 10
    tables_burst: float = 100
    tables_rate: float = 0.1
    patience: int = 50
    sockets_each: int = 8
    sockets: int = 2000
    letters_waiting: int = 128
    rules_burst: float = 60
    rules_rate: float = 4


USUAL = Limits()


class Bucket:
    """Tokens that drip in at `rate` a second up to `burst`; `take` says whether there was one."""

    def __init__(self, burst: float, rate: float, now: Callable[[], float]) -> None:
        self._burst, self._rate, self._now = burst, rate, now
        self._left, self._at = burst, now()

    def take(self) -> bool:
        now = self._now()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Turnstile:
    """A bucket for each address that comes in; all are forgotten when there are too many of them."""

    MOST = 10_000

    def __init__(self, burst: float, rate: float) -> None:
        self._burst, self._rate = burst, rate
        self._buckets: dict[str, Bucket] = {}

    def admits(self, client: str, now: Callable[[], float]) -> bool:
        """Whether somebody at this address may come in once more now."""
        if len(self._buckets) > self.MOST:
            self._buckets.clear()
        return self._buckets.setdefault(client, Bucket(self._burst, self._rate, now)).take()


def new_token() -> str:
    """The secret that a browser keeps in its cookie."""
    return secrets.token_urlsafe(32)


def token_of(connection: HTTPConnection) -> str | None:
    """The secret in the cookie; None when there is none that this room could have given."""
    token = connection.cookies.get(COOKIE, "")
    return token if _TOKEN.fullmatch(token) else None


def person_of(token: str) -> str:
    """The person behind a secret. Only this digest is kept, so the room's files let nobody in."""
    return hashlib.sha256(token.encode()).hexdigest()[:32]


def cookie_header(token: str, is_secure: bool) -> str:
    """The Set-Cookie that makes a browser a person."""
    return f"{COOKIE}={token}; Path=/; Max-Age={A_YEAR}; HttpOnly; SameSite=Lax" + ("; Secure" if is_secure else "")


def is_own_origin(headers: Headers, origins: frozenset[str]) -> bool:
    """Whether a page of this room, or of one of `origins`, asks: the Origin must name the Host that is called."""
    origin = headers.get("origin", "")
    if origin in origins:
        return True
    host = headers.get("host", "")
    return bool(host) and origin in (f"http://{host}", f"https://{host}")


def is_known_host(headers: Headers, origins: frozenset[str]) -> bool:
    """Whether a room on loopback is called by a name of this machine. A page elsewhere whose name was made to point at
    127.0.0.1 would otherwise pass for the room's own."""
    host = headers.get("host", "")
    if any(urlsplit(origin).netloc == host for origin in origins):
        return True
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False  # such as "[", which is the name of nothing
    return is_loopback(name) or name.endswith(".localhost")
