"""Flows and the machine that walks them: run, again, leave, single options, windows, any-time abilities."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

import pytest

import gloaming
from gloaming.engine.flow import PASS, Anytime, Cause, Flow, Named, Program, because, choose, do, repeat, takes, window
from gloaming.engine.match import match as face
from gloaming.engine.rules.machine import advance, cause, prompt, take
from gloaming.engine.state.dice import seeded
from gloaming.engine.state.invariants import unsound, wrong_arguments
from gloaming.engine.state.state import Option, State
from tests.engine.toy import LANTERNS, Lanterns


class Board(State):
    __slots__ = ("offered", "taken")

    offered: list[Option]
    taken: list[str]

    def __init__(self) -> None:
        pass


def offer(s: Board) -> list[Option]:
    return list(s.offered)


def pick(s: Board, option: Option) -> None:
    s.taken.append(option[0])


def mark(name: str) -> Callable[[Board], None]:
    def act(s: Board) -> None:
        s.taken.append(name)

    act.__name__ = name
    return act


def start(flows: Mapping[str, Flow], *, offered: tuple[str, ...] = (), **more: Any) -> Board:
    board = Board()
    board.offered = [(name,) for name in offered]
    board.taken = []
    board.begin(Program(dict(flows), "match", **more), 2, seeded(1))
    return board


ASK = choose("Which?", offer, pick, rule="XX-ASK-1")


def test_steps_are_done_in_the_order_written() -> None:
    board = start({"match": (do(mark("one")), do(mark("two")))})
    assert advance(board) == []
    assert board.taken == ["one", "two"]


def test_a_question_stops_the_machine_until_it_is_answered() -> None:
    board = start({"match": (ASK, do(mark("after")))}, offered=("left", "right"))
    options = advance(board)
    assert options == [("left",), ("right",)]
    assert board.taken == []
    take(board, options[1])
    assert advance(board) == []
    assert board.taken == ["right", "after"]


def test_a_single_option_is_taken_without_asking() -> None:
    board = start({"match": (ASK, do(mark("after")))}, offered=("only",))
    assert advance(board) == []
    assert board.taken == ["only", "after"]


def test_a_single_option_is_asked_where_silence_would_tell() -> None:
    board = start({"match": (choose("Which?", offer, pick, rule="XX-ASK-1", always=True),)}, offered=("only",))
    assert advance(board) == [("only",)]
    assert board.taken == []


def test_a_single_option_is_asked_only_on_tables_where_silence_would_tell() -> None:
    def nothing_yet(s: Board) -> bool:
        return not s.taken

    ask = choose("Which?", offer, pick, rule="XX-ASK-1", always=nothing_yet)
    board = start({"match": (ask,)}, offered=("only",))
    assert advance(board) == [("only",)]
    board = start({"match": (do(mark("before")), ask)}, offered=("only",))
    assert advance(board) == []
    assert board.taken == ["before", "only"]


def test_a_question_without_options_is_passed_over() -> None:
    board = start({"match": (ASK, do(mark("after")))})
    assert advance(board) == []
    assert board.taken == ["after"]


def test_run_does_another_flow_and_comes_back_after_the_step() -> None:
    def run(s: Board) -> None:
        s.run("inner")

    board = start({"match": (do(run), do(mark("after"))), "inner": (do(mark("in")), do(mark("deep")))})
    advance(board)
    assert board.taken == ["in", "deep", "after"]


def test_again_comes_back_to_the_step_after_the_flow_it_ran() -> None:
    def three_times(s: Board) -> None:
        if len(s.taken) < 3:
            s.again()
            s.run("inner")

    board = start({"match": (do(three_times), do(mark("after"))), "inner": (do(mark("in")),)})
    advance(board)
    assert board.taken == ["in", "in", "in", "after"]


def test_repeat_runs_a_flow_as_long_as_its_condition_holds() -> None:
    def fewer_than_three(s: Board) -> bool:
        return len(s.taken) < 3

    board = start({"match": (repeat("inner", fewer_than_three), do(mark("after"))), "inner": (do(mark("in")),)})
    assert advance(board) == []
    assert board.taken == ["in", "in", "in", "after"]


def test_repeat_whose_condition_does_not_hold_is_passed_over() -> None:
    def never(s: Board) -> bool:
        return False

    board = start({"match": (repeat("inner", never), do(mark("after"))), "inner": (do(mark("in")),)})
    advance(board)
    assert board.taken == ["after"]


def test_a_flow_that_repeats_another_can_be_left_from_inside() -> None:
    def always(s: Board) -> bool:
        return True

    def leave(s: Board) -> None:
        if len(s.taken) == 2:
            s.leave("outer")

    def run(s: Board) -> None:
        s.run("outer")

    flows = {
        "match": (do(run), do(mark("after"))),
        "outer": (repeat("inner", always), do(mark("never"))),
        "inner": (do(mark("in")), do(leave)),
    }
    board = start(flows)
    advance(board)
    assert board.taken == ["in", "in", "after"]


def test_repeating_for_ever_is_stopped() -> None:
    def always(s: Board) -> bool:
        return True

    board = start({"match": (repeat("inner", always),), "inner": (do(mark("in")),)}, limit=500)
    with pytest.raises(gloaming.EndlessRules):
        advance(board)


def test_only_a_flow_that_there_is_can_be_repeated() -> None:
    def always(s: Board) -> bool:
        return True

    with pytest.raises(ValueError, match="'always' repeats 'inner', but there is no such flow"):
        Program({"match": (repeat("inner", always),)}, "match")
    with pytest.raises(ValueError, match="'always' repeats 'inner', but that flow takes arguments"):
        Program({"match": (repeat("inner", always),), "inner": (takes("how many"),)}, "match")


def note(s: Board) -> None:
    s.taken.append(" ".join(str(argument) for argument in s.args) or "none")


def test_a_flow_has_the_arguments_it_was_run_with_until_it_ends() -> None:
    def run(s: Board) -> None:
        s.run("two", 3, 4)

    def run_one(s: Board) -> None:
        s.run("one", s.args[1])

    flows = {
        "match": (do(note), do(run), do(mark("after"))),
        "two": (takes("this", "that"), do(run_one), do(note)),
        "one": (takes("it"), do(note)),
    }
    board = start(flows)
    advance(board)
    assert board.taken == ["none", "4", "3 4", "after"]
    assert board.args == ()


def test_a_flow_counts_its_argument_down_and_that_of_the_flow_that_ran_it_stays() -> None:
    def run(s: Board) -> None:
        s.run("count", 2)

    def count(s: Board) -> None:
        if s.arg > 0:
            s.arg -= 1
            s.again()
            s.run("inner", 10 + s.arg)

    flows = {
        "match": (do(run),),
        "count": (takes("left"), do(count), do(note)),
        "inner": (takes("number"), do(note)),
    }
    board = start(flows)
    advance(board)
    assert board.taken == ["11", "10", "0"]


def test_leaving_a_flow_gives_back_the_arguments_of_the_one_that_ran_it() -> None:
    def run_outer(s: Board) -> None:
        s.run("outer", 1)

    def run_middle(s: Board) -> None:
        s.run("middle", 2)

    def run_inner(s: Board) -> None:
        s.run("inner", 3)

    def leave(s: Board) -> None:
        s.leave("middle")

    flows = {
        "match": (do(run_outer), do(note)),
        "outer": (takes("a"), do(run_middle), do(note)),
        "middle": (takes("b"), do(run_inner), do(note)),
        "inner": (takes("c"), do(leave), do(note)),
    }
    board = start(flows)
    advance(board)
    assert board.taken == ["1", "none"]


class Walk(Named):
    """The arguments of a flow that names them."""

    __slots__ = ("who", "steps", "way")

    def __init__(self, who: int, steps: int, way: int) -> None:
        self.who: Final = who
        self.steps: Final = steps
        self.way: Final = way

    def numbers(self) -> tuple[int, ...]:
        return (self.who, self.steps, self.way)


WALK = takes(who="who", steps="how far", way="where to")


def names(s: Board) -> None:
    s.taken.append(" ".join(map(str, s.arguments())) or "none")


def test_a_flow_that_names_its_arguments_has_them_until_it_ends_whatever_it_runs() -> None:
    def run(s: Board) -> None:
        s.run_named("walk", Walk(1, 2, 3))

    def run_again(s: Board) -> None:
        walk: Walk = s.named
        if walk.steps:
            s.run_named("walk", Walk(walk.who, walk.steps - 1, 7))

    def run_other(s: Board) -> None:
        walk: Walk = s.named
        s.run("other", walk.way)

    flows = {
        "match": (do(names), do(run), do(mark("after")), do(run_away), do(mark("away"))),
        "walk": (WALK, do(run_again), do(run_other), do(names)),
        "other": (takes("it"), do(names)),
        "away": (WALK, do(leave_away)),
    }
    board = start(flows, named={"walk": Walk, "away": Walk})
    advance(board)
    assert board.taken == ["none", "7", "1 0 7", "7", "1 1 7", "3", "1 2 3", "after", "away"]


def run_away(s: Board) -> None:
    s.run_named("away", Walk(4, 5, 6))


def leave_away(s: Board) -> None:
    s.leave("away")


def test_places_are_numbers_alike_with_and_without_names() -> None:
    flows = {"match": (do(run_away),), "away": (WALK, do(run_one), do(names)), "one": (takes("it"), do(names))}
    program = Program(flows, "match", named={"away": Walk})
    board = Board()
    board.begin(program, 2, seeded(1))
    places = [(1, ()), (3, (4, 5, 6)), (program.starts["one"], (8,))]
    board.stand(places)
    assert (board.args, board.places()) == ((8,), places)
    board.stand(places[:2])
    assert isinstance(board.named, Walk)
    assert (board.args, board.places()) == ((), places[:2])
    board.stand([(1, ()), (3, (4, 5))])
    assert wrong_arguments(board) == ["'away' takes who, how far, where to, not (4, 5)"]


def run_one(s: Board) -> None:
    s.run("one", 8)


def test_a_flow_names_three_arguments_and_more_and_has_a_class_for_them() -> None:
    with pytest.raises(ValueError, match="'match' must name its arguments if, and only if"):
        Program({"match": (takes("a", "b", "c"),)}, "match")
    with pytest.raises(ValueError, match="'match' must name its arguments if, and only if, it takes more than 2"):
        Program({"match": (takes(a="what"),)}, "match")
    with pytest.raises(ValueError, match="the arguments of 'match' have no class: run `make generate`"):
        Program({"match": (WALK,)}, "match")


def test_what_is_asked_in_a_flow_knows_its_arguments() -> None:
    def run(s: Board) -> None:
        s.run("ask", 3)

    def numbers(s: Board) -> list[Option]:
        return [("number", number) for number in range(s.arg)]

    def pick_number(s: Board, option: Option) -> None:
        s.arg = option[1]

    flows = {
        "match": (do(run),),
        "ask": (takes("most"), choose("Which?", numbers, pick_number, rule="XX-ASK-1"), do(note)),
    }
    board = start(flows)
    options = advance(board)
    assert options == [("number", 0), ("number", 1), ("number", 2)]
    take(board, options[2])
    advance(board)
    assert board.taken == ["2"]


def test_the_first_flow_takes_no_arguments() -> None:
    with pytest.raises(ValueError, match="'match' is the first flow"):
        Program({"match": (takes("it"), do(mark("in")))}, "match")


def test_a_flow_that_runs_with_other_arguments_than_it_takes_is_named() -> None:
    def run(s: Board) -> None:
        s.run("inner", 7)

    board = start({"match": (do(run),), "inner": (ASK,)}, offered=("left", "right"))
    advance(board)
    assert unsound(board, []) == ["'inner' takes nothing, not (7,)"]
    board = start({"match": (do(run),), "inner": (takes("this", "that"), ASK)}, offered=("left", "right"))
    advance(board)
    assert unsound(board, []) == ["'inner' takes this, that, not (7,)"]
    board = start({"match": (do(run),), "inner": (takes("this"), ASK)}, offered=("left", "right"))
    advance(board)
    assert unsound(board, []) == []


def test_leave_ends_a_flow_and_all_it_opened() -> None:
    def run_outer(s: Board) -> None:
        s.run("outer")

    def run_inner(s: Board) -> None:
        s.run("inner")

    def leave(s: Board) -> None:
        s.leave("outer")

    flows = {
        "match": (do(run_outer), do(mark("after"))),
        "outer": (do(run_inner), do(mark("never"))),
        "inner": (do(leave), do(mark("neither"))),
    }
    board = start(flows)
    advance(board)
    assert board.taken == ["after"]


def test_leaving_the_first_flow_ends_the_match() -> None:
    def leave(s: Board) -> None:
        s.leave("match")

    board = start({"match": (do(leave), do(mark("never")))})
    assert advance(board) == []
    assert board.taken == []
    assert advance(board) == []


def test_leaving_a_flow_that_does_not_run_is_a_fault() -> None:
    def leave(s: Board) -> None:
        s.leave("inner")

    board = start({"match": (do(leave),), "inner": (do(mark("in")),)})
    with pytest.raises(gloaming.RulesFault, match="cannot leave 'inner'"):
        advance(board)


def test_rules_that_never_ask_are_stopped_with_the_name_of_the_step() -> None:
    def spin(s: Board) -> None:
        s.again()

    board = start({"match": (do(spin),)}, limit=500)
    with pytest.raises(gloaming.EndlessRules, match="500 steps without a decision, the last at 'match/spin'"):
        advance(board)


def test_a_window_stays_open_until_passed() -> None:
    def take_away(s: Board, option: Option) -> None:
        s.offered.remove(option)
        s.taken.append(option[0])

    board = start(
        {"match": (window("Anything?", offer, take_away, rule="XX-WIN-1"), do(mark("after")))}, offered=("a", "b")
    )
    assert advance(board) == [("a",), ("b",), PASS]
    take(board, ("a",))
    assert advance(board) == [("b",), PASS]
    take(board, PASS)
    assert advance(board) == []
    assert board.taken == ["a", "after"]


def test_a_window_closes_by_itself_when_nothing_is_left_to_do() -> None:
    def take_away(s: Board, option: Option) -> None:
        s.offered.remove(option)

    board = start({"match": (window("Anything?", offer, take_away, rule="XX-WIN-1"),)}, offered=("a",))
    options = advance(board)
    take(board, options[0])
    assert advance(board) == []


def test_a_window_that_must_not_tell_opens_even_with_nothing_to_do() -> None:
    board = start({"match": (window("Anything?", offer, pick, rule="XX-WIN-1", always=True),)})
    assert advance(board) == [PASS]
    take(board, PASS)
    assert advance(board) == []


def test_an_any_time_ability_joins_every_question_and_comes_back_to_it() -> None:
    def abilities(s: Board, seat: int, options: list[Option]) -> None:
        if "orb" not in s.taken:
            options.append(("orb",))

    def use(s: Board, option: Option) -> None:
        s.taken.append(option[0])
        s.run("orb")

    flows = {"match": (ASK, do(mark("after"))), "orb": (do(mark("glow")),)}
    board = start(flows, offered=("left", "right"), anytime=Anytime(("orb",), abilities, use))
    options = advance(board)
    assert options == [("left",), ("right",), ("orb",)]
    take(board, options[2])
    options = advance(board)
    assert options == [("left",), ("right",)]
    take(board, options[0])
    advance(board)
    assert board.taken == ["orb", "glow", "left", "after"]


def test_an_any_time_ability_keeps_a_single_option_from_being_taken_silently() -> None:
    board = start({"match": (ASK,)}, offered=("only",), anytime=Anytime(("orb",), always_orb, pick))
    assert advance(board) == [("only",), ("orb",)]


def test_an_any_time_ability_opens_no_question_of_its_own() -> None:
    flows = {"match": (ASK, window("Anything?", offer, mark_option, rule="XX-WIN-1"))}
    board = start(flows, anytime=Anytime(("orb",), always_orb, pick))
    assert advance(board) == []
    assert board.taken == []


def always_orb(s: Board, seat: int, options: list[Option]) -> None:
    options.append(("orb",))


def mark_option(s: Board, option: Option) -> None:
    s.taken.append(option[0])


def test_two_steps_of_one_flow_cannot_share_a_name() -> None:
    with pytest.raises(ValueError, match="share a name: match/one"):
        Program({"match": (do(mark("one")), do(mark("one")))}, "match")


def lanterns(*, hands: list[tuple[int, ...]], deck: tuple[int, ...] = ()) -> gloaming.Match:
    match = LANTERNS.new(seats=len(hands), seed=1)
    state = match._state
    assert isinstance(state, Lanterns)
    state.hands = hands
    used = {card for hand in hands for card in hand}
    state.deck = deck
    state.played[0] = tuple(card for card in range(12) if card not in used and card not in deck)
    return face.load(LANTERNS, match.save())


def test_in_lanterns_the_question_asked_tells_others_nothing_of_the_hand() -> None:
    strong, weak = lanterns(hands=[(0, 1), (10, 9)]), lanterns(hands=[(4, 8), (3, 2)])
    for match in (strong, weak):
        assert match.decision is not None
        match.pick(0)
        assert match.decision is not None
        assert (match.decision.seat, match.decision.prompt) == (1, "Answer with a higher card?")
    assert strong.decision is not None
    assert weak.decision is not None
    assert strong.decision.options == (("answer", 10), ("answer", 9), PASS)
    assert weak.decision.options == (PASS,)


def test_in_lanterns_the_lamp_is_lit_in_the_middle_of_a_question() -> None:
    match = lanterns(hands=[(0, 1), (2, 3)], deck=(5,))
    assert match.decision is not None
    assert list(match.decision.options) == [("play", 0), ("play", 1), ("light",)]
    match.pick(2)
    assert list(match.decision.options) == [("play", 0), ("play", 1), ("play", 5)]
    assert match.events(0)[-1]["event"] == ["drawn", 0, 5]
    assert match.events(1)[-1]["event"] == ["drawn", 0, -1]
    assert match.events(None)[-1]["event"] == ["drawn", 0, -1]


def test_in_lanterns_the_highest_card_ends_the_turn_from_inside_the_window() -> None:
    match = lanterns(hands=[(0, 1), (11, 3)])
    match.pick(0)
    assert match.decision is not None
    match.pick(match.decision.options.index(("answer", 11)))
    assert match.decision.prompt == "Play a card"
    assert match.decision.seat == 1
    assert match._state.places()[:-1] == [(match._state.program.numbers["match/go_round"], ())]


def lamp(s: Board, args: tuple[int, ...]) -> Cause | None:
    return None if args[0] < 0 else (f"Lamp {args[0]}", (f"lamp-{args[0]}",))


def test_a_question_may_name_what_lies_on_the_table() -> None:
    def which(s: Board) -> str:
        return f"Which of {len(s.offered)}?"

    ask = choose("Which?", offer, pick, rule="XX-ASK-1", prompt_of=which)
    assert (ask.prompt, prompt(start({"match": (ask,)}, offered=("a", "b")))) == ("Which?", "Which of 2?")
    assert prompt(start({"match": (ASK,)}, offered=("a", "b"))) == "Which?"


@pytest.mark.parametrize(("inner", "asks"), [(2, "Lamp 2"), (-1, "Lamp 1")])
def test_a_question_is_asked_by_what_runs_the_innermost_flow_that_says_so(inner: int, asks: str) -> None:
    def light(number: int) -> Callable[[Board], None]:
        def act(s: Board) -> None:
            s.run("lamp" if number == 1 else "line", number)

        act.__name__ = f"light_{number}"
        return act

    flows = {
        "match": (do(light(1)),),
        "lamp": (takes("the lamp"), because(lamp), do(light(inner))),
        "line": (takes("the lamp"), because(lamp), do(mark("nothing")), do(ask_within)),
        "within": (ASK,),
    }
    board = start(flows, offered=("left", "right"))
    advance(board)
    running = cause(board)
    assert running is not None
    assert running[0] == asks


def ask_within(s: Board) -> None:
    s.run("within")


def test_a_question_that_nothing_runs_has_no_cause() -> None:
    board = start({"match": (ASK,)}, offered=("left", "right"))
    advance(board)
    assert cause(board) is None
