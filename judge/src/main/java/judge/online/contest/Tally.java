package judge.online.contest;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.ScoreInput.Task;
import judge.online.contest.ScoreInput.Try;

/** What was handed in, by contestant and problem, as far as an audience may know of it; more of it can be shown. */
final class Tally {

    private static final Comparator<Try> IN_ORDER =
            Comparator.comparingLong(Try::millis).thenComparingLong(Try::submission);

    private final ScoreInput input;
    private final Audience audience;
    private final Instant now;
    private final List<Task> tasks;
    private final Set<Spot> shown;
    private final CellRule rule;
    private final Map<Spot, List<Try>> bySpot = new HashMap<>();
    private final Map<Long, List<Try>> byProblem = new HashMap<>();
    private final Set<Long> ranked = new HashSet<>();

    Tally(ScoreInput input, Audience audience, Instant now) {
        this.input = input;
        this.audience = audience;
        this.now = now;
        tasks = input.tasks().stream()
                .filter(task -> task.problem().removed() == null)
                .toList();
        shown = new HashSet<>(input.thawed());
        rule = CellRule.of(input.contest());
        for (Team team : input.teams()) {
            if (team.ranked()) {
                ranked.add(team.person());
            }
        }
        for (Try one : input.tries().stream().sorted(IN_ORDER).toList()) {
            bySpot.computeIfAbsent(new Spot(one.person(), one.problem()), any -> new ArrayList<>())
                    .add(one);
            if (ranked.contains(one.person())) {
                byProblem
                        .computeIfAbsent(one.problem(), any -> new ArrayList<>())
                        .add(one);
            }
        }
    }

    /** Those that count. */
    List<Task> tasks() {
        return tasks;
    }

    /** The contestants that this audience sees. */
    List<Team> teams() {
        return audience == Audience.JURY
                ? input.teams()
                : input.teams().stream().filter(team -> !team.hidden()).toList();
    }

    /** Shows what is hidden there. */
    void show(Spot spot) {
        shown.add(spot);
    }

    /** Whether anything is hidden there that could change the cell. */
    boolean hidesAt(long person, Task task) {
        Spot spot = new Spot(person, task.problem().problem());
        List<Try> tries = bySpot.getOrDefault(spot, List.of());
        return tries.stream().anyMatch(this::isHidden) && rule.canChange(cell(person, task));
    }

    private boolean isHidden(Try one) {
        return audience == Audience.PUBLIC
                && input.times().hides(one.millis(), now)
                && !shown.contains(new Spot(one.person(), one.problem()));
    }

    /** What is known of a contestant at a problem, but for who was first. */
    ScoreCell cell(long person, Task task) {
        List<Try> tries = bySpot.get(new Spot(person, task.problem().problem()));
        if (tries == null) {
            return ScoreCell.EMPTY;
        }
        return rule.cell(task, tries, this::isHidden);
    }

    /** Who was the first at a problem; empty where none was, or one before might have been. */
    Optional<Long> first(Task task) {
        for (Try one : byProblem.getOrDefault(task.problem().problem(), List.of())) {
            boolean open = isHidden(one) || one.isOpen();
            if (open) {
                return Optional.empty();
            }
            if (rule.solves(task, one)) {
                return Optional.of(one.person());
            }
        }
        return Optional.empty();
    }
}
