package judge.online;

/**
 * The person who asks for something.
 *
 * @param person number of the account
 * @param login the account's login
 * @param name the name as shown
 * @param role the role outside of courses
 * @param address address of the request; empty: none, as of a command on the server's own machine
 */
public record Viewer(long person, String login, String name, SiteRole role, String address) {

    /** Makes a viewer without an address. */
    public Viewer(long person, String login, String name, SiteRole role) {
        this(person, login, name, role, "");
    }

    /** The same, who has sent a request from there. */
    public Viewer from(String where) {
        return new Viewer(person, login, name, role, where);
    }
}
