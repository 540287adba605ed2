package judge.web.page.student;

import java.time.Duration;
import java.util.Locale;
import judge.online.JudgingState;
import judge.service.submission.SubmissionView;
import judge.service.submission.Submissions;
import judge.web.page.Times;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/**
 * The state of judging a submission, for the one who waits for it.
 *
 * @param waits since when it waits, and about how long still; empty: it does not, or its place may not be known
 * @param pattern the same with a sign in place of the minutes, for the script that follows its place; empty where
 *     nothing is known of them
 * @param pace the milliseconds in which it comes one place further
 * @param later whether nothing is done for it before all submissions are judged
 */
record WorkState(String words, String waits, String pattern, long pace, boolean later) {

    private static final String MINUTES = "#";

    static WorkState of(Visit visit, SubmissionView view, boolean hidden, Submissions submissions) {
        @Nullable Long place = view.place();
        if (hidden || view.state() != JudgingState.QUEUED || place == null) {
            boolean later = !hidden && view.isLookedInto() && submissions.isQueued();
            return new WorkState(words(visit, view, hidden, later), "", "", 0, later);
        }
        Duration pace = submissions.pace().orElse(Duration.ZERO);
        return new WorkState(
                place == 1 ? visit.text("state-next") : visit.text("state-place", "count", place - 1),
                since(visit, view, Times.minutes(pace, place)),
                pace.isZero() ? "" : since(visit, view, MINUTES),
                pace.toMillis(),
                false);
    }

    private static String words(Visit visit, SubmissionView view, boolean hidden, boolean later) {
        if (!hidden && view.isLookedInto()) {
            return visit.text(later ? "state-looking-later" : "state-looking");
        }
        return visit.text("state-" + (hidden ? "hidden" : view.state().name().toLowerCase(Locale.ROOT)));
    }

    private static String since(Visit visit, SubmissionView view, Object minutes) {
        return visit.text("state-since", "time", visit.time(view.received()), "minutes", minutes);
    }
}
