"""Parts of a refused answer, which may be anything: the reason depends on what it is."""


def first(value: object) -> object:
    return next(iter(value), None) if isinstance(value, tuple) else None


def second(value: object) -> object:
    return next(iter(value[1:]), None) if isinstance(value, tuple) else None


def number(value: object) -> int:
    """An id or a count; -1 for anything else."""
    return value if type(value) is int else -1


def numbers(value: object) -> list[int]:
    return [number(v) for v in value] if isinstance(value, tuple) else []
