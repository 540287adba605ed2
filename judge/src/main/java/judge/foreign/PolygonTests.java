package judge.foreign;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.foreign.ForeignException.Cause;
import org.w3c.dom.Element;

/** Reads the tests and their groups from {@code problem.xml}. */
final class PolygonTests {

    /** The endings of a sample's input and answer in statements. */
    private static final List<String> SHOWN = List.of("", ".a");

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

    /**
     * Takes what the statements show in place of a sample, as of an interactive problem, whose input nobody may see.
     *
     * @param test its number among the tests
     * @param patterns of the files with its input and its answer
     * @param sample its number among the samples
     */
    static void shown(SourceFolder source, PackageDraft draft, int test, List<String> patterns, int sample)
            throws ForeignException {
        for (int i = 0; i < SHOWN.size(); i++) {
            String name = path("example.%02d" + SHOWN.get(i), test);
            List<String> files = source.files().stream()
                    .filter(file -> file.matches("statements/[^/]+/" + Pattern.quote(name)))
                    .sorted()
                    .toList();
            files.forEach(source::take);
            if (!files.isEmpty() && !text(source, files.get(0)).equals(text(source, path(patterns.get(i), test)))) {
                String of = "data/sample/" + sample + (i == 0 ? ".in" : ".ans");
                draft.file(of + ".statement", source.bytes(files.get(0)));
                draft.file(of + ".download", source.bytes(files.get(0)));
            }
        }
    }

    private static String text(SourceFolder source, String file) throws ForeignException {
        return new String(source.bytes(file), StandardCharsets.ISO_8859_1)
                .replace("\r", "")
                .strip();
    }

    /** The name of a file as the format allows it. */
    static String file(String path) {
        return path.substring(path.lastIndexOf('/') + 1).replaceAll("[^a-zA-Z0-9_.-]", "_");
    }
}
