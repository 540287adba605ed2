package judge.worker;

import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import judge.database.Classroom;
import judge.database.Database;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.grade.Markings;
import judge.service.grade.Markings.Deed;
import judge.service.grade.Rubrics;

/** The teacher at a {@link KilledServer}, who does several things at once, again and again, with a growing number. */
final class KilledTeacher {

    static final String STUDENT = "anna";
    static final double MOST = 1e15;
    private static final int PAUSE_MILLIS = 100;

    private final Viewer tina;
    private final Database database;
    private final Rubrics rubrics;

    KilledTeacher(Database database, Viewer tina) {
        this.tina = tina;
        this.database = database;
        rubrics = new Rubrics(database, Clock.systemUTC());
    }

    /** Says each number whose deeds are confirmed. */
    void works() {
        try {
            for (long i = System.currentTimeMillis(); ; i++) {
                does(i);
                Thread.sleep(ThreadLocalRandom.current().nextInt(PAUSE_MILLIS));
            }
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    private void does(long number) {
        Optional<Double> points = Optional.of((double) number);
        try {
            Map<String, Optional<Double>> both = Map.of("Style", points, "Tests", points);
            rubrics.mark(tina, Classroom.COURSE, Classroom.ASSIGNMENT, STUDENT, both, null, false);
            Clock then = Clock.fixed(Instant.ofEpochMilli(number), ZoneOffset.UTC);
            new Markings(database, then)
                    .set(tina, Classroom.COURSE, Classroom.ASSIGNMENT, STUDENT, Classroom.PROBLEM, Deed.DONE, null);
            KilledServer.say("marked " + number);
        } catch (Refusal e) {
            return; // The database is away.
        }
    }
}
