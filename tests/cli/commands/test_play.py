from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import gloaming
from tests.cli.conftest import GAME, Launch, Run, clause, refused, words

FIRST_ALWAYS = "1\n" * 100
SEATS = ("--seats", "human,greedy:1,random", "--seed", "11")


def questions(shown: str) -> list[str]:
    """Every question asked, with its options."""
    return re.findall(r"^(Player .*\(rule: [A-Za-z ]+\)\n(?: +\d+\. .*\n)+)", shown, re.MULTILINE)


def ending(shown: str) -> str:
    """What is shown after the last choice."""
    return shown.rpartition("-" * 80)[2]


def test_a_whole_match_can_be_played_by_pipe(launch: Launch) -> None:
    played = launch("play", GAME, *SEATS, typed=FIRST_ALWAYS)
    assert played.returncode == 0
    assert played.stderr == ""
    assert "\x1b" not in played.stdout
    assert max(len(line.rstrip()) for line in played.stdout.splitlines()) <= 80
    assert "Player 1 (you), Player 2 (Hasty), Player 3 (Random)." in words(played.stdout)
    end = ending(played.stdout)
    assert "The ghosts are revealed" in end
    assert re.search(r"^ Player 2 \(Hasty\) +\d+ ", end, re.MULTILINE)
    assert re.search(r" \d+   wins", end)
    assert end.endswith("The seed was 11.\n")


@pytest.mark.slow
def test_a_match_broken_off_and_resumed_ends_as_if_it_had_not_been(launch: Launch) -> None:
    whole = launch("play", GAME, *SEATS, typed=FIRST_ALWAYS).stdout
    broken = launch("play", GAME, *SEATS, typed="1\n" * 9 + "save half.json\nquit\n")
    assert broken.returncode == 0
    assert "Saved to half.json." in broken.stdout
    resumed = launch("play", "--load", "half.json", typed=FIRST_ALWAYS)
    assert resumed.returncode == 0
    assert ending(resumed.stdout) == ending(whole)
    by_word = launch("play", GAME, "--seed", "2", typed="1\nload half.json\nno\nload half.json\nyes\n" + FIRST_ALWAYS)
    assert ending(by_word.stdout) == ending(whole)


def test_bad_input_says_what_is_allowed_and_changes_nothing(run: Run) -> None:
    plain = run("play", GAME, *SEATS, typed=FIRST_ALWAYS).stdout
    bad = [
        "0",
        "99",
        "-1",
        "one",
        "1 2",
        "",
        "log -3",
        "log x",
        f"log {'9' * 5000}",
        "9" * 5000,
        "why unicorn",
        "rules unicorn",
        "save",
        "load",
        "record",
    ]
    noisy = run("play", GAME, *SEATS, typed="\n".join(bad) + "\n" + FIRST_ALWAYS)
    assert len(questions(plain)) > 12
    assert questions(noisy.stdout) == questions(plain)
    assert ending(noisy.stdout) == ending(plain)
    assert re.search(r"Not an option or command: '99'. Choose 1-\d+, or one of: why, hint, log,", noisy.stdout)
    assert "Error: log takes the number of events to show, 1 or more, not 'x'" in noisy.stdout
    assert "Error: no piece 'unicorn' on the table; the pieces are: " in noisy.stdout
    assert "Error: no clause 'unicorn'" in noisy.stdout
    assert "Error: save takes the name of a file, as in: save evening.json" in noisy.stdout
    assert "Error: load takes the name of a file" in noisy.stdout


def test_why_tells_the_clause_of_the_question(run: Run) -> None:
    assert clause("DG-PLACE-1") in words(run("play", GAME, *SEATS, typed="why\n").stdout)


def test_why_tells_what_keeps_a_piece_from_being_chosen_and_which_options_are_a_piece(run: Run) -> None:
    match = gloaming.game(GAME).new(seats=2, seed=1)
    seats = ("--seats", "human,human", "--seed", "1")
    assert match.decision is not None
    taken = match.describe(0).pieces[0]
    shown = run("play", GAME, *seats, typed=f"\n1\n\n\nwhy {taken}\nwhy {taken.upper()}\nwhy 2nd\n").stdout
    match.pick(0)
    reason = match.why_not(match.decision.seat, taken)
    assert reason is not None
    assert words(shown).count(f"({taken}): {reason[0]} ({reason[1]})") == 2
    assert "2nd (space-0-1): can be chosen now: 1." in shown
    assert "2nd (space-2-1): can be chosen now: 9." in shown


def test_why_takes_the_name_of_a_card(run: Run) -> None:
    shown = run("play", GAME, *SEATS, typed="log 1\n").stdout
    card = re.search(r"opens, with ([A-Z][a-z ]+[A-Za-z] \d)", shown)
    assert card is not None
    shown = run("play", GAME, *SEATS, typed=f"why {card[1].lower()}\n").stdout
    assert f"{card[1]} (" in shown
    assert "(DG-PLACE-5)" in shown


