"""The effects of the cards of the Whipper-In, one verb per file."""
