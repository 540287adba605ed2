package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.SyntaxNode;
import judge.cpp.Tree;
import judge.cpp.Variable;
import judge.explain.cpp.change.Part.Kind;

/** Finds the parts of a source; what is not understood is passed over. */
final class Parts {

    private static final Set<String> TYPES =
            Set.of(("int long double char bool string auto const unsigned float short vector ll LL size_t static "
                            + "map set pair queue stack deque std struct register priority_queue i64")
                    .split(" "));

    private static final Set<String> PASSED = Set.of("struct", "class", "union", "enum", "goto");

    private final List<Part> parts = new ArrayList<>();
    /** The names that are declared together with a name: members, with a point before each, and global variables. */
    private final Map<String, Set<String>> common = new HashMap<>();

    private Map<String, Set<String>> twins = common;

    /** Names that loops of the function count with. */
    private final Set<String> loops = new HashSet<>();

    private Set<String> local = new HashSet<>();
    private Set<String> visible = new HashSet<>();
    private String function = "";

    static List<Part> of(Tree tree) {
        Parts parts = new Parts();
        tree.root().children().forEach(parts::global);
        tree.root().children().forEach(parts::outside);
        return parts.parts;
    }

    /** Joins the variables that a line outside of functions declares, those of arrays apart. */
    private void global(SyntaxNode line) {
        Fragment code = line.code();
        if (line.is(SyntaxNode.Kind.DECLARATION)
                && TYPES.contains(code.at(code.from()))
                && !code.has("(")
                && !code.has("{")) {
            Map<Boolean, Set<String>> names = line.variables().stream()
                    .filter(one -> one.marks().isEmpty())
                    .collect(Collectors.partitioningBy(
                            Variable::isArray,
                            Collectors.mapping(one -> one.name().text(), Collectors.toSet())));
            names.values().forEach(all -> together(all, ""));
        }
    }

    private void outside(SyntaxNode node) {
        switch (node.kind()) {
            case FUNCTION -> node.body().ifPresent(body -> function(node, body));
            case STRUCT, NAMESPACE, TYPEDEF -> {
                together(plain(node.children().stream().flatMap(one -> one.variables().stream())), ".");
                node.children().forEach(this::outside);
            }
            case DECLARATION -> node.children()
                    .forEach(lambda -> function(node, lambda.children().get(0)));
            default -> {}
        }
    }

    private static Set<String> plain(Stream<Variable> variables) {
        return variables
                .filter(one -> !one.isArray() && one.value().isEmpty())
                .map(one -> one.name().text())
                .collect(Collectors.toSet());
    }

    private void function(SyntaxNode node, SyntaxNode body) {
        twins = new HashMap<>();
        common.forEach((name, others) -> twins.put(name, new HashSet<>(others)));
        local = new HashSet<>();
        visible = new HashSet<>();
        loops.clear();
        function = node.name();
        Set<String> names = plain(node.variables().stream());
        local.addAll(names);
        visible.addAll(names);
        node.variables().stream()
                .filter(one -> names.contains(one.name().text()))
                .collect(Collectors.groupingBy(one -> one.type().at(one.type().to() - 1) + one.marks()))
                .values()
                .forEach(alike -> together(plain(alike.stream()), ""));
        add(Kind.BODY, body.code(), body);
        body.children().forEach(this::statement);
    }

    private void together(Collection<String> names, String before) {
        for (String name : names) {
            Set<String> others = twins.computeIfAbsent(before + name, key -> new HashSet<>());
            others.addAll(names);
            others.remove(name);
        }
    }

    private void add(Kind kind, Fragment code, SyntaxNode node) {
        parts.add(new Part(kind, code, node, function, twins, local, Set.copyOf(visible)));
    }

    private void addPlain(Kind kind, Fragment code, SyntaxNode node) {
        if (!code.isEmpty() && !code.at(code.from()).equals("{") && !hasStatements(code)) {
            add(kind, code, node);
        }
    }

    /** Tells whether there are braces that do not hold values. */
    private static boolean hasStatements(Fragment code) {
        return IntStream.range(code.from(), code.to())
                .filter(i -> code.at(i).equals("{"))
                .anyMatch(i ->
                        !"(,={".contains(code.at(i - 1)) && !code.token(i - 1).isName());
    }

