package judge.web.contest;

import static judge.web.contest.ContestPaths.text;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import judge.message.DisplayLanguage;
import judge.online.Refusal;
import judge.online.contest.Contest;
import judge.online.contest.ContestKind;
import judge.online.contest.ContestProblem;
import judge.service.contest.ContestSettings;
import judge.service.contest.ContestSettings.ProblemLabel;
import judge.service.contest.ContestView;
import judge.service.contest.ContestView.ContestTask;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Assignments.Part;
import judge.service.course.ProblemPoints;
import judge.web.page.Desk;
import judge.web.page.Form;
import judge.web.page.Form.Choice;
import judge.web.page.Form.Option;
import judge.web.page.Times;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** The form of a contest's settings, and what was sent with it. */
final class ContestForm {

    private static final String DEFAULT_PENALTY = String.valueOf(ContestSettings.USUAL_PENALTY);

    private static final int LETTERS = 26;

    private ContestForm() {}

    /** The form, with what holds now. */
    static Form of(Visit visit, AssignmentView assignment, @Nullable ContestView view) {
        @Nullable Contest contest = view == null ? null : view.contest();
        ContestKind kind = contest == null ? ContestKind.ICPC : contest.kind();
        List<Option> kinds = Desk.options(visit, "contest.kind-", List.of(ContestKind.values()), Words.code(kind));
        @Nullable Instant freezes = contest == null ? null : contest.freezes();
        String frozen = freezes == null ? "" : Times.field(freezes, visit.zone());
        Form form = Form.post(ContestPaths.jury(visit), visit.csrf(), text(visit, view == null ? "make-send" : "save"))
                .id("contest")
                .select("kind", text(visit, "kind"), kinds, text(visit, "kind-note"))
                .moment("freezes", text(visit, "freezes"), frozen, false, text(visit, "freezes-note"))
                .group(
                        text(visit, "who-sees"),
                        List.of(
                                choice(visit, "open", "open-board", contest, Contest::openBoard),
                                choice(visit, "virtual", "virtual", contest, Contest::virtual),
                                choice(visit, "explain", "explain", contest, Contest::explain),
                                choice(visit, "tries", "tries", contest, Contest::tries)));
        if (contest != null && contest.pool() != null) {
            form = form.hidden("pool", contest.pool());
        }
        return form.more(text(visit, "more"), view == null, more(visit, assignment, view));
    }

    /** Makes the fields that few need: points, medals, what the problems are called. */
    private static Form more(Visit visit, AssignmentView assignment, @Nullable ContestView view) {
        @Nullable Contest contest = view == null ? null : view.contest();
        String penalty = contest == null
                ? DEFAULT_PENALTY
                : String.valueOf(contest.penalty().toMinutes());
        Form more = Form.get("", "")
                .number("penalty", text(visit, "penalty"), penalty, "1", null)
                .group(
                        text(visit, "attempts"),
                        List.of(choice(visit, "compile", "compile-errors", contest, Contest::compileErrors)))
                .number("gold", text(visit, "gold"), medals(contest, Contest::gold), "1", null)
                .number("silver", text(visit, "silver"), medals(contest, Contest::silver), "1", null)
                .number("bronze", text(visit, "bronze"), medals(contest, Contest::bronze), "1", null);
        for (int i = 0; i < assignment.parts().size(); i++) {
            Part part = assignment.parts().get(i);
            more = labelled(visit, more, part, i, view == null ? null : problem(view, part.slug()));
        }
        return more;
    }

    private static Form labelled(Visit visit, Form form, Part part, int index, @Nullable ContestProblem there) {
        String title = Words.title(visit, part.names(), part.slug());
        List<String> usual = Colours.usual(visit.messages().language());
        String label = there == null ? letter(index) : there.label();
        String shown = there == null ? usual.get(index % usual.size()) : Labels.color(visit, there);
        return form.text("label " + part.slug(), text(visit, "label-of", "problem", title), label, false, null)
                .text("color " + part.slug(), text(visit, "color-of", "problem", title), shown, false, null);
    }

