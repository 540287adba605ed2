package judge.service.course;

import java.time.Clock;
import java.util.ArrayList;
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
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Authorization;
import judge.service.access.Authorization.AtAssignment;
import judge.service.course.WorkGroupView.Terms;
import org.jspecify.annotations.Nullable;

/** The work groups of an assignment as its students see and choose them. */
public final class GroupChoices {

    private final Database database;
    private final Clock clock;
    private final Authorization entry;

    GroupChoices(Database database, Clock clock) {
        this.database = database;
        this.clock = clock;
        entry = new Authorization(clock);
    }

    /**
     * The groups of an assignment as a student sees them.
     *
     * @param terms null: everybody hands in alone
     * @param mine null: the viewer is in none
     * @param choosing whether the viewer may choose another one now
     * @param others the groups that the viewer may join
     */
    public record Choice(
            @Nullable Terms terms, @Nullable WorkGroupView mine, boolean choosing, List<WorkGroupView> others) {

        public Choice {
            others = List.copyOf(others);
        }
    }

    /** Returns the group of the viewer, and those that may be joined. */
    public Choice own(Viewer viewer, String course, String assignment) {
        return database.read(tables -> {
            AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.SEE_ASSIGNMENT);
            return choice(tables, viewer, at);
        });
    }

    private Choice choice(Tables tables, Viewer viewer, AtAssignment at) {
        long of = at.assignment().id();
        @Nullable Rule rule = tables.assignments().groups().rule(of).orElse(null);
        Optional<Group> mine = tables.assignments().groups().of(of, viewer.person());
        boolean choosing = at.role() == CourseRole.STUDENT
                && isChosen(rule)
                && !WorkGroupView.hasHandedIn(
                        tables, at, mine.map(Group::members).orElse(List.of(viewer.person())));
        List<WorkGroupView> others = !choosing || rule == null
                ? List.of()
                : tables.assignments().groups().of(of).stream()
                        .filter(one -> one.members().size() < rule.most())
                        .filter(one -> !one.members().contains(viewer.person()))
                        .map(one -> WorkGroupView.of(tables, at, one))
                        .filter(one -> !one.handedIn())
                        .toList();
        return new Choice(
                Terms.of(Optional.ofNullable(rule)),
                mine.map(one -> WorkGroupView.of(tables, at, one)).orElse(null),
                choosing,
                others);
    }

    private boolean isChosen(@Nullable Rule rule) {
        return rule != null && rule.chosenUntil() != null && clock.instant().isBefore(rule.chosenUntil());
    }

    /**
     * Puts the viewer into a group, which is made where there is none of that name, and out of another one.
     *
     * @param name null: into none
     */
    public Choice choose(Viewer viewer, String course, String assignment, @Nullable String name) {
        return database.write(tables -> {
            AtAssignment at = entry.graded(tables, viewer, course, assignment, Action.CHOOSE_GROUP);
            Authorization.requireGoing(at.course());
            long of = at.assignment().id();
            Optional<Group> wished = name == null ? Optional.empty() : named(tables, of, name.strip());
            Set<Long> touched = new HashSet<>(Set.of(viewer.person()));
            wished.ifPresent(one -> touched.addAll(one.members()));
            WorkGroupView.lock(tables, at, touched);
            requireChosen(tables, viewer, at);
            tables.assignments().groups().of(of, viewer.person()).ifPresent(before -> tables.assignments()
                    .groups()
                    .leave(of, before, viewer.person()));
            if (name != null) {
                join(tables, viewer, at, name.strip());
            }
            return choice(tables, viewer, at);
        });
    }

    private static Optional<Group> named(Tables tables, long assignment, String name) {
        return tables.assignments().groups().of(assignment).stream()
                .filter(one -> one.name().equals(name))
                .findFirst();
    }

    private void requireChosen(Tables tables, Viewer viewer, AtAssignment at) {
        if (!isChosen(tables.assignments().groups().rule(at.assignment().id()).orElse(null))) {
            throw Refusal.notAllowed("groups-not-chosen");
        }
        if (!choice(tables, viewer, at).choosing()) {
            throw Refusal.conflict("groups-own-handed-in");
        }
    }

    private static void join(Tables tables, Viewer viewer, AtAssignment at, String name) {
        WorkGroupView.requireName(name);
        long of = at.assignment().id();
        int most = tables.assignments().groups().rule(of).orElseThrow().most();
        Optional<Group> there = named(tables, of, name);
        if (there.isEmpty()) {
            tables.assignments().groups().add(of, name, viewer.person(), List.of(viewer.person()));
            return;
        }
        Group group = there.get();
        if (group.members().size() >= most) {
            throw Refusal.conflict("group-full", Map.of("name", name, "most", most));
        }
        if (WorkGroupView.hasHandedIn(tables, at, group.members())) {
            throw Refusal.conflict("group-handed-in-already", Map.of("name", name));
        }
        tables.assignments().groups().join(of, group.id(), viewer.person());
        List<Long> all = new ArrayList<>(group.members());
        all.add(viewer.person());
        GroupExtensions.share(tables, of, all);
    }
}
