package judge.problem;

import java.math.BigDecimal;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import judge.problem.TestGroup.Aggregation;

/**
 * Reads the {@code data} folder of a legacy package. The default grader's modes become the aggregations of the later
 * format: a group whose rejection rejects everything is a pass-fail one, a lenient one is a sum or a minimum.
 */
final class LegacyTestDataReader {

    private final PackageIndex index;
    private final Metadata metadata;
    private final CaseFiles caseFiles;
    private final Faults faults;

    /** Names of the groups that are accepted in any case. */
    private final Set<String> neverRejected = new HashSet<>();

    LegacyTestDataReader(PackageIndex index, Metadata metadata, Faults faults) {
        this.index = index;
        this.metadata = metadata;
        this.caseFiles = new CaseFiles(index, true, faults);
        this.faults = faults;
    }

    TestData read() {
        for (String child : index.children("data")) {
            if (!List.of("sample", "secret", LegacyGroupYaml.FILE).contains(child)) {
                Faults graded = child.equals(GroupYaml.FILE) ? faults : faults.warnings();
                graded.add(index.shown("data/" + child), "is none of the format's: sample, secret, testdata.yaml");
            }
        }
        LegacyGroupYaml root = LegacyGroupYaml.defaults().in(index, "data", metadata.scoring(), faults);
        List<TestCase> sample = sample("data/sample", root);
        boolean samplesMustPass = metadata.scoring() && !root.graderFlags().contains("ignore_sample");
        if (samplesMustPass && !sample.isEmpty()) {
            faults.add(
                    index.shown("data/testdata.yaml"),
                    "grader_flags must have ignore_sample in a scoring problem: samples earn no points here");
        }
        TestGroup secret = group("data/secret", root);
        if (secret.allCases().findAny().isEmpty()) {
            faults.add(index.shown("data/secret"), caseFiles.none());
        }
        return new TestData(sample, secret);
    }

    private List<TestCase> sample(String folder, LegacyGroupYaml inherited) {
        LegacyGroupYaml settings = inherited.in(index, folder, metadata.scoring(), faults);
        return caseFiles.below(folder).stream()
                .map(name -> testCase(name, settings, 0))
                .toList();
    }

    private TestGroup group(String folder, LegacyGroupYaml inherited) {
        LegacyGroupYaml settings = inherited.in(index, folder, metadata.scoring(), faults);
        List<TestGroup> groups = index.children(folder).stream()
                .filter(child -> caseFiles.isFolder(folder, child))
                .map(child -> group(PackageIndex.join(folder, child), settings))
                .toList();
        List<String> names = caseFiles.in(folder);
        boolean mixed = !groups.isEmpty() && !names.isEmpty();
        if (mixed && metadata.scoring()) {
            faults.add(index.shown(folder), "has test cases and folders; only one of the two is supported");
        }
        Aggregation aggregation = aggregation(folder, settings, groups);
        double accept = settings.acceptScore().doubleValue();
        double points = aggregation == Aggregation.PASS_FAIL ? 0 : accept;
        double maxScore = metadata.scoring() ? maxScore(settings, groups, names.size()) : 1;
        checkRange(folder, settings, maxScore);
        List<TestCase> cases =
                names.stream().map(name -> testCase(name, settings, points)).toList();
        return mixed && !metadata.scoring()
                ? new TestGroup(name(folder), maxScore, aggregation, List.of(), flat(cases, groups), List.of())
                : new TestGroup(name(folder), maxScore, aggregation, List.of(), cases, groups);
    }

    /** Where all must be accepted, it does not matter in which folder a case is. */
    private static List<TestCase> flat(List<TestCase> cases, List<TestGroup> groups) {
        return Stream.concat(cases.stream(), groups.stream().flatMap(TestGroup::allCases))
                .sorted(Comparator.comparing(TestCase::name))
                .toList();
    }

    private Aggregation aggregation(String folder, LegacyGroupYaml settings, List<TestGroup> groups) {
        if (!metadata.scoring()) {
            return Aggregation.PASS_FAIL;
        }
        boolean partsNeverRejected =
                !groups.isEmpty() && groups.stream().map(TestGroup::name).allMatch(neverRejected::contains);
        if (!settings.isLenient() && !partsNeverRejected) {
            if (groups.stream().anyMatch(group -> group.aggregation() != Aggregation.PASS_FAIL)) {
                faults.add(
                        index.shown(folder),
                        "is rejected as a whole although a group in it is accepted in part,"
                                + " which is not supported: say grader_flags: always_accept in its testdata.yaml");
            }
            return Aggregation.PASS_FAIL;
        }
        if (partsNeverRejected || settings.graderFlags().contains("always_accept")) {
            neverRejected.add(name(folder));
        }
        if (settings.breaks() && !partsNeverRejected && !settings.isMin()) {
            faults.add(
                    index.shown(folder),
                    "on_reject is break where accepted parts are summed up,"
                            + " which is not supported: say on_reject: continue in its testdata.yaml");
        }
        return settings.isMin() ? Aggregation.MIN : Aggregation.SUM;
    }

    private static double maxScore(LegacyGroupYaml settings, List<TestGroup> groups, int cases) {
        if (groups.isEmpty()) {
            BigDecimal parts = settings.isMin() ? BigDecimal.ONE : BigDecimal.valueOf(cases);
            return settings.acceptScore().multiply(parts).doubleValue();
        }
        return settings.isMin()
                ? groups.stream().mapToDouble(TestGroup::maxScore).min().orElse(0)
                : groups.stream().mapToDouble(TestGroup::maxScore).sum();
    }

    private void checkRange(String folder, LegacyGroupYaml settings, double maxScore) {
        if (metadata.scoring()
                && settings.most()
                        .filter(most -> maxScore > most.doubleValue() + 1e-6)
                        .isPresent()) {
            faults.add(
                    index.shown(folder),
                    "can earn " + GroupRules.number(maxScore) + " points, but its range ends at "
                            + settings.most().get());
        }
    }

    private TestCase testCase(String path, LegacyGroupYaml settings, double points) {
        List<String> arguments = Stream.concat(
                        metadata.checkerArguments().stream(), settings.checkerArguments().stream())
                .toList();
        return new TestCase(
                name(path),
                index.path(path + ".in"),
                index.path(path + ".ans"),
                List.of(),
                arguments,
                points,
                settings.inputValidatorArguments());
    }

    private static String name(String path) {
        return path.substring("data/".length());
    }
}
