"""Tools with which a language model plays, over the Model Context Protocol: `gloaming mcp`.

From top to bottom:

- `assistant_server`: the server with all tools and resources, over stdio or streamable HTTP
- `game_tools`, `table_tools`: the tools, whose docstrings are their descriptions for language models
- `open_matches`: the tables that this process has opened or joined
- `table_report`: a table as text
- `local_table`, `served_table`: a seat at a local match against bots, and at a server's table
- `seat_table`: what both have in common
- `text_renderer`: what the terminal draws for this package

A table is one seat: the tools see what this seat sees, through `gloaming.bots.SeatView` or `gloaming.client`. Only
`assistant_server`, `game_tools` and `table_tools` import the SDK, which the extra `gloaming[mcp]` installs. Only
`gloaming.cli` imports this package.
"""
