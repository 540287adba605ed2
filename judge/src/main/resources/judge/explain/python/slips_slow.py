"""What takes more time or memory than it seems, in the source of a program that had too little of them."""
import ast
from itertools import chain

from slip_source import LOOPS, TESTS
from slip_source import called, changed, copied, is_method, is_name, is_number, leaves, same, stored, within

LISTS = (ast.List, ast.ListComp)
WHOLE = "sum max min sorted".split()


def is_list(source, name):
    """Whether it is a list whose length is no number in the source."""
    return source.is_always(name, lambda value: isinstance(value, LISTS) or called(value) == "list" or (
        isinstance(value, ast.BinOp) and isinstance(value.left, ast.List)))


def in_list(source):
    grown = {node.func.value.id for node in source.of(ast.Call)
             if is_method(node, ("append",)) and is_name(node.func.value)}
    for node in source.of(ast.Compare):
        name = getattr(node.comparators[0], "id", "")
        if isinstance(node.ops[0], (ast.In, ast.NotIn)) and name in grown and is_list(source, name):
            if source.up(node, *LOOPS, ast.FunctionDef):
                yield node, name


def front(source):
    for node in source.of(ast.Call):
        if is_method(node, ("pop", "insert")) and is_name(node.func.value) and node.args:
            if is_number(node.args[0], 0) and is_list(source, node.func.value.id) and source.up(node, *LOOPS):
                yield node, node.func.value.id


def shifted(source):
    """a = a[1:], which copies what stays."""
    for node in source.of(ast.Assign):
        value, target = node.value, node.targets[0]
        if isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice) and source.up(node, *LOOPS):
            part = value.slice
            if is_number(part.lower) and not part.upper and not part.step and part.lower.value > 0:
                if is_name(target) and same_name(target, value.value):
                    yield node, target.id


def sorted_anew(source):
    """A list that grows is sorted in the same loop."""
    for node in source.of(ast.Call):
        loop = source.up(node, *LOOPS)
        place = node.func.value if is_method(node, ("sort",)) else node.args[0] if is_name(
            node.func, "sorted") and node.args else None
        if loop and is_name(place) and not any(node in within(one) for one in begins(loop)):
            grows = any(is_method(one, ("append", "insert")) and is_name(one.func.value, place.id)
                        for one in within(*loop.body))
            if grows and place.id not in {one.id for one in within(*loop.body) if is_name(one) and isinstance(
                    one.ctx, ast.Store) and isinstance(source.value_of(one), LISTS)}:
                yield node, place.id


def begins(loop):
    return [loop.iter] if isinstance(loop, ast.For) else []


def never_marked(source):
    """What is reckoned from what was taken is put in again, and nothing tells what has been there."""
    for loop in source.of(ast.While):
        inside = within(*loop.body)
        asked = any(isinstance(one, (ast.In, ast.NotIn, ast.Set, ast.SetComp, ast.DictComp)) or called(one) == "set"
                    or is_method(one, ("add", "setdefault")) for one in inside)
        asked = asked or any(isinstance(one, ast.Subscript) and isinstance(one.ctx, ast.Store) for one in inside)
        asked = asked or any(isinstance(one, ast.Compare) and any(isinstance(part, ast.Subscript) for part in within(
            one)) and isinstance(one.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE)) for one in inside)
        taken = {one.func.value.id for one in inside if is_method(one, ("popleft", "pop", "get")) and is_name(
            one.func.value)} | {one.iter.id for one in inside if isinstance(one, ast.For) and is_name(one.iter)}
        moved = {one.targets[0].id: one.value.id for one in loop.body if isinstance(one, ast.Assign) and is_name(
            one.targets[0]) and is_name(one.value)}
        for node in [] if asked else inside:
            if is_method(node, ("append", "put")) and is_name(node.func.value) and source.up(node, ast.For) in inside:
                name = node.func.value.id
                back = name in taken or any(moved.get(one) == name for one in taken)
                if back and any(isinstance(one, ast.BinOp) for one in within(*node.args)):
                    yield node, name


