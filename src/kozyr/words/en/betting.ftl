# Poker: why a bet or a buy-in is not allowed.

why-check = Somebody has bet: call { $owed }, raise or fold.
why-raise-cap = The raises of this round are used up: call or fold.
why-raise-closed = You have acted already, and an all-in below a full raise does not let you raise again.
why-raise-short = You have too few chips to raise: call or fold.
why-raise-nobody = Nobody could answer a raise: call or fold.
why-amount-between = Make it from { $least } to { $most }.
why-amount-one = The limit of this table allows: { $amounts }.
why-buy-between = Buy in for { $least } to { $most } now.
why-buy-nothing = A stack after buying is { $least } to { $most } here, and neither your stack nor your balance leaves room for that.
why-deal-few = A hand needs two players with chips.
