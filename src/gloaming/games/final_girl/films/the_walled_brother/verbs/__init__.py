"""The effects of the cards of the Walled Brother, one verb per file."""
