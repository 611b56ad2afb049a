"""How the room handles hold'em with a short deck or a whole one."""

from kozyr.room.manners.evening import check_or_fold, evening

SHORTDECK = evening(most_cards=2, default_action=check_or_fold)
