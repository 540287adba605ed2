package judge.web.http;

/** Who gets further than a route's first line; what is asked for there is decided by {@code online.Access}. */
public enum RouteAccess {
    /** Anybody, logged in or not. */
    OPEN,
    /** Whoever has logged in, also with a password that must be changed first. */
    NEW_PASSWORD,
    /** Whoever has logged in. */
    LOGGED_IN,
    /** Who has logged in or comes with an API token. */
    TOKEN,
    /** Administrators. */
    ADMIN
}
