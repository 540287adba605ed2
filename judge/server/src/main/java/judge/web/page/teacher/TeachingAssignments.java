package judge.web.page.teacher;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.message.Quantity;
import judge.message.Visible;
import judge.online.Counting;
import judge.online.Course;
import judge.online.Feedback;
import judge.online.Refusal;
import judge.online.VersionState;
import judge.service.OnlineServices;
import judge.service.course.Assignments;
import judge.service.course.Assignments.AssignmentView;
import judge.service.course.Courses;
import judge.service.course.Courses.CourseView;
import judge.service.problem.ProblemView;
import judge.service.problem.ProblemView.VersionView;
import judge.service.problem.Problems;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.EmptyList;
import judge.web.page.Form;
import judge.web.page.Form.Beside;
import judge.web.page.Form.Choice;
import judge.web.page.Form.Option;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;

/** The form of an assignment, filled in so that a new one needs nothing but its problems. */
final class TeachingAssignments {

    private static final String NEW = Desk.COURSES + "/{course}/new-assignment";
    private static final String EDIT = Desk.COURSES + "/{course}/assignments/{assignment}/edit";
    private static final int MOST_TRIES = 50;

    private final Pages pages;
    private final Courses courses;
    private final Assignments assignments;
    private final Problems problems;

    TeachingAssignments(Pages pages, OnlineServices services) {
        this.pages = pages;
        courses = services.courses();
        assignments = services.assignments();
        problems = services.problems();
    }

    List<Route> routes() {
        return List.of(
                pages.get(NEW, RouteAccess.LOGGED_IN, this::fresh),
                pages.post(NEW, RouteAccess.LOGGED_IN, this::publish),
                pages.get(EDIT, RouteAccess.LOGGED_IN, this::edit),
                pages.post(EDIT, RouteAccess.LOGGED_IN, this::save));
    }

    private CourseView course(Visit visit) {
        CourseView view = courses.get(visit.viewer(), visit.path("course"));
        if (!Desk.edits(visit, view.role())) {
            throw Refusal.notAllowed("not-allowed");
        }
        return view;
    }

    private void fresh(Visit visit) {
        CourseView view = course(visit);
        int number = assignments.of(visit.viewer(), view.course().slug()).size() + 1;
        String name = Desk.text(visit, "assignment-default", "number", number);
        show(visit, view.course(), AssignmentDraft.fresh(name, visit.now(), visit.zone()), "", "");
    }

    private void edit(Visit visit) {
        Course course = course(visit).course();
        AssignmentView view = assignments.get(visit.viewer(), course.slug(), visit.path("assignment"));
        show(
                visit,
                course,
                AssignmentDraft.of(view, visit.zone()),
                view.assignment().slug(),
                "");
    }

    private void publish(Visit visit) {
        Course course = course(visit).course();
        AssignmentDraft draft = AssignmentDraft.sent(visit);
        try {
            String slug = freeSlug(visit, course, draft);
            assignments.put(visit.viewer(), course.slug(), slug, draft.settings(visit.zone(), null));
            visit.flash(Desk.text(visit, "published"));
            visit.seeOther(Desk.assignment(course.slug(), slug));
        } catch (Refusal refusal) {
            again(visit, course, draft, "", refusal);
        }
    }

    private void save(Visit visit) {
        Course course = course(visit).course();
        String slug = visit.path("assignment");
        AssignmentDraft draft = AssignmentDraft.sent(visit);
        AssignmentView now = assignments.get(visit.viewer(), course.slug(), slug);
        try {
            assignments.put(visit.viewer(), course.slug(), slug, draft.settings(visit.zone(), now));
            visit.flash(Desk.text(visit, "saved"));
            visit.seeOther(Desk.assignment(course.slug(), slug));
        } catch (Refusal refusal) {
            again(visit, course, draft, slug, refusal);
        }
    }

    /** The form with what was typed, and why it was not taken. */
    private void again(Visit visit, Course course, AssignmentDraft draft, String slug, Refusal refusal) {
        if (refusal.kind() != Refusal.Kind.INVALID && refusal.kind() != Refusal.Kind.CONFLICT) {
            throw refusal;
        }
        visit.context().status(judge.web.http.RefusalAnswers.status(refusal.kind()));
        show(visit, course, draft, slug, Desk.sentence(visit, refusal));
    }

    private String freeSlug(Visit visit, Course course, AssignmentDraft draft) {
        List<String> there = assignments.of(visit.viewer(), course.slug()).stream()
                .map(view -> view.assignment().slug())
                .toList();
        if (!draft.slug().isEmpty()) {
            if (there.contains(draft.slug())) {
                throw Refusal.conflict("assignment-there", Map.of("name", draft.slug()));
            }
            return draft.slug();
        }
        String start = Desk.slug(draft.name(), "a");
        for (int number = 2; number < MOST_TRIES && there.contains(start); number++) {
            String next = Desk.slug(draft.name(), "a") + "-" + number;
            if (!there.contains(next)) {
                return next;
            }
        }
        return start;
    }

