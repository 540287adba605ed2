"""What comes first: other parts of what is sorted or put into a heap; and what is left over or beyond the end."""
import ast
from itertools import combinations

from changes import Change
from changes_names import arguments
from slip_source import called, changed, is_method, is_name, is_number

PLACES = 3


def positions(program):
    """Two parts change places wherever something is put into the same list or heap, or taken out of it."""
    for holder in sorted(changed(program.nodes) | {one.args[0].id for one in program.of(ast.Call) if is_push(one)}):
        tuples = kept_in(program, holder)
        lengths = {len(one.elts) for one in tuples}
        if len(lengths) != 1 or not any(isinstance(one.ctx, ast.Store) for one in tuples):
            continue
        count = min(lengths)
        if any(isinstance(part, ast.Starred) for one in tuples for part in one.elts) or count > 4:
            continue
        for first, second in combinations(range(count), 2):
            edits = []
            for one in tuples:
                edits += [program.instead(one.elts[first], program.text(one.elts[second])),
                          program.instead(one.elts[second], program.text(one.elts[first]))]
            shown = next(one for one in tuples if isinstance(one.ctx, ast.Load))
            parts = [program.text(part) for part in shown.elts]
            parts[first], parts[second] = parts[second], parts[first]
            if len(edits) <= 16:
                yield Change(1, edits, "changed", shown.lineno, "(%s)" % ", ".join(map(program.text, shown.elts)),
                             "(%s)" % ", ".join(parts))


def is_push(node):
    return called(node) == "heappush" and len(node.args) == 2 and is_name(node.args[0])


def kept_in(program, holder):
    """The tuples that are put into a list or heap, and those of what is taken out; none where not all are known."""
    found = []
    for node in program.of(ast.Call):
        put = node.args[1] if is_push(node) and is_name(node.args[0], holder) else None
        if is_method(node, ("append", "appendleft", "put")) and is_name(node.func.value, holder) and node.args:
            put = node.args[0]
        if put is not None:
            found.append(put)
        taken = called(node) == "heappop" and is_name(node.args[0], holder)
        taken = taken or is_method(node, ("pop", "popleft", "get")) and is_name(node.func.value, holder)
        if taken:
            found.append(target_of(program, node))
    for node in program.of(ast.Subscript):
        if is_name(node.value, holder) and not isinstance(node.slice, ast.Slice):
            found.append(target_of(program, node))
    for node in program.of(ast.For, ast.comprehension):
        source = node.iter.args[0] if called(node.iter) in ("sorted", "reversed") and node.iter.args else node.iter
        if is_name(source, holder):
            found.append(node.target)
    for value in program.stores.get(holder, []):
        if isinstance(value, ast.List):
            found += value.elts
    return found if found and all(isinstance(one, ast.Tuple) for one in found) else []


def target_of(program, node):
    parent = program.parent[node]
    return parent.targets[0] if isinstance(parent, ast.Assign) else parent


def ties(program):
    """What is compared where the first part is equal."""
    for node in program.of(ast.Call):
        if called(node) not in ("sort", "sorted", "min", "max"):
            continue
        keywords = {one.arg: one for one in node.keywords}
        key = keywords["key"].value if "key" in keywords else None
        reverse = keywords.get("reverse")
        if called(node) in ("sort", "sorted") and not key:
            rest = "key=lambda one: (-one[0], *one[1:])"
            if reverse:
                yield Change(1, [(program.end(reverse) - len(program.text(reverse)), program.end(reverse), rest)])
            else:
                end = program.end(node) - 1
                yield Change(2, [(end, end, (", " if node.args else "") + rest)])
        if isinstance(key, ast.Lambda) and not isinstance(key.body, ast.Tuple) and len(key.args.args) == 1:
            yield from other_ties(program, key, key.args.args[0].arg, reverse)


def other_ties(program, key, one, reverse):
    body = program.text(key.body)
    parts = ["%s[%d]" % (one, i) for i in range(PLACES)] + [one]
    parts += sorted({"%s.%s" % (one, node.attr) for node in program.of(ast.Attribute)
                     if isinstance(node.ctx, ast.Store) and isinstance(key.body, ast.Attribute)})
    for part in parts:
        if part == body or part != one and part in body:
            continue
        for sign in ("", "-")[:1 if part == one else 2]:
            yield Change(1, [program.instead(key.body, "(%s, %s%s)" % (body, sign, part))])
            if reverse:
                yield Change(1, [program.instead(key.body, "(-%s, %s%s)" % (body, sign, part)),
                                 program.instead(reverse.value, "False")])


