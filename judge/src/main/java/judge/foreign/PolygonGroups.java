package judge.foreign;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import judge.foreign.DraftGroup.Case;
import judge.foreign.DraftGroup.Earning;
import judge.foreign.Testlib.Points;
import org.w3c.dom.Element;

/** The groups that the tests of a package of Polygon become. */
final class PolygonGroups {

    /** The sign between the name of a group and the number of a test that earns its points by itself. */
    private static final char PART = '\0';

    private final Element set;
    private final Points given;
    private final PackageDraft draft;

    /** Set where a test can be right in part. */
    private final boolean inPart;

    /** Reads the groups of a set of tests; the draft is told what the format cannot say. */
    PolygonGroups(Element set, Points given, PackageDraft draft) {
        this.set = set;
        this.given = given;
        this.draft = draft;
        this.inPart = draft.hasPoints();
    }

    /**
     * The group of a test: its own where it has points and none is named, or where each test of its group earns its
     * points by itself and the format cannot say so, as they differ or others require the group.
     */
    String group(Element test, int number) {
        String named = test.getAttribute("group");
        if (given != Points.EARNED) {
            return "";
        }
        return named.isEmpty() ? "test " + number : isSplit(named) ? named + PART + number : named;
    }

    private boolean isSplit(String group) {
        DoubleSummaryStatistics points = Trees.all(set, "tests/test").stream()
                .filter(test -> test.getAttribute("group").equals(group))
                .mapToDouble(PolygonTests::points)
                .summaryStatistics();
        boolean differ = points.getMax() - points.getMin() > 1e-9;
        boolean required = Trees.all(set, "groups/group/dependencies/dependency").stream()
                .anyMatch(other -> other.getAttribute("group").equals(group));
        return isEach(group) && points.getMax() > 0 && (differ || (required && !inPart));
    }

    private static String plain(String group) {
        int end = group.indexOf(PART);
        return end < 0 ? group : group.substring(0, end);
    }

    /**
     * Returns the rule by which the tests of a group earn points: a test that is in no group earns its own, or a part
     * of them.
     */
    DraftGroup rule(String group, List<Element> tests, List<String> names, List<Case> cases) {
        if (given == Points.UNBOUNDED) {
            return new DraftGroup(Double.POSITIVE_INFINITY, Earning.EACH, List.of(), cases);
        }
        boolean alone = group.indexOf(PART) >= 0
                ? !inPart
                : tests.size() == 1 && tests.get(0).getAttribute("group").isEmpty();
        Earning earning = alone ? Earning.LEAST : isEach(group) ? Earning.EACH : Earning.TOGETHER;
        DoubleSummaryStatistics points =
                tests.stream().mapToDouble(PolygonTests::points).summaryStatistics();
        double whole = points.getSum() > 0 || group.indexOf(PART) >= 0
                ? points.getSum()
                : rules(group).map(PolygonTests::points).orElse(0.0);
        String label = tests.stream()
                .map(test -> test.getAttribute("group"))
                .findFirst()
                .orElse("");
        return new DraftGroup(whole, earning, points.getMax(), required(group, names), cases, label);
    }

    private Optional<Element> rules(String group) {
        return Trees.all(set, "groups/group").stream()
                .filter(one -> one.getAttribute("name").equals(plain(group)))
                .findFirst();
    }

    /** Tells whether each test earns its points by itself. */
    private boolean isEach(String group) {
        return rules(group)
                .filter(one -> one.getAttribute("points-policy").equals("each-test"))
                .isPresent();
    }

    /** The places of earlier groups without which a group earns nothing, from 1. */
    private List<Integer> required(String group, List<String> names) {
        List<Integer> required = new ArrayList<>();
        rules(group).ifPresent(one -> Trees.all(one, "dependencies/dependency").forEach(other -> {
            String named = other.getAttribute("group");
            List<Integer> places = IntStream.rangeClosed(1, names.size())
                    .filter(place -> plain(names.get(place - 1)).equals(named))
                    .boxed()
                    .toList();
            if (places.isEmpty() && isOfSamples(named)) {
                required.add(DraftGroup.SAMPLE);
            } else if (places.isEmpty()) {
                draft.remark(ImportRemark.SUBTASK_DEPENDS_ON_NONE, plain(group), named);
            } else if (places.get(0) > names.indexOf(group)) {
                draft.remark(ImportRemark.SUBTASK_DEPENDS_ON_LATER, plain(group));
            }
            places.stream().filter(place -> place <= names.indexOf(group)).forEach(required::add);
        }));
        return required;
    }

    private boolean isOfSamples(String group) {
        return Trees.all(set, "tests/test").stream()
                .anyMatch(test -> test.getAttribute("group").equals(group)
                        && test.getAttribute("sample").equals("true"));
    }

    /** The group of all samples; empty where they are in several, or in none. */
    static String ofSamples(List<Element> tests) {
        List<String> groups = tests.stream()
                .filter(test -> test.getAttribute("sample").equals("true"))
                .map(test -> test.getAttribute("group"))
                .distinct()
                .toList();
        return groups.size() == 1 ? groups.get(0) : "";
    }
}
