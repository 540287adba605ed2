package judge.web.page.teacher;

import java.util.List;
import java.util.stream.Stream;
import judge.service.OnlineServices;
import judge.web.http.Route;
import judge.web.live.LiveEvents;
import judge.web.page.Pages;

/** The pages of teachers and assistants. */
public record TeacherPages(OnlineServices services, LiveEvents live, Pages pages) {

    /** Made with {@link Pages#get} and {@link Pages#post}. */
    public List<Route> routes() {
        PasswordSlips slips = new PasswordSlips();
        SentRosters rosters = new SentRosters(services.classLists(), slips);
        return Stream.of(
                        new TaughtSubmissions(pages, live).routes(),
                        new TeachingCourses(pages, services.courses(), services.assignments(), rosters).routes(),
                        new TeachingMembers(pages, services.courses(), services.joinLinks(), rosters).routes(),
                        new TeachingMember(pages, services.courses(), slips).routes(),
                        new TeachingAssignments(pages, services).routes(),
                        new TeachingHandIns(pages, services).routes(),
                        new TeachingGroups(pages, services.assignments(), services.groups()).routes(),
                        new TeachingSets(pages, services).routes(),
                        new TeachingClass(pages, services.assignments(), services.gradebooks(), services.classWork())
                                .routes(),
                        grades().routes(),
                        new TeachingRejudgings(pages, services.rejudgings(), services.courses()).routes())
                .flatMap(List::stream)
                .toList();
    }

    private TeachingGrades grades() {
        return new TeachingGrades(
                pages,
                services.courses(),
                services.assignments(),
                services.submissions(),
                services.gradebooks(),
                services.comments(),
                services.rejudgings());
    }
}
