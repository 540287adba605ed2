"""Other names, ranges, indices and calls in place of those that are written."""
import ast
from itertools import combinations

from changes import Change
from slip_source import called, changed, is_method, is_name, is_number

CALLS = {
    "min": ("max", 2), "max": ("min", 2), "pop": ("popleft", 2), "popleft": ("pop", 1), "append": ("appendleft", 3),
    "appendleft": ("append", 2), "find": ("rfind", 2), "upper": ("lower", 2), "lower": ("upper", 2),
    "any": ("all", 1), "all": ("any", 1), "isdigit": ("isalnum", 3), "isalpha": ("isalnum", 3),
    "isalnum": ("isalpha", 1),
    "bisect_left": ("bisect_right", 0), "bisect_right": ("bisect_left", 0), "bisect": ("bisect_left", 0),
    "floor": ("ceil", 1), "ceil": ("floor", 1), "union": ("intersection", 2), "add": ("discard", 3),
    "most_common": ("items", 1), "combinations": ("permutations", 2), "permutations": ("combinations", 2), "extend": ("append", 2),
}


def ranges(program):
    for node in program.of(ast.Call):
        if called(node) != "range" or not node.args or any(isinstance(one, ast.Starred) for one in node.args):
            continue
        texts = [program.text(one) for one in node.args]
        others = other_ranges(texts)
        for loop in program.of(ast.For) if len(texts) == 1 else []:
            if is_name(loop.target) and any(node is one for one in ast.walk(loop)) and loop.iter is not node:
                name = loop.target.id
                others += [(1, name + " + 1, " + texts[0]), (1, name + ", " + texts[0]), (1, name), (1, name + " + 1")]
        for rank, text in others:
            yield Change(rank, [arguments(program, node, text)])


def two_ranges(program):
    """Two that are alike, both one longer."""
    alike = [node for node in program.of(ast.Call) if called(node) == "range" and len(node.args) == 1][:8]
    for one, other in combinations(alike, 2):
        yield Change(2, [arguments(program, node, more(program.text(node.args[0]))) for node in (one, other)])


def other_ranges(texts):
    if len(texts) == 1:
        last = texts[0]
        return [(0, "1, " + more(last)), (0, more(last)), (0, less(last)), (1, "1, " + last),
                (1, less(last) + ", -1, -1"), (2, last + ", 0, -1"), (3, "0, " + last + ", 2")]
    first, last = texts[:2]
    step = texts[2:]
    others = [(0, first, more(last)), (0 if step else 1, first, less(last)), (1, more(first), last),
              (1, less(first), last)]
    found = [(rank, ", ".join([begin, end, *step])) for rank, begin, end in others]
    if not step:
        found += [(1, ", ".join([less(last), less(first), "-1"])), (2, last)]
    elif step == ["-1"]:
        found.append((1, more(last) + ", " + more(first)))
    return found + [(3, first + ", " + last)]


def more(text):
    return str(int(text) + 1) if text.isdigit() else text[:-4] if text.endswith(" - 1") else text + " + 1"


def less(text):
    return str(int(text) - 1) if text.isdigit() else text[:-4] if text.endswith(" + 1") else text + " - 1"


def arguments(program, call, text):
    """Others between the brackets."""
    return program.end(call.func), program.end(call), "(" + text + ")"


def indices(program):
    for node in program.of(ast.Subscript):
        index = node.slice
        if isinstance(index, ast.Slice):
            for part in (index.lower, index.upper):
                if part is not None:
                    yield Change(1, [program.instead(part, more(program.text(part)))])
                    yield Change(1, [program.instead(part, less(program.text(part)))])
                    yield Change(3, [program.instead(part, "")])
            continue
        if isinstance(index, (ast.Name, ast.BinOp, ast.Call)):
            yield Change(1, [program.instead(index, less(program.text(index)))])
            yield Change(1, [program.instead(index, more(program.text(index)))])
        inner = node.value
        if isinstance(inner, ast.Subscript) and not isinstance(inner.slice, ast.Slice):
            yield Change(1, [program.instead(inner.slice, program.text(index)),
                             program.instead(index, program.text(inner.slice))])
    for node in program.of(ast.If, ast.While):
        for one in ast.walk(node.test):
            if isinstance(one, ast.Subscript) and isinstance(one.slice, ast.BinOp) and is_name(one.value) \
                    and isinstance(one.slice.op, ast.Add):
                text = "%s < len(%s) and (%s)" % (program.text(one.slice), one.value.id, program.text(node.test))
                yield Change(0, [program.instead(node.test, text)])
        back = [one.slice for one in ast.walk(node.test) if isinstance(one, ast.Subscript)
                and isinstance(one.slice, ast.BinOp) and isinstance(one.slice.op, ast.Sub)]
        for index in back:
            guard = "%s >= %s and (%s)" % (program.text(index.left), program.text(index.right), program.text(node.test))
            yield Change(1, [program.instead(node.test, guard)])


