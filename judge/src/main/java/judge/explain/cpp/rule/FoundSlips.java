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
import judge.reason.Hint;

/** Finds the likely reason for a sanitizer's report in the line that it names or shortly before. */
public final class FoundSlips {

    private static final Set<String> BEYOND = Set.of("run-container-index", "run-heap", "run-wild-pointer");

    private static final Set<String> OF_MEMORY =
            Set.of("run-container-index", "run-heap", "run-wild-pointer", "run-null", "run-buffer");

    private static final Shape USED = Shape.of("$place");
    private static final Shape READ = Shape.of("«>> | &» $place:element");

    /** Code that may come to an end, or is not run in any case. */
    private static final Shape MAY_STOP =
            Shape.of("«if | while | for | switch | goto | throw | try | exit | ? | && | || | and | or»");

    private static final Shape CALL = Shape.of("«not after: . | -> | ::» $f (");

    /** A call whose result nothing takes. */
    private static final Shape LOST = Shape.of("«after: ; | { | } | )» $f ( .. ) ;");

    private static final int LINES_BEFORE = 6;

    private FoundSlips() {}

    public static Optional<Hint> hint(Hint found, Collection<String> texts) {
        if (!(found.parameters().get("line") instanceof Long line)) {
            return Optional.empty();
        }
        List<ParsedSource> sources = ParsedSource.all(texts).toList();
        if (found.is("run-overflow")) {
            return shown("accumulate-start", sources, line)
                    .filter(hint -> hint.parameters().containsValue(line));
        }
        Optional<Hint> reason =
                OF_MEMORY.contains(found.code()) ? shown("iterator-end", sources, line) : Optional.empty();
        if (reason.isEmpty() && found.is("run-heap")) {
            reason = shown("malloc-bytes", sources, line);
        }
        return reason.isPresent() || !BEYOND.contains(found.code())
                ? reason
                : shown("unsigned-countdown", sources, line)
                        .filter(hint -> hint.parameters().get("line") instanceof Long at
                                && at <= line
                                && at >= line - LINES_BEFORE)
                        .or(() -> shown("size-minus-one", sources, line));
    }

    private static Optional<Hint> shown(String code, List<ParsedSource> sources, long line) {
        return sources.stream()
                .flatMap(source -> ShownCause.of(code).hint(source, line).stream())
                .findFirst();
    }

    /** Found where an element is used that the line before has read into, from where the library does it unseen. */
    public static Hint read(Hint found, Collection<String> texts) {
        List<ParsedSource> sources = ParsedSource.all(texts).toList();
        Optional<Hint> endless = sources.stream()
                .flatMap(source -> endless(found, source).stream())
                .findFirst();
        if (endless.isPresent()) {
            return endless.get();
        }
        if (found.is("run-no-return") && found.parameters().get("line") instanceof Long head) {
            return moved(found, sources.stream().flatMap(source -> lost(source, head).stream()));
        }
        if (found.is("run-recursion") && found.parameters().get("function") instanceof String name) {
            return moved(found, sources.stream().flatMap(source -> again(source, name).stream()));
        }
        return found.is("run-index")
                        && found.parameters().get("line") instanceof Long line
                        && line >= 2
                        && sources.stream().anyMatch(source -> isReadBefore(source, line))
                ? found.with("line", line - 1)
                : found;
    }

    private static Hint moved(Hint found, Stream<Long> lines) {
        return lines.findFirst().map(line -> found.with("line", line)).orElse(found);
    }

    /** Found in a function that calls itself in any case: it goes on until something does not hold any more. */
    private static Optional<Hint> endless(Hint found, ParsedSource source) {
        if (!(found.parameters().get("line") instanceof Long line)) {
            return Optional.empty();
        }
        return source.functions()
                .filter(function -> function.line() <= line && line <= function.lastLine())
                .filter(function -> only(source, function.name()).isPresent())
                .flatMap(function -> calls(function)
                        .limit(1)
                        .filter(call -> isCertain(function, call.code()))
                        .map(call -> Hint.of("run-recursion", "function", function.name())
                                .with("line", (long) call.line())))
                .findFirst();
    }

    /** The calls of a function by itself, not those of a member of its name. */
    static Stream<Shape.Match> calls(SyntaxNode function) {
        return CALL.with("f", function.nameToken().text())
                .all(function.children().get(0).code());
    }

    private static Optional<SyntaxNode> only(ParsedSource source, String name) {
        List<SyntaxNode> all = source.functions()
                .filter(function -> function.name().equals(name))
                .toList();
        return all.size() == 1 ? Optional.of(all.get(0)) : Optional.empty();
    }

    /** Tells whether a call is reached in any case. */
    private static boolean isCertain(SyntaxNode function, Fragment call) {
        Fragment body = function.children().get(0).code();
        return !MAY_STOP.isIn(body.part(body.from(), call.from()))
                && function.all(Kind.LAMBDA).noneMatch(lambda -> lambda.code().from() < call.from());
    }

    /**
     * Tells whether a change removes the failure without explaining it. Turning a loop round visits the same elements
     * as before, which mends no index. Removing a question only avoids the failure that was found in it.
     */
    public static boolean avoidsOnly(Hint change, Hint found) {
        String written = String.valueOf(change.parameters().get("written"));
        String changed = String.valueOf(change.parameters().get("changed"));
        boolean asksNoMore = written.matches("(?s).*(?:[<>!]|==).*") && changed.equals("1");
        boolean indexed = OF_MEMORY.contains(found.code()) || found.is("run-index");
        boolean down = written.contains("++") && changed.contains("--");
        boolean up = written.contains("--") && changed.contains("++");
        return asksNoMore || (indexed && written.contains(";") && (down || up));
    }

    /** Tells whether a change resets something in each case: the rest of the case before leads to wrong indices. */
    public static boolean beginsAnew(Hint change) {
        return change.is("added-helps")
                && String.valueOf(change.parameters().get("changed"))
                        .matches("(?s)memset ?\\(.*, ?(?:0|-1),.*|.*\\.(?:clear|pop)\\(\\);");
    }

    /** Returns the line in which a function calls itself, a better place than the end of the stack. */
    private static Optional<Long> again(ParsedSource source, String name) {
        return only(source, name)
                .flatMap(function -> calls(function).findFirst())
                .map(call -> (long) call.line());
    }

    /** Returns the line in which a function calls itself and drops the result. */
    private static Optional<Long> lost(ParsedSource source, long head) {
        return source.functions()
                .filter(function -> function.line() == head)
                .findFirst()
                .flatMap(function -> LOST.with("f", function.nameToken().text())
                        .first(function.children().get(0).code()))
                .map(call -> (long) call.line());
    }

    private static boolean isReadBefore(ParsedSource source, long line) {
        Fragment code = source.tree().code();
        return READ.all(code)
                .filter(read -> read.line() == line - 1)
                .anyMatch(read ->
                        USED.with("place", read.get("place").text()).all(code).anyMatch(used -> used.line() == line));
    }
}