def left_over(program):
    """What was put there and is still there in the end."""
    stacks = sorted({node.func.value.id for node in program.of(ast.Call)
                     if is_method(node, ("pop",)) and is_name(node.func.value) and not node.args})[:2]
    for stack in stacks:
        for node in program.of(ast.Return):
            if isinstance(node.value, ast.Constant) and node.value.value is True:
                yield Change(0, [program.instead(node.value, "not " + stack)])
        for node in program.of(ast.Name):
            parent = program.parent[node]
            asked = isinstance(parent, (ast.If, ast.IfExp)) and parent.test is node or called(parent) == "print" \
                or isinstance(parent, ast.Return)
            flags = program.stores.get(node.id, [])
            if asked and any(isinstance(one, ast.Constant) and isinstance(one.value, bool) for one in flags):
                yield Change(0, [program.instead(node, "%s and not %s" % (node.id, stack))])
        for node in program.of(ast.For):
            if node.orelse:
                yield program.added(2, node.orelse[0], "if %s:\n    print('No')" % stack)


def within_length(program):
    """What goes on from the beginning behind the end."""
    for node in program.of(ast.Subscript):
        index = node.slice
        if isinstance(index, ast.BinOp) and isinstance(index.op, (ast.Add, ast.Sub)):
            text = "(%s) %% len(%s)" % (program.text(index), program.text(node.value))
            yield Change(2, [program.instead(index, text)])
        elif isinstance(index, ast.BinOp) and isinstance(index.op, ast.Mod):
            yield Change(2, [program.instead(index.right, "len(%s)" % program.text(node.value))])
    sizes = [name for name in read_together(program)]
    for node in program.of(ast.Call):
        if called(node) == "range" and len(node.args) == 1 and is_name(node.args[0]):
            for size in sizes:
                if size != node.args[0].id:
                    yield Change(2, [arguments(program, node, "%s %% %s" % (node.args[0].id, size))])
    for node in program.of(ast.Slice):
        for part in (node.lower, node.upper):
            name = part.operand if isinstance(part, ast.UnaryOp) else part
            for size in sizes if is_name(name) else ():
                if size != name.id:
                    yield Change(2, [program.instead(name, "(%s %% %s)" % (name.id, size))])


def read_together(program):
    """Names that are given numbers of the same line."""
    found = []
    for node in program.of(ast.Assign):
        if isinstance(node.targets[0], ast.Tuple) and called(node.value) == "map":
            found += [one.id for one in node.targets[0].elts if is_name(one)]
    return found[:6]


def before_the_first(program):
    """Nothing comes before the first one: -1 is the last."""
    for node in program.of(ast.Subscript):
        index = node.slice
        if isinstance(index, ast.BinOp) and isinstance(index.op, ast.Sub) and is_number(index.right) \
                and isinstance(node.ctx, ast.Load) and isinstance(program.parent[node], ast.BinOp):
            left = program.text(index.left)
            condition = left if is_number(index.right, 1) and is_name(index.left) else "%s >= %d" % (
                left, index.right.value)
            yield Change(-1, [program.instead(node, "(%s if %s else 0)" % (program.text(node), condition))])


def least(program):
    """The least that a search may end at is the greatest of all."""
    if not any(isinstance(node.op, (ast.FloorDiv, ast.RShift)) for node in program.of(ast.BinOp)):
        return
    lists = [name for name, values in program.stores.items()
             if any(called(value) == "list" or isinstance(value, ast.ListComp) for value in values)][:2]
    for node in program.of(ast.Assign):
        values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
        for value in values:
            for name in lists if is_number(value, 0, 1) else ():
                yield Change(2, [program.instead(value, "max(%s)" % name)])
                yield Change(3, [program.instead(value, "min(%s)" % name)])


def loops_in_order(program):
    """What is gone through in another order."""
    for node in program.of(ast.For, ast.comprehension):
        whole = node.iter
        if is_name(whole) or is_method(whole, ("items", "keys", "values")):
            yield Change(2, [program.instead(whole, "sorted(%s)" % program.text(whole))])
            if is_method(whole, ("items",)):
                for key in ("-one[1]", "(-one[1], one[0])", "one[1]"):
                    yield Change(2, [program.instead(whole, "sorted(%s, key=lambda one: %s)" % (
                        program.text(whole), key))])
        if called(whole) == "sorted" and whole.args:
            yield Change(1, [program.instead(whole, program.text(whole.args[0]))])


def not_itself(program):
    """What is looked at around a place is not the place itself."""
    for node in program.of(ast.If):
        same, outer = [], []
        loop = program.up(node, ast.For)
        while loop:
            if is_name(loop.target) and called(loop.iter) == "range":
                first = loop.iter.args[0] if len(loop.iter.args) > 1 else None
                if isinstance(first, ast.BinOp) and isinstance(first.op, ast.Sub) and is_name(first.left):
                    same.append((loop.target.id, first.left.id))
                else:
                    outer.append(loop.target.id)
            loop = program.up(loop, ast.For)
        guards = [" or ".join("%s != %s" % pair for pair in same)] if same else []
        guards += ["%s != %s" % (outer[0], one) for one in outer[1:]]
        for guard in guards:
            text = "(%s) and (%s)" % (guard, program.text(node.test))
            yield Change(1, [program.instead(node.test, text)])


RULES = (loops_in_order, not_itself, positions, ties, left_over, within_length, before_the_first, least)
