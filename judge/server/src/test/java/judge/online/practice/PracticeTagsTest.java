package judge.online.practice;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PracticeTagsTest {

    @Test
    void takesTheLevelFromTheFirstKeywordThatNamesOne() {
        PracticeTags tags = PracticeTags.ofKeywords(List.of("graphs", "Hard", "easy", "dfs"));

        assertThat(tags.level()).isEqualTo(PracticeLevel.HARD);
        assertThat(tags.tags()).containsExactly("graphs", "dfs");
    }

    @Test
    void leavesOutKeywordsThatAreNoTags() {
        List<String> keywords =
                List.of(" 动态规划 ", "", "a\nb", "x\u202Ey", "l".repeat(PracticeTags.LONGEST + 1), "DP", "dp");

        assertThat(PracticeTags.ofKeywords(keywords).tags()).containsExactly("动态规划", "DP");
        assertThat(PracticeTags.ofKeywords(keywords).level()).isNull();
    }

    @Test
    void takesTheFirstTenOfAllKeywords() {
        List<String> many = IntStream.range(0, 1000).mapToObj(i -> "k" + i).toList();

        assertThat(PracticeTags.ofKeywords(many).tags()).isEqualTo(many.subList(0, PracticeTags.MOST));
        assertThat(PracticeTags.ofKeywords(Collections.nCopies(50, "same")).tags())
                .containsExactly("same");
    }
}
