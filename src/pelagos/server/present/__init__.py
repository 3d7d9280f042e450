"""Tables put into words and figures for one viewer."""
