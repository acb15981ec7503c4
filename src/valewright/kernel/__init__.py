"""What every game shares: random numbers, the state contract, records and replay."""
