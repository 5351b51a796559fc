"""Bots: their specs, what they see, and that they play matches to the end."""

from __future__ import annotations

import pickle
import re
import time
from collections.abc import Iterator

import pytest

import gloaming
from gloaming import Match
from gloaming.bots import BOT_KINDS, Endless, SeatView, UnknownBot, adviser, bot, called, play
from gloaming.bots.easy_bot import near
from gloaming.bots.greedy_bot import GreedyBot
from gloaming.bots.search_bot import Node, SearchBot, decided
from gloaming.engine.flow import Program, choose, repeat
from gloaming.engine.learning.policy_model import ERRS
from gloaming.engine.state.state import Option
from tests.engine import toy
from tests.engine.toy import LANTERNS
from tests.games.contract import contract

GAME = gloaming.game("dont-go-in-there")
QUICK = ["easy", "random", "policy", "greedy:2", "search:20", "search:2x10"]
SLOW = ["medium", "rollout:2"]
SPECS = [*QUICK, *[pytest.param(spec, marks=pytest.mark.sweep) for spec in SLOW]]


def questions(seats: int, seed: int, every: int) -> Iterator[Match]:
    """Yield a match between random bots, at one question in `every`."""
    match = GAME.new(seats=seats, seed=seed)
    bots = [bot("random", seat) for seat in range(seats)]
    number = 0
    while match.decision is not None:
        number += 1
        if number % every == 0:
            yield match
        seat = match.decision.seat
        match.pick(bots[seat].choose(SeatView(match, seat)))


@pytest.mark.parametrize("spec", SPECS)
@pytest.mark.parametrize("seats", GAME.seats)
def test_bots_play_a_whole_match(spec: str, seats: int) -> None:
    match = play(GAME.new(seats=seats, seed=3), [bot(spec if seat == 0 else "random", seat) for seat in range(seats)])
    assert match.over
    assert match.check() == []


@pytest.mark.parametrize("spec", SPECS)
def test_bots_play_a_game_with_hands_windows_and_abilities(spec: str) -> None:
    match = play(LANTERNS.new(seats=3, seed=3), [bot(spec, seat) for seat in range(3)])
    assert match.over
    assert match.check() == []


@pytest.mark.parametrize("spec", QUICK)
def test_a_pickled_bot_plays_on_the_same(spec: str) -> None:
    player = bot(spec, 3)
    play(GAME.new(seats=2, seed=4), [player, bot("random", 1)])
    pickled = pickle.dumps(player)
    first, second = [
        play(GAME.new(seats=2, seed=5), [mover, bot("random", 1)]) for mover in (player, pickle.loads(pickled))
    ]
    assert first.save() == second.save()


@pytest.mark.parametrize("spec", ["medium", "hard", "hardest", "medium:brave", "rollout:2"])
def test_every_bot_can_be_pickled(spec: str) -> None:
    player = bot(spec, 3)
    assert type(pickle.loads(pickle.dumps(player))) is type(player)


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_of_the_same_seed_plays_the_same(spec: str) -> None:
    first, second = [play(GAME.new(seats=2, seed=5), [bot(spec, seat) for seat in range(2)]) for _ in range(2)]
    assert first.record() == second.record()


@pytest.mark.parametrize("spec", SPECS)
def test_a_bot_chooses_alike_in_all_worlds_that_its_seat_cannot_tell_apart(spec: str) -> None:
    decisions = 0
    for match in questions(seats=3, seed=8, every=4):
        assert match.decision is not None
        seat = match.decision.seat
        world = match.imagine(seat, 99)
        assert bot(spec, 1).choose(SeatView(match, seat)) == bot(spec, 1).choose(SeatView(world, seat))
        decisions += 1
    assert decisions > 10


@pytest.mark.parametrize("spec", SPECS)
def test_thinking_changes_nothing(spec: str) -> None:
    for match in questions(seats=2, seed=2, every=9):
        assert match.decision is not None
        before = match.save()
        bot(spec, 1).choose(SeatView(match, match.decision.seat))
        assert match.save() == before


def test_a_sight_shows_the_question_to_its_seat_alone() -> None:
    match = GAME.new(seats=2, seed=1)
    assert match.decision is not None
    mine, theirs = SeatView(match, match.decision.seat), SeatView(match, 1 - match.decision.seat)
    assert mine.decision is match.decision
    assert mine.describe(0).label == match.describe(0).label
    assert theirs.decision is None
    with pytest.raises(gloaming.IllegalChoice, match="is not to move"):
        theirs.describe(0)
    assert theirs.view() == match.view(theirs.seat)
    assert theirs.events() == match.events(theirs.seat)
    assert (theirs.game.id, theirs.seats) == (match.game.id, 2)
    assert not [name for name in dir(mine) if name in ("state", "save", "record", "pick", "match")]


def taken(spec: str, match: gloaming.Match) -> tuple[float, float]:
    """Return the seconds that pass while a bot chooses, and those of processor time."""
    assert match.decision is not None
    begun, worked = time.perf_counter(), time.process_time()
    bot(spec).choose(SeatView(match, match.decision.seat))
    return time.perf_counter() - begun, time.process_time() - worked


