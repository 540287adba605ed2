package judge.source;

import static org.assertj.core.api.Assertions.assertThat;

import judge.source.FencedSamples.Sample;
import org.junit.jupiter.api.Test;

class FencedSamplesTest {

    private static String fence(String name, String text) {
        return "```" + name + "\n" + text + "```\n";
    }

    @Test
    void pairsAreTakenByTheirNumbersAndLeaveNoEmptyHeading() {
        String statement = "# 求和\r\n\r\n## 样例\r\n\r\n### 样例 1\r\n\r\n"
                + fence("input2", "4 5\n") + "\n" + fence("output2", "9\n") + "\n"
                + fence("input1", "1 2\n\n") + "\n" + fence("output1", "3\n")
                + "\n## 提示\n\nNone.\n";

        FencedSamples found = FencedSamples.of(statement);

        assertThat(found.samples()).containsExactly(new Sample("1 2\n\n", "3\n"), new Sample("4 5\n", "9\n"));
        assertThat(found.rest()).isEqualTo("# 求和\n\n## 提示\n\nNone.\n");
    }

    @Test
    void aHeadingThatExplainsASampleStays() {
        String statement = "Add.\n\n## Sample 1\n\n" + fence("input1", "1\n") + fence("output1", "") + "\nIt is so.\n";

        FencedSamples found = FencedSamples.of(statement);

        assertThat(found.samples()).containsExactly(new Sample("1\n", ""));
        assertThat(found.rest()).isEqualTo("Add.\n\n## Sample 1\n\nIt is so.\n");
    }

    @Test
    void whatHasNoCounterpartOrIsCodeOfAnotherKindStaysText() {
        String alone = "## Sample\r\n\r\n" + fence("input1", "1\n") + fence("output2", "2\n");
        assertThat(FencedSamples.of(alone).samples()).isEmpty();
        assertThat(FencedSamples.of(alone).rest()).isEqualTo(alone);

        String open = fence("input1", "1\n") + "```output1\n2\n";
        assertThat(FencedSamples.of(open).rest()).isEqualTo(open);

        String shown = "```md\n```input1\n```\n" + fence("output1", "1\n");
        assertThat(FencedSamples.of(shown).samples()).isEmpty();
    }
}
