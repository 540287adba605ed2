package judge.problem.reading;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.problem.PackageWalk;
import judge.problem.Problem;
import judge.problem.ProofCase;
import judge.problem.TestCase;
import judge.problem.reading.GroupYaml.CaseArguments;
import judge.problem.yaml.Faults;
import judge.problem.yaml.FormatVersion;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.ProblemFormatException;
import judge.source.LanguageNames;

/** Reads the folders of {@code data} that prove validators: none of their cases is judged. */
public final class ProofReader {

    private ProofReader() {}

    /**
     * The cases in one of the folders, by their paths; none where it is not there.
     *
     * @param folder {@code invalid_input}, {@code invalid_output} or {@code valid_output}
     * @throws ProblemFormatException where a file with arguments cannot be understood
     */
    public static List<ProofCase> read(Problem problem, String folder) throws ProblemFormatException {
        Faults faults = new Faults();
        PackageIndex index = PackageWalk.walk(problem.folder(), LanguageNames.known(), new Faults());
        index.substitute(problem.extras().constants());
        problem.content().made().ifPresent(made -> addMade(index, made));
        String top = PackageIndex.join("data", folder);
        List<ProofCase> cases = index.filesBelow(top, ".in").stream()
                .map(file -> file.substring(0, file.length() - ".in".length()))
                .map(base -> proof(index, base, inherited(index, base, top, faults), faults))
                .toList();
        faults.throwIfAny();
        return cases;
    }

    /**
     * The outputs that are shown as examples, by the name of the case; none in older formats, which do not know them.
     * The output validator must accept them, where it does not talk to the program.
     */
    public static Map<String, Path> examples(Problem problem) {
        PackageIndex index = PackageWalk.walk(problem.folder(), LanguageNames.known(), new Faults());
        problem.content().made().ifPresent(made -> addMade(index, made));
        Map<String, Path> examples = new LinkedHashMap<>();
        if (!FormatVersion.isOlder(index)) {
            for (TestCase testCase : problem.data().cases()) {
                String output = "data/" + testCase.name() + ".out";
                if (index.hasFile(output)) {
                    examples.put(testCase.name(), index.path(output));
                }
            }
        }
        return examples;
    }

    /** Adds the files that were made, beside those that the package has. */
    private static void addMade(PackageIndex index, Path made) {
        PackageIndex other = PackageWalk.walk(made, LanguageNames.known(), new Faults());
        other.filesBelow("data", "").forEach(file -> index.addMade(file, other.path(file)));
    }

    /** Returns the arguments in the folders from the top down to that of the case; the nearest folder counts. */
    private static CaseArguments inherited(PackageIndex index, String base, String top, Faults faults) {
        CaseArguments said =
                GroupYaml.read(index, top, false, CaseArguments.NONE, faults).arguments();
        for (int slash = base.indexOf('/', top.length() + 1); slash >= 0; slash = base.indexOf('/', slash + 1)) {
            said = GroupYaml.read(index, base.substring(0, slash), false, said, faults)
                    .arguments();
        }
        return said;
    }

    private static ProofCase proof(PackageIndex index, String base, CaseArguments common, Faults faults) {
        CaseArguments arguments = index.yaml(base + ".yaml", faults)
                .map(yaml -> GroupYaml.caseArguments(yaml, common))
                .orElse(common);
        for (String ending : List.of(".in", ".ans", ".out")) {
            CaseFiles.checkSize(index, base + ending, faults);
        }
        return new ProofCase(
                index.path(base + ".in"),
                index.path(base + ".ans"),
                index.path(base + ".out"),
                arguments.checker(),
                arguments.inputValidator(),
                arguments.program(),
                new CaseFiles(index, false, faults).beside(base));
    }
}
