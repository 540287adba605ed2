package judge.problem.reading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntFunction;
import judge.problem.CasePoints;
import judge.problem.TestCase;
import judge.problem.TestData;
import judge.problem.TestGroup;
import judge.problem.TestGroup.Aggregation;
import judge.problem.reading.GroupYaml.CaseArguments;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.YamlMap;
import org.jspecify.annotations.Nullable;

/** Reads the {@code data} folder of a package in format 2025-09. */
final class TestDataReader {

    private static final Set<String> FOLDERS =
            Set.of("sample", "secret", "invalid_input", "invalid_output", "valid_output");

    private final PackageIndex index;
    private final boolean scoring;
    private final CaseFiles caseFiles;
    private final Faults faults;
    /** The arguments for all cases, which the format does not have and some packages do. */
    private CaseArguments common = CaseArguments.NONE;

    TestDataReader(PackageIndex index, boolean scoring, Faults faults) {
        this.index = index;
        this.scoring = scoring;
        this.caseFiles = new CaseFiles(index, false, faults);
        this.faults = faults;
    }

    TestData read() {
        for (String child : index.children("data")) {
            if (child.equals(PackageIndex.OLDER_GROUP)) {
                caseFiles.ofOtherVersion("data/" + child, PackageFault.CASE_FILE_OF_OTHER_FORMAT, PackageIndex.GROUP);
            } else if (!FOLDERS.contains(child) && !child.equals(PackageIndex.GROUP)) {
                faults.warnings()
                        .add(
                                index.shown("data/" + child),
                                PackageFault.DATA_ENTRY_UNKNOWN,
                                String.join(", ", sorted()));
            }
        }
        common =
                GroupYaml.read(index, "data", false, CaseArguments.NONE, faults).arguments();
        List<TestCase> sample = sample();
        return new TestData(sample, secret(!sample.isEmpty()));
    }

    private static List<String> sorted() {
        return FOLDERS.stream().sorted().toList();
    }

    private List<TestCase> sample() {
        GroupYaml settings = GroupYaml.read(index, "data/sample", false, common, faults);
        noGroupsBelow("data/sample");
        StaticCases statics = new StaticCases(index, "data/sample", settings, faults);
        return statics.before(cases("data/sample", settings.arguments(), count -> CasePoints.NONE), Optional.empty());
    }

    private TestGroup secret(boolean hasSamples) {
        GroupYaml settings = GroupYaml.read(index, "data/secret", scoring, common, faults);
        List<String> groups = index.children("data/secret").stream()
                .filter(child -> index.hasFile("data/secret/" + child + "/" + PackageIndex.GROUP))
                .toList();
        double maxScore = scoring ? settings.maxScore().orElse(100.0) : 1;
        Aggregation aggregation = settings.aggregation().orElse(scoring ? Aggregation.SUM : Aggregation.PASS_FAIL);
        List<TestGroup> read = groups.isEmpty() ? List.of() : groups(groups, settings);
        StaticCases statics = new StaticCases(index, "data/secret", settings, faults);
        double forRuns = statics.left(maxScore, aggregation);
        List<TestCase> runs = groups.isEmpty()
                ? cases("data/secret", settings.arguments(), count -> points(aggregation, forRuns, count))
                : List.of();
        List<TestCase> cases = statics.before(runs, scored(aggregation));
        if (groups.isEmpty()) {
            noGroupsBelow("data/secret");
        }
        if (read.isEmpty() && cases.isEmpty()) {
            caseFiles.noSecret(hasSamples && !scoring);
        }
        TestGroup secret = new TestGroup("secret", maxScore, aggregation, settings.requirePass(), cases, read);
        new GroupRules(index, settings.place(), faults).check(secret, scoring);
        return secret;
    }

    private List<TestGroup> groups(List<String> named, GroupYaml secret) {
        List<String> names = new ArrayList<>(named);
        for (String child : index.children("data/secret")) {
            String path = "data/secret/" + child;
            if (caseFiles.isFolder("data/secret", child) && !named.contains(child)) {
                strictOnlyWithPoints().add(index.shown(path), PackageFault.GROUP_SETTINGS_MISSING, PackageIndex.GROUP);
                if (!scoring) {
                    names.add(child);
                }
            }
        }
        names.sort(null);
        caseFiles
                .in("data/secret")
                .forEach(name -> faults.add(index.shown(name + ".in"), PackageFault.CASE_BESIDE_GROUPS));
        if (!secret.arguments().equals(common)) {
            faults.warnings().add(secret.place(), PackageFault.ARGUMENTS_INHERITED);
        }
        return names.stream()
                .map(name -> group("data/secret/" + name, secret.arguments()))
                .toList();
    }