def test_why_takes_a_word_of_a_name_with_a_comma_and_says_the_same_of_two_cards_once(run: Run) -> None:
    spirits = run("play", "follow-your-fear", "--seed", "1", "--seats", "human,human", typed="\nwhy brand\n").stdout
    assert "Brand, the Wild Swan (" in spirits
    guards = run("play", "final-girl", "--seed", "1", typed="why guard\n").stdout
    assert "Guard (guard, guard-b): Action cards are bought in the Planning phase. (FG-PLAN-1)" in words(guards)


def test_a_match_begins_by_saying_which_word_tells_of_the_others(run: Run) -> None:
    shown = words(run("play", GAME, *SEATS, typed="quit\n").stdout)
    assert "Type the number of an option, or a command (`help` explains them): why, hint, log," in shown


def test_rules_without_a_word_tell_the_chapters(run: Run) -> None:
    shown = run("play", GAME, *SEATS, typed="rules\n").stdout
    assert "\n  Place a meeple\n" in re.sub(" +\n", "\n", shown)
    assert "rules Components" in words(shown)
    assert "DG-PLACE-2" not in shown


def test_commands_look_things_up_without_choosing(run: Run) -> None:
    typed = "log 2\nrules DG-WIN-1\nlegend\ntable\nhelp\n"
    shown = run("play", GAME, *SEATS, typed=typed).stdout
    assert len(set(questions(shown))) == 1
    assert len(questions(shown)) == 2
    assert re.search(r"^   \d  .*\n   \d  .*\n\nChoose", shown, re.MULTILINE)
    assert clause("DG-WIN-1") in words(shown)
    first_type = re.search(r"The card types in play: ([A-Z][A-Za-z ]+),", shown)
    assert first_type is not None
    assert len(re.findall(rf"^{first_type[1]}  +[A-Z]", shown, re.MULTILINE)) == 2
    for usage in ("why [PIECE]", "log [N]", "rules [WORD]", "save FILE", "load FILE", "record FILE", "undo", "quit"):
        assert f"\n{usage} " in shown


def test_input_that_ends_early_is_said_and_is_a_failure(launch: Launch) -> None:
    played = launch("play", GAME, *SEATS, typed="1\n")
    assert played.returncode == 1
    assert played.stdout.endswith("The input ended before the match did. It was not saved.\n")


def test_quit_offers_to_save(run: Run, tmp_path: Path) -> None:
    typed = "1\nquit\nback\nquit\nnowhere/x.json\nkept.json\n"
    result = run("play", GAME, *SEATS, typed=typed)
    assert result.exit_code == 0
    assert "Error: nowhere/x.json: No such file or directory" in result.stdout
    assert gloaming.load(json.loads((tmp_path / "kept.json").read_text())).seed == 11
    assert run("play", GAME, *SEATS, typed="1\nquit\n\n").exit_code == 0
    unasked = run("play", GAME, *SEATS, typed="quit\n")
    assert unasked.exit_code == 0
    assert "Save to which file?" not in unasked.stdout


