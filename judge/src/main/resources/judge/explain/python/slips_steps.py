"""What goes wrong step by step: values that are overwritten, signs that bind otherwise, places that are mixed up."""
import ast
import builtins

from slip_source import FUNCTIONS, LOOPS
from slip_source import called, is_method, is_name, is_number, same, within
from slips_wrong import is_element

ITERATORS = "reversed map filter zip enumerate".split()
STRIPS = "strip lstrip rstrip".split()
MAPPINGS = "dict defaultdict Counter OrderedDict".split()


def sign_turned(source):
    """x =+ 1, which a blank in the wrong place makes of x = +1."""
    for node in source.of(ast.Assign):
        value = node.value
        if isinstance(value, ast.UnaryOp) and isinstance(value.op, (ast.UAdd, ast.USub)):
            line = source.lines[value.lineno - 1].encode("utf-8")
            before, after = line[:value.col_offset], line[value.col_offset + 1:]
            if before.endswith(b"=") and after.startswith(b" ") and not before.endswith(b"=="):
                yield node, ""


def overwritten_first(source):
    """a = b; b = a % b: the second has the new value of a where the old one is meant."""
    for parent in source.of(ast.For, ast.While, ast.If, ast.FunctionDef, ast.Module):
        for body in (parent.body, getattr(parent, "orelse", [])):
            for first, second in zip(body, body[1:]):
                if not isinstance(first, ast.Assign) or not isinstance(second, ast.Assign):
                    continue
                one, other = first.targets[0], second.targets[0]
                if not is_name(one) or not is_name(other) or not is_name(first.value, other.id) or one.id == other.id:
                    continue
                used = {node.id for node in within(second.value) if is_name(node)}
                if used >= {one.id, other.id} or is_name(second.value, one.id):
                    yield second, one.id


def is_read(value):
    return isinstance(value, (ast.Assign, ast.expr)) and any(
        called(one) in ("input", "readline") for one in within(value))


def variable_reused(source):
    """The variable of a loop is one that was read before, and is asked for after the loop."""
    for loop in source.of(ast.For):
        name = getattr(loop.target, "id", "")
        function = source.up(loop, *FUNCTIONS)
        before = [value for value in source.stores.get(name, []) if value is not loop and is_read(value)
                  and value.lineno < loop.lineno and source.up(value, *FUNCTIONS) is function
                  and not source.up(value, *LOOPS)]
        others = [node for node in source.of(ast.Name) if node.id == name and node.lineno > loop.end_lineno
                  and source.up(node, *FUNCTIONS) is function]
        if before and others and not source.up(loop, *LOOPS):
            first = min(others, key=lambda node: (node.lineno, node.col_offset))
            if not any(isinstance(node.ctx, ast.Store) and node.lineno <= first.lineno for node in others):
                yield loop, name


def float_modulus(source):
    def is_float(node):
        if is_name(node):
            return source.is_always(node.id, lambda value: not is_name(value) and is_float(value))
        if isinstance(node, ast.BinOp) and isinstance(node.op, (ast.Add, ast.Sub)):
            return is_float(node.left) or is_float(node.right)
        return isinstance(node, ast.Constant) and isinstance(node.value, float) and node.value >= 1000

    for node in source.of(ast.BinOp, ast.AugAssign):
        right = node.right if isinstance(node, ast.BinOp) else node.value
        if isinstance(node.op, ast.Mod) and is_float(right):
            yield node, ""


def format_first(source):
    """"%d" % a * b, where the text is what is multiplied."""
    for node in source.of(ast.BinOp):
        text = node.left
        while isinstance(text, ast.BinOp) and not isinstance(text.op, ast.Mod):
            text = text.left
        if not isinstance(text, ast.BinOp) or isinstance(text.right, (ast.Tuple, ast.Dict)):
            continue
        shown = isinstance(text.left, ast.Constant) and isinstance(text.left.value, str) and "%" in text.left.value
        if shown and isinstance(node.op, (ast.Mult, ast.Div, ast.FloorDiv, ast.Sub)) and not is_closed(source, text):
            yield node, ""


