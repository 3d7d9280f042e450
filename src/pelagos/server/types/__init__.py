"""What goes over the wire, typed: bodies of requests and answers."""
