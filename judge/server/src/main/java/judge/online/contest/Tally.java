package judge.online.contest;

import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.online.contest.ScoreInput.Spot;
import judge.online.contest.ScoreInput.Task;
import judge.online.contest.ScoreInput.Try;

/** The submissions by contestant and problem, as far as an audience may know of them; more of them can be shown. */
final class Tally {

    private final Grouped grouped;
    private final ScoreInput input;
    private final Audience audience;
    private final Instant now;
    private final Set<Spot> shown;
    private final Set<Long> silent = new HashSet<>();
    private final CellRule rule;

    Tally(ScoreInput input, Audience audience, Instant now) {
        this(new Grouped(input), audience, now);
    }

    Tally(Grouped grouped, Audience audience, Instant now) {
        this.grouped = grouped;
        this.audience = audience;
        this.now = now;
        input = grouped.input();
        shown = new HashSet<>(input.thawed());
        rule = CellRule.of(input.contest());
        if (input.contest().kind() == ContestKind.OI) {
            for (Team team : input.teams()) {
                if (input.times().ends(team).filter(now::isBefore).isPresent()) {
                    silent.add(team.person());
                }
            }
        }
    }

    ScoreInput input() {
        return input;
    }

    /** Returns the problems that count; before the contest begins the public does not learn their number. */
    List<Task> tasks() {
        boolean known = audience == Audience.JURY || input.times().at(now).started() != null;
        return known ? grouped.tasks() : List.of();
    }

    /** The contestants that this audience sees. */
    List<Team> teams() {
        return audience == Audience.JURY
                ? grouped.teams()
                : grouped.teams().stream().filter(team -> !team.hidden()).toList();
    }

    /** Shows what is hidden there. */
    void show(Spot spot) {
        shown.add(spot);
    }

    /** Tells whether a hidden result could change the cell. */
    boolean hidesAt(long person, Task task) {
        Spot spot = new Spot(person, task.problem().problem());
        return grouped.at(spot).stream().anyMatch(this::isHidden) && rule.canChange(cell(person, task));
    }

    private boolean isHidden(Try one) {
        return audience == Audience.PUBLIC
                && (isSilent(one.person()) || input.times().hides(one.millis(), now))
                && !shown.contains(new Spot(one.person(), one.problem()));
    }

    /**
     * Tells whether nothing is told of a contestant who takes part alone, as nothing was told to all others before the
     * end.
     */
    boolean isSilent(long person) {
        return silent.contains(person);
    }

    /** Returns the cell of a contestant at a problem, without the mark of the first. */
    ScoreCell cell(long person, Task task) {
        List<Try> tries = grouped.at(new Spot(person, task.problem().problem()));
        return tries.isEmpty() ? ScoreCell.EMPTY : rule.cell(task, tries, this::isHidden);
    }

    /**
     * Returns the first contestant to solve a problem; empty where nobody did, or where an earlier try with an unknown
     * result might have.
     */
    Optional<Long> first(Task task) {
        return rule.first(task, grouped.ranked(task), this::isHidden);
    }
}