def is_closed(source, node):
    """Whether a parenthesis closes right behind it."""
    line = source.lines[node.end_lineno - 1].encode("utf-8")
    return line[node.end_col_offset:].lstrip().startswith(b")")


def one_times(source):
    """a * 1 - p, where a * (1 - p) is meant."""
    for node in source.of(ast.BinOp):
        left = node.left
        if isinstance(node.op, (ast.Add, ast.Sub)) and isinstance(left, ast.BinOp):
            if isinstance(left.op, ast.Mult) and is_number(left.right, 1) and not isinstance(node.right, ast.Constant):
                if not is_closed(source, left):
                    yield node, ""


def iterator_compared(source):
    def is_iterator(node):
        return is_name(getattr(node, "func", None)) and called(node) in ITERATORS and (
            called(node) not in source.functions) or is_name(node) and source.is_always(
            node.id, lambda value: not is_name(value) and isinstance(value, ast.Call) and is_iterator(value))

    for node in source.of(ast.Compare):
        sides = [node.left] + node.comparators
        if len(node.ops) == 1 and isinstance(node.ops[0], (ast.Eq, ast.NotEq)):
            found = [side for side in sides if is_iterator(side)]
            if found:
                yield node, getattr(found[0], "id", "") or called(found[0])


def strips_letters(source):
    for node in source.of(ast.Call):
        value = node.args[0].value if is_method(node, STRIPS) and node.args and isinstance(
            node.args[0], ast.Constant) else ""
        if isinstance(value, str) and len({one for one in value if one.isalpha()}) > 1 and len(set(value)) < 20:
            if not {"a", "e", "i"} <= set(value.lower()):
                yield node, node.func.attr


def hidden_name(source):
    """A name that nothing has, in what every error is caught of and passed over."""
    imported = any(one.name == "*" for one in source.of(ast.alias)) or any(
        called(one) in ("globals", "exec", "eval", "setattr") for one in source.of(ast.Call))
    known = set(source.stores) | set(dir(builtins)) | {"__file__", "__name__", "exit", "quit"}
    known |= {getattr(node, part, None) for node in source.nodes for part in ("name", "rest")}
    for node in [] if imported else source.of(ast.Try):
        quiet = [one for one in node.handlers if isinstance(one.type, ast.Name) and one.type.id in (
            "Exception", "BaseException", "NameError") or one.type is None]
        for one in within(*node.body) if quiet else []:
            if is_name(one) and isinstance(one.ctx, ast.Load) and one.id not in known:
                yield one, one.id


def is_zeros(value):
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Mult) and isinstance(value.left, ast.List):
        return len(value.left.elts) == 1 and (is_number(value.left.elts[0], 0) or is_zeros(value.left.elts[0]))
    return isinstance(value, ast.ListComp) and (is_number(value.elt, 0) or is_zeros(value.elt))


def root(place):
    while isinstance(place, ast.Subscript):
        place = place.value
    return getattr(place, "id", "")


def as_read(place):
    return ast.dump(place).replace("Store()", "Load()")


def smallest_of_zero(source):
    """The smaller one of 0 and a number that is not negative is always 0: tables and variables that begin with it."""
    for node in source.of(ast.Assign):
        place, value = node.targets[0], node.value
        name = root(place)
        if called(value) == "min" and is_name(value.func) and len(value.args) > 1 and any(
                as_read(place) == ast.dump(one) for one in value.args):
            pass
        elif isinstance(source.parent[node], ast.If) and is_smaller(source.parent[node].test, value, place):
            pass
        else:
            continue
        others = [one for one in source.of(ast.Assign, ast.AugAssign, ast.For) if one is not node
                  for target in getattr(one, "targets", [getattr(one, "target", None)])
                  if root(target) == name and not is_name(target)]
        if is_name(place):
            begun = all(is_number(one, 0) or one is value for one in source.stores[name])
            compared = [value] if not isinstance(value, ast.Call) else [
                one for one in value.args if not is_name(one, name)]
            if begun and source.up(node, *LOOPS) and all(is_element(source, one) for one in compared):
                yield node, name
        elif source.is_always(name, is_zeros) and all(is_first_zero(one) for one in others):
            yield node, name


