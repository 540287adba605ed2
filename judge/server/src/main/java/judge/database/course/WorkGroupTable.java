package judge.database.course;

import java.time.Instant;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jspecify.annotations.Nullable;

/** Work groups: people who hand in together at an assignment, in the name of one of them. */
public record WorkGroupTable(Handle handle) {

    /**
     * The rule of an assignment at which groups hand in.
     *
     * @param most the most members of a group that students have chosen
     * @param chosenUntil null: students choose none
     */
    public record Rule(int most, @Nullable Instant chosenUntil) {}

    /**
     * A group.
     *
     * @param lead the member in whose name it hands in
     * @param members in the order in which they came
     */
    public record Group(long id, String name, long lead, List<Long> members) {

        public Group {
            members = List.copyOf(members);
        }
    }

    /** Returns the rule of an assignment; empty: everybody hands in alone. */
    public Optional<Rule> rule(long assignment) {
        return handle.createQuery("select most, chosen_until from work_group_rule where assignment = :assignment")
                .bind("assignment", assignment)
                .map((row, context) -> {
                    int most = row.getInt("most");
                    long until = row.getLong("chosen_until");
                    return new Rule(most, row.wasNull() ? null : Instant.ofEpochMilli(until));
                })
                .findOne();
    }

    /** Lets groups hand in by this rule. */
    public void setRule(long assignment, Rule rule) {
        handle.createUpdate("insert into work_group_rule (assignment, most, chosen_until)"
                        + " values (:assignment, :most, :until)"
                        + " on conflict (assignment) do update set most = :most, chosen_until = :until")
                .bind("assignment", assignment)
                .bind("most", rule.most())
                .bindByType("until", rule.chosenUntil(), Instant.class)
                .execute();
    }

    /** Removes the groups of an assignment. */
    public void clear(long assignment) {
        for (String table : List.of("work_group_member", "work_group")) {
            handle.createUpdate("delete from " + table + " where assignment = :assignment")
                    .bind("assignment", assignment)
                    .execute();
        }
    }

    /** Has everybody hand in alone at an assignment without groups. */
    public void endRule(long assignment) {
        handle.createUpdate("delete from work_group_rule where assignment = :assignment")
                .bind("assignment", assignment)
                .execute();
    }

    /** Returns the groups of an assignment, in the order in which they were made. */
    public List<Group> of(long assignment) {
        Map<Long, List<Long>> members = new HashMap<>();
        handle.createQuery("select work_group, person from work_group_member where assignment = :assignment"
                        + " order by work_group, person")
                .bind("assignment", assignment)
                .map((row, context) -> members.computeIfAbsent(row.getLong("work_group"), any -> new ArrayList<>())
                        .add(row.getLong("person")))
                .list();
        return handle.createQuery("select id, name, lead from work_group where assignment = :assignment order by id")
                .bind("assignment", assignment)
                .map((row, context) -> new Group(
                        row.getLong("id"),
                        row.getString("name"),
                        row.getLong("lead"),
                        members.getOrDefault(row.getLong("id"), List.of())))
                .list();
    }

    /** Returns the group of a person at an assignment. */
    public Optional<Group> of(long assignment, long person) {
        return of(assignment).stream()
                .filter(one -> one.members().contains(person))
                .findFirst();
    }

    /** Returns the person in whose name somebody hands in at an assignment: that person, who is in no group. */
    public long lead(long assignment, long person) {
        return handle.createQuery("select g.lead from work_group_member m join work_group g on g.id = m.work_group"
                        + " where m.assignment = :assignment and m.person = :person")
                .bind("assignment", assignment)
                .bind("person", person)
                .mapTo(Long.class)
                .findOne()
                .orElse(person);
    }

    /** Returns the people whose submissions are those of a person at other assignments' groups, by assignment. */
    public Map<Long, Set<Long>> mates(long person) {
        return handle.createQuery("select other.assignment, other.person from work_group_member me"
                        + " join work_group_member other on other.work_group = me.work_group"
                        + " where me.person = :person and other.person <> :person")
                .bind("person", person)
                .reduceRows(new HashMap<>(), (found, row) -> {
                    found.computeIfAbsent(row.getColumn("assignment", Long.class), any -> new HashSet<>())
                            .add(row.getColumn("person", Long.class));
                    return found;
                });
    }

    /** Returns the names of the groups of some assignments, by assignment and member. */
    public Map<Long, Map<Long, String>> names(Collection<Long> assignments) {
        if (assignments.isEmpty()) {
            return Map.of();
        }
        return handle.createQuery("select m.assignment, m.person, g.name from work_group_member m"
                        + " join work_group g on g.id = m.work_group where m.assignment in (<among>)")
                .bindList("among", assignments)
                .reduceRows(new LinkedHashMap<>(), (found, row) -> {
                    found.computeIfAbsent(row.getColumn("assignment", Long.class), any -> new HashMap<>())
                            .put(row.getColumn("person", Long.class), row.getColumn("name", String.class));
                    return found;
                });
    }

    /** Adds a group with its members, of whom none is in another one. */
    public void add(long assignment, String name, long lead, Collection<Long> members) {
        long id = handle.createQuery("insert into work_group (assignment, name, lead)"
                        + " values (:assignment, :name, :lead) returning id")
                .bind("assignment", assignment)
                .bind("name", name)
                .bind("lead", lead)
                .mapTo(Long.class)
                .one();
        members.forEach(person -> join(assignment, id, person));
    }

    /** Adds a member to a group. */
    public void join(long assignment, long group, long person) {
        handle.createUpdate("insert into work_group_member (assignment, person, work_group)"
                        + " values (:assignment, :person, :group)")
                .bind("assignment", assignment)
                .bind("person", person)
                .bind("group", group)
                .execute();
    }

    /** Removes a member, and the group with the last one; one of the others becomes its lead in place of this one. */
    public void leave(long assignment, Group group, long person) {
        handle.createUpdate("delete from work_group_member where assignment = :assignment and person = :person")
                .bind("assignment", assignment)
                .bind("person", person)
                .execute();
        Optional<Long> next =
                group.members().stream().filter(one -> one != person).findFirst();
        if (next.isEmpty()) {
            handle.createUpdate("delete from work_group where id = :id")
                    .bind("id", group.id())
                    .execute();
        } else if (group.lead() == person) {
            handle.createUpdate("update work_group set lead = :lead where id = :id")
                    .bind("lead", next.get())
                    .bind("id", group.id())
                    .execute();
        }
    }
}
