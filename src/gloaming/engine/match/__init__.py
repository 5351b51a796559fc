"""A game and its matches: set-up, play, saves, records, branches and campaigns.

The top layer of the engine; the public API (`import gloaming`) stands on it.
"""
