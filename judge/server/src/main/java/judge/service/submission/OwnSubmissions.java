package judge.service.submission;

import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.ToLongFunction;
import java.util.stream.Collectors;
import judge.database.Database;
import judge.database.Tables;
import judge.database.judging.OwnSubmissionTable.Solved;
import judge.database.judging.OwnSubmissionTable.Tried;
import judge.database.judging.OwnWork;
import judge.online.AssignedProblem;
import judge.online.Viewer;
import org.jspecify.annotations.Nullable;

/**
 * The progress of one person, over all courses, as far as the person may know of it: a verdict that feedback hides is
 * none here, neither shown nor found nor counted.
 */
public record OwnSubmissions(Database database, Clock clock) {

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

    private static OwnWork own(Tables tables, Viewer viewer) {
        return new OwnWork(viewer.person(), tables.assignments().groups().mates(viewer.person()));
    }

    /** By the problem's number. */
    static Map<Long, List<Tried>> tried(Tables tables, SeenAssignments assignments, Viewer viewer) {
        return tables.ownSubmissions().tried(own(tables, viewer)).stream()
                .filter(one -> assignments.seen().contains(one.assignment()))
                .collect(Collectors.groupingBy(Tried::problem));
    }

    static long latest(List<Tried> tried) {
        return tried.stream().mapToLong(Tried::assignment).max().orElseThrow();
    }

    /** Everything that is open, tried or solved: each problem once, the one that was begun last first. */
    public List<Reached> progress(Viewer viewer) {
        return database.read(tables -> {
            SeenAssignments assignments = SeenAssignments.own(tables, viewer, clock.instant());
            Map<Long, List<Tried>> tried = tried(tables, assignments, viewer);
            Map<Long, List<Solved>> solved =
                    tables.ownSubmissions().solved(own(tables, viewer), assignments.shown()).stream()
                            .collect(Collectors.groupingBy(Solved::problem));
            Set<Long> sets = tables.practice().audiences().keySet();
            Map<Long, Long> places = open(tables, assignments, sets);
            places.entrySet().stream()
                    .filter(one -> !sets.contains(one.getValue()))
                    .forEach(one -> forget(one.getKey(), sets, tried, solved));
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

    /** The problems that are open: in an assignment rather than in a set to practise, of several in the newest. */
    private static Map<Long, Long> open(Tables tables, SeenAssignments assignments, Set<Long> sets) {
        Map<Long, Long> places = new HashMap<>();
        tables.assignments().problems(assignments.open()).stream()
                .sorted(Comparator.comparing((AssignedProblem one) -> !sets.contains(one.assignment()))
                        .thenComparing(AssignedProblem::assignment))
                .forEach(one -> places.put(one.problem(), one.assignment()));
        return places;
    }

    /** Takes away what was practised of a problem that is asked for: it is not done there. */
    private static void forget(
            long problem, Set<Long> sets, Map<Long, List<Tried>> tried, Map<Long, List<Solved>> solved) {
        tried.computeIfPresent(problem, (same, all) -> outside(sets, all, Tried::assignment));
        solved.computeIfPresent(problem, (same, all) -> outside(sets, all, Solved::assignment));
    }

    /** The works in no set; null: there are none. */
    private static <T> @Nullable List<T> outside(Set<Long> sets, List<T> all, ToLongFunction<T> assignment) {
        List<T> outside = all.stream()
                .filter(one -> !sets.contains(assignment.applyAsLong(one)))
                .toList();
        return outside.isEmpty() ? null : outside;
    }

    private static Reached reached(
            SeenAssignments assignments, NamedProblem place, List<Tried> tried, List<Solved> solved) {
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
