package judge.web.clics;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import judge.Eventually;
import judge.clics.ClicsVersion;
import judge.clics.Eye;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.online.Feedback;
import judge.online.contest.ContestKind;
import judge.service.JudgingServices;
import judge.service.TestClock;
import judge.service.contest.ClicsContests;
import judge.service.contest.ClicsContests.Look;
import judge.service.contest.ContestBoards;
import judge.service.contest.ContestSettings;
import judge.service.contest.Contests;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class EventFeedsIT {

    @TempDir
    private Path folder;

    @Test
    void howAFeedBeginsIsForgottenWhenNobodyHasAskedForAnHour() throws InterruptedException {
        TestClock clock = new TestClock();
        try (Database database = Database.open(BothDatabases.SQLITE.fresh());
                ContestBoards boards = new ContestBoards(database, clock)) {
            String contest = Long.toString(contest(database, clock));
            ClicsContests clics = new ClicsContests(
                    database,
                    clock,
                    boards,
                    JudgingServices.on(database, clock, folder).packages());
            try (EventFeeds feeds = new EventFeeds(clics, boards, clock)) {
                boards.start();
                EventFeeds.Sameness anybody =
                        new EventFeeds.Sameness(contest, new Look(ClicsVersion.NEWEST, false), Eye.PUBLIC, null);
                assertThat(feeds.beginning(anybody)).isSameAs(feeds.beginning(anybody));
                assertThat(feeds.beginnings()).isEqualTo(1);
                // The first look makes all anew that is kept, as if somebody had asked for it then.
                CountDownLatch looked = new CountDownLatch(2);
                boards.onLook(looked::countDown);
                Eventually.open(looked);

                clock.pass(Duration.ofMinutes(61));

                Eventually.until("how it begins is forgotten", () -> feeds.beginnings() == 0);
            }
        }
    }

    private static long contest(Database database, TestClock clock) {
        Classroom room = new Classroom(database, clock.instant());
        room.set(Feedback.FULL, clock.instant().plus(Duration.ofHours(5)), null, Duration.ZERO);
        long assignment = room.assigned().assignment();
        database.write(tables -> {
            tables.assignments().setProblems(assignment, List.of());
            return true;
        });
        new Contests(database, clock)
                .put(
                        room.viewer("tina"),
                        Classroom.COURSE,
                        Classroom.ASSIGNMENT,
                        new ContestSettings(ContestKind.ICPC, 20, false, null, 0, 0, 0, true, false, null, List.of()));
        return assignment;
    }
}
