package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class AnswerMutationsTest {

    @Test
    void aBlankLineLessIsNoOtherAnswer() {
        assertThat(AnswerMutations.changed("crash\n\n")).containsExactlyInAnyOrder("crash\n\n1\n", "", "crashx\n\n");
    }

    @Test
    void aLineLessAndAnotherDigitAreOtherAnswers() {
        assertThat(AnswerMutations.changed("7\nyes\n")).contains("", "7\n", "8\nyes\n", "7\nyesx\n");
    }
}
