package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.ChildJvm;
import judge.Eventually;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A visitor's first attempt: the command {@code serve --demo}, and nothing else. */
@Tag("processes")
class DemoIT {

    private static final String CLASS_PAGE = "/teach/courses/demo/assignments/sudoku";
    private static final Pattern ADDRESS = Pattern.compile("http://127\\.0\\.0\\.1:\\d+");
    private static final Pattern LOGIN = Pattern.compile(": (\\S+), password (\\S+)");
    private static final Pattern VERDICT = Pattern.compile(">\\s*(AC|WA|CE|RTE|TLE|MLE|NO|PE)\\b");
    private static final int SOME = 6;

    @TempDir
    private Path temp;

    private Process server;

    @AfterEach
    void ends() throws InterruptedException {
        server.destroyForcibly().waitFor();
    }

    @Test
    void theClassIsWhoeverIsInSolutionsAndItsWorksAreJudgedAsTheTeacherLooks() throws Exception {
        String said = started();
        List<MatchResult> logins = LOGIN.matcher(said).results().toList();
        assertThat(logins).as(said).hasSize(3);
        TestBrowser teacher = new TestBrowser(address(said));
        teacher.logIn(logins.get(1).group(1), logins.get(1).group(2));

        assertThat(teacher.page(CLASS_PAGE)).contains(students());

        AtomicLong verdicts = new AtomicLong();
        Eventually.until("verdicts", () -> {
            long now = VERDICT.matcher(teacher.page(CLASS_PAGE)).results().count();
            assertThat(now).as("what is judged stays judged").isGreaterThanOrEqualTo(verdicts.getAndSet(now));
            return now >= SOME;
        });
        TestBrowser student = new TestBrowser(address(said));
        student.logIn(logins.get(2).group(1), logins.get(2).group(2));
        assertThat(student.page("/")).contains("Demo");
        assertThat(student.page("/practice")).contains("/practice/demo/practice");
        assertThat(student.get(CLASS_PAGE).statusCode()).isEqualTo(403);
    }

    private String started() throws Exception {
        Path said = temp.resolve("said");
        server = new ProcessBuilder(ChildJvm.server(
                        List.of("serve", "--demo", "--lang=en", "--port=0", "--data=" + temp.resolve("data"))))
                .redirectOutput(said.toFile())
                .redirectError(temp.resolve("errors").toFile())
                .start();
        Eventually.until("address and logins", () -> {
            assertThat(server.isAlive())
                    .as(() -> "it says only: " + read(said) + read(temp.resolve("errors")))
                    .isTrue();
            String text = read(said);
            return ADDRESS.matcher(text).find() && LOGIN.matcher(text).results().count() == 3;
        });
        return read(said);
    }

    private static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String address(String said) {
        Matcher address = ADDRESS.matcher(said);
        assertThat(address.find()).isTrue();
        return address.group();
    }

    private static List<String> students() throws IOException {
        try (Stream<Path> folders = Files.list(Path.of("solutions"))) {
            return folders.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .toList();
        }
    }
}
