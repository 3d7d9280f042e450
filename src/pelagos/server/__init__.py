"""The ASGI application: live tables, storage, accounts."""
