"""Write and read saves of matches. Saves refer to flows and steps by name, so that releases can insert steps."""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from operator import itemgetter
from typing import Annotated, Any, Final

import msgspec

from gloaming.engine.content.schema import Schema
from gloaming.engine.decoding import convert
from gloaming.engine.errors import BadSetup, DamagedRecord, DamagedSave, EndlessRules
from gloaming.engine.match.branch import FIELD as BRANCH
from gloaming.engine.match.branch import Branch, branch_of
from gloaming.engine.match.game_definition import GameDefinition
from gloaming.engine.rules.effects import STOP, Effect
from gloaming.engine.rules.machine import advance, cause, open_options
from gloaming.engine.state.dice import Dice, KeyedDice, is_key
from gloaming.engine.state.invariants import unsound
from gloaming.engine.state.log import Event, EventLog
from gloaming.engine.state.state import Option, State, Trace, cards_in, secrets_since
from gloaming.engine.state.zones import Field, Value, Zone

FORMAT = "gloaming-save-1"

HAPPENED: Final = "happened"
"""The field of a save without its past: how many events came before those that the save contains."""

LONG: Final = 2_000
"""The number of words and numbers after which a restored event log starts a new page."""

Count = Annotated[int, msgspec.Meta(ge=0)]

Card = Annotated[int, msgspec.Meta(ge=0, lt=1 << 12)]
"""A card number. The upper bound is higher than the number of cards of any game."""


def saved(
    game: GameDefinition,
    settings: Mapping[str, Any],
    seed: int | str | None,
    choices: list[int] | None,
    state: State,
    branch: Branch | None,
    *,
    past: bool = True,
) -> dict[str, Any]:
    """Return a match as JSON data. past: whether to include the events, or only the number of events."""
    names = state.program.names
    places = state.places()
    rules = game.rules
    lost = state.events.lost if past else len(state.events)
    fields: dict[str, Any] = {}
    for field in game.rules.fields:
        fields[field.name] = msgspec.to_builtins(getattr(state, field.name))
    return {
        "format": FORMAT,
        "game": game.id,
        "version": game.version,
        **({} if game.packs is None else {"packs": game.packs.as_json()}),
        "seats": state.seats,
        "options": deepcopy(dict(settings)),
        "seed": seed,
        "choices": choices,
        **({} if branch is None else {BRANCH: branch.as_json()}),
        **({HAPPENED: lost} if lost or not past else {}),
        "turn": state.turn,
        "step": names[state.step],
        "stack": [names[step] for step, _ in places[:-1]],
        "args": [list(args) for _, args in places],
        "dice": _dice_text(state.dice),
        "events": [list(event) for event in state.events.since(state.events.lost)] if past else [],
        "secrets": [[number, knowers, list(event)] for number, knowers, event in _secrets(state)] if past else [],
        "mixes": [
            *([back, sorted(cards)] for back, cards in state.mixes),
            *([back, [card]] for back, apart in sorted(state.apart) for card in cards_in(apart)),
        ],
        **_traces(state),
        "fields": fields,
        **({} if rules.effects is None else {"todo": [_written(rules.effects, effect) for effect in state.todo]}),
    }


def restored(
    game: GameDefinition, data: Mapping[str, Any]
) -> tuple[dict[str, Any], int | str | None, list[int] | None, State, list[Option], Branch | None]:
    """Return the settings, seed, choices, state, open options and branch in a save. Raises DamagedSave."""
    rules = game.rules
    seats = _part(data, "seats", int)
    try:
        settings = game.settings(seats, _part(data, "options", dict[str, Any]))
    except BadSetup as error:
        raise DamagedSave(f"the save cannot be set up: {error}") from None
    seed = _part(data, "seed", int | str | None)
    choices = _part(data, "choices", list[int] | None)
    try:
        branch = branch_of(data, seats)
    except DamagedRecord as fault:
        raise DamagedSave(f"the save is damaged: {fault}") from None
    dice = _dice(_part(data, "dice", str))
    state = rules.table(seats, dice, settings)
    state.begin(rules.program, seats, dice)
    state.turn = _part(data, "turn", int)
    if not 0 <= state.turn < seats:
        raise DamagedSave(f"the save's 'turn' must be a seat from 0 to {seats - 1}, not {state.turn}")
    steps = [_step(game, name) for name in (*_part(data, "stack", list[str]), _part(data, "step", str))]
    if rules.program.flow_of[steps[0]] != rules.program.flow_of[rules.program.first]:
        raise DamagedSave(f"the save's 'stack' begins in '{rules.program.names[steps[0]]}', where no match begins")
    args = _part(data, "args", list[tuple[int, ...]]) if "args" in data else [()] * len(steps)
    if len(args) != len(steps):
        raise DamagedSave(f"the save's 'args' are of {len(args)} flows, but {len(steps)} are running")
    if rules.effects is not None:
        state.todo = tuple(
            [_read(rules.effects, effect) for effect in _part(data, "todo", list[dict[str, Any] | None])]
        )
    if HAPPENED in data:
        state.events = EventLog(_part(data, HAPPENED, Count))
    for event in _part(data, "events", list[list[int | str]]):
        if not event or not isinstance(event[0], str) or any([isinstance(number, str) for number in event[1:]]):
            raise DamagedSave(f"the save holds an impossible event: {event!r}")
        state.events.append(tuple(event))
        if len(state.events.last) > LONG:
            state.events.turn()
    secrets = _part(data, "secrets", list[tuple[int, int, list[int | str]]])
    for number, knowers, event in sorted(secrets, key=itemgetter(0)):
        if number not in range(len(state.events)):
            raise DamagedSave(f"the save holds a secret of event {number}, but it has no such event")
        state.keep_secret(number, knowers, tuple(event))
    if "mixes" in data:
        mixes = _part(data, "mixes", list[tuple[str, frozenset[Card]]])
        for back, cards in mixes:
            state.remember(back, cards)
        remembered = [len(mix) for _, mix in state.mixes] + [apart.bit_count() for _, apart in state.apart]
        if sum(remembered) < sum([len(cards) for _, cards in mixes]):
            raise DamagedSave("the save's 'mixes' contain a card twice")
    if "traces" in data:
        traces = _part(data, "traces", list[tuple[int, str, frozenset[int], frozenset[int]]])
        state.traces = tuple([Trace(*trace) for trace in traces])
    fields = _part(data, "fields", dict[str, Any])
    for field in rules.fields:
        if field.name in fields or not (isinstance(field, Value) and field.added):
            value = _part(fields, field.name, type_of(field))
            if isinstance(field, Value) and field.grows:
                value += getattr(state, field.name)[len(value) :]
            setattr(state, field.name, value)
    state.stand([(step, _with_cause(game, state, step, given)) for step, given in zip(steps, args)])
    return settings, seed, choices, state, _sound(game, state, data), branch


