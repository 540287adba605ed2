package judge.explain.cpp.change;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;
import judge.cpp.SyntaxNode.Kind;
import judge.cpp.Variable;

/** Changes of leftovers from the round before, in a loop whose rounds each read their own data. */
record RepeatedRewrites(PossibleChanges found, Part part) {

    private static final Set<String> POPPED = Set.of("stack", "queue", "priority_queue");

    private static final Set<String> CLEARED =
            Set.of("vector", "deque", "set", "map", "string", "unordered_map", "unordered_set", "multiset");

    private static final Set<String> NUMBERS = Set.of("int", "long", "ll", "LL", "bool", "char", "double", "static");

    private static final Set<String> ONCE =
            Set.of("scanf", "printf", "puts", "freopen", "srand", "getline", "getchar", "gets", "fgets", "main");

    private static final Shape LISTED = Shape.of("$x [ .. ] = { $v«...» }");

    private static final Shape GIVEN = Shape.of("$x [ $i:small ] «= | ++ | +=»");

    private static final Shape WRITTEN =
            Shape.of("«$x «[ .. ]»* «= | += | -= | *= | /= | |= | &= | ++ | --»" + " | «++ | -- | >>» $x»");

    private static final Shape CALL = Shape.of("$^ $f ( ... ) ; $$");

    private static final Shape CALLS = Shape.of("$f (");

    private static final Shape USES = Shape.of("$x .");

    private static final int MOST = 6;

    static void add(Part part, PossibleChanges found) {
        Fragment code = part.code();
        int word = code.partner(code.from() - 1) - 1;
        boolean loop = code.at(code.from() - 1).equals(")")
                && (code.at(word).equals("for") || code.at(word).equals("while"));
        if (loop && CodePatterns.reads(code.part(word, code.to()))) {
            RepeatedRewrites rewrites = new RepeatedRewrites(found, part);
            rewrites.holders();
            rewrites.arrays();
            rewrites.listed();
            rewrites.scalars();
            rewrites.called();
        }
    }

    private void add(String statement) {
        found.begin(1, part, statement);
    }

    /** The variables that are declared elsewhere, up to an index, and are known here. */
    private Stream<Variable> variables(int end, Predicate<Variable> which) {
        return found.tree()
                .root()
                .all(Kind.DECLARATION)
                .filter(node -> node.code().from() < end && !part.code().contains(node.code()))
                .flatMap(node -> node.variables().stream())
                .filter(one -> one.marks().isEmpty() && part.sees(one.name().text()) && which.test(one))
                .limit(MOST);
    }

    private boolean isWritten(Variable one) {
        return found.has(WRITTEN, one.name().text());
    }

    /** Tells whether the variable has no first value, or one behind a sign and without parentheses. */
    private static boolean isPlain(Variable one) {
        return one.value()
                .filter(value -> !value.at(value.from() - 1).equals("=") || value.has("("))
                .isEmpty();
    }

    private void holders() {
        variables(found.code().to(), one -> one.is(POPPED) || one.is(CLEARED))
                .filter(one -> isPlain(one) && isUsed(one.name().text()))
                .forEach(one -> {
                    String name = one.name().text();
                    boolean pops = one.type()
                            .names()
                            .findFirst()
                            .filter(word -> POPPED.contains(word.text()))
                            .isPresent();
                    if (!one.isArray()) {
                        add(pops ? "while (!" + name + ".empty()) " + name + ".pop();" : name + ".clear();");
                    } else if (!pops) {
                        add("for (auto &judge_one : " + name + ") judge_one.clear();");
                    }
                });
    }

    /** Tells whether the loop, or a function that it calls, uses the variable. */
    private boolean isUsed(String name) {
        return part.has(name)
                || found.tree().functions().stream()
                        .filter(function -> CodePatterns.has(part.code(), CALLS, function.name()))
                        .anyMatch(function -> CodePatterns.has(function.code(), USES, name));
    }

    private void arrays() {
        List<String> all = variables(
                        found.code().to(),
                        one -> one.isArray() && one.value().isEmpty() && one.isOnly(NUMBERS) && isWritten(one))
                .map(one -> one.name().text())
                .map(name -> "__builtin_memset(" + name + ", 0, sizeof(" + name + "));")
                .toList();
        if (all.size() > 1) {
            add(String.join(" ", all));
        }
        all.forEach(this::add);
    }

    /** A value of a list that is replaced, and is wanted again. */
    private void listed() {
        LISTED.first(found.code())
                .filter(list -> !part.code().contains(list.code()))
                .ifPresent(list -> {
                    List<String> values = list.get("v").split(",").stream()
                            .map(Fragment::text)
                            .toList();
                    GIVEN.with("x", list.text("x")).all(part.code()).forEach(given -> {
                        int index = Integer.parseInt(given.text("i"));
                        if (index < values.size()) {
                            found.begin(0, part, list.text("x") + "[" + index + "] = " + values.get(index) + ";");
                        }
                    });
                });
    }

    private void scalars() {
        variables(part.code().from(), one -> !one.isArray() && isPlain(one) && one.isOnly(NUMBERS) && isWritten(one))
                .forEach(one -> add(one.name().text() + " = "
                        + one.value().map(Fragment::text).orElse("0") + ";"));
    }

    /** Repeats a call in each round that is made once, before all rounds. */
    private void called() {
        found.tree().function(part.code()).stream()
                .flatMap(function -> function.all(Kind.EXPRESSION))
                .map(SyntaxNode::code)
                .filter(call -> call.to() <= part.code().from() && !ONCE.contains(call.at(call.from())))
                .filter(call -> CALL.at(call).isPresent() && "{};".contains(call.at(call.from() - 1)))
                .limit(MOST)
                .forEach(
                        call -> add((call.at(call.from()).matches("memset|memcpy") ? "__builtin_" : "") + call.text()));
    }
}
