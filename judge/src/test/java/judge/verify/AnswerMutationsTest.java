package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import judge.WrittenFiles;
import judge.check.Ruling;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.schedule.ProcessorPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AnswerMutationsTest {

    @TempDir
    Path temp;

    private List<String> faults(Map<String, String> files, Ruling always) throws Exception {
        Path folder = WrittenFiles.in(
                WrittenFiles.in(
                        temp.resolve("sum"),
                        Map.of("problem.yaml", "name: Sum\nlimits: {time_limit: 1}\n", "data/secret/1.in", "1 2\n")),
                files);
        Problem problem = PackageReader.read(folder);
        try (Lanes lanes = new Lanes(new ProcessorPool(List.of(0)), 0)) {
            return English.of(new AnswerMutations(problem, attempt -> always, lanes).faults());
        }
    }

    @Test
    void anEmptyAnswerThatAValidatorOfTheProblemsOwnHasNoUseForShowsNothing() throws Exception {
        Ruling accepted = new Ruling.Accepted(1);
        Map<String, String> own = Map.of(
                "problem.yaml", "validation: custom\nlimits: {time_limit: 1}\n", "output_validators/c.py", "x\n");

        assertThat(faults(Map.of("data/secret/1.ans", "\n"), accepted)).hasSize(1);
        WrittenFiles.in(temp.resolve("sum"), own);
        assertThat(faults(own, accepted)).isEmpty();
        assertThat(faults(with(own, "data/secret/1.ans", "3\n"), accepted)).hasSize(1);
    }

    private static Map<String, String> with(Map<String, String> files, String path, String text) {
        Map<String, String> all = new HashMap<>(files);
        all.put(path, text);
        return all;
    }

    @Test
    void aBlankLineLessIsNoOtherAnswer() {
        assertThat(AnswerMutations.changed("crash\n\n")).containsExactlyInAnyOrder("crash\n\n1\n", "", "crashx\n\n");
    }

    @Test
    void aLineLessAndAnotherDigitAreOtherAnswers() {
        assertThat(AnswerMutations.changed("7\nyes\n")).contains("", "7\n", "8\nyes\n", "7\nyesx\n");
    }

    @Test
    void lineEndsOfWindowsAndALastLineWithoutAnEndAreKept() {
        assertThat(AnswerMutations.changed("7\r\nyes"))
                .containsExactlyInAnyOrder("7\r\nyes1\n", "", "7\r\n", "8\r\nyes", "7\r\nyesx");
    }

    @Test
    void anAnswerOfManyWordsIsNotTakenApartIntoThem() {
        String answer = "12 34\n".repeat(500_000);
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getThreadAllocatedBytes(Thread.currentThread().getId());

        assertThat(AnswerMutations.changed(answer).count()).isEqualTo(8);

        long after = threads.getThreadAllocatedBytes(Thread.currentThread().getId());
        assertThat(after - before).isLessThan(50L * answer.length());
    }
}
