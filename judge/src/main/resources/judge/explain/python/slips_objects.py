"""Objects that are not what they seem: the same one twice, one that is used up, none at all, a line with its end."""
import ast
import builtins

from slip_source import CHANGING, FUNCTIONS, LOOPS, NOTHING
from slip_source import called, changed, copied, is_constant_index, is_method, is_name, stored, within

ITERATORS = "map filter zip reversed".split()
GOING_OVER = "sum max min sorted list tuple set any all enumerate".split()


def default_kept(source):
    for node in source.of(ast.FunctionDef):
        inside = within(*node.body)
        arguments = node.args.args[len(node.args.args) - len(node.args.defaults):]
        for argument, default in zip(arguments, node.args.defaults):
            name = argument.arg
            grows = any(is_method(one, ("append", "extend", "insert", "add")) and is_name(one.func.value, name)
                        for one in inside)
            kept = isinstance(default, ast.List) or called(default) in ("list", "set") and not default.args
            asked = any(isinstance(one, (ast.In, ast.NotIn)) for one in inside) or any(
                is_method(one, ("pop", "clear", "remove", "discard")) for one in inside) or any(
                isinstance(one, ast.Subscript) and is_name(one.value, name) and not is_constant_index(one.slice)
                for one in inside)
            if kept and grows and not asked and name not in stored(inside):
                yield node, name


def is_new(value):
    return isinstance(value, (ast.List, ast.Dict, ast.Set)) or called(value) in ("list", "dict", "set", "deque")


def one_list(source):
    """a = b = [], where both are filled."""
    filled = changed(source.nodes)
    for node in source.of(ast.Assign):
        names = [target.id for target in node.targets if is_name(target)]
        if len(names) > 1 and is_new(node.value) and all(name in filled for name in names):
            yield node, "=".join(names)


def class_shared(source):
    """What a class has once is filled by its objects, which have none for themselves."""
    for node in source.of(ast.ClassDef):
        made = [one for one in source.of(ast.Call) if is_name(one.func, node.name)]
        several = len(made) > 1 or any(source.up(one, *LOOPS, ast.ListComp) for one in made)
        for one in node.body if several else []:
            name = getattr(one.targets[0], "id", "") if isinstance(one, ast.Assign) and is_new(one.value) else ""
            own = [part for part in within(node) if isinstance(part, ast.Attribute) and part.attr == name
                   and is_name(part.value, "self")]
            grows = any(is_method(part, CHANGING) and part.func.value in own for part in within(node)) or any(
                isinstance(part, ast.Subscript) and isinstance(part.ctx, ast.Store) and part.value in own
                for part in within(node))
            if grows and name not in source.attributes:
                yield one, name


def last_lines(body):
    """The last statements of a function, one for each way to its end."""
    last = body[-1]
    if isinstance(last, ast.If) and last.orelse:
        return last_lines(last.body) + last_lines(last.orelse)
    return [last]


def is_value(parent):
    """Whether what is in it is used as one, where None would be of no use."""
    return called(parent) in ("print", "str", "int", "max", "min") or isinstance(
        parent, (ast.BinOp, ast.AugAssign, ast.FormattedValue))


def return_missing(source):
    for name, node in source.functions.items():
        own = [one for one in within(*node.body) if source.up(one, *FUNCTIONS) is node]
        values = [one for one in own if isinstance(one, ast.Return) and one.value]
        if any(isinstance(one, (ast.Yield, ast.YieldFrom)) for one in own):
            continue
        calls = [one for one in source.of(ast.Call) if is_name(one.func, name)]
        if not values:
            if isinstance(node, ast.FunctionDef) and len(source.stores.get(name, [])) == 0 and any(
                    is_value(source.parent[one]) for one in calls):
                yield node.body[-1], name
            continue
        if not any(not isinstance(source.parent[one], ast.Expr) for one in calls):
            continue
        for last in last_lines(node.body):
            if isinstance(last, (ast.Assign, ast.AugAssign)) or isinstance(last, ast.Expr) and last.value in calls:
                yield last, name


def reads_line(source, node):
    if is_method(node, ("readline",)):
        return True
    given = source.stores.get("input", []) if is_name(getattr(node, "func", None), "input") else []
    return any(isinstance(one, ast.Attribute) and one.attr == "readline" for one in given)


def is_lines(source, node):
    if is_name(node):
        return node.id == "stdin" or source.is_always(node.id, lambda value: is_method(value, ("readlines",)))
    return isinstance(node, ast.Attribute) and node.attr == "stdin" or is_method(node, ("readlines",))


def newline_stays(source):
    raw = set()

    def is_raw(value):
        while is_method(value, ("lower", "upper", "replace")) and not reads_line(source, value):
            value = value.func.value
        return reads_line(source, value) or is_name(value) and value.id in raw or (
            isinstance(value, ast.For) and is_lines(source, value.iter))

    for _ in range(3):
        for name in source.stores:
            first = [value for value in source.stores[name] if not any(is_name(one, name) for one in within(value)
                     if not isinstance(value, ast.For))]
            if first and all(is_raw(value) for value in first):
                raw.add(name)
        raw = {name for name in raw if source.is_always(name, is_raw)}
    for node in source.of(ast.Name):
        if node.id not in raw or not isinstance(node.ctx, ast.Load):
            continue
        parent = source.parent[node]
        backwards = isinstance(parent, ast.Subscript) and isinstance(parent.slice, ast.Slice) and isinstance(
            parent.slice.step, ast.UnaryOp)
        last = isinstance(parent, ast.Subscript) and isinstance(parent.slice, ast.UnaryOp) and not any(
            isinstance(one, ast.Constant) and one.value == "\n" for one in source.nodes)
        counted = called(parent) in ("len", "reversed") and not isinstance(
            source.parent[parent], (ast.BinOp, ast.Compare))
        word = isinstance(parent, ast.Compare) and any(
            isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value.strip() == one.value != ""
            for one in parent.comparators) and isinstance(parent.ops[0], (ast.Eq, ast.NotEq))
        if backwards or last or counted or word:
            yield node, node.id


