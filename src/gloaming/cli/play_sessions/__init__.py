"""Play in the terminal: the sessions of a person at a local match or at a server's table. Only `commands` imports them.

Sessions of both kinds share `base_session` and the commands in `typed_commands` (`why`, `log`, `rules`). The modules
`local_*` and `remote_*` contain the rest of each kind.
"""
