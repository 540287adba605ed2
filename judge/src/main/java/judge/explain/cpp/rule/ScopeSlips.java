package judge.explain.cpp.rule;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;
import judge.cpp.SyntaxNode.Kind;
import judge.cpp.Token;
import judge.cpp.Tree;
import judge.cpp.Variable;
import judge.reason.Hint;

/** Variables that are others than was meant: declared once more, or copies that nobody sees. */
final class ScopeSlips {

    private static final Shape SIMPLE = Shape.of("«const»? «unsigned»?"
            + " «int | long long | long | ll | LL | double | float | bool | char | string | std :: string»");

    private static final Shape NO_EFFECT = Shape.of("«static | inline»* void");

    /** Code that changes more than the variables of a function. */
    private static final Shape BEYOND = Shape.of("«<< | >> | new | delete | throw | -> | static | & $_"
            + " | «not: swap | max | min | abs» $_ ( | «] | )» «= | += | -= | *= | /= | %= | ++ | --»"
            + " | . $_ «= | += | -= | *= | /=»»");

    private static final Shape GIVEN =
            Shape.of("««not after: .» $x «= | += | -= | *= | /= | %= | ^= | &= | |= | ++ | --» | «++ | --» $x"
                    + " | swap ( $x , $y )»");

    private static final Shape WHOLE = Shape.of("«static»? «int | long long | ll | LL | long»");
    private static final Shape READ = Shape.of("«>> | &» $x");

    /** The most names for which all functions are looked through: the text is a stranger's. */
    private static final int MAX_HIDDEN = 20;

    private static final int MAX_FOUND = 100;

    private ScopeSlips() {}

    /** A variable of a block has the name of one around it, which keeps its value, and is of no use itself. */
    static Optional<Hint> hidden(ParsedSource source) {
        return source.tree()
                .root()
                .all(Kind.DECLARATION)
                .filter(node -> node.variables().size() == 1
                        && isSimple(node.variables().get(0)))
                .filter(node -> node.variables().get(0).value().isPresent())
                .limit(MAX_FOUND)
                .filter(node -> isHidden(source, node))
                .map(node -> node.variables().get(0).name())
                .findFirst()
                .map(name -> Hint.of("local-hidden", "name", name.text()).with("line", (long) name.line()));
    }

    private static boolean isSimple(Variable one) {
        return one.marks().isEmpty() && !one.isArray() && SIMPLE.fits(one.type());
    }

    private static boolean isHidden(ParsedSource source, SyntaxNode node) {
        Fragment code = node.code();
        Variable variable = node.variables().get(0);
        String name = variable.name().text();
        Fragment rest = source.block(code, code.whole());
        boolean ofItself = uses(variable.value().orElse(rest), name);
        return (ofItself || !uses(rest, name)) && isAround(source.tree(), code, name) && usedAfter(source, rest, name);
    }

    private static boolean uses(Fragment code, String name) {
        return code.names().anyMatch(one -> one.is(name) && !Set.of(".", "->").contains(before(code, one)));
    }

    private static String before(Fragment code, Token name) {
        int index = code.from() + code.tokens().indexOf(name);
        return code.at(index - 1);
    }

    /** Tells whether a block around the place, within the same function, has declared a variable of the name before. */
    private static boolean isAround(Tree tree, Fragment place, String name) {
        Optional<SyntaxNode> function = tree.function(place);
        return tree.visible(place).stream()
                .filter(one -> one.name().is(name) && one.node().is(Kind.DECLARATION))
                .filter(one -> one.variable().filter(ScopeSlips::isSimple).isPresent())
                .map(one -> one.node().code())
                .anyMatch(code -> place.around(code.from()) >= 0
                        && place.around(code.from()) != place.around(place.from())
                        && function.filter(one -> one.code().contains(code)).isPresent());
    }

    /** Tells whether the outer variable is used after the block, in the two blocks around it. */
    private static boolean usedAfter(ParsedSource source, Fragment block, String name) {
        Fragment around = source.block(block.part(block.to(), block.to() + 1), block.whole());
        Fragment further = source.block(around.part(around.to(), around.to() + 1), block.whole());
        return uses(around, name) || uses(further, name);
    }

    /** A function gives values to its own parameters, which are copies, and does nothing else. */
    static Optional<Hint> copies(ParsedSource source) {
        return source.functions()
                .filter(function -> NO_EFFECT.fits(function.head())
                        && !function.variables().isEmpty()
                        && function.variables().stream().allMatch(ScopeSlips::isSimple)
                        && changesOnly(function))
                .findFirst()
                .map(function -> Hint.of("function-no-effect", "function", function.name())
                        .with("line", (long) function.line()));
    }

    private static boolean changesOnly(SyntaxNode function) {
        Fragment body = function.body().orElse(function).code();
        Set<String> own = function.walk().flatMap(ScopeSlips::names).collect(Collectors.toSet());
        Set<String> given = GIVEN.all(body)
                .flatMap(match -> Stream.of(match.text("x"), match.text("y")))
                .filter(name -> !name.isEmpty())
                .collect(Collectors.toSet());
        return !BEYOND.isIn(body) && own.containsAll(given) && names(function).anyMatch(given::contains);
    }

    private static Stream<String> names(SyntaxNode node) {
        return node.variables().stream().map(one -> one.name().text());
    }

    /** A function reads into a variable of its own, and the one outside of it keeps what it has. */
    static Optional<Hint> globalHidden(ParsedSource source) {
        Tree tree = source.tree();
        Set<String> outside = tree.globals()
                .filter(one -> one.marks().isEmpty() && WHOLE.fits(one.type()))
                .map(one -> one.name().text())
                .collect(Collectors.toSet());
        return outside.isEmpty()
                ? Optional.empty()
                : source.functions()
                        .flatMap(function -> function.all(Kind.DECLARATION))
                        .filter(node -> isReadByItself(node, outside, tree))
                        .limit(MAX_HIDDEN)
                        .map(node -> node.variables().get(0).name())
                        .filter(name -> isOnlyUsed(name, source))
                        .findFirst()
                        .map(name ->
                                Hint.of("global-hidden", "name", name.text()).with("line", (long) name.line()));
    }

    /** Tells whether a variable of a function that reads into it has one of some names. */
    private static boolean isReadByItself(SyntaxNode node, Set<String> names, Tree tree) {
        Variable first = node.variables().get(0);
        String name = first.name().text();
        return first.value().isEmpty()
                && WHOLE.fits(first.type())
                && names.contains(name)
                && tree.function(node.code())
                        .filter(function -> READ.with("x", name).isIn(function.code()))
                        .isPresent();
    }

    /** Tells whether another function uses the variable, and none gives it a value. */
    private static boolean isOnlyUsed(Token variable, ParsedSource source) {
        String name = variable.text();
        List<Fragment> others = source.functions()
                .map(SyntaxNode::code)
                .filter(code -> !code.tokens().contains(variable))
                .toList();
        return others.stream().anyMatch(code -> code.has(name))
                && others.stream()
                        .noneMatch(code -> READ.with("x", name).isIn(code)
                                || GIVEN.with("x", name).isIn(code));
    }
}
