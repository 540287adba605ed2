package judge.problem;

import java.util.List;
import java.util.Set;
import java.util.function.IntFunction;
import judge.problem.GroupYaml.CaseArguments;
import judge.problem.TestGroup.Aggregation;

/** Reads the {@code data} folder of a package in format 2025-09. */
final class TestDataReader {

    private static final Set<String> FOLDERS =
            Set.of("sample", "secret", "invalid_input", "invalid_output", "valid_output");

    private final PackageIndex index;
    private final boolean scoring;
    private final CaseFiles caseFiles;
    private final Faults faults;
    /** What the format does not have and some packages do: arguments for all cases. */
    private CaseArguments common = CaseArguments.NONE;

    TestDataReader(PackageIndex index, boolean scoring, Faults faults) {
        this.index = index;
        this.scoring = scoring;
        this.caseFiles = new CaseFiles(index, false, faults);
        this.faults = faults;
    }

    TestData read() {
        for (String child : index.children("data")) {
            if (child.equals(LegacyGroupYaml.FILE)) {
                faults.add(
                        index.shown("data/" + child),
                        "is of the format's other version: here it is " + GroupYaml.FILE + " in secret");
            } else if (!FOLDERS.contains(child) && !child.equals(GroupYaml.FILE)) {
                faults.warnings()
                        .add(index.shown("data/" + child), "is none of the format's: " + String.join(", ", sorted()));
            }
        }
        common = GroupYaml.read(index, "data", false, faults).arguments();
        List<TestCase> sample = sample();
        return new TestData(sample, secret(!sample.isEmpty()));
    }

    private static List<String> sorted() {
        return FOLDERS.stream().sorted().toList();
    }

    private List<TestCase> sample() {
        GroupYaml settings = GroupYaml.read(index, "data/sample", false, faults);
        refuseGroupsBelow("data/sample");
        return cases("data/sample", settings.arguments().or(common), count -> CasePoints.NONE);
    }

    private TestGroup secret(boolean hasSamples) {
        GroupYaml settings = GroupYaml.read(index, "data/secret", scoring, faults);
        List<String> groups = index.children("data/secret").stream()
                .filter(child -> index.hasFile("data/secret/" + child + "/" + GroupYaml.FILE))
                .toList();
        double maxScore = scoring ? settings.maxScore().orElse(100.0) : 1;
        Aggregation aggregation = settings.aggregation().orElse(scoring ? Aggregation.SUM : Aggregation.PASS_FAIL);
        List<TestGroup> read = groups.isEmpty() ? List.of() : groups(groups, settings);
        List<TestCase> cases = groups.isEmpty()
                ? cases("data/secret", settings.arguments().or(common), count -> points(aggregation, maxScore, count))
                : List.of();
        if (groups.isEmpty()) {
            refuseGroupsBelow("data/secret");
        }
        if (read.isEmpty() && cases.isEmpty()) {
            caseFiles.noSecret(hasSamples && !scoring);
        }
        TestGroup secret = new TestGroup("secret", maxScore, aggregation, settings.requirePass(), cases, read);
        new GroupRules(index, settings.place(), faults).check(secret, scoring);
        return secret;
    }

    private List<TestGroup> groups(List<String> names, GroupYaml secret) {
        for (String child : index.children("data/secret")) {
            String path = "data/secret/" + child;
            if (index.hasFolder(path) && !names.contains(child)) {
                faults.add(index.shown(path), "has no " + GroupYaml.FILE + ", but other folders beside it have");
            }
        }
        caseFiles
                .in("data/secret")
                .forEach(name -> faults.add(
                        index.shown(name + ".in"), "must lie in a test data group, as there are groups beside it"));
        if (!secret.arguments().equals(CaseArguments.NONE)) {
            faults.add(
                    secret.place(), "gives arguments to cases, but all cases are in groups, which do not inherit them");
        }
        return names.stream().map(name -> group("data/secret/" + name)).toList();
    }

    private TestGroup group(String folder) {
        GroupYaml settings = GroupYaml.read(index, folder, scoring, faults);
        refuseGroupsBelow(folder);
        double maxScore = scoring ? settings.maxScore().orElse(Double.POSITIVE_INFINITY) : 1;
        Aggregation aggregation = settings.aggregation().orElse(Aggregation.PASS_FAIL);
        List<TestCase> cases =
                cases(folder, settings.arguments().or(common), count -> points(aggregation, maxScore, count));
        if (cases.isEmpty()) {
            faults.add(index.shown(folder), "has no test case: there must be at least one .in with its .ans");
        }
        return new TestGroup(name(folder), maxScore, aggregation, settings.requirePass(), cases, List.of());
    }

    private void refuseGroupsBelow(String folder) {
        for (String file : index.filesBelow(folder, "/" + GroupYaml.FILE)) {
            if (!file.equals(folder + "/" + GroupYaml.FILE)) {
                faults.add(index.shown(file), "must not stand here: test data groups lie directly in data/secret");
            }
        }
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

    /** Those in a folder and below; {@code points} says what each earns by how many there are. */
    private List<TestCase> cases(String folder, CaseArguments inherited, IntFunction<CasePoints> points) {
        List<String> names = caseFiles.below(folder);
        CasePoints each = points.apply(names.size());
        return names.stream().map(name -> testCase(name, inherited, each)).toList();
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
                caseFiles.beside(path));
    }

    private static CaseArguments caseYaml(YamlMap yaml, CaseArguments inherited) {
        CaseArguments arguments = GroupYaml.caseArguments(yaml, inherited);
        yaml.text("hint");
        yaml.text("description");
        yaml.rejectOthers();
        return arguments;
    }

    private static String name(String path) {
        return path.substring("data/".length());
    }
}
