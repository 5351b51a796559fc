"""The lesson or challenge that is played at a table."""

from __future__ import annotations

from functools import cache
from typing import Final

from gloaming import BadSetup, Game, Match
from gloaming.engine.decoding import convert
from gloaming.server.protocol.lesson_info import (
    BoardLabelInfo,
    ChallengeInfo,
    ExampleBoardInfo,
    HowToPlayInfo,
    LessonInfo,
    LessonProgress,
    PartInfo,
    RemarkInfo,
    StepInfo,
    TeachingInfo,
)
from gloaming.teaching import (
    Challenge,
    HowToPlay,
    HowToPlaySection,
    Lesson,
    Progress,
    example_view,
    guided_events,
    teaching,
)

GUIDED: Final = "The guide asks for something else first: {label}. Follow it, or leave the guide."


def lesson_progress(progress: Progress, match: Match) -> LessonProgress:
    """Return the progress of the lesson or challenge at a table, in the form that clients receive."""
    return LessonProgress(
        id=progress.course.id,
        made=len(match.choices or []),
        option=progress.expected(match),
        left=progress.left,
        aim=progress.aim(match) or "",
    )


def lesson_of(game: Game, id: str) -> Lesson | Challenge | None:
    """Return the lesson or challenge with an id, None if the game has none with that id."""
    if game.packs is not None:  # lessons need the game as published
        return None
    return teaching(game).course(id)


def wanted_lesson(game: Game, id: str) -> Lesson | Challenge:
    """Return the lesson or challenge with an id. Raises BadSetup, which lists all ids, if there is none."""
    course = lesson_of(game, id)
    if course is None:
        known = ", ".join([course.id for course in teaching(game).courses]) if game.packs is None else "none with packs"
        raise BadSetup(f"{game.title} has no lesson or challenge {id!r}; there are: {known}")
    return course


@cache
def teaching_info(game: Game) -> TeachingInfo:
    """Return the summary, lessons and challenges of a game, without the choices that lead to or solve positions."""
    taught = teaching(game)
    plain = game.packs is None
    return TeachingInfo(
        how_to_play=_how_to_play(game, taught.how_to_play),
        lessons=[_lesson(game, lesson) for lesson in taught.lessons] if plain else [],
        challenges=[
            ChallengeInfo(
                id=challenge.id,
                title=challenge.title,
                summary=challenge.summary,
                hint=challenge.hint,
                difficulty=challenge.difficulty,
                reward=challenge.reward,
            )
            for challenge in (taught.challenges if plain else [])
        ],
    )


def _how_to_play(game: Game, how: HowToPlay) -> HowToPlayInfo:
    def parts(of: list[HowToPlaySection]) -> list[PartInfo]:
        return convert(of, list[PartInfo], from_attributes=True)

    view = example_view(game) if game.packs is None else None
    labels = convert(how.board.labels if how.board else [], list[BoardLabelInfo], from_attributes=True)
    return HowToPlayInfo(
        goal=how.goal,
        board=None if view is None else ExampleBoardInfo(view=view, labels=labels),
        turn=parts(how.turn),
        end=how.end,
        end_shows=how.end_shows,
        marks=parts(how.marks),
        tips=how.tips,
    )


def _lesson(game: Game, lesson: Lesson) -> LessonInfo:
    return LessonInfo(
        id=lesson.id,
        title=lesson.title,
        summary=lesson.summary,
        of=len(lesson.choices),
        events=guided_events(game, lesson),
        steps=[StepInfo(at=step.at, say=step.say, point=step.point) for step in lesson.steps],
        remarks=[RemarkInfo(event=remark.event, say=remark.say) for remark in lesson.remarks],
    )
