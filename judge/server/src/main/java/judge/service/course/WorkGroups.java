package judge.service.course;

import java.time.Clock;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.database.Database;
import judge.database.Tables;
import judge.database.course.WorkGroupTable.Group;
import judge.database.course.WorkGroupTable.Rule;
import judge.online.Access.Action;
import judge.online.CourseRole;
import judge.online.Member;
import judge.online.NaturalOrder;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Audit;
import judge.service.access.Authorization;
import judge.service.access.Authorization.AtAssignment;
import judge.service.course.WorkGroupView.Terms;
import org.jspecify.annotations.Nullable;

/** Work groups: people who hand in together at an assignment. */
public final class WorkGroups {

    /** The most members of a group where nobody says it. */
    public static final int USUAL_MOST = 3;

    private static final int MOST_MEMBERS = 20;

    private final Database database;
    private final GroupChoices choices;
    private final Authorization entry;
    private final Audit audit;

    public WorkGroups(Database database, Clock clock) {
        this.database = database;
        choices = new GroupChoices(database, clock);
        entry = new Authorization(clock);
        audit = new Audit(clock);
    }

    /** Returns the groups as students choose them. */
    public GroupChoices choices() {
        return choices;
    }

    /** A group as a teacher's list has it. */
    public record Wished(String name, List<String> logins) {

        public Wished {
            logins = List.copyOf(logins);
        }
    }

    /**
     * The groups of an assignment.
     *
     * @param terms null: everybody hands in alone
     * @param alone the students who are in no group
     */
    public record Groups(@Nullable Terms terms, List<WorkGroupView> groups, List<WorkGroupView.Mate> alone) {

        public Groups {
            groups = List.copyOf(groups);
            alone = List.copyOf(alone);
        }
    }

    /** Returns the groups of an assignment, in the natural order of their names. */
    public Groups get(Viewer viewer, String course, String assignment) {
        return database.read(
                tables -> groups(tables, entry.graded(tables, viewer, course, assignment, Action.SEE_CLASS)));
    }

    private static Groups groups(Tables tables, AtAssignment at) {
        Map<Long, Person> people = tables.people().in(at.course().id());
        Set<Long> grouped = new HashSet<>();
        List<WorkGroupView> groups = new ArrayList<>();
        for (Group one : tables.assignments().groups().of(at.assignment().id())) {
            grouped.addAll(one.members());
            groups.add(WorkGroupView.of(tables, at, one));
        }
        groups.sort(Comparator.comparing(WorkGroupView::name, NaturalOrder.OF_NAMES));
        List<WorkGroupView.Mate> alone = tables.courses().members(at.course().id()).stream()
                .filter(one -> one.role() == CourseRole.STUDENT && !grouped.contains(one.person()))
                .map(Member::person)
                .flatMap(id -> Optional.ofNullable(people.get(id)).stream())
                .map(one -> new WorkGroupView.Mate(one.login(), one.name()))
                .toList();
        return new Groups(
                Terms.of(tables.assignments().groups().rule(at.assignment().id())), groups, alone);
    }

    /** Has groups hand in: these, and, until a date, those that students choose. */
    public Groups put(Viewer viewer, String course, String assignment, Terms terms, List<Wished> wished) {
        return database.write(tables -> {
            AtAssignment at = changed(tables, viewer, course, assignment);
            requireTerms(terms);
            long of = at.assignment().id();
            List<Group> next = new ArrayList<>();
            for (Wished one : wished) {
                next.add(group(tables, at, one));
            }
            requireWhole(tables, at, next);
            tables.assignments().groups().setRule(of, new Rule(terms.most(), terms.chosenUntil()));
            tables.assignments().groups().clear(of);
            for (Group one : next) {
                tables.assignments().groups().add(of, one.name(), one.lead(), one.members());
                GroupExtensions.share(tables, of, one.members());
            }
            audit.note(tables, viewer, "groups", "assignment " + course + "/" + assignment, next.size() + " groups");
            return groups(tables, at);
        });
    }

    private static void requireTerms(Terms terms) {
        if (terms.most() < 1 || terms.most() > MOST_MEMBERS) {
            throw Refusal.invalid("groups-most", Map.of("count", terms.most(), "most", MOST_MEMBERS));
        }
        AssignmentRules.requireMoment(terms.chosenUntil());
    }

    /** Has everybody hand in alone. */
    public void end(Viewer viewer, String course, String assignment) {
        database.write(tables -> {
            AtAssignment at = changed(tables, viewer, course, assignment);
            requireWhole(tables, at, List.of());
            tables.assignments().groups().clear(at.assignment().id());
            tables.assignments().groups().endRule(at.assignment().id());
            audit.note(tables, viewer, "groups", "assignment " + course + "/" + assignment, "none");
            return at;
        });
    }

    /** Returns the assignment whose groups are changed; nobody of its course hands in meanwhile. */
    private AtAssignment changed(Tables tables, Viewer viewer, String course, String assignment) {
        AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.EDIT_COURSE);
        Authorization.requireGoing(at.course());
        if (tables.contests().find(at.assignment().id()).isPresent()) {
            throw Refusal.conflict("groups-in-contest");
        }
        WorkGroupView.lock(
                tables,
                at,
                tables.courses().members(at.course().id()).stream()
                        .map(Member::person)
                        .toList());
        return at;
    }

    private static Group group(Tables tables, AtAssignment at, Wished wished) {
        String name = wished.name().strip();
        WorkGroupView.requireName(name);
        List<Long> members = new ArrayList<>();
        for (String login : wished.logins()) {
            members.add(Authorization.student(tables, at.course(), login).id());
        }
        if (members.isEmpty()) {
            throw Refusal.invalid("group-empty", Map.of("name", name));
        }
        List<Long> working = members.stream()
                .filter(one -> WorkGroupView.hasHandedIn(tables, at, List.of(one)))
                .distinct()
                .toList();
        if (working.size() > 1) {
            throw Refusal.conflict("group-handed-in-both", Map.of("name", name));
        }
        return new Group(0, name, working.isEmpty() ? members.get(0) : working.get(0), members);
    }

    /** Requires that nobody is in two groups, and that no group that has handed in is without its lead. */
    private static void requireWhole(Tables tables, AtAssignment at, List<Group> next) {
        Set<String> names = new HashSet<>();
        Set<Long> seen = new HashSet<>();
        for (Group one : next) {
            if (!names.add(one.name())) {
                throw Refusal.invalid("group-twice", Map.of("name", one.name()));
            }
            for (long person : one.members()) {
                if (!seen.add(person)) {
                    String login = tables.people().find(person).orElseThrow().login();
                    throw Refusal.invalid("group-member-twice", Map.of("login", login));
                }
            }
        }
        for (Group one : tables.assignments().groups().of(at.assignment().id())) {
            if (!seen.contains(one.lead()) && WorkGroupView.hasHandedIn(tables, at, one.members())) {
                throw Refusal.conflict("group-handed-in", Map.of("name", one.name()));
            }
        }
    }
}
