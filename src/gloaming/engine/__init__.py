"""The engine: everything that games share. It contains no code for a particular game.

The packages from top to bottom: `match`, then `learning` and `content`, then `rules`, then `state`, then the modules of
this folder. Games, bots, the server and the command line may import the engine; the engine imports none of them.
"""