def test_a_search_in_milliseconds_keeps_to_its_time() -> None:
    match = GAME.new(seats=3, seed=1)
    passed, worked = taken("search:60ms", match)
    assert passed > 0.055
    assert worked < 0.6


def test_the_easy_bot_errs_with_what_looks_nearly_as_good_and_with_nothing_else() -> None:
    assert near([0.2, 0.9, 0.6, 0.5]) == [1, 2]
    assert near([0.9, 0.4]) == [0]
    assert near([0.52, 0.5]) == [0, 1]


def test_hints_come_from_what_was_learned_unless_the_hardest_level_is_a_search() -> None:
    games = gloaming.games()
    assert {id: adviser(game) for id, game in games.items()} == {
        id: contract(game).adviser for id, game in games.items()
    }
    assert {adviser(game) for game in games.values()} == {"search:1000", "policy"}


@pytest.mark.sweep
def test_a_game_says_how_often_the_level_easy_errs(monkeypatch: pytest.MonkeyPatch) -> None:
    def strays(name: str, errs: int) -> float:
        """How often it takes something else than a bot that errs in nothing, where several options look good.

        The mean of the first such question of each match.
        """
        monkeypatch.setattr(gloaming.game(name).rules.learned, "errs", errs)
        monkeypatch.setattr(gloaming.game(name).rules.learned, "levels", {})  # easy looks one step ahead, then
        shares = []
        for seed in range(5, 25):
            match = gloaming.game(name).new(seats=2, seed=seed)
            while match.decision is not None:
                view = SeatView(match, match.decision.seat)
                wanted, win_probabilities = GreedyBot(1, 1).rate_options(view)
                good = [
                    wanted[place]
                    for place in near(win_probabilities)
                    if win_probabilities[place] == max(win_probabilities)
                ]
                if 2 * len(good) < len(near(win_probabilities)):
                    shares.append(sum([bot("easy", number).choose(view) not in good for number in range(200)]) / 200)
                    break
                match.pick(bot("greedy:1", 1).choose(view))  # no weights: others would lead to other questions
        assert len(shares) > 5
        return sum(shares) / len(shares)

    often, seldom = gloaming.game("ghost-hunter").rules.learned, gloaming.game("follow-your-fear").rules.learned
    assert often is not None and often.errs == 2
    assert seldom is not None and seldom.errs == ERRS == 3
    assert strays("ghost-hunter", 2) > 0.5 > strays("follow-your-fear", 3)
    for name in ("ghost-hunter", "follow-your-fear"):
        assert strays(name, 1) > strays(name, 2) + 0.05 > strays(name, 1_000) + 0.1


@pytest.mark.slow
def test_where_easy_does_not_err_it_plays_as_the_bot_that_the_game_names(monkeypatch: pytest.MonkeyPatch) -> None:
    for game, named in (
        ("dont-go-in-there", "search:100"),
        ("fatal-frame", "policy"),
        ("follow-your-fear", "policy:0.8"),
    ):
        match = gloaming.game(game).new(seats=2, seed=4)
        easy, other = bot("easy", 7), bot(named, 7)
        greedy = bot("greedy:1", 7)
        monkeypatch.setattr(gloaming.game(game).rules.learned, "errs", 1_000_000)
        alike = 0
        for _ in range(40):
            assert match.decision is not None
            view = SeatView(match, match.decision.seat)
            choice = easy.choose(view)
            assert choice == other.choose(view)
            alike += choice == greedy.choose(view)
            match.pick(choice)
        assert alike < 40


def test_a_search_leaves_off_as_soon_as_no_other_option_can_be_tried_more_often() -> None:
    root, first, second = Node(0), Node(0), Node(0)
    root.children = {("roll",): first, ("pass",): second}
    first.visits, second.visits = 10, 3
    assert decided(root, 6)
    assert not decided(root, 7)
    match = GAME.new(seats=2, seed=3)
    while match.decision is not None and len(match.decision.options) < 3:
        match.pick(0)
    assert match.decision is not None
    searching = SearchBot(1, iterations=2000)
    searching.choose(SeatView(match, match.decision.seat))
    assert 1000 <= searching.iterations < 2000


def test_a_search_of_several_trees_takes_what_they_tried_most_in_all() -> None:
    match = GAME.new(seats=2, seed=5)
    assert match.decision is not None
    view = SeatView(match, match.decision.seat)
    trees = [SearchBot(7, iterations=30, trees=3).tried(view, tree, 1) for tree in range(3)]
    assert trees[0] != trees[1]
    tried = [sum(of_option) for of_option in zip(*trees)]
    assert bot("search:3x30", 7).choose(view) == tried.index(max(tried))


def test_no_tree_is_grown_where_there_is_nothing_to_choose() -> None:
    match = gloaming.game("follow-your-fear").new(seats=2, seed=5)
    while match.decision is not None and len(match.decision.options) > 1:
        match.pick(0)
    assert match.decision is not None
    searching = SearchBot(7, iterations=30, trees=3)
    assert searching.tried(SeatView(match, match.decision.seat), 2, 1) == [0]
    assert searching.iterations == 0


