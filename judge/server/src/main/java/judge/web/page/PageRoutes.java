package judge.web.page;

import io.javalin.http.Context;
import io.javalin.http.HandlerType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.service.OnlineServices;
import judge.web.http.Door;
import judge.web.http.RefusalAnswers;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.live.LiveEvents;

/** All pages, and the files that they need. */
public final class PageRoutes {

    private final Pages pages;
    private final OnlineServices services;
    private final LiveEvents live;

    /** Pages over the services, for those who come in by the door. */
    public PageRoutes(OnlineServices services, LiveEvents live, Door door) {
        this.services = services;
        this.live = live;
        pages = new Pages(services, door);
    }

    /** In the order in which they are asked. */
    public List<Route> routes() {
        List<Route> routes = new ArrayList<>();
        routes.add(new Route(HandlerType.GET, "/static/{version}/<path>", RouteAccess.OPEN, pages.files()::serve));
        routes.addAll(new DoorPages(services.accounts(), services.keys(), services.joinLinks(), pages).routes());
        routes.addAll(
                new CoursePages(services.courses(), services.assignments(), services.gradebooks(), pages).routes());
        routes.addAll(new TaskPages(
                        services.assignments(),
                        services.packages(),
                        services.submissions(),
                        services.gradebooks(),
                        services.handIn(),
                        pages)
                .routes());
        routes.addAll(new WorkPages(
                        services.submissions(),
                        services.assignments(),
                        services.packages(),
                        services.gradebooks(),
                        services.comments(),
                        live,
                        pages)
                .routes());
        routes.addAll(new TeacherPages(services, pages).routes());
        return routes;
    }

    /** Reads and makes what is kept of the program's own files and rules from the first use on. */
    public static void loadAhead() {
        StaticFiles.ofThisProgram();
        StatementHtml.escaped(""); // Its first use makes what cleans statements.
    }

    /** Returns the parts with which pages of other packages are made. */
    public Pages pages() {
        return pages;
    }

    /** The page that says why something is not done. */
    public String refused(Context context, RefusalAnswers.Said said) {
        Visit visit = pages.visit(context);
        String back = context.method().equals(HandlerType.POST) ? visit.cameFrom() : "";
        return visit.page("refused", visit.text("refused"), Map.of("sentence", said.sentence(), "back", back));
    }
}
