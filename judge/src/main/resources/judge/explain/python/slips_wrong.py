"""What is allowed and seldom meant, in the source of a program whose answer is wrong."""
import ast
import re
from itertools import chain

import slips_objects
from slip_source import CHANGING, LOOPS, TESTS
from slip_source import called, is_constant_index, is_method, is_name, is_number, leaves, same, within

NEW_TEXT = "lower upper strip lstrip rstrip replace title capitalize swapcase zfill ljust rjust".split()
NEW_VALUE = "sorted reversed int float str abs round max min sum len".split()
SIGNS = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*", ast.Div: "/", ast.FloorDiv: "//", ast.Mod: "%"}
SUMS = tuple(SIGNS)
BRACES = re.compile(r"(?<!\{)\{\s*([A-Za-z_]\w*)[^{}]*\}")


def conditions(source):
    for node in source.of(ast.If, ast.While, ast.IfExp):
        yield node.test
    for node in source.of(ast.comprehension):
        yield from node.ifs


def call_forgotten(source):
    tested = [node for test in conditions(source) for node in within(test)]
    for node in tested:
        parent = source.parent[node]
        if isinstance(parent, (ast.If, ast.While, ast.IfExp, ast.BoolOp, ast.UnaryOp, ast.comprehension)):
            if isinstance(node, ast.Attribute) and node.attr in TESTS and node.attr not in source.attributes:
                yield node, node.attr
            if is_name(node) and node.id in source.functions and node.id not in source.stores:
                yield node, node.id
    for node in source.of(ast.Expr):
        value = node.value
        if isinstance(value, ast.Attribute) and value.attr in CHANGING and value.attr not in source.attributes:
            yield node, value.attr
        if is_name(value) and value.id not in source.stores:
            if value.id in source.functions or value.id in ("print", "exit", "quit", "input"):
                yield node, value.id


def result_lost(source):
    for node in source.of(ast.Expr):
        value = node.value
        if isinstance(value, ast.BinOp) and isinstance(value.op, SUMS):
            yield node, SIGNS[type(value.op)]
        if isinstance(value, ast.Compare) and len(value.ops) == 1 and isinstance(value.ops[0], ast.Eq):
            yield node, "=="
        if source.up(node, ast.Try) or not isinstance(value, ast.Call):
            continue
        name = called(value)
        plain = not any(isinstance(one, ast.Call) for argument in value.args for one in within(argument))
        if name in source.functions or name in source.stores or not plain:
            continue
        if is_name(value.func) and name in NEW_VALUE:
            yield node, name
        place = value.func.value if is_method(value, NEW_TEXT) else None
        if isinstance(place, ast.Subscript) or is_name(place) and not any(
                isinstance(one, ast.alias) for one in source.stores.get(place.id, [])):
            yield node, name


def condition_fixed(source):
    for test in conditions(source):
        for node in within(test):
            if isinstance(node, ast.Compare):
                for side in [node.left] + node.comparators:
                    if isinstance(side, ast.BoolOp) and all(isinstance(one, ast.Constant) for one in side.values):
                        yield node, ""
            if not isinstance(node, ast.BoolOp) or not isinstance(node.values[0], ast.Compare):
                continue
            if any(isinstance(one, ast.Constant) and not isinstance(one.value, bool) for one in node.values[1:]):
                yield node, ""
            sign = ast.NotEq if isinstance(node.op, ast.Or) else ast.Eq
            compared = [one for one in node.values if isinstance(one, ast.Compare) and isinstance(one.ops[0], sign)
                        and len(one.ops) == 1 and isinstance(one.comparators[0], ast.Constant)]
            for first in compared:
                if any(same(first.left, one.left) and first.comparators[0].value != one.comparators[0].value
                       for one in compared):
                    yield node, ""


def f_missing(source):
    if any(node.attr in ("format", "format_map", "Template") for node in source.of(ast.Attribute)):
        return
    for node in source.of(ast.Constant):
        if isinstance(node.value, str) and not isinstance(source.parent[node], (ast.Expr, ast.JoinedStr)):
            if any(name in source.stores for name in BRACES.findall(node.value[:500])):
                yield node, ""


def xor_for_power(source):
    others = source.of(ast.BitAnd, ast.BitOr, ast.LShift, ast.RShift, ast.Invert)
    for node in source.of(ast.BinOp):
        if isinstance(node.op, ast.BitXor):
            names = any(is_name(one) for one in within(node))
            if is_number(node.left, 2, 10) and not names or is_number(node.right, 2, 3) and not others:
                yield node, ""


def loop_else(source):
    for node in source.of(*LOOPS):
        if node.orelse and not leaves(within(*node.body)):
            yield node.orelse[0], ""


