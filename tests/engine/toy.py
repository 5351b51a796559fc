"""Lanterns, a small game with what Don't Go In There lacks: hands, windows, and abilities usable at any time.

Each seat holds two cards of twelve. On your turn you play one; the next seat may answer with higher cards from its
hand, one at a time. Once per match, at any decision, you may light your lamp: draw a card. The match ends after
`rounds` turns; the highest sum of played cards wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gloaming.engine.flow import Anytime, Program, choose, do, repeat, window
from gloaming.engine.learning.playout import Playout
from gloaming.engine.learning.policy_model import PolicyModel
from gloaming.engine.match.game_rules import Rules
from gloaming.engine.match.match import Game
from gloaming.engine.match.result import Result
from gloaming.engine.match.settings import WholeNumber
from gloaming.engine.rules.declarations import Declared, Number
from gloaming.engine.state import meanings
from gloaming.engine.state.dice import Dice
from gloaming.engine.state.meanings import FLAG, numbered, per, pile, upto
from gloaming.engine.state.state import Option, State
from gloaming.engine.state.zones import ALL, NOBODY, OWNER, Field, Value, Zone

CARDS = 12
KINDS = numbered("card", CARDS)


class Lanterns(State):
    __slots__ = ("deck", "hands", "played", "lamps", "left", "reach")

    deck: tuple[int, ...]
    hands: list[tuple[int, ...]]
    played: list[tuple[int, ...]]
    lamps: list[int]
    left: int
    reach: int

    def __init__(self) -> None:
        pass

    def copy(self) -> Lanterns:
        other = Lanterns()
        self.copy_to(other)
        other.deck = self.deck
        other.hands = self.hands[:]
        other.played = self.played[:]
        other.lamps = self.lamps[:]
        other.left = self.left
        other.reach = self.reach
        return other


def table(box: None, seats: int, dice: Dice, settings: Mapping[str, Any]) -> Lanterns:
    s = Lanterns()
    s.deck = ()
    s.hands = [()] * seats
    s.played = [()] * seats
    s.lamps = [1] * seats
    s.left = settings["rounds"]
    s.reach = 0
    return s


def draw(s: Lanterns, seat: int) -> None:
    card = s.deck[-1]
    s.deck = s.deck[:-1]
    s.hands[seat] += (card,)
    s.tell_only(1 << seat, ("drawn", seat, card), ("drawn", seat, -1))


def deal(s: Lanterns) -> None:
    cards = list(range(CARDS))
    s.dice.shuffle(cards)
    s.deck = tuple(cards)
    for seat in range(s.seats):
        draw(s, seat)
        draw(s, seat)


def go_round(s: Lanterns) -> bool:
    if s.left == 0 or not s.hands[s.turn]:
        return False
    s.left -= 1
    return True


def cards_in_hand(s: Lanterns) -> list[Option]:
    return [("play", card) for card in s.hands[s.turn]]


def play(s: Lanterns, option: Option) -> None:
    put_down(s, s.turn, option[1])
    s.reach = option[1]


def put_down(s: Lanterns, seat: int, card: int) -> None:
    s.hands[seat] = tuple(held for held in s.hands[seat] if held != card)
    s.played[seat] += (card,)
    s.tell(("played", seat, card))


def next_seat(s: Lanterns) -> int:
    return s.seat_after(s.turn)


def higher_cards(s: Lanterns) -> list[Option]:
    return [("answer", card) for card in s.hands[next_seat(s)] if card > s.reach]


def answer(s: Lanterns, option: Option) -> None:
    put_down(s, next_seat(s), option[1])
    s.reach = option[1]
    if s.reach == CARDS - 1:
        s.tell(("blown-out", next_seat(s)))
        s.run("blown out")


def end_turn_early(s: Lanterns) -> None:
    s.turn = s.seat_after(s.turn)
    s.leave("turn")


def pass_turn(s: Lanterns) -> None:
    s.turn = s.seat_after(s.turn)


def lamp(s: Lanterns, seat: int, options: list[Option]) -> None:
    if s.lamps[seat] and s.deck:
        options.append(("light",))


def light(s: Lanterns, option: Option) -> None:
    s.run("light")


def draw_by_lamp(s: Lanterns) -> None:
    step = s.program.steps[s.places()[-2][0]]
    seat = s.turn if step.by is None else step.by(s)
    s.lamps[seat] = 0
    draw(s, seat)


FLOWS = {
    "match": (do(deal), repeat("turn", go_round)),
    "turn": (
        choose("Play a card", cards_in_hand, play, rule="XX-PLAY-1", always=True),
        window("Answer with a higher card?", higher_cards, answer, by=next_seat, rule="XX-ANSWER-1", always=True),
        do(pass_turn),
    ),
    "blown out": (do(end_turn_early),),
    "light": (do(draw_by_lamp),),
}


CARD: Number[Lanterns] = Number(CARDS, piece=lambda s, card: f"card-{card}")
OPTIONS = [
    Declared("play", "play {card}", card=CARD),
    Declared("answer", "answer {card}", card=CARD),
    Declared("light", "light"),
    Declared("pass", "pass"),
]


SEAT: Number[None] = Number(4, lambda box, seat: f"Player {seat + 1}")
DRAWN: Number[None] = Number(CARDS)
EVENTS = [
    Declared("drawn", "{seat}: drawn {card}", public="{seat}: drawn", seat=SEAT, card=DRAWN),
    Declared("played", "{seat}: played {card}", seat=SEAT, card=DRAWN),
    Declared("blown-out", "{seat}: blown out", seat=SEAT),
]


def result(s: Lanterns) -> Result:
    scores = [sum(cards) for cards in s.played]
    return Result([seat for seat in range(s.seats) if scores[seat] == max(scores)], scores, "The most light wins.")


def check(fields: Sequence[Field], s: Lanterns) -> list[str]:
    lying = sorted([*s.deck, *(card for pile in [*s.hands, *s.played] for card in pile)])
    return [] if lying == list(range(CARDS)) else [f"cards lost or doubled: {lying}"]


def evaluate(s: Lanterns) -> list[float]:
    return [1.0 if seat in result(s).winners else 0.0 for seat in range(s.seats)]


def game(program: Program, playout: Playout | None = None, learned: PolicyModel | None = None) -> Game:
    return Game(
        id="lanterns",
        title="Lanterns",
        summary="A toy.",
        minutes=(1, 2),
        version=1,
        seats=range(2, 5),
        options=[WholeNumber("rounds", "Rounds", "Turns in all.", 1, 20, 6)],
        rules=Rules(
            box=None,
            program=program,
            table=table,
            fields=[
                Zone("deck", NOBODY, of=pile(KINDS)),
                Zone("hands", OWNER, many=True, of=per(meanings.SEAT, pile(KINDS))),
                Zone("played", ALL, many=True, of=per(meanings.SEAT, pile(KINDS))),
                Value("lamps", list[int], of=per(meanings.SEAT, FLAG)),
                Value("left", int, of=upto(99)),
                Value("reach", int, of=upto(CARDS)),
            ],
            piece=lambda card: f"card-{card}",
            dress=lambda box, seen: seen,
            options=OPTIONS,
            events=EVENTS,
            why_not=lambda s, seat, piece: None,
            result=result,
            evaluate=evaluate,
            check=check,
            playout=playout,
            learned=learned,
        ),
        folder=Path(__file__).parent,
        content=lambda box: [],
    )


PROGRAM = Program(FLOWS, "match", anytime=Anytime(("light",), lamp, light))
LANTERNS = game(PROGRAM)
