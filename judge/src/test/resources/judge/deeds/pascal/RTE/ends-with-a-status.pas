begin halt(3) end.
