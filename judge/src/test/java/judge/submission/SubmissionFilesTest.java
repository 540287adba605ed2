package judge.submission;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SubmissionFilesTest {

    @TempDir
    Path temp;

    private Path write(String path, String text) throws IOException {
        Path file = temp.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }

    private SubmissionFiles folder(Path... sources) {
        return new SubmissionFiles("ann", "sum", temp, List.of(sources));
    }

    private static SourceFile source(String path, String text) {
        return new SourceFile(path, text.getBytes(UTF_8));
    }

    @Test
    void readsTheSourcesByTheirPathsWithinTheSubmission() throws Exception {
        SubmissionFiles files = folder(write("Main.java", "class Main {}"), write("util/Helper.java", ""));

        Submission submission = files.read(100);

        assertThat(submission.contestant()).isEqualTo("ann");
        assertThat(submission.problem()).isEqualTo("sum");
        assertThat(submission.sources())
                .containsExactly(source("Main.java", "class Main {}"), source("util/Helper.java", ""));
        assertThat(submission.fault()).isEmpty();
    }

    @Test
    void callsASingleFileByItsName() throws Exception {
        Path main = write("Main.java", "class Main {}");

        assertThat(new SubmissionFiles("ann", "sum", main, List.of(main))
                        .read(100)
                        .sources())
                .containsExactly(source("Main.java", "class Main {}"));
    }

    @Test
    void isAValueThatNoLaterChangeOfTheFilesReaches() throws Exception {
        Path main = write("Main.java", "class Main {}");
        Submission before = folder(main).read(100);
        Submission same = folder(main).read(100);
        write("Main.java", "class Newer {}");

        assertThat(before)
                .isEqualTo(same)
                .hasSameHashCodeAs(same)
                .isNotEqualTo(folder(main).read(100));
        assertThat(before.sources()).containsExactly(source("Main.java", "class Main {}"));
    }

    @Test
    void tellsTwoOfOneContestantApart() throws Exception {
        Path right = write("accepted/Main.java", "class Main {}");
        Path wrong = write("wrong_answer/Main.java", "class Main {}");

        assertThat(new SubmissionFiles("Main.java", "sum", right, List.of(right)).id())
                .isNotEqualTo(new SubmissionFiles("Main.java", "sum", wrong, List.of(wrong)).id());
    }

    @Test
    void takesAsMuchAsTheLimitAndNoByteMore() throws Exception {
        Path main = write("Main.java", "12345678");

        assertThat(folder(main).read(8).fault()).isEmpty();
        assertThat(folder(main).read(7).fault())
                .contains(Reason.of(ReasonCode.SOURCE_TOO_LARGE, "bytes", 8L, "limitBytes", 7L));
        assertThat(folder(main).read(7).sources()).isEmpty();
    }

    @Test
    void countsAllSourcesTogetherAndStopsAtTheFirstThatIsTooMuch() throws Exception {
        SubmissionFiles files = folder(write("A.java", "12345"), write("B.java", "123456"), write("C.java", "1"));

        Submission submission = files.read(10);

        assertThat(submission.sources()).containsExactly(source("A.java", "12345"));
        assertThat(submission.fault())
                .contains(Reason.of(ReasonCode.SOURCE_TOO_LARGE, "bytes", 12L, "limitBytes", 10L));
    }

    @Test
    void namesWhatCannotBeRead() throws Exception {
        SubmissionFiles files = folder(write("A.java", "class A {}"), temp.resolve("Gone.java"));

        Submission submission = files.read(100);

        assertThat(submission.sources()).containsExactly(source("A.java", "class A {}"));
        assertThat(submission.fault())
                .contains(
                        Reason.of(ReasonCode.SOURCE_UNREADABLE, "file", "Gone.java", "problem", "NoSuchFileException"));
    }

    @Test
    void followsNoLinkThatWasPutThereSinceItWasFound() throws Exception {
        Path secret = write("secret/Answer.java", "class Answer {}");
        Path main = write("Main.java", "class Main {}");
        SubmissionFiles files = folder(main);
        Files.delete(main);
        Files.createSymbolicLink(main, secret);

        Submission submission = files.read(100);

        assertThat(submission.sources()).isEmpty();
        assertThat(submission.fault().orElseThrow().code()).isEqualTo(ReasonCode.SOURCE_UNREADABLE);
    }

    @Test
    void hasNeitherSourcesNorAFaultWhereThereAreNone() {
        assertThat(folder().read(100).sources()).isEmpty();
        assertThat(folder().read(100).fault()).isEmpty();
    }
}
