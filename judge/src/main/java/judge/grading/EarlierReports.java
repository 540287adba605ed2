package judge.grading;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.engine.CachedJudge;
import judge.engine.Fingerprints;
import judge.grading.GradingRun.Task;
import judge.report.GradedRun;
import judge.report.HostSection;
import judge.report.Report;
import judge.report.ReportStorageException;
import judge.report.folder.RunFolder;
import judge.verdict.Verdict;

/** Decides which reports of an earlier run still hold, now that the same class is judged again. */
public final class EarlierReports {

    /** The word for submissions that did not get all points, judge errors among them. */
    public static final String FAILED = "failed";

    /** The word for submissions that would not be judged by the same files any more. */
    public static final String CHANGED = "changed";

    private final Fingerprints fingerprints;

    /**
     * Makes the rules for reports that come about in one way.
     *
     * @param allCases whether pass-fail problems are judged to the last case
     */
    public EarlierReports(boolean allCases) {
        fingerprints = new Fingerprints(allCases);
    }

    /**
     * The submissions to judge again after an earlier run, and those whose results of that run stand: together they are
     * a whole class.
     *
     * @param again the submissions that are judged, with those that the run does not know; where only contestants
     *     were named, theirs alone
     * @param unknown the number of those that the run does not know
     * @param kept the reports of all others, also of submissions that are not at hand now
     * @param outdated submissions whose reports are kept although source, problem or judge have changed since
     * @param unnamed submissions that the run does not know, and that nobody has named
     */
    public record Rerun(List<Task> again, int unknown, List<Report> kept, List<String> outdated, List<String> unnamed) {

        public Rerun {
            again = List.copyOf(again);
            kept = List.copyOf(kept);
            outdated = List.copyOf(outdated);
            unnamed = List.copyOf(unnamed);
        }
    }

    /** Tells whether judging the task now would give the same report, but for chance. */
    boolean isOf(Report report, Task task) {
        return fingerprints.of(task.read(), task.problem()).equals(report.fingerprint());
    }

    /**
     * The tasks of a run that was cut short, with what is known of them already.
     *
     * @param folder has the reports; those that do not hold are deleted
     * @param host the host that the judge runs on now
     * @param beyond whether reports must say what accepted programs do beyond the contest
     */
    public List<Task> resumed(RunFolder folder, List<Task> tasks, HostSection host, boolean beyond)
            throws ReportStorageException {
        List<Task> all = new ArrayList<>();
        for (Task task : tasks) {
            String contestant = task.submission().contestant();
            String problem = task.submission().problem();
            all.add(new Task(
                    task.submission(),
                    task.problem(),
                    folder.keep(contestant, problem, report -> holds(report, task, host, beyond))));
        }
        return all;
    }

    /** A judge error is no word on the submission, and a busy machine's not the last: both are always tried again. */
    private boolean holds(Report report, Task task, HostSection host, boolean beyond) {
        return report.verdict() != Verdict.JE
                && report.settled()
                && report.isolation().equals(host.isolation())
                && (!beyond || CachedJudge.saysAllBeyond(report, task.problem()))
                && isOf(report, task);
    }

    /**
     * Chooses the tasks that are judged again.
     *
     * @param only {@link #FAILED}, {@link #CHANGED} and names of contestants
     */
    public Rerun again(GradedRun base, List<Task> tasks, List<String> only) {
        Map<List<String>, Report> known = new HashMap<>();
        base.reports().forEach(report -> known.put(List.of(report.contestant(), report.problem()), report));
        List<Task> again = new ArrayList<>();
        Set<String> outdated = new LinkedHashSet<>();
        Set<String> unnamed = new LinkedHashSet<>();
        boolean kinds = only.contains(FAILED) || only.contains(CHANGED);
        int unknown = 0;
        for (Task task : tasks) {
            String contestant = task.submission().contestant();
            Report report = known.get(key(task));
            boolean changed = report != null && (!report.settled() || !isOf(report, task));
            if (only.contains(contestant) || (report == null ? kinds : isOfKind(report, changed, only))) {
                unknown += report == null ? 1 : 0;
                again.add(task);
                known.remove(key(task));
            } else if (report == null || changed) {
                (report == null ? unnamed : outdated).add(contestant);
            }
        }
        List<Report> kept = base.reports().stream()
                .filter(report -> known.containsKey(List.of(report.contestant(), report.problem())))
                .toList();
        return new Rerun(again, unknown, kept, List.copyOf(outdated), List.copyOf(unnamed));
    }

    private static boolean isOfKind(Report report, boolean changed, List<String> only) {
        return (only.contains(FAILED) && report.verdict() != Verdict.AC) || (only.contains(CHANGED) && changed);
    }

    private static List<String> key(Task task) {
        return List.of(task.submission().contestant(), task.submission().problem());
    }
}
