"""Play in the terminal: the session of a person at a local match or at a served table. Only `commands` imports it.

`base_session` contains what both kinds of sessions do, `typed_commands` the commands (`why`, `log`, `rules`) that both
accept instead of a choice. `local_*` and `remote_*` add what only one kind has.
"""
