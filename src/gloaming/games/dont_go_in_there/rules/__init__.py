"""The rules of Don't Go In There, a module for each chapter of the rulebook."""
