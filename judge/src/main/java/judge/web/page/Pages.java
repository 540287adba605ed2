package judge.web.page;

import io.javalin.http.HandlerType;
import java.time.Clock;
import judge.service.OnlineServices;
import judge.web.http.Door;
import judge.web.http.Route;
import judge.web.http.RouteAccess;

/** What all pages share: the frame around them, and the files that they need. Makes routes of what answers a visit. */
final class Pages {

    private final OnlineServices services;
    private final Door door;
    private final StaticFiles files = StaticFiles.ofThisProgram();
    private final Templates templates = new Templates();

    Pages(OnlineServices services, Door door) {
        this.services = services;
        this.door = door;
    }

    /** Answers a visit; it may throw a {@code Refusal}, which becomes a page of its own. */
    @FunctionalInterface
    interface Answer {
        void to(Visit visit);
    }

    /** A route that shows a page. */
    Route get(String path, RouteAccess access, Answer answer) {
        return route(HandlerType.GET, path, access, answer);
    }

    /** A route that changes something: what is sent has the field of {@code Csrf}. */
    Route post(String path, RouteAccess access, Answer answer) {
        return route(HandlerType.POST, path, access, answer);
    }

    private Route route(HandlerType method, String path, RouteAccess access, Answer answer) {
        return new Route(method, path, access, context -> answer.to(new Visit(this, context)));
    }

    OnlineServices services() {
        return services;
    }

    Clock clock() {
        return services.clock();
    }

    Door door() {
        return door;
    }

    StaticFiles files() {
        return files;
    }

    Templates templates() {
        return templates;
    }
}
