"""Many matches at once: simulations, arenas, census. The same seed gives the same matches, on any machine."""
