package judge.web.page.student;

import java.util.ArrayList;
import java.util.List;
import judge.online.JudgingState;
import judge.online.ShownReport.Extent;
import judge.service.course.Assignments.AssignmentView;
import judge.service.submission.SubmissionView;
import judge.web.page.Desk;
import judge.web.page.Paths;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** An attempt in a line; {@code compare} leads to the comparison with the one before. */
record AttemptLine(
        String href,
        int number,
        String time,
        boolean late,
        Outcome outcome,
        String points,
        String counted,
        String compare) {

    /**
     * The outcome of an attempt.
     *
     * @param code the verdict; empty: there is none, or it is hidden
     * @param words the verdict or the state
     * @param live whether it will change
     */
    record Outcome(String code, String words, boolean live) {

        static Outcome of(Visit visit, SubmissionView one, boolean hidden) {
            @Nullable String verdict = one.verdict();
            if (hidden) {
                return new Outcome("", visit.text("mine.hidden"), false);
            }
            return verdict == null
                    ? new Outcome("", visit.text("state-" + Words.code(one.state())), one.state() != JudgingState.DONE)
                    : new Outcome(verdict, Words.verdict(visit, verdict), false);
        }
    }

    /** All of them, the last first. A script of the page keeps them as they are. */
    static List<AttemptLine> of(Visit visit, AssignmentView at, List<SubmissionView> made) {
        boolean over = at.deadlines().isOver(visit.now());
        boolean hidden =
                !Extent.of(at.assignment().feedback(), over, at.staff()).showsState();
        visit.useScript("attempts.js");
        List<AttemptLine> lines = new ArrayList<>();
        for (int i = 0; i < made.size(); i++) {
            SubmissionView one = made.get(i);
            String before = i + 1 < made.size() ? Long.toString(made.get(i + 1).id()) : "";
            lines.add(of(visit, one, Outcome.of(visit, one, hidden), before));
        }
        return lines;
    }

    private static AttemptLine of(Visit visit, SubmissionView one, Outcome outcome, String before) {
        return new AttemptLine(
                Paths.submission(one.id()),
                one.attempt(),
                visit.time(one.received()),
                one.late(),
                outcome,
                Desk.points(one.score(), one.maxScore()),
                Words.counted(visit, one),
                before.isEmpty() ? "" : Paths.submission(one.id()) + "/compare/" + before);
    }
}
