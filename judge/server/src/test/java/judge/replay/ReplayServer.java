package judge.replay;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import judge.app.JudgeOptions;
import judge.server.JudgeServer;
import judge.server.ServerSettings;
import judge.server.Upkeep;

/** A web machine as {@code serve --no-judge} is one, but with a clock that goes fast. */
final class ReplayServer {

    private ReplayServer() {}

    /** The address of the database, the folder of data, that of problems, how fast its clock goes; a line says when. */
    public static void main(String[] arguments) throws Exception {
        Path data = Path.of(arguments[1]);
        FastClock clock = new FastClock(Integer.parseInt(arguments[3]));
        ServerSettings settings = new ServerSettings(
                "127.0.0.1",
                0,
                data,
                arguments[0],
                Path.of(arguments[2]),
                List.of(),
                false,
                false,
                JudgeOptions.usual(),
                null,
                null,
                Upkeep.none());
        try (JudgeServer server = JudgeServer.start(settings, clock, options -> {
            throw new IllegalStateException("it does not judge");
        })) {
            System.out.println(server.url());
            BufferedReader said = new BufferedReader(new InputStreamReader(System.in, UTF_8));
            clock.meet(Instant.parse(said.readLine()));
            Thread.sleep(Long.MAX_VALUE); // Until it is killed.
        }
    }
}
