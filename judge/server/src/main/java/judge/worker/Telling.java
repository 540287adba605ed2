package judge.worker;

import java.time.Instant;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Supplier;
import judge.engine.JudgingListener;
import judge.online.JudgingState;
import judge.online.StoredJudging;
import judge.verdict.CaseResult;
import org.jspecify.annotations.Nullable;

/** Tells of one judging how it goes on, if it is one that people wait for; of one that was done, its end alone. */
final class Telling implements JudgingListener {

    private final long submission;
    private final Progress told;
    private final Progress toldOfEnd;
    private final Supplier<Instant> clock;
    private final AtomicInteger ended = new AtomicInteger();
    private volatile int cases;
    private volatile @Nullable Instant compiled;

    Telling(long submission, StoredJudging judging, Progress progress, Supplier<Instant> clock) {
        this.submission = submission;
        this.clock = clock;
        toldOfEnd = judging.active() ? progress : Progress.NOBODY;
        told = isOnceMore(judging) ? Progress.NOBODY : toldOfEnd;
    }

    /** Tells whether it is done already, and judged aside. */
    static boolean isOnceMore(StoredJudging judging) {
        return judging.state() == JudgingState.DONE;
    }

    void queued() {
        told.queued(submission);
    }

    void begun() {
        told.begun(submission);
    }

    void judged() {
        toldOfEnd.judged(submission);
    }

    /** Returns the time at which the sources had been compiled; empty where they were not. */
    Optional<Instant> compiled() {
        return Optional.ofNullable(compiled);
    }

    @Override
    public void compiling() {
        told.compiling(submission);
    }

    @Override
    public void running(int all) {
        compiled = clock.get();
        cases = all;
        told.ended(submission, 0, all);
    }

    @Override
    public void ended(CaseResult result) {
        told.ended(submission, ended.incrementAndGet(), cases);
    }
}
