package judge.queue;

import java.util.Optional;
import judge.database.judging.EndedJudging;
import judge.database.judging.Turn;

/** The work that is done with judgings. */
public interface JudgingWork {

    /**
     * Judges one: one that is done already once more, aside. When it throws, this machine could not judge it.
     *
     * @throws InterruptedException when the queue is closed: it is left for a later process
     */
    Result judge(Turn turn) throws InterruptedException;

    /** Makes the result of a judging that failed however often it was tried. */
    Result givenUp(Turn turn, Throwable why);

    /** Notes that nothing was found that could be judged here: what comes after all judgings may be looked for. */
    default void idle() {}

    /** Notes that the judging was not done after all, and waits again. */
    default void givenBack(Turn turn) {}

    /** Tells whether this machine is as fast now as it is when nothing else runs on it. */
    default boolean isQuiet() throws InterruptedException {
        return true;
    }

    /** The result of a judging. */
    interface Result {

        /**
         * Returns why this machine could not judge it, if that is its own fault; the reason is stored where no other
         * machine can either. Empty: it was judged.
         */
        default Optional<String> fault() {
            return Optional.empty();
        }

        /** Returns the judging's end as it is to be stored. */
        EndedJudging ended();

        /**
         * Notes that the result is on the disk.
         *
         * @param own false: the judging was no longer this process's own, and nothing was written
         */
        void written(boolean own);

        /** Tells whether it holds whenever it is judged; false: a busy machine has made something late. */
        default boolean settled() {
            return true;
        }
    }
}
