"""The lab: plays many matches, compares variants of games, and reports the results."""
