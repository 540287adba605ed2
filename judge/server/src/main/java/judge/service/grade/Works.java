package judge.service.grade;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import judge.database.Tables;
import judge.online.AssignedProblem;
import judge.online.Assignment;
import judge.online.CourseRole;
import judge.online.Member;
import judge.online.NaturalOrder;
import judge.online.Refusal;
import judge.service.access.Authorization.AtAssignment;
import judge.service.course.ClassGroup;

/** The works of an assignment that are to be marked, in the order in which they are shared. */
record Works(List<Member> students, List<AssignedProblem> problems, List<String> groups) {

    static Works of(Tables tables, AtAssignment at) {
        Map<Long, Long> leads = new HashMap<>();
        tables.assignments().groups().of(at.assignment().id()).forEach(group -> group.members()
                .forEach(one -> leads.put(one, group.lead())));
        List<Member> students = tables.courses().members(at.course().id()).stream()
                .filter(one -> one.role() == CourseRole.STUDENT)
                .filter(one -> leads.getOrDefault(one.person(), one.person()) == one.person())
                .sorted(Comparator.comparing(Member::rosterId, NaturalOrder.OF_NUMBERS)
                        .thenComparing(Member::person))
                .toList();
        List<String> groups =
                ClassGroup.names(students.stream().map(Member::rosterGroup).toList());
        return new Works(students, tables.assignments().problems(at.assignment().id()), groups);
    }

    /** Returns the number in turn of the marker of a work. */
    int turn(Manner manner, int student, int problem) {
        return switch (manner) {
            case PROBLEM -> problem;
            case TURNS -> student;
            case GROUP -> Math.max(
                    0,
                    groups.indexOf(
                            Objects.requireNonNullElse(students.get(student).rosterGroup(), "")));
        };
    }

    /** A problem that the assignment has. */
    static AssignedProblem problem(Tables tables, Assignment assignment, String slug) {
        return tables.problems()
                .find(slug)
                .flatMap(found -> tables.assignments().problems(assignment.id()).stream()
                        .filter(one -> one.problem() == found.id())
                        .findFirst())
                .orElseThrow(() -> Refusal.invalid("problem-unknown", Map.of("problem", slug)));
    }
}
