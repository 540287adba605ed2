package judge.web.http;

/**
 * The users who get further than a route's first line; {@code online.Access} decides about the thing that is asked for.
 */
public enum RouteAccess {
    /** Anybody, logged in or not. */
    OPEN,
    /** Users who have logged in, also with a password that must be changed first. */
    NEW_PASSWORD,
    /** Users who have logged in. */
    LOGGED_IN,
    /** Users who have logged in or come with an API token. */
    TOKEN,
    /** Administrators. */
    ADMIN
}
