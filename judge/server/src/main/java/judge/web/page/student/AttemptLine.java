package judge.web.page.student;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import judge.service.submission.SubmissionView;
import judge.web.page.Desk;
import judge.web.page.Paths;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** An attempt in a line; {@code code} is a verdict, {@code compare} leads to the comparison with the one before. */
record AttemptLine(
        String href,
        int number,
        String time,
        boolean late,
        String code,
        String verdict,
        String points,
        String counted,
        String compare) {

    /** All of them, the last first. */
    static List<AttemptLine> of(Visit visit, List<SubmissionView> made) {
        List<AttemptLine> lines = new ArrayList<>();
        for (int i = 0; i < made.size(); i++) {
            SubmissionView one = made.get(i);
            String before = i + 1 < made.size() ? Long.toString(made.get(i + 1).id()) : "";
            lines.add(of(visit, one, before));
        }
        return lines;
    }

    private static AttemptLine of(Visit visit, SubmissionView one, String before) {
        @Nullable String verdict = one.verdict();
        String waiting = visit.text("state-" + one.state().name().toLowerCase(Locale.ROOT));
        return new AttemptLine(
                Paths.submission(one.id()),
                one.attempt(),
                visit.time(one.received()),
                one.late(),
                verdict == null ? "" : verdict,
                verdict == null ? waiting : Words.verdict(visit, verdict),
                Desk.points(one.score(), one.maxScore()),
                Words.counted(visit, one),
                before.isEmpty() ? "" : Paths.submission(one.id()) + "/compare/" + before);
    }
}
