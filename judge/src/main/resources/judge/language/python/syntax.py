"""Compiles sources without running them, and tells what is wrong with them.

Runs inside the sandbox, in a process that reads nothing but its standard input. A message is: its kind, the class of
the error, line, column and text.
"""
import sys
import warnings

sys.path.insert(0, __file__.rpartition("/")[0])

from source_reply import reply

MOST_MESSAGES = 20


def declares_encoding(source):
    """Whether one of the first two lines names an encoding, as PEP 263 has it."""
    for line in source.split(b"\n", 2)[:2]:
        text = line.strip(b" \t\f\r")
        if not text:
            continue
        if not text.startswith(b"#"):
            return False
        import re

        if re.match(rb"#.*?coding[:=][ \t]*[-\w.]+", text):
            return True
    return False


def line_that_is_not_utf8(source):
    """The first line that is not UTF-8 and what is wrong with it, as the interpreter tells of a file; or nothing."""
    try:
        source.decode("utf-8")
    except UnicodeDecodeError as error:
        line = source.count(b"\n", 0, error.start) + 1
        return line, "Non-UTF-8 code starting with '\\x%02x', but no encoding declared" % source[error.start]
    return None


def located(source, message):
    """The message with the line of the first NUL, which the interpreter does not tell."""
    kind, type_name, line, column, text = message
    return kind, type_name, line or source.count(b"\n", 0, source.index(b"\0")) + 1, column, text


def messages_on(name, source):
    if not source.startswith(b"\xef\xbb\xbf") and not declares_encoding(source):
        bad = line_that_is_not_utf8(source)
        if bad and b"\0" not in source:
            return [("error", "SyntaxError", bad[0], 0, bad[1])]
    found = []
    with warnings.catch_warnings(record=True) as warned:
        warnings.simplefilter("always")
        try:
            compile(source, name, "exec", dont_inherit=True)
        except SyntaxError as error:
            found.append(("error", type(error).__name__, error.lineno or 0, error.offset or 0, str(error.msg)))
        except (MemoryError, RecursionError) as error:
            found.append(("error", type(error).__name__, 0, 0, "too deeply nested for the compiler"))
        except Exception as error:
            found.append(("error", type(error).__name__, 0, 0, str(error)))
    if b"\0" in source:
        found = [located(source, message) for message in found]
    for one in warned[:MOST_MESSAGES]:
        if one.filename == name:
            found.append(("warning", one.category.__name__, one.lineno or 0, 0, str(one.message)))
    return found


reply(messages_on)
