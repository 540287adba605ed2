package judge.web.page;

import io.javalin.http.HandlerType;
import java.util.ArrayList;
import java.util.List;
import judge.service.OnlineServices;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.live.LiveEvents;

/** All pages, and the files that they need. */
public final class PageRoutes {

    private final Pages pages;
    private final OnlineServices services;
    private final LiveEvents live;

    /** Pages over the services; {@code secure}: browsers speak HTTPS with the server. */
    public PageRoutes(OnlineServices services, LiveEvents live, boolean secure) {
        this.services = services;
        this.live = live;
        pages = new Pages(services, secure);
    }

    /** In the order in which they are asked. */
    public List<Route> routes() {
        List<Route> routes = new ArrayList<>();
        routes.add(new Route(HandlerType.GET, "/static/{version}/<path>", RouteAccess.OPEN, pages.files()::serve));
        routes.addAll(new TeacherPages(services, pages).routes());
        return routes;
    }

    LiveEvents live() {
        return live;
    }
}
