"""The rules machinery: walks the flows, runs card effects, and declares events and options.

May import `state`. Games, `content`, `learning` and `match` may import it.
"""
