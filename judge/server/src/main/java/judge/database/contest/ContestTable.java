package judge.database.contest;

import java.time.Instant;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.database.sql.Dialect;
import judge.online.contest.Contest;
import judge.online.contest.ContestProblem;
import judge.online.contest.HandedIn;
import judge.online.contest.ScoreInput.Spot;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Contests, their problems, what was handed in to them, and what was thawed. */
public record ContestTable(Handle handle, Dialect dialect) {

    private static final String COLUMNS = "assignment, kind, penalty, compile_errors, freezes, thawed, finalized, gold,"
            + " silver, bronze, open_board, virtual, explain, tries, pool";
    private static final String PROBLEM = "assignment, problem, label, rgb, color, removed";
    private static final String HANDED_IN = "select s.id as submission, s.person, s.problem, s.received, j.verdict,"
            + " j.score, j.max_score, j.group_scores from submission s"
            + " left join judging j on j.submission = s.id and j.active = 1 and j.state = 'done'";

    /** Makes a contest of an assignment, or changes it. */
    public void put(Contest contest) {
        handle.createUpdate("insert into contest (" + COLUMNS + ") values (:assignment, :kind, :penalty,"
                        + " :compileErrors, :freezes, :thawed, :finalized, :gold, :silver, :bronze, :openBoard,"
                        + " :virtual, :explains, :mayTry, :pool) on conflict (assignment) do update"
                        + " set kind = excluded.kind, penalty = excluded.penalty,"
                        + " compile_errors = excluded.compile_errors, freezes = excluded.freezes,"
                        + " thawed = excluded.thawed, finalized = excluded.finalized,"
                        + " gold = excluded.gold, silver = excluded.silver, bronze = excluded.bronze,"
                        + " open_board = excluded.open_board, virtual = excluded.virtual,"
                        + " explain = excluded.explain, tries = excluded.tries,"
                        + " pool = excluded.pool")
                .bindMethods(contest)
                .bind("compileErrors", contest.compileErrors() ? 1 : 0)
                .bind("openBoard", contest.openBoard() ? 1 : 0)
                .bind("virtual", contest.virtual() ? 1 : 0)
                .bind("explains", contest.explain() ? 1 : 0)
                .bind("mayTry", contest.tries() ? 1 : 0)
                .execute();
    }

    /**
     * Makes all other transactions that begin with this wait until the end of this one, if the assignment is a contest.
     * On SQLite every writing transaction waits.
     */
    public void hold(long assignment) {
        if (dialect == Dialect.POSTGRESQL) {
            handle.createQuery("select assignment from contest where assignment = :assignment for no key update")
                    .bind("assignment", assignment)
                    .mapTo(Long.class)
                    .findOne();
        }
    }

    /** The contest that an assignment is; empty if it is none. */
    public Optional<Contest> find(long assignment) {
        return handle.createQuery("select " + COLUMNS + " from contest where assignment = :assignment")
                .bind("assignment", assignment)
                .mapTo(Contest.class)
                .findOne();
    }

    /** All contests, the newest first. */
    public List<Contest> all() {
        return handle.createQuery("select " + COLUMNS + " from contest order by assignment desc")
                .mapTo(Contest.class)
                .list();
    }

    /**
     * Returns the labelled problems of a contest, in the order of the assignment; then those that the assignment has no
     * more.
     */
    public List<ContestProblem> problems(long assignment) {
        return handle.createQuery("select c.assignment, c.problem, c.label, c.rgb, c.color, c.removed"
                        + " from contest_problem c left join assignment_problem a"
                        + " on a.assignment = c.assignment and a.problem = c.problem"
                        + " where c.assignment = :assignment order by coalesce(a.ordinal, 1000000), c.label")
                .bind("assignment", assignment)
                .mapTo(ContestProblem.class)
                .list();
    }

    /** Sets all problems of a contest. */
    public void setProblems(long assignment, List<ContestProblem> problems) {
        handle.createUpdate("delete from contest_problem where assignment = :assignment")
                .bind("assignment", assignment)
                .execute();
        for (ContestProblem problem : problems) {
            handle.createUpdate("insert into contest_problem (" + PROBLEM + ") values (:assignment, :problem, :label,"
                            + " :rgb, :color, :removed)")
                    .bindMethods(problem)
                    .execute();
        }
    }

    /** All that was handed in, in the order in which it came. */
    public List<HandedIn> handedIn(long assignment) {
        return handle.createQuery(HANDED_IN + " where s.assignment = :assignment order by s.id")
                .bind("assignment", assignment)
                .mapTo(HandedIn.class)
                .list();
    }

    /** Some of that, by their numbers. */
    public List<HandedIn> handedIn(long assignment, Set<Long> submissions) {
        if (submissions.isEmpty()) {
            return List.of();
        }
        return handle.createQuery(
                        HANDED_IN + " where s.assignment = :assignment and s.id in (<submissions>) order by s.id")
                .bind("assignment", assignment)
                .bindList("submissions", submissions)
                .mapTo(HandedIn.class)
                .list();
    }

    /** Returns the frozen cells that have been shown to all, in the order in which they were shown. */
    public Set<Spot> thawed(long assignment) {
        return new LinkedHashSet<>(handle.createQuery(
                        "select person, problem from thawed_cell where assignment = :assignment order by step")
                .bind("assignment", assignment)
                .map((row, context) -> new Spot(row.getLong("person"), row.getLong("problem")))
                .list());
    }

    /** Shows a cell to all, as the next one; false if it is shown already. */
    public boolean thaw(long assignment, Spot spot) {
        return handle.createUpdate("insert into thawed_cell (assignment, person, problem, step)"
                                + " select :assignment, :person, :problem, coalesce(max(step), 0) + 1"
                                + " from thawed_cell where assignment = :assignment on conflict do nothing")
                        .bind("assignment", assignment)
                        .bind("person", spot.person())
                        .bind("problem", spot.problem())
                        .execute()
                == 1;
    }

    /** Hides again what was shown last, or all of it. */
    public void freezeAgain(long assignment, boolean all) {
        handle.createUpdate("delete from thawed_cell where assignment = :assignment"
                        + (all ? "" : " and step = (select max(step) from thawed_cell where assignment = :assignment)"))
                .bind("assignment", assignment)
                .execute();
    }

    /**
     * Returns the last time at which one who takes part with all others may hand in, where somebody has more time; else
     * empty.
     */
    public Optional<Instant> lastExtension(long assignment) {
        @Nullable
        Instant last = handle.createQuery("select max(e.closes) from extension e left join team t"
                        + " on t.assignment = e.assignment and t.person = e.person"
                        + " where e.assignment = :assignment and t.began is null")
                .bind("assignment", assignment)
                .mapTo(Instant.class)
                .findOne()
                .orElse(null);
        return Optional.ofNullable(last);
    }
}
