# Ends with status 42 where an input, that of the first pass, is as the statement says, with 43 where it is not.
import re
import sys

match = re.fullmatch(r"write\n([1-9][0-9]{0,9})\n", sys.stdin.read())
if not match or int(match[1]) > 10**9:
    print("there must be the word write and a number from 1 to 10^9, each on a line", file=sys.stderr)
    sys.exit(43)
sys.exit(42)