    private void whole(Kind kind, SyntaxNode node) {
        String end = node.code().at(node.code().to() - 1);
        if (end.equals(";") || end.equals("}")) {
            add(kind, node.code(), node);
        }
    }

    private void statement(SyntaxNode node) {
        switch (node.kind()) {
            case BLOCK -> within(node);
            case IF -> {
                addPlain(Kind.CONDITION, node.head(), node);
                node.children().forEach(this::statement);
                whole(Kind.IF, node);
            }
            case WHILE, SWITCH -> {
                if (node.is(SyntaxNode.Kind.WHILE)) {
                    addPlain(Kind.CONDITION, node.head(), node);
                }
                repeated(node);
            }
            case FOR, RANGE_FOR -> loop(node);
            case DO -> {
                node.children().forEach(this::statement);
                addPlain(Kind.CONDITION, node.head(), node);
            }
            case RETURN -> addPlain(Kind.RETURN, node.code(), node);
            case DECLARATION, EXPRESSION, JUMP, EMPTY, MACRO -> simple(node);
            case FUNCTION, CATCH -> node.children().forEach(this::statement);
            default -> {}
        }
    }

    private void within(SyntaxNode node) {
        Set<String> outside = visible;
        visible = new HashSet<>(outside);
        node.children().forEach(this::statement);
        visible = outside;
    }

    /** Reads the statement that is repeated. */
    private void repeated(SyntaxNode node) {
        node.body().filter(body -> body.is(SyntaxNode.Kind.BLOCK)).ifPresent(body -> add(Kind.BODY, body.code(), body));
        within(node);
        boolean empty =
                node.body().filter(body -> !body.is(SyntaxNode.Kind.EMPTY)).isEmpty();
        if (!node.is(SyntaxNode.Kind.SWITCH) && !(empty && node.is(SyntaxNode.Kind.WHILE))) {
            whole(Kind.LOOP, node);
        }
    }

    private void loop(SyntaxNode node) {
        List<Fragment> parts = node.parts();
        if (node.is(SyntaxNode.Kind.FOR)
                && !parts.get(1).isEmpty()
                && !parts.get(2).isEmpty()) {
            add(Kind.HEAD, node.head(), node);
        }
        Set<String> outside = visible;
        visible = new HashSet<>(outside);
        Set<String> names =
                node.variables().stream().map(one -> one.name().text()).collect(Collectors.toSet());
        visible.addAll(names);
        local.addAll(names);
        loops.addAll(names);
        together(names.isEmpty() ? names : loops, "");
        repeated(node);
        visible = outside;
    }

    private void simple(SyntaxNode node) {
        Fragment code = node.code();
        boolean complete = code.at(code.to() - 1).equals(";");
        if (!node.children().isEmpty() && (!node.is(SyntaxNode.Kind.MACRO) || !complete)) {
            within(node.children().get(0).body().orElse(node)); // A function without a name, or a macro's block.
        } else if (node.is(SyntaxNode.Kind.DECLARATION)) {
            declared(node);
        } else if (complete && !PASSED.contains(code.at(code.from()))) {
            addPlain(Kind.STATEMENT, code, node);
        }
    }

    /** Variables that are declared: their first values, and that they belong together. */
    private void declared(SyntaxNode node) {
        Fragment code = node.code();
        if (PASSED.contains(code.at(code.from()))) {
            return;
        }
        Set<String> names = new HashSet<>();
        for (Variable one : node.variables()) {
            Fragment value = one.value().orElse(code.part(code.to(), code.to()));
            String before = value.at(value.from() - 1);
            if (before.equals("(")
                    && !(TYPES.contains(value.at(value.from()))
                            && !value.at(value.from() + 1).equals("<"))) {
                value.split(",").stream()
                        .filter(part -> !part.has("<"))
                        .forEach(part -> addPlain(Kind.INITIAL, part, node));
            }
            names.add(one.name().text());
            visible.add(one.name().text());
            local.add(one.name().text());
            if (before.equals("=") && !value.isEmpty()) {
                addPlain(Kind.INITIAL, value, node);
            }
        }
        together(names, "");
    }
}
