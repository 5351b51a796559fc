"""Tables: the match in progress, its seats, clocks, undo, resignation and results.

This package may import every layer below it (`bots` to `protocol`). Only `http` may import it.
"""
