package judge.web.http;

/** Addresses that are known to more than those who make their pages. */
public final class Places {

    /** Where one logs in. */
    public static final String LOGIN = "/login";

    /** Where one changes one's password, the first one before anything else. */
    public static final String PASSWORD = "/password";

    /** Before the token of a link by which a password is set once. */
    public static final String LINK = "/password/";

    /** Before everything that is for programs. */
    public static final String API = "/api/";

    private Places() {}
}
