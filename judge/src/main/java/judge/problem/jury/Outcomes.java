package judge.problem.jury;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/** The meaning of the names of verdicts, and of the folders below {@code submissions}. */
final class Outcomes {

    /**
     * The format's four names; two of them cover several verdicts of this judge, so that packages keep their meaning.
     */
    private static final Map<String, Set<String>> FORMAT = Map.of(
            "AC", Set.of("AC"),
            "TLE", Set.of("TLE"),
            "WA", Set.of("WA", "NO", "PE"),
            "RTE", Set.of("RTE", "MLE", "OLE"));

    /** This judge's own names, which stand for themselves. */
    private static final Set<String> OWN = Set.of("MLE", "OLE", "NO", "PE", "CE");

    static final Set<String> ANY = verdicts(List.of("AC", "WA", "TLE", "RTE"));

    private static final Set<String> REJECTED = verdicts(List.of("WA", "TLE", "RTE"));

    /** The expected outcomes of format 2025-09. */
    private static final Map<String, ExpectedOutcome.Rule> FOLDERS = Map.of(
            "accepted", rule(List.of("AC"), List.of("AC")),
            "rejected", rule(List.of("AC", "WA", "TLE", "RTE"), List.of("WA", "TLE", "RTE")),
            "wrong_answer", rule(List.of("AC", "WA"), List.of("WA")),
            "time_limit_exceeded", rule(List.of("AC", "TLE"), List.of("TLE")),
            "run_time_error", rule(List.of("AC", "RTE"), List.of("RTE")),
            "brute_force", rule(List.of("AC", "RTE", "TLE"), List.of("RTE", "TLE")));

    private static final Map<String, ExpectedOutcome.Rule> LEGACY_FOLDERS = Map.of(
            "accepted", rule(List.of("AC"), List.of("AC")),
            "partially_accepted", new ExpectedOutcome.Rule("", ANY, REJECTED, Optional.empty()),
            "wrong_answer", rule(List.of("AC", "WA"), List.of("WA")),
            "time_limit_exceeded", rule(List.of("AC", "WA", "TLE"), List.of("TLE")),
            "run_time_error", rule(List.of("AC", "WA", "TLE", "RTE"), List.of("RTE")));

    private static final Map<String, ExpectedOutcome.Rule> OWN_FOLDERS = Map.of(
            "memory_limit_exceeded", rule(List.of("AC", "MLE"), List.of("MLE")),
            "output_limit_exceeded", rule(List.of("AC", "OLE"), List.of("OLE")),
            "no_output", rule(List.of("AC", "NO"), List.of("NO")),
            "presentation_error", rule(List.of("AC", "PE"), List.of("PE")),
            "compile_error", rule(List.of("CE"), List.of("CE")),
            "compiler_error", rule(List.of("CE"), List.of("CE")),
            "output_limit", rule(List.of("AC", "OLE"), List.of("OLE")),
            "memory_limit", rule(List.of("AC", "MLE"), List.of("MLE")));

    /** The folders whose submissions must get what the format says, whatever DOMjudge's tag in them is. */
    private static final Set<String> OFFICIAL =
            Set.of("accepted", "wrong_answer", "time_limit_exceeded", "run_time_error");

    private Outcomes() {}

    /** Returns the outcome that the format or this judge expects of the submissions in a folder. */
    static Optional<ExpectedOutcome.Rule> ofFolder(String name, boolean legacy) {
        ExpectedOutcome.Rule own = OWN_FOLDERS.get(name);
        return own != null ? Optional.of(own) : Optional.ofNullable((legacy ? LEGACY_FOLDERS : FOLDERS).get(name));
    }

    /** Tells whether DOMjudge's tag in a submission counts for nothing, as it lies in a folder of the format. */
    static boolean isOfficial(String folder) {
        return OFFICIAL.contains(folder);
    }

    static boolean isVerdict(String name) {
        return FORMAT.containsKey(name) || OWN.contains(name);
    }

    /** The verdicts of this judge that the names stand for. */
    static Set<String> verdicts(List<String> names) {
        Set<String> verdicts = new TreeSet<>();
        names.forEach(name -> verdicts.addAll(FORMAT.getOrDefault(name, Set.of(name))));
        return verdicts;
    }

    private static ExpectedOutcome.Rule rule(List<String> permitted, List<String> required) {
        return new ExpectedOutcome.Rule("", verdicts(permitted), verdicts(required), Optional.empty());
    }
}
