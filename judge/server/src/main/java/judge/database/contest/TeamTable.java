package judge.database.contest;

import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import judge.online.NaturalOrder;
import judge.online.contest.Team;
import org.jdbi.v3.core.Handle;

/** The participants of contests. */
public record TeamTable(Handle handle) {

    private static final String COLUMNS =
            "assignment, person, label, name, affiliation, country, team_group, icpc_id, hidden, began";

    /**
     * Adds a contestant, or changes it; its own beginning stays as it was. A contestant who was taken out takes part
     * again.
     */
    public void put(Team team) {
        handle.createUpdate("delete from removed_contestant where assignment = :assignment and person = :person")
                .bind("assignment", team.assignment())
                .bind("person", team.person())
                .execute();
        insert(
                team,
                " on conflict (assignment, person) do update set label = excluded.label, name = excluded.name,"
                        + " affiliation = excluded.affiliation, country = excluded.country,"
                        + " team_group = excluded.team_group, icpc_id = excluded.icpc_id, hidden = excluded.hidden");
    }

    /** Adds a contestant that is not there yet; false if it is. */
    public boolean add(Team team) {
        return insert(team, " on conflict do nothing") == 1;
    }

    private int insert(Team team, String otherwise) {
        return handle.createUpdate("insert into team (" + COLUMNS + ") values (:assignment, :person, :label, :name,"
                        + " :affiliation, :country, :teamGroup, :icpcId, :hidden, :began)" + otherwise)
                .bindMethods(team)
                .bind("hidden", team.hidden() ? 1 : 0)
                .execute();
    }

    /** Begins the contest for a person by their own clock; false if it has begun, or they are no contestant. */
    public boolean begin(long assignment, long person, Instant began) {
        return handle.createUpdate("update team set began = :began"
                                + " where assignment = :assignment and person = :person and began is null")
                        .bind("began", began)
                        .bind("assignment", assignment)
                        .bind("person", person)
                        .execute()
                == 1;
    }

    /** Takes a contestant out for good: {@link #isTakenOut}. */
    public void takeOut(long assignment, long person) {
        remove(assignment, person);
        handle.createUpdate("insert into removed_contestant (assignment, person) values (:assignment, :person)"
                        + " on conflict do nothing")
                .bind("assignment", assignment)
                .bind("person", person)
                .execute();
    }

    /** Tells whether a person was taken out, and has not been added again since. */
    public boolean isTakenOut(long assignment, long person) {
        return handle.createQuery(
                        "select 1 from removed_contestant where assignment = :assignment and person = :person")
                .bind("assignment", assignment)
                .bind("person", person)
                .mapTo(Integer.class)
                .findOne()
                .isPresent();
    }

    /** Forgets a contestant, who may become one again. */
    public void remove(long assignment, long person) {
        handle.createUpdate("delete from team where assignment = :assignment and person = :person")
                .bind("assignment", assignment)
                .bind("person", person)
                .execute();
    }

    public Optional<Team> find(long assignment, long person) {
        return handle.createQuery(
                        "select " + COLUMNS + " from team where assignment = :assignment and person = :person")
                .bind("assignment", assignment)
                .bind("person", person)
                .mapTo(Team.class)
                .findOne();
    }

    /** Returns the participants of a contest who take part with all others and have handed in nothing. */
    public List<Team> absent(long assignment) {
        return handle.createQuery("select " + COLUMNS + " from team t where assignment = :assignment and began is null"
                        + " and not exists (select 1 from submission s where s.assignment = t.assignment"
                        + " and s.person = t.person) order by person")
                .bind("assignment", assignment)
                .mapTo(Team.class)
                .list();
    }

    /** Returns the teams that some people are in some contests. */
    public List<Team> among(Collection<Long> assignments, Collection<Long> people) {
        return assignments.isEmpty() || people.isEmpty()
                ? List.of()
                : handle.createQuery("select " + COLUMNS + " from team where assignment in (<contests>)"
                                + " and person in (<people>)")
                        .bindList("contests", assignments)
                        .bindList("people", people)
                        .mapTo(Team.class)
                        .list();
    }

    /** All of a contest, by label. */
    public List<Team> of(long assignment) {
        return handle
                .createQuery("select " + COLUMNS + " from team where assignment = :assignment order by person")
                .bind("assignment", assignment)
                .mapTo(Team.class)
                .stream()
                .sorted(Comparator.comparing(Team::label, NaturalOrder.OF_NAMES))
                .toList();
    }
}
