package judge.web.clics;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.concurrent.CountDownLatch;
import judge.database.Database;
import judge.service.OnlineServices;
import judge.service.contest.ContestServices;

/** A process that calls the webhooks of a database until it is killed. */
final class KilledCaller {

    private KilledCaller() {}

    /** The address of the database, what time it is, and a folder. */
    public static void main(String[] arguments) throws Exception {
        Database database = Database.open(arguments[0]);
        Clock clock = Clock.fixed(Instant.parse(arguments[1]), ZoneOffset.UTC);
        OnlineServices services = OnlineServices.on(database, clock, Path.of(arguments[2]));
        ContestServices contests = ContestServices.on(database, clock, services);
        try (WebhookCalls calls = new WebhookCalls(contests, WebhookScene.PACING, WebhookScene.NETWORK)) {
            System.out.println("calls");
            new CountDownLatch(1).await();
            throw new AssertionError(calls);
        }
    }
}