def loop_indices(program):
    """Everything that a loop's variable is the index of, one further or one less."""
    for loop in program.of(ast.For):
        if called(loop.iter) == "range" and is_name(loop.target):
            found = [node.slice for node in ast.walk(loop) if isinstance(node, ast.Subscript)
                     and is_name(node.slice, loop.target.id)]
            if len(found) > 1:
                for step in (" - 1", " + 1"):
                    yield Change(1, [program.instead(index, loop.target.id + step) for index in found])


def names(program):
    """Others that were made together with one, or that count a loop, too."""
    twins = twins_in(program)
    for node in program.of(ast.Name):
        if isinstance(node.ctx, ast.Load):
            for other, rank in twins_of(program, twins, node).items():
                yield Change(rank, [program.instead(node, other)])
    for test in program.of(ast.BoolOp):
        turned = []
        inside = [node for node in ast.walk(test) if is_name(node)]
        for name in dict.fromkeys(node.id for node in inside):
            first = next(node for node in inside if node.id == name)
            for other, rank in twins_of(program, twins, first).items():
                if other > name and rank < 3 and any(is_name(node, other) for node in inside):
                    turned.append(Change(1, [program.instead(node, other if node.id == name else name)
                                             for node in inside if node.id in (name, other)]))
        yield from sorted(turned, key=lambda change: len(change.edits))


def twins_of(program, twins, node):
    return {**twins.get((program.nodes[0], node.id), {}), **twins.get((program.owner(node), node.id), {})}


def twins_in(program):
    groups = {}
    for node in program.of(ast.Name):
        if isinstance(node.ctx, ast.Store):
            parent = program.parent[node]
            owner = program.owner(node)
            if isinstance(parent, (ast.Tuple, ast.List)):
                groups.setdefault((owner, parent), []).append(node.id)
            loop = program.parent[parent] if isinstance(parent, ast.Tuple) else parent
            if isinstance(loop, (ast.For, ast.comprehension)):
                groups.setdefault((owner, "loops"), []).append(node.id)
            elif isinstance(parent, ast.Assign):
                groups.setdefault((owner, type(parent.value)), []).append(node.id)
    for node in program.of(ast.FunctionDef):
        groups[node, "arguments"] = [one.arg for one in node.args.args]
    twins = {}
    for (owner, kind), group in groups.items():
        rank = 3 if isinstance(kind, type) else 1
        for name in group:
            for other in dict.fromkeys(group):
                if other != name and len(group) <= 12:
                    twins.setdefault((owner, name), {}).setdefault(other, rank)
    return twins


def calls(program):
    """Other functions, and other arguments of one's own."""
    for node in program.of(ast.Call):
        name = called(node)
        if name in CALLS:
            other, rank = CALLS[name]
            if name == "pop" and not node.args and b"deque" in program.content:
                rank = 0
            end = program.end(node.func)
            yield Change(rank, [(end - len(name), end, other)])
        if name in program.functions:
            for one in node.args:
                if is_name(one):
                    yield Change(1, [program.instead(one, one.id + " + 1")])
                    yield Change(1, [program.instead(one, one.id + " - 1")])
        if is_name(node.func) and len(node.args) == 2 and not node.keywords \
                and name not in ("range", "min", "max", "map", "print"):
            first, second = node.args
            yield Change(2, [arguments(program, node, program.text(second) + ", " + program.text(first))])


