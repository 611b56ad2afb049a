"""The core's random numbers in plain Python: xoshiro256** (Blackman and Vigna 2018), filled by SplitMix64.

The same seed and stream give the same numbers as native/random.h, so that what is sampled with the core can be sampled
again without it.
"""

EVERY_BIT = 2**64 - 1


def _splitmix64(state: int) -> tuple[int, int]:
    """The next state, and the number it gives."""
    state = state + 0x9E3779B97F4A7C15 & EVERY_BIT
    mixed = (state ^ state >> 30) * 0xBF58476D1CE4E5B9 & EVERY_BIT
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB & EVERY_BIT
    return state, mixed ^ mixed >> 31


def _rotated(number: int, by: int) -> int:
    return (number << by | number >> 64 - by) & EVERY_BIT


class Chances:
    """The stream number `stream` of a seed; both are numbers of 64 bits.

    >>> [Chances(1, 0).below(6) for _ in range(3)] == [Chances(1, 0).below(6)] * 3
    True
    """

    def __init__(self, seed: int, stream: int) -> None:
        state, mixed = _splitmix64(seed)
        _, state = _splitmix64(mixed + stream & EVERY_BIT)
        self._state = []
        for _ in range(4):
            state, mixed = _splitmix64(state)
            self._state.append(mixed)

    def next(self) -> int:
        """A number of 64 bits."""
        s = self._state
        found, moved = _rotated(s[1] * 5 & EVERY_BIT, 7) * 9 & EVERY_BIT, s[1] << 17 & EVERY_BIT
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= moved
        s[3] = _rotated(s[3], 45)
        return found

    def below(self, below: int) -> int:
        """A number from 0 to below - 1, each as likely as the others (Lemire 2019); `below` has at most 32 bits."""
        while True:
            product = (self.next() >> 32) * below
            if product & 0xFFFFFFFF >= (1 << 32) % below:
                return product >> 32
