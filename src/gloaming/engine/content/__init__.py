"""Content: reads and validates the TOML files of boxes and packs, and the clauses of RULES.md.

May import `rules` and `state`. Games and `match` may import it.
"""
