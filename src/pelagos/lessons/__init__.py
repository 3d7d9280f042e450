"""Lessons: short courses of real positions, each with one thing to learn, and pages how to play.

A course is data, `<title>/course.toml` beside the games its positions are taken from; see
docs/guide/write-a-lesson.md.
"""

from pelagos.catalogue import titles
from pelagos.lessons.course import (
    Course,
    Lesson,
    Mistake,
    Text,
    course,
    is_taught,
    read_course,
)
from pelagos.lessons.playing import Tried, position, solution, tried

__all__ = [
    "Course",
    "Lesson",
    "Mistake",
    "Text",
    "Tried",
    "course",
    "is_taught",
    "position",
    "read_course",
    "solution",
    "taught",
    "tried",
]


def taught() -> list[str]:
    """The titles that have a course."""
    return [title for title in titles() if is_taught(title)]
