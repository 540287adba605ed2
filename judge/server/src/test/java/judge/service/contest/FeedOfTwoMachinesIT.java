package judge.service.contest;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import judge.clics.ClicsVersion;
import judge.clics.Eye;
import judge.clics.FeedEvent;
import judge.clics.FeedPosition;
import judge.database.BothDatabases;
import judge.database.Classroom;
import judge.database.Database;
import judge.online.Feedback;
import judge.online.contest.ContestKind;
import judge.service.JudgingServices;
import judge.service.TestClock;
import judge.service.contest.ClicsContests.Look;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A feed that was begun on one web machine and goes on, on another one, whose clock is not the same. */
@Tag("postgresql")
class FeedOfTwoMachinesIT {

    private static final Look LOOK = new Look(ClicsVersion.NEWEST, false);
    private static final Duration LENGTH = Duration.ofHours(5);

    private final TestClock ahead = new TestClock();
    private final TestClock behind = new TestClock();

    @TempDir
    private Path folder;

    @Test
    void takesNothingBackOnAMachineWhoseClockIsBehind() {
        try (Database database = Database.open(BothDatabases.SQLITE.fresh());
                ContestBoards first = new ContestBoards(database, ahead);
                ContestBoards second = new ContestBoards(database, behind)) {
            Classroom room = contest(database);
            String contest = Long.toString(room.assigned().assignment());
            ahead.pass(LENGTH.plusMillis(50));
            behind.pass(LENGTH.minusMillis(50));
            FeedBatch beginning = clics(database, ahead, first).feed(Eye.PUBLIC, contest, LOOK);
            String ended = ended(beginning);
            assertThat(ended).isNotEqualTo("null");

            // Something that has the whole contest told anew.
            put(database, room, 25);
            ClicsContests other = clics(database, behind, second);
            FeedPosition position =
                    other.position(contest, beginning.groups().get(0).token());
            FeedBatch later = other.feed(Eye.PUBLIC, contest, LOOK, position);

            assertThat(later.groups()).isNotEmpty();
            assertThat(ended(later)).isEqualTo(ended);
        }
    }

    /** Returns the last event's time of the contest's end. */
    private static String ended(FeedBatch batch) {
        List<FeedEvent> states = batch.groups().stream()
                .flatMap(group -> group.events().stream())
                .filter(event -> event.type().equals("state"))
                .toList();
        return String.valueOf(states.get(states.size() - 1).node().at("/data/ended"));
    }

    private ClicsContests clics(Database database, TestClock clock, ContestBoards boards) {
        return new ClicsContests(
                database,
                clock,
                boards,
                JudgingServices.on(database, clock, folder).packages());
    }

    private Classroom contest(Database database) {
        Instant now = ahead.instant();
        Classroom room = new Classroom(database, now);
        room.set(Feedback.FULL, now.plus(LENGTH), null, Duration.ZERO);
        database.write(tables -> {
            tables.assignments().setProblems(room.assigned().assignment(), List.of());
            return true;
        });
        put(database, room, 20);
        return room;
    }

    private void put(Database database, Classroom room, int penalty) {
        new Contests(database, behind)
                .put(
                        room.viewer("tina"),
                        Classroom.COURSE,
                        Classroom.ASSIGNMENT,
                        new ContestSettings(
                                ContestKind.ICPC, penalty, false, null, 0, 0, 0, true, false, null, List.of()));
    }
}
