package judge.service.submission;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import judge.database.Database;
import judge.database.Tables;
import judge.database.judging.OwnSubmissionTable.Solved;
import judge.database.judging.OwnSubmissionTable.Tried;
import judge.online.AssignedProblem;
import judge.online.StoredSubmission;
import judge.online.StoredSubmission.Filter;
import judge.online.Viewer;
import judge.service.access.Authorization.AtAssignment;
import org.jspecify.annotations.Nullable;

/**
 * The submissions of one person, over all courses, as far as the person may know of them: a verdict that feedback hides
 * is none here, neither shown nor found nor counted.
 */
public final class OwnSubmissions {

    private final Database database;
    private final Clock clock;
    private final StoredReports reports;

    OwnSubmissions(Database database, Clock clock, StoredReports reports) {
        this.database = database;
        this.clock = clock;
        this.reports = reports;
    }

    /**
     * A submission with the names of its place.
     *
     * @param hidden whether nothing of its judging may be known yet
     * @param course its name
     * @param assignment its name
     * @param titles of the problem by language code
     * @param language code of the language; null: its files tell none
     */
    public record Own(
            SubmissionView view,
            boolean hidden,
            String course,
            String assignment,
            Map<String, String> titles,
            @Nullable String language) {}

    /** The values that filters can have: the problems that were tried, and codes of languages. */
    public record Choices(List<NamedProblem> problems, List<String> languages) {}

    /** Some submissions, with the values by which others are found. */
    public record Listed(ResultPage<Own> page, Choices choices) {}

    /** The state of a problem for a person. */
    public enum State {
        /** It can be handed in to now, and nothing was. */
        OPEN,
        /** Something was handed in, and nothing is accepted, or may be known to be. */
        TRIED,
        /** Something is accepted. */
        SOLVED
    }

    /**
     * The state of a problem for a person, in all assignments that have it.
     *
     * @param attempts the number of submissions
     * @param begun the moment at which the first was received; null: there is none
     * @param solved the moment at which the first accepted one was received; null: there is none
     * @param best the quickest accepted one; null: there is none, or its time may not be known
     */
    public record Reached(
            NamedProblem place,
            State state,
            int attempts,
            @Nullable Instant begun,
            @Nullable Instant solved,
            @Nullable Best best) {}

    /**
     * The quickest accepted submission.
     *
     * @param language code of the language; null: its files tell none
     * @param cpuMillis the CPU time of its slowest case
     * @param limitMillis the limit on that, with what the runtime was given to start
     */
    public record Best(@Nullable String language, long cpuMillis, long limitMillis) {}

    /** Tells whether the viewer has handed in anything. */
    public boolean isThere(Viewer viewer) {
        return database.read(tables -> tables.ownSubmissions().isThere(viewer.person()));
    }

    /**
     * Some of them, the last first, without their reports.
     *
     * @param before only those before this number; null: from the last
     * @param limit at least 1
     */
    public ResultPage<Own> page(Viewer viewer, Filter filter, @Nullable Long before, int limit) {
        return database.read(tables -> page(tables, assignments(tables, viewer), viewer, filter, before, limit));
    }

    /** The same with the values that filters can have. */
    public Listed list(Viewer viewer, Filter filter, @Nullable Long before, int limit) {
        return database.read(tables -> {
            OwnAssignments assignments = assignments(tables, viewer);
            return new Listed(
                    page(tables, assignments, viewer, filter, before, limit), choices(tables, assignments, viewer));
        });
    }

    private ResultPage<Own> page(
            Tables tables, OwnAssignments assignments, Viewer viewer, Filter filter, @Nullable Long before, int limit) {
        List<StoredSubmission> some = tables.ownSubmissions()
                .page(viewer.person(), filter, assignments.seen(), assignments.shown(), before, limit + 1);
        List<StoredSubmission> page = some.subList(0, Math.min(limit, some.size()));
        List<Own> shown = shown(tables, assignments, page);
        return new ResultPage<>(
                shown, some.size() > limit ? page.get(page.size() - 1).id() : null);
    }

    private OwnAssignments assignments(Tables tables, Viewer viewer) {
        return new OwnAssignments(tables, viewer, clock.instant());
    }

