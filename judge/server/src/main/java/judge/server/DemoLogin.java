package judge.server;

/**
 * Somebody as whom one can look at the demo.
 *
 * @param role in English, in lower case
 */
public record DemoLogin(String login, String password, String role) {}
