"""Other ways to write what has a value: another sign, number, sum or first value."""
import ast

from changes import Change
from slip_source import called, changed, is_name, is_number

SIGNS = {
    ast.Lt: ("<", ("<=", 0), (">", 2)),
    ast.LtE: ("<=", ("<", 0), (">=", 2)),
    ast.Gt: (">", (">=", 0), ("<", 2)),
    ast.GtE: (">=", (">", 0), ("<=", 2)),
    ast.Eq: ("==", ("!=", 2), (">=", 2), ("<=", 2)),
    ast.NotEq: ("!=", ("==", 2)),
    ast.Is: ("is", ("==", 0)),
    ast.In: ("in", ("not in", 3)),
    ast.Add: ("+", ("-", 2), ("*", 3)),
    ast.Sub: ("-", ("+", 2)),
    ast.Mult: ("*", ("+", 3), ("**", 3)),
    ast.Div: ("/", ("//", 0)),
    ast.FloorDiv: ("//", ("/", 1), ("%", 3)),
    ast.Mod: ("%", ("//", 2)),
}
HUGE = ("10**18", "-10**18")


def signs(program):
    for node in program.of(ast.Compare):
        operands = [node.left, *node.comparators]
        for i, sign in enumerate(node.ops):
            yield from other_signs(program, operands[i], operands[i + 1], sign)
            if isinstance(sign, (ast.Lt, ast.LtE)) and is_name(operands[0]) and len(operands) == 2:
                yield Change(1, [(program.start(node), program.start(node), "0 <= ")])
    for node in program.of(ast.BinOp):
        yield from other_signs(program, node.left, node.right, node.op)
    for node in program.of(ast.BoolOp):
        word, other = ("and", "or") if isinstance(node.op, ast.And) else ("or", "and")
        between = [program.sign(one, after, word, other) for one, after in zip(node.values, node.values[1:])]
        yield Change(1, between)
        yield from (Change(1, [one]) for one in between)
        for i, one in enumerate(node.values):
            others = node.values[:i] + node.values[i + 1:]
            yield Change(2, [program.instead(node, (" " + word + " ").join(program.text(each) for each in others))])
        bounds = [program.start(one) for one in node.values if isinstance(one, ast.Compare) and is_name(one.left)
                  and isinstance(one.ops[0], (ast.Lt, ast.LtE)) and len(one.ops) == 1]
        if len(bounds) > 1:
            yield Change(1, [(at, at, "0 <= ") for at in bounds])
    for node in program.of(ast.UnaryOp):
        if isinstance(node.op, (ast.Not, ast.USub)) and not is_number(node.operand):
            yield Change(2, [(program.start(node), program.start(node.operand), "")])
    for node in program.of(ast.If, ast.While, ast.IfExp):
        if not is_number(node.test) and not isinstance(node.test, ast.Constant):
            yield Change(3, [program.instead(node.test, "not (" + program.text(node.test) + ")")])


def other_signs(program, left, right, sign):
    written, *others = SIGNS.get(type(sign), ("",))
    for other, rank in others:
        yield Change(rank, [program.sign(left, right, written, other)])


