package judge.service.contest;

import java.time.Clock;
import judge.database.Database;

/** Everything that somebody can want of contests. */
public record ContestServices(
        Contests contests,
        ContestTeams teams,
        ContestEnd end,
        ContestBoards boards,
        Clarifications clarifications,
        Balloons balloons,
        PrintJobs prints)
        implements AutoCloseable {

    /** All services on a database; their scoreboards are kept current until they are closed. */
    public static ContestServices on(Database database, Clock clock) {
        ContestBoards boards = new ContestBoards(database, clock);
        boards.start();
        return new ContestServices(
                new Contests(database, clock),
                new ContestTeams(database, clock),
                new ContestEnd(database, clock),
                boards,
                new Clarifications(database, clock),
                new Balloons(database, clock, boards),
                new PrintJobs(database, clock));
    }

    @Override
    public void close() {
        boards.close();
    }
}
