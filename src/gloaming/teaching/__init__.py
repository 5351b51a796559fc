"""Teaching: how each game is played on one screen, a first match with a guide, and challenges; all data of the game."""

from gloaming.teaching.data import Aim, Challenge, Course, HowToPlay, Lesson, Part, Remark, Step, Teaching, teaching
from gloaming.teaching.played import Attempt, Progress, begin, guided_events, made_before, step_of

__all__ = [
    "Aim",
    "Attempt",
    "Challenge",
    "Course",
    "HowToPlay",
    "Lesson",
    "Part",
    "Progress",
    "Remark",
    "Step",
    "Teaching",
    "begin",
    "guided_events",
    "made_before",
    "step_of",
    "teaching",
]
