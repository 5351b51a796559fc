"""Content: reads and validates TOML boxes and packs, and the clauses of RULES.md.

May import `rules` and `state`. Games and `match` may import it.
"""
