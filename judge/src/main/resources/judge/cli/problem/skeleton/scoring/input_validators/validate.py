# Ends with status 42 where an input is as the statement says, with 43 where it is not. With the argument nonnegative,
# which the test_group.yaml of a subtask gives, no number may be negative.
import sys


def require(holds, why):
    if not holds:
        print(why, file=sys.stderr)
        sys.exit(43)


least = 0 if "nonnegative" in sys.argv[1:] else -1000
text = sys.stdin.read()
try:
    n, *numbers = map(int, text.split())
except ValueError:
    require(False, "there must be whole numbers")
require(1 <= n <= 1000, "n must be from 1 to 1000")
require(len(numbers) == n, "there must be n numbers")
require(all(least <= number <= 1000 for number in numbers), f"the numbers must be from {least} to 1000")
strict = f"{n}\n{' '.join(map(str, numbers))}\n"
require(text == strict, "blanks, line ends and digits must be as the statement says")
sys.exit(42)
