package judge.problem;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import judge.problem.reading.PackageReader;
import org.junit.jupiter.api.Test;

/** Excerpts of a problem, for programs that are tried. */
class ExcerptTest {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");

    @Test
    void hasTheSamplesAloneAndIsJudgedByTheSameVersion() throws Exception {
        Problem whole = PackageReader.read(SUM);
        Problem excerpt = whole.onSamples(whole.data().sampleRuns());

        assertThat(whole.isExcerpt()).isFalse();
        assertThat(excerpt.isExcerpt()).isTrue();
        assertThat(excerpt.data().cases()).extracting(TestCase::name).containsExactly("sample/1");
        assertThat(excerpt.version()).isEqualTo(whole.version());
        assertThat(excerpt.maxScore()).isZero();
    }

    @Test
    void hasAnInputOfSomebodysOwnThatIsNoFile() throws Exception {
        Problem excerpt = PackageReader.read(SUM).onInput("6 7\n".getBytes(UTF_8));
        TestCase own = excerpt.data().cases().get(0);

        assertThat(own.isSample()).isTrue();
        assertThat(excerpt.content().read(own.input())).asString().isEqualTo("6 7\n");
        assertThat(excerpt.content().read(own.answer())).isEmpty();
        assertThat(own.input()).doesNotExist();
        assertThat(excerpt.judging().inputFile()).contains("sum.in");
    }
}
