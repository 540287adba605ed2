package judge.web.page.workshop;

import java.util.List;
import judge.web.page.Desk;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;

/** The things that the pages of problems share. */
final class Bench {

    private Bench() {}

    /** The way to a page right below the catalogue. */
    static List<Link> crumbs(Visit visit) {
        return List.of(
                Desk.crumb(Desk.TEACH, Desk.text(visit, "teaching")),
                Desk.crumb(Desk.PROBLEMS, Desk.text(visit, "problems")));
    }
}
