package judge.online;

import static org.assertj.core.api.Assertions.assertThat;

import java.net.ConnectException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import org.junit.jupiter.api.Test;

class HostLogTest {

    private final List<LogRecord> said = new ArrayList<>();
    private final Logger log = Logger.getAnonymousLogger();

    HostLogTest() {
        log.setUseParentHandlers(false);
        log.addHandler(new Handler() {
            @Override
            public void publish(LogRecord one) {
                said.add(one);
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        });
    }

    @Test
    void troubleOfTheHostIsOneLineWithItsCause() {
        Refusal away = new Refusal(Refusal.Kind.UNAVAILABLE, "database-away", Map.of());
        away.initCause(new IllegalStateException("no connection", new ConnectException("Connection refused")));

        HostLog.warn(log, "not now", away);

        assertThat(said).singleElement().satisfies(one -> {
            assertThat(one.getMessage())
                    .isEqualTo("not now: database-away, java.net.ConnectException: Connection refused");
            assertThat(one.getThrown()).isNull();
        });
    }

    @Test
    void anythingElseHasItsPlaces() {
        RuntimeException fault = new IllegalStateException("a fault of the program");
        Refusal refused = new Refusal(Refusal.Kind.CONFLICT, "taken", Map.of());

        HostLog.warn(log, "not now", fault);
        HostLog.warn(log, "not now", refused);

        assertThat(said).extracting(LogRecord::getMessage).containsExactly("not now", "not now");
        assertThat(said).extracting(LogRecord::getThrown).containsExactly(fault, refused);
    }
}