def _with_cause(game: GameDefinition, state: State, step: int, args: tuple[int, ...]) -> tuple[int, ...]:
    """Return the arguments of a running flow; for saves of earlier releases, add the cause argument that they lack."""
    program = game.rules.program
    flow = program.flow_of[step]
    missing = len(program.arguments[flow]) - len(args)
    if program.causes[step] is None or missing <= 0:
        return args
    return args + (game.rules.lacking(state, flow),) * missing


def _traces(state: State) -> dict[str, Any]:
    if not state.traces:
        return {}
    parts = [trace.parts() for trace in state.traces]
    return {"traces": [[knowers, back, sorted(cards), sorted(drawn)] for knowers, back, cards, drawn in parts]}


def _secrets(state: State) -> list[tuple[int, int, Event]]:
    """Return every secret: the number of its event, the mask of the seats that know it, and the full event.

    The secrets are sorted by the number of the event.
    """
    secrets: list[tuple[int, int, Event]] = []
    for knowers, secret_chain in state.secrets.items():
        secrets += [(number, knowers, secret) for number, secret in secrets_since(secret_chain, 0)]
    return sorted(secrets)


def _written(effects: Schema, effect: Effect) -> dict[str, Any] | None:
    return None if effect is STOP else effects.plain(effect)


def _read(effects: Schema, data: dict[str, Any] | None) -> Effect:
    try:
        return STOP if data is None else effects.read(data, Effect)
    except msgspec.ValidationError as error:
        raise DamagedSave(f"the save's 'todo' is damaged: {error}") from None


def type_of(field: Field) -> Any:
    """Return the type of a field's data in a save."""
    if isinstance(field, Zone):
        return list[tuple[int, ...]] if field.many else tuple[int, ...]
    return field.type


def _part(data: Mapping[str, Any], name: str, wanted: Any) -> Any:
    if not isinstance(data, Mapping):
        raise DamagedSave(f"a save must be a mapping of names to values, not {data!r}")
    if name not in data:
        raise DamagedSave(f"the save has no '{name}'")
    try:
        return convert(data[name], wanted)
    except msgspec.ValidationError as error:
        raise DamagedSave(f"the save's '{name}' is damaged: {error}") from None


def _dice_text(dice: Dice) -> str:
    return f"{dice.key.hex()} {dice.state:x}" if isinstance(dice, KeyedDice) else f"{dice.state:x}"


def _dice(text: str) -> Dice:
    key, space, state = text.rpartition(" ")
    try:
        number = int(state, 16)
    except ValueError:
        number = -1
    if space and is_key(key) and 0 <= number < 2**63:
        return KeyedDice(bytes.fromhex(key), number)
    if space or not 0 < number < 2**62:
        raise DamagedSave(
            f"the save's 'dice' must be a hexadecimal number below 2**62, or a key and a counter, not {text!r}"
        )
    return Dice(number)


def _step(game: GameDefinition, name: str) -> int:
    number = game.rules.program.numbers.get(name)
    if number is None:
        raise DamagedSave(f"{game.title} has no step '{name}'; the save may be from a later release")
    return number


def _is_earlier(game: GameDefinition, data: Mapping[str, Any]) -> bool:
    version = data.get("version")
    return isinstance(version, int) and version < game.version


def _sound(game: GameDefinition, state: State, data: Mapping[str, Any]) -> list[Option]:
    """Check that a restored state is valid, and return its open options. Raises DamagedSave.

    If a later version of the rules no longer asks the saved question, the match continues to the next question. For a
    save without its past, the game's own check is skipped, because it may need the events.
    """
    rules = game.rules
    earlier = _is_earlier(game, data)
    step = rules.program.steps[state.step]
    try:
        broken = unsound(state, rules.fields) or ([] if HAPPENED in data else rules.check(state))
        options = [] if broken or step.offer is None else open_options(state)
        if earlier and not options and not broken and step.offer is not None:
            options = advance(state)
        cause(state)
        for option in options:
            rules.actions.describe(state, option)
        for event in {*state.events.since(state.events.lost), *[secret for _, _, secret in _secrets(state)]}:
            rules.events.describe(event)
    except (ValueError, LookupError, TypeError, OverflowError, EndlessRules) as error:
        raise DamagedSave(f"the save holds an impossible state: {type(error).__name__}: {error}") from None
    if broken:
        raise DamagedSave(f"the save breaks the rules of {game.title}: {broken[0]}")
    if not options and (state.step != rules.program.last or state.back):
        raise DamagedSave(f"the save stops at '{rules.program.names[state.step]}', where there is nothing to choose")
    return options
