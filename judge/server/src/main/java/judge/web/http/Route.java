package judge.web.http;

import io.javalin.http.Handler;
import io.javalin.http.HandlerType;
import java.util.regex.Pattern;

/**
 * A method and a path that the server answers.
 *
 * @param method of HTTP
 * @param path Javalin's, with gaps such as <code>{course}</code>
 * @param access the users who may come here at all
 * @param handler the code that answers
 */
public record Route(HandlerType method, String path, RouteAccess access, Handler handler) {

    /** The address of the page to log in. */
    public static final String LOGIN = "/login";

    /** The address of the page to change a password, the first one before anything else. */
    public static final String PASSWORD = "/password";

    /** The address before the token of a link by which a password is set once. */
    public static final String LINK = "/password/";

    /** The beginning of the addresses for programs. */
    public static final String API = "/api/";

    private static final Pattern CLICS = Pattern.compile("/api(/\\d{4}-\\d{2})?(/(contests|webhooks)(/.*)?)?/?");

    /** Tells whether a path is one of the Contest API of CLICS, and not of our own. */
    public static boolean isClics(String path) {
        return CLICS.matcher(path).matches();
    }

    /** Method and path: what tells it from all others. */
    @Override
    public String toString() {
        return method.name() + " " + path;
    }
}
