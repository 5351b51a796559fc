"""The rules of Fatal Frame, one module per chapter of the rulebook."""
