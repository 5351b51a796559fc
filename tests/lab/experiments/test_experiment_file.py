"""Experiment files, and errors that name the file, the key and the fix."""

from __future__ import annotations

from pathlib import Path

import pytest

from gloaming.lab.experiments.experiment_file import BadExperiment, read_experiment
from tests.packs import pack


def written(folder: Path, text: str) -> Path:
    path = folder / "hans.toml"
    path.write_text(text, encoding="utf-8")
    return path


def test_a_grid_of_a_printed_value_is_compared_with_the_printed_one(tmp_path: Path) -> None:
    experiment = read_experiment(
        written(
            tmp_path,
            """
            title = "Which health gives Hans a 50 % win rate?"
            game = "final-girl"
            bots = "medium"
            options = { killer = "hans-the-butcher" }
            matches = 300
            until = "2%"

            [grid]
            "killer.hans.health" = [8, 10, 12]
            """,
        )
    )
    (plan,) = experiment.plans
    assert (plan.game, plan.seats, plan.matches, plan.until, plan.measure) == ("final-girl", 1, 300, 0.02, "win")
    assert [condition.value("variant") for condition in plan.conditions] == [
        "killer.hans.health=8",
        "killer.hans.health=10",
        "killer.hans.health=12",
    ]
    assert plan.baseline == 2
    assert [(pair.before, pair.after) for pair in plan.contrasts()] == [(2, 0), (2, 1)]


def test_an_experiment_says_what_its_report_shows(tmp_path: Path) -> None:
    path = tmp_path / "hans.toml"
    own = '[[report.table]]\ntitle = "Rounds"\ntext = """In\n  rounds."""\nsql = "SELECT 1"'
    path.write_text(f'game = "final-girl"\n[report]\nsections = ["lengths"]\n{own}')
    report = read_experiment(path).report
    assert report.sections == ("lengths",)
    assert [(table.title, table.text, table.sql) for table in report.tables] == [("Rounds", "In rounds.", "SELECT 1")]
    path.write_text('game = "final-girl"\n[report]\nsections = ["length"]')
    with pytest.raises(BadExperiment, match="key 'report': there is no section 'length'; it may be win-rates"):
        read_experiment(path)


def test_the_fingerprint_follows_the_keys_of_the_file_not_its_comments(tmp_path: Path) -> None:
    first = read_experiment(written(tmp_path, 'game = "final-girl"\nmatches = 10'))
    assert first.file == (tmp_path / "hans.toml").as_posix()
    commented = read_experiment(written(tmp_path, '# Ten.\nmatches = 10\ngame = "final-girl"'))
    assert commented.fingerprint == first.fingerprint
    assert read_experiment(written(tmp_path, 'game = "final-girl"\nmatches = 11')).fingerprint != first.fingerprint


def test_packs_are_variants_of_the_game_as_sold(tmp_path: Path) -> None:
    pack(tmp_path / "well")
    (plan,) = read_experiment(written(tmp_path, 'game = "fatal-frame"\nseats = 2\npacks = ["well"]')).plans
    assert [condition.value("variant") for condition in plan.conditions] == ["as sold", "well"]
    assert plan.measure == "first-seat"


def test_a_named_baseline_replaces_the_game_as_sold(tmp_path: Path) -> None:
    text = """
    game = "final-girl"
    baseline = "weak"
    [[variant]]
    name = "weak"
    overrides = { "killer.hans.health" = 9 }
    [[variant]]
    name = "strong"
    overrides = { "killer.hans.health" = 15 }
    """
    (plan,) = read_experiment(written(tmp_path, text)).plans
    assert [condition.variant.name for condition in plan.conditions] == ["weak", "strong"]


def test_bots_seats_games_and_options_are_combined(tmp_path: Path) -> None:
    text = 'game = ["follow-your-fear", "dont-go-in-there"]\nseats = [2, 3]\nbots = ["random", "easy"]'
    plans = read_experiment(written(tmp_path, text)).plans
    assert [(plan.game, plan.seats, len(plan.conditions)) for plan in plans] == [
        ("follow-your-fear", 2, 2),
        ("follow-your-fear", 3, 2),
        ("dont-go-in-there", 2, 2),
        ("dont-go-in-there", 3, 2),
    ]
    text = 'game = "dont-go-in-there"\n[grid]\n"options.meeples" = [5, 6]'
    (plan,) = read_experiment(written(tmp_path, text)).plans
    assert [condition.value("options") for condition in plan.conditions] == ["meeples=5", "meeples=6"]
    assert [pair.factor for pair in plan.contrasts()] == ["options"]


