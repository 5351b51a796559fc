"""Tables: the match in progress, its seats, clocks, undo, resignation and results.

May import every layer below: `bots`, `accounts`, `store`, `limits`, `monitoring`, `protocol`. Only `http` may import it.
"""
