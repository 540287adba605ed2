"""Does nothing: what the interpreter takes to start."""
