"""The `gloaming` command. Only `gloaming.__main__` and the installed script import this package.

From top to bottom:

- `main`: the program itself; it loads the module of a command when that command runs
- `commands`: one module per command, named after what users type (`games`, `content`, `rules` and `mcp` are
  `list_games`, `show_content`, `show_rules` and `serve_mcp`)
- `play_sessions`: a person who plays in the terminal, at a local match or at a server's table
- `experiments`: many bot matches in several processes: simulations, campaigns, ladders and training
- `rendering`: what the terminal shows: boards, questions, results, rules, charts
- `arguments`, `files`, `option_numbers`, `streams`, `console`, `command_errors`: input and output for all of the above
"""

from gloaming.cli.main import app

__all__ = ["app"]
