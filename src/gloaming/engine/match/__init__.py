"""Games and their matches: set-up, play, saves, records, branches and campaigns.

This is the top layer of the engine; the public API (`import gloaming`) is built on it.
"""