    private void show(Visit visit, Course course, AssignmentDraft draft, String slug, String refused) {
        boolean fresh = slug.isEmpty();
        Sheet sheet = sheet(visit, course, draft, slug, refused);
        List<Choice> problemChoices = choices(visit, draft, fresh && refused.isEmpty());
        EmptyList.problems(visit, sheet, problemChoices);
        String action =
                fresh ? Desk.course(course.slug()) + "/new-assignment" : Desk.assignment(course.slug(), slug) + "/edit";
        String feedback = draft.disclosure().feedback();
        List<Option> feedbacks = options(visit, "feedback-", Feedback.values(), feedback);
        Form form = Desk.post(visit, action, fresh ? "publish" : "save")
                .id("assignment")
                .group(Desk.text(visit, "choose-problems"), problemChoices)
                .text("name", Desk.text(visit, "assignment-name"), draft.name(), true, null)
                .moment("opens", Desk.text(visit, "opens"), draft.opens(), true, TeachingCourses.zoneNote(visit))
                .moment("closes", Desk.text(visit, "closes"), draft.closes(), false, Desk.text(visit, "closes-hint"))
                .select("feedback", Desk.text(visit, "feedback"), feedbacks, null)
                .group(Desk.text(visit, "explain"), draft.helping(visit));
        sheet.form(form.more(
                Desk.text(visit, "more-settings"), !refused.isEmpty() || draft.isUnusual(), rest(visit, draft, fresh)));
        sheet.show(visit, fresh ? Desk.text(visit, "new-assignment") : Visible.of(draft.name()));
    }

    private static Sheet sheet(Visit visit, Course course, AssignmentDraft draft, String slug, String refused) {
        List<Link> crumbs = slug.isEmpty()
                ? Desk.courseCrumbs(visit, course)
                : Desk.assignmentCrumbs(visit, course, slug, draft.name());
        Sheet sheet = new Sheet().crumbs(crumbs);
        return refused.isEmpty() ? sheet : sheet.warning(refused);
    }

    /** Choices among the values of a setting. */
    private static <E extends Enum<E>> List<Option> options(Visit visit, String key, E[] values, String chosen) {
        return Desk.options(visit, "teacher." + key, List.of(values), chosen);
    }

    private static Form rest(Visit visit, AssignmentDraft draft, boolean fresh) {
        List<Option> counts = options(visit, "counts-", Counting.values(), draft.counts());
        String attemptsHint = Desk.text(visit, "attempts-hint");
        Form rest = Form.get("", "")
                .id("assignment")
                .moment(
                        "lateUntil",
                        Desk.text(visit, "late-until"),
                        draft.lateUntil(),
                        false,
                        Desk.text(visit, "late-until-hint"))
                .number("lateDeduction", Desk.text(visit, "late-deduction"), draft.lateDeduction(), "any", null)
                .select("counts", Desk.text(visit, "counts"), counts, null)
                .number("attempts", Desk.text(visit, "attempts"), draft.attempts(), "1", attemptsHint)
                .number("interval", Desk.text(visit, "interval"), draft.interval(), "1", null);
        return fresh
                ? rest.slug(
                        "slug", Desk.text(visit, "course-slug"), draft.slug(), Desk.text(visit, "assignment-slug-hint"))
                : rest;
    }

    /**
     * Returns the problems to choose from: the chosen ones in their order, then the others; a package with faults can
     * be chosen all the same.
     *
     * @param proposes whether the only one there is is chosen to begin with
     */
    private List<Choice> choices(Visit visit, AssignmentDraft draft, boolean proposes) {
        Map<String, ProblemView> all = new LinkedHashMap<>();
        problems.all(visit.viewer()).forEach(view -> all.put(view.problem().slug(), view));
        List<String> order = new ArrayList<>(draft.points().keySet());
        all.keySet().stream().filter(slug -> !order.contains(slug)).forEach(order::add);

        List<Choice> choices = new ArrayList<>();
        for (String slug : order) {
            boolean chosen = (proposes && order.size() == 1) || draft.points().containsKey(slug);
            choices.add(choice(visit, slug, Optional.ofNullable(all.get(slug)), chosen, draft.points()));
        }
        return choices;
    }

    private static Choice choice(
            Visit visit, String slug, Optional<ProblemView> view, boolean chosen, Map<String, String> given) {
        String title = view.map(one -> Desk.title(visit, one.names(), slug)).orElse(Visible.of(slug));
        Optional<VersionView> newest =
                view.flatMap(one -> one.versions().stream().findFirst());
        boolean unsound =
                newest.filter(one -> one.state() == VersionState.UNSOUND).isPresent();
        String points =
                given.getOrDefault(slug, newest.map(TeachingAssignments::worth).orElse("100"));
        String label = Desk.text(visit, "points");
        return new Choice(
                "problem",
                slug,
                unsound ? title + " – " + Desk.text(visit, "unsound") : title,
                chosen,
                new Beside("points-" + slug, label, title + visit.text("colon") + label, points));
    }

    /** The points that a problem is worth by itself; of pass-fail ones their 1 says nothing. */
    private static String worth(VersionView version) {
        double most = version.maxScore();
        return Double.isFinite(most) && most > 1 ? Quantity.points(most) : "100";
    }
}
