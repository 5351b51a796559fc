"""The effects of the cards of Hans the Butcher, one verb per file."""
