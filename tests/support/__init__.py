"""What tests of every room share."""

import pytest

clause = pytest.mark.clause
"""Names the clauses a test proves: `@clause("cy:7.5", "cy:7.6")`."""

__all__ = ["clause"]
