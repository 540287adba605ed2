package judge.online;

/**
 * Who asks for something.
 *
 * @param person number of the account
 * @param login what it logs in with
 * @param name as shown
 * @param role outside of courses
 * @param address where the request came from; empty: from none, such as a command on the server's own machine
 */
public record Viewer(long person, String login, String name, SiteRole role, String address) {

    /** Somebody who does not come from anywhere. */
    public Viewer(long person, String login, String name, SiteRole role) {
        this(person, login, name, role, "");
    }

    /** The same, who has sent a request from there. */
    public Viewer from(String where) {
        return new Viewer(person, login, name, role, where);
    }
}
