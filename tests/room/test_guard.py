"""Who may come in, and how often."""

import pytest
from starlette.datastructures import Headers
from starlette.requests import HTTPConnection

from kozyr.room.guard import Bucket, cookie_header, is_known_host, is_own_origin, new_token, person_of, token_of

NONE: frozenset[str] = frozenset()
PROXY = frozenset({"https://cards.example.org"})


def caller(cookie: str) -> HTTPConnection:
    return HTTPConnection({"type": "http", "headers": [(b"cookie", cookie.encode())]})


@pytest.mark.parametrize(
    ("origin", "host", "origins", "is_own"),
    [
        ("http://127.0.0.1:8000", "127.0.0.1:8000", NONE, True),
        ("https://cards.example.org", "cards.example.org", NONE, True),
        ("https://cards.example.org", "10.0.0.7:8000", PROXY, True),
        ("https://cards.example.org.evil.example", "10.0.0.7:8000", PROXY, False),
        ("http://evil.example", "127.0.0.1:8000", NONE, False),
        ("http://127.0.0.1:9000", "127.0.0.1:8000", NONE, False),
        ("null", "127.0.0.1:8000", NONE, False),
        ("file://127.0.0.1:8000", "127.0.0.1:8000", NONE, False),
        ("", "127.0.0.1:8000", NONE, False),
        ("", "", NONE, False),
        ("http://[", "127.0.0.1:8000", NONE, False),
    ],
)
def test_only_the_rooms_own_pages_may_call(origin: str, host: str, origins: frozenset[str], is_own: bool) -> None:
    assert is_own_origin(Headers({"origin": origin, "host": host}), origins) is is_own


@pytest.mark.parametrize(
    ("host", "is_known"),
    [
        ("127.0.0.1:8000", True),
        ("127.0.0.2:8000", True),
        ("localhost:8000", True),
        ("[::1]:8000", True),
        ("cards.example.org", True),
        ("rebound.example:8000", False),
        ("[", False),
        ("192.168.1.7:8000", False),
        ("", False),
    ],
)
def test_a_room_on_loopback_answers_to_names_of_this_machine_only(host: str, is_known: bool) -> None:
    assert is_known_host(Headers({"host": host}), PROXY) is is_known


def test_a_cookie_that_the_room_cannot_have_given_is_none() -> None:
    token = new_token()
    assert token_of(caller(f"kozyr={token}")) == token
    assert token_of(caller("kozyr=short")) is None
    assert token_of(caller(f"kozyr={token}x")) is None
    assert token_of(caller("other=1")) is None


def test_the_room_keeps_no_secret_of_a_browser() -> None:
    token = new_token()
    assert token not in person_of(token)
    assert person_of(token) == person_of(token) != person_of(new_token())


def test_the_cookie_is_hidden_from_scripts_and_goes_over_tls_only_where_there_is_tls() -> None:
    assert cookie_header("t", is_secure=True).endswith("HttpOnly; SameSite=Lax; Secure")
    assert "Secure" not in cookie_header("t", is_secure=False)


def test_a_bucket_gives_its_burst_and_then_its_rate() -> None:
    clock = [0.0]
    bucket = Bucket(3, 2, lambda: clock[0])
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock[0] = 0.5
    assert [bucket.take() for _ in range(2)] == [True, False]
    clock[0] = 100
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
