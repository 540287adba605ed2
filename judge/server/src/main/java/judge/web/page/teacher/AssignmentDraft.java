package judge.web.page.teacher;

import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import judge.message.Quantity;
import judge.online.Assignment;
import judge.online.Counting;
import judge.online.Feedback;
import judge.online.Refusal;
import judge.service.course.AssignmentSettings;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.service.course.ProblemPoints;
import judge.web.page.Desk;
import judge.web.page.Form.Choice;
import judge.web.page.Times;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/**
 * The content of the form of an assignment, as text: it stays there when a field of it is refused.
 *
 * @param disclosure what students are told
 * @param points points of the chosen problems, by their ids in order
 */
record AssignmentDraft(
        String name,
        String slug,
        String opens,
        String closes,
        String lateUntil,
        String lateDeduction,
        Disclosure disclosure,
        String attempts,
        String counts,
        String interval,
        Map<String, String> points) {

    /** The content of the fields for what students are told. */
    record Disclosure(String feedback, boolean explain, boolean tries) {}

    private static final Duration OPEN_FOR = Duration.ofDays(7);
    private static final int PERCENT = 100;

    /** Makes the proposal for a new assignment: open now, for a week until the end of that day, everything shown. */
    static AssignmentDraft fresh(String name, Instant now, ZoneId zone) {
        Instant end = now.plus(OPEN_FOR)
                .atZone(zone)
                .toLocalDate()
                .atTime(23, 59)
                .atZone(zone)
                .toInstant();
        return new AssignmentDraft(
                name,
                "",
                Times.field(now, zone),
                Times.field(end, zone),
                "",
                "0",
                new Disclosure(Words.code(Feedback.FULL), true, true),
                "",
                Words.code(Counting.BEST),
                "0",
                Map.of());
    }

    /** The assignment as it is. */
    static AssignmentDraft of(AssignmentView view, ZoneId zone) {
        Assignment one = view.assignment();
        Map<String, String> points = new LinkedHashMap<>();
        view.parts().forEach(part -> points.put(part.slug(), Quantity.points(part.points())));
        return new AssignmentDraft(
                one.name(),
                one.slug(),
                Times.field(one.opens(), zone),
                field(one.closes(), zone),
                field(one.lateUntil(), zone),
                Quantity.points(one.lateDeduction() * PERCENT),
                new Disclosure(Words.code(one.feedback()), one.explain(), one.tries()),
                one.attempts() == null ? "" : one.attempts().toString(),
                Words.code(one.counts()),
                String.valueOf(one.interval().toSeconds()),
                points);
    }

    private static String field(@Nullable Instant moment, ZoneId zone) {
        return moment == null ? "" : Times.field(moment, zone);
    }

    /** Reads the form as it was sent. */
    static AssignmentDraft sent(Visit visit) {
        Map<String, String> points = new LinkedHashMap<>();
        for (String id : visit.context().formParams("problem")) {
            points.put(id, visit.field("points-" + id).strip());
        }
        return new AssignmentDraft(
                visit.field("name").strip(),
                visit.field("slug").strip(),
                visit.field("opens").strip(),
                visit.field("closes").strip(),
                visit.field("lateUntil").strip(),
                visit.field("lateDeduction").strip(),
                new Disclosure(
                        visit.field("feedback"),
                        visit.field("explain").equals("yes"),
                        visit.field("tries").equals("yes")),
                visit.field("attempts").strip(),
                visit.field("counts"),
                visit.field("interval").strip(),
                points);
    }

    /** Returns the boxes for the help that students get: whether failures are explained, whether they may try. */
    List<Choice> helping(Visit visit) {
        return List.of(
                new Choice("explain", "yes", Desk.text(visit, "explain-failures"), disclosure.explain(), null),
                new Choice("tries", "yes", Desk.text(visit, "allow-tries"), disclosure.tries(), null));
    }

    /** Tells whether something is set that most assignments leave alone. */
    boolean isUnusual() {
        return !(lateUntil + attempts).isEmpty()
                || !interval.equals("0")
                || !lateDeduction.equals("0")
                || !counts.equals(Words.code(Counting.BEST));
    }

    /**
     * Returns the assignment that the form asks for. Fields that were not touched keep their exact value: they show
     * neither seconds nor more than two decimals.
     *
     * @param now the assignment that the form has shown; null: it makes one
     * @throws judge.online.Refusal where a number is none, or a time does not exist
     */
    AssignmentSettings settings(ZoneId zone, @Nullable AssignmentView now) {
        if (name.isEmpty()) {
            throw Refusal.invalid("name-missing");
        }
        if (points.isEmpty()) {
            throw Refusal.invalid("no-problem-chosen");
        }
        @Nullable Assignment old = now == null ? null : now.assignment();
        return new AssignmentSettings(
                name,
                Times.read(opens, zone, old == null ? null : old.opens()),
                moment(closes, zone, old == null ? null : old.closes()),
                moment(lateUntil, zone, old == null ? null : old.lateUntil()),
                number(lateDeduction, 0, old == null ? 0 : old.lateDeduction() * PERCENT) / PERCENT,
                new Assignment.Disclosure(
                        Desk.chosen(Feedback.values(), disclosure.feedback()),
                        disclosure.explain(),
                        disclosure.tries()),
                attempts.isEmpty() ? null : (Integer) whole(attempts),
                Desk.chosen(Counting.values(), counts),
                Duration.ofMillis(Math.round(number(interval, 0) * 1000)),
                problems(now == null ? List.of() : now.parts()));
    }

    private List<ProblemPoints> problems(List<Part> now) {
        List<ProblemPoints> problems = new ArrayList<>();
        points.forEach((id, worth) -> {
            double old = now.stream()
                    .filter(part -> part.slug().equals(id))
                    .mapToDouble(Part::points)
                    .findFirst()
                    .orElse(0);
            problems.add(new ProblemPoints(id, number(worth, 0, old)));
        });
        return problems;
    }

    private static @Nullable Instant moment(String text, ZoneId zone, @Nullable Instant shown) {
        return text.isEmpty() ? null : Times.read(text, zone, shown);
    }

    /** A number that was typed; the other one where nothing was; the one that the field has shown if that stands. */
    private static double number(String text, double otherwise, double shown) {
        return text.equals(Quantity.points(shown)) ? shown : number(text, otherwise);
    }

    /** A number that was typed; the other one where nothing was. */
    static double number(String text, double otherwise) {
        if (text.isEmpty()) {
            return otherwise;
        }
        try {
            double number = Double.parseDouble(text);
            if (Double.isFinite(number)) {
                return number;
            }
        } catch (NumberFormatException e) {
            throw Refusal.invalid("not-a-number", Map.of("value", text));
        }
        throw Refusal.invalid("not-a-number", Map.of("value", text));
    }

    private static int whole(String text) {
        double number = number(text, 0);
        if (number != Math.rint(number)) {
            throw Refusal.invalid("not-a-whole-number", Map.of("value", text));
        }
        return (int) number;
    }
}
