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
import judge.cpp.Variable;
import judge.reason.Hint;

/** Slips with the parameters of functions, and in those that compare. */
final class FunctionSlips {

    private static final Set<String> CONTAINERS = Set.of(
            "vector queue stack deque list set multiset map priority_queue unordered_set unordered_map".split(" "));

    private static final Shape CHANGED =
            Shape.of("$x «[ .. ]»? . «push… | pop… | insert | erase | clear | emplace…» (");
    private static final Shape ORDERED = Shape.of("««sort | reverse | fill» ( $x . begin ( ) | swap ( $x [»");
    private static final Shape SEEN = Shape.of("«cout | printf | puts | «= | += | -= | *= | /= | |= | &= | ^= | %=»»");
    private static final Shape USED =
            Shape.of("««( | , | : | =» $x «, | ) | ;» | return $x" + " | «while | for» ( «has: $x . «empty | size»»»");

    private static final Shape SORTS = Shape.of("«sort | stable_sort | nth_element» ( .. $f )");
    private static final Set<String> SORTING = Set.of("sort", "stable_sort", "nth_element");
    private static final Set<String> ORDERS = Set.of("operator<", "operator()");

    /** Two values, or the same part of each. */
    private static final String SAME =
            "«$a %1$s $b «not: . | -> | [ | (» | $a $by«. | ->» $m %1$s $b $by $m | $a [ $m:word ] %1$s $b [ $m ]»";

    private static final Shape COMPARED = Shape.of(SAME.formatted("«< | > | <= | >=»"));
    private static final Shape EQUAL =
            Shape.of("«after: ; | { | }» ««not: != | ; | { | }» $_:token»* " + SAME.formatted("«<= | >=»"));
    private static final Shape TESTED = Shape.of("«== | != | && | ? | tie | strcmp | compare | abs | fabs»");
    private static final Shape DIFFERENT = Shape.of("«== | !=»");
    private static final Shape TURNED = Shape.of("$b .. «< | > | <= | >=» $a");
    private static final Shape SUMS = Shape.of("return $one:some «<= | >=» $other:some ;");
    private static final Set<String> SEVERAL = Set.of("&", "|", "&&", "||", "?", "<", ">", "<=", ">=", "=", "==", "!=");
    private static final Shape LAST_ONLY = Shape.of("if ( $a «. | ->» $m «< | >» $b «. | ->» $m ) «{»?"
            + " return «true | 1» ; «}»? «else»? «{»? return $a «. | ->» $n «< | >» $b «. | ->» $n ;");

    /** The most functions that are looked at: the text is a stranger's. */
    private static final int MAX_FUNCTIONS = 200;

    private FunctionSlips() {}

    /** A container that a function changes is a copy. */
    static Optional<Hint> container(ParsedSource source) {
        Set<String> containers = alsoNamed(CONTAINERS, source);
        return source.functions()
                .flatMap(function -> function.variables().stream()
                        .filter(one -> one.marks().isEmpty() && isOf(containers, one))
                        .map(one -> one.name().text())
                        .filter(name -> isCopy(function, name))
                        .map(name -> Hint.of("parameter-copy", "name", name, "function", function.name())
                                .with("line", (long) function.line())))
                .findFirst();
    }

    /** Tells whether the type of a variable is one of some, whatever is within its brackets. */
    static boolean isOf(Set<String> types, Variable one) {
        return one.type()
                .names()
                .map(Token::text)
                .filter(word -> !word.equals("std"))
                .findFirst()
                .filter(types::contains)
                .isPresent();
    }

    /** Returns some types, and other names that the source has for them. */
    static Set<String> alsoNamed(Set<String> types, ParsedSource source) {
        Stream<String> others = source.tree()
                .root()
                .walk()
                .filter(one -> one.is(Kind.TYPEDEF) || one.is(Kind.USING))
                .filter(one -> one.head().names().map(Token::text).anyMatch(types::contains))
                .map(SyntaxNode::name);
        return Stream.concat(types.stream(), others).collect(Collectors.toSet());
    }

    private static boolean isCopy(SyntaxNode function, String name) {
        Fragment body = function.children().get(0).code();
        boolean orders = function.head().has("void")
                && ORDERED.with("x", name).isIn(body)
                && !SEEN.isIn(body)
                && !body.has(function.name());
        return orders
                || (CHANGED.with("x", name).isIn(body) && !USED.with("x", name).isIn(body));
    }

    /** A comparison that is true of equal elements, or of two elements in either order. */
    static Optional<Hint> comparator(ParsedSource source) {
        return source.tree()
                .root()
                .walk()
                .filter(function -> function.variables().size() == 2)
                .limit(MAX_FUNCTIONS)
                .filter(function -> compares(function, source))
                .flatMap(function -> wrong(function).stream())
                .findFirst()
                .map(place -> Hint.of("comparator-not-strict").with("line", (long) place.line()));
    }

    private static boolean compares(SyntaxNode function, ParsedSource source) {
        Fragment code = source.tree().code();
        if (function.is(Kind.LAMBDA)) {
            int open = code.around(function.code().from());
            return SORTING.contains(code.at(open - 1));
        }
        return function.is(Kind.FUNCTION)
                && function.body().isPresent()
                && (function.head().has("bool") || function.head().has("int"))
                && (ORDERS.contains(function.name())
                        || SORTS.with("f", function.nameToken().text()).isIn(code));
    }

    private static Optional<Shape.Match> wrong(SyntaxNode function) {
        Fragment body = function.children().get(0).code();
        String a = function.variables().get(0).name().text();
        String b = function.variables().get(1).name().text();
        List<Shape.Match> each = TESTED.isIn(body)
                ? List.of()
                : COMPARED.with("a", a).with("b", b).all(body).toList();
        boolean eachOnce = each.size() > 1
                && each.stream().map(one -> one.text("m")).distinct().count() == each.size()
                && !TURNED.with("a", a).with("b", b).isIn(body);
        return SUMS.all(body)
                .filter(sums -> !DIFFERENT.isIn(body) && areSame(sums.get("one"), sums.get("other"), a, b))
                .findFirst()
                .or(() -> LAST_ONLY
                        .with("a", a)
                        .with("b", b)
                        .all(body)
                        .filter(last -> !last.get("m").is(last.text("n")))
                        .filter(last ->
                                !body.part(body.from(), last.code().from()).has(last.text("m")))
                        .findFirst())
                .or(() -> eachOnce
                        ? each.stream().findFirst()
                        : EQUAL.with("a", a).with("b", b).first(body));
    }

    /** Tells whether two values are computed in the same way. */
    private static boolean areSame(Fragment one, Fragment other, String a, String b) {
        List<String> turned = one.tokens().stream()
                .map(token -> token.is(a) ? b : token.text())
                .toList();
        return one.has(a)
                && turned.equals(other.tokens().stream().map(Token::text).toList())
                && turned.stream().noneMatch(SEVERAL::contains);
    }
}
