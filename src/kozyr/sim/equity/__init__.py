"""How much of the pot hands get if all of them show down: `kozyr equity`, and the same as a call."""

from kozyr.sim.equity.answer import Equity, Share, tell, told
from kozyr.sim.equity.asking import equity

__all__ = ["Equity", "Share", "equity", "tell", "told"]
