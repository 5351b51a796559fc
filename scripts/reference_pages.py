"""The generated pages of the documentation site: command line, protocol and rules.

Each function returns a page of Markdown. `scripts/docs_site.py` adds the pages when MkDocs builds the site.
"""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator, Sequence
from importlib import import_module
from types import NoneType, UnionType
from typing import Annotated, Any, Final, Literal, Union, get_args, get_origin

import msgspec
from starlette.routing import Mount, Route, WebSocketRoute
from typer.main import get_command

import gloaming
from gloaming.cli import app
from gloaming.engine.content.clauses import ID
from gloaming.engine.match.match import Game
from gloaming.lab.matches.recorded_data import COMMON_COLUMNS, Column, columns
from gloaming.lab.runs.work_units import UNIT_COLUMNS
from gloaming.server.http.app import create_app
from gloaming.server.protocol.client_messages import ToServer
from gloaming.server.protocol.json_schema import wire_structs
from gloaming.server.protocol.server_messages import FromServer
from gloaming.server.protocol.wire import Wire

CLAUSE: Final = re.compile(rf"^- \*\*({ID.pattern})\*\* +(.*)$", re.MULTILINE)
"""A clause in RULES.md."""


UNIT_HELP: Final = {
    "unit": "the identifier of the match: a hash of the next seven columns",
    "game": "the id of the game",
    "variant": 'the name of the variant and a hash of its packs; "" for the game as sold',
    "seats": "the number of seats",
    "options": "the set-up options, as JSON",
    "bots": "the bot of each seat",
    "deal_seed": "the seed of the match",
    "bot_seed": "the seed of the bots",
}
"""The meaning of each column of a work unit."""


def reference_pages() -> Iterator[tuple[str, str]]:
    """Yield the path in docs/ and the text of each generated page."""
    yield "reference/cli.md", cli_page()
    yield "reference/protocol.md", protocol_page()
    yield "reference/recorded-data.md", recorded_data_page()
    for game in gloaming.games().values():
        yield f"reference/rules/{game.id}.md", rules_page(game)


def rules_page(game: Game) -> str:
    """Return the rules of a game and of its films. A heading for each clause makes the search find it by its id."""
    files = [game.folder / "RULES.md", *sorted(game.folder.glob("films/*/RULES.md"))]
    parts = [path.read_text(encoding="utf-8") for path in files]
    for number, text in enumerate(parts[1:], start=1):
        parts[number] = re.sub(r"(?m)^(#+ )", r"#\1", text)
    text = re.sub(r"(?m)^<!-- .* -->\n+", "", "\n".join(parts))
    return CLAUSE.sub(r"#### \1 { #\1 }\n\n\2\n", text)


def cli_page() -> str:
    """Return a section for each command with its usage, arguments and options."""
    lines = [
        "# Command line",
        "",
        "`gloaming COMMAND --help` prints the same in the terminal.",
        "",
    ]
    program = get_command(app)
    for name in program.commands:  # type: ignore[attr-defined]
        lines += _command(program.commands[name], f"gloaming {name}")  # type: ignore[attr-defined]
    return "\n".join(lines)


def _command(command: Any, name: str) -> Iterator[str]:
    context = command.make_context(name, [], resilient_parsing=True)
    pieces = " ".join(command.collect_usage_pieces(context))
    yield from (f"## {name}", "", _paragraphs(command.help or ""), "", "```text", f"{name} {pieces}", "```", "")
    rows = [row for parameter in command.get_params(context) if (row := _parameter(parameter, context))]
    if rows:
        yield from ("| Argument or option | Meaning |", "|---|---|", *rows, "")
    for sub in getattr(command, "commands", {}):
        yield from _command(command.commands[sub], f"{name} {sub}")


def _parameter(parameter: Any, context: Any) -> str:
    record = parameter.get_help_record(context)
    return f"| `{record[0]}` | {_cell(record[1])} |" if record and parameter.name != "help" else ""


def _paragraphs(text: str) -> str:
    return "\n".join(line.strip() for line in inspect.cleandoc(text).replace("\b", "").splitlines())


def recorded_data_page() -> str:
    """Return the tables and columns of the matches that `gloaming lab run` keeps."""
    lines = [
        "# Recorded data",
        "",
        "What `gloaming lab run` keeps of each match. [Query and report on matches](../how-to/query-and-report.md) "
        "shows how to use it.",
        "",
        "Lists have one entry per seat, unless the meaning says otherwise. Seats count from 0. A number that a match "
        'does not have is null; a missing text is "".',
        "",
        "## Tables",
        "",
        "| Table of `gloaming lab query` | One row per |",
        "|---|---|",
        "| `matches` | match, with all columns below |",
        "| `seats` | match and seat: `seat`, `bot`, `won`, `win_share`, `score`, `first` |",
        "| `cards` | match, seat and card or tile: `seat`, `card`, `seen`, `played`, `win_share` |",
        "| `deaths` | death: `who`, `cause`, `place`, `round`, and `situation` if the game records it |",
        "| `entries` | card, tile or other entry of the content: `game`, `kind`, `id`, `name` |",
        "",
        "All tables but `entries` have the columns `unit`, `game`, `variant`, `seats`, `options`, `deal_seed` and "
        "`bot_seed`. A win that n players share has a `win_share` of 1/n for each.",
        "",
        "## Every match",
        "",
        *_columns([Column(name, kind, UNIT_HELP[name]) for name, kind in UNIT_COLUMNS.items()]),
        *_columns(COMMON_COLUMNS)[2:],
    ]
    for game in gloaming.games().values():
        lines += ["", f"## {game.title}", "", *_columns(columns(game)[len(COMMON_COLUMNS) :])]
    return "\n".join([*lines, ""])


