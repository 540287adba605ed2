package judge.explain.cpp.change;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.cpp.Fragment;

/**
 * The places of changes in a text that they are written into.
 *
 * @param lines the lines of the text that each change is on
 * @param origins the source's lines, by the lines of the text at which a stretch of the source begins
 */
public record ChangePlaces(Map<Integer, List<Long>> lines, NavigableMap<Long, Long> origins) {

    /**
     * The errors that follow from a wrong declaration: every use of its name is an error as well, and none of these is
     * to blame.
     */
    private static final Pattern FOLLOWS =
            Pattern.compile("was not declared in this scope|redeclaration of|conflicting declaration");

    private static final Pattern UNKNOWN = Pattern.compile("^\\W(\\w++)\\W was not declared in this scope");

    /**
     * An error of the compiler.
     *
     * @param line of the text
     */
    public record WrongLine(long line, String message) {

        private boolean follows() {
            return FOLLOWS.matcher(message).find();
        }
    }

    /**
     * The changes that have to go for these errors: those that they are in, and those with a name that is not known
     * there; else all in the line of the source that the first error is in, or before it, as an error is told where
     * its call begins.
     *
     * @param again whether some are gone already: then all changes of the same part go, of which only one is wrong
     */
    public Set<Integer> blamed(List<SmallChange> changes, List<WrongLine> errors, boolean again) {
        Set<Integer> blamed = new HashSet<>();
        for (WrongLine error : errors) {
            List<Integer> in = in(error);
            changes.stream()
                    .filter(change -> in.contains(change.number()) && (!error.follows() || brings(change, error)))
                    .forEach(change -> blamed.add(change.number()));
        }
        if (blamed.isEmpty()) {
            errors.forEach(error -> blamed.addAll(in(error)));
        }
        if (again) {
            Set<String> parts = changes.stream()
                    .filter(change -> blamed.contains(change.number()))
                    .map(ChangePlaces::part)
                    .collect(Collectors.toSet());
            changes.stream()
                    .filter(change -> parts.contains(part(change)))
                    .forEach(change -> blamed.add(change.number()));
        }
        return blamed.isEmpty() ? around(changes, errors) : blamed;
    }

    /** All changes in the line of the source that the first error is in, or else in the nearest before it. */
    private Set<Integer> around(List<SmallChange> changes, List<WrongLine> errors) {
        Comparator<WrongLine> ownFirst = Comparator.comparing(WrongLine::follows);
        Optional<WrongLine> first = errors.stream().min(ownFirst.thenComparing(WrongLine::line));
        long line = first.map(error -> source(error.line())).orElse(0L);
        OptionalLong nearest = changes.stream()
                .mapToLong(change -> change.told().line())
                .filter(one -> one <= line)
                .max();
        return changes.stream()
                .filter(change -> nearest.isPresent() && change.told().line() == nearest.getAsLong())
                .map(SmallChange::number)
                .collect(Collectors.toSet());
    }

    private static String part(SmallChange change) {
        return change.told().line() + " " + change.told().written();
    }

    private List<Integer> in(WrongLine error) {
        return lines.entrySet().stream()
                .filter(place -> place.getValue().contains(error.line())
                        || place.getValue().contains(error.line() - 1))
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Tells whether the unknown name comes with the change. */
    private static boolean brings(SmallChange change, WrongLine error) {
        Matcher unknown = UNKNOWN.matcher(error.message());
        return unknown.find()
                && hasWord(change.told().changed(), unknown.group(1))
                && !hasWord(change.told().written(), unknown.group(1));
    }

    private static boolean hasWord(String text, String word) {
        return Fragment.of(text).has(word);
    }

    /** The line of the source that a line of the text is from. */
    private long source(long line) {
        Map.Entry<Long, Long> begin = origins.floorEntry(line);
        return begin == null ? line : begin.getValue() + line - begin.getKey();
    }
}