def numbers(program):
    for node in program.of(ast.Constant):
        parent = program.parent[node]
        if isinstance(parent, (ast.JoinedStr, ast.FormattedValue)):
            continue
        if node.value is True or node.value is False:
            yield Change(2, [program.instead(node, str(not node.value))])
        elif is_number(node) and abs(node.value) <= 1000 and not isinstance(parent, (ast.While, ast.If)):
            negative = isinstance(parent, ast.UnaryOp) and isinstance(parent.op, ast.USub)
            whole, value = (parent, -node.value) if negative else (node, node.value)
            around = program.parent[whole]
            for other in (value + 1, value - 1):
                if other or not isinstance(around, ast.BinOp) or not isinstance(around.op, (ast.Add, ast.Sub)):
                    yield Change(number_rank(around), [program.instead(whole, str(other))])
            if value:
                yield Change(2, [program.instead(whole, str(-value))])
            if abs(value) > 1:
                yield Change(3, [program.instead(whole, str(value * 10))])
        if is_number(node) and node.value >= 99:
            yield Change(2, [program.instead(node, HUGE[0])])
            yield Change(2, [program.instead(node, str(node.value + 1))])
        if isinstance(node.value, str) and len(node.value) == 1 and node.value.isalpha():
            yield Change(2, [program.instead(node, repr(node.value.swapcase()))])
        if node.value == " ":
            yield Change(3, [program.instead(node, "''")])
    for node in program.of(ast.BinOp):
        if isinstance(node.op, ast.Pow) and is_number(node.left, 10) and is_number(node.right):
            yield Change(2, [program.instead(node.right, str(node.right.value + 9))])


def number_rank(parent):
    if isinstance(parent, ast.BinOp) and isinstance(parent.op, (ast.Mult, ast.Div, ast.FloorDiv, ast.Mod)):
        return 3
    return 1 if isinstance(parent, (ast.BinOp, ast.Slice, ast.Subscript, ast.Call, ast.Compare)) else 2


def beginnings(program):
    """The first value of what is compared."""
    for node in program.of(ast.Assign):
        target = node.targets[0]
        value = node.value
        if not is_name(target) or isinstance(value, (ast.Tuple, ast.List)) or len(node.targets) > 1:
            continue
        constant = value.operand if isinstance(value, ast.UnaryOp) else value
        if (is_number(constant) or called(value) == "float") and is_compared(program, target.id):
            for other in HUGE:
                yield Change(1, [program.instead(value, other)])
            yield Change(3, [program.instead(value, "0")])
        if called(value) == "float" and value.args:
            yield Change(1, [program.instead(value, "-" + program.text(value))])
        if called(value) in ("min", "max") and not any(is_name(one, target.id) for one in ast.walk(value)):
            at = program.start(value) + len(called(value)) + 1
            yield Change(1, [(at, at, target.id + ", ")])
        if is_name(value) or called(value) in ("max", "min", "len", "sum"):
            yield Change(2, [program.instead(value, program.text(value) + " + 1")])
            yield Change(2, [program.instead(value, program.text(value) + " - 1")])
        if is_name(value):
            if value.id in changed(program.nodes) or target.id in changed(program.nodes):
                yield Change(0, [program.instead(value, value.id + "[:]")])
        if len(program.stores.get(target.id, ())) > 1:
            yield Change(2, [program.sign(target, value, "=", "+=")])


def greatest(program):
    """What is kept is the greatest or smallest of all, not the last."""
    for node in program.of(ast.Assign):
        target, value = node.targets[0], node.value
        often = not is_name(target) or len(program.stores.get(target.id, ())) > 1
        if often and isinstance(target, (ast.Name, ast.Subscript)) \
                and isinstance(value, (ast.Name, ast.BinOp, ast.Subscript, ast.Call)):
            for function in ("max", "min"):
                text = "%s(%s, %s)" % (function, program.text(target), program.text(value))
                yield Change(1, [program.instead(value, text)])
    for node in program.of(ast.AugAssign):
        loop = program.up(node, ast.For)
        while loop:
            if is_name(loop.target) and is_number(node.value, 1):
                for end in ("", " + 1"):
                    text = "%s = %s%s" % (program.text(node.target), loop.target.id, end)
                    yield Change(2, [program.instead(node, text)])
            loop = program.up(loop, ast.For)


def is_compared(program, name):
    return any(is_name(one, name) for node in program.of(ast.Compare, ast.Call)
               if isinstance(node, ast.Compare) or called(node) in ("min", "max") for one in ast.walk(node))


