package judge.service.contest;

import java.time.Clock;
import judge.database.Database;
import judge.service.OnlineServices;

/** The services of contests, which the pages and the API call. */
public record ContestServices(
        Contests contests,
        ContestTeams teams,
        ContestEnd end,
        ContestMoments moments,
        ContestBoards boards,
        Clarifications clarifications,
        Balloons balloons,
        PrintJobs prints,
        ClicsContests clics,
        Webhooks webhooks,
        ContestPictures pictures)
        implements AutoCloseable {

    /** All services on a database, beside those; their scoreboards are kept current until they are closed. */
    public static ContestServices on(Database database, Clock clock, OnlineServices online) {
        ContestBoards boards = new ContestBoards(database, clock);
        boards.start();
        return new ContestServices(
                new Contests(database, clock),
                new ContestTeams(database, clock, online.passwords()),
                new ContestEnd(database, clock),
                new ContestMoments(database, clock),
                boards,
                new Clarifications(database, clock),
                new Balloons(database, clock, boards),
                new PrintJobs(database, clock),
                new ClicsContests(database, clock, boards, online.packages()),
                new Webhooks(database, clock),
                new ContestPictures(database, clock));
    }

    @Override
    public void close() {
        boards.close();
    }
}
