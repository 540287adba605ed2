package judge.problem.reading;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Supplier;
import java.util.stream.Stream;
import judge.problem.CasePoints;
import judge.problem.CasePoints.Rule;
import judge.problem.Graded;
import judge.problem.GradingTree;
import judge.problem.TestCase;
import judge.problem.TestData;
import judge.problem.TestGroup;
import judge.problem.TestGroup.Aggregation;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;

/**
 * Reads the {@code data} folder of a legacy package. In a scoring problem a tree of folders remains, which graders
 * climb; in a pass-fail one it does not matter in which folder a case is.
 */
final class LegacyTestDataReader {

    private final PackageIndex index;
    private final Metadata metadata;
    private final CaseFiles caseFiles;
    private final Faults faults;

    /** The cases by name, in the order in which they were met. */
    private final Map<String, TestCase> cases = new LinkedHashMap<>();

    /** True if a group asks for the package's own grader. */
    private boolean custom;

    LegacyTestDataReader(PackageIndex index, Metadata metadata, Faults faults) {
        this.index = index;
        this.metadata = metadata;
        this.caseFiles = new CaseFiles(index, true, faults);
        this.faults = faults;
    }

    TestData read() {
        for (String child : index.children("data")) {
            if (!List.of("sample", "secret", PackageIndex.OLDER_GROUP).contains(child)) {
                boolean lost = child.equals(PackageIndex.GROUP) && !index.isWithoutKeys("data/" + child);
                Faults graded = lost ? faults : faults.warnings();
                graded.add(
                        index.shown("data/" + child), PackageFault.DATA_ENTRY_UNKNOWN, "sample, secret, testdata.yaml");
            }
        }
        LegacyGroupYaml settings =
                metadata.grading().defaults().in(index, "data", metadata.version(), metadata.scoring(), faults);
        boolean unscored = !metadata.scoring() || settings.graderFlags().ignoresSample();
        Graded.Group sample = group("data/sample", settings, unscored);
        Graded.Group secret = group("data/secret", settings, !metadata.scoring());
        List<TestCase> all = cases(secret);
        if (all.isEmpty()) {
            caseFiles.noSecret(!sample.parts().isEmpty() && !metadata.scoring());
        }
        if (!metadata.scoring()) {
            // Without scores all cases must be accepted, so that the folder of a case does not matter.
            return new TestData(sorted(cases(sample)), group(1, Aggregation.PASS_FAIL, sorted(all)));
        }
        List<Graded> parts = new ArrayList<>();
        if (!sample.parts().isEmpty()) {
            parts.add(settings.graderFlags().ignoresSample() ? unbounded(sample) : sample);
        }
        parts.add(secret);
        Graded.Group root = graded("", settings, parts);
        double best = metadata.grading().lowestIsBest() ? best(root, -1) : best(root, 1);
        checkRange(root);
        double most = metadata.grading().lowestIsBest() ? Double.POSITIVE_INFINITY : best;
        return new TestData(cases(sample), group(most, Aggregation.SUM, all))
                .with(new GradingTree(root, metadata.grading().lowestIsBest(), best, grader()));
    }

    private static TestGroup group(double most, Aggregation aggregation, List<TestCase> cases) {
        return new TestGroup("secret", most, aggregation, List.of(), cases, List.of());
    }

    private static List<TestCase> sorted(List<TestCase> cases) {
        return cases.stream().sorted(Comparator.comparing(TestCase::name)).toList();
    }

    private List<TestCase> cases(Graded.Group group) {
        return group.cases().map(cases::get).toList();
    }

    /** Samples that are ignored need not be within the range that is inherited from the folder above. */
    private static Graded.Group unbounded(Graded.Group sample) {
        return new Graded.Group(
                sample.name(),
                sample.breaks(),
                sample.custom(),
                sample.flags(),
                Double.NEGATIVE_INFINITY,
                Double.POSITIVE_INFINITY,
                sample.parts());
    }

