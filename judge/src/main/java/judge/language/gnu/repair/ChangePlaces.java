package judge.language.gnu.repair;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where changes are in a text that they are written into.
 *
 * @param lines the lines of the text that each of them is on
 * @param origins for lines of the text at which a stretch of the source begins, its line there
 */
public record ChangePlaces(Map<Integer, List<Long>> lines, NavigableMap<Long, Long> origins) {

    /** Where a declaration is wrong, every use of its name is an error as well, and none of these is to blame. */
    private static final Pattern FOLLOWS =
            Pattern.compile("was not declared in this scope|redeclaration of|conflicting declaration");

    private static final Pattern QUOTED = Pattern.compile("'[^']*+'|\"[^\"]*+\"");

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
        Map<Integer, SmallChange> known = new HashMap<>();
        changes.forEach(change -> known.put(change.number(), change));
        Set<Integer> blamed = new HashSet<>();
        for (WrongLine error : errors) {
            in(error).stream()
                    .filter(number -> !error.follows() || brings(known.get(number), error))
                    .forEach(blamed::add);
        }
        if (blamed.isEmpty()) {
            errors.forEach(error -> blamed.addAll(in(error)));
        }
        if (again) {
            Set<String> parts = new HashSet<>();
            blamed.stream().map(known::get).filter(Objects::nonNull).forEach(change -> parts.add(part(change)));
            changes.stream()
                    .filter(change -> parts.contains(part(change)))
                    .forEach(change -> blamed.add(change.number()));
        }
        List<WrongLine> own = errors.stream().filter(error -> !error.follows()).toList();
        Collection<WrongLine> firsts = own.isEmpty() ? errors : own;
        if (blamed.isEmpty() && !firsts.isEmpty()) {
            long first = firsts.stream().mapToLong(WrongLine::line).min().orElseThrow();
            long line = source(first);
            changes.stream()
                    .filter(change -> change.told().line() <= line)
                    .mapToLong(change -> change.told().line())
                    .max()
                    .ifPresent(nearest -> changes.stream()
                            .filter(change -> change.told().line() == nearest)
                            .forEach(change -> blamed.add(change.number())));
        }
        return blamed;
    }

    private static String part(SmallChange change) {
        return change.told().line() + " " + change.told().written();
    }

    private List<Integer> in(WrongLine error) {
        return lines.entrySet().stream()
                .filter(place -> place.getValue().contains(error.line())
                        || place.getValue().contains(error.line() - 1))
                .map(Map.Entry::getKey)
                .sorted(Comparator.naturalOrder())
                .toList();
    }

    /** Whether what is not known comes with the change. */
    private static boolean brings(SmallChange change, WrongLine error) {
        Matcher unknown = UNKNOWN.matcher(error.message());
        return change != null
                && unknown.find()
                && hasWord(change.told().changed(), unknown.group(1))
                && !hasWord(change.told().written(), unknown.group(1));
    }

    private static boolean hasWord(String text, String word) {
        String code = QUOTED.matcher(text).replaceAll(" ");
        return Pattern.compile("\\b" + Pattern.quote(word) + "\\b")
                .matcher(code)
                .find();
    }

    /** The line of the source that a line of the text is from. */
    private long source(long line) {
        Map.Entry<Long, Long> begin = origins.floorEntry(line);
        return begin == null ? line : begin.getValue() + line - begin.getKey();
    }
}
