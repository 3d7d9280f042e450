"""Parts of an answer that was refused: it may be anything, and the reason depends on what it is."""


def first(value: object) -> object:
    return value[0] if isinstance(value, tuple) and value else None


def second(value: object) -> object:
    return value[1] if isinstance(value, tuple) and len(value) > 1 else None


def number(value: object) -> int:
    """An id or a count; -1 for whatever is none."""
    return value if type(value) is int else -1


def numbers(value: object) -> list[int]:
    return [number(v) for v in value] if isinstance(value, tuple) else []
