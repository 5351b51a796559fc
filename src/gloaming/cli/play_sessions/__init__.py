"""Play in the terminal: the session of a person at a local match or at a served table. Only `commands` imports it.

`base_session` is shared by both kinds of sessions, as are the commands in `typed_commands` (`why`, `log`, `rules`).
`local_*` and `remote_*` add the rest of each kind.
"""
