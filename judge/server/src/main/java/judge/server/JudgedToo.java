package judge.server;

import java.util.function.LongConsumer;
import judge.worker.Progress;

/** Passes progress on, and tells another one besides when there is a verdict. */
record JudgedToo(Progress other, LongConsumer told) implements Progress {

    @Override
    public void queued(long submission) {
        other.queued(submission);
    }

    @Override
    public void begun(long submission) {
        other.begun(submission);
    }

    @Override
    public void compiling(long submission) {
        other.compiling(submission);
    }

    @Override
    public void ended(long submission, int cases, int all) {
        other.ended(submission, cases, all);
    }

    @Override
    public void judged(long submission) {
        other.judged(submission);
        told.accept(submission);
    }

    @Override
    public void tried(long number) {
        other.tried(number);
    }

    @Override
    public void explained(long submission) {
        other.explained(submission);
    }
}
