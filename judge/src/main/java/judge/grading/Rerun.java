package judge.grading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import judge.engine.Fingerprints;
import judge.grading.GradingRun.Task;
import judge.report.GradedRun;
import judge.report.Report;
import judge.verdict.Verdict;

/**
 * What is judged again after an earlier run, and which results of that run are kept: together they are the whole class.
 *
 * @param again the submissions that are judged, those among them that the run does not know
 * @param unknown how many those are
 * @param kept the reports of all others, also of submissions that are not there now
 * @param outdated whose reports are kept although source, problem or judge have changed since
 */
public record Rerun(List<Task> again, int unknown, List<Report> kept, List<String> outdated) {

    /** What did not get all points, judge errors among it. */
    public static final String FAILED = "failed";

    /** What would not be judged by the same files any more. */
    public static final String CHANGED = "changed";

    public Rerun {
        again = List.copyOf(again);
        kept = List.copyOf(kept);
        outdated = List.copyOf(outdated);
    }

    /**
     * What of the tasks is judged again.
     *
     * @param only {@link #FAILED}, {@link #CHANGED} and names of contestants
     */
    public static Rerun of(GradedRun base, List<Task> tasks, List<String> only, boolean allCases) {
        Fingerprints fingerprints = new Fingerprints(allCases);
        Map<List<String>, Report> known = new HashMap<>();
        base.reports().forEach(report -> known.put(List.of(report.contestant(), report.problem()), report));
        List<Task> again = new ArrayList<>();
        List<String> outdated = new ArrayList<>();
        int unknown = 0;
        for (Task task : tasks) {
            String contestant = task.submission().contestant();
            Report report = known.get(key(task));
            if (report == null) {
                unknown++;
                again.add(task);
                continue;
            }
            boolean changed = !Objects.equals(fingerprints.of(task.read(), task.problem()), report.fingerprint());
            if (only.contains(contestant)
                    || (only.contains(FAILED) && report.verdict() != Verdict.AC)
                    || (only.contains(CHANGED) && changed)) {
                again.add(task);
                known.remove(key(task));
            } else if (changed) {
                outdated.add(contestant);
            }
        }
        List<Report> kept = base.reports().stream()
                .filter(report -> known.containsKey(List.of(report.contestant(), report.problem())))
                .toList();
        return new Rerun(again, unknown, kept, outdated.stream().distinct().toList());
    }

    private static List<String> key(Task task) {
        return List.of(task.submission().contestant(), task.submission().problem());
    }
}
