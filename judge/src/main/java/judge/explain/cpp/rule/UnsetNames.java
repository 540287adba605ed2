package judge.explain.cpp.rule;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;
import judge.cpp.SyntaxNode.Kind;
import judge.cpp.Variable;
import judge.reason.Hint;

/** Finds the variable that was never set, in the source of a program whose answer depends on one. */
public final class UnsetNames {

    private static final Set<String> PLAIN =
            Set.of("unsigned", "long", "int", "short", "ll", "LL", "double", "float", "char", "bool", "size_t");

    private static final Shape ALLOCATION = Shape.of("«new $_:word «*»* «[ .. ]»? «is: ; | , | )» | malloc (»");

    /** Sources of chance or time, which make the answer differ in each run anyway. */
    private static final Shape CHANGES = Shape.of("«time | clock | chrono | random_device | rdtsc»");

    private static final Shape GIVEN = Shape.of("$x «[ .. ]»* =");
    private static final Shape ELSEWHERE = Shape.of("«>> $x | & $x | «swap | move | tie» ( .. $x"
            + " | ««not after: max | min» ( | , | :» $x «- | + | , | ( | ) | { | ++ | -- | += | -= | ->»»");
    private static final Shape COUNTED = Shape.of("«$x «[ .. ]»* «++ | -- | += | -= | *= | /= | %= | |= | &= | ^= | <<="
            + " | >>=» | «++ | --» «$_ «. | ->»»? $x»");
    private static final Shape TRUE_ONLY = Shape.of("$x «[ .. ]»* = «not: «true | 1» «; | , | )»»");
    private static final Shape ASKED = Shape.of("«! $x | «( | && | ||» $x «[ .. ]»* «) | && | ||»»");
    private static final Shape BETTER = Shape.of("$x = «max | min» ( $x");
    private static final Shape COMPARED = Shape.of("««< | > | <= | >=» $x | $x «< | > | <= | >=»»");

    /** The most declarations that are looked at: the text is a stranger's. */
    private static final int MAX_NAMES = 500;

    private UnsetNames() {}

    /** Tells whether the source itself says why two runs may differ. */
    public static boolean differsAnyway(Collection<String> texts) {
        return ParsedSource.all(texts).anyMatch(source -> source.has(CHANGES));
    }

    /** A variable, an array or a member that is counted up or asked for, and given a value nowhere. */
    public static Optional<Hint> hint(Collection<String> texts) {
        return ParsedSource.all(texts).flatMap(UnsetNames::unset).findFirst();
    }

    /** Tells whether the program allocates memory that is not set. */
    public static boolean allocates(Collection<String> texts) {
        return ParsedSource.all(texts).anyMatch(source -> source.has(ALLOCATION));
    }

    /** Memory that was never set, where the source has just one place at which it comes from. */
    public static Hint allocated(Collection<String> texts) {
        Hint hint = Hint.of("run-memory-unset");
        List<Long> places = ParsedSource.all(texts)
                .flatMap(source -> ALLOCATION.all(source.tree().code()))
                .map(found -> (long) found.line())
                .limit(2)
                .toList();
        return places.size() == 1 ? hint.with("line", places.get(0)) : hint;
    }

    private static Stream<Hint> unset(ParsedSource source) {
        Fragment code = source.tree().code();
        return source.tree()
                .root()
                .all(Kind.DECLARATION)
                .filter(node -> code.around(node.code().from()) >= 0)
                .limit(MAX_NAMES)
                .flatMap(node -> node.variables().stream()
                        .filter(one -> one.value().isEmpty() && one.marks().isEmpty() && one.isOnly(PLAIN))
                        .filter(one -> isNeverSet(one, scope(node, source), source))
                        .map(one -> Hint.of(
                                        "run-uninitialized", "name", one.name().text())
                                .with("line", (long) one.name().line())));
    }

    /** Returns the code from there to the end of the block; all of the source for a member. */
    private static Fragment scope(SyntaxNode node, ParsedSource source) {
        Fragment code = source.tree().code();
        boolean member = source.tree()
                .root()
                .path(node.code())
                .filter(around -> around.is(Kind.STRUCT) || around.is(Kind.BLOCK))
                .reduce((outer, inner) -> inner)
                .filter(around -> around.is(Kind.STRUCT))
                .isPresent();
        return member ? code : source.block(node.code(), code);
    }

    private static boolean isNeverSet(Variable variable, Fragment scope, ParsedSource source) {
        String name = variable.name().text();
        if (ELSEWHERE.with("x", name).isIn(scope)) {
            return false;
        }
        boolean given = GIVEN.with("x", name).isIn(scope);
        boolean marked = variable.isArray()
                && given
                && !TRUE_ONLY.with("x", name).isIn(scope)
                && ASKED.with("x", name).isIn(scope);
        boolean improved = !variable.isArray()
                && given
                && GIVEN.with("x", name).all(scope).allMatch(one -> isImproved(name, one.code(), source));
        return marked || improved || (!given && COUNTED.with("x", name).isIn(scope));
    }

    /** Tells whether a value that the variable gets is a better one than the one before, the first included. */
    private static boolean isImproved(String name, Fragment given, ParsedSource source) {
        Fragment code = source.tree().code();
        return BETTER.with("x", name).at(code.part(given.from(), code.to())).isPresent()
                || source.tree()
                        .root()
                        .path(given)
                        .filter(node -> node.is(Kind.IF))
                        .reduce((outer, inner) -> inner)
                        .filter(node -> COMPARED.with("x", name).isIn(node.head())
                                && !node.head().has("||")
                                && !node.head().has("|"))
                        .isPresent();
    }
}
