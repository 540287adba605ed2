# Ends with status 42 where an input is as the statement says, with 43 where it is not.
import re
import sys

text = sys.stdin.read()
if not re.fullmatch(r"[1-9][0-9]{0,9}\n", text) or not 1 <= int(text) <= 1000:
    print("there must be one number from 1 to 1000 and a line end", file=sys.stderr)
    sys.exit(43)
sys.exit(42)
