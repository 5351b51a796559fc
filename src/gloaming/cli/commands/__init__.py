"""One module per command of `gloaming`, each with a function of the command's name. Only `cli.main` imports them.

A command reads its arguments, calls `play_sessions` or `experiments`, and prints the outcome. `campaign` is a group of
commands.
"""
