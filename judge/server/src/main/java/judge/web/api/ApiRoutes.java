package judge.web.api;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.ArrayList;
import java.util.List;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.OnlineServices;
import judge.web.http.Door;
import judge.web.http.Route;
import judge.web.http.RouteAccess;

/** The routes of the API as they are added, and what all of them are made with. */
final class ApiRoutes {

    static final String BASE = "/api/v1";

    private final OnlineServices services;
    private final Door door;
    private final ApiJson json = new ApiJson();
    private final List<Route> routes = new ArrayList<>();

    /** None yet. */
    ApiRoutes(OnlineServices services, Door door) {
        this.services = services;
        this.door = door;
    }

    /** Answers a request of somebody who is known; may throw a {@code Refusal}. */
    @FunctionalInterface
    interface Answer {
        void to(Context ctx, Viewer viewer);
    }

    List<Route> all() {
        return List.copyOf(routes);
    }

    void get(String path, Answer answer) {
        add(HandlerType.GET, path, answer);
    }

    void put(String path, Answer answer) {
        add(HandlerType.PUT, path, answer);
    }

    void post(String path, Answer answer) {
        add(HandlerType.POST, path, answer);
    }

    void delete(String path, Answer answer) {
        add(HandlerType.DELETE, path, answer);
    }

    private void add(HandlerType method, String path, Answer answer) {
        add(new Route(
                method,
                BASE + path,
                RouteAccess.TOKEN,
                ctx -> answer.to(ctx, door.viewers().require(ctx))));
    }

    void add(Route route) {
        routes.add(route);
    }

    OnlineServices services() {
        return services;
    }

    ApiJson json() {
        return json;
    }

    Door door() {
        return door;
    }

    /** A number in the path; whatever is none is not there. */
    static long number(Context ctx, String name) {
        try {
            return Long.parseLong(ctx.pathParam(name));
        } catch (NumberFormatException e) {
            throw Refusal.notFound();
        }
    }
}
