package judge.server;

/**
 * A login with which visitors can look at the demo.
 *
 * @param role in English, in lower case
 */
public record DemoLogin(String login, String password, String role) {}
