package judge.online.contest;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import judge.online.contest.ScoreInput.Ruled;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.ScoreInput.Task;
import judge.online.contest.ScoreInput.Try;

/** The scoreboard by the rules, figure by figure, however slowly; it shares no code with the real one. */
public final class NaiveScores {

    private static final Comparator<Try> EARLIER =
            Comparator.comparing(Try::millis).thenComparing(Try::submission);

    private final ScoreInput input;
    private final Audience audience;
    private final Instant now;
    private final Map<Long, List<Double>> merits = new HashMap<>();

    /** Makes the scoreboard of an audience at a moment. */
    public NaiveScores(ScoreInput input, Audience audience, Instant now) {
        this.input = input;
        this.audience = audience;
        this.now = now;
    }

    private List<Task> tasks() {
        return input.tasks().stream()
                .filter(task -> task.problem().removed() == null)
                .toList();
    }

    private List<Team> teams() {
        return input.teams().stream()
                .filter(team -> audience == Audience.JURY || !team.hidden())
                .toList();
    }

    private boolean isHidden(Try one) {
        boolean silent = input.contest().kind() == ContestKind.OI;
        Instant freeze = silent ? input.times().starts() : input.contest().freezes();
        Instant thawed = silent ? input.times().ends() : input.contest().thawed();
        boolean frozen = freeze != null && (thawed == null || now.isBefore(thawed));
        boolean shown = input.thawed().contains(new Spot(one.person(), one.problem()));
        boolean afterIt =
                frozen && !input.times().starts().plusMillis(one.millis()).isBefore(freeze);
        boolean goesOn = silent
                && input.teams().stream()
                        .filter(team -> team.person() == one.person() && team.began() != null)
                        .anyMatch(team -> now.isBefore(Objects.requireNonNull(team.began())
                                .plus(Duration.between(
                                        input.times().starts(), input.times().ends()))));
        return audience == Audience.PUBLIC && !shown && (afterIt || goesOn);
    }

    private boolean isKnown(Try one) {
        return !isHidden(one) && one.ruling() != null && !one.ruling().verdict().equals("JE");
    }

    private List<Try> tries(long person, Task task) {
        return input.tries().stream()
                .filter(one -> one.person() == person
                        && one.problem() == task.problem().problem())
                .sorted(EARLIER)
                .toList();
    }

    private static Ruled ruling(Try one) {
        return Objects.requireNonNull(one.ruling());
    }

    private boolean countsAsTry(Try one) {
        return isKnown(one)
                && (input.contest().compileErrors() || !ruling(one).verdict().equals("CE"));
    }

    private List<Try> accepted(long person, Task task) {
        return tries(person, task).stream()
                .filter(one -> isKnown(one) && ruling(one).verdict().equals("AC"))
                .limit(1)
                .toList();
    }

    ScoreCell cell(long person, Task task) {
        return switch (input.contest().kind()) {
            case ICPC -> icpc(person, task);
            case IOI -> ioi(tries(person, task), person, task);
            case OI -> oi(tries(person, task), person, task);
        };
    }

    private ScoreCell icpc(long person, Task task) {
        List<Try> solved = accepted(person, task);
        List<Try> before = tries(person, task).stream()
                .filter(one -> solved.isEmpty() || EARLIER.compare(one, solved.get(0)) < 0)
                .toList();
        int wrong = (int) before.stream()
                .filter(this::countsAsTry)
                .filter(one -> !ruling(one).verdict().equals("AC"))
                .count();
        int pending = (int) before.stream().filter(one -> !isKnown(one)).count();
        return solved.isEmpty()
                ? new ScoreCell(wrong, pending, false, false, 0, null)
                : new ScoreCell(
                        wrong + 1,
                        pending,
                        true,
                        isFirst(person, task),
                        solved.get(0).millis() / 60_000,
                        null);
    }

    private double best(List<Try> known) {
        Set<String> groups = new TreeSet<>();
        known.forEach(one -> groups.addAll(ruling(one).groups().keySet()));
        double sum = 0;
        for (String group : groups) {
            double most = 0;
            for (Try one : known) {
                most = Math.max(most, ruling(one).groups().getOrDefault(group, 0.0));
            }
            sum += most;
        }
        double whole = 0;
        for (Try one : known) {
            whole = Math.max(whole, ruling(one).score());
        }
        return whole > sum ? whole : sum;
    }

