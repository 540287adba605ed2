"""What is easily forgotten: to begin again, to note, to take back, to do for both."""
import ast

from changes import Change
from slip_source import LOOPS, called, changed, is_method, is_name, is_number, stored, within

OPPOSITES = {"append": "pop()", "add": "remove({0})", "remove": "add({0})"}


def globals_of(program):
    outside = program.nodes[0]
    top = {node.id for node in program.of(ast.Name)
           if isinstance(node.ctx, ast.Store) and program.owner(node) is outside}
    for function in program.of(ast.FunctionDef):
        own = [node for node in ast.walk(function) if program.parent.get(node) is not None]
        named = {name for node in own if isinstance(node, (ast.Global, ast.Nonlocal)) for name in node.names}
        parameters = {one.arg for one in ast.walk(function.args) if isinstance(one, ast.arg)}
        hidden = sorted(stored(own) & top - named - parameters)
        for some in [[name] for name in hidden] + [hidden] * (len(hidden) > 1):
            yield program.added(0, function.body[0], "global " + ", ".join(some), before=True)
        around = program.owner(function)
        if isinstance(around, ast.FunctionDef):
            for name in sorted(stored(own) & stored(ast.walk(around)) - named - parameters):
                yield program.added(1, function.body[0], "nonlocal " + name, before=True)


def beginning_again(program):
    """What is set once is set for each time."""
    for node in program.of(ast.Assign):
        target = node.targets[0]
        if not is_name(target) or not is_start(node.value):
            continue
        block = program.block(node)
        after = block[block.index(node) + 1:] if node in block else []
        for loop in (one for one in within(*after) if isinstance(one, LOOPS)):
            inside = within(*loop.body)
            if target.id in stored(inside) | changed(inside) and program.has_lines(loop.body[0]) \
                    and loop.body[0].lineno > loop.lineno:
                nested = any(isinstance(one, LOOPS) for one in inside)
                yield program.added(0 if nested else 2, loop.body[0], program.text(node), before=True)
        loop = program.parent[node]
        if isinstance(loop, LOOPS) and program.has_lines(node) and len(loop.body) > 1 and loop in program.block(loop):
            lines = program.moved(node, program.indent(loop))
            edits = [(program.before(loop), program.before(loop), lines),
                     (program.before(node), program.after(node), "")]
            yield Change(1, edits, "moved-out", node.lineno, program.text(node), "")


def is_start(value):
    return all(isinstance(one, (ast.Constant, ast.List, ast.Dict, ast.Set, ast.BinOp, ast.UnaryOp, ast.Call, ast.Name,
                                ast.operator, ast.unaryop, ast.expr_context, ast.ListComp, ast.comprehension,
                                ast.Attribute)) for one in within(value)) \
        and not any(called(one) in ("input", "readline", "read") for one in within(value))


def assigned(program):
    for node in program.of(ast.Expr):
        if isinstance(node.value, ast.Compare) and isinstance(node.value.ops[0], ast.Eq):
            yield Change(0, [program.sign(node.value.left, node.value.comparators[0], "==", "=")])


def forgotten(program):
    """What functions note is forgotten before each time."""
    for node in program.of(ast.Assign):
        target = node.targets[0]
        if not is_name(target) or not isinstance(node.value, (ast.Dict, ast.List, ast.Call)) or \
                called(node.value) not in ("", "set", "dict", "list", "defaultdict"):
            continue
        using = {name for name, function in program.functions.items() if target.id in changed(ast.walk(function))}
        for loop in program.of(ast.For, ast.While):
            inside = within(*loop.body)
            if any(called(one) in using for one in inside) and program.has_lines(loop.body[0]):
                yield program.added(0, loop.body[0], target.id + ".clear()", before=True)


def both_ways(program):
    """What is put down for one is put down for the other, too."""
    for node in program.of(ast.Expr):
        call = node.value
        if is_method(call, ("append", "add")) and isinstance(call.func.value, ast.Subscript) \
                and program.has_lines(node):
            index = call.func.value.slice
            for one in ast.walk(call.args[0]) if is_name(index) else []:
                if is_name(one) and one.id != index.id:
                    other = {index.id: one.id, one.id: index.id}
                    names = sorted((part for part in ast.walk(call) if is_name(part) and part.id in other),
                                   key=program.start)
                    text, at = "", program.start(node)
                    for part in names:
                        text += program.content[at:program.start(part)].decode() + other[part.id]
                        at = program.end(part)
                    yield program.added(0, node, text + program.content[at:program.end(node)].decode())


def roots(program):
    """The roots of two groups are linked, not what is in them."""
    finds = {program.content[program.start(node):program.start(node.args[-1])].decode()
             for node in program.of(ast.Call) if called(node) in program.functions and node.args}
    for node in program.of(ast.Assign):
        target = node.targets[0]
        if isinstance(target, ast.Subscript) and is_name(target.slice):
            for find in sorted(finds)[:5]:
                index = program.instead(target.slice, find + target.slice.id + ")")
                if not is_name(node.value):
                    yield Change(1, [index])
                    continue
                value = program.instead(node.value, find + node.value.id + ")")
                for edits in ([index], [value], [index, value]):
                    yield Change(1, edits)


