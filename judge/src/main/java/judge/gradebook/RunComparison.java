package judge.gradebook;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import judge.gradebook.Change.Cause;
import judge.report.CaseSection;
import judge.report.GradedRun;
import judge.report.Report;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * The differences between two runs.
 *
 * @param changes of verdicts, by contestant, problem and case
 * @param added submissions that only the second run has, as contestant/problem
 * @param removed submissions that only the first run has
 */
public record RunComparison(List<Change> changes, List<String> added, List<String> removed) {

    public RunComparison {
        changes = List.copyOf(changes);
        added = List.copyOf(added);
        removed = List.copyOf(removed);
    }

    /** Compares a run with an earlier one. */
    public static RunComparison of(GradedRun before, GradedRun after) {
        Map<String, Report> old = byName(before);
        Map<String, Report> young = byName(after);
        List<Change> changes = new ArrayList<>();
        Causes causes = new Causes(before, after);
        for (Map.Entry<String, Report> entry : old.entrySet()) {
            @Nullable Report now = young.get(entry.getKey());
            if (now != null) {
                changes.addAll(changes(entry.getValue(), now, causes));
            }
        }
        return new RunComparison(changes, onlyIn(young, old), onlyIn(old, young));
    }

    private static Map<String, Report> byName(GradedRun run) {
        Map<String, Report> reports = new TreeMap<>();
        run.reports().forEach(report -> reports.put(report.contestant() + "/" + report.problem(), report));
        return reports;
    }

    private static List<String> onlyIn(Map<String, Report> these, Map<String, Report> those) {
        return these.keySet().stream().filter(name -> !those.containsKey(name)).toList();
    }

    private static List<Change> changes(Report before, Report after, Causes causes) {
        List<Change> changes = new ArrayList<>();
        if (before.compile().ok() == after.compile().ok()) {
            Map<String, CaseSection> old = cases(before);
            Map<String, CaseSection> young = cases(after);
            Set<String> names = new LinkedHashSet<>(old.keySet());
            names.addAll(young.keySet());
            for (String name : names) {
                Verdict was = verdict(old, name);
                Verdict is = verdict(young, name);
                if (was != is) {
                    changes.add(change(before, after, Optional.of(name), was, is, causes));
                }
            }
        }
        if (changes.isEmpty() && before.verdict() != after.verdict()) {
            changes.add(change(before, after, Optional.empty(), before.verdict(), after.verdict(), causes));
        }
        return changes;
    }

    private static Change change(
            Report before, Report after, Optional<String> testCase, Verdict was, Verdict is, Causes causes) {
        boolean notRun = was == Verdict.SK || is == Verdict.SK;
        EnumSet<Cause> all = EnumSet.noneOf(Cause.class);
        all.addAll(causes.of(before, after, testCase));
        if (all.isEmpty() && notRun) {
            all.add(Cause.OTHER_CASE);
        }
        return new Change(before.contestant(), before.problem(), testCase, was, is, all);
    }

    private static Map<String, CaseSection> cases(Report report) {
        Map<String, CaseSection> cases = new LinkedHashMap<>();
        report.cases().forEach(one -> cases.put(one.name(), one));
        return cases;
    }

    /** A case that a run does not have was not run in it. */
    private static Verdict verdict(Map<String, CaseSection> cases, String name) {
        @Nullable CaseSection one = cases.get(name);
        return one == null ? Verdict.SK : one.verdict();
    }
}
