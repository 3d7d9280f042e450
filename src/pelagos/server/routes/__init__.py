"""The HTTP interface, one module per page of the client."""
