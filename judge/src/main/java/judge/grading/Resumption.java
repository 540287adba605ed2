package judge.grading;

import java.util.ArrayList;
import java.util.List;
import judge.engine.CachedJudge;
import judge.engine.Fingerprints;
import judge.grading.GradingRun.Task;
import judge.report.HostSection;
import judge.report.Report;
import judge.report.folder.ReportStorageException;
import judge.report.folder.RunFolder;
import judge.verdict.Verdict;

/**
 * Finds the reports of a run that was cut short that are still valid, so that their submissions need not be judged
 * again.
 */
public final class Resumption {

    private final Fingerprints fingerprints;
    private final RunFolder folder;
    private final HostSection host;
    private final boolean beyond;

    private Resumption(RunFolder folder, HostSection host, Fingerprints fingerprints, boolean beyond) {
        this.fingerprints = fingerprints;
        this.folder = folder;
        this.host = host;
        this.beyond = beyond;
    }

    /**
     * What is still valid of a run that was cut short.
     *
     * @param host what the judge runs on now
     * @param allCases whether pass-fail problems are judged to the last case
     * @param beyond whether reports must say what accepted programs do beyond the contest
     */
    public static Resumption of(RunFolder folder, HostSection host, boolean allCases, boolean beyond) {
        return new Resumption(folder, host, new Fingerprints(allCases), beyond);
    }

    /** The tasks, with what is known of them already. */
    public List<Task> tasks(List<Task> tasks) throws ReportStorageException {
        List<Task> all = new ArrayList<>();
        for (Task task : tasks) {
            all.add(new Task(
                    task.submission(),
                    task.problem(),
                    folder.keep(
                            task.submission().contestant(),
                            task.submission().problem(),
                            report -> holds(report, task))));
        }
        return all;
    }

    /** A judge error says nothing about the submission, which is therefore always judged again. */
    private boolean holds(Report report, Task task) {
        return report.verdict() != Verdict.JE
                && report.isolation().equals(host.isolation())
                && (!beyond || CachedJudge.saysAllBeyond(report, task.problem()))
                && fingerprints.of(task.read(), task.problem()).equals(report.fingerprint());
    }
}