def texts(program):
    """What is read or a text is taken as a number, or cut in another way."""
    for node in program.of(ast.Call):
        name = called(node)
        whole = program.text(node)
        around = program.parent[node]
        if name == "split":
            yield Change(*((0, [arguments(program, node, "")]) if node.args else
                           (3, [arguments(program, node, "','")])))
            if called(around) != "map":
                yield Change(1, [program.instead(node, "list(map(int, " + whole + "))")])
        if name == "input" and called(around) not in ("int", "float"):
            if not isinstance(around, ast.Attribute):
                yield Change(1, [program.instead(node, "int(" + whole + ")")])
            yield Change(2, [program.instead(node, whole + ".strip()")])
            yield Change(3, [program.instead(node, whole + ".lower()")])
        if name in ("input", "readline") and isinstance(getattr(around, "targets", [None])[0], ast.Tuple):
            yield Change(0, [program.instead(node, whole + ".split()")])
            yield Change(1, [program.instead(node, "map(int, " + whole + ".split())")])
        if name == "readline" and not is_method(around, ("strip", "rstrip", "split")):
            yield Change(1, [program.instead(node, whole + ".strip()")])
        if is_method(node, ("strip", "lower", "upper", "rstrip")):
            yield Change(3, [program.instead(node, program.text(node.func.value))])
        if name == "replace" and len(node.args) == 3:
            yield Change(1, [arguments(program, node, ", ".join(program.text(one) for one in node.args[:2]))])
    if b"buffer" in program.content:
        for node in program.of(ast.Name):
            if called(program.parent[node]) == "print":
                yield Change(1, [program.instead(node, node.id + ".decode()")])
    for part in kept_parts(program):
        yield Change(2, [program.instead(part, "int(" + program.text(part) + ")")])


def kept_parts(program):
    """What may be a text of all that is put into a list or a variable."""
    for node in program.of(ast.Call):
        for one in node.args if called(node) in ("append", "add") else []:
            parts = one.elts if isinstance(one, (ast.Tuple, ast.List)) else [one]
            yield from (part for part in parts if isinstance(part, (ast.Name, ast.Subscript)))
    for node in program.of(ast.Assign):
        targets = node.targets[0].elts if isinstance(node.targets[0], ast.Tuple) else node.targets
        values = node.value.elts if isinstance(node.value, ast.Tuple) else [node.value]
        if len(targets) == len(values):
            yield from (part for part in values if isinstance(part, ast.Subscript))


def deleted(program):
    """An element that is taken away by its index, and not by what it is."""
    for node in program.of(ast.Delete):
        target = node.targets[0]
        if len(node.targets) == 1 and isinstance(target, ast.Subscript) and not isinstance(target.slice, ast.Slice):
            text = "%s.remove(%s)" % (program.text(target.value), program.text(target.slice))
            yield Change(0, [program.instead(node, text)])
    for node in program.of(ast.Call):
        if is_method(node, ("pop",)) and len(node.args) == 1 and isinstance(program.parent[node], ast.Expr):
            end = program.end(node.func)
            yield Change(1, [(end - len("pop"), end, "remove")])


def rounded(program):
    """Functions of one number or one list."""
    for node in program.of(ast.Call):
        if not is_name(node.func) or len(node.args) != 1 or node.keywords:
            continue
        name, argument, whole = called(node), node.args[0], program.text(node)
        text = program.text(argument)
        others = []
        if name == "int" and isinstance(argument, ast.BinOp) and isinstance(argument.op, ast.Div):
            others.append((0, "(%s // %s)" % (program.text(argument.left), program.text(argument.right))))
        if name == "int":
            others.append((1, "round(" + text + ")"))
        if name == "round":
            others += [(1, "int(" + text + " + 0.5)"), (2, "int(" + text + ")")]
        if name == "len":
            others += [(1, whole + " - 1"), (2, whole + " + 1"), (2, "len(set(" + text + "))")]
        if name in ("set", "abs", "sorted", "int", "str", "list"):
            others.append((1 if name == "set" else 3, text))
        for rank, other in others:
            yield Change(rank, [program.instead(node, other)])


def containers(program):
    for node in program.of(ast.Call):
        name = called(node)
        if name == "pop" and len(node.args) < 2:
            yield Change(1, [arguments(program, node, "" if node.args else "0")])
        if name == "append" and len(node.args) == 1 and is_name(node.args[0]):
            one = node.args[0]
            rank = 0 if one.id in changed(program.nodes) else 3
            yield Change(rank, [program.instead(one, one.id + "[:]")])
        if name in ("setdefault", "get") and len(node.args) == 1:
            yield Change(1, [arguments(program, node, program.text(node.args[0]) + ", 0")])
        if name in ("sort", "sorted"):
            yield from sortings(program, node)


