package judge.gradebook;

import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import judge.gradebook.Change.Cause;
import judge.report.GradedRun;
import judge.report.LimitsSection;
import judge.report.Report;

/** Finds the differences between two runs that a verdict can depend on. */
final class Causes {

    private final Map<String, String> before;
    private final Map<String, String> after;
    private final boolean runtime;
    private final boolean judge;

    Causes(GradedRun before, GradedRun after) {
        this.before = digests(before);
        this.after = digests(after);
        runtime = !before.summary().host().equals(after.summary().host());
        judge = !before.summary().judgeVersion().equals(after.summary().judgeVersion());
    }

    /** All that is different for a case, or for any case of the submission where none is named. */
    Set<Cause> of(Report old, Report young, Optional<String> testCase) {
        Set<Cause> causes = EnumSet.noneOf(Cause.class);
        add(causes, Cause.SOURCE, !old.sources().equals(young.sources()));
        add(causes, Cause.DATA, isDataChanged(old, young, testCase));
        add(causes, Cause.LIMITS, !ofProblem(old.limits()).equals(ofProblem(young.limits())));
        add(causes, Cause.RUNTIME, runtime || !old.isolation().equals(young.isolation()));
        add(causes, Cause.JUDGE, judge);
        boolean same = Objects.equals(old.fingerprint(), young.fingerprint());
        // The fingerprint covers the data of all cases: a change to another case is not a cause.
        add(causes, Cause.SETTINGS, causes.isEmpty() && !same && !isDataChanged(old, young, Optional.empty()));
        return causes;
    }

    private static void add(Set<Cause> causes, Cause cause, boolean applies) {
        if (applies) {
            causes.add(cause);
        }
    }

    private boolean isDataChanged(Report old, Report young, Optional<String> testCase) {
        Set<String> names = new HashSet<>();
        if (testCase.isPresent()) {
            names.add(testCase.get());
        } else {
            old.cases().forEach(one -> names.add(one.name()));
            young.cases().forEach(one -> names.add(one.name()));
        }
        return names.stream()
                .map(name -> old.problem() + "/" + name)
                .anyMatch(name -> !Objects.equals(before.get(name), after.get(name)));
    }

    /** Returns the limits without the start-up of the VM, which is measured anew on each machine. */
    private static List<Object> ofProblem(LimitsSection limits) {
        return List.of(
                limits.problemCpuTimeMillis(), limits.timeMultiplier(), limits.memoryBytes(), limits.outputBytes());
    }

    /** The digests of the run's cases, by names that two runs share. */
    private static Map<String, String> digests(GradedRun run) {
        Map<String, String> digests = new HashMap<>();
        run.problems().forEach(problem -> problem.cases()
                .forEach(one -> digests.put(problem.id() + "/" + one.name(), String.valueOf(one.digest()))));
        return digests;
    }
}
