package judge.service.submission;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import judge.database.Tables;
import judge.database.judging.ListedTable.Wanted;
import judge.database.judging.OwnWork;
import judge.online.Assignment;
import judge.online.Member;
import judge.online.Person;
import judge.online.Refusal;
import judge.online.StoredSubmission.Filter;
import judge.online.Viewer;
import judge.service.access.Authorization.AtAssignment;
import org.jspecify.annotations.Nullable;

/** Finds out which submissions a list is of: whose, and in which assignments. */
final class WantedSubmissions {

    private WantedSubmissions() {}

    static Wanted of(Tables tables, SeenAssignments seen, Viewer viewer, ListScope scope, Filter filter) {
        List<Assignment> among =
                seen.all().stream().map(AtAssignment::assignment).toList();
        @Nullable OwnWork own = own(tables, seen, viewer, scope, filter);
        return new Wanted(among, seen.shown(), people(tables, seen, scope, filter, own), own, filter);
    }

    /** Returns the work of the one person that is looked for; null: of everybody. */
    private static @Nullable OwnWork own(
            Tables tables, SeenAssignments seen, Viewer viewer, ListScope scope, Filter filter) {
        if (scope.own() || !seen.isWhole()) {
            return work(tables, viewer.person());
        }
        @Nullable String login = filter.person();
        return login == null ? null : work(tables, person(tables, login));
    }

    private static OwnWork work(Tables tables, long person) {
        return new OwnWork(person, tables.assignments().groups().mates(person));
    }

    /** Returns the number of the person with a login; 0: there is none. */
    private static long person(Tables tables, String login) {
        return tables.people().find(login).map(Person::id).orElse(0L);
    }

    /** Returns the owners that are looked for; null: everybody. */
    private static @Nullable Set<Long> people(
            Tables tables, SeenAssignments seen, ListScope scope, Filter filter, @Nullable OwnWork own) {
        List<Set<Long>> wanted = new ArrayList<>();
        if (own != null) {
            wanted.add(own.people());
        }
        @Nullable String login = filter.person();
        if (login != null) {
            wanted.add(work(tables, person(tables, login)).people());
        }
        if (filter.group() != null) {
            wanted.add(group(tables, scope, filter.group()));
        }
        @Nullable String search = filter.search();
        if (search != null && filter.number() == null) {
            wanted.add(tables.listed().people(search, seen.seen()));
        }
        return wanted.stream()
                .reduce((one, other) -> one.stream().filter(other::contains).collect(Collectors.toSet()))
                .orElse(null);
    }

    private static Set<Long> group(Tables tables, ListScope scope, String group) {
        if (scope.course() == null) {
            throw Refusal.invalid("query-wrong", Map.of("key", "group", "value", group));
        }
        long course = tables.courses()
                .find(scope.course())
                .orElseThrow(Refusal::notFound)
                .id();
        return tables.courses().members(course).stream()
                .filter(one -> group.equals(one.rosterGroup() == null ? "" : one.rosterGroup()))
                .map(Member::person)
                .collect(Collectors.toSet());
    }
}
