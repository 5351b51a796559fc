"""The rules of Final Girl: a module for each chapter of the rulebook."""
