package judge.report;

import java.util.List;
import judge.roster.Roster;
import judge.roster.Student;

/**
 * The students whose submissions a run was to judge; its components are the keys of {@code roster.json}.
 *
 * @param version of the format, now 1
 * @param students in the order of the roster
 */
public record RosterFile(int version, List<Student> students) {

    /** The version that this judge writes. */
    public static final int VERSION = 1;

    public RosterFile {
        students = List.copyOf(students);
    }

    /** The file of a roster. */
    public static RosterFile of(Roster roster) {
        return new RosterFile(VERSION, roster.students());
    }

    public Roster roster() {
        return new Roster(students);
    }
}
