package judge.service.submission;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import judge.database.Tables;
import judge.database.judging.OwnSubmissionTable.Tried;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.Member;
import judge.online.Viewer;
import judge.service.course.ClassGroup;
import judge.source.LanguageName;
import judge.source.LanguageNames;

/**
 * The values that the filters of a list can have.
 *
 * @param assignments of the course that is listed; none where all courses are
 * @param problems those that were tried, of one's own; else those of the assignments
 * @param languages codes
 * @param groups of the course; an empty name for those who are in none
 */
public record ListChoices(
        List<Assignment> assignments, List<NamedProblem> problems, List<String> languages, List<String> groups) {

    static ListChoices of(Tables tables, Viewer viewer, ListScope scope, SeenAssignments seen) {
        return scope.own() ? own(tables, viewer, seen) : taught(tables, scope, seen);
    }

    private static ListChoices own(Tables tables, Viewer viewer, SeenAssignments seen) {
        Map<Long, Long> places = new HashMap<>();
        Set<String> languages = new TreeSet<>();
        OwnSubmissions.tried(tables, seen, viewer).forEach((problem, all) -> {
            places.put(problem, OwnSubmissions.latest(all));
            all.stream().map(Tried::language).filter(Objects::nonNull).forEach(languages::add);
        });
        return new ListChoices(List.of(), named(tables, seen, places), List.copyOf(languages), List.of());
    }

    private static ListChoices taught(Tables tables, ListScope scope, SeenAssignments seen) {
        Map<Long, Long> places = new HashMap<>();
        for (AssignedProblem one : tables.assignments().problems(seen.seen())) {
            places.merge(one.problem(), one.assignment(), Math::max);
        }
        List<String> languages = LanguageNames.known().all().stream()
                .sorted(Comparator.comparing(LanguageName::title, String.CASE_INSENSITIVE_ORDER))
                .map(LanguageName::code)
                .toList();
        List<Assignment> assignments = new ArrayList<>();
        List<String> groups = List.of();
        if (scope.course() != null) {
            long course = tables.courses().find(scope.course()).orElseThrow().id();
            assignments.addAll(tables.assignments().withSets(course));
            groups = ClassGroup.names(tables.courses().members(course).stream()
                    .map(Member::rosterGroup)
                    .toList());
        }
        return new ListChoices(assignments, named(tables, seen, places), languages, groups);
    }

    private static List<NamedProblem> named(Tables tables, SeenAssignments seen, Map<Long, Long> places) {
        return seen.named(tables, places).values().stream()
                .sorted(Comparator.comparing(NamedProblem::problem))
                .toList();
    }
}
