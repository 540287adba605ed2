package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import judge.cpp.Shape;

/** Adds the assignment that one of several arrays lacks: at another place it is treated like the others. */
final class SiblingRewrites {

    private static final Shape GIVEN =
            Shape.of("$^ $x«$_ «[ $_:expr ]»+» $y«««= | += | -= | |= | &= | ^= | *=» .. | ++ | --» ;» $$");

    private static final int MOST = 12;
    private static final int NEAR = 160;

    private final Map<Part, Shape.Match> given = new LinkedHashMap<>();

    static void add(PossibleChanges found) {
        SiblingRewrites rewrites = new SiblingRewrites();
        for (Part part : found.parts()) {
            if (part.kind() == Part.Kind.STATEMENT) {
                GIVEN.at(part.code()).ifPresent(match -> rewrites.given.put(part, match));
            }
        }
        List<PossibleChange> all = new ArrayList<>();
        for (Part one : rewrites.given.keySet()) {
            for (Part beside : rewrites.given.keySet()) {
                if (rewrites.isAlike(one, beside)) {
                    rewrites.missing(one, beside, all);
                }
            }
        }
        all.stream().distinct().limit(MOST).forEach(found.all()::add);
    }

    private String place(Part part) {
        return Objects.requireNonNull(given.get(part)).text("x");
    }

    private String what(Part part) {
        return Objects.requireNonNull(given.get(part)).text("y");
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
        for (Part again : given.keySet()) {
            boolean sameOther = place(again).equals(place(one)) && !what(again).equals(what(one));
            boolean there = given.keySet().stream()
                    .anyMatch(other -> isNear(other, again)
                            && place(other).equals(place(beside))
                            && what(other).equals(what(again)));
            if (sameOther && !there && again.isInBraces() && again.function().equals(one.function())) {
                found.add(PossibleChange.added(1, again.end(), place(beside) + " " + what(again)));
            }
        }
    }
}
