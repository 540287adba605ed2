package judge.online;

/**
 * Who asks for something.
 *
 * @param person number of the account
 * @param login what it logs in with
 * @param name as shown
 * @param role outside of courses
 */
public record Viewer(long person, String login, String name, SiteRole role) {}
