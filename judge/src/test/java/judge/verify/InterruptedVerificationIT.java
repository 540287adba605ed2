package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.nio.file.Path;
import java.util.Map;
import judge.message.English;
import judge.problem.reading.PackageReader;
import judge.verify.VerificationListener.Stage;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Somebody presses Ctrl-C while a package is verified. */
@Tag("packages")
class InterruptedVerificationIT extends PackageTrials {

    @Test
    void tellsWhatWasKnownAndWhatWasNotTried() throws Exception {
        InterruptedVerification interrupted = interruptedAt("time_limit_exceeded/endless.py", refusing());

        assertThat(English.of(interrupted.known().faults())).singleElement().satisfies(fault -> assertThat(fault)
                .contains("2.in is refused by picky"));
        assertThat(interrupted.known().submissions())
                .extracting(JuryResult::path)
                .containsExactly("accepted/sum.py");
        assertThat(interrupted.untried()).containsExactly("time_limit_exceeded/endless.py");
    }

    @Test
    void tellsWhatWasKnownBeforeAnythingWasTried() throws Exception {
        Path folder = refusing();
        PathUtils.deleteDirectory(folder.resolve("input_validators"));

        InterruptedVerification interrupted = interruptedAt(Stage.ANSWERS.name(), folder);

        assertThat(English.of(interrupted.known().faults()))
                .anyMatch(fault -> fault.contains("has no input validator"));
        assertThat(interrupted.known().submissions()).isEmpty();
    }

    private Path refusing() throws Exception {
        return packaged(Map.of(
                "input_validators/picky.py",
                "import sys\nsys.exit(42 if input() == '1 2' else 1)\n",
                "data/secret/2.in",
                "2 2\n",
                "data/secret/2.ans",
                "4\n",
                "submissions/time_limit_exceeded/endless.py",
                "while True: pass\n"));
    }

    private InterruptedVerification interruptedAt(String moment, Path folder) {
        PackageVerifier verifier =
                new PackageVerifier(toolchain, false, Coverage.USUAL, new Impatient(Thread.currentThread(), moment));
        return catchThrowableOfType(InterruptedVerification.class, () -> verifier.verify(PackageReader.read(folder)));
    }

    /** Interrupts at a stage, or when a submission begins. */
    private record Impatient(Thread thread, String moment) implements VerificationListener {

        @Override
        public void reached(Stage stage) {
            at(stage.name());
        }

        @Override
        public void judging(int submissions) {}

        @Override
        public void started(String submission) {
            at(submission);
        }

        @Override
        public void judged(JuryResult result) {}

        private void at(String now) {
            if (now.equals(moment)) {
                thread.interrupt();
            }
        }
    }
}
