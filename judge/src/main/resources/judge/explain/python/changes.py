"""Small changes of a program, each of which may be the one that it wants.

A change is a list of edits: from which byte to which, and what stands there instead.
"""
import ast

from slip_source import Source

MOST = 900
SHOWN = 90


class Change:
    """What is changed, and how that is told: its kind, the line, what was written there, what is there instead."""

    def __init__(self, rank, edits, kind="changed", line=0, written="", changed=""):
        self.rank = rank
        self.edits = sorted(edits)
        self.kind = kind
        self.line = line
        self.written = written
        self.changed = changed


class Program(Source):
    """A source whose parts have a place in bytes."""

    def __init__(self, content):
        self.content = content
        super().__init__(content.decode("utf-8"))
        self.starts = [0]
        for line in content.split(b"\n"):
            self.starts.append(self.starts[-1] + len(line) + 1)

    def start(self, node):
        return self.starts[node.lineno - 1] + node.col_offset

    def end(self, node):
        return self.starts[node.end_lineno - 1] + node.end_col_offset

    def text(self, node):
        return self.content[self.start(node):self.end(node)].decode("utf-8")

    def instead(self, node, text):
        return self.start(node), self.end(node), text

    def sign(self, left, right, sign, other):
        """One between two operands, or nothing where it is not found there."""
        between = self.content[self.end(left):self.start(right)].decode("utf-8", "replace")
        if between.count(sign) != 1 or "#" in between:
            return None
        at = self.end(left) + len(between[:between.index(sign)].encode())
        return at, at + len(sign), other

    def owner(self, node):
        """The function that it is in, or the whole program."""
        while node in self.parent:
            node = self.parent[node]
            if isinstance(node, (ast.FunctionDef, ast.Lambda)):
                return node
        return node

    def block(self, statement):
        """Those that it is one of, in their order."""
        parent = self.parent[statement]
        for field in ("body", "orelse", "finalbody"):
            block = getattr(parent, field, None)
            if isinstance(block, list) and statement in block:
                return block
        return [statement]

    def has_lines(self, statement):
        """Whether nothing else is on its lines."""
        first = self.lines[statement.lineno - 1].encode()
        last = self.lines[statement.end_lineno - 1].encode()
        return not first[:statement.col_offset].strip() and not last[statement.end_col_offset:].strip()

    def before(self, statement):
        return self.starts[statement.lineno - 1]

    def after(self, statement):
        return min(self.starts[statement.end_lineno], len(self.content))

    def indent(self, statement):
        line = self.lines[statement.lineno - 1]
        return line[:len(line) - len(line.lstrip())]

    def whole(self, statement):
        """Its lines."""
        return self.content[self.before(statement):self.after(statement)].decode("utf-8")

    def moved(self, statement, indent):
        """Its lines, as they are written there."""
        old = self.indent(statement)
        lines = self.whole(statement).split("\n")
        return "\n".join(indent + line[len(old):] if line.startswith(old) else line for line in lines)

    def head(self, statement):
        """Its first line."""
        return self.text(statement).split("\n")[0]

    def indented(self, rank, kind, statement, indent):
        """The same step, as part of another block."""
        edits = [(self.before(statement), self.after(statement), self.moved(statement, indent))]
        return Change(rank, edits, kind, statement.lineno, self.head(statement))

    def added(self, rank, statement, text, before=False):
        """A step more, after another or before it."""
        at = self.before(statement) if before else self.after(statement)
        lines = "".join(self.indent(statement) + line + "\n" for line in text.split("\n"))
        if not before and not self.content[:at].endswith(b"\n"):
            lines = "\n" + lines
        line = statement.lineno if before else statement.end_lineno
        return Change(rank, [(at, at, lines)], "added", line, "", text)


def applied(content, edits):
    result = []
    at = 0
    for start, end, text in edits:
        if start < at:
            return None
        result += [content[at:start], text.encode("utf-8")]
        at = end
    return b"".join(result) + content[at:]


def told(program, change, content):
    """The change, with what is to be shown of it."""
    lines = list(dict.fromkeys(program.content[:start].count(b"\n") for start, _, _ in change.edits))
    change.line = change.line or lines[0] + 1
    if not change.written and not change.changed:
        others = content.decode("utf-8").split("\n")
        change.written = " ... ".join(program.lines[line].strip() for line in lines)
        change.changed = " ... ".join(others[line].strip() for line in lines)
    change.written, change.changed = shown(change.written), shown(change.changed)
    return change


def shown(text):
    text = " ".join(text.split())
    return text if len(text) <= SHOWN else text[:SHOWN] + "..."


def changes(content, *rules):
    """Those that make another program, the likeliest first; with what the program is then."""
    program = Program(content)
    found = []
    for rule in rules:
        try:
            found += [change for change in rule(program) if None not in change.edits]
        except Exception:  # A rule that does not know what it meets has nothing to say of it.
            continue
    found.sort(key=lambda change: change.rank)
    known = {content}
    for change in found:
        other = applied(content, change.edits)
        if other is None or other in known:
            continue
        known.add(other)
        if len(known) > MOST:
            return
        yield told(program, change, other), other
