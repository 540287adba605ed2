package judge.database;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import judge.online.contest.Team;
import org.jdbi.v3.core.Handle;

/** Who takes part in contests. */
public final class TeamTable {

    private static final String COLUMNS =
            "assignment, person, label, name, affiliation, country, team_group, icpc_id, hidden, began";

    private final Handle handle;

    TeamTable(Handle handle) {
        this.handle = handle;
    }

    /** Adds a contestant, or changes it; when it began stays as it was. */
    public void put(Team team) {
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

    /** Somebody begins by itself; false if it has, or is no contestant. */
    public boolean begin(long assignment, long person, Instant began) {
        return handle.createUpdate("update team set began = :began"
                                + " where assignment = :assignment and person = :person and began is null")
                        .bind("began", began)
                        .bind("assignment", assignment)
                        .bind("person", person)
                        .execute()
                == 1;
    }

    /** Takes a contestant out. */
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

    /** All of a contest, by label. */
    public List<Team> of(long assignment) {
        return handle.createQuery(
                        "select " + COLUMNS + " from team where assignment = :assignment order by label, person")
                .bind("assignment", assignment)
                .mapTo(Team.class)
                .list();
    }
}