def is_smaller(test, value, place):
    return isinstance(test, ast.Compare) and len(test.ops) == 1 and (
        isinstance(test.ops[0], (ast.Lt, ast.LtE)) and same(test.left, value)
        and ast.dump(test.comparators[0]) == as_read(place))


def is_first_zero(node):
    return isinstance(node, ast.Assign) and is_number(node.value, 0) and isinstance(
        node.targets[0], ast.Subscript) and is_number(node.targets[0].slice)


def searches(source):
    """Loops that take from a queue and put its neighbours in: with what is taken."""
    for loop in source.of(ast.While):
        takes = [node for node in loop.body if isinstance(node, ast.Assign) and called(node.value) in (
            "popleft", "pop", "get") and is_method(node.value, ("popleft", "pop", "get"))]
        puts = [node for node in within(*loop.body) if is_method(node, ("append", "put")) and takes
                and root(node.func.value) == root(takes[0].value.func.value)]
        if any(source.up(node, ast.For) and source.up(node, ast.For) in within(*loop.body) for node in puts):
            yield loop


def steps_per_cell(source):
    for loop in searches(source):
        if any(called(node) == "len" for node in within(loop)):
            continue
        for node in loop.body:
            if not isinstance(node, ast.AugAssign) or not isinstance(node.op, ast.Add) or not is_number(node.value, 1):
                continue
            name = getattr(node.target, "id", "")
            told = [one for one in within(*loop.body) if is_name(one, name) and isinstance(one.ctx, ast.Load)]
            ends = [one for one in told if isinstance(source.parent[one], (ast.Return, ast.Assign)) or called(
                source.parent[one]) == "print"]
            if ends and all(source.up(one, ast.If) in within(*loop.body) for one in ends) and len(ends) == len(told):
                yield node, name


def pair_swapped(source):
    """A pair is looked for as (a, b) and marked as (b, a)."""
    for node in source.of(ast.Call):
        pair = node.args[0] if is_method(node, ("add",)) and len(node.args) == 1 else None
        if not isinstance(pair, ast.Tuple) or len(pair.elts) != 2 or not all(is_name(one) for one in pair.elts):
            continue
        test = source.up(node, ast.If)
        for one in within(test.test) if test else []:
            if isinstance(one, ast.Compare) and isinstance(one.ops[0], ast.NotIn) and isinstance(one.left, ast.Tuple):
                turned = len(one.left.elts) == 2 and same(one.left.elts[0], pair.elts[1]) and same(
                    one.left.elts[1], pair.elts[0]) and not same(pair.elts[0], pair.elts[1])
                if turned and same(one.comparators[0], node.func.value):
                    yield node, getattr(node.func.value, "id", "")


def is_returned(node, value):
    return isinstance(node, ast.Return) and isinstance(node.value, ast.Constant) and node.value.value is value


def prime_tests(source):
    """Functions that look for a divisor of their parameter, and its name."""
    for node in source.functions.values():
        if len(node.args.args) != 1:
            continue
        name = node.args.args[0].arg
        inside = within(*node.body)
        divides = [one for one in inside if isinstance(one, ast.BinOp) and isinstance(one.op, ast.Mod)
                   and is_name(one.left, name) and is_name(one.right)]
        if divides and source.up(divides[0], *LOOPS) and is_returned(node.body[-1], True) and any(
                is_returned(one, False) for one in inside):
            yield node, name, inside


def is_compared(nodes, name, *numbers):
    return any(isinstance(one, ast.Compare) and any(is_name(part, name) for part in within(one)) and any(
        is_number(part, *numbers) for part in within(one)) and not any(
        isinstance(part, ast.Mod) for part in within(one)) for one in nodes)


def one_is_prime(source):
    for node, name, inside in prime_tests(source):
        callers = [one for one in source.of(ast.Compare, ast.Call) if one not in inside]
        outside = any(isinstance(one, ast.Compare) and any(is_number(part, 0, 1, 2) for part in within(one)) or called(
            one) in ("max", "range") and any(is_number(part, 2) for part in one.args) for one in callers)
        if not is_compared(inside, name, 0, 1, 2, 3) and not outside:
            yield node, ""


