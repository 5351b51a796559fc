"""The rules of Fatal Frame, a module for each chapter of the rulebook."""
