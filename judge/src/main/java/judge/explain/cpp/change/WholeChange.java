package judge.explain.cpp.change;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;
import judge.cpp.SyntaxNode.Kind;
import judge.cpp.Token;
import judge.cpp.Tree;
import judge.explain.change.HelpfulChange;

/**
 * A change that is made in several places of a source at once, and so needs a program of its own.
 *
 * @param text the source after it
 */
public record WholeChange(HelpfulChange change, String text) {

    private static final Shape FLOAT = Shape.of("$at«float»");

    private static final Shape FORMAT = Shape.of("scanf ( $at:text");

    private static final Shape LONG = Shape.of("«long long | ll | LL»");

    private static final Shape INFINITY = Shape.of("«const | constexpr» $at«int $n = $v«$_ | $_:number»»");

    private static final Shape NUMBER = Shape.of("$at«$v«$_ | $_:number»»");

    private static final Shape LESS = Shape.of("operator < ( ... ) «const»? { $at«...» }");

    private static final Shape SIGN = Shape.of("$at«< | >»");

    private static final Shape RETURNED = Shape.of("$at«return ..» ;");

    private static final Shape COUNTED = Shape.of("«$x «++ | +=» | ++ $x»");

    private static final Shape CALL = Shape.of("$^ $f ( ... ) ; $$");

    private static final Set<String> LARGE_NUMBERS =
            Set.of("1e9", "0x3f3f3f3f", "0x7fffffff", "INT_MAX", "100000000", "1000000000");

    private static final Set<String> COUNTERS = Set.of("int", "long", "ll", "LL", "double");

    private static final String LARGEST = "1000000000000000000LL";

    private static final String INCLUDED = "#include <map>\n#include <queue>\n#include <set>\n";

    private static final int MOST = 4;

    /** Returns the changes that the source has a place for. */
    public static List<WholeChange> of(String source) {
        Tree tree = Tree.of(source);
        Fragment code = tree.code();
        return Stream.of(
                        ruled(tree, "whole"),
                        Stream.of(doubles(code), infinity(tree), infinities(code), turned(code), begun(tree))
                                .flatMap(Optional::stream),
                        ruled(tree, "whole, after others"))
                .flatMap(one -> one)
                .limit(MOST)
                .map(one -> source.contains("bits/stdc++") ? one : new WholeChange(one.change(), INCLUDED + one.text()))
                .toList();
    }

    private static Stream<WholeChange> ruled(Tree tree, String group) {
        Fragment code = tree.code();
        Part file = new Part(Part.Kind.FILE, code, tree.root(), "", Map.of(), Set.of(), Set.of());
        PossibleChanges found = new PossibleChanges(tree, List.of(file));
        ChangeRules.add(group, file, found);
        return found.all().stream()
                .map(one -> new WholeChange(
                        HelpfulChange.of(CodePatterns.lineOf(code.source(), one.at()), one.written(), one.changed()),
                        instead(code, one.edits().get(0).text())));
    }

    private static WholeChange made(Fragment at, String written, String changed, String text) {
        return new WholeChange(HelpfulChange.of(at.line(), written, changed), text);
    }

    /** Puts a text in place of a part of the source. */
    private static String instead(Fragment at, String text) {
        return at.source().substring(0, at.start()) + text + at.source().substring(at.end());
    }

    /** A number that is to be larger than all sums, and is not. */
    private static Optional<WholeChange> infinity(Tree tree) {
        Fragment code = tree.code();
        Stream<WholeChange> constants = INFINITY.all(code)
                .filter(one -> isInfinity(one.text("n")) && LARGE_NUMBERS.contains(one.text("v")))
                .map(one -> made(
                        one.code(),
                        one.text("v"),
                        "1e18",
                        instead(one.get("at"), "long long " + one.text("n") + " = " + LARGEST)));
        Stream<WholeChange> defines = tree.defines()
                .filter(one -> isInfinity(one.name())
                        && LARGE_NUMBERS.contains(one.body().at(one.body().from())))
                .flatMap(one -> code.all().stream()
                        .filter(token -> token.kind() == Token.Kind.DIRECTIVE && token.line() == one.line())
                        .map(token -> defined(code.source(), token.start(), one)));
        return LONG.isIn(code) ? Stream.concat(constants, defines).findFirst() : Optional.empty();
    }

    private static WholeChange defined(String source, int start, Tree.Directive define) {
        Token value = define.body().token(define.body().from());
        String text = source.substring(0, start + value.start()) + LARGEST + source.substring(start + value.end());
        return new WholeChange(HelpfulChange.of(define.line(), value.text(), "1e18"), text);
    }

    private static boolean isInfinity(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        return lower.contains("inf") || lower.equals("max") || lower.equals("maxn") || lower.equals("oo");
    }

    /** The same, where it stands in several places and has no name. */
    private static Optional<WholeChange> infinities(Fragment code) {
        return code.tokens().stream()
                .filter(token -> LARGE_NUMBERS.contains(token.text()))
                .findFirst()
                .filter(one -> LONG.isIn(code)
                        && code.tokens().stream()
                                        .filter(token -> token.is(one.text()))
                                        .count()
                                > 1)
                .map(one -> new WholeChange(
                        HelpfulChange.of(one.line(), one.text(), "1e18"),
                        instead(code, CodePatterns.replaced(code, NUMBER.with("v", one.text()), large -> LARGEST))));
    }

    /** The greatest of a priority_queue comes first, by an order that was meant the other way round. */
    private static Optional<WholeChange> turned(Fragment code) {
        return LESS.first(code)
                .map(less -> less.get("at"))
                .filter(body -> code.has("priority_queue"))
                .flatMap(body -> RETURNED.first(body).map(returned -> {
                    String text = CodePatterns.replaced(body, SIGN, WholeChange::opposite);
                    String other = CodePatterns.replaced(returned.get("at"), SIGN, WholeChange::opposite);
                    return made(returned.code(), returned.text("at"), other, instead(body, text));
                }));
    }

    private static String opposite(Shape.Match sign) {
        return sign.text("at").equals("<") ? ">" : "<";
    }

    /** Resets a global variable that a function counts in, each time that main calls the function. */
    private static Optional<WholeChange> begun(Tree tree) {
        List<SyntaxNode> calls = tree.functions().stream()
                .filter(function -> function.name().equals("main"))
                .flatMap(main -> main.all(Kind.EXPRESSION))
                .filter(call -> CALL.at(call.code()).isPresent())
                .toList();
        return tree.functions().stream()
                .flatMap(function -> tree.globals()
                        .filter(one -> !one.isArray() && one.is(COUNTERS))
                        .map(one -> one.name().text())
                        .distinct()
                        .filter(name -> CodePatterns.has(function.code(), COUNTED, name))
                        .flatMap(name -> calls.stream()
                                .filter(call ->
                                        call.code().at(call.code().from()).equals(function.name()))
                                .limit(1)
                                .map(call -> begun(call.code(), name + " = 0;"))))
                .findFirst();
    }

    private static WholeChange begun(Fragment call, String anew) {
        return made(call, "", anew, instead(call, "{ " + anew + " " + call.text() + " }"));
    }

    /** Changes floats to doubles, with the formats of scanf. */
    private static Optional<WholeChange> doubles(Fragment code) {
        return FLOAT.first(code).map(first -> {
            String read = CodePatterns.replaced(
                    code, FORMAT, format -> format.text("at").replace("%f", "%lf"));
            String text = CodePatterns.replaced(Fragment.of(read), FLOAT, one -> "double");
            return made(first.code(), "float", "double", instead(code, text));
        });
    }
}
