"""How far the random tests go: `make prove` sets KOZYR_PROVE=1 and gets the long runs, `make test` the short ones."""

from os import environ

PROVE = environ.get("KOZYR_PROVE") == "1"


def runs(short: int, long: int) -> range:
    """Seeds for as many runs as this machine was asked for."""
    return range(long if PROVE else short)
