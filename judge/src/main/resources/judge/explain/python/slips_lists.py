"""Lists that are one and the same, are compared as texts, or get shorter while a loop goes through them."""
import ast
import re

from slip_source import called, changed, is_method, is_name, leaves, within

NUMBER_OR_LOOP = re.compile(r"\b(?:int|float|map|key|for)\b")


def rows_shared(source):
    """Rows that are replaced as a whole do no harm: an element must be changed, or a row grow."""
    deep = changed(source.nodes, depth=2)
    for node in source.of(ast.Assign, ast.AnnAssign):
        target = node.targets[0] if isinstance(node, ast.Assign) else node.target
        if is_name(target) and target.id in deep and node.value and any(map(is_row_repeated, within(node.value))):
            yield node, target.id


def is_row_repeated(node):
    """A list that holds a single list, times a number."""
    if not isinstance(node, ast.BinOp) or not isinstance(node.op, ast.Mult) or not isinstance(node.left, ast.List):
        return False
    row = node.left.elts[0] if len(node.left.elts) == 1 else None
    repeated = isinstance(row, ast.BinOp) and isinstance(row.op, ast.Mult)
    return isinstance(row.left if repeated else row, ast.List)


def texts_sorted(source):
    """Words of the input that are never made numbers of, and are put in order."""
    for node in sorted(source.of(ast.Call), key=lambda one: one.lineno):
        values = ordered(node)
        if is_words(values):
            yield node, ""
        if is_name(values):
            given = [one for one in source.stores.get(values.id, []) if getattr(one, "lineno", 0) <= node.lineno]
            if given and all(map(is_words, given)):
                between = source.lines[given[0].lineno:node.lineno - 1]
                named = [line for line in between if re.search(r"\b%s\b" % values.id, line)]
                if not any(map(NUMBER_OR_LOOP.search, named)):
                    yield node, values.id


def ordered(call):
    """What a call puts in order, without another key than itself; or nothing."""
    if any(one.arg == "key" for one in call.keywords):
        return None
    if is_method(call, ("sort",)):
        return call.func.value
    if not is_name(call.func) or called(call) not in ("sorted", "max", "min") or not call.args:
        return None
    values = call.args[0]
    return values.args[0] if called(values) in ("set", "list") and values.args else values


def is_words(node):
    """Whether it is a line of the input, split at its blanks."""
    inner = node.args[0] if called(node) == "list" and node.args else node
    if not is_method(inner, ("split",)) or inner.args:
        return False
    line = inner.func.value
    line = line.func.value if is_method(line, ("strip", "rstrip")) else line
    return called(line) in ("input", "readline")


def loop_removes(source):
    """Elements are taken away from a list by the loop over it, which is not left at once."""
    for loop in sorted(source.of(ast.For), key=lambda one: one.lineno):
        values = loop.iter.args[0] if called(loop.iter) == "enumerate" and loop.iter.args else loop.iter
        for node in within(*loop.body) if is_name(values) else []:
            if removes(node, values.id) and not leaves(within(*behind(source, node, loop))):
                yield node, values.id


def removes(node, name):
    if isinstance(node, ast.Delete):
        return any(isinstance(one, ast.Subscript) and is_name(one.value, name) for one in node.targets)
    return is_method(node, ("remove", "pop")) and is_name(node.func.value, name)


def behind(source, node, loop):
    """The statement that something is in, and all that comes after it in the blocks around, up to the loop."""
    found = []
    while node is not loop:
        parent = source.parent[node]
        for block in (getattr(parent, kind, None) for kind in ("body", "orelse", "finalbody")):
            if isinstance(block, list) and node in block:
                found += block[block.index(node) + (1 if found else 0):]
        node = parent
    return found


RULES = {
    "rows-shared": rows_shared,
    "texts-sorted": texts_sorted,
    "loop-removes": loop_removes,
}
CRASHES = {
    "loop-removes": loop_removes,
}
