int helper(int value);

int other(int value) { return helper(value); }