def sortings(program, node):
    keywords = {one.arg: one for one in node.keywords}
    closing = program.end(node) - 1
    comma = ", " if node.args or keywords else ""
    if "reverse" in keywords:
        yield Change(1, [program.instead(keywords["reverse"].value, "False")])
        yield from other_orders(program, keywords)
    else:
        yield Change(1, [(closing, closing, comma + "reverse=True")])
    if list(keywords) == ["key"]:
        start = program.end(node.args[-1]) if node.args else program.end(node.func) + 1
        yield Change(1, [(start, program.end(keywords["key"].value), "")])
    for rank, key in () if "key" in keywords else ((2, "int"), (3, "len"), (3, "lambda one: one[1]")):
        yield Change(rank, [(closing, closing, comma + "key=" + key)])


def turned_round(program):
    """Two values in the other order, and keys from the largest on."""
    pairs = [node.elts for node in program.of(ast.Tuple) if len(node.elts) == 2 and isinstance(node.ctx, ast.Load)]
    pairs += [(node.body, node.orelse) for node in program.of(ast.IfExp)]
    for one, other in pairs:
        yield Change(2, [program.instead(one, program.text(other)), program.instead(other, program.text(one))])
    for node in program.of(ast.Lambda):
        for part in node.body.elts if isinstance(node.body, ast.Tuple) else [node.body]:
            yield Change(1, [program.instead(part, "-" + program.text(part))])
            yield Change(1, [program.instead(part, "int(" + program.text(part) + ")")])


def other_orders(program, keywords):
    """Some parts of a key from the largest on, and the others not."""
    key = keywords["key"].value if "key" in keywords else None
    function = program.functions.get(getattr(key, "attr", getattr(key, "id", "")))
    bodies = [key.body] if isinstance(key, ast.Lambda) else [
        node.value for node in (ast.walk(function) if function else ()) if isinstance(node, ast.Return)]
    for body in bodies:
        parts = body.elts[:4] if isinstance(body, ast.Tuple) else []
        for i in range(1, 2 ** len(parts)):
            some = [program.instead(part, ("-" + program.text(part)).replace("--", ""))
                    for j, part in enumerate(parts) if i >> j & 1]
            yield Change(1, [program.instead(keywords["reverse"].value, "False"), *some])


def printed(program):
    for node in program.of(ast.Call):
        if called(node) != "print":
            continue
        keywords = {one.arg for one in node.keywords}
        closing = program.end(node) - 1
        comma = ", " if node.args or keywords else ""
        loop = program.up(node, ast.For, ast.While)
        for name, value, rank in (("end", "' '", 2), ("end", "''", 2), ("sep", "''", 2), ("sep", "'\\n'", 2)):
            if name not in keywords and (loop if name == "end" else len(node.args) != 1
                                         or isinstance(node.args[0], ast.Starred)):
                yield Change(rank, [(closing, closing, comma + name + "=" + value)])
        for one in node.keywords:
            yield Change(2, [program.instead(one.value, "'\\n'" if one.arg == "end" else "' '")])
        for one in node.args:
            if isinstance(one, ast.Starred) and isinstance(one.value, ast.Name):
                for part in ("[1:]", "[:-1]", "[::-1]"):
                    yield Change(2, [program.instead(one.value, one.value.id + part)])
        if len(node.args) == 1 and not isinstance(node.args[0], (ast.Starred, ast.JoinedStr)):
            value = node.args[0]
            text = program.text(value)
            yield Change(2, [program.instead(value, text + " + 1")])
            yield Change(2, [program.instead(value, text + " - 1")])
            yield Change(2, [program.instead(value, "*" + text)])
            yield Change(2, [program.instead(value, "int(" + text + ")")])
            yield Change(3, [program.instead(value, "max(0, " + text + ")")])
            yield Change(3, [program.instead(value, "sorted(" + text + ")")])
            yield Change(3, [program.instead(value, text + "[::-1]")])
            if called(value) == "round" and len(value.args) == 2 and is_number(value.args[1]):
                form = '"%%.%df" %% (%s)' % (value.args[1].value, program.text(value.args[0]))
                yield Change(0, [program.instead(value, form)])


RULES = (ranges, two_ranges, indices, loop_indices, names, calls, texts, deleted, rounded, containers, turned_round,
         printed)
