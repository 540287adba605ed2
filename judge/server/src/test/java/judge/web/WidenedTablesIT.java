package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import io.javalin.http.HandlerType;
import java.io.InputStream;
import java.net.http.HttpClient;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import judge.database.BothDatabases;
import judge.web.MatrixWorld.Moment;
import judge.web.MatrixWorld.Who;
import judge.web.http.Route;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A web machine that goes on while one of a newer version adds columns to every table. */
@Tag("postgresql")
class WidenedTablesIT {

    /** The driver has the server keep a statement from the first time on, and not from the fifth. */
    private static final String KEEPING = "&prepareThreshold=1";

    private static final int TIMES = 2;

    private static final List<Who> SOME = List.of(Who.OWNER, Who.ADMIN);

    /** These are answered once, or grow by being asked. */
    private static final String ONCE = ".*(/events|/event-feed|metrics).*";

    private final HttpClient client = HttpClient.newHttpClient();

    @Test
    void everyPageIsAnsweredAsBefore() throws Exception {
        try (MatrixWorld world = new MatrixWorld(BothDatabases.POSTGRESQL.fresh() + KEEPING)) {
            Map<String, Integer> before = new TreeMap<>();
            for (int time = 0; time < TIMES; time++) {
                before = answers(world);
            }
            assertThat(before).hasSizeGreaterThan(200);

            world.sql("do $$ declare t text; begin for t in select tablename from pg_tables where schemaname = 'public'"
                    + " loop execute format('alter table %I add column widened text', t); end loop; end $$");

            assertThat(answers(world)).isEqualTo(before);
        }
    }

    private Map<String, Integer> answers(MatrixWorld world) throws Exception {
        Map<String, Integer> answers = new TreeMap<>();
        for (Route route : world.routes()) {
            if (route.method() == HandlerType.GET && !route.path().matches(ONCE)) {
                for (Who who : SOME) {
                    HttpResponse<InputStream> answer =
                            client.send(world.request(route, Moment.OPEN, who), BodyHandlers.ofInputStream());
                    answer.body().close();
                    answers.put(route + " as " + who, answer.statusCode());
                }
            }
        }
        return answers;
    }
}
