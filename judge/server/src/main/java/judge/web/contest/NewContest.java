package judge.web.contest;

import static judge.web.contest.ContestPaths.text;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.Assignment;
import judge.online.Counting;
import judge.online.Course;
import judge.online.Feedback;
import judge.online.Refusal;
import judge.online.contest.Contest.Aids;
import judge.online.contest.Contest.Medals;
import judge.online.contest.ContestKind;
import judge.service.contest.ContestSettings;
import judge.service.contest.Contests;
import judge.service.course.AssignmentSettings;
import judge.service.course.Courses.CourseView;
import judge.service.course.ProblemPoints;
import judge.service.problem.ProblemView;
import judge.web.http.RefusalAnswers;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.EmptyList;
import judge.web.page.Form;
import judge.web.page.Form.Choice;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Times;
import judge.web.page.Visit;
import judge.web.page.Words;
import org.jspecify.annotations.Nullable;

/** A new contest of a course in one form: its problems, its time, its rules. All else has usual values. */
record NewContest(Pages pages, Contests contests) {

    private static final String NEW = Desk.COURSES + "/{course}/new-contest";
    private static final Duration NOTICE = Duration.ofHours(1);
    private static final Duration LENGTH = Duration.ofHours(5);
    private static final double POINTS = 100;
    private static final String USUAL_FREEZE = "60";

    List<Route> routes() {
        return List.of(
                pages.get(NEW, RouteAccess.LOGGED_IN, this::fresh), pages.post(NEW, RouteAccess.LOGGED_IN, this::make));
    }

    private Course course(Visit visit) {
        CourseView view = pages.services().courses().get(visit.viewer(), visit.path("course"));
        if (!Access.may(visit.viewer(), view.role(), Action.EDIT_CONTEST)) {
            throw Refusal.notAllowed("not-allowed");
        }
        return view.course();
    }

    /** The content of the form as text: it stays there when a field of it is refused. */
    private record Draft(
            String name,
            List<String> problems,
            String starts,
            String ends,
            String kind,
            String freeze,
            boolean open,
            String slug) {

        static Draft sent(Visit visit) {
            return new Draft(
                    visit.field("name").strip(),
                    visit.context().formParams("problem"),
                    visit.field("starts").strip(),
                    visit.field("ends").strip(),
                    visit.field("kind"),
                    visit.field("freeze").strip(),
                    ContestForm.yes(visit, "open"),
                    visit.field("slug").strip());
        }
    }

    private void fresh(Visit visit) {
        Course course = course(visit);
        Instant starts = visit.now().truncatedTo(ChronoUnit.HOURS).plus(NOTICE);
        Draft draft = new Draft(
                text(visit, "contest"),
                List.of(),
                Times.field(starts, visit.zone()),
                Times.field(starts.plus(LENGTH), visit.zone()),
                Words.code(ContestKind.ICPC),
                USUAL_FREEZE,
                true,
                "");
        show(visit, course, draft, "");
    }

    private void show(Visit visit, Course course, Draft draft, String refused) {
        Sheet sheet = new Sheet().crumbs(Desk.courseCrumbs(visit, course));
        if (!refused.isEmpty()) {
            sheet.warning(refused);
        }
        Form form = Form.post(Desk.course(course.slug()) + "/new-contest", visit.csrf(), text(visit, "new-send"))
                .id("new-contest")
                .text("name", text(visit, "new-name"), draft.name(), true, null)
                .group(Desk.text(visit, "choose-problems"), problems(visit, sheet, draft))
                .moment("starts", text(visit, "starts"), draft.starts(), true, null)
                .moment("ends", text(visit, "ends"), draft.ends(), true, null)
                .select(
                        "kind",
                        text(visit, "kind"),
                        Desk.options(visit, "contest.kind-", List.of(ContestKind.values()), draft.kind()),
                        null)
                .number("freeze", text(visit, "new-freeze"), draft.freeze(), "1", text(visit, "new-freeze-note"))
                .group(
                        text(visit, "who-sees"),
                        List.of(new Choice("open", "yes", text(visit, "open-board"), draft.open(), null)))
                .slug("slug", text(visit, "package-slug"), draft.slug(), Desk.text(visit, "assignment-slug-hint"));
        sheet.form(form).note(text(visit, "new-note"));
        sheet.show(visit, text(visit, "new"));
    }

