"""The rules of Ghost Hunter 13, with one module for each chapter of the rulebook."""
