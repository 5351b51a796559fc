"""Teach a game: how to play in a few pages, guided lessons, and challenges. All of them are data of the game.

The module `courses` reads the data; `progress` tracks a learner's progress. The server, the terminal and scripts import
this package, which depends only on the engine.
"""

from gloaming.teaching.courses import (
    Aim,
    BoardLabel,
    Challenge,
    Course,
    ExampleBoard,
    HowToPlay,
    HowToPlaySection,
    Lesson,
    LessonStep,
    Remark,
    Teaching,
    teaching,
)
from gloaming.teaching.progress import Attempt, Progress, begin, example_view, guided_events, made_before, step_of

__all__ = [
    "Aim",
    "Attempt",
    "BoardLabel",
    "Challenge",
    "Course",
    "ExampleBoard",
    "HowToPlay",
    "HowToPlaySection",
    "Lesson",
    "LessonStep",
    "Progress",
    "Remark",
    "Teaching",
    "begin",
    "example_view",
    "guided_events",
    "made_before",
    "step_of",
    "teaching",
]
