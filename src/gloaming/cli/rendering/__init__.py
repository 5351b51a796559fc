"""Render boards, questions, results, rules and charts for the terminal. `commands` and `play_sessions` import it.

Nothing in this package reads input or changes a match.
"""
