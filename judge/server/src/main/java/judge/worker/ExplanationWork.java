package judge.worker;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import judge.database.Database;
import judge.database.judging.ExplanationTable.ToExplain;
import judge.database.judging.WorkerIdentity;
import judge.explain.Explainer;
import judge.explain.Explanation;
import judge.problem.Problem;
import judge.queue.Queue;
import judge.queue.SpareThread;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.sandbox.kernel.Processors;
import judge.submission.Submission;

/**
 * Looks for the causes of failures, one at a time, while nothing is judged here; it gives way to whatever is, and its
 * thread and the commands that it starts have less of the processors than others. Verdicts stand meanwhile as they are.
 */
final class ExplanationWork {

    private static final Logger LOG = Logger.getLogger(ExplanationWork.class.getName());

    private static final Duration LOOKING = Duration.ofSeconds(1);

    /** A time in which a machine becomes quiet, or is mended. */
    private static final Duration AGAIN = Duration.ofMinutes(1);

    /** The most looks that come to no end, or to none for lack of time. */
    private static final int MOST = 3;

    private final Database database;
    private final Queue queue;
    private final WorkerIdentity identity;
    private final Explainer explainer;
    private final PackageVersions packages;
    private final Progress progress;
    private final SpareThread thread;

    /** True once its thread has less of the processors than others; it alone asks. */
    private boolean steppedBack;

    /**
     * The explaining of a process; nothing is done yet.
     *
     * @param free tells whether nobody waits for what runs here
     */
    ExplanationWork(
            Database database,
            Queue queue,
            WorkerIdentity identity,
            Explainer explainer,
            PackageVersions packages,
            Progress progress,
            BooleanSupplier free) {
        this.database = database;
        this.queue = queue;
        this.identity = identity;
        this.explainer = explainer;
        this.packages = packages;
        this.progress = progress;
        thread = new SpareThread("explaining", LOOKING, () -> free.getAsBoolean() && !queue.isPaused(), this::next);
    }

    /** Returns the thread that does it. */
    SpareThread thread() {
        return thread;
    }

    private boolean next() throws InterruptedException {
        boolean due = database.read(tables -> tables.explanations().isDue(queue.name(), identity.pool(), queue.now()));
        if (!due) {
            return false;
        }
        Optional<ToExplain> turn =
                database.write(tables -> tables.explanations().take(queue.name(), identity.pool(), queue.now()));
        if (turn.isPresent()) {
            explain(turn.get());
        }
        return turn.isPresent();
    }

    private void explain(ToExplain turn) throws InterruptedException {
        if (turn.failures() > MOST) { // The judge itself was ended each time.
            end(turn, Explanation.NONE);
            return;
        }
        AtomicReference<Explanation> found = new AtomicReference<>(Explanation.CUT_SHORT);
        try {
            if (!thread.run(() -> found.set(explanation(turn)))) {
                giveBack(turn);
                return;
            }
        } catch (InterruptedException e) {
            giveBack(turn);
            throw e;
        } catch (RuntimeException e) {
            LOG.log(Level.WARNING, "judging " + turn.judging().id() + " could not be explained", e);
        }
        Explanation explanation = Objects.requireNonNull(found.get());
        if (explanation.isCutShort() && turn.failures() < MOST) {
            tryAgain(turn);
        } else {
            end(turn, explanation);
        }
    }

    private void tryAgain(ToExplain turn) {
        database.write(tables -> {
            tables.explanations().failed(turn, queue.name(), queue.now().plus(AGAIN));
            return true;
        });
    }

    private Explanation explanation(ToExplain turn) throws InterruptedException {
        if (!steppedBack) {
            Processors.stepBack();
            steppedBack = true;
        }
        Problem problem = packages.problem(turn.judging().version());
        try {
            Submission submission = StoredSources.submission(turn.submission(), turn.login(), turn.sources(), problem);
            Report report = new ReportJson().readReport(turn.report(), Path.of("report.json"));
            return explainer.explain(submission, StoredSources.running(problem, submission, report.language()), report);
        } catch (ReportFormatException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void giveBack(ToExplain turn) {
        database.write(tables -> {
            tables.explanations().giveBack(turn, queue.name());
            return true;
        });
    }

    private void end(ToExplain turn, Explanation found) {
        String content = new String(new ReportJson().write(found.json()), UTF_8);
        if (database.write(tables -> tables.explanations().end(turn, queue.name(), content))) {
            progress.explained(turn.submission().id());
        }
    }
}
