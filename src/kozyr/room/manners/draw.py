"""How the room handles five-card draw."""

from kozyr.room.manners.evening import check_or_fold, evening

DRAW = evening(most_cards=5, default_action=check_or_fold)
