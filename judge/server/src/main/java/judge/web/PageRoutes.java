package judge.web;

import io.javalin.http.Context;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.service.OnlineServices;
import judge.web.http.Door;
import judge.web.http.RefusalAnswers;
import judge.web.http.Route;
import judge.web.live.LiveEvents;
import judge.web.page.DoorPages;
import judge.web.page.Pages;
import judge.web.page.Visit;
import judge.web.page.administrator.AdminPages;
import judge.web.page.statement.StatementHtml;
import judge.web.page.student.CoursePages;
import judge.web.page.student.GroupPage;
import judge.web.page.student.LanguagePages;
import judge.web.page.student.OwnPages;
import judge.web.page.student.PracticePages;
import judge.web.page.student.ProgressPage;
import judge.web.page.student.TaskPages;
import judge.web.page.student.TryPages;
import judge.web.page.student.WorkPages;
import judge.web.page.teacher.TeacherPages;
import judge.web.page.workshop.WorkshopPages;

/** All pages, and the files that they need. */
final class PageRoutes {

    private final Pages pages;
    private final OnlineServices services;
    private final LiveEvents live;

    /** Pages over the services, for those who come in by the door. */
    PageRoutes(OnlineServices services, LiveEvents live, Door door) {
        this.services = services;
        this.live = live;
        pages = new Pages(services, door);
    }

    /** Returns the routes in the order in which they are asked. */
    List<Route> routes() {
        List<Route> routes = new ArrayList<>();
        routes.add(pages.files());
        routes.addAll(new DoorPages(services.accounts(), services.keys(), services.joinLinks(), pages).routes());
        routes.addAll(courses());
        routes.addAll(own());
        TryPages tries = new TryPages(live, pages);
        routes.addAll(new TaskPages(tries, pages).routes());
        routes.addAll(tries.routes());
        routes.addAll(new PracticePages(pages).routes());
        routes.addAll(new WorkPages(
                        services.submissions(),
                        services.assignments(),
                        services.packages(),
                        services.gradebooks(),
                        services.comments(),
                        live,
                        pages)
                .routes());
        routes.addAll(new TeacherPages(services, live, pages).routes());
        routes.addAll(new WorkshopPages(services, pages).routes());
        routes.addAll(new AdminPages(pages, services.people(), services.figures(), services.state()).routes());
        return routes;
    }

    private List<Route> courses() {
        GroupPage groups =
                new GroupPage(pages, services.assignments(), services.groups().choices());
        List<Route> routes = new ArrayList<>(groups.routes());
        routes.addAll(new CoursePages(services.courses(), services.assignments(), services.gradebooks(), groups, pages)
                .routes());
        return routes;
    }

    private List<Route> own() {
        List<Route> own = new ArrayList<>(new LanguagePages(pages, services.languages()).routes());
        own.addAll(new OwnPages(pages).routes());
        own.addAll(new ProgressPage(pages).routes());
        return own;
    }

    /** Reads and makes what is kept of the program's own files and rules from the first use on. */
    static void loadAhead() {
        Pages.loadAhead();
        StatementHtml.escaped(""); // Its first use makes what cleans statements.
    }

    /** Returns the parts with which pages of other packages are made. */
    Pages pages() {
        return pages;
    }

    /** The page that says why something is not done. */
    String refused(Context context, RefusalAnswers.Said said) {
        Visit visit = pages.visit(context);
        return visit.page(
                "refused", visit.text("refused"), Map.of("sentence", said.sentence(), "back", visit.cameFrom()));
    }
}
