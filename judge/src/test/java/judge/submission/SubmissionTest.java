package judge.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SubmissionTest {

    private static SourceFile source(String path, int bytes) {
        return new SourceFile(path, new byte[bytes]);
    }

    @Test
    void hasItsSourcesInTheOrderOfTheirPaths() {
        Submission submission =
                Submission.of("1", "anna", "sum", List.of(source("b/B.java", 1), source("A.java", 2)), 3);

        assertThat(submission.sources()).extracting(SourceFile::path).containsExactly("A.java", "b/B.java");
        assertThat(submission.fault()).isEmpty();
    }

    @Test
    void leavesOutWhatIsBeyondTheLimitAndSaysSo() {
        Submission submission = Submission.of("1", "anna", "sum", List.of(source("A.java", 2), source("B.java", 2)), 3);

        assertThat(submission.sources()).extracting(SourceFile::path).containsExactly("A.java");
        assertThat(submission.fault()).hasValue(Reason.of(ReasonCode.SOURCE_TOO_LARGE, "bytes", 4L, "limitBytes", 3L));
    }

    @ParameterizedTest
    @ValueSource(strings = {"../A.java", "/etc/passwd", "a/../../b", "a//b", "./A.java", "a/", "A\0.java"})
    void refusesPathsThatDoNotStayWithinTheSubmission(String path) {
        assertThatThrownBy(() -> Submission.of("1", "anna", "sum", List.of(source(path, 1)), 10))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void refusesTwoSourcesOfOnePath() {
        assertThatThrownBy(
                        () -> Submission.of("1", "anna", "sum", List.of(source("A.java", 1), source("A.java", 2)), 10))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
