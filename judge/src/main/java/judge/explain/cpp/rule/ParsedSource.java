package judge.explain.cpp.rule;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;
import judge.cpp.Tree;
import judge.cpp.Variable;

/**
 * A source in C or C++ as slips are looked for in it.
 *
 * @param statements by the index of the first token
 * @param variables by their names
 * @param constants what names stand for at first
 */
record ParsedSource(
        Tree tree,
        Map<Integer, Fragment> statements,
        Map<String, List<Variable>> variables,
        Map<String, Fragment> constants) {

    /** Whole numbers, as far as people write them in contests. */
    static final Set<String> WHOLE_TYPES =
            Set.of("int", "long", "ll", "LL", "short", "unsigned", "size_t", "i64", "int64_t", "uint64_t");

    private static final Set<String> OTHER_TYPES = Set.of("double", "float", "auto");

    /** The characters of a source that are looked at: the text is a stranger's. */
    private static final int MAX_CHARACTERS = 100_000;

    private static final int MAX_FUNCTIONS = 200;
    private static final int MAX_TOKENS = 5_000;
    private static final int MAX_SAME = 20;
    private static final int MAX_DIRECTIVES = 200;

    /** A name and what it stands for at first. */
    record Named(String name, Fragment value, long line) {}

    /** Reads the files that are no longer than what people write. */
    static Stream<ParsedSource> all(Collection<String> texts) {
        return texts.stream().filter(text -> text.length() <= MAX_CHARACTERS).map(ParsedSource::of);
    }

    private static ParsedSource of(String text) {
        Tree tree = Tree.of(text);
        Map<Integer, Fragment> statements = new HashMap<>();
        Map<String, List<Variable>> variables = new HashMap<>();
        tree.root().walk().filter(node -> !node.is(SyntaxNode.Kind.FILE)).forEach(node -> {
            statements.putIfAbsent(node.code().from(), node.code());
            node.variables().forEach(one -> {
                List<Variable> same = variables.computeIfAbsent(one.name().text(), any -> new ArrayList<>());
                if (same.size() < MAX_SAME) {
                    same.add(one);
                }
            });
        });
        Map<String, Fragment> constants = new HashMap<>();
        named(tree).forEach(one -> constants.putIfAbsent(one.name(), one.value()));
        return new ParsedSource(tree, statements, variables, constants);
    }

    /** Returns the functions that are written out, as many and as long ones as people write. */
    Stream<SyntaxNode> functions() {
        return tree.functions().stream()
                .filter(function -> function.code().size() <= MAX_TOKENS)
                .limit(MAX_FUNCTIONS);
    }

    /** Tells whether variables of the name are declared, and all of them so. */
    boolean areAll(String name, Predicate<Variable> wanted) {
        List<Variable> all = variables.getOrDefault(name, List.of());
        return !all.isEmpty() && all.stream().allMatch(wanted);
    }

    /** Returns the inside of the block that some code ends with the beginning of, or else the statement behind it. */
    Fragment body(Fragment head) {
        Fragment code = tree.code();
        if (head.to() > 0 && code.at(head.to() - 1).equals("{")) {
            return code.part(head.to(), code.partner(head.to() - 1) < 0 ? code.to() : code.partner(head.to() - 1));
        }
        return statements.getOrDefault(head.to(), code.part(head.to(), head.to()));
    }

    /** Returns what is behind some code in its block, within other code. */
    Fragment block(Fragment place, Fragment outer) {
        int open = place.from() < place.whole().to() ? place.around(place.from()) : -1;
        while (open >= 0 && !place.at(open).equals("{")) {
            open = place.around(open);
        }
        int close = open < 0 || place.partner(open) < 0 ? outer.to() : Math.min(place.partner(open), outer.to());
        return place.part(place.to(), close);
    }

    /** Tells whether a variable is declared with one of the words, those within the brackets of its type aside. */
    boolean declares(Set<String> words, String name) {
        return variables.getOrDefault(name, List.of()).stream()
                .map(Variable::type)
                .map(type -> type.part(type.from(), type.next(type.from(), Set.of("<"))))
                .anyMatch(type -> type.tokens().stream().anyMatch(word -> words.contains(word.text())));
    }

    /** Tells whether a variable is declared as a whole number, and nowhere as another one. */
    boolean isWholeNumber(String name) {
        return declares(WHOLE_TYPES, name) && !declares(OTHER_TYPES, name);
    }

    /** Tells whether the name is, at a place, that of a variable or parameter around, or of one outside of all. */
    boolean isOfBlock(String name, Fragment place, boolean wanted) {
        return tree.find(name, place)
                .filter(one -> one.variable().isPresent() || !one.node().is(SyntaxNode.Kind.FUNCTION))
                .filter(one -> (one.node().is(SyntaxNode.Kind.FUNCTION)
                                || place.around(one.node().code().from()) >= 0)
                        == wanted)
                .isPresent();
    }

    /** Returns what the source gives names to: the first values of variables, and constants of the preprocessor. */
    static Stream<Named> named(Tree tree) {
        return Stream.concat(
                tree.variables()
                        .filter(one -> one.value().isPresent() && !one.isArray())
                        .map(one -> new Named(
                                one.name().text(), one.value().get(), one.name().line())),
                tree.defines()
                        .filter(one -> one.parameters().isEmpty())
                        .map(one -> new Named(one.name(), one.body(), one.line())));
    }

    /** Returns the value of an expression of numbers and constants; not a number where it is not known. */
    double number(Fragment expression) {
        return number(expression, Map.of());
    }

    /** @param known values of other names */
    double number(Fragment expression, Map<String, Double> known) {
        return new ConstantValue(constants, known).of(expression);
    }

    /** Tells whether the shape is anywhere in the code, or in what the preprocessor puts there. */
    boolean has(Shape shape) {
        return shape.isIn(tree.code()) || tree.defines().limit(MAX_DIRECTIVES).anyMatch(one -> shape.isIn(one.body()));
    }
}
