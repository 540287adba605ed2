package judge.web.page;

import java.util.List;
import judge.service.OnlineServices;
import judge.web.http.Route;

/** The pages of teachers, assistants and administrators. */
final class TeacherPages {

    private final OnlineServices services;
    private final Pages pages;

    TeacherPages(OnlineServices services, Pages pages) {
        this.services = services;
        this.pages = pages;
    }

    /** Made with {@link Pages#get} and {@link Pages#post}. */
    List<Route> routes() {
        return List.of();
    }
}