    private Graded.Group group(String folder, LegacyGroupYaml inherited, boolean unscored) {
        LegacyGroupYaml settings = inherited.in(index, folder, metadata.version(), metadata.scoring(), faults);
        // A case and a folder may have the same name.
        Map<String, Supplier<Graded>> children = new TreeMap<>();
        for (String child : index.children(folder)) {
            if (caseFiles.isFolder(folder, child)) {
                children.put(child + "\0folder", () -> group(PackageIndex.join(folder, child), settings, unscored));
            }
        }
        for (String path : caseFiles.in(folder)) {
            children.put(path.substring(folder.length() + 1) + "\0case", () -> testCase(path, settings, unscored));
        }
        List<Graded> parts = children.values().stream()
                .map(Supplier::get)
                .filter(part -> part.cases().findAny().isPresent())
                .toList();
        return graded(name(folder), settings, parts);
    }

    private Graded.Group graded(String name, LegacyGroupYaml settings, List<Graded> parts) {
        custom |= settings.custom() && metadata.scoring();
        return new Graded.Group(
                name,
                settings.breaks(),
                settings.custom(),
                settings.graderFlags(),
                settings.range().least(),
                settings.range().most(),
                parts);
    }

    /**
     * The score that cannot be beaten, as far as that is known.
     *
     * @param sign 1: the highest; -1: the lowest
     */
    private double best(Graded graded, int sign) {
        if (graded instanceof Graded.Group group) {
            double bound = sign > 0 ? group.most() : group.least();
            if (group.custom()) {
                return bound;
            }
            double parts = group.flags().score(counted(group).stream().mapToDouble(part -> best(part, sign)));
            return sign > 0 ? Math.min(bound, parts) : Math.max(bound, parts);
        }
        CasePoints points = Objects.requireNonNull(cases.get(graded.name())).points();
        if (points.rule() == Rule.MEASURED) {
            return sign * Double.POSITIVE_INFINITY;
        }
        return sign > 0 ? points.most() : Math.min(points.accepted(), points.rejected());
    }

    private static List<Graded> counted(Graded.Group group) {
        int all = group.parts().size();
        return group.flags().ignoresSample() && all > 0 ? group.parts().subList(all - 1, all) : group.parts();
    }

    /** Checks that the points of a right solution are within the range of every group. */
    private void checkRange(Graded.Group root) {
        if (metadata.grading().measured()) {
            return; // Nobody knows what the output validator awards to whom.
        }
        root.groups().filter(LegacyTestDataReader::isByDefault).forEach(group -> {
            double parts = group.flags().score(counted(group).stream().mapToDouble(part -> best(part, 1)));
            if (Double.isFinite(parts) && parts > group.most() + GroupRules.ROUNDING) {
                faults.add(
                        index.shown(PackageIndex.join("data", group.name())),
                        PackageFault.GROUP_RANGE_TOO_SMALL,
                        CasePoints.number(parts),
                        CasePoints.number(group.most()));
            }
        });
    }

    private static boolean isByDefault(Graded.Group group) {
        return group.groups().noneMatch(Graded.Group::custom);
    }

    private Optional<GradingTree.Grader> grader() {
        List<String> programs = index.children("graders");
        if (!custom) {
            return Optional.empty();
        }
        if (programs.size() != 1) {
            if (programs.isEmpty()) {
                faults.add(index.shown("graders"), PackageFault.GRADER_MISSING);
            } else {
                faults.add(index.shown("graders"), PackageFault.GRADERS_SEVERAL, String.join(", ", programs));
            }
            return Optional.empty();
        }
        return Optional.of(
                new GradingTree.Grader(index.path("graders/" + programs.get(0)), metadata.validatorLimits()));
    }

    private Graded testCase(String path, LegacyGroupYaml settings, boolean unscored) {
        List<String> arguments = Stream.concat(
                        metadata.checkerArguments().stream(), settings.checkerArguments().stream())
                .toList();
        Rule rule = metadata.grading().measured() ? Rule.MEASURED : Rule.FIXED;
        TestCase testCase = new TestCase(
                name(path),
                index.path(path + ".in"),
                index.path(path + ".ans"),
                List.of(),
                arguments,
                unscored ? CasePoints.NONE : new CasePoints(rule, settings.acceptScore(), settings.rejectScore()),
                settings.inputValidatorArguments(),
                caseFiles.beside(path),
                Optional.empty());
        cases.put(testCase.name(), testCase);
        return new Graded.Case(testCase.name());
    }

    private static String name(String path) {
        return path.substring("data/".length());
    }
}
