"""What may be answered. One object lists, checks, samples, draws the widget and reads the notation.

A value is an int or a tuple of values, so it is hashable, comparable and JSON-able. What an int
means depends on the space's `kind`; the box names it (`box.slug("island", 3)`). A Deal may hold a
text among them that the rules pass on and never look at: free words, checked for their form alone.
"""

from pelagos.engine.spaces.base import (
    LIST_LIMIT,
    NOTHING,
    UNCOUNTED,
    Nothing,
    Space,
    forced,
    freeze,
    pair,
)
from pelagos.engine.spaces.choices import MOST_TOLD, Allot, Dice, Ints, Number, OneOf, Order, SomeOf
from pelagos.engine.spaces.menus import Deal, Form, Menu, Ways, both
from pelagos.engine.spaces.reading import MOST_NAMED

__all__ = [
    "LIST_LIMIT",
    "MOST_NAMED",
    "MOST_TOLD",
    "NOTHING",
    "UNCOUNTED",
    "Allot",
    "Deal",
    "Dice",
    "Form",
    "Ints",
    "Menu",
    "Nothing",
    "Number",
    "OneOf",
    "Order",
    "SomeOf",
    "Space",
    "Ways",
    "both",
    "forced",
    "freeze",
    "pair",
]
