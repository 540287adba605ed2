package judge.service.course;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import judge.database.Tables;
import judge.online.Access.Phase;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Course;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.online.practice.PracticeAudience;
import judge.online.practice.SolvedShare;
import judge.service.access.Authorization;
import judge.service.course.PracticeView.Item;
import judge.service.course.PracticeView.Progress;
import judge.service.problem.ProblemViews;
import org.jspecify.annotations.Nullable;

/** Makes views of sets, for who may see them. */
final class PracticeViews {

    /** The time for which shares of those who solved a problem are kept. */
    private static final Duration KEPT = Duration.ofMinutes(1);

    private final Clock clock;
    private final Map<Long, Shares> shares = new ConcurrentHashMap<>();

    PracticeViews(Clock clock) {
        this.clock = clock;
    }

    /** Shares by problem as they were at a moment. */
    private record Shares(Instant at, Map<Long, Integer> percents) {}

    /** A set as a viewer sees it. */
    PracticeView view(Tables tables, Viewer viewer, Authorization.AtAssignment at) {
        Assignment set = at.assignment();
        return new PracticeView(
                at.course().slug(),
                set,
                audience(tables, set),
                at.staff(),
                at.phase(),
                items(tables, set, tables.practice().attempted(viewer.person())));
    }

    /** The same as those see it who have not logged in. */
    PracticeView ofNobody(Tables tables, String course, Assignment set) {
        return new PracticeView(course, set, audience(tables, set), false, Phase.OPEN, items(tables, set, Map.of()));
    }

    static PracticeAudience audience(Tables tables, Assignment set) {
        return tables.practice().audience(set.id()).orElseThrow(Refusal::notFound);
    }

    /** A set in a list; {@code attempted}: problems that were tried, with whether they are solved. */
    static PracticeView.Line line(
            Tables tables, Assignment set, Phase phase, boolean member, Map<Long, Boolean> attempted) {
        Course course = tables.courses().find(set.course()).orElseThrow();
        List<AssignedProblem> problems = tables.assignments().problems(set.id());
        return new PracticeView.Line(
                course.slug(), member ? course.name() : null, set, audience(tables, set), phase, problems.size(), (int)
                        problems.stream()
                                .filter(one -> attempted.getOrDefault(one.problem(), false))
                                .count());
    }

    private List<Item> items(Tables tables, Assignment set, Map<Long, Boolean> attempted) {
        Map<Long, Integer> percents = percents(tables, set.id());
        return tables.practice().items(set.id()).stream()
                .map(one -> new Item(
                        one.slug(),
                        one.version(),
                        ProblemViews.names(one.names()),
                        one.tags(),
                        progress(attempted.get(one.problem())),
                        percents.get(one.problem())))
                .toList();
    }

    private static Progress progress(@Nullable Boolean solved) {
        return solved == null ? Progress.NEW : solved ? Progress.SOLVED : Progress.TRIED;
    }

    private Map<Long, Integer> percents(Tables tables, long set) {
        Instant now = clock.instant();
        @Nullable Shares kept = shares.get(set);
        if (kept == null || !now.isBefore(kept.at().plus(KEPT))) {
            Map<Long, Integer> percents = new HashMap<>();
            for (SolvedShare share : tables.practice().shares(set)) {
                share.percent().ifPresent(percent -> percents.put(share.problem(), percent));
            }
            kept = new Shares(now, Map.copyOf(percents));
            shares.put(set, kept);
        }
        return kept.percents();
    }
}
