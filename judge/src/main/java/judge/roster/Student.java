package judge.roster;

/**
 * One line of a roster.
 *
 * @param id what tells students apart: a number, an account
 * @param name may be empty, and several may have the same
 */
public record Student(String id, String name) {

    /** As it stands in a list: number and name. */
    public String label() {
        return name.isEmpty() || name.equals(id) ? id : id + " " + name;
    }
}
