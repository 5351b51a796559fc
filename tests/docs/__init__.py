"""The documentation: its code blocks run, and its links lead somewhere."""
