# Five-card draw.

why-openers-jacks = You need a pair of jacks or better to open.
why-openers-queens = You need a pair of queens or better to open.
why-draw-most = Cards that may be changed now, at most: { $most }.
why-draw-ace = Four cards may be changed only if the one you keep is an ace.
