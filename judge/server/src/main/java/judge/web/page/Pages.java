package judge.web.page;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import judge.service.OnlineServices;
import judge.web.http.Door;
import judge.web.http.Route;
import judge.web.http.RouteAccess;

/**
 * The parts that all pages share: the frame around them, and the files that they need. Turns handlers of visits into
 * routes.
 */
public final class Pages {

    private final OnlineServices services;
    private final PageParts parts;

    /** Pages over the services, for those who come in by the door. */
    public Pages(OnlineServices services, Door door) {
        this.services = services;
        parts = new PageParts(door, services.clock(), StaticFiles.ofThisProgram(), new Templates());
    }

    /** Reads what is kept of the program's own files from the first use on. */
    public static void loadAhead() {
        StaticFiles.ofThisProgram();
    }

    /** Answers a visit; it may throw a {@code Refusal}, which becomes a page of its own. */
    @FunctionalInterface
    public interface Answer {
        void to(Visit visit);
    }

    /** A route that shows a page. */
    public Route get(String path, RouteAccess access, Answer answer) {
        return route(HandlerType.GET, path, access, answer);
    }

    /** A route that changes something: what is sent has the field of {@code Csrf}. */
    public Route post(String path, RouteAccess access, Answer answer) {
        return route(HandlerType.POST, path, access, answer);
    }

    private Route route(HandlerType method, String path, RouteAccess access, Answer answer) {
        return new Route(method, path, access, context -> answer.to(visit(context)));
    }

    /** A visit that a request begins. */
    public Visit visit(Context context) {
        return new Visit(parts, context);
    }

    public OnlineServices services() {
        return services;
    }

    public Door door() {
        return parts.door();
    }

    /** The route of styles, scripts and fonts. */
    public Route files() {
        return new Route(HandlerType.GET, "/static/{version}/<path>", RouteAccess.OPEN, parts.files()::serve);
    }

    /** Returns the beginning of the addresses of styles and scripts. */
    public String fileBase() {
        return parts.files().base();
    }
}