def same_object(source):
    rows = changed(source.nodes, depth=2)
    for node in source.of(ast.Assign):
        target, value = node.targets[0], node.value
        if is_name(target) and target.id in rows and copied(value) not in ("", target.id):
            whole = any(isinstance(one, ast.Subscript) and is_name(one.value, target.id)
                        and isinstance(one.ctx, ast.Store) for one in source.nodes)
            used = [one for one in source.of(ast.Name) if one.id == copied(value) and one.lineno > node.lineno]
            if used and not whole:
                yield node, target.id
        loop = source.up(node, *LOOPS)
        if loop and is_name(target) and is_name(value) and target.id != value.id:
            inside = within(*loop.body)
            if value.id in changed(inside) - stored(within(loop)) and target.id not in changed(inside):
                yield node, value.id
    for node in source.of(ast.Call):
        if is_method(node, ("append",)) and len(node.args) == 1 and is_name(node.args[0]):
            name = node.args[0].id
            loop = source.up(node, *LOOPS)
            inside = within(*loop.body) if loop else []
            function = source.up(node, *FUNCTIONS)
            there = within(function) if function else []
            back = any(is_method(one, ("pop",)) and is_name(one.func.value, name) for one in there)
            if back and name not in stored(there) or loop and name in changed(inside) - stored(within(loop)):
                yield node, name


def set_order(source):
    for name in source.stores:
        if not source.is_always(name, lambda one: isinstance(one, (ast.Set, ast.SetComp)) or called(one) == "set"):
            continue
        for node in source.of(ast.Name):
            parent = source.parent[node]
            if node.id != name or not isinstance(node.ctx, ast.Load):
                continue
            loop = isinstance(parent, ast.For) and parent.iter is node and any(
                called(one) == "print" for one in within(*parent.body))
            shown = isinstance(parent, ast.Starred) and called(source.parent[parent]) == "print"
            if loop or shown or called(parent) == "join":
                yield node, name


def iterator_spent(source):
    for name, values in source.stores.items():
        value = values[0]
        if len(values) > 1 or not (isinstance(value, ast.GeneratorExp) or called(value) in ITERATORS):
            continue
        given = source.parent[value]
        if not isinstance(given, ast.Assign) or not is_name(given.targets[0]):
            continue
        uses = [node for node in source.of(ast.Name) if node.id == name and isinstance(node.ctx, ast.Load)]
        over = [node for node in uses if called(source.parent[node]) in GOING_OVER or isinstance(
            source.parent[node], (ast.Starred, ast.comprehension, ast.For))]
        if len(over) == len(uses) > 1:
            yield max(over, key=lambda node: node.lineno), name


def hides(source):
    for node in source.of(ast.Name):
        name, value = node.id, source.value_of(node)
        function = source.up(node, *FUNCTIONS)
        if isinstance(node.ctx, ast.Store) and callable(getattr(builtins, name, None)) and isinstance(value, (
                ast.Constant, ast.Call, ast.List, ast.ListComp, ast.BinOp, ast.Dict, ast.Set, ast.For, ast.Name,
                ast.Subscript)):
            calls = [one for one in source.of(ast.Call) if is_name(one.func, name)
                     and function in (None, source.up(one, *FUNCTIONS))]
            again = source.up(node, *LOOPS)
            if any(one is not value and (one.lineno >= node.lineno or again and one in within(again)) for one in calls):
                yield node, name


def none_compared(source):
    for node in source.of(ast.Compare):
        name = getattr(node.comparators[0], "id", "") or getattr(node.left, "id", "")
        begins = [value for value in source.stores.get(name, [])
                  if isinstance(value, ast.Constant) and value.value is None]
        if begins and isinstance(node.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE)):
            yield node, name


def nothing_returned(source):
    for node in source.of(ast.Call):
        parent = source.parent[node]
        if is_method(node, NOTHING) and node.func.attr not in source.functions:
            if isinstance(parent, (ast.Assign, ast.For)) or called(parent) == "print":
                yield node, node.func.attr


def read_past_input(source):
    """Reading around input(), which has read ahead."""
    first = [node.lineno for node in source.of(ast.Call) if is_name(node.func, "input")]
    if not first or "input" in source.stores:
        return
    for node in source.of(ast.Attribute, ast.Call):
        buffer = isinstance(node, ast.Attribute) and node.attr == "buffer" and "stdin" in ast.dump(node.value)
        opened = isinstance(node, ast.Call) and is_name(node.func, "open") and node.args \
            and isinstance(node.args[0], ast.Constant) and node.args[0].value == 0
        if (buffer or opened) and node.lineno > min(first):
            yield node, ""


CRASHES = {
    "read-past-input": read_past_input,
    "hides": hides,
    "nothing-returned": nothing_returned,
    "return-missing": return_missing,
    "one-list": one_list,
    "none-compared": none_compared,
}

