package judge.service.course;

import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.Access.Phase;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.CourseRole;
import judge.online.Logins;
import judge.online.Member;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.practice.PracticeAudience;
import judge.online.practice.PracticeTags;
import judge.problem.Problem;
import judge.problem.reading.PackageKeywords;
import judge.service.access.Audit;
import judge.service.access.Authorization;
import judge.service.access.Slugs;
import judge.service.course.PracticeView.Item;
import judge.service.course.PracticeView.Progress;
import org.jspecify.annotations.Nullable;

/**
 * Sets for practice. A set is an assignment: what is handed in to it goes the way of every submission, and nothing of
 * it is in a gradebook.
 */
public final class PracticeSets {

    private final Database database;
    private final Clock clock;
    private final LongFunction<Problem> packages;
    private final Authorization entry;
    private final Audit audit;
    private final ChosenProblems chosen;
    private final PracticeViews views;

    /** Makes the service; {@code packages}: gives the problems of versions. */
    public PracticeSets(Database database, Clock clock, LongFunction<Problem> packages) {
        this.database = database;
        this.clock = clock;
        this.packages = packages;
        entry = new Authorization(clock);
        audit = new Audit(clock);
        chosen = new ChosenProblems(entry);
        views = new PracticeViews(clock);
    }

    /** Makes a set, or changes the one with this slug; what was handed in stays. */
    public PracticeView put(Viewer viewer, String course, String slug, PracticeSettings settings) {
        Slugs.require(slug);
        String name = Logins.requireName(settings.name());
        AssignmentSettings assignment = settings.assignment();
        AssignmentRules.require(assignment);
        Map<String, PracticeTags> said = said(viewer, course, settings.problems());
        return database.write(tables -> {
            Course in = entry.goingCourse(tables, viewer, course);
            requireNoAssignment(tables, in, slug);
            Assignment put = tables.assignments().put(assignment.assignment(in.id(), slug, name, clock.instant()));
            Map<Long, PracticeTags> tags = new HashMap<>();
            for (AssignedProblem one : chosen.set(tables, viewer, put, assignment.problems())) {
                String problem =
                        tables.problems().find(one.problem()).orElseThrow().slug();
                tags.put(one.problem(), said.getOrDefault(problem, PracticeTags.NONE));
            }
            tables.practice().put(put.id(), settings.audience(), tags);
            String detail = "opens " + put.opens() + (put.closes() == null ? "" : ", closes " + put.closes())
                    + ", for " + settings.audience().name().toLowerCase(java.util.Locale.ROOT) + ", problems "
                    + tags.size();
            audit.note(tables, viewer, "set", "set " + course + "/" + slug, detail);
            return views.view(tables, viewer, entry.assignment(tables, viewer, course, slug, Action.SEE_ASSIGNMENT));
        });
    }

    private static void requireNoAssignment(Tables tables, Course course, String slug) {
        boolean graded = tables.assignments()
                .find(course.id(), slug)
                .filter(there -> tables.practice().audience(there.id()).isEmpty())
                .isPresent();
        if (graded) {
            throw Refusal.conflict("set-is-assignment", Map.of("name", slug));
        }
    }

    /** The level and tags of each problem. Reading packages takes transactions of its own. */
    private Map<String, PracticeTags> said(Viewer viewer, String course, List<PracticeSettings.Wanted> wished) {
        Map<String, PracticeTags> said = new HashMap<>();
        Map<String, Long> asked = new HashMap<>();
        database.read(tables -> {
            entry.goingCourse(tables, viewer, course);
            for (PracticeSettings.Wanted wish : wished) {
                if (wish.said() == null) {
                    tables.problems()
                            .find(wish.id())
                            .flatMap(problem -> ChosenProblems.newest(tables, problem))
                            .ifPresent(version -> asked.put(wish.id(), version));
                } else {
                    said.put(wish.id(), PracticeSettings.Wanted.required(wish.id(), wish.said()));
                }
            }
            return said;
        });
        asked.forEach(
                (id, version) -> said.put(id, PracticeTags.ofKeywords(PackageKeywords.of(packages.apply(version)))));
        return said;
    }

