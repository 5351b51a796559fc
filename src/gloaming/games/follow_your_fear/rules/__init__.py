"""The rules of Follow Your Fear, a module for each chapter of the rulebook."""
