package judge.gradebook;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.roster.Roster;
import judge.roster.Student;

/**
 * The students of a class with their results, if they handed in something.
 *
 * @param lines one for each student, in the order of the roster
 * @param strangers contestants who handed in something and are not found on the roster, by rank
 */
public record RollCall(List<Line> lines, List<Standing> strangers) {

    public RollCall {
        lines = List.copyOf(lines);
        strangers = List.copyOf(strangers);
    }

    /**
     * One student.
     *
     * @param standings the student's places; empty where nothing was handed in, several where it was under several
     *     names
     */
    public record Line(Student student, List<Standing> standings) {

        public Line {
            standings = List.copyOf(standings);
        }
    }

    static RollCall of(Roster roster, List<Standing> standings) {
        Map<Student, List<Standing>> byStudent = new LinkedHashMap<>();
        roster.students().forEach(student -> byStudent.put(student, new ArrayList<>()));
        List<Standing> strangers = new ArrayList<>();
        for (Standing standing : standings) {
            Optional<Student> student = roster.find(standing.contestant());
            student.map(byStudent::get).orElse(strangers).add(standing);
        }
        List<Line> lines = new ArrayList<>();
        byStudent.forEach((student, found) -> lines.add(new Line(student, found)));
        return new RollCall(lines, strangers);
    }

    /** The groups of the class, each once, in the order of the roster; none where nobody is in one. */
    public List<String> groups() {
        return lines.stream()
                .map(line -> line.student().group())
                .filter(group -> !group.isEmpty())
                .distinct()
                .toList();
    }

    /** Tells whether somebody is known to be in a group. */
    public boolean isGrouped() {
        return !groups().isEmpty();
    }

    /** Returns the names of contestants who are not found, each with the students who fit. */
    public List<String> strangerNames() {
        Roster roster = new Roster(lines.stream().map(Line::student).toList());
        return strangers.stream()
                .map(standing -> roster.stranger(standing.contestant()))
                .toList();
    }

    /** Returns the students of whom nothing was judged. */
    public List<Student> absent() {
        return lines.stream()
                .filter(line -> line.standings().isEmpty())
                .map(Line::student)
                .toList();
    }
}