def whole_in_loop(source):
    for node in source.of(ast.Call, ast.Subscript):
        loop = source.up(node, *LOOPS, ast.ListComp, ast.GeneratorExp)
        first = [] if loop is None or isinstance(loop, ast.While) else within(
            loop.iter if isinstance(loop, ast.For) else loop.generators[0].iter)
        if loop is None or node in first:
            continue
        value = node.args[0] if called(node) in WHOLE and is_name(node.func) and len(node.args) == 1 else None
        if is_method(node, ("count", "index")):
            value = node.func.value
        if isinstance(node, ast.Subscript):
            value = node.value if isinstance(node.slice, ast.Slice) and node.slice.step else None
        if isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice):
            value = value.value
        if is_name(value) and source.parent[node] is not loop:
            inside = within(loop)
            if value.id not in changed(inside) | stored(inside):
                yield node, value.id


def recursion(source):
    for name, node in source.functions.items():
        inside = within(*node.body)
        kept = node.decorator_list or any(
            isinstance(one, (ast.In, ast.NotIn)) or isinstance(one, ast.Subscript) and isinstance(one.ctx, ast.Store)
            for one in inside)
        for one in [] if kept else inside:
            calls = [call for call in within(one) if isinstance(call, ast.Call) and is_name(call.func, name)]
            smaller = [call for call in calls if any(isinstance(part, ast.Sub) for part in within(*call.args))]
            if isinstance(one, ast.Return) and len(smaller) > 1:
                yield one, name
            if isinstance(one, ast.For) and smaller and len(node.args.args) == 1:
                yield smaller[0], name
        used = [call for call in inside if isinstance(call, ast.Call) and is_name(call.func, name)
                and not isinstance(source.parent[call], ast.Expr)
                and any(isinstance(part, ast.BinOp) for part in within(*call.args))]
        if len(used) > 1 and not kept:
            yield used[-1], name


def all_divisors(source):
    for node in source.of(ast.BinOp):
        loop = source.up(node, *LOOPS)
        if not isinstance(node.op, ast.Mod) or not is_name(node.left) or not is_name(node.right) or not loop:
            continue
        if isinstance(loop, ast.For) and called(loop.iter) == "range" and same_name(loop.target, node.right):
            end = loop.iter.args[-1] if len(loop.iter.args) < 3 else loop.iter.args[1]
        elif isinstance(loop, ast.While) and isinstance(loop.test, ast.Compare):
            end = loop.test.comparators[-1] if same_name(loop.test.left, node.right) else None
        else:
            continue
        if isinstance(end, ast.BinOp) and isinstance(end.op, ast.Add):
            end = end.left
        if is_name(end, node.left.id):
            yield loop, node.left.id


def same_name(one, other):
    return is_name(one) and is_name(other) and one.id == other.id


def own_sort(source):
    for node in source.of(ast.Assign):
        pair, other = node.targets[0], node.value
        if not isinstance(pair, ast.Tuple) or not isinstance(other, ast.Tuple) or len(pair.elts) != 2:
            continue
        if len(other.elts) != 2 or not all(isinstance(one, ast.Subscript) for one in pair.elts + other.elts):
            continue
        inner = source.up(node, *LOOPS)
        turned = same(pair.elts[0].value, pair.elts[1].value) and is_same_place(
            pair.elts[0], other.elts[1]) and is_same_place(pair.elts[1], other.elts[0])
        if turned and inner and source.up(inner, *LOOPS) and isinstance(source.parent[node], ast.If):
            yield node, ""


def is_same_place(one, other):
    return same(one.value, other.value) and same(one.slice, other.slice)


def grows_by_copy(source):
    for node in source.of(ast.Assign):
        value = node.value
        if not is_name(node.targets[0]) or not isinstance(value, ast.BinOp) or not isinstance(value.op, ast.Add):
            continue
        name = node.targets[0].id
        before = is_name(value.right, name) and any(
            isinstance(one, ast.Constant) and one.value == "" for one in source.stores[name])
        after = is_name(value.left, name) and isinstance(value.right, ast.List)
        front_of_list = is_name(value.right, name) and isinstance(value.left, ast.List)
        if (before or after or front_of_list) and source.up(node, *LOOPS):
            yield node, name


def marks(node):
    """The name of what a statement marks something in: seen[x] = True, seen.add(x)."""
    if isinstance(node, ast.Assign) and isinstance(node.value, ast.Constant):
        place = node.targets[0]
        while isinstance(place, ast.Subscript):
            place = place.value
        return place.id if is_name(place) and not is_name(node.targets[0]) else ""
    call = node.value if isinstance(node, ast.Expr) else None
    return call.func.value.id if is_method(call, ("add",)) and is_name(call.func.value) else ""


