"""The address on the door leads neighbours to the room, and nobody when the room is for this machine only."""

import socket

import pytest

from kozyr.room.address import door_sign, is_loopback, lan_addresses, lan_links, likeliest, own_link, qr

HOME = ("192.168.1.23", "10.8.0.2")


def test_the_home_network_comes_before_bridges_and_public_addresses() -> None:
    found = ["8.8.4.4", "172.17.0.1", "100.64.0.9", "10.8.0.2", "192.168.1.23"]
    assert likeliest(found) == ("192.168.1.23", "10.8.0.2", "100.64.0.9", "172.17.0.1", "8.8.4.4")


@pytest.mark.parametrize("useless", ["127.0.0.1", "127.0.1.1", "169.254.3.4", "0.0.0.0"])
def test_an_address_that_no_neighbour_reaches_is_not_told(useless: str) -> None:
    assert likeliest([useless, "192.168.1.23"]) == ("192.168.1.23",)


def test_a_room_on_loopback_has_no_link_for_others_and_no_code() -> None:
    sign = door_sign("127.0.0.1", 8000, HOME)
    assert sign == "The room is open: http://127.0.0.1:8000/\n"
    assert lan_links("localhost", 8000, HOME) == ()
    assert lan_links("::1", 8000, HOME) == ()


def test_a_room_open_to_all_tells_every_link_and_draws_the_likeliest() -> None:
    sign = door_sign("0.0.0.0", 8000, HOME)
    assert "http://192.168.1.23:8000/  or  http://10.8.0.2:8000/\n" in sign
    assert sign.endswith(qr("http://192.168.1.23:8000/"))


def test_a_room_at_one_address_tells_only_that_one() -> None:
    assert lan_links("10.8.0.2", 80, HOME) == ("http://10.8.0.2/",)
    assert own_link("10.8.0.2", 80) == "http://10.8.0.2/"


def test_a_machine_without_a_network_is_told_so() -> None:
    assert "no address in a local network" in door_sign("0.0.0.0", 8000, ())


def test_a_terminal_that_cannot_show_blocks_gets_the_links_only() -> None:
    sign = door_sign("0.0.0.0", 8000, HOME, encoding="ascii")
    assert sign.isascii()
    assert "http://192.168.1.23:8000/" in sign


def test_a_code_has_equal_lines_and_a_light_margin_and_differs_with_its_text() -> None:
    code = qr("http://192.168.1.23:8000/").splitlines()
    assert len({len(line) for line in code}) == 1
    assert set(code[0]) == {"█"}
    assert all(line[:2] + line[-2:] == "████" for line in code[:-1])
    assert qr("http://192.168.1.24:8000/").splitlines() != code


def test_a_coloured_code_sets_its_colours_on_every_line_and_takes_them_back() -> None:
    code = qr("http://192.168.1.23:8000/", coloured=True).splitlines()
    assert all(line.startswith("\x1b[97;40m") and line.endswith("\x1b[0m") for line in code)


def test_this_machine_names_no_loopback_address() -> None:
    assert not any(is_loopback(address) for address in lan_addresses())


def test_a_machine_that_knows_neither_route_nor_name_has_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(*_: object) -> None:
        raise OSError("unreachable")

    class Nowhere(socket.socket):
        connect = nothing

    monkeypatch.setattr(socket, "socket", Nowhere)
    monkeypatch.setattr(socket, "gethostbyname_ex", nothing)
    assert lan_addresses() == ()
