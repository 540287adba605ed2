package judge.database;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("postgresql")
class BroadcastIT {

    private static final int LINES = 40;

    private final long began = System.nanoTime();
    private final String url = BothDatabases.POSTGRESQL.fresh();
    private final Database database = Database.open(url);
    private final Connections there = new Connections(url);
    private final BlockingQueue<String> heard = new LinkedBlockingQueue<>();
    private final AtomicInteger asked = new AtomicInteger();
    private final Broadcast hearing = new Broadcast(there, heard::add, jobs -> asked.incrementAndGet());
    private final Broadcast telling = new Broadcast(there, line -> {}, jobs -> {});

    @AfterEach
    void closes() {
        telling.close();
        hearing.close();
        there.close();
        database.close();
    }

    @Test
    void asksHowManyMachinesThereAreEveryFewSecondsHoweverMuchIsTold() throws Exception {
        assertThat(heard.take()).isEqualTo(Broadcast.MISSED);
        for (int i = 0; i < LINES; i++) {
            telling.tell("line " + i);
            assertThat(heard.take()).isEqualTo("line " + i);
        }
        long seconds = TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - began);

        assertThat((long) asked.get()).isLessThanOrEqualTo(2 + seconds / 5);
    }
}
