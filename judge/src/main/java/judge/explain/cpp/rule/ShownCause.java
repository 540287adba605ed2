package judge.explain.cpp.rule;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import judge.cause.Catalogue;
import judge.cause.Cause;
import judge.cpp.Fragment;
import judge.reason.Hint;

/** A cause that a source shows as its block of the catalogue describes it; docs/explain.md says how. */
final class ShownCause {

    private static final Map<String, ShownCause> KNOWN = new ConcurrentHashMap<>();

    private final Cause cause;
    private final List<List<Clause>> ways = new ArrayList<>();

    private ShownCause(Cause cause) {
        this.cause = cause;
        for (String way : cause.shown().split("(?m)^or\\s*$", -1)) {
            ways.add(way.replaceAll("\\n\\s+", " ")
                    .lines()
                    .filter(line -> !line.isBlank())
                    .map(Clause::of)
                    .toList());
        }
    }

    /** @throws IllegalArgumentException if its block does not say how a source shows it, or not as is usual */
    static ShownCause of(String code) {
        return KNOWN.computeIfAbsent(code, any -> Catalogue.named(code)
                .filter(cause -> !cause.shown().isBlank())
                .map(ShownCause::new)
                .orElseThrow(() -> new IllegalArgumentException(code + " is not shown by sources")));
    }

    Optional<Hint> hint(ParsedSource source) {
        return hint(source, 0, "");
    }

    Optional<Hint> hint(ParsedSource source, long line) {
        return hint(source, line, "");
    }

    /**
     * Looks for the cause.
     *
     * @param line that is known to count; 0 for none
     * @param input on which the program has failed; an empty one where it plays no part
     */
    Optional<Hint> hint(ParsedSource source, long line, String input) {
        Fragment code = source.tree().code();
        return ways.stream()
                .flatMap(way ->
                        new ClauseSearch(source, way, line, input).find(0, ClauseSearch.Found.none(code)).stream())
                .findFirst()
                .map(this::hint);
    }

    private Hint hint(ClauseSearch.Found found) {
        Hint hint = Hint.of(cause.code());
        for (String name : cause.parameters()) {
            hint = found.names().containsKey(name)
                    ? hint.with(name, found.names().get(name))
                    : hint;
        }
        return hint.with("line", (long) found.place().orElse(found.last()).line());
    }
}
