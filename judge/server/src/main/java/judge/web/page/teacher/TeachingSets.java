package judge.web.page.teacher;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import judge.online.Access.Phase;
import judge.online.Course;
import judge.online.Refusal;
import judge.online.practice.PracticeAudience;
import judge.online.practice.PracticeLevel;
import judge.online.practice.PracticeTags;
import judge.service.OnlineServices;
import judge.service.course.Courses.CourseView;
import judge.service.course.PracticeSets;
import judge.service.course.PracticeSettings;
import judge.service.course.PracticeSettings.Wanted;
import judge.service.course.PracticeView;
import judge.web.http.RefusalAnswers;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.Desk;
import judge.web.page.Pages;
import judge.web.page.Paths;
import judge.web.page.Times;
import judge.web.page.Visit;
import org.jspecify.annotations.Nullable;

/** The sets of a course, for those who teach it: each button changes one thing, and needs no script. */
final class TeachingSets {

    private static final String SETS = Desk.COURSES + "/{course}/sets";
    private static final String SET = SETS + "/{set}";
    private static final int MOST_SETS = 50;

    private final Pages pages;
    private final OnlineServices services;
    private final PracticeSets sets;
    private final SetSheet sheet;

    TeachingSets(Pages pages, OnlineServices services) {
        this.pages = pages;
        this.services = services;
        sets = services.practice();
        sheet = new SetSheet(services);
    }

    List<Route> routes() {
        return List.of(
                pages.get(SETS, RouteAccess.LOGGED_IN, this::all),
                pages.post(SETS, RouteAccess.LOGGED_IN, this::make),
                pages.get(SET, RouteAccess.LOGGED_IN, this::one),
                pages.post(SET, RouteAccess.LOGGED_IN, this::change));
    }

    private CourseView course(Visit visit) {
        CourseView view = services.courses().get(visit.viewer(), visit.path("course"));
        Desk.requireStaff(visit, view.role());
        return view;
    }

    private void all(Visit visit) {
        sheet.all(visit, course(visit), "");
    }

    private void make(Visit visit) {
        CourseView view = course(visit);
        Course course = view.course();
        try {
            String name = visit.field("name").strip();
            if (name.isEmpty()) {
                throw Refusal.invalid("name-missing");
            }
            List<Wanted> wishes = visit.context().formParams("problem").stream()
                    .map(id -> new Wanted(id, null))
                    .toList();
            PracticeAudience audience = Desk.chosen(PracticeAudience.values(), visit.field("audience"));
            PracticeView made = sets.put(
                    visit.viewer(),
                    course.slug(),
                    freeSlug(visit, course, name),
                    new PracticeSettings(name, visit.now(), null, audience, wishes));
            visit.seeOther(Paths.taughtSet(course.slug(), made.set().slug()));
        } catch (Refusal refusal) {
            sheet.all(visit, view, sentence(visit, refusal));
        }
    }

    /** A name for addresses that neither an assignment nor a set of the course has; two are not made into one. */
    private String freeSlug(Visit visit, Course course, String name) {
        List<String> there = Stream.concat(
                        sets.of(visit.viewer(), course.slug()).stream()
                                .map(line -> line.set().slug()),
                        services.assignments().of(visit.viewer(), course.slug()).stream()
                                .map(view -> view.assignment().slug()))
                .toList();
        String start = Desk.slug(name, "s");
        return Stream.concat(Stream.of(start), Stream.iterate(2, n -> n + 1).map(n -> start + "-" + n))
                .limit(MOST_SETS)
                .filter(slug -> !there.contains(slug))
                .findFirst()
                .orElseThrow(() -> Refusal.conflict("assignment-there", Map.of("name", start)));
    }

    /** The sentence of a refusal after which the form is shown again; others have a page of their own. */
    private static String sentence(Visit visit, Refusal refusal) {
        if (refusal.kind() != Refusal.Kind.INVALID && refusal.kind() != Refusal.Kind.CONFLICT) {
            throw refusal;
        }
        visit.context().status(RefusalAnswers.status(refusal.kind()));
        return Desk.sentence(visit, refusal);
    }

    private PracticeView set(Visit visit) {
        return sets.get(visit.viewer(), visit.path("course"), visit.path("set"));
    }

    private void one(Visit visit) {
        sheet.one(visit, course(visit), set(visit), "");
    }

    private void change(Visit visit) {
        CourseView course = course(visit);
        PracticeView view = set(visit);
        try {
            sets.put(visit.viewer(), view.course(), view.set().slug(), changed(visit, view));
            visit.flash(Desk.text(visit, "set-saved"));
            visit.seeOther(Paths.taughtSet(view.course(), view.set().slug()));
        } catch (Refusal refusal) {
            sheet.one(visit, course, view, sentence(visit, refusal));
        }
    }

    /** The set as it is to be after the button that was pressed. */
    private static PracticeSettings changed(Visit visit, PracticeView view) {
        List<Wanted> wishes = new ArrayList<>(view.items().stream()
                .map(item -> new Wanted(item.slug(), item.tags()))
                .toList());
        Instant opens = view.set().opens();
        @Nullable Instant closes = view.set().closes();
        String name = view.set().name();
        PracticeAudience audience = view.audience();
        String deed = visit.field("deed");
        switch (deed) {
            case "settings" -> {
                return sent(visit, view, wishes);
            }
            case "open" -> {
                opens = view.phase() == Phase.BEFORE ? visit.now() : opens;
                closes = null;
            }
            case "close" -> closes = visit.now();
            case "add" -> wishes.add(new Wanted(visit.field("problem"), null));
            default -> move(visit, deed, wishes);
        }
        return new PracticeSettings(name, opens, closes, audience, wishes);
    }

    private static PracticeSettings sent(Visit visit, PracticeView view, List<Wanted> wishes) {
        String closes = visit.field("closes").strip();
        return new PracticeSettings(
                visit.field("name").strip(),
                Times.read(
                        visit.field("opens").strip(), visit.zone(), view.set().opens()),
                closes.isEmpty()
                        ? null
                        : Times.read(closes, visit.zone(), view.set().closes()),
                Desk.chosen(PracticeAudience.values(), visit.field("audience")),
                wishes);
    }

    /** Does something with a problem of the set. */
    private static void move(Visit visit, String deed, List<Wanted> wishes) {
        String problem = visit.field("problem");
        int at = wishes.stream().map(Wanted::id).toList().indexOf(problem);
        if (at < 0) {
            throw Refusal.invalid("problem-unknown", Map.of("problem", problem));
        }
        Map<String, IntConsumer> deeds = Map.of(
                "up", i -> wishes.add(Math.max(0, i - 1), wishes.remove(i)),
                "down", i -> wishes.add(Math.min(wishes.size() - 1, i + 1), wishes.remove(i)),
                "remove", i -> wishes.remove(i),
                "tags", i -> wishes.set(i, new Wanted(problem, tags(visit))));
        @Nullable IntConsumer known = deeds.get(deed);
        if (known == null) {
            throw Desk.noSuchChoice(deed);
        }
        known.accept(at);
    }

    private static PracticeTags tags(Visit visit) {
        String level = visit.field("level");
        return new PracticeTags(
                level.isEmpty() ? null : Desk.chosen(PracticeLevel.values(), level),
                Stream.of(visit.field("tags").split("[,，、]"))
                        .map(String::strip)
                        .filter(tag -> !tag.isEmpty())
                        .toList());
    }
}
