package judge.roster;

import java.util.Objects;

/**
 * One line of a roster.
 *
 * @param id the text that tells students apart: a number, an account
 * @param name may be empty, and several may have the same
 * @param group such as a class or section; empty: none is known
 */
public record Student(String id, String name, String group) {

    public Student {
        // Runs that were kept before there were groups do not have the key.
        group = Objects.requireNonNullElse(group, "");
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
