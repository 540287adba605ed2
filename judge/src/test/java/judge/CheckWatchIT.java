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
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("explanations")
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

    private void awaitsSaying(String text) {
        Eventually.until(text, () -> out.toString(StandardCharsets.UTF_8).contains(text));
    }

    @Test
    void judgesAnewWhatIsSaved() throws Exception {
        save("-");
        AtomicInteger status = new AtomicInteger();
        PrintStream stream = new PrintStream(out, true, StandardCharsets.UTF_8);
        String[] arguments = {
            "check", source.toString(), "--problem=sum", "--problems=" + Zoo.PROBLEM.getParent(), "--watch", "--fresh"
        };
        Thread command = new Thread(() -> status.set(Main.run(arguments, stream, stream)));
        command.start();

        awaitsSaying("sum: WA wrong answer");
        awaitsSaying("Ctrl-C ends");
        save("+");
        awaitsSaying("sum: AC accepted");
        command.interrupt();
        command.join();

        assertThat(status).hasValue(130);
        assertThat(out.toString(StandardCharsets.UTF_8)).endsWith("Interrupted.\n");
    }
}
