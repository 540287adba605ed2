"""Steps of a program that are left out, repeated, exchanged or moved to where they are done more or less often."""
import ast
from itertools import permutations

from changes import Change
from changes_forgotten import opposite
from slip_source import LOOPS

BLOCKS = (ast.For, ast.While, ast.If)
SIMPLE = (ast.Expr, ast.Assign, ast.AugAssign, ast.Return, ast.Break, ast.Continue)


def simple(program):
    return [node for node in program.of(*SIMPLE) if program.has_lines(node)]


def left_out(program):
    for node in simple(program):
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            continue
        rank = 1 if isinstance(node, (ast.Break, ast.Continue)) else 2
        yield Change(rank, [program.instead(node, "pass")], "left-out", node.lineno, program.text(node), "")
    for node in program.of(ast.If):
        block = program.block(node)
        if not node.orelse and len(node.body) == 1 and program.has_lines(node) and node in block:
            yield Change(3, [program.instead(node, "pass")], "left-out", node.lineno, program.text(node), "")


def moved(program):
    """To the block around it, or into the block before it."""
    for outer in program.of(*BLOCKS):
        for block in (outer.body, outer.orelse):
            last = block[-1] if len(block) > 1 else None
            if last and program.has_lines(last) and last.end_lineno == outer.end_lineno:
                yield program.indented(0, "moved-out", last, program.indent(outer))
    for block in blocks(program):
        for one, after in zip(block, block[1:]):
            inner = (one.orelse or one.body)[-1] if isinstance(one, BLOCKS) else None
            if inner and program.has_lines(after) and inner.lineno > one.lineno:
                yield program.indented(0, "moved-in", after, program.indent(inner))
                deeper = inner.body[-1] if isinstance(inner, BLOCKS) else inner
                yield program.indented(1, "moved-in", after, program.indent(deeper))


def blocks(program):
    for node in program.nodes:
        for field in ("body", "orelse"):
            block = getattr(node, field, None)
            if isinstance(block, list):
                yield block


def exchanged(program):
    for block in blocks(program):
        for one, other in zip(block, block[1:]):
            if program.has_lines(one) and program.has_lines(other) and not isinstance(one, ast.FunctionDef):
                first, second = program.whole(one), program.whole(other)
                if not second.endswith("\n"):
                    first, second = first.rstrip("\n"), second + "\n"
                between = program.content[program.after(one):program.before(other)].decode()
                yield Change(1, [(program.before(one), program.after(other), second + between + first)], "exchanged",
                             one.lineno, program.head(one), program.head(other))


def heads(program):
    """Loops in another order."""
    for outer in program.of(ast.For):
        nest = [outer]
        while isinstance(nest[-1].body[0], ast.For) and len(nest) < 3:
            nest.append(nest[-1].body[0])
        for order in permutations(nest):
            edits = []
            for place, other in zip(nest, order):
                if place is not other:
                    start, end = program.start(place.target), program.end(place.iter)
                    text = program.content[program.start(other.target):program.end(other.iter)].decode()
                    edits.append((start, end, text))
            if edits:
                yield Change(1, edits, "changed", outer.lineno, in_a_row(program, nest), in_a_row(program, order))


def in_a_row(program, loops):
    return " ".join("for %s:" % program.text(loop.target) for loop in loops)


def ifs(program):
    for block in blocks(program):
        for one, other in zip(block, block[1:]):
            if isinstance(one, ast.If) and isinstance(other, ast.If) and not one.orelse:
                at = program.start(other)
                if program.content[at:at + 2] == b"if":
                    yield Change(0, [(at, at + 2, "elif")])
    for node in program.of(ast.If):
        at = program.start(node)
        if program.content[at:at + 4] == b"elif":
            yield Change(0, [(at, at + 4, "if")])
        loop = program.parent[node]
        if isinstance(loop, LOOPS) and node is loop.body[-1] and len(node.orelse) == 1 and not loop.orelse:
            yield from after_loop(program, loop, node)
        last = node.body[-1]
        if isinstance(last, (ast.Assign, ast.Expr, ast.AugAssign)) and program.up(node, *LOOPS) \
                and program.has_lines(last):
            yield program.added(2, last, "break")
            yield program.added(2, last, "continue")
        if isinstance(loop, LOOPS) and loop in program.block(loop):
            for block in (node.body, node.orelse):
                yield from last_group(program, node, block[:6], loop)


def after_loop(program, loop, node):
    """What an else in a loop does too early is done after the loop."""
    last = node.orelse[0]
    if not program.has_lines(last) or isinstance(last, ast.If):
        return
    head = program.starts[node.body[-1].end_lineno]
    text = program.moved(last, program.indent(loop))
    yield Change(0, [(head, program.after(last), text)], "moved-out", last.lineno, program.head(last))


def last_group(program, node, block, loop):
    """What is done at the end of each group is done for the last one, too."""
    steps = [one for one in block if isinstance(one, SIMPLE[:3]) and program.has_lines(one)]
    for one in steps:
        yield program.added(1, loop, program.text(one))
    if steps and len(steps) == len(block):
        for count in range(2, len(block) + 1):
            yield program.added(1, loop, "\n".join(program.text(one) for one in block[:count]))
        body = "\n".join("    " + program.text(one) for one in block)
        yield program.added(1, loop, "if " + program.text(node.test) + ":\n" + body)
    inner = block[0] if block else None
    if isinstance(inner, ast.If) and not inner.orelse and program.has_lines(inner):
        yield program.added(1, loop, program.moved(inner, "").rstrip("\n"))


def loop_else(program):
    """What is done only where a loop was not left."""
    for block in blocks(program):
        for loop, after in zip(block, block[1:]):
            if isinstance(loop, LOOPS) and not loop.orelse and program.has_lines(after) \
                    and any(isinstance(one, ast.Break) for one in ast.walk(loop)):
                indent = program.indent(loop)
                text = indent + "else:\n" + program.moved(after, indent + "    ")
                first = program.head(after)
                yield Change(0, [(program.before(after), program.after(after), text)], "changed", after.lineno,
                             first, "else: " + first)


def again(program):
    """A step of elsewhere, or what takes it back, at the end of another block."""
    steps = [node for node in simple(program) if isinstance(node, (ast.AugAssign, ast.Break, ast.Continue))]
    for block in blocks(program):
        last = block[-1] if block else None
        if not isinstance(last, ast.stmt) or not program.has_lines(last) or isinstance(last, ast.Return) \
                or block is program.nodes[0].body:
            continue
        for node in steps[:20]:
            if node not in block:
                yield program.added(3, last, program.text(node))
            for back in opposite(program, node):
                yield program.added(3, last, back)


RULES = (left_out, moved, exchanged, heads, ifs, loop_else, again)