def first_column(program):
    """What is set in the first row is set in the first column, too."""
    for node in program.of(ast.Assign):
        target = node.targets[0]
        loop = program.parent[node]
        if isinstance(target, ast.Subscript) and isinstance(target.value, ast.Subscript) and isinstance(loop, ast.For) \
                and is_name(loop.target) and is_name(target.value.value) and program.has_lines(loop.body[-1]):
            table, row, column = target.value.value.id, target.value.slice, target.slice
            text = program.text(node.value)
            name = loop.target.id
            if is_number(row, 0) and is_name(column, name):
                yield program.added(1, loop, "for %s in range(len(%s)):\n    %s[%s][0] = %s" % (
                    name, table, table, name, text))
            if is_number(column, 0) and is_name(row, name):
                yield program.added(1, loop, "for %s in range(len(%s[0])):\n    %s[0][%s] = %s" % (
                    name, table, table, name, text))


def recursions(program):
    for function in program.of(ast.FunctionDef):
        returns = any(isinstance(node, ast.Return) and node.value for node in ast.walk(function))
        for node in ast.walk(function):
            if isinstance(node, ast.Expr) and called(node.value) == function.name and program.has_lines(node):
                if returns:
                    yield Change(0, [(program.start(node), program.start(node), "return ")])
                block = program.block(node)
                back = [text for one in block[:block.index(node)] for text in opposite(program, one)]
                if back:
                    yield program.added(0, node, "\n".join(reversed(back)))
                    yield program.added(1, node, back[-1])
            if isinstance(node, ast.Return) and node.value is not None \
                    and isinstance(program.parent[node], LOOPS) and called(node.value) == function.name:
                text = program.text(node.value)
                indent = program.indent(node)
                lines = "if %s:\n%s    return True" % (text, indent)
                yield Change(1, [program.instead(node, lines)], "changed", node.lineno, program.text(node),
                             "if %s: return True" % text)


def opposite(program, node):
    """What takes a step back, if that is known."""
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Subscript) and \
            isinstance(node.value, ast.Constant):
        value = node.value.value
        back = {True: "False", False: "True"}[value] if isinstance(value, bool) else "0" if value else "1"
        yield program.text(node.targets[0]) + " = " + back
    elif isinstance(node, ast.AugAssign) and isinstance(node.op, (ast.Add, ast.Sub)):
        sign = "-=" if isinstance(node.op, ast.Add) else "+="
        yield "%s %s %s" % (program.text(node.target), sign, program.text(node.value))
    elif isinstance(node, ast.Expr) and is_method(node.value, OPPOSITES):
        given = [program.text(one) for one in node.value.args]
        yield program.text(node.value.func.value) + "." + OPPOSITES[called(node.value)].format(*given)


def marks(program):
    """What was asked for is noted."""
    for node in program.of(ast.If):
        last = node.body[-1]
        if not program.has_lines(last) or last.lineno == node.lineno or isinstance(last, (ast.Return, ast.Break)):
            continue
        for test in ast.walk(node.test):
            if isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.NotIn):
                holder = program.text(test.comparators[0])
                for method in ("add", "append"):
                    yield program.added(0, last, "%s.%s(%s)" % (holder, method, program.text(test.left)))
            if isinstance(test, ast.UnaryOp) and isinstance(test.operand, ast.Subscript):
                yield program.added(0, last, program.text(test.operand) + " = True")
            if isinstance(test, ast.Compare) and isinstance(test.left, ast.Subscript) and \
                    is_number(test.comparators[0], 0) and isinstance(test.ops[0], ast.Eq):
                yield program.added(1, last, program.text(test.left) + " = 1")


def first_values(program):
    for node in program.of(ast.Assign):
        if not is_name(node.targets[0]) or not program.has_lines(node):
            continue
        name = node.targets[0].id
        lists = [one for one in within(node.value) if isinstance(one, (ast.List, ast.ListComp))]
        if isinstance(node.value, (ast.BinOp, ast.ListComp)) and lists:
            deep = isinstance(node.value, ast.ListComp) and isinstance(node.value.elt, (ast.BinOp, ast.ListComp))
            for value in ("0", "1"):
                yield program.added(0, node, name + ("[0][0] = " if deep else "[0] = ") + value)
        if any(called(one) in ("split", "readline", "read", "input") for one in within(node.value)) and lists or \
                called(node.value) == "list":
            yield program.added(1, node, name + ".sort()")
            yield program.added(3, node, name + ".sort(reverse=True)")


RULES = (globals_of, beginning_again, assigned, forgotten, both_ways, roots, first_column, recursions, marks,
         first_values)
