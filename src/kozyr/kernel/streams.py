"""The core's random numbers in Python, the same numbers: xoshiro256** filled by SplitMix64 (native/random.h).

Whatever Python does in place of the core can so be held to it number by number. No good for a real shuffle: cards for
people come from kozyr.room.
"""

WORD = 2**64 - 1


def _rotated(x: int, by: int) -> int:
    return (x << by | x >> (64 - by)) & WORD


class _SplitMix64:
    def __init__(self, state: int) -> None:
        self.state = state

    def next(self) -> int:
        self.state = (self.state + 0x9E3779B97F4A7C15) & WORD
        z = self.state
        z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9 & WORD
        z = (z ^ z >> 27) * 0x94D049BB133111EB & WORD
        return z ^ z >> 31


class Stream:
    """The stream number `stream` of a seed; both are below 2 ** 64."""

    def __init__(self, seed: int, stream: int) -> None:
        first = _SplitMix64((_SplitMix64(seed).next() + stream) & WORD)
        filling = _SplitMix64(first.next())
        self._s = [filling.next() for _ in range(4)]

    def next(self) -> int:
        """64 random bits."""
        s = self._s
        result, t = _rotated(s[1] * 5 & WORD, 7) * 9 & WORD, s[1] << 17 & WORD
        s[2] ^= s[0]
        s[3] ^= s[1]
        s[1] ^= s[2]
        s[0] ^= s[3]
        s[2] ^= t
        s[3] = _rotated(s[3], 45)
        return result

    def below(self, below: int) -> int:
        """A number from 0 to below - 1, each as likely as the others; `below` is from 1 to 2 ** 32 - 1."""
        least = (2**32 - below) % below
        while True:
            product = (self.next() >> 32) * below
            if product & 0xFFFFFFFF >= least:
                return product >> 32
