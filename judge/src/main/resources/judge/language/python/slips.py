"""Looks in sources that compile for what is allowed and seldom meant. Nothing of them is run.

Runs inside the sandbox; what it is asked and what it replies is as in the check of the syntax. A message stands for
each slip: the failure that it would explain, the end of the hint's code, the line, and a name.
"""
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import slips_objects
import slips_slow
import slips_wrong
from slip_source import Source

MOST_CHARACTERS = 100_000
FAILURES = {
    "wrong": slips_wrong.RULES,
    "crash": slips_objects.CRASHES,
    "slow": slips_slow.RULES,
    "memory": slips_slow.MEMORY,
}

requests = sys.stdin.buffer
replies = bytearray()


def number():
    return int.from_bytes(requests.read(4), "big")


def put(value):
    encoded = value.encode("utf-8", "replace") if isinstance(value, str) else b""
    count = value if isinstance(value, int) else len(encoded)
    replies.extend(count.to_bytes(4, "big") + encoded)


def slips(content):
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
            except RecursionError:
                first = None
            if first:
                found.append((failure, code, first[0].lineno, 0, first[1][:60]))
    return found


for _ in range(number()):
    requests.read(number())
    messages = slips(requests.read(number()))
    put(len(messages))
    for message in messages:
        for value in message:
            put(value)
sys.stdout.buffer.write(b"judge" + replies)
sys.stdout.buffer.flush()
