package judge.render;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import judge.gradebook.Gradebook;
import judge.gradebook.RollCall;
import judge.message.Visible;
import judge.roster.Student;

/**
 * The roster as the page of a class shows it.
 *
 * @param students the number of students
 * @param grouped whether some are in groups
 * @param groups the names of these, to be chosen from
 * @param absent the students of whom nothing was judged, as a single list; empty if there are none
 * @param strangers the contestants who are not found on the roster, as a single list; empty if there are none
 */
record RollPage(int students, boolean grouped, List<String> groups, List<Names> absent, List<Names> strangers) {

    private static final String NOBODY = "–";

    /** Some names in one line. */
    record Names(int count, String names) {

        /** None where there is nobody. */
        static List<Names> of(List<String> names) {
            return names.isEmpty()
                    ? List.of()
                    : List.of(new Names(names.size(), Visible.of(String.join(", ", names), Integer.MAX_VALUE)));
        }
    }

    /** A contestant's name, place and group on the roster; no group where the class has none. */
    record Seat(String label, int place, List<String> groups) {}

    static RollPage of(RollCall call) {
        return new RollPage(
                call.lines().size(),
                call.isGrouped(),
                call.groups().stream().map(Visible::of).toList(),
                Names.of(call.absent().stream().map(Student::label).toList()),
                Names.of(call.strangerNames()));
    }

    /** The seats of all contestants: a single one each, or none where there is no roster. */
    static Map<String, List<Seat>> seats(Gradebook book) {
        Map<String, List<Seat>> seats = new HashMap<>();
        book.rollCall().ifPresent(call -> {
            List<RollCall.Line> lines = new ArrayList<>(call.lines());
            boolean grouped = call.isGrouped();
            for (int i = 0; i < lines.size(); i++) {
                Student student = lines.get(i).student();
                List<String> group = grouped ? List.of(Visible.of(student.group())) : List.of();
                Seat seat = new Seat(Visible.of(student.label()), i + 1, group);
                lines.get(i).standings().forEach(standing -> seats.put(standing.contestant(), List.of(seat)));
            }
            Seat last = new Seat(NOBODY, lines.size() + 1, grouped ? List.of("") : List.of());
            call.strangers().forEach(standing -> seats.put(standing.contestant(), List.of(last)));
        });
        return seats;
    }
}