def test_a_file_of_another_is_replaced_only_when_the_person_says_so(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "letter.json"
    other.write_text("dear")
    shown = run("play", GAME, *SEATS, typed="save letter.json\nno\nrecord letter.json\nwhat\nno\n").stdout
    assert shown.count("letter.json exists. Replace it?") == 3
    assert other.read_text() == "dear"
    shown = run("play", GAME, *SEATS, typed="save letter.json\nyes\n1\nsave letter.json\n").stdout
    assert shown.count("exists. Replace it?") == 1
    assert shown.count("Saved to letter.json.") == 2
    assert gloaming.load(json.loads(other.read_text())).choices


def test_a_save_that_cannot_be_written_leaves_nothing_behind(run: Run, tmp_path: Path) -> None:
    (tmp_path / "folder").mkdir()
    names = ["folder", "folder/no/x.json", "x" * 300, "~nobody-of-that-name/x.json"]
    typed = "".join(f"save {name}\nyes\n" for name in names)
    shown = run("play", GAME, *SEATS, typed=typed).stdout
    assert "Error: folder: this is not a regular file" in shown
    assert "Error: folder/no/x.json: No such file or directory" in shown
    assert "File name too long" in shown
    assert "Error: ~nobody-of-that-name/x.json: " in shown
    assert [path.name for path in tmp_path.rglob("*")] == ["folder"]


def test_a_record_replays_to_the_same_match(run: Run, tmp_path: Path) -> None:
    shown = run("play", GAME, *SEATS, typed="1\n1\n1\nsave s.json\nrecord r.json\n").stdout
    match = gloaming.replay(json.loads((tmp_path / "r.json").read_text()))
    assert match.save() == gloaming.load(json.loads((tmp_path / "s.json").read_text())).save()
    assert f"{len(match.choices or [])} choices recorded in r.json." in shown


def test_undo_goes_back_to_the_last_choice_and_the_result_says_so(run: Run) -> None:
    shown = run("play", GAME, *SEATS, typed="undo\n2\n1\nundo\nundo\n" + FIRST_ALWAYS).stdout
    assert "Error: nothing can be undone: Player 1 has not chosen anything yet" in shown
    asked = questions(shown)
    assert asked[0] == asked[4]
    assert asked[1] == asked[3]
    plain = run("play", GAME, *SEATS, typed=FIRST_ALWAYS).stdout
    assert questions(shown)[4:] == questions(plain)
    assert "undid 2 choices" in ending(shown)
    assert "undid" not in ending(plain)


def test_undone_choices_are_still_known_after_a_save(run: Run) -> None:
    run("play", GAME, *SEATS, typed="1\nundo\nsave u.json\n")
    assert "undid 1 choice" in ending(run("play", "--load", "u.json", typed=FIRST_ALWAYS).stdout)


def test_a_hint_names_an_option_with_its_odds_and_the_result_says_so(run: Run) -> None:
    shown = run("play", GAME, *SEATS, typed="hint\n1\nhint\n" + FIRST_ALWAYS).stdout
    hint = next(line for line in shown.splitlines() if "A bot would choose " in line)
    number, label = hint.split("A bot would choose ")[1].split(": ")[:2]
    assert f"{number}. {label.split('.')[0]}" in words(shown)
    assert "Second best: " in words(shown)
    assert "took 2 hints" in ending(shown)
    assert "hint" not in ending(run("play", GAME, *SEATS, typed=FIRST_ALWAYS).stdout)


def test_a_record_says_for_which_choices_a_hint_was_taken_also_after_a_save(run: Run) -> None:
    run("play", GAME, *SEATS, typed="hint\n1\nhint\nhint\nrecord r.json\nsave h.json\n")
    first, second = json.loads(Path("r.json").read_text())["hints"]
    run("play", "--load", "h.json", typed="undo\nrecord u.json\n")
    undone = json.loads(Path("u.json").read_text())
    assert first < second
    assert undone["hints"] == [first] == [len(undone["choices"])]


def test_the_hints_taken_are_still_known_after_a_save(run: Run) -> None:
    run("play", GAME, *SEATS, typed="hint\n1\nsave h.json\n")
    assert "took 1 hint" in ending(run("play", "--load", "h.json", typed=FIRST_ALWAYS).stdout)


def test_bots_alone_play_for_a_spectator(run: Run) -> None:
    result = run("play", GAME, "--seats", "random,random", "--seed", "3")
    assert result.exit_code == 0
    assert "wins" in ending(result.stdout)
    assert "looks at the face-down card:" not in result.stdout


def test_without_seats_one_person_plays_two_bots(run: Run) -> None:
    assert "Player 1 (you), Player 2 (Medium), Player 3 (Medium)." in run("play", GAME).stdout


def test_set_up_options_reach_the_match(run: Run) -> None:
    shown = run("play", GAME, "--set", "board-1=attic", "--set", "types=cat,clock,doll,mask,ring,twin").stdout
    assert " Attic " in shown
    assert "Cat, Clock, Doll, Mask, Ring and Twin." in shown


@pytest.mark.parametrize("typed", ["1", "dont-go-in-there"])
def test_a_person_at_a_terminal_is_asked_which_game(typed: str, run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.cli.commands.play._is_terminal", lambda: True)
    shown = run("play", "--seed", "3", "--seats", "human,random", typed=f"{typed}\nquit\n").stdout
    assert "1  dont-go-in-there\n2  final-girl\n" in shown
    assert "Don't Go In There" in shown


def test_an_unknown_answer_names_the_games(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gloaming.cli.commands.play._is_terminal", lambda: True)
    result = run("play", typed="chess\n")
    assert result.exit_code == 2
    assert "no game 'chess'; there are: dont-go-in-there, " in result.stderr


@pytest.mark.parametrize(
    ("asked", "message"),
    [
        ([], "name a game, one of: dont-go-in-there"),
        ([GAME, "--seats", "human"], "is for 2 to 5 seats, not 1"),
        (["final-girl", "--seats", "human,random"], "Final Girl is for 1 seat, not 2"),
        ([GAME, "--seats", "human,"], "the seats must be a list separated by commas, without empty entries"),
        (
            [GAME, "--seats", "human,robot"],
            "no bot 'robot'; there are: easy, medium, hard, hardest, random, policy, greedy, rollout, search; or human",
        ),
        ([GAME, "--seats", "human,hard:brave"], "bots of Don't Go In There have no style 'brave'; there are: careful,"),
        ([GAME, "--set", "meeples=3"], "must be a whole number from 4 to 10, not 3"),
        ([GAME, "--set", "walls=3"], "has no set-up option 'walls'"),
        ([GAME, "--load", "nothing.json"], "nothing.json: No such file or directory"),
        ([GAME, "--load", "nothing.json", "--seed", "4"], "a save has its own seed and setup"),
    ],
)
def test_what_cannot_be_played_is_said_in_one_line(run: Run, asked: list[str], message: str) -> None:
    assert message in refused(run("play", *asked))
