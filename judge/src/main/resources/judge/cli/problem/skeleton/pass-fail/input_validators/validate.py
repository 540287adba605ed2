# Ends with status 42 where an input is as the statement says, with 43 where it is not.
import sys


def require(holds, why):
    if not holds:
        print(why, file=sys.stderr)
        sys.exit(43)


text = sys.stdin.read()
try:
    n, *numbers = map(int, text.split())
except ValueError:
    require(False, "there must be whole numbers")
require(1 <= n <= 1000, "n must be from 1 to 1000")
require(len(numbers) == n, "there must be n numbers")
require(all(abs(number) <= 10**9 for number in numbers), "the numbers must be from -10^9 to 10^9")
# The same numbers as they must be written: so blanks, line ends and leading zeros are checked, too.
strict = f"{n}\n{' '.join(map(str, numbers))}\n"
require(text == strict, "blanks, line ends and digits must be as the statement says")
sys.exit(42)
