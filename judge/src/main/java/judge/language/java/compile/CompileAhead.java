package judge.language.java.compile;

import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.problem.ProblemLimits;
import judge.sandbox.Outcome;
import judge.sandbox.SandboxException;
import judge.submission.SourceTexts;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/**
 * Compiles submissions that will be asked for soon, many in one process: a compiler that is warm needs a fraction of
 * the time that a new one needs to start. Only successes count. If anything goes wrong with a batch, such as a
 * submission that breaks the compiler or takes all its time, the submissions concerned are compiled alone when they are
 * asked for, under their own limits: the verdict on one never depends on another.
 */
final class CompileAhead {

    private final CompilerProcess process;
    private final Pace pace;
    /** The batches by the ids of the submissions: they are not read yet. */
    private final Map<String, Batch> expected = new HashMap<>();

    /**
     * The pace of a compiler.
     *
     * @param most submissions in a process: enough to be worth its start; it also bounds what a bad one costs
     * @param start CPU time that the first may take beside what each takes
     * @param each CPU time that a further one may take
     */
    record Pace(int most, Duration start, Duration each) {}

    /**
     * Makes the batches of one run.
     *
     * @param submissions the submissions that will be asked for, in this order
     * @param lanes the number of threads that will ask at the same time: neighbours go to different batches, so
     *     that none waits for another's
     */
    CompileAhead(
            CompilerProcess process, Pace pace, List<SubmissionFiles> submissions, ProblemLimits limits, int lanes) {
        this.process = process;
        this.pace = pace;
        for (int lane = 0; lane < lanes; lane++) {
            Batch batch = new Batch(limits);
            for (int i = lane; i < submissions.size(); i += lanes) {
                if (batch.submissions.size() == pace.most) {
                    batch = new Batch(limits);
                }
                batch.submissions.add(submissions.get(i));
                expected.put(submissions.get(i).id(), batch);
            }
        }
    }

    /**
     * Returns the compiler's reply to an expected submission; asks for it now if its batch was not begun; empty if the
     * submission is to be compiled alone. A reply is found by the sources that it is about: one to other sources does
     * not count.
     */
    Optional<WorkerReply> take(Submission submission, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Batch batch;
        synchronized (this) {
            batch = expected.remove(submission.id());
        }
        if (batch == null || batch.submissions.size() == 1) {
            return Optional.empty();
        }
        return Optional.ofNullable(batch.ready(processors).get(submission));
    }

    /** Submissions that are compiled in one process, by the first who asks; the others wait. */
    private final class Batch {
        private final ProblemLimits limits;
        private final List<SubmissionFiles> submissions = new ArrayList<>();
        private final Map<Submission, WorkerReply> ready = new HashMap<>();
        private boolean done;

        Batch(ProblemLimits limits) {
            this.limits = limits;
        }

        synchronized Map<Submission, WorkerReply> ready(Set<Integer> processors)
                throws SandboxException, InterruptedException {
            if (!done) {
                done = true;
                compile(processors);
            }
            return ready;
        }

        private void compile(Set<Integer> processors) throws SandboxException, InterruptedException {
            Map<Submission, SourceTexts> sound = sound();
            if (sound.isEmpty()) {
                return;
            }
            Duration wished = pace.start.plus(pace.each.multipliedBy(sound.size()));
            Duration cpuTime = wished.compareTo(limits.compileTime()) < 0 ? wished : limits.compileTime();
            Outcome outcome;
            try {
                outcome = process.run(sound.values(), cpuTime, limits, processors);
            } catch (SandboxException e) {
                return; // What the host cannot do for so many at once it may do for one.
            }
            if (!outcome.ending().isSuccess()) {
                return;
            }
            try {
                keep(WorkerReply.read(outcome.stdout(), sound.size()), sound.keySet());
            } catch (IOException e) {
                ready.clear(); // The worker's reply is not valid: each is compiled alone.
            }
        }

        private void keep(List<Optional<WorkerReply>> replies, Set<Submission> submissions) {
            int i = 0;
            for (Submission submission : submissions) {
                replies.get(i++)
                        .filter(reply -> !OtherModules.areMissedBy(reply.diagnostics()))
                        .ifPresent(reply -> ready.put(submission, reply));
            }
        }

        /** The submissions whose sources have no fault. */
        private Map<Submission, SourceTexts> sound() {
            Map<Submission, SourceTexts> sound = new LinkedHashMap<>();
            for (SubmissionFiles files : submissions) {
                Submission submission = files.read(limits.codeBytes());
                SourceTexts sources = SourceTexts.of(submission);
                if (sources.fault().isEmpty()) {
                    sound.put(submission, sources);
                }
            }
            return sound;
        }
    }
}
