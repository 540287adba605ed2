package judge;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import judge.engine.Zoo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

class CheckWatchIT {

    private static final String SOURCE =
            """
            public class Main {
                public static void main(String[] args) {
                    java.util.Scanner in = new java.util.Scanner(System.in);
                    System.out.println(in.nextInt() SIGN in.nextInt());
                }
            }
            """;

    private final Path source;
    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    CheckWatchIT(@TempDir Path folder) {
        source = folder.resolve("Main.java");
    }

    private void save(String sign) throws IOException {
        Files.writeString(source, SOURCE.replace("SIGN", sign));
    }

    private void await(String text) throws InterruptedException {
        while (!out.toString(StandardCharsets.UTF_8).contains(text)) {
            Thread.sleep(10);
        }
    }

    @Test
    @Timeout(60)
    void judgesAnewWhatIsSaved() throws Exception {
        save("-");
        AtomicInteger status = new AtomicInteger();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        String[] arguments = {
            "check", source.toString(), "--problem=sum", "--problems=" + Zoo.PROBLEM.getParent(), "--watch", "--fresh"
        };
        Thread command = new Thread(() -> status.set(Main.run(arguments, stream, stream)));
        command.start();

        await("sum: WA wrong answer");
        await("Ctrl-C ends");
        save("+");
        await("sum: AC accepted");
        command.interrupt();
        command.join();

        assertThat(status).hasValue(130);
        assertThat(out.toString(StandardCharsets.UTF_8)).endsWith("Interrupted.\n");
    }
}