    private TestGroup group(String folder, CaseArguments inherited) {
        GroupYaml settings = GroupYaml.read(index, folder, scoring, inherited, faults);
        noGroupsBelow(folder);
        double maxScore = scoring ? settings.maxScore().orElse(Double.POSITIVE_INFINITY) : 1;
        Aggregation aggregation = settings.aggregation().orElse(Aggregation.PASS_FAIL);
        StaticCases statics = new StaticCases(index, folder, settings, faults);
        double forRuns = statics.left(maxScore, aggregation);
        List<TestCase> cases = statics.before(
                cases(folder, settings.arguments(), count -> points(aggregation, forRuns, count)), scored(aggregation));
        if (cases.isEmpty()) {
            faults.add(index.shown(folder), PackageFault.NO_TEST_CASE, "", "");
        }
        return new TestGroup(name(folder), maxScore, aggregation, settings.requirePass(), cases, List.of());
    }

    private void noGroupsBelow(String folder) {
        for (String file : index.filesBelow(folder, "/" + PackageIndex.GROUP)) {
            if (!file.equals(folder + "/" + PackageIndex.GROUP)) {
                strictOnlyWithPoints().add(index.shown(file), PackageFault.GROUP_SETTINGS_ELSEWHERE);
            }
        }
    }

    /**
     * Returns where faults of groups go: the kind of a group makes no difference to a verdict where every case must be
     * accepted.
     */
    private Faults strictOnlyWithPoints() {
        return scoring ? faults : faults.warnings();
    }

    private Optional<Aggregation> scored(Aggregation aggregation) {
        return scoring ? Optional.of(aggregation) : Optional.empty();
    }

    private CasePoints points(Aggregation aggregation, double maxScore, int cases) {
        if (!scoring) {
            return CasePoints.NONE;
        }
        return switch (aggregation) {
            case PASS_FAIL -> CasePoints.WITH_ITS_GROUP;
            case SUM -> CasePoints.upTo(maxScore / Math.max(cases, 1));
            case MIN -> CasePoints.upTo(maxScore);
        };
    }

    /** Returns the cases in a folder and below; {@code points} gives the points of each by their number. */
    private List<TestCase> cases(String folder, CaseArguments inherited, IntFunction<CasePoints> points) {
        List<String> names = caseFiles.below(folder);
        CasePoints each = points.apply(names.size());
        Map<String, CaseArguments> byFolder = new HashMap<>(Map.of(folder, inherited));
        return names.stream()
                .map(name -> testCase(name, inheritedIn(parent(name), byFolder), each))
                .toList();
    }

    /** The arguments of the cases in a folder below one that is known: those of the nearest that gives any. */
    private CaseArguments inheritedIn(String folder, Map<String, CaseArguments> known) {
        @Nullable CaseArguments there = known.get(folder);
        if (scoring) {
            return there == null ? inheritedIn(parent(folder), known) : there;
        }
        if (there == null) {
            CaseArguments above = inheritedIn(parent(folder), known);
            GroupYaml settings = GroupYaml.read(index, folder, false, above, faults);
            if (settings.statics().isPresent()) {
                faults.add(settings.place(), PackageFault.STATIC_VALIDATOR_ELSEWHERE);
            }
            there = settings.arguments();
            known.put(folder, there);
        }
        return there;
    }

    private static String parent(String path) {
        return path.substring(0, path.lastIndexOf('/'));
    }

    private TestCase testCase(String path, CaseArguments inherited, CasePoints points) {
        CaseArguments arguments = index.yaml(path + ".yaml", faults)
                .map(yaml -> caseYaml(yaml, inherited))
                .orElse(inherited);
        return new TestCase(
                name(path),
                index.path(path + ".in"),
                index.path(path + ".ans"),
                arguments.program(),
                arguments.checker(),
                points,
                arguments.inputValidator(),
                caseFiles.beside(path),
                Optional.empty());
    }

    private static CaseArguments caseYaml(YamlMap yaml, CaseArguments inherited) {
        CaseArguments arguments = GroupYaml.caseArguments(yaml, inherited);
        yaml.rejectOthers(GroupYaml.FOREIGN);
        return arguments;
    }

    private static String name(String path) {
        return path.substring("data/".length());
    }
}
