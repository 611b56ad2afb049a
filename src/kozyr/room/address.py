"""The address on the door: how people at other machines find the room, in words and as a picture for a phone.

Only the look at this machine's network touches the world (`lan_addresses`); the rest are pure functions of it.
"""

from __future__ import annotations

import io
import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, IPv4Network, ip_address

import segno

# Kept for examples in documents, so nobody has it: asking for the way to it shows which of our addresses leads out.
ELSEWHERE = ("192.0.2.1", 9)
# A home network first, then those of offices and phones, then bridges of virtual machines and containers.
NEAREST_FIRST = tuple(map(IPv4Network, ("192.168.0.0/16", "10.0.0.0/8", "100.64.0.0/10", "172.16.0.0/12")))
EVERYWHERE = frozenset({"", "0.0.0.0", "::"})
WHITE_ON_BLACK, PLAIN = "\x1b[97;40m", "\x1b[0m"


def lan_addresses() -> tuple[str, ...]:
    """The IPv4 addresses of this machine that its neighbours can reach, likeliest first; none if it has no network.

    Nothing is sent: connecting a datagram socket only looks the route up.
    """
    found: list[str] = []
    with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(ELSEWHERE)
        found.append(probe.getsockname()[0])
    with suppress(OSError):
        found += socket.gethostbyname_ex(socket.gethostname())[2]
    return likeliest(found)


def likeliest(addresses: Iterable[str]) -> tuple[str, ...]:
    """The addresses that a neighbour can use, each once: private networks by nearness, then public ones.

    >>> likeliest(["127.0.1.1", "10.0.0.7", "192.168.1.23", "10.0.0.7"])
    ('192.168.1.23', '10.0.0.7')
    """
    usable = [IPv4Address(text) for text in dict.fromkeys(addresses)]
    usable = [one for one in usable if not (one.is_loopback or one.is_link_local or one.is_unspecified)]
    return tuple(str(one) for one in sorted(usable, key=nearness))


def nearness(address: IPv4Address) -> int:
    """The place of the address's network in NEAREST_FIRST; public addresses come after all of them."""
    return next((place for place, network in enumerate(NEAREST_FIRST) if address in network), len(NEAREST_FIRST))


def link(host: str, port: int) -> str:
    """The link to a room at a host (a name, an IPv4 or an IPv6 address).

    >>> link("192.168.1.23", 8000), link("::1", 80)
    ('http://192.168.1.23:8000/', 'http://[::1]/')
    """
    name = f"[{host}]" if ":" in host else host
    return f"http://{name}/" if port == 80 else f"http://{name}:{port}/"


def is_loopback(host: str) -> bool:
    """Whether only this machine reaches a room that listens at `host`."""
    try:
        return ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_link(host: str, port: int) -> str:
    """The link for a browser on this very machine to a room that listens at `host`."""
    return link("127.0.0.1" if host in EVERYWHERE else host, port)


def lan_links(host: str, port: int, addresses: Iterable[str]) -> tuple[str, ...]:
    """The links for other machines to a room that listens at `host`; none if it listens on loopback only.

    `addresses` are this machine's own (`lan_addresses()`), used when the room listens at all of them.

    >>> lan_links("0.0.0.0", 8000, ["192.168.1.23"]), lan_links("127.0.0.1", 8000, ["192.168.1.23"])
    (('http://192.168.1.23:8000/',), ())
    """
    if is_loopback(host):
        return ()
    hosts = addresses if host in EVERYWHERE else (host,)
    return tuple(link(one, port) for one in hosts)


def qr(text: str, *, coloured: bool = False) -> str:
    """A QR code of the text, of block characters, two modules to a line; lines end with a newline.

    Its light parts are the blocks, as a dark terminal shows them. `coloured` sets white on black by escape codes, so
    that it can be read from a light terminal too.
    """
    drawn = io.StringIO()
    segno.make(text, error="m", micro=False).terminal(out=drawn, border=2, compact=True)
    lines = drawn.getvalue().splitlines()
    return "".join(f"{WHITE_ON_BLACK}{line}{PLAIN}\n" if coloured else f"{line}\n" for line in lines)


def door_sign(
    host: str, port: int, addresses: Iterable[str], *, encoding: str = "utf-8", coloured: bool = False
) -> str:
    """What a room says when it opens: its link, the links for others, and a QR code of the likeliest of those.

    `encoding` is the terminal's: the code is left out where its blocks cannot be written.
    """
    lines = [f"The room is open: {own_link(host, port)}\n"]
    others = lan_links(host, port, addresses)
    if others:
        lines.append("For others in your network: " + "  or  ".join(others) + "\n")
        code = qr(others[0], coloured=coloured)
        lines.append(code if writable(code, encoding) else "")
    elif not is_loopback(host):
        lines.append("This machine has no address in a local network, so only its own browser finds the room.\n")
    return "".join(lines)


def writable(text: str, encoding: str) -> bool:
    """Whether a terminal with this encoding can show the text."""
    try:
        text.encode(encoding)
    except (UnicodeEncodeError, LookupError):
        return False
    return True
