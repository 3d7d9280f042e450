"""Named tuples in the published schema: how many entries there are, and of which types."""

from typing import Any, get_type_hints

from litestar.openapi.spec import OpenAPIType, Schema
from litestar.plugins import OpenAPISchemaPlugin
from litestar.typing import FieldDefinition


class NamedTuples(OpenAPISchemaPlugin):
    """A named tuple is a list on the wire, each entry of its own type."""

    @staticmethod
    def is_plugin_supported_type(value: Any) -> bool:
        return isinstance(value, type) and issubclass(value, tuple) and hasattr(value, "_fields")

    def to_openapi_schema(self, field_definition: FieldDefinition, schema_creator: Any) -> Schema:
        hints = get_type_hints(field_definition.annotation)
        entries = [
            schema_creator.for_field_definition(FieldDefinition.from_annotation(hint))
            for hint in hints.values()
        ]
        size = len(entries)
        return Schema(type=OpenAPIType.ARRAY, prefix_items=entries, min_items=size, max_items=size)
