"""The effects of the cards of Camp Happy Trails, one verb per file."""
