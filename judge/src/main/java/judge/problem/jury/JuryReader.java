package judge.problem.jury;

import java.util.List;
import java.util.Optional;
import judge.problem.PackageWalk;
import judge.problem.Problem;
import judge.problem.yaml.Faults;
import judge.problem.yaml.FormatVersion;
import judge.problem.yaml.PackageIndex;
import judge.problem.yaml.ProblemFormatException;
import judge.source.LanguageNames;

/**
 * Finds the solutions that a package brings in {@code submissions}, with what {@code submissions.yaml} says of them.
 */
public final class JuryReader {

    private JuryReader() {}

    /**
     * The jury's submissions to a problem.
     *
     * @throws ProblemFormatException with every fault of the package's folder {@code submissions}
     */
    public static Jury read(Problem problem) throws ProblemFormatException {
        return read(problem, LanguageNames.known());
    }

    /** The same where others than the languages that this judge brings can be judged. */
    public static Jury read(Problem problem, LanguageNames languages) throws ProblemFormatException {
        Faults faults = new Faults();
        PackageIndex index = PackageWalk.walk(problem.folder(), languages, faults);
        Jury jury = read(index, problem, faults);
        faults.throwIfAny();
        return jury;
    }

    /** The same with its faults among others. */
    public static Jury read(PackageIndex index, Problem problem, Faults faults) {
        return new JuryFolder(index, problem, FormatVersion.isOlder(index), faults).read();
    }

    /** The jury's model solution where one is called so, else the first by name. */
    public static Optional<String> modelSolution(PackageIndex index) {
        String folder = "submissions/accepted";
        List<String> runnable = index.children(folder).stream()
                .filter(child -> index.hasSource(folder + "/" + child))
                .toList();
        List<String> models = index.yaml(SubmissionsYaml.FILE, new Faults()).stream()
                .flatMap(yaml -> yaml.keys().stream().filter(key -> yaml.map(key)
                        .flatMap(rule -> rule.flag("model_solution"))
                        .orElse(false)))
                .filter(pattern -> Glob.fault(pattern).isEmpty())
                .toList();
        return runnable.stream()
                .filter(child ->
                        models.stream().anyMatch(pattern -> Glob.matchesPathOrParent(pattern, "accepted/" + child)))
                .findFirst()
                .or(() -> runnable.stream().findFirst())
                .map(child -> folder + "/" + child);
    }
}