def test_conditions_play_the_same_deals_with_rotating_bots(tmp_path: Path) -> None:
    text = 'game = "dont-go-in-there"\nbots = ["random,easy", "random"]\nseed = 4\nmatches = 10'
    (plan,) = read_experiment(written(tmp_path, text)).plans
    units = plan.units(0, 10)
    assert len(units) == 20
    assert units[0].deal_seed == units[1].deal_seed != units[2].deal_seed
    assert [unit.bots for unit in units[:4]] == [
        ("random", "easy"),
        ("random", "random"),
        ("easy", "random"),
        ("random", "random"),
    ]
    assert list(plan.units(4, 10)) == list(units)[8:]
    assert len({unit.key for unit in units}) == 20


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("game = ", r"hans\.toml: not TOML"),
        ('title = "x"', r"hans\.toml: key 'game': required but missing"),
        ('game = "chess"', r"key 'game': no game 'chess'; there are: dont-go-in-there"),
        ('game = "final-girl"\nmatch = 3', r"key 'match': there is no such field; it may be game"),
        ('game = "final-girl"\nmatches = 1', r"key 'matches': a whole number, 2 or more"),
        ('game = "final-girl"\nseats = 2', r"key 'seats': Final Girl has 1 to 1 seats, not 2"),
        ('game = "final-girl"\nbots = "clever"', r"key 'bots': .*'clever'"),
        ('game = "final-girl"\nbots = "easy,easy"', r"key 'bots': 'easy,easy' names 2 bots; name one"),
        ('game = "final-girl"\noptions = { killer = "hanz" }', r"key 'options': .*hans-the-butcher"),
        ('game = "final-girl"\nuntil = "2 points"', r"key 'until': '2 points': write a percentage"),
        ('game = "final-girl"\ndecide = true', r"key 'decide': this needs a precision"),
        ('game = "final-girl"\nmeasure = "luck"', r"key 'measure': there is no measure 'luck'; it may be win, "),
        ('game = "final-girl"\nmeasure = "first-seat"', r"key 'measure': these matches have no 'first-seat'"),
        ('game = "final-girl"\npacks = ["nowhere"]', "key 'packs': .*nowhere: there is no such folder"),
        (
            'game = "final-girl"\n[grid]\n"killer.hans.health" = 8',
            r"key 'grid': write \"killer\.hans\.health\" = \[\.\.\.\]",
        ),
        ('game = "final-girl"\nbaseline = "weak"', r"key 'baseline': there is no variant 'weak'; it may be 'as sold'"),
        ('game = "final-girl"\n[grid]\n"killer.hanz.health" = [1]', r"key 'grid': 'killer\.hanz\.health': there is no"),
        (
            'game = "final-girl"\n[grid]\n"killer.hans.health" = ["ten"]',
            r"key 'grid': overrides/killer\.toml: killer h",
        ),
        ('game = "final-girl"\n[grid]\n"killer.hans.health" = []', r"key 'grid\.?.*': .*1 or more"),
        (
            'game = "final-girl"\n[grid]\nkiller.hans.health = [8]',
            r"key 'grid': put the whole key in quotes: \"killer\.hans\.health\"",
        ),
        (
            'game = "final-girl"\n[grid]\n"killer.hans.health" = [1979-05-27]',
            r"key 'grid': 'killer\.hans\.health': .* is date; use a text, number",
        ),
        (
            'game = "final-girl"\n[grid]\n' + "\n".join([f'"options.{name}" = [1, 2, 3]' for name in "abcdefghijkl"]),
            r"key 'grid': 531441 combinations; the maximum is 1000",
        ),
        ('game = "final-girl"\npacks = [""]', r"key 'packs\[0\]': a text of 1 letter or more"),
        ('game = "final-girl"\n[[variant]]\nname = "a\\u001b[31m"', r"key 'variant\[0\]\.name': a text that matches"),
        ('game = "final-girl"\nbots = "a\\u0000.py"', r"key 'bots': .* is no name of a file"),
        ('game = ["final-girl", "fatal-frame"]\npacks = ["x"]', r"key 'packs': this belongs to a single game"),
        ('game = "final-girl"\n[[variant]]\nname = "a"\n[[variant]]\nname = "a"', r"two variants are named 'a'"),
    ],
)
def test_an_error_names_the_file_the_key_and_the_fix(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(BadExperiment, match=message) as raised:
        read_experiment(written(tmp_path, text))
    assert str(raised.value).startswith(str(tmp_path / "hans.toml"))


def test_a_missing_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(BadExperiment, match="No such file"):
        read_experiment(tmp_path / "none.toml")
