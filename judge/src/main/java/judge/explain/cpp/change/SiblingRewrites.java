package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Adds the assignment that one of several arrays lacks: at another place it is treated like the others. */
final class SiblingRewrites {

    private static final Pattern GIVEN =
            Pattern.compile("([A-Za-z_]\\w*+(?:\\[[^;=]{1,40}?\\])++)\\s*+((?:[-+|&^*]?=(?!=)|\\+\\+|--)[^;]*+;)");

    private static final int MOST = 12;
    private static final int NEAR = 160;

    private final String source;
    private final List<Part> given = new ArrayList<>();
    private final Map<Part, Matcher> read = new LinkedHashMap<>();

    private SiblingRewrites(String source, List<Part> parts) {
        this.source = source;
        for (Part part : parts) {
            Matcher matcher = GIVEN.matcher(source.substring(part.start(), part.end()));
            if (part.kind() == Part.Kind.STATEMENT && matcher.matches()) {
                given.add(part);
                read.put(part, matcher);
            }
        }
    }

    static List<PossibleChange> of(String source, List<Part> parts) {
        SiblingRewrites rewrites = new SiblingRewrites(source, parts);
        List<PossibleChange> found = new ArrayList<>();
        for (Part one : rewrites.given) {
            for (Part beside : rewrites.given) {
                if (rewrites.isAlike(one, beside)) {
                    rewrites.missing(one, beside, found);
                }
            }
        }
        return found.stream().distinct().limit(MOST).toList();
    }

    private String place(Part part) {
        Matcher matcher = read.get(part);
        return matcher == null ? "" : matcher.group(1);
    }

    private String what(Part part) {
        Matcher matcher = read.get(part);
        return matcher == null ? "" : matcher.group(2);
    }

    /** Tells whether the same is done to two places, one soon after the other. */
    private boolean isAlike(Part one, Part other) {
        return !one.equals(other)
                && isNear(one, other)
                && !place(one).equals(place(other))
                && what(one).equals(what(other));
    }

    private static boolean isNear(Part one, Part other) {
        return one.function().equals(other.function()) && Math.abs(one.start() - other.start()) < NEAR;
    }

    private void missing(Part one, Part beside, List<PossibleChange> found) {
        for (Part again : given) {
            boolean sameOther = place(again).equals(place(one)) && !what(again).equals(what(one));
            boolean there = given.stream()
                    .anyMatch(other -> isNear(other, again)
                            && place(other).equals(place(beside))
                            && what(other).equals(what(again)));
            if (sameOther
                    && !there
                    && again.isInBraces(source)
                    && again.function().equals(one.function())) {
                found.add(PossibleChange.added(1, again.end(), place(beside) + " " + what(again)));
            }
        }
    }
}