def negative_index(source):
    for node in source.of(ast.Try):
        caught = [one for handler in node.handlers if handler.type for one in within(handler.type)]
        bounds = source.of(ast.Compare)
        if any(is_name(one, "IndexError") for one in caught) and not any(
                is_number(side, 0, 1) or isinstance(side, ast.UnaryOp)
                for one in bounds for side in [one.left] + one.comparators
                if isinstance(one.ops[0], (ast.Lt, ast.LtE, ast.Gt, ast.GtE))):
            for one in within(*node.body):
                if isinstance(one, ast.Subscript) and not is_constant_index(one.slice):
                    yield one, ""


def bound_below_missing(source):
    """A step to a neighbour that is kept from going too far at one end only."""
    compared = source.of(ast.Compare)
    if not any(isinstance(one.op, ast.USub) for one in source.of(ast.UnaryOp)):
        return
    for node in compared:
        name = getattr(node.left, "id", "")
        if len(node.ops) > 1 or not isinstance(node.ops[0], ast.Lt) or not source.is_always(name, is_step):
            continue
        sides = [side for one in compared if one is not node for side in [one.left] + one.comparators]
        index = any(isinstance(one, ast.Subscript) and is_name(one.slice, name) for one in source.nodes)
        if index and not any(is_name(side, name) for side in sides) and isinstance(source.parent[node], ast.BoolOp):
            yield node, ""


def is_step(value):
    return isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add) and not isinstance(value.right, ast.Constant)


def root_left_out(source):
    def is_root(node):
        if is_name(node):
            return source.is_always(node.id, lambda value: not is_name(value) and is_root(value))
        if called(node) == "isqrt":
            return True
        inner = node.args[0] if called(node) == "int" and node.args else None
        return called(inner) == "sqrt" or isinstance(inner, ast.BinOp) and isinstance(inner.op, ast.Pow) and (
            isinstance(inner.right, ast.Constant) and inner.right.value == 0.5)

    for node in source.of(ast.For):
        if called(node.iter) == "range" and len(node.iter.args) > 1 and is_root(node.iter.args[1]):
            if any(isinstance(one, ast.Mod) for one in within(*node.body)):
                yield node, ""


def size_overwritten(source):
    for loop in source.of(ast.While):
        inside = within(*loop.body)
        for node in inside:
            if not isinstance(node, ast.Assign) or called(node.value) not in ("popleft", "pop", "heappop", "get"):
                continue
            for target in within(node.targets[0]):
                if is_name(target) and any(
                        called(one) in ("input", "readline") for value in source.stores[target.id]
                        if value not in (node, node.value) and not source.up(value, *LOOPS) for one in within(value)):
                    if is_bound(inside, target.id):
                        yield node, target.id


def is_bound(nodes, name):
    return any(isinstance(one, ast.Compare) and isinstance(one.ops[-1], (ast.Lt, ast.LtE, ast.GtE))
               and is_name(one.comparators[-1], name) for one in nodes)


def not_first(source):
    for node in source.of(ast.BoolOp):
        first = node.values[0]
        if isinstance(node.op, ast.And) and isinstance(first, ast.UnaryOp) and isinstance(first.op, ast.Not):
            chains = [one for one in [first.operand] + node.values[1:]
                      if isinstance(one, ast.Compare) and len(one.ops) > 1]
            if len(chains) == len(node.values):
                yield node, ""


def decided_early(source):
    for loop in source.of(*LOOPS):
        inside = within(loop)
        for node in loop.body:
            if not isinstance(node, ast.If) or not node.orelse or isinstance(node.orelse[0], ast.If):
                continue
            last, other = node.body[-1], node.orelse[-1]
            reads = any(called(one) in ("input", "readline") for one in inside)
            prints = len(node.orelse) == 1 and isinstance(other, ast.Expr) and called(other.value) == "print" and all(
                isinstance(one, ast.Constant) for one in other.value.args)
            if isinstance(last, (ast.Break, ast.Return)) and prints and not reads:
                yield other, ""
            if isinstance(last, ast.Return) and isinstance(other, ast.Return) and node is loop.body[-1]:
                if isinstance(loop, ast.For) and not any(isinstance(one, ast.Continue) for one in inside):
                    yield other, ""
            if isinstance(last, ast.Assign) and isinstance(other, ast.Assign) and not leaves(inside):
                flags = [one for one in (last, other) if is_name(one.targets[0])
                         and isinstance(one.value, ast.Constant) and isinstance(one.value.value, bool)]
                if len(flags) == 2 and same(last.targets[0], other.targets[0]):
                    name = last.targets[0].id
                    if not any(is_name(one, name) and isinstance(one.ctx, ast.Load) for one in inside):
                        yield other, name


