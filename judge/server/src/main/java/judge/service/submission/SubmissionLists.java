package judge.service.submission;

import java.time.Clock;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import judge.database.Database;
import judge.database.Tables;
import judge.online.Access.Action;
import judge.online.AssignedProblem;
import judge.online.Course;
import judge.online.StoredSubmission;
import judge.online.StoredSubmission.Filter;
import judge.online.Viewer;
import judge.online.contest.Team;
import judge.service.access.Authorization;
import judge.service.access.Authorization.AtAssignment;
import org.jspecify.annotations.Nullable;

/**
 * Lists of submissions, the last first: of a course, of an assignment or contest, of all that one teaches, or one's
 * own. Who sees the class sees those of everybody, others their own. A verdict that feedback hides is none here,
 * neither shown nor found nor counted.
 */
public final class SubmissionLists {

    private static final int AT_A_TIME = 500;

    private final Database database;
    private final Clock clock;
    private final StoredReports reports;
    private final Authorization entry;

    SubmissionLists(Database database, Clock clock, StoredReports reports) {
        this.database = database;
        this.clock = clock;
        this.reports = reports;
        entry = new Authorization(clock);
    }

    /** Some submissions, with the values by which others are found. */
    public record Listed(ResultPage<ListedSubmission> page, ListChoices choices) {}

    /**
     * Some of them, without their reports.
     *
     * @param before only those before this number; null: from the last
     * @param limit at least 1
     */
    public ResultPage<ListedSubmission> page(
            Viewer viewer, ListScope scope, Filter filter, @Nullable Long before, int limit) {
        return database.read(tables -> page(tables, seen(tables, viewer, scope), viewer, scope, filter, before, limit));
    }

    /** The same with the values that filters can have. */
    public Listed list(Viewer viewer, ListScope scope, Filter filter, @Nullable Long before, int limit) {
        return database.read(tables -> {
            SeenAssignments seen = seen(tables, viewer, scope);
            return new Listed(
                    page(tables, seen, viewer, scope, filter, before, limit),
                    ListChoices.of(tables, viewer, scope, seen));
        });
    }

    /** The last submissions to an assignment that the viewer sees, at most so many. */
    public List<SubmissionView> views(Viewer viewer, String course, String assignment, int most) {
        return page(viewer, ListScope.of(course, assignment), Filter.ALL, null, most).items().stream()
                .map(ListedSubmission::view)
                .toList();
    }

    /** Hands over all of them, some at a time. */
    public void each(Viewer viewer, ListScope scope, Filter filter, Consumer<ListedSubmission> taken) {
        @Nullable Long next = null;
        do {
            ResultPage<ListedSubmission> page = page(viewer, scope, filter, next, AT_A_TIME);
            page.items().forEach(taken);
            next = page.next();
        } while (next != null);
    }

    /** The submissions themselves, at most so many. */
    public List<StoredSubmission> stored(Tables tables, Viewer viewer, ListScope scope, Filter filter, int most) {
        SeenAssignments seen = seen(tables, viewer, scope);
        return tables.listed().page(WantedSubmissions.of(tables, seen, viewer, scope, filter), null, most);
    }

    /** Refuses whoever does not see the class whose submissions are listed, or any where no course is named. */
    public void requireClass(Viewer viewer, ListScope scope) {
        database.read(tables -> {
            @Nullable String course = scope.course();
            if (course != null) {
                entry.course(tables, viewer, course, Action.SEE_CLASS);
            } else if (SeenAssignments.taught(tables, viewer, clock.instant())
                    .seen()
                    .isEmpty()) {
                entry.site(viewer, Action.CREATE_COURSE);
            }
            return true;
        });
    }

    private SeenAssignments seen(Tables tables, Viewer viewer, ListScope scope) {
        @Nullable String course = scope.course();
        @Nullable String assignment = scope.assignment();
        if (course == null) {
            return scope.own()
                    ? SeenAssignments.own(tables, viewer, clock.instant())
                    : SeenAssignments.taught(tables, viewer, clock.instant());
        }
        if (assignment == null) {
            Course in = entry.course(tables, viewer, course, Action.SEE_COURSE).course();
            return SeenAssignments.of(tables, viewer, clock.instant(), in);
        }
        AtAssignment at = entry.assignment(tables, viewer, course, assignment, Action.SEE_ASSIGNMENT);
        return SeenAssignments.of(tables, viewer, clock.instant(), at.assignment());
    }

    private ResultPage<ListedSubmission> page(
            Tables tables,
            SeenAssignments seen,
            Viewer viewer,
            ListScope scope,
            Filter filter,
            @Nullable Long before,
            int limit) {
        List<StoredSubmission> some =
                tables.listed().page(WantedSubmissions.of(tables, seen, viewer, scope, filter), before, limit + 1);
        List<StoredSubmission> page = some.subList(0, Math.min(limit, some.size()));
        List<ListedSubmission> shown = shown(tables, seen, scope, page);
        return new ResultPage<>(
                shown, some.size() > limit ? page.get(page.size() - 1).id() : null);
    }

    private List<ListedSubmission> shown(
            Tables tables, SeenAssignments seen, ListScope scope, List<StoredSubmission> page) {
        List<AtAssignment> at = assignments(seen, page);
        SubmissionViews views = new SubmissionViews(tables, clock.instant(), reports, at, page);
        List<AssignedProblem> assigned =
                page.stream().flatMap(one -> views.assigned(one).stream()).toList();
        Map<Long, String> names = SeenAssignments.names(tables, assigned);
        Map<Long, String> languages = tables.ownSubmissions()
                .languages(page.stream().map(StoredSubmission::id).toList());
        Owners owners = scope.own() || !seen.isWhole() ? Owners.NONE : Owners.of(tables, at, page);
        List<ListedSubmission> shown = new ArrayList<>();
        for (StoredSubmission one : page) {
            AtAssignment of = seen.at(one.assignment());
            shown.add(new ListedSubmission(
                    views.of(one, false),
                    !views.extent(one).showsState(),
                    of.course().name(),
                    of.assignment().name(),
                    SeenAssignments.titles(views.assigned(one), names),
                    languages.get(one.id()),
                    owners.groups().getOrDefault(of.course().id(), Map.of()).get(one.person()),
                    owners.teams().getOrDefault(one.assignment(), Map.of()).get(one.person())));
        }
        return shown;
    }

    private static List<AtAssignment> assignments(SeenAssignments seen, List<StoredSubmission> page) {
        return page.stream()
                .map(StoredSubmission::assignment)
                .distinct()
                .map(seen::at)
                .toList();
    }

    /** Groups of owners by course and person, names of teams by contest and person. */
    private record Owners(Map<Long, Map<Long, String>> groups, Map<Long, Map<Long, String>> teams) {

        static final Owners NONE = new Owners(Map.of(), Map.of());

        static Owners of(Tables tables, List<AtAssignment> at, List<StoredSubmission> page) {
            Set<Long> people = page.stream().map(StoredSubmission::person).collect(Collectors.toSet());
            Set<Long> courses = new HashSet<>();
            at.forEach(one -> courses.add(one.course().id()));
            Map<Long, Map<Long, String>> teams = new HashMap<>();
            List<Long> assignments =
                    at.stream().map(one -> one.assignment().id()).toList();
            for (Team one : tables.teams().among(assignments, people)) {
                teams.computeIfAbsent(one.assignment(), any -> new HashMap<>()).put(one.person(), one.name());
            }
            return new Owners(tables.courses().groups(courses, people), teams);
        }
    }
}
