"""The rules of Follow Your Fear, with a module for each chapter of the rulebook."""
