package judge.web.page.student;

import java.util.List;
import judge.online.JudgingState;
import judge.service.submission.ListScope;
import judge.service.submission.SubmissionLists;
import judge.service.submission.SubmissionLists.Listed;
import judge.web.http.Route;
import judge.web.http.RouteAccess;
import judge.web.page.ListFilter;
import judge.web.page.ListSheet;
import judge.web.page.Pages;
import judge.web.page.Sheet;
import judge.web.page.Sheet.Link;
import judge.web.page.Visit;

/** The page of one's own submissions over all courses, with filters. */
public final class OwnPages {

    static final String LIST = "/mine";
    static final String PROGRESS = LIST + "/progress";
    private static final int AT_A_TIME = 50;
    private static final int SOON_SECONDS = 3;

    private final SubmissionLists lists;
    private final Pages pages;

    public OwnPages(Pages pages) {
        lists = pages.services().submissions().lists();
        this.pages = pages;
    }

    public List<Route> routes() {
        return List.of(pages.get(LIST, RouteAccess.LOGGED_IN, this::list));
    }

    private void list(Visit visit) {
        ListFilter filter = ListFilter.of(visit);
        Listed listed =
                lists.list(visit.viewer(), ListScope.OWN, filter.filter(visit.zone()), filter.before(), AT_A_TIME);
        Sheet sheet = new Sheet();
        sheet.links(List.of(new Link(PROGRESS, ListSheet.text(visit, "progress"), false)));
        new ListSheet(visit, LIST, filter, true).show(sheet, listed.page(), listed.choices());
        boolean waits = listed.page().items().stream()
                .anyMatch(one -> !one.hidden() && one.view().state() != JudgingState.DONE);
        visit.refreshAfter(waits ? SOON_SECONDS : 0);
        sheet.show(visit, ListSheet.text(visit, "title"));
    }
}
