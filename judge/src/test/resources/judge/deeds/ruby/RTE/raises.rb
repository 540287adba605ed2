raise NoMemoryError, "failed to allocate memory"