    private List<Own> shown(Tables tables, OwnAssignments assignments, List<StoredSubmission> page) {
        List<AtAssignment> at = page.stream()
                .map(StoredSubmission::assignment)
                .distinct()
                .map(assignments::at)
                .toList();
        SubmissionViews views = new SubmissionViews(tables, clock.instant(), reports, at, page);
        List<AssignedProblem> assigned =
                page.stream().flatMap(one -> views.assigned(one).stream()).toList();
        Map<Long, String> names = OwnAssignments.names(tables, assigned);
        Map<Long, String> languages = tables.ownSubmissions()
                .languages(page.stream().map(StoredSubmission::id).toList());
        List<Own> shown = new ArrayList<>();
        for (StoredSubmission one : page) {
            AtAssignment of = assignments.at(one.assignment());
            shown.add(new Own(
                    views.of(one, false),
                    !views.extent(one).showsState(),
                    of.course().name(),
                    of.assignment().name(),
                    OwnAssignments.titles(views.assigned(one), names),
                    languages.get(one.id())));
        }
        return shown;
    }

    private static Choices choices(Tables tables, OwnAssignments assignments, Viewer viewer) {
        Map<Long, Long> places = new HashMap<>();
        Set<String> languages = new TreeSet<>();
        tried(tables, assignments, viewer).forEach((problem, all) -> {
            places.put(problem, latest(all));
            all.stream().map(Tried::language).filter(Objects::nonNull).forEach(languages::add);
        });
        return new Choices(
                assignments.named(tables, places).values().stream()
                        .sorted(Comparator.comparing(NamedProblem::problem))
                        .toList(),
                List.copyOf(languages));
    }

    /** By the problem's number. */
    private static Map<Long, List<Tried>> tried(Tables tables, OwnAssignments assignments, Viewer viewer) {
        return tables.ownSubmissions().tried(viewer.person()).stream()
                .filter(one -> assignments.seen().contains(one.assignment()))
                .collect(Collectors.groupingBy(Tried::problem));
    }

    private static long latest(List<Tried> tried) {
        return tried.stream().mapToLong(Tried::assignment).max().orElseThrow();
    }

    /** Everything that is open, tried or solved: each problem once, the one that was begun last first. */
    public List<Reached> progress(Viewer viewer) {
        return database.read(tables -> {
            OwnAssignments assignments = assignments(tables, viewer);
            Map<Long, List<Tried>> tried = tried(tables, assignments, viewer);
            Map<Long, List<Solved>> solved =
                    tables.ownSubmissions().solved(viewer.person(), assignments.shown()).stream()
                            .collect(Collectors.groupingBy(Solved::problem));
            Map<Long, Long> places = new HashMap<>();
            for (AssignedProblem one : tables.assignments().problems(assignments.open())) {
                places.merge(one.problem(), one.assignment(), Math::max);
            }
            tried.forEach((problem, all) -> places.put(problem, latest(all)));
            List<Reached> reached = new ArrayList<>();
            assignments.named(tables, places).forEach((problem, place) -> {
                List<Tried> its = tried.getOrDefault(problem, List.of());
                reached.add(reached(assignments, place, its, solved.getOrDefault(problem, List.of())));
            });
            reached.sort(Comparator.comparing(
                    (Reached one) -> Optional.ofNullable(one.begun()).orElse(Instant.MAX), Comparator.reverseOrder()));
            return reached;
        });
    }

    private static Reached reached(
            OwnAssignments assignments, NamedProblem place, List<Tried> tried, List<Solved> solved) {
        State state = tried.isEmpty() ? State.OPEN : solved.isEmpty() ? State.TRIED : State.SOLVED;
        return new Reached(
                place,
                state,
                tried.stream().mapToInt(Tried::attempts).sum(),
                tried.stream().map(Tried::begun).min(Comparator.naturalOrder()).orElse(null),
                solved.stream()
                        .map(Solved::first)
                        .min(Comparator.naturalOrder())
                        .orElse(null),
                solved.stream()
                        .filter(one -> assignments.extent(one.assignment()).showsTimes())
                        .flatMap(one -> best(one).stream())
                        .min(Comparator.comparingLong(Best::cpuMillis))
                        .orElse(null));
    }

    private static Optional<Best> best(Solved solved) {
        @Nullable Long cpu = solved.cpuMillis();
        @Nullable Long limit = solved.limitMillis();
        return cpu == null || limit == null ? Optional.empty() : Optional.of(new Best(solved.language(), cpu, limit));
    }
}
