package judge.web.clics;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.nio.file.Path;
import java.util.List;
import judge.ChildJvm;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedClass;

/** A server is killed while it calls a program; another one, or the same again on a file, goes on. */
@ParameterizedClass
@OnEachDatabase
@Tag("processes")
class WebhookTakeoverIT extends WebhookScene {

    @TempDir
    private Path folder;

    WebhookTakeoverIT(BothDatabases on) {
        super(on);
    }

    @Test
    void whoIsCalledByAServerThatIsKilledIsToldEverythingAndNothingTwiceButTheCallThatWasUnderWay() throws Exception {
        calls.close();
        Process killed = new ProcessBuilder(ChildJvm.of(
                        KilledCaller.class, scene.url, scene.clock.instant().toString(), folder.toString()))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (BufferedReader said = killed.inputReader(UTF_8)) {
            assertThat(said.readLine()).isEqualTo("calls");
            register(scene.teacher, program.url("school.example"), "");
            String first = scene.mark();
            List<String> told = program.until(first);
            program.answer(call -> {
                killed.destroyForcibly();
                return killed.onExit().join() == killed ? 200 : 500;
            });
            String underWay = scene.mark();
            told.addAll(program.until(underWay));
            assertThat(killed.isAlive()).isFalse();
            program.answer(CalledProgram.RECEIVES);
            String between = scene.mark();

            calls = calling();

            told.addAll(program.until(between));
            String after = scene.mark();
            told.addAll(program.until(after));
            List<String> order = List.of(first, underWay, underWay, between, after);
            assertThat(told).hasSameSizeAs(order);
            assertThat(told).zipSatisfy(order, (line, mark) -> assertThat(line).contains(mark));
        } finally {
            killed.destroyForcibly();
        }
    }
}