@pytest.mark.slow
def test_a_search_wins_most_matches_against_chance() -> None:
    won = 0
    for seed in range(8):
        match = play(GAME.new(seats=2, seed=seed), [bot("search:60", 1), bot("random", 2)])
        assert match.result is not None
        won += 0 in match.result.winners
    assert won >= 6


@pytest.mark.parametrize("bots", [0, 1, 3])
def test_a_match_begins_only_with_a_bot_for_each_seat(bots: int) -> None:
    match = GAME.new(seats=2, seed=1)
    with pytest.raises(gloaming.BadSetup, match=f"a match of 2 seats needs one bot per seat, not {bots}"):
        play(match, [bot("random", seat) for seat in range(bots)])
    assert match.choices == []


def test_a_match_that_bots_never_end_is_given_up_by_name() -> None:
    def offered(s: toy.Lanterns) -> list[Option]:
        return [("pass",)]

    def nothing(s: toy.Lanterns, option: Option) -> None:
        pass

    def goes_on(s: toy.Lanterns) -> bool:
        return True

    flows = {
        "match": (repeat("turn", goes_on),),
        "turn": (choose("Pass", offered, nothing, rule="XX-PLAY-1", always=True),),
    }
    match = toy.game(Program(flows, "match")).new(seats=2, seed=7)
    with pytest.raises(Endless, match="Lanterns, 2 seats, seed 7: bots did not finish it in 100000 choices"):
        play(match, [bot("random", 1), bot("random", 2)])


@pytest.mark.parametrize(
    ("spec", "message"),
    [
        ("chess", "no bot 'chess'; there are: easy, medium, hard, hardest, random, policy, greedy, rollout, search"),
        ("", "no bot ''"),
        ("random:5", "'random' takes no budget"),
        ("easy:5", "'easy' takes no budget"),
        ("hardest:1ms", "'hardest' takes no budget"),
        ("search:", "no bot 'search:'"),
        ("search:fast", "'search' takes 1 to 1000000 iterations or milliseconds"),
        ("search:20:learned", "and 'unlearned' after them"),
        ("search:20:", "and 'unlearned' after them"),
        ("search:0", "'search' takes 1"),
        ("search:0x20", "with a number of trees before them, as in 'search:4x500'"),
        ("search:4x", "with a number of trees before them, as in 'search:4x500'"),
        ("search:-5", "'search' takes 1"),
        ("search:ms", "'search' takes 1"),
        ("greedy:0", "'greedy' takes 1 to 1000 worlds"),
        ("greedy:\u0664", "'greedy' takes 1 to 1000 worlds"),
        ("rollout:\u0669", "'rollout' takes 1 to 100000 worlds"),
        ("policy:\u0669", "'policy' takes a power"),
        ("rollout:0", "'rollout' takes 1 to 100000 worlds"),
        ("rollout:ms", "'rollout' takes 1 to 100000 worlds"),
        ("rollout:64:", "the number of standard errors, 1, 2 or 3"),
        ("rollout:64:0", "as in 'rollout:64:2'"),
        ("rollout:64:2:1", "as in 'rollout:64:2'"),
        ("greedy:x", "'greedy' takes 1 to 1000 worlds"),
        ("policy:0", "'policy' takes a power for its probabilities, from 0.1 to 99.9"),
        ("policy:0.0", "'policy' takes a power"),
        ("policy:0.55", "'policy' takes a power"),
        ("policy:.5", "'policy' takes a power"),
        ("policy:x", "as in 'policy:3'"),
    ],
)
def test_an_unknown_bot_is_told_which_there_are(spec: str, message: str) -> None:
    with pytest.raises(UnknownBot, match=message):
        bot(spec)


def test_every_kind_of_bot_tells_what_it_is() -> None:
    for name, kind in BOT_KINDS.items():
        assert kind.spec == name
        assert kind.name
        assert kind.help
        assert bot(name)


def test_bots_are_described_by_how_they_play() -> None:
    for kind in BOT_KINDS.values():
        assert not re.search(r"greedy|search|iteration|world|tree|\d", f"{kind.name} {kind.help}"), kind.help
    assert [called(spec) for spec in ("random", "greedy:8", "search:200ms", "hard")] == [
        "Random",
        "Hasty",
        "Thinker",
        "Hard",
    ]


def test_hints_come_from_what_was_learned_or_from_a_long_search() -> None:
    assert adviser(gloaming.game("final-girl")) == "policy"
    assert adviser(GAME) == "search:1000"


def test_four_levels_come_first_from_easy_to_hardest() -> None:
    levels = list(BOT_KINDS.values())[:4]
    assert [(kind.spec, kind.level) for kind in levels] == [("easy", 1), ("medium", 2), ("hard", 3), ("hardest", 4)]
    assert {kind.level for kind in list(BOT_KINDS.values())[4:]} == {0}


def test_the_hard_levels_take_the_time_they_say_where_nothing_is_learned() -> None:
    match = toy.game(toy.PROGRAM).new(seats=2, seed=8)
    for level, least in (("hard", 0.12), ("hardest", 0.6)):
        passed, worked = taken(level, match)
        assert passed >= least
        assert worked < least + 1