    private ScoreCell ioi(List<Try> tries, long person, Task task) {
        List<Try> known = tries.stream().filter(this::isKnown).toList();
        int counted = (int) tries.stream().filter(this::countsAsTry).count();
        double points = best(known);
        long minutes = 0;
        for (int i = known.size(); i >= 1 && points > 0; i--) {
            if (best(known.subList(0, i)) == points) {
                minutes = known.get(i - 1).millis() / 60_000;
            }
        }
        return new ScoreCell(
                counted,
                tries.size() - known.size(),
                points >= task.points(),
                isFirst(person, task),
                minutes,
                known.isEmpty() ? null : points);
    }

    private ScoreCell oi(List<Try> tries, long person, Task task) {
        List<Try> seen = tries.stream().filter(one -> !isHidden(one)).toList();
        List<Try> known = seen.stream().filter(this::isKnown).toList();
        int counted = (int) known.stream().filter(this::countsAsTry).count();
        if (known.isEmpty()) {
            return new ScoreCell(counted, seen.size(), false, false, 0, null);
        }
        Try last = known.get(known.size() - 1);
        double points = ruling(last).score();
        return new ScoreCell(
                counted,
                seen.size() - known.size(),
                points >= task.points(),
                isFirst(person, task),
                points > 0 ? last.millis() / 60_000 : 0,
                points);
    }

    /** Tells whether no ranked contestant has solved the problem before, by the tries that count, nor might have. */
    private boolean isFirst(long person, Task task) {
        List<Try> deciding = input.tries().stream()
                .filter(one -> one.problem() == task.problem().problem())
                .filter(one -> input.teams().stream()
                        .anyMatch(team -> team.person() == one.person() && !team.hidden() && team.began() == null))
                .filter(one -> !isKnown(one) || solves(one, task))
                .sorted(EARLIER)
                .limit(1)
                .toList();
        return !deciding.isEmpty()
                && isKnown(deciding.get(0))
                && deciding.get(0).person() == person;
    }

    private boolean solves(Try one, Task task) {
        List<Try> known =
                tries(one.person(), task).stream().filter(this::isKnown).toList();
        int until = known.indexOf(one) + 1;
        return switch (input.contest().kind()) {
            case ICPC -> ruling(one).verdict().equals("AC");
            case IOI -> best(known.subList(0, until)) >= task.points();
            case OI -> until == known.size() && ruling(one).score() >= task.points();
        };
    }

    /** Figures by which contestants are compared: the larger, the better. */
    private List<Double> merit(Team team) {
        List<Double> known = merits.get(team.person());
        return known == null ? worth(team) : known;
    }

    private List<Double> worth(Team team) {
        double solved = 0;
        double penalty = 0;
        double last = -1;
        double points = 0;
        for (Task task : tasks()) {
            ScoreCell cell = cell(team.person(), task);
            if (cell.solved()) {
                solved++;
                penalty += cell.minutes() + 20.0 * (cell.tries() - 1);
                last = Math.max(last, cell.minutes());
            }
            points += cell.points() == null ? 0 : cell.points();
        }
        List<Double> merit =
                input.contest().kind() == ContestKind.ICPC ? List.of(solved, -penalty, -last) : List.of(points);
        merits.put(team.person(), merit);
        return merit;
    }

    private static int compare(List<Double> one, List<Double> other) {
        for (int i = 0; i < one.size(); i++) {
            if (!one.get(i).equals(other.get(i))) {
                return Double.compare(one.get(i), other.get(i));
            }
        }
        return 0;
    }

    int rank(Team team) {
        List<Double> merit = merit(team);
        return 1
                + (int) teams().stream()
                        .filter(other -> !other.hidden() && other.began() == null)
                        .filter(other -> compare(merit(other), merit) > 0)
                        .count();
    }

    /** Person, rank and cells of everybody, by person. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (Team team : teams()) {
            List<ScoreCell> cells =
                    tasks().stream().map(task -> cell(team.person(), task)).toList();
            lines.add(line(team.person(), rank(team), cells));
        }
        return lines.stream().sorted().toList();
    }

    /** The same of a scoreboard. */
    public static List<String> lines(Scoreboard board) {
        return board.rows().stream()
                .map(row -> line(row.team().person(), row.rank(), row.cells()))
                .sorted()
                .toList();
    }

    private static String line(long person, int rank, List<ScoreCell> cells) {
        return String.format("%05d rank %d %s", person, rank, cells);
    }
}
