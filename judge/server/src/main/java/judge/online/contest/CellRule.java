package judge.online.contest;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import judge.online.Points;
import judge.online.contest.ScoreInput.Ruled;
import judge.online.contest.ScoreInput.Task;
import judge.online.contest.ScoreInput.Try;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** Works out the cell of one contestant and one problem from all submissions. */
final class CellRule {

    private static final long MINUTE = 60_000;
    private static final String ACCEPTED = Verdict.AC.name();
    private static final String COMPILE_ERROR = Verdict.CE.name();

    private final ContestKind kind;
    private final boolean compileErrors;

    private CellRule(ContestKind kind, boolean compileErrors) {
        this.kind = kind;
        this.compileErrors = compileErrors;
    }

    static CellRule of(Contest contest) {
        return new CellRule(contest.kind(), contest.compileErrors());
    }

    /**
     * Returns the contestant who was the first to solve a problem, as cells count: by the best of groups, or by the
     * last submission.
     *
     * @param tries the tries of all who are ranked, in the order in which they came
     * @param hidden the tries whose results may not be known
     * @return empty where nobody has solved it, or where an earlier try with an unknown result might have
     */
    Optional<Long> first(Task task, List<Try> tries, Predicate<Try> hidden) {
        Map<Long, BestOfGroups> best = new HashMap<>();
        Map<Long, Try> last = new HashMap<>();
        if (kind == ContestKind.OI) {
            tries.stream()
                    .filter(one -> !hidden.test(one) && !one.isOpen())
                    .forEach(one -> last.put(one.person(), one));
        }
        for (Try one : tries) {
            Ruled ruling = one.ruling();
            if (ruling == null || hidden.test(one) || one.isOpen()) {
                return Optional.empty();
            }
            BestOfGroups groups = best.computeIfAbsent(one.person(), any -> new BestOfGroups(task.points()));
            if (solves(task, ruling, groups, one.equals(last.get(one.person())))) {
                return Optional.of(one.person());
            }
        }
        return Optional.empty();
    }

    private boolean solves(Task task, Ruled ruling, BestOfGroups groups, boolean last) {
        return switch (kind) {
            case ICPC -> ruling.verdict().equals(ACCEPTED);
            case IOI -> isAll(task, groups.add(ruling), ruling);
            case OI -> last && isAll(task, earned(task, ruling), ruling);
        };
    }

    private static double earned(Task task, Ruled ruling) {
        return Points.earned(task.points(), ruling.score(), ruling.maxScore(), 1);
    }

    /** Tells whether unknown results can change the cell. */
    boolean canChange(ScoreCell cell) {
        return kind == ContestKind.OI || !cell.solved();
    }

    /** All points of a problem that is worth none are earned by who is accepted. */
    private static boolean isAll(Task task, double points, Ruled ruling) {
        return task.points() > 0
                ? points > 0 && !Double.isInfinite(ruling.maxScore()) && points >= task.points()
                : ruling.verdict().equals(ACCEPTED);
    }

    /**
     * A cell.
     *
     * @param tries in the order in which they came
     * @param hidden the tries whose results may not be known
     */
    ScoreCell cell(Task task, List<Try> tries, Predicate<Try> hidden) {
        return switch (kind) {
            case ICPC -> solved(tries, hidden);
            case IOI -> bestOfGroups(task, tries, hidden);
            case OI -> last(task, tries, hidden);
        };
    }

    private boolean counts(Ruled ruling) {
        return compileErrors || !ruling.verdict().equals(COMPILE_ERROR);
    }

    private ScoreCell solved(List<Try> tries, Predicate<Try> hidden) {
        int judged = 0;
        int pending = 0;
        for (Try one : tries) {
            Ruled ruling = one.ruling();
            if (ruling == null || hidden.test(one) || one.isOpen()) {
                pending++;
            } else if (ruling.verdict().equals(ACCEPTED)) {
                return new ScoreCell(judged + 1, pending, true, false, one.millis() / MINUTE, null);
            } else if (counts(ruling)) {
                judged++;
            }
        }
        return new ScoreCell(judged, pending, false, false, 0, null);
    }

    private ScoreCell bestOfGroups(Task task, List<Try> tries, Predicate<Try> hidden) {
        int judged = 0;
        int pending = 0;
        long last = 0;
        boolean all = false;
        BestOfGroups best = new BestOfGroups(task.points());
        @Nullable Double points = null;
        for (Try one : tries) {
            Ruled ruling = one.ruling();
            if (ruling == null || hidden.test(one) || one.isOpen()) {
                pending++;
                continue;
            }
            judged += counts(ruling) ? 1 : 0;
            double sum = best.add(ruling);
            if (points == null || sum > points) {
                last = sum > 0 ? one.millis() / MINUTE : 0;
                points = sum;
            }
            all |= isAll(task, sum, ruling);
        }
        return new ScoreCell(judged, pending, all, false, last, points);
    }

    /** The last one that is judged; nothing is said of those that are hidden, not even that they are there. */
    private ScoreCell last(Task task, List<Try> tries, Predicate<Try> hidden) {
        int judged = 0;
        int pending = 0;
        long last = 0;
        boolean all = false;
        @Nullable Double points = null;
        for (Try one : tries) {
            Ruled ruling = one.ruling();
            if (hidden.test(one)) {
                continue;
            }
            if (ruling == null || one.isOpen()) {
                pending++;
                continue;
            }
            judged += counts(ruling) ? 1 : 0;
            points = earned(task, ruling);
            last = points > 0 ? one.millis() / MINUTE : 0;
            all = isAll(task, points, ruling);
        }
        return new ScoreCell(judged, pending, all, false, last, points);
    }
}