def quotient(source):
    quotients = [node for node in source.of(ast.BinOp) if isinstance(node.op, ast.Div)]
    for node in source.of(ast.BinOp):
        if isinstance(node.op, ast.Mod) and not isinstance(node.left, ast.Constant):
            for one in quotients:
                if same(one.left, node.left) and same(one.right, node.right):
                    if called(source.parent[one]) not in ("int", "round", "floor", "ceil"):
                        yield one, ""


def int_cuts(source):
    def is_fraction(node):
        return any(called(one) == "float" or is_name(one) and any(
            called(value) == "float" or called(value) == "map" and is_name(value.args[0], "float")
            for value in source.stores.get(one.id, [])) for one in within(node))

    for node in source.of(ast.Call):
        if is_name(node.func, "int") and len(node.args) == 1 and isinstance(node.args[0], ast.BinOp):
            value = node.args[0]
            scaled = isinstance(value.op, ast.Mult) and any(
                is_number(one, 10, 100, 1000, 10000) for one in (value.left, value.right))
            if scaled and is_fraction(value):
                yield node, ""


def int_quotient(source):
    for node in source.of(ast.Call):
        if is_name(node.func, "int") and len(node.args) == 1 and isinstance(node.args[0], ast.BinOp):
            if isinstance(node.args[0].op, ast.Div) and not isinstance(node.args[0].right, ast.Constant):
                yield node, ""


def is_element(source, node):
    """Whether it is one of many as they were read."""
    return isinstance(node, ast.Subscript) or is_name(node) and source.is_always(
        node.id, lambda value: isinstance(value, (ast.For, ast.comprehension, ast.Subscript))
        or called(value) in ("int", "float"))


def starts_at_zero(source):
    for node in source.of(ast.If):
        test = node.test
        if not isinstance(test, ast.Compare) or not isinstance(test.ops[0], (ast.Gt, ast.GtE)) or len(test.ops) > 1:
            continue
        for one in node.body:
            if isinstance(one, ast.Assign) and is_name(one.targets[0]) and same(one.value, test.left):
                name = one.targets[0].id
                if is_name(test.comparators[0], name) and is_element(source, test.left) and all(
                        is_number(value, 0) or value is one.value for value in source.stores[name]):
                    yield one, name


def range_empty(source):
    for node in source.of(ast.Call):
        if is_name(node.func, "range") and len(node.args) == 2 and "range" not in source.stores:
            first, end = node.args
            below = is_number(end, 0) or isinstance(end, ast.UnaryOp) and is_number(end.operand)
            if below and not isinstance(first, ast.UnaryOp) and not is_number(first, 0):
                yield node, ""


def index_for_element(source):
    """An index that is compared or added up, in a loop that never asks for an element."""
    for loop in source.of(ast.For):
        over = loop.iter.args[0] if called(loop.iter) == "range" and len(loop.iter.args) == 1 else None
        if called(over) != "len" or not over.args or not is_name(over.args[0]) or not is_name(loop.target):
            continue
        inside = within(*loop.body)
        used = [node for node in inside if is_name(node, loop.target.id)]
        lists = [node for node in inside if isinstance(node, ast.Subscript) or is_name(node, over.args[0].id)]
        reckons = [node for node in used if source.up(node, ast.Compare) or isinstance(
            source.parent[node], ast.AugAssign)]
        if reckons and len(reckons) == len(used) and not lists:
            yield reckons[0], loop.target.id


RULES = {
    "read-past-input": slips_objects.read_past_input,
    "call-forgotten": call_forgotten,
    "result-lost": result_lost,
    "condition-fixed": condition_fixed,
    "f-missing": f_missing,
    "loop-else": loop_else,
    "return-missing": slips_objects.return_missing,
    "not-first": not_first,
    "iterator-spent": slips_objects.iterator_spent,
    "xor": xor_for_power,
    "root-left-out": root_left_out,
    "size-overwritten": size_overwritten,
    "quotient": quotient,
    "one-list": slips_objects.one_list,
    "range-empty": range_empty,
    "class-shared": slips_objects.class_shared,
    "same-object": slips_objects.same_object,
    "default-kept": slips_objects.default_kept,
    "newline-stays": slips_objects.newline_stays,
    "decided-early": decided_early,
    "int-cuts": int_cuts,
    "set-order": slips_objects.set_order,
    "starts-at-zero": starts_at_zero,
    "index-for-element": index_for_element,
    "int-quotient": int_quotient,
    "negative-index": lambda source: chain(negative_index(source), bound_below_missing(source)),
}
