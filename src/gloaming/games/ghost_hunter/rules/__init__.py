"""The rules of Ghost Hunter 13, a module for each chapter."""
