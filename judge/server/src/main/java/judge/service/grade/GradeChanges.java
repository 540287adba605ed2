package judge.service.grade;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.database.Tables;
import judge.online.Assignment;
import judge.online.Person;
import judge.online.StoredJudging;
import judge.online.StoredSubmission;
import judge.service.grade.RejudgingView.GradeChange;

/** Finds the students who would have other points in an assignment. */
final class GradeChanges {

    private GradeChanges() {}

    /**
     * Returns the changes for everybody whose submission was judged again; each map has the judging that counts, by
     * submission.
     */
    static List<GradeChange> of(Tables tables, Map<Long, StoredJudging> before, Map<Long, StoredJudging> after) {
        List<GradeChange> grades = new ArrayList<>();
        affected(tables, after.keySet()).forEach((id, people) -> {
            Assignment assignment = tables.assignments().find(id).orElseThrow();
            String course =
                    tables.courses().find(assignment.course()).orElseThrow().slug();
            AssignmentGrades old = new AssignmentGrades(tables, assignment, before);
            AssignmentGrades young = new AssignmentGrades(tables, assignment, after);
            for (long one : people) {
                if (old.total(one) != young.total(one)) {
                    Person person = tables.people().find(one).orElseThrow();
                    grades.add(new GradeChange(
                            course,
                            assignment.slug(),
                            person.login(),
                            person.name(),
                            old.total(one),
                            young.total(one)));
                }
            }
        });
        return grades;
    }

    /** The people of each assignment whose submissions these are; sets have no grades. */
    private static Map<Long, Set<Long>> affected(Tables tables, Set<Long> submissions) {
        Map<Long, Set<Long>> affected = new LinkedHashMap<>();
        for (long id : submissions) {
            StoredSubmission one = tables.submissions().find(id).orElseThrow();
            affected.computeIfAbsent(one.assignment(), any -> new LinkedHashSet<>())
                    .add(one.person());
        }
        affected.keySet()
                .removeIf(assignment -> tables.practice().audience(assignment).isPresent());
        return affected;
    }
}
