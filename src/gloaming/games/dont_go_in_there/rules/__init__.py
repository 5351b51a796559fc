"""The rules of Don't Go In There, one module per chapter of the rulebook."""
