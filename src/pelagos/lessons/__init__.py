"""Lessons: short courses of real positions, each with one thing to learn, and pages how to play.

A course is data, `<title>/course.toml` beside the games its positions are taken from; see
docs/guide/write-a-lesson.md.
"""

from importlib.resources import files

from pelagos.catalogue import titles
from pelagos.lessons.course import FILE, Course, Lesson, Mistake, Text, course, read_course
from pelagos.lessons.playing import Tried, position, solution, tried

__all__ = [
    "Course",
    "Lesson",
    "Mistake",
    "Text",
    "Tried",
    "course",
    "position",
    "read_course",
    "solution",
    "taught",
    "tried",
]


def taught() -> list[str]:
    """The titles that have a course."""
    return [t for t in titles() if files(__package__).joinpath(t, FILE).is_file()]