    private List<Choice> problems(Visit visit, Sheet sheet, Draft draft) {
        List<Choice> all = pages.services().problems().all(visit.viewer()).stream()
                .map(one -> choice(visit, one, draft.problems()))
                .toList();
        EmptyList.problems(visit, sheet, all);
        return all;
    }

    private static Choice choice(Visit visit, ProblemView one, List<String> chosen) {
        String slug = one.problem().slug();
        return new Choice("problem", slug, Desk.title(visit, one.names(), slug), chosen.contains(slug), null);
    }

    private void make(Visit visit) {
        Course course = course(visit);
        Draft draft = Draft.sent(visit);
        try {
            AssignmentSettings assignment = assignment(visit, draft);
            ContestSettings contest = contest(visit, draft, assignment);
            Contests.require(contest);
            String slug = slug(visit, course, draft);
            pages.services().assignments().put(visit.viewer(), course.slug(), slug, assignment);
            contests.put(visit.viewer(), course.slug(), slug, contest);
            visit.flash(text(visit, "saved"));
            visit.seeOther(ContestPaths.jury(course.slug(), slug));
        } catch (Refusal refusal) {
            if (refusal.kind() != Refusal.Kind.INVALID && refusal.kind() != Refusal.Kind.CONFLICT) {
                throw refusal;
            }
            visit.context().status(RefusalAnswers.status(refusal.kind()));
            show(visit, course, draft, Desk.sentence(visit, refusal));
        }
    }

    private static AssignmentSettings assignment(Visit visit, Draft draft) {
        if (draft.name().isEmpty()) {
            throw Refusal.invalid("name-missing");
        }
        if (draft.problems().isEmpty()) {
            throw Refusal.invalid("no-problem-chosen");
        }
        return new AssignmentSettings(
                draft.name(),
                Times.read(draft.starts(), visit.zone()),
                Times.read(draft.ends(), visit.zone()),
                null,
                0,
                new Assignment.Disclosure(Feedback.VERDICT, false, false),
                null,
                Counting.BEST,
                Duration.ZERO,
                draft.problems().stream()
                        .distinct()
                        .map(id -> new ProblemPoints(id, POINTS))
                        .toList());
    }

    private static ContestSettings contest(Visit visit, Draft draft, AssignmentSettings assignment) {
        return new ContestSettings(
                Desk.chosen(ContestKind.values(), draft.kind()),
                ContestSettings.USUAL_PENALTY,
                false,
                freezes(visit, assignment),
                new Medals(0, 0, 0),
                draft.open(),
                false,
                Aids.NONE,
                null,
                ContestForm.usual(assignment.problems()));
    }

    /** The moment so many minutes before the end; null: there is none. */
    private static @Nullable Instant freezes(Visit visit, AssignmentSettings assignment) {
        int minutes = ContestForm.number(visit, "freeze", "0");
        @Nullable Instant ends = assignment.closes();
        if (minutes == 0 || ends == null) {
            return null;
        }
        Instant freezes = ends.minus(Duration.ofMinutes(minutes));
        if (minutes < 0 || freezes.isBefore(assignment.opens())) {
            throw Refusal.invalid(
                    "contest-freeze", Map.of("freezes", freezes, "opens", assignment.opens(), "closes", ends));
        }
        return freezes;
    }

    /** The name in addresses that was typed, or one that is free. */
    private String slug(Visit visit, Course course, Draft draft) {
        Set<String> there = Set.copyOf(pages.services().assignments().of(visit.viewer(), course.slug()).stream()
                .map(view -> view.assignment().slug())
                .toList());
        if (!draft.slug().isEmpty()) {
            if (there.contains(draft.slug())) {
                throw Refusal.conflict("assignment-there", Map.of("name", draft.slug()));
            }
            return draft.slug();
        }
        String start = Desk.slug(draft.name(), "contest");
        return Stream.concat(
                        Stream.of(start),
                        IntStream.range(2, there.size() + 3)
                                .mapToObj(number -> Desk.slug(start + " " + number, "contest")))
                .filter(one -> !there.contains(one))
                .findFirst()
                .orElse(start);
    }
}
