"""The options of a title: what may be set at a table, and the check of what was set."""

from typing import Final

from pelagos.engine.errors import BadData


class Option:
    """One option. `values` lists what it may be; with `low` and `high` it is a whole number.

    An option whose default is None may be left unset.
    """

    def __init__(
        self,
        name: str,
        default: object,
        values: tuple[object, ...] = (),
        low: int = 0,
        high: int = 0,
        clause: str = "",
    ) -> None:
        self.name: Final = name
        self.default: Final = default
        self.values: Final = values
        self.low: Final = low
        self.high: Final = high
        self.clause: Final = clause

    def allowed(self) -> str:
        """What it may be, for an error text."""
        if self.values:
            return ", ".join(_shown(v) for v in self.values)
        return f"a whole number from {self.low} to {self.high}"

    def check(self, value: object) -> object:
        """`value` if it is allowed. Raises BadData otherwise."""
        if value is None and self.default is None:
            return value
        if self.values:
            for v in self.values:
                if type(v) is type(value) and v == value:
                    return value
        elif type(value) is int and self.low <= value <= self.high:
            return value
        raise BadData(
            f"option {self.name} may be {self.allowed()}; not {_shown(value)}",
            about="option_value" if self.values else "option_number",
            option=self.name,
            value=_shown(value),
            values=", ".join([_shown(v) for v in self.values]),
            low=self.low,
            high=self.high,
        )


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value is None else str(value)[:40]


def settle_options(title: str, known: list[Option], given: dict[str, object]) -> dict[str, object]:
    """Every option with its value, defaults filled in. Raises BadData on a bad name or value."""
    names = [o.name for o in known]
    for name in given:
        if name not in names:
            said = f"{title} has no option {str(name)[:40]!r}; it has: {', '.join(names)}"
            known_names = ", ".join(names)
            raise BadData(said, about="unknown_option", option=str(name)[:40], options=known_names)
    return {o.name: o.check(given.get(o.name, o.default)) for o in known}
