package judge.web.contest;

import java.util.List;
import java.util.stream.Stream;
import judge.service.contest.ContestPackages;
import judge.service.contest.ContestServices;
import judge.service.contest.ContestTeams;
import judge.service.contest.Contests;
import judge.web.clics.PackageExport;
import judge.web.http.Route;
import judge.web.live.BoardEvents;
import judge.web.page.Pages;

/** All pages of contests. */
public final class ContestRoutes implements AutoCloseable {

    /** A whole site behind one address. */
    private static final int MOST_FROM_AN_ADDRESS = 10_000;

    private final BoardEvents events;
    private final List<Route> routes;

    /** Pages over the services. */
    public ContestRoutes(Pages pages, ContestServices services) {
        Contests contests = services.contests();
        ContestTeams teams = services.teams();
        events = new BoardEvents(pages.services().clock(), MOST_FROM_AN_ADDRESS);
        routes = Stream.of(
                        new BoardPages(pages, contests, services.boards(), services.pictures(), events).routes(),
                        new ContestPages(pages, contests, teams, services.clarifications(), services.prints()).routes(),
                        new NewContest(pages, contests).routes(),
                        new JuryContest(pages, contests).routes(),
                        new JuryCountdown(pages, services.moments()).routes(),
                        new JuryPackages(
                                        pages,
                                        contests,
                                        ContestPackages.of(pages.services(), services),
                                        new PackageExport(pages.services(), services))
                                .routes(),
                        new JuryTeams(pages, contests, teams).routes(),
                        new JuryPictures(pages, contests, services.pictures()).routes(),
                        new Talk(pages, contests, services.clarifications()).routes(),
                        new Errands(pages, contests, services.balloons(), services.prints()).routes(),
                        new Reveal(pages, contests, services.end(), services.pictures()).routes(),
                        new AwardPages(pages, contests, services.end(), teams).routes())
                .flatMap(List::stream)
                .toList();
    }

    /** Returns the routes in the order in which they are asked. */
    public List<Route> routes() {
        return routes;
    }

    @Override
    public void close() {
        events.close();
    }
}