def sums(program):
    for node in program.of(ast.BinOp):
        left, right = program.text(node.left), program.text(node.right)
        sum_of_two = isinstance(node.op, (ast.Add, ast.Sub))
        if isinstance(node.op, ast.Sub):
            yield Change(1, [program.instead(node, "abs(" + program.text(node) + ")")])
            yield Change(2, [program.instead(node, "(" + right + " - (" + left + "))")])
        if isinstance(node.op, (ast.FloorDiv, ast.Div)):
            up = str(node.right.value - 1) if is_number(node.right) else right + " - 1"
            half = is_number(node.right, 2) and isinstance(node.left, ast.BinOp)
            yield Change(0 if half else 1, [program.instead(node, "(%s + %s) // %s" % (left, up, right))])
        yield Change(1 if sum_of_two and is_number(node.right) else 3, [program.instead(node, left)])
        yield Change(3, [program.instead(node, right)])
        yield from other_brackets(program, node, sum_of_two)


def other_brackets(program, node, sum_of_two):
    """(a + b) / 2 for a + b / 2, and the other way round."""
    last = node.right
    products = (ast.Div, ast.FloorDiv, ast.Mult, ast.Mod)
    if sum_of_two and isinstance(last, ast.BinOp) and isinstance(last.op, products):
        start, middle = program.start(node), program.end(last.left)
        if program.content[start:program.end(node)].count(b"(") == program.content[start:middle].count(b"("):
            yield Change(1, [(start, start, "("), (middle, middle, ")")])
    first = node.left
    if isinstance(node.op, products) and isinstance(first, ast.BinOp) and isinstance(first.op, (ast.Add, ast.Sub)):
        start, end = program.start(node), program.end(first)
        closing = program.content.find(b")", end)
        if program.content[start:start + 1] == b"(" and closing >= 0:
            yield Change(2, [(start, start + 1, ""), (closing, closing + 1, "")])


def remainders(program):
    """A remainder that is taken elsewhere and forgotten here."""
    by = [node.right for node in program.of(ast.BinOp) if isinstance(node.op, ast.Mod)]
    by += [node.value for node in program.of(ast.AugAssign) if isinstance(node.op, ast.Mod)]
    names = list(dict.fromkeys(program.text(one) for one in by if is_name(one) or isinstance(one, ast.Constant)))
    for name in names[:2]:
        for node in program.of(ast.Assign, ast.Return):
            if node.value and not isinstance(node.value, (ast.Tuple, ast.List, ast.Constant, ast.Name)):
                yield Change(1, [program.instead(node.value, "(" + program.text(node.value) + ") % " + name)])
        for node in program.of(ast.AugAssign):
            target = program.text(node.target)
            sign = SIGNS.get(type(node.op), ("",))[0]
            if sign in ("+", "-", "*"):
                text = "%s = (%s %s (%s)) %% %s" % (target, target, sign, program.text(node.value), name)
                yield Change(1, [program.instead(node, text)])
        for node in program.of(ast.Call):
            if called(node) == "print" and len(node.args) == 1 and not isinstance(node.args[0], ast.Starred):
                yield Change(1, [program.instead(node.args[0], "(" + program.text(node.args[0]) + ") % " + name)])


def made(program):
    """Lists that are too short, or begin with another value."""
    for node in program.of(ast.BinOp):
        if not isinstance(node.op, ast.Mult) or not isinstance(node.left, ast.List):
            continue
        if not is_number(node.right):
            text = program.text(node.right) + " + 1"
            bare = program.content[program.start(node.right) - 1:program.start(node.right)] != b"("
            yield Change(0, [program.instead(node.right, "(" + text + ")" if bare else text)])
        first = node.left.elts[0] if len(node.left.elts) == 1 else None
        if is_number(first) or isinstance(first, (ast.UnaryOp, ast.Call, ast.BinOp)):
            for other in ("0", "1", *HUGE):
                yield Change(1, [program.instead(first, other)])


RULES = (signs, numbers, beginnings, greatest, sums, remainders, made)
