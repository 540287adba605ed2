package judge.web.page;

import java.time.Instant;
import java.util.Locale;
import java.util.Map;
import judge.message.Quantity;
import judge.message.Visible;
import judge.online.practice.PracticeLevel;
import judge.service.course.Assignments.AssignmentView;
import judge.service.grade.GradebookView;
import judge.service.submission.SubmissionView;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** Names of things for people. */
public final class Words {

    /** The deduction for being late; empty where nothing is taken late. */
    public static String late(Visit visit, AssignmentView view) {
        @Nullable Instant late = view.deadlines().lateUntil();
        return late == null
                ? ""
                : visit.text(
                        "late-rule",
                        "time",
                        visit.time(late),
                        "percent",
                        Math.round(100 * view.deadlines().lateDeduction()));
    }

    /** The points that count of something that was late; empty where all of them do. */
    public static String counted(Visit visit, SubmissionView view) {
        @Nullable Double score = view.score();
        @Nullable Double counted = view.countedScore();
        return score == null || counted == null || score.equals(counted)
                ? ""
                : visit.text("late-counted", "points", Quantity.points(counted));
    }

    private Words() {}

    /** The word for a constant in forms, addresses and keys of messages. */
    public static String code(Enum<?> value) {
        return value.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The title of a problem in the language of the page, else in English, else in any, else its id. */
    public static String title(Visit visit, Map<String, String> names, String slug) {
        String any = names.values().stream().findFirst().orElse(slug);
        String name = names.getOrDefault(visit.messages().language().tag(), names.getOrDefault("en", any));
        return Visible.of(name.isEmpty() ? slug : name);
    }

    /** Says which points a teacher has given in place of the earned ones, who and why; empty where there are none. */
    public static String given(Visit visit, GradebookView.Cell.@Nullable Given given) {
        return given == null
                ? ""
                : visit.text(
                        "given",
                        "points",
                        Quantity.points(given.points()),
                        "by",
                        given.by(),
                        "moment",
                        visit.time(given.at()),
                        "reason",
                        given.reason());
    }

    /** The level of a problem in words; empty where none is said. */
    public static String level(Visit visit, @Nullable PracticeLevel level) {
        return level == null ? "" : visit.text("level-" + code(level));
    }

    /** A verdict in words; empty where there is none. */
    public static String verdict(Visit visit, @Nullable String name) {
        if (name == null) {
            return "";
        }
        for (Verdict verdict : Verdict.values()) {
            if (verdict.name().equals(name.toUpperCase(Locale.ROOT))) {
                return visit.messages().name(verdict);
            }
        }
        return Visible.of(name);
    }
}
