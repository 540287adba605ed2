package judge.web.http;

import io.javalin.http.Handler;
import io.javalin.http.HandlerType;

/**
 * One of the things that the server answers.
 *
 * @param method of HTTP
 * @param path Javalin's, with gaps such as <code>{course}</code>
 * @param access who may come here at all
 * @param handler what answers
 */
public record Route(HandlerType method, String path, RouteAccess access, Handler handler) {

    /** Method and path: what tells it from all others. */
    @Override
    public String toString() {
        return method.name() + " " + path;
    }
}
