"""How the scripts that look at sources are asked, and how they reply.

Standard input has a count, then a name and a content for each source, all with their lengths before them. The reply on
standard output is, for each source in the same order, a count of messages and their values.
"""
import sys

MOST_CHARACTERS = 300

requests = sys.stdin.buffer
replies = bytearray()


def number():
    return int.from_bytes(requests.read(4), "big")


def put(value):
    if isinstance(value, int):
        replies.extend(min(max(value, 0), 0x7FFFFFFF).to_bytes(4, "big"))
    else:
        encoded = value[:MOST_CHARACTERS].encode("utf-8", "replace")
        replies.extend(len(encoded).to_bytes(4, "big") + encoded)


def reply(messages_on):
    """With what the function says of a name and a content."""
    for _ in range(number()):
        name = requests.read(number()).decode("utf-8", "replace")
        messages = messages_on(name, requests.read(number()))
        put(len(messages))
        for message in messages:
            for value in message:
                put(value)
    sys.stdout.buffer.write(b"judge" + replies)
    sys.stdout.buffer.flush()