    /** A set that the viewer sees. */
    public PracticeView get(Viewer viewer, String course, String slug) {
        return database.read(tables ->
                views.view(tables, viewer, entry.assignment(tables, viewer, course, slug, Action.SEE_ASSIGNMENT)));
    }

    /** Returns the sets of courses that go on which the viewer sees: those for everybody, and those of the courses. */
    public List<PracticeView.Line> of(Viewer viewer) {
        return database.read(tables -> {
            Map<Long, CourseRole> roles = tables.courses().memberships(viewer.person()).stream()
                    .collect(Collectors.toMap(Member::course, Member::role));
            Map<Long, Boolean> attempted = tables.practice().attempted(viewer.person());
            List<PracticeView.Line> lines = new ArrayList<>();
            for (Assignment set : tables.practice().forPerson(viewer.person())) {
                PracticeAudience audience = PracticeViews.audience(tables, set);
                @Nullable CourseRole role = Access.atAssignment(viewer, roles.get(set.course()), audience);
                Phase phase = entry.phase(tables, set, viewer.person());
                if (Access.may(viewer, role, Action.SEE_ASSIGNMENT, false, phase)) {
                    lines.add(PracticeViews.line(tables, set, phase, roles.containsKey(set.course()), attempted));
                }
            }
            return lines;
        });
    }

    /** Returns all sets of a course, for who teaches it. */
    public List<PracticeView.Line> of(Viewer viewer, String course) {
        return database.read(tables -> {
            Course in = entry.course(tables, viewer, course, Action.SEE_CLASS).course();
            Map<Long, Boolean> attempted = tables.practice().attempted(viewer.person());
            return tables.practice().of(in.id()).stream()
                    .map(set ->
                            PracticeViews.line(tables, set, entry.phase(tables, set, viewer.person()), true, attempted))
                    .toList();
        });
    }

    /** Returns the sets that are shown to those who have not logged in. */
    public List<PracticeView.Line> withoutLogin() {
        return database.read(tables -> {
            boolean allowed = tables.practice().withoutLogin();
            List<PracticeView.Line> lines = new ArrayList<>();
            for (Assignment set : tables.practice().forPerson(null)) {
                Phase phase = entry.phase(tables, set, 0);
                if (Access.mayWithoutLogin(allowed, PracticeViews.audience(tables, set), phase)) {
                    lines.add(PracticeViews.line(tables, set, phase, false, Map.of()));
                }
            }
            return lines;
        });
    }

    /** Returns a set that is shown to those who have not logged in; empty: there is none. */
    public Optional<PracticeView> withoutLogin(String course, String slug) {
        return database.read(tables -> {
            boolean allowed = tables.practice().withoutLogin();
            return tables.courses()
                    .find(course)
                    .filter(in -> in.archived() == null)
                    .flatMap(in -> tables.assignments().find(in.id(), slug))
                    .filter(set -> Access.mayWithoutLogin(
                            allowed, tables.practice().audience(set.id()).orElse(null), entry.phase(tables, set, 0)))
                    .map(set -> views.ofNobody(tables, course, set));
        });
    }

    /** Tells whether sets for everybody are shown to those who have not logged in. */
    public boolean isWithoutLogin() {
        return database.read(tables -> tables.practice().withoutLogin());
    }

    /** Has sets for everybody shown to those who have not logged in, or no more; only administrators may. */
    public void setWithoutLogin(Viewer viewer, boolean allowed) {
        entry.site(viewer, Action.ADMINISTER);
        database.write(tables -> {
            tables.practice().setWithoutLogin(allowed);
            audit.note(tables, viewer, "practice-without-login", "server", allowed ? "allowed" : "not allowed");
            return allowed;
        });
    }

    /**
     * Returns the next problem of a set that the viewer has not solved: the first behind another one, else the first
     * of all; empty: there is none.
     *
     * @param after the other one's name; one that the set does not have stands before all
     */
    public Optional<String> next(Viewer viewer, String course, String slug, String after) {
        List<Item> items = get(viewer, course, slug).items();
        int at = items.stream().map(Item::slug).toList().indexOf(after);
        for (int i = 1; i <= items.size(); i++) {
            Item one = items.get((at + i) % items.size());
            if (one.progress() != Progress.SOLVED && !one.slug().equals(after)) {
                return Optional.of(one.slug());
            }
        }
        return Optional.empty();
    }
}
