"""What every game promises, and the parts that games share."""