    /** Letters and usual colours for problems in their order. */
    static List<ProblemLabel> usual(List<ProblemPoints> problems) {
        List<String> colors = Colours.usual(DisplayLanguage.EN);
        List<ProblemLabel> labels = new ArrayList<>();
        for (int i = 0; i < problems.size(); i++) {
            String color = colors.get(i % colors.size());
            labels.add(new ProblemLabel(
                    problems.get(i).id(), letter(i), Colours.rgb(color).orElse(null), color));
        }
        return labels;
    }

    private static Choice choice(
            Visit visit, String name, String key, @Nullable Contest contest, Predicate<Contest> set) {
        return new Choice(name, "yes", text(visit, key), contest != null && set.test(contest), null);
    }

    private static @Nullable ContestProblem problem(ContestView view, String slug) {
        return view.problems().stream()
                .filter(task -> task.slug().equals(slug))
                .map(ContestTask::problem)
                .findFirst()
                .orElse(null);
    }

    private static String medals(@Nullable Contest contest, ToIntFunction<Contest> count) {
        return contest == null ? "0" : String.valueOf(count.applyAsInt(contest));
    }

    /** A to Z, then A1 and so on. */
    private static String letter(int index) {
        char letter = (char) ('A' + index % LETTERS);
        return index < LETTERS ? String.valueOf(letter) : letter + String.valueOf(index / LETTERS);
    }

    /**
     * The settings that were sent.
     *
     * @param view the contest before; null: there was none
     */
    static ContestSettings sent(Visit visit, @Nullable ContestView view, AssignmentView assignment) {
        @Nullable Instant frozen = view == null ? null : view.contest().freezes();
        String freezes = visit.field("freezes");
        String pool = visit.field("pool");
        return new ContestSettings(
                Desk.chosen(ContestKind.values(), visit.field("kind")),
                number(visit, "penalty", DEFAULT_PENALTY),
                yes(visit, "compile"),
                freezes.isBlank() ? null : Times.read(freezes, visit.zone(), frozen),
                new Contest.Medals(
                        number(visit, "gold", "0"), number(visit, "silver", "0"), number(visit, "bronze", "0")),
                yes(visit, "open"),
                yes(visit, "virtual"),
                new Contest.Aids(yes(visit, "explain"), yes(visit, "tries")),
                pool.isEmpty() ? null : pool,
                labels(visit, assignment, view));
    }

    static boolean yes(Visit visit, String box) {
        return visit.field(box).equals("yes");
    }

    /** The labels and colours that were sent; a colour that was not changed keeps its value, whatever its name. */
    private static List<ProblemLabel> labels(Visit visit, AssignmentView assignment, @Nullable ContestView view) {
        List<ProblemLabel> labels = new ArrayList<>();
        for (Part part : assignment.parts()) {
            String label = visit.field("label " + part.slug()).strip();
            if (!label.isEmpty()) {
                String color = visit.field("color " + part.slug()).strip();
                labels.add(labelled(visit, part, label, color, view == null ? null : problem(view, part.slug())));
            }
        }
        return labels;
    }

    private static ProblemLabel labelled(
            Visit visit, Part part, String label, String color, @Nullable ContestProblem there) {
        if (there != null && color.equals(Labels.color(visit, there).strip())) {
            return new ProblemLabel(part.slug(), label, there.rgb(), there.color());
        }
        @Nullable String named = color.isEmpty() ? null : Colours.shown(color, DisplayLanguage.EN);
        return new ProblemLabel(part.slug(), label, Colours.rgb(color).orElse(null), named);
    }

    /** A whole number that was typed. */
    static int number(Visit visit, String field, String otherwise) {
        String typed = visit.field(field).strip();
        try {
            return Integer.parseInt(typed.isEmpty() ? otherwise : typed);
        } catch (NumberFormatException e) {
            throw Refusal.invalid("not-a-whole-number", Map.of("value", typed));
        }
    }
}