def _columns(found: Sequence[Column]) -> list[str]:
    rows = [f"| `{column.name}` | {column.type} | {_cell(column.help)} |" for column in found]
    return ["| Column | Type | Meaning |", "|---|---|---|", *rows]


def protocol_page() -> str:
    """Return the routes of the server and every struct on the wire."""
    lines = [
        "# Protocol",
        "",
        "The server speaks JSON over HTTP and one WebSocket for each table. Every body and message is one of the",
        "structs below, from `gloaming.server.protocol`. The field `type` of a message names its struct.",
        "",
        "[`gloaming.client`](python/client.md) implements the protocol for Python programs.",
        "",
        "## Routes",
        "",
        "| Path | Method | Answer |",
        "|---|---|---|",
    ]
    lines += [f"| `{path}` | {methods} | {about} |" for path, methods, about in sorted(_routes(create_app().routes))]
    for title, union in (("Messages to the server", ToServer), ("Messages from the server", FromServer)):
        lines += ["", f"## {title}", ""]
        for struct in get_args(union):
            lines += _struct(struct)
    messages = {*get_args(ToServer), *get_args(FromServer)}
    by_module: dict[str, list[type[Wire]]] = {}
    for struct in wire_structs():
        if struct not in messages:
            by_module.setdefault(struct.__module__, []).append(struct)
    for module in sorted(by_module):
        name = module.rpartition(".")[2]
        lines += [f"## {name.replace('_', ' ').capitalize()}", "", _summary(module), ""]
        for struct in by_module[module]:
            lines += _struct(struct)
    return "\n".join(lines)


def _summary(module: str) -> str:
    return _cell((import_module(module).__doc__ or "").split("\n\n")[0])


def _routes(routes: Any, prefix: str = "") -> Iterator[tuple[str, str, str]]:
    """Yield path, methods and summary of each route under /api, and of the two for monitoring."""
    for route in routes:
        if isinstance(route, Mount) and route.path == "/api":
            yield from _routes(route.routes, route.path)
        elif isinstance(route, (Route, WebSocketRoute)) and (prefix or route.path in ("/healthz", "/metrics")):
            methods = "WebSocket"
            if isinstance(route, Route):
                methods = ", ".join(sorted((route.methods or {"GET"}) - {"HEAD"}))
            yield prefix + route.path, methods, _cell((route.endpoint.__doc__ or "").split("\n\n")[0])


def _struct(struct: type[Wire]) -> Iterator[str]:
    about, meanings = _described(struct)
    yield from (f"### {struct.__name__}", "", about, "")
    config = struct.__struct_config__
    rows = [f'| `{config.tag_field}` | `"{config.tag}"` | always |  |'] if config.tag else []
    for field in msgspec.structs.fields(struct):
        default = _default(field)
        rows.append(f"| `{field.encode_name}` | {_type(field.type)} | {default} | {meanings.get(field.name, '')} |")
    if rows:
        yield from ("| Field | Type | Default | Meaning |", "|---|---|---|---|", *rows, "")


def _described(struct: type[Wire]) -> tuple[str, dict[str, str]]:
    """Split a docstring into what it says of the struct and of each field (`name: meaning;`)."""
    text = _cell(inspect.getdoc(struct) or "")
    names = "|".join(struct.__struct_fields__)
    found = list(re.finditer(rf"(?:^|(?<=[.;:)] ))((?:{names})(?:, (?:{names}))*): ", text)) if names else []
    meanings: dict[str, str] = {}
    for start, end in zip(found, [*[match.start() for match in found[1:]], len(text)]):
        for name in start[1].split(", "):
            meanings[name] = text[start.end() : end].strip().rstrip(";.")
    return (text[: found[0].start()] if found else text).strip(), meanings


def _default(field: Any) -> str:
    if field.required:
        return "required"
    if field.default_factory is not msgspec.NODEFAULT:
        return f"`{msgspec.json.encode(field.default_factory()).decode()}`"
    return f"`{msgspec.json.encode(field.default).decode()}`"


def _type(kind: Any) -> str:
    """Return a type in the terms of JSON, with links to structs."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _type(arguments[0])
    if origin in (Union, UnionType):
        return " or ".join(_type(argument) for argument in arguments)
    if origin is Literal:
        return ", ".join(f"`{msgspec.json.encode(value).decode()}`" for value in arguments)
    if origin in (list, tuple, set, frozenset):
        of = [argument for argument in arguments if argument is not Ellipsis]
        return f"list of {', '.join(_type(argument) for argument in of)}" if of else "list"
    if origin is dict:
        return f"object of {_type(arguments[1])}" if arguments[1] is not Any else "object"
    if isinstance(kind, type) and issubclass(kind, Wire):
        return f"[{kind.__name__}](#{kind.__name__.lower()})"
    names = {str: "text", int: "integer", float: "number", bool: "boolean", NoneType: "`null`", Any: "any"}
    return names.get(kind) or f"`{getattr(kind, '__name__', kind)}`"


def _cell(text: str) -> str:
    return " ".join(text.split()).replace("|", "\\|")
