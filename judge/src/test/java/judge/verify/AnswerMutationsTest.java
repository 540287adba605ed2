package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
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
