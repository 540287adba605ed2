package judge.web.page;

import java.util.List;
import judge.online.CourseRole;
import judge.web.page.Sheet.Link;
import org.jspecify.annotations.Nullable;

/** Shows what stands in place of a list that has nothing: a sentence, and a button that leads to the next step. */
public final class EmptyList {

    private EmptyList() {}

    /** Adds both. */
    public static void show(Sheet sheet, String sentence, String href, String step) {
        sheet.text(sentence).links(List.of(new Link(href, step, true)));
    }

    /** Leads whoever may bring students into a course to where that is done. */
    public static void students(Visit visit, Sheet sheet, String course, @Nullable CourseRole role) {
        ofCourse(visit, sheet, course, role, true);
    }

    /** The same, or where there are students leads to the form of the first assignment. */
    public static void ofCourse(
            Visit visit, Sheet sheet, String course, @Nullable CourseRole role, boolean withoutStudents) {
        String sentence = Desk.text(visit, withoutStudents ? "no-members" : "no-assignments");
        if (Desk.edits(visit, role)) {
            String href = Desk.course(course) + (withoutStudents ? "/members" : "/new-assignment");
            show(sheet, sentence, href, Desk.text(visit, withoutStudents ? "step-roster" : "step-assignment"));
        } else {
            sheet.text(sentence);
        }
    }

    /** Leads to where somebody hands in for students. */
    public static void submissions(Visit visit, Sheet sheet, String course, String assignment) {
        String href = Desk.assignment(course, assignment) + "/hand-in";
        show(sheet, Desk.text(visit, "no-submissions"), href, Desk.text(visit, "for-students"));
    }

    /** Leads from a form that chooses among problems to where one is made, if there are none. */
    public static void problems(Visit visit, Sheet sheet, List<Form.Choice> choices) {
        if (choices.isEmpty()) {
            show(sheet, Desk.text(visit, "no-problems"), Desk.TEACH + "/new-problem", Desk.text(visit, "new-problem"));
        }
    }
}