def two_is_even(source):
    for node, name, inside in prime_tests(source):
        if is_compared(inside, name, 2, 3) and not is_below_two(inside, name):
            continue
        for one in inside:
            even = [part for part in within(one.test) if isinstance(part, ast.Compare) and is_number(
                part.comparators[0], 0) and isinstance(part.left, ast.BinOp) and isinstance(part.left.op, ast.Mod)
                and is_name(part.left.left, name) and is_number(part.left.right, 2)] if isinstance(one, ast.If) else []
            plain = even and (one.test is even[0] or isinstance(one.test, ast.BoolOp) and isinstance(
                one.test.op, ast.Or))
            if plain and not source.up(one, *LOOPS) and len(one.body) == 1 and is_returned(one.body[0], False):
                yield one, ""


def is_below_two(nodes, name):
    """Whether 2 and 3 stand in nothing but n < 2, which says nothing of 2 itself."""
    return all(isinstance(one.ops[0], ast.Lt) and is_number(one.comparators[0], 2) for one in nodes
               if isinstance(one, ast.Compare) and is_compared([one], name, 2, 3))


def keys_only(source):
    """A loop over a dictionary that wants keys and values of it."""
    def is_mapping(node):
        return is_name(node) and source.is_always(node.id, lambda value: isinstance(
            value, (ast.Dict, ast.DictComp)) or called(value) in MAPPINGS)

    for node in source.of(ast.For, ast.comprehension):
        over = node.iter
        if called(over) in ("sorted", "list", "reversed") and is_name(over.func) and over.args:
            over = over.args[0]
        if isinstance(node.target, ast.Tuple) and is_mapping(over) and not any(
                isinstance(one, ast.Tuple) for one in keys_of(source, over.id)):
            yield over, over.id


def keys_of(source, name):
    return [node.slice for node in source.of(ast.Subscript) if is_name(node.value, name)]


def difference_index(source):
    """a[x - y], where nothing compares x and y: below 0 it is another element, or none at all."""
    for node in source.of(ast.Subscript):
        index = node.slice
        if not isinstance(index, ast.BinOp) or not isinstance(index.op, ast.Sub):
            continue
        if not is_name(index.left) or not is_name(index.right) or not isinstance(node.ctx, ast.Load):
            continue
        names = {index.left.id, index.right.id}
        guards = [one for one in source.of(ast.Compare, ast.Call) if isinstance(one, ast.Compare) or called(one) in (
            "range", "min", "max")]
        guarded = any(names <= {part.id for part in within(one) if is_name(part)} and not any(
            isinstance(part, ast.Subscript) for part in within(one)) for one in guards)
        started = any(called(one) == "range" and any(is_name(part, index.right.id) for part in within(*one.args))
                      for one in source.of(ast.Call))
        started = started or any(getattr(one.target, "id", "") in names and any(
            is_name(part) and part.id in names for part in within(one.iter)) for one in source.of(ast.For))
        loops = all(any(isinstance(value, ast.For) for value in source.stores.get(name, [])) for name in names)
        if loops and not guarded and not started:
            yield node, index.left.id + "-" + index.right.id


RULES = {
    "sign-turned": sign_turned,
    "float-modulus": float_modulus,
    "iterator-compared": iterator_compared,
    "hidden-name": hidden_name,
    "one-times": one_times,
    "format-first": format_first,
    "overwritten-first": overwritten_first,
    "pair-swapped": pair_swapped,
    "strips-letters": strips_letters,
    "variable-reused": variable_reused,
    "smallest-of-zero": smallest_of_zero,
    "steps-per-cell": steps_per_cell,
    "two-is-even": two_is_even,
    "one-is-prime": one_is_prime,
    "difference-index": difference_index,
}
CRASHES = {
    "keys-only": keys_only,
    "format-first": format_first,
    "difference-index": difference_index,
}
