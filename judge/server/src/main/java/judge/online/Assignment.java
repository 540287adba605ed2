package judge.online;

import java.time.Duration;
import java.time.Instant;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * A piece of work for a course.
 *
 * @param slug its name in addresses, unique in its course
 * @param opens time before which students do not see it
 * @param closes end for all without an extension; null: practice, without an end
 * @param lateUntil end of handing in late; null: not possible
 * @param lateDeduction share of the points that is lost then, from 0 to 1
 * @param disclosure what students are told of their submissions
 * @param attempts the most attempts at each problem; null: any number
 * @param counts the attempt that counts
 * @param interval between two attempts at one problem
 */
public record Assignment(
        long id,
        long course,
        String slug,
        String name,
        Instant opens,
        @Nullable Instant closes,
        @Nullable Instant lateUntil,
        double lateDeduction,
        Disclosure disclosure,
        @Nullable Integer attempts,
        Counting counts,
        Duration interval,
        Instant created) {

    /**
     * The rules for what students are told.
     *
     * @param feedback the part of reports that is shown
     * @param explain whether the cause of a failure is looked for, and told where feedback shows the case; in a
     *     contest its own setting counts
     * @param tries whether programs may be tried without being handed in; in a contest its own setting counts
     */
    public record Disclosure(Feedback feedback, boolean explain, boolean tries) {

        /** The rules in the words of the log. */
        public String words() {
            return feedback.name().toLowerCase(Locale.ROOT)
                    + (explain ? "" : ", failures unexplained")
                    + (tries ? "" : ", no tries");
        }
    }

    /** The part of reports that is shown. */
    public Feedback feedback() {
        return disclosure.feedback();
    }

    /** Tells whether failed submissions are explained, unless it is a contest. */
    public boolean explain() {
        return disclosure.explain();
    }

    /** Tells whether students may try programs without handing in, unless it is a contest. */
    public boolean tries() {
        return disclosure.tries();
    }

    /** The same at another time, and with nothing that may come late. */
    public Assignment between(Instant otherOpens, Instant otherCloses) {
        return new Assignment(
                id,
                course,
                slug,
                name,
                otherOpens,
                otherCloses,
                null,
                0,
                disclosure,
                attempts,
                counts,
                interval,
                created);
    }
}
