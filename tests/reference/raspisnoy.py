"""A second raspisnoy, naive on purpose: lists of texts, no masks, nothing shared with the engine.

It is written from the rulebook alone and answers what the table asks while a deal is played: which cards there are,
what may be bid, what may be played, who takes the trick. What a deal scores is in `raspisnoy_sheet`. Cards are texts
such as `Qd`; a trick is a list of (card, what its player said); a trump is a suit letter or "" for none.
"""

from collections.abc import Mapping
from typing import Any

RANKS = "23456789TJQKA"
SUIT_NAMES = {"spades": "s", "clubs": "c", "diamonds": "d", "hearts": "h"}
UNBID = ("golden", "misere")

House = Mapping[str, Any]
Trick = list[tuple[str, str]]


def pack_of(deck: int) -> list[str]:
    """The cards of a pack of 36, 52, 53 or 54 (RP-6)."""
    ranks = RANKS[4:] if deck == 36 else RANKS
    return [rank + suit for suit in "scdh" for rank in ranks] + ["X1", "X2"][: max(0, deck - 52)]


PACK = pack_of(36)


def pack(house: House) -> list[str]:
    """The cards of this table."""
    return pack_of(house["deck"])


def jokers(house: House) -> list[str]:
    """The cards that are jokers at this table (RP-7, RP-A41)."""
    return [str(card) for card in house["jokers"]]


def strength(card: str) -> int:
    """Ace high, six or two low (RP-8)."""
    return RANKS.index(card[0])


def of_suit(cards: list[str], suit: str) -> list[str]:
    """The cards of a suit; there is none of no suit."""
    return [card for card in cards if suit and card[1] == suit]


# What lies on the table


def face(card: str, said: str) -> str:
    """The card that a play counts as: itself, or what the joker was called; "" for a joker high or low (RP-A46)."""
    if not said:
        return card
    return said.removeprefix("as ") if said.startswith("as ") else ""


def faces(trick: Trick) -> list[str]:
    """All that lies in the trick but jokers high or low."""
    return [face(card, said) for card, said in trick if face(card, said)]


def suit_led(trick: Trick, trump: str) -> str:
    """The suit of the first card, or the one that the led joker named (RP-A38)."""
    first = face(*trick[0])
    if first:
        return first[1]
    name = trick[0][1].split()[1]
    return trump if name == "trumps" else SUIT_NAMES[name]


def _is_high(said: str) -> bool:
    return said.split()[:1] in (["high"], ["highest"])


# What may be played


def plays(house: House, hand: list[str], trick: Trick, trump: str, first_trick: bool) -> set[str]:
    """Every text that the player to move may say; `first_trick` is true in the first trick of the deal."""
    wild = [card for card in hand if card in jokers(house)]
    own = [card for card in hand if card not in wild]
    texts = {f"play {card}" for card in (_owed(house, own, trick, trump) if trick else own)}
    if trick and house["joker_follows"] == "void_only" and of_suit(own, suit_led(trick, trump)):
        return texts
    said = {"high", "low"} if trick else commands(house, trump, first_trick)
    if house["joker_as_card"]:
        said |= {f"as {card}" for card in pack(house) if card[0] != "X"}
    return texts | {f"play {joker} {words}" for joker in wild for words in said}


def commands(house: House, trump: str, first_trick: bool) -> set[str]:
    """What may be said with a led joker, without exact cards (RP-A17, RP-A42, RP-53, RP-55)."""
    names = [name for name, suit in SUIT_NAMES.items() if suit != trump] + (["trumps"] if trump else [])
    demands = {"any_lead": True, "first_trick": first_trick, "off": False}[house["joker_demands"]]
    said = {f"{'highest' if demands else 'high'} {name}" for name in names} | {f"lowest {name}" for name in names}
    return said if house["joker_lowest_trump"] else said - {"lowest trumps"}


def _owed(house: House, own: list[str], trick: Trick, trump: str) -> list[str]:
    """The natural cards that a follower may play (RP-37..RP-41, RP-50..RP-52, RP-A42, RP-A44)."""
    led, command = suit_led(trick, trump), trick[0][1]
    demanded = command.startswith("highest")
    free_of_duty = demanded or any(_is_high(said) for _, said in trick)
    follow, trumps = of_suit(own, led), of_suit(own, trump)
    if follow and demanded:
        return [max(follow, key=strength)]
    if follow and command == "lowest trumps" and house["low_lead_forces_lowest"]:
        return [min(follow, key=strength)]
    if follow:
        ruffed = led != trump and of_suit(faces(trick), trump)
        heads = house["must_head"] and not free_of_duty and not ruffed
        return _above(follow, of_suit(faces(trick), led)) if heads else follow
    if not trumps:
        return own
    over = house["must_overtrump"] and not free_of_duty
    fitting = _above(trumps, of_suit(faces(trick), trump)) if over else trumps
    if house["must_trump"] or demanded:
        return fitting
    return [card for card in own if card in fitting or card not in trumps]


def _above(cards: list[str], lying: list[str]) -> list[str]:
    """Those that beat all that lies there; who has none of them may play any."""
    return [card for card in cards if all(strength(card) > strength(other) for other in lying)] or cards


# Who takes it


def taker(house: House, trick: Trick, trump: str) -> int:
    """The place in the trick of the play that wins it (RP-42, RP-A43, RP-A15)."""
    led, lying = suit_led(trick, trump), [face(card, said) for card, said in trick]
    high = [place for place, (_, said) in enumerate(trick) if _is_high(said)]
    trumped = of_suit(faces(trick), trump)
    if house["demand_beaten_by_trump"] and 0 in high and led != trump and trumped:
        high.remove(0)
    if high:
        return high[-1] if house["two_jokers"] == "later" else high[0]
    rivals = trumped or of_suit(faces(trick), led)
    return lying.index(max(rivals, key=strength)) if rivals else 0


# What may be bid


def has_hook(house: House, kind: str) -> bool:
    """Whether the dealer is bound in a deal of this kind (RP-32, RP-62, RP-A9)."""
    return bool(house["hook"] and (kind != "blind" or house["hook_in_blind"]))


def bids(house: House, kind: str, cards: int, said: list[int], streak: int) -> list[int]:
    """The bids open to the next bidder; `said` are those before him, `streak` his passes in a row (RP-31..RP-34)."""
    barred = cards - sum(said) if has_hook(house, kind) and len(said) == house["seats"] - 1 else None
    free = [bid for bid in range(cards + 1) if bid != barred]
    if house["three_passes"] and streak >= 2:
        proud = [bid for bid in free if bid != 0]
        return proud or free
    return free
