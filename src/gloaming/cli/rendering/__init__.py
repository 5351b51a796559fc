"""Draw what the terminal shows: boards, questions, results, rules and charts. `commands` and `play_sessions` import it.

Nothing here reads input or changes a match.
"""
