"""Looks in sources that compile for what is allowed and seldom meant. Nothing of them is run.

Runs inside the sandbox. A message stands for each slip: the failure that it would explain, the end of the hint's code,
the line, and a name.
"""
import sys

sys.path.insert(0, __file__.rpartition("/")[0])

import slips_lists
import slips_objects
import slips_slow
import slips_steps
import slips_wrong
from slip_source import Source
from source_reply import reply

MOST_CHARACTERS = 100_000
FAILURES = {
    "wrong": {**slips_lists.RULES, **slips_wrong.RULES, **slips_steps.RULES},
    "crash": {**slips_lists.CRASHES, **slips_objects.CRASHES, **slips_steps.CRASHES},
    "slow": slips_slow.RULES,
    "memory": slips_slow.MEMORY,
}


def slips(name, content):
    """The first of each kind."""
    text = content.decode("utf-8", "replace")
    found = []
    if len(text) > MOST_CHARACTERS:
        return found
    try:
        source = Source(text)
    except (SyntaxError, ValueError, MemoryError, RecursionError):
        return found
    for failure, rules in FAILURES.items():
        for code, rule in rules.items():
            try:
                first = next(rule(source), None)
            except Exception:  # A rule that does not know what it meets has nothing to say of it.
                first = None
            if first:
                found.append((failure, code, first[0].lineno, 0, first[1][:60]))
    return found


reply(slips)
