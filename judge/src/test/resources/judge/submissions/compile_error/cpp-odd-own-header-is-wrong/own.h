#error so it is
