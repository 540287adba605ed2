package judge.service.course;

import java.time.Instant;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import judge.database.Tables;
import judge.database.course.WorkGroupTable.Group;
import judge.database.course.WorkGroupTable.Rule;
import judge.online.NaturalOrder;
import judge.online.Refusal;
import judge.service.access.Authorization.AtAssignment;
import org.jspecify.annotations.Nullable;

/**
 * A work group.
 *
 * @param handedIn whether it has handed in something
 */
public record WorkGroupView(String name, List<Mate> members, boolean handedIn) {

    private static final int MOST_NAME = 60;

    public WorkGroupView {
        members = List.copyOf(members);
    }

    /** A member of a group. */
    public record Mate(String login, String name) {}

    /**
     * The terms on which groups hand in at an assignment.
     *
     * @param most the most members of a group that students have chosen
     * @param chosenUntil null: students choose none
     */
    public record Terms(int most, @Nullable Instant chosenUntil) {

        static @Nullable Terms of(Optional<Rule> rule) {
            return rule.map(one -> new Terms(one.most(), one.chosenUntil())).orElse(null);
        }
    }

    static WorkGroupView of(Tables tables, AtAssignment at, Group group) {
        List<Mate> members = tables.people().among(Set.copyOf(group.members())).values().stream()
                .map(one -> new Mate(one.login(), one.name()))
                .sorted(Comparator.comparing(Mate::login, NaturalOrder.OF_NAMES))
                .toList();
        return new WorkGroupView(group.name(), members, hasHandedIn(tables, at, group.members()));
    }

    static boolean hasHandedIn(Tables tables, AtAssignment at, Collection<Long> people) {
        return people.stream()
                .anyMatch(one -> tables.submissions().isThere(at.assignment().id(), one));
    }

    /** Locks people in the order in which handing in does so: leads last. */
    static void lock(Tables tables, AtAssignment at, Collection<Long> people) {
        Set<Long> leads = new TreeSet<>();
        Set<Long> others = new TreeSet<>(people);
        for (Group one : tables.assignments().groups().of(at.assignment().id())) {
            leads.add(one.lead());
            others.addAll(one.members());
        }
        others.removeAll(leads);
        others.forEach(tables::lock);
        leads.forEach(tables::lock);
    }

    static void requireName(String name) {
        if (name.isEmpty() || name.length() > MOST_NAME || name.codePoints().anyMatch(Character::isISOControl)) {
            throw Refusal.invalid("group-name", Map.of("name", name, "most", MOST_NAME));
        }
    }
}
