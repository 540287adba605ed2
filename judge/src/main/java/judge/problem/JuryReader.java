package judge.problem;

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
        return read(problem, LanguageNames.BUILT_IN);
    }

    /** The same where others than the languages that this judge brings can be judged. */
    public static Jury read(Problem problem, LanguageNames languages) throws ProblemFormatException {
        Faults faults = new Faults();
        PackageIndex index = PackageWalk.walk(problem.folder(), languages, faults);
        Jury jury = new JuryFolder(index, problem, isLegacy(index), faults).read();
        faults.throwIfAny();
        return jury;
    }

    /** Tells whether the folders below {@code submissions} have the meaning that they had before 2025-09. */
    static boolean isLegacy(PackageIndex index) {
        return index.problemYaml(new Faults())
                .map(yaml -> FormatVersion.of(
                                yaml.has("problem_format_version")
                                        ? yaml.text("problem_format_version").orElse("")
                                        : FormatVersion.LEGACY.key())
                        .filter(version -> version != FormatVersion.CURRENT)
                        .isPresent())
                .orElse(false);
    }
}
