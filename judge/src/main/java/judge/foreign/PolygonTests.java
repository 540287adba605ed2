package judge.foreign;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.foreign.DraftGroup.Case;
import judge.foreign.DraftGroup.Earning;
import judge.foreign.Testlib.Points;
import org.w3c.dom.Element;

/** What {@code problem.xml} says of tests and their groups. */
final class PolygonTests {

    private PolygonTests() {}

    /** The points of a test or a group. */
    static double points(Element of) {
        String text = of.getAttribute("points");
        return text.matches("\\d{1,9}(\\.\\d{1,9})?") ? Double.parseDouble(text) : 0;
    }

    /** The group of a test: its own where it has points and none is named. */
    static String group(Element test, int number, Points given) {
        String named = test.getAttribute("group");
        return given != Points.EARNED ? "" : named.isEmpty() ? "test " + number : named;
    }

    /** Whether its tests, or where these have none its groups, have points. */
    static boolean havePoints(Element set) {
        return Stream.of("tests/test", "groups/group")
                .flatMap(kind -> Trees.all(set, kind).stream())
                .anyMatch(one -> points(one) > 0);
    }

    /** How the tests of a group earn its points: one that is in no group earns its own, or a part of them. */
    static DraftGroup rule(
            Element set, String group, List<Element> tests, List<String> names, Points given, List<Case> cases) {
        if (given == Points.UNBOUNDED) {
            return new DraftGroup(Double.POSITIVE_INFINITY, Earning.EACH, List.of(), cases);
        }
        boolean alone = tests.size() == 1 && tests.get(0).getAttribute("group").isEmpty();
        Earning earning = isEach(set, group) ? Earning.EACH : alone ? Earning.LEAST : Earning.TOGETHER;
        DoubleSummaryStatistics points =
                tests.stream().mapToDouble(PolygonTests::points).summaryStatistics();
        double whole = points.getSum() > 0
                ? points.getSum()
                : rules(set, group).map(PolygonTests::points).orElse(0.0);
        return new DraftGroup(whole, earning, points.getMax(), required(set, group, names), cases);
    }

    private static Optional<Element> rules(Element set, String group) {
        return Trees.all(set, "groups/group").stream()
                .filter(one -> one.getAttribute("name").equals(group))
                .findFirst();
    }

    /** Whether each test earns its points by itself. */
    static boolean isEach(Element set, String group) {
        return rules(set, group)
                .filter(one -> one.getAttribute("points-policy").equals("each-test"))
                .isPresent();
    }

    /** The places of earlier groups without which a group earns nothing, from 1. */
    private static List<Integer> required(Element set, String group, List<String> names) {
        List<Integer> required = new ArrayList<>();
        rules(set, group)
                .ifPresent(one -> Trees.all(one, "dependencies/dependency").forEach(other -> {
                    int place = names.indexOf(other.getAttribute("group")) + 1;
                    if (place > 0 && place <= names.indexOf(group)) {
                        required.add(place);
                    }
                }));
        return required;
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

    /** Windows' packages have other line ends, which validators refuse on Linux. */
    static DraftFile lines(SourceFolder source, PackageDraft draft, String path) throws ForeignException {
        byte[] bytes = source.bytes(path);
        if (ofLinux(bytes).length == bytes.length) {
            return source.later(path);
        }
        draft.remark("its tests have line ends of Windows; the package has those of Linux");
        return source.later(path, PolygonTests::ofLinux);
    }

    private static byte[] ofLinux(byte[] bytes) {
        byte[] kept = new byte[bytes.length];
        int count = 0;
        for (int i = 0; i < bytes.length; i++) {
            if (bytes[i] != '\r' || i + 1 == bytes.length || bytes[i + 1] != '\n') {
                kept[count++] = bytes[i];
            }
        }
        return Arrays.copyOf(kept, count);
    }

    /** The name of a file as the format allows it. */
    static String file(String path) {
        return path.substring(path.lastIndexOf('/') + 1).replaceAll("[^a-zA-Z0-9_.-]", "_");
    }
}
