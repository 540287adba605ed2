package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.has;

import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.explain.cpp.rule.BareSource.Function;
import judge.explain.said.OwnCalls;
import judge.reason.Hint;

/** Finds the likely reason for a sanitizer's report in the line that it names or shortly before. */
public final class FoundSlips {

    private static final Set<String> BEYOND = Set.of("run-container-index", "run-heap", "run-wild-pointer");

    private static final Set<String> OF_MEMORY =
            Set.of("run-container-index", "run-heap", "run-wild-pointer", "run-null", "run-buffer");

    private static final Pattern ELEMENT = Pattern.compile("\\b\\w++(?:\\s*+\\[[^\\[\\];]{1,30}\\])++");

    /** Code that may come to an end, or is not run in any case. */
    private static final Pattern MAY_STOP =
            Pattern.compile("\\b(?:if|while|for|switch|goto|throw|try|exit)\\b|\\?|&&|\\|\\|"
                    + "|\\b(?:and|or)\\b|\\[[=&\\w, ]*\\]\\s*+[({]");

    private static final int LINES_BEFORE = 6;

    private FoundSlips() {}

    public static Optional<Hint> hint(Hint found, Collection<String> texts) {
        if (!(found.parameters().get("line") instanceof Long line)) {
            return Optional.empty();
        }
        List<BareSource> sources = BareSource.all(texts).toList();
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

    private static Optional<Hint> shown(String code, List<BareSource> sources, long line) {
        return sources.stream()
                .flatMap(source -> ShownCause.of(code).hint(source, line).stream())
                .findFirst();
    }

    /** Found where an element is used that the line before has read into, from where the library does it unseen. */
    public static Hint read(Hint found, Collection<String> texts) {
        List<BareSource> sources = BareSource.all(texts).toList();
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
    private static Optional<Hint> endless(Hint found, BareSource source) {
        if (!(found.parameters().get("line") instanceof Long line)) {
            return Optional.empty();
        }
        List<String> names = source.functions().stream().map(Function::name).toList();
        for (Function function : source.functions()) {
            String body = function.body();
            long first = BareSource.lineOf(source.code(), function.start());
            List<MatchResult> calls = OwnCalls.in(body, function.name());
            if (line >= first
                    && line <= first + body.lines().count()
                    && function.name().matches("\\w++")
                    && Collections.frequency(names, function.name()) == 1
                    && !calls.isEmpty()
                    && isCertain(body, calls.get(0).start())) {
                Hint hint = Hint.of("run-recursion", "function", function.name());
                return Optional.of(source.in(function, calls.get(0).start(), hint));
            }
        }
        return Optional.empty();
    }

    /** Tells whether a call of a function itself, not of a member of that name, is reached in any case. */
    private static boolean isCertain(String body, int call) {
        return ">:".indexOf(body.charAt(call - 1)) < 0
                && !MAY_STOP.matcher(body.substring(0, call)).find();
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
    private static Optional<Long> again(BareSource source, String name) {
        List<Function> functions = source.functions().stream()
                .filter(function -> function.name().equals(name))
                .toList();
        if (functions.size() != 1) {
            return Optional.empty();
        }
        int from =
                source.code().indexOf(functions.get(0).body(), functions.get(0).start());
        Matcher call = Pattern.compile("(?<![\\w.])" + Pattern.quote(name) + "\\s*+\\(")
                .matcher(functions.get(0).body());
        return call.find() ? Optional.of(BareSource.lineOf(source.code(), from + call.start())) : Optional.empty();
    }

    /** Returns the line in which a function calls itself and drops the result. */
    private static Optional<Long> lost(BareSource source, long head) {
        for (Function function : source.functions()) {
            int from = source.code().indexOf(function.body(), function.start());
            if (BareSource.lineOf(source.code(), function.start()) == head) {
                Matcher lost = Pattern.compile(
                                "(?<=[;{}])\\s*+(" + Pattern.quote(function.name()) + ")\\s*+\\([^;{}]*+;")
                        .matcher(function.body());
                return lost.find()
                        ? Optional.of(BareSource.lineOf(source.code(), from + lost.start(1)))
                        : Optional.empty();
            }
        }
        return Optional.empty();
    }

    private static boolean isReadBefore(BareSource source, long line) {
        List<String> two = source.code().lines().skip(line - 2).limit(2).toList();
        return two.size() == 2
                && ELEMENT.matcher(two.get(1))
                        .results()
                        .map(one -> Pattern.quote(one.group().replaceAll("\\s", "")))
                        .anyMatch(element -> has(two.get(0).replaceAll("\\s", ""), "(?:>>|&)" + element));
    }
}
