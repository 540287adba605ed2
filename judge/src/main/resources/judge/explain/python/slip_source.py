"""A source in Python as a tree, and what slips are looked for with: which names are given what, and what changes."""
import ast

FUNCTIONS = (ast.FunctionDef, ast.AsyncFunctionDef, ast.Lambda)
LOOPS = (ast.For, ast.While)
TESTS = "isalpha isdigit isalnum islower isupper isspace isnumeric isdecimal".split()
NOTHING = "sort reverse append extend insert clear".split()
CHANGING = NOTHING + "pop remove add discard update popleft appendleft".split()


class Source:
    def __init__(self, text):
        self.lines = text.split("\n")
        self.nodes = list(ast.walk(ast.parse(text)))
        self.parent = {child: node for node in self.nodes for child in ast.iter_child_nodes(node)}
        self.stores = {}
        self.attributes = {node.attr for node in self.of(ast.Attribute) if isinstance(node.ctx, ast.Store)}
        self.functions = {node.name: node for node in self.of(ast.FunctionDef)}
        for node in self.of(ast.Name):
            if not isinstance(node.ctx, ast.Load):
                self.stores.setdefault(node.id, []).append(self.value_of(node))
        for node in self.of(ast.arg):
            self.stores.setdefault(node.arg, []).append(node)
        for node in self.of(ast.alias):
            self.stores.setdefault((node.asname or node.name).split(".")[0], []).append(node)

    def of(self, *kinds):
        return [node for node in self.nodes if isinstance(node, kinds)]

    def value_of(self, name):
        """What the name is given, where it is given one value; otherwise the statement that gives it some."""
        parent = self.parent[name]
        if isinstance(parent, (ast.Assign, ast.AnnAssign)) and parent.value:
            return parent.value
        while isinstance(parent, (ast.Tuple, ast.List, ast.Starred)):
            parent = self.parent[parent]
        return parent

    def up(self, node, *kinds):
        """The nearest of a kind that it is in, within the same function; or nothing."""
        while node in self.parent and not isinstance(node, FUNCTIONS):
            node = self.parent[node]
            if isinstance(node, kinds):
                return node
        return None

    def is_always(self, name, fits):
        return name in self.stores and all(fits(value) for value in self.stores[name])


def within(*trees):
    return [node for tree in trees for node in ast.walk(tree)]


def same(one, other):
    return ast.dump(one) == ast.dump(other)


def is_name(node, name=None):
    return isinstance(node, ast.Name) and (name is None or node.id == name)


def is_number(node, *values):
    return isinstance(node, ast.Constant) and type(node.value) is int and (not values or node.value in values)


def called(node):
    """The name of the function or method that is called, or of the one that is no call at all: nothing."""
    function = node.func if isinstance(node, ast.Call) else None
    return function.id if is_name(function) else function.attr if isinstance(function, ast.Attribute) else ""


def is_method(node, names):
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in names


def changed(nodes, depth=1):
    """Names of lists and the like that are changed in place: how deep, at least."""
    found = set()
    for node in nodes:
        place = node.func.value if is_method(node, CHANGING) else node
        deep = 1 if place is not node else 0
        if deep or isinstance(getattr(node, "ctx", None), ast.Store):
            while isinstance(place, ast.Subscript):
                deep, place = deep + 1, place.value
            if is_name(place) and deep >= depth:
                found.add(place.id)
    return found


def stored(nodes):
    return {node.id for node in nodes if is_name(node) and isinstance(node.ctx, ast.Store)}


def leaves(nodes):
    return any(isinstance(node, (ast.Break, ast.Return, ast.Raise)) or called(node) in ("exit", "quit", "_exit")
               for node in nodes)


def copied(value):
    """The name that a value is a copy of, a shallow one."""
    if isinstance(value, ast.Subscript) and isinstance(value.slice, ast.Slice):
        return value.value.id if is_name(value.value) and not value.slice.lower and not value.slice.step else ""
    if is_method(value, ("copy",)):
        return value.args[0].id if value.args and is_name(value.args[0]) else getattr(value.func.value, "id", "")
    return value.args[0].id if called(value) == "list" and value.args and is_name(value.args[0]) else ""


def is_constant_index(index):
    return all(isinstance(one, (ast.Constant, ast.UnaryOp, ast.USub, ast.Load)) or type(one).__name__ == "Index"
               for one in within(index))