def marked_late(source):
    for loop in source.of(ast.While):
        takes = [node for node in loop.body if isinstance(node, ast.Assign)
                 and called(node.value) in ("popleft", "pop", "get", "heappop")]
        for node in loop.body if takes else []:
            name = marks(node)
            early = [one for one in within(*loop.body) if one is not node and marks(one) == name]
            asked = any(isinstance(one, ast.If) and any(is_name(part, name) for part in within(one.test))
                        for one in loop.body)
            puts = [one for one in within(*loop.body) if is_method(one, ("append", "put")) or called(one) == "heappush"]
            if name and puts and not early and not asked:
                yield node, name


def endless(source):
    outside = {name for node in source.of(ast.Global, ast.Nonlocal) for name in node.names}
    outside |= changed(source.nodes)
    outside |= {node.value.id for node in source.of(ast.Attribute)
                if is_name(node.value) and not isinstance(source.parent[node], ast.Call)}
    for loop in source.of(ast.While):
        inside = within(*loop.body)
        tested = {node.id for node in within(loop.test) if is_name(node)}
        used = {node.value.id for node in inside if isinstance(node, ast.Attribute) and is_name(node.value)}
        used |= {node.id for node in inside if is_name(node) and called(source.parent[node])}
        moved = stored(inside) | outside | used
        if tested and is_plain(loop.test) and not tested & moved and not leaves(inside):
            yield loop, sorted(tested)[0]
        for node in loop.body if is_plain(loop.test) else []:
            if not isinstance(node, ast.If) or node.orelse or not is_plain(node.test):
                break
            if len(node.body) == 1 and isinstance(node.body[0], ast.Continue):
                yield node.body[0], ""
            if not isinstance(node.body[-1], (ast.Continue, ast.Break)):
                break


def reads_beyond(source):
    """A loop is left by a character or a line only, and at the end of the input an empty text is read for ever."""
    for loop in source.of(ast.While):
        inside = within(*loop.body)
        read = {node.targets[0].id for node in inside if isinstance(node, ast.Assign) and is_name(node.targets[0])
                and called(node.value) in ("read", "readline")}
        test = loop.test
        if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not):
            place = test.operand.func.value if is_method(test.operand, ("isdigit", "isalpha", "isalnum")) else None
        elif isinstance(test, ast.Compare) and isinstance(test.ops[0], ast.NotEq):
            asked = test.comparators[0]
            place = test.left if isinstance(asked, ast.Constant) and asked.value else None
        else:
            place = None
        if is_name(place) and place.id in read and not leaves(inside):
            yield loop, ""


def is_plain(test):
    """Whether nothing changes by asking it."""
    return not any(isinstance(node, ast.Call) and called(node) not in TESTS + ["len"] or isinstance(
        node, (ast.NamedExpr, ast.Yield, ast.Await)) for node in within(test))


def copies_kept(source):
    for node in source.of(ast.Call):
        if is_method(node, ("append",)) and len(node.args) == 1 and copied(node.args[0]) and source.up(node, *LOOPS):
            loop = source.up(node, *LOOPS)
            if copied(node.args[0]) in changed(within(loop)):
                yield node, copied(node.args[0])


def long_list(source):
    for node in source.of(ast.BinOp):
        if isinstance(node.op, ast.Mult) and isinstance(node.left, ast.List) and len(node.left.elts) == 1:
            if isinstance(node.left.elts[0], ast.Constant) and not isinstance(node.right, ast.Constant):
                yield node, ""


RULES = {
    "loop-reads-beyond": reads_beyond,
    "loop-endless": endless,
    "slow-recursion": recursion,
    "slow-divisors": all_divisors,
    "slow-in-list": in_list,
    "slow-front": lambda source: chain(front(source), shifted(source)),
    "slow-marked": marked_late,
    "slow-whole": whole_in_loop,
    "slow-sort": own_sort,
    "slow-sorted": sorted_anew,
    "never-marked": never_marked,
    "slow-copies": grows_by_copy,
}
MEMORY = {
    "slow-marked": marked_late,
    "never-marked": never_marked,
    "copies-kept": copies_kept,
    "long-list": long_list,
}
