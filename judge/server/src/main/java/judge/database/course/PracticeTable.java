package judge.database.course;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.database.sql.ConstantCodes;
import judge.online.Assignment;
import judge.online.practice.PracticeAudience;
import judge.online.practice.PracticeLevel;
import judge.online.practice.PracticeTags;
import judge.online.practice.SolvedShare;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Sets for practice, and how far people are in them. */
public record PracticeTable(Handle handle) {

    private static final String WITHOUT_LOGIN = "practice-without-login";

    /** The attempts in sets that were judged; an error of the judge itself says nothing of them. */
    private static final String JUDGED = " from submission s join practice_set p on p.assignment = s.assignment"
            + " join judging j on j.submission = s.id and j.active = 1"
            + " where j.state = 'done' and j.verdict <> 'JE'";

    /** The same in an order that SQLite keeps to: it would look through all judgings of the server. */
    private static final String JUDGED_BY_SET = " from practice_set p cross join submission s cross join judging j"
            + " where s.assignment = p.assignment and j.submission = s.id and j.active = 1"
            + " and j.state = 'done' and j.verdict <> 'JE'";

    /**
     * A problem of a set.
     *
     * @param names titles by language code, as JSON
     */
    public record Item(long problem, String slug, long version, String names, PracticeTags tags) {}

    /** Returns the audience of a set; empty: the assignment is none. */
    public Optional<PracticeAudience> audience(long assignment) {
        return handle.createQuery("select audience from practice_set where assignment = :assignment")
                .bind("assignment", assignment)
                .mapTo(PracticeAudience.class)
                .findOne();
    }

    /** Returns for whom all sets are, by the number of the assignment. */
    public Map<Long, PracticeAudience> audiences() {
        return handle.createQuery("select assignment, audience from practice_set")
                .reduceRows(new HashMap<>(), (all, row) -> {
                    all.put(row.getColumn("assignment", Long.class), row.getColumn("audience", PracticeAudience.class));
                    return all;
                });
    }

    /** Makes a set of an assignment, or changes it; {@code tags}: of its problems, by their numbers. */
    public void put(long assignment, PracticeAudience audience, Map<Long, PracticeTags> tags) {
        handle.createUpdate("insert into practice_set (assignment, audience) values (:assignment, :audience)"
                        + " on conflict (assignment) do update set audience = excluded.audience")
                .bind("assignment", assignment)
                .bind("audience", audience)
                .execute();
        handle.createUpdate("delete from practice_problem where assignment = :assignment")
                .bind("assignment", assignment)
                .execute();
        tags.forEach(
                (problem, said) -> handle.createUpdate("insert into practice_problem (assignment, problem, level, tags)"
                                + " values (:assignment, :problem, :level, :tags)")
                        .bind("assignment", assignment)
                        .bind("problem", problem)
                        .bind("level", said.level() == null ? null : ConstantCodes.of(said.level()))
                        .bind("tags", String.join("\n", said.tags()))
                        .execute());
    }

    /** The problems of a set, in their order. */
    public List<Item> items(long assignment) {
        return handle.createQuery("select a.problem, q.slug, a.version, v.names, p.level, p.tags"
                        + " from assignment_problem a join problem q on q.id = a.problem"
                        + " join problem_version v on v.id = a.version"
                        + " left join practice_problem p on p.assignment = a.assignment and p.problem = a.problem"
                        + " where a.assignment = :assignment order by a.ordinal")
                .bind("assignment", assignment)
                .map((row, context) -> new Item(
                        row.getLong("problem"),
                        row.getString("slug"),
                        row.getLong("version"),
                        row.getString("names"),
                        tags(row.getString("level"), row.getString("tags"))))
                .list();
    }

    private static PracticeTags tags(@Nullable String level, @Nullable String tags) {
        return new PracticeTags(
                level == null ? null : (PracticeLevel) ConstantCodes.constant(PracticeLevel.class, level),
                tags == null || tags.isEmpty() ? List.of() : List.of(tags.split("\n")));
    }

    /** The sets of a course, in the order in which they open. */
    public List<Assignment> of(long course) {
        return handle.createQuery("select " + AssignmentTable.COLUMNS + " from assignment where course = :course"
                        + " and id in (select assignment from practice_set) order by opens, id")
                .bind("course", course)
                .mapTo(Assignment.class)
                .list();
    }

    /**
     * The sets of courses that go on: those that are opened for everybody, and those of a person's courses.
     *
     * @param person null: only those for everybody
     */
    public List<Assignment> forPerson(@Nullable Long person) {
        return handle.createQuery("select " + AssignmentTable.COLUMNS + " from assignment where id in"
                        + " (select p.assignment from practice_set p join assignment a on a.id = p.assignment"
                        + " join course c on c.id = a.course where c.archived is null and (p.audience = 'everybody'"
                        + " or exists (select 1 from member m where m.course = c.id and m.person = :person)))"
                        + " order by name, id")
                .bind("person", person == null ? 0 : person)
                .mapTo(Assignment.class)
                .list();
    }

    /** Returns the problems that a person has tried in sets, with whether they are solved. */
    public Map<Long, Boolean> attempted(long person) {
        return handle.createQuery("select s.problem, max(case when j.verdict = 'AC' then 1 else 0 end) as solved"
                        + JUDGED + " and s.person = :person group by s.problem")
                .bind("person", person)
                .reduceRows(new HashMap<>(), (found, row) -> {
                    found.put(row.getColumn("problem", Long.class), row.getColumn("solved", Integer.class) == 1);
                    return found;
                });
    }

    /** Counts the people who have tried the problems of a set, in any set; who teaches there is not counted. */
    public List<SolvedShare> shares(long assignment) {
        return handle.createQuery("select s.problem, count(distinct s.person) as tried,"
                        + " count(distinct case when j.verdict = 'AC' then s.person end) as solved" + JUDGED_BY_SET
                        + " and s.problem in (select problem from assignment_problem where assignment = :assignment)"
                        + " and not exists (select 1 from assignment a join member m on m.course = a.course"
                        + " where a.id = s.assignment and m.person = s.person and m.role <> 'student')"
                        + " group by s.problem")
                .bind("assignment", assignment)
                .map((row, context) ->
                        new SolvedShare(row.getLong("problem"), row.getInt("tried"), row.getInt("solved")))
                .list();
    }

    /** Tells whether sets for everybody are shown to those who have not logged in. */
    public boolean withoutLogin() {
        return handle.createQuery("select value from server_setting where name = :name")
                .bind("name", WITHOUT_LOGIN)
                .mapTo(String.class)
                .findOne()
                .filter("yes"::equals)
                .isPresent();
    }

    public void setWithoutLogin(boolean allowed) {
        handle.createUpdate("insert into server_setting (name, value) values (:name, :value)"
                        + " on conflict (name) do update set value = excluded.value")
                .bind("name", WITHOUT_LOGIN)
                .bind("value", allowed ? "yes" : "no")
                .execute();
    }
}
