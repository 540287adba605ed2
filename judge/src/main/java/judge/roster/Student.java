package judge.roster;

import java.util.List;
import java.util.Objects;

/**
 * One line of a roster.
 *
 * @param id the text that tells students apart: a number, an account
 * @param name may be empty, and several may have the same
 * @param group such as a class or section; empty: none is known
 * @param others further numbers, logins and addresses, by which submissions may be named
 */
public record Student(String id, String name, String group, List<String> others) {

    public Student {
        // Runs that were kept before there were groups, or other numbers, do not have the keys.
        group = Objects.requireNonNullElse(group, "");
        others = List.copyOf(Objects.requireNonNullElse(others, List.of()));
    }

    /** Makes a student that has only one number. */
    public Student(String id, String name, String group) {
        this(id, name, group, List.of());
    }

    /** Makes a student without a group. */
    public Student(String id, String name) {
        this(id, name, "");
    }

    /** Returns the student as in a list: number and name. */
    public String label() {
        return name.isEmpty() || name.equals(id) ? id : id + " " + name;
    }
}
