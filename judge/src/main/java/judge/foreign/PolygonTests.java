package judge.foreign;

import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.foreign.ForeignException.Cause;
import org.w3c.dom.Element;

/** Reads the tests and their groups from {@code problem.xml}. */
final class PolygonTests {

    private PolygonTests() {}

    /** The points of a test or a group. */
    static double points(Element of) {
        String text = of.getAttribute("points");
        return text.isEmpty() ? 0 : Double.parseDouble(text);
    }

    /** Refuses points that are none. */
    static void requirePoints(Element set) throws ForeignException {
        for (String kind : List.of("tests/test", "groups/group")) {
            for (Element one : Trees.all(set, kind)) {
                String text = one.getAttribute("points");
                if (!text.matches("|\\d{1,9}(\\.\\d{1,9})?")) {
                    throw new ForeignException(Cause.NO_AMOUNT, "problem.xml: points", text);
                }
            }
        }
    }

    /** Tells whether its tests, or where these have none its groups, have points. */
    static boolean havePoints(Element set) {
        return Stream.of("tests/test", "groups/group")
                .flatMap(kind -> Trees.all(set, kind).stream())
                .anyMatch(one -> points(one) > 0);
    }

    /** Polygon's patterns are such as {@code tests/%02d.a}. */
    static String path(String pattern, int number) {
        Matcher matcher = Pattern.compile("%0?(\\d?)d").matcher(pattern);
        if (!matcher.find()) {
            return pattern;
        }
        int width = matcher.group(1).isEmpty() ? 1 : Integer.parseInt(matcher.group(1));
        String digits = String.valueOf(number);
        String padded = "0".repeat(Math.max(0, width - digits.length())) + digits;
        return pattern.substring(0, matcher.start()) + padded + pattern.substring(matcher.end());
    }

    /** The name of a file as the format allows it. */
    static String file(String path) {
        return path.substring(path.lastIndexOf('/') + 1).replaceAll("[^a-zA-Z0-9_.-]", "_");
    }
}
