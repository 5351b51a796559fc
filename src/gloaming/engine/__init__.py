"""The engine: everything games share. It knows no game.

Layers from top to bottom: `match`, then `learning` and `content`, then `rules`, then `state`, then the modules of this
folder. Games, bots, the server and the command line may import it; it imports none of them.
"""
