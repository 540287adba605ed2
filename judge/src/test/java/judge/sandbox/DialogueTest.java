package judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DialogueTest {

    /** More than the kernel ever gives to a process. */
    private static final int NOBODY = (1 << 22) + 1;

    private static final Limits LIMITS =
            new Limits(Duration.ofMillis(10), Duration.ofMillis(30), 64 << 20, 8 << 20, 1 << 20, 1 << 20, 10, 10);

    private final CommandAccount player = account();

    @AutoClose
    private Dialogue dialogue;

    @BeforeEach
    void opens() throws Exception {
        dialogue = Dialogue.open(42, Dialogue.Way.RELAYED);
    }

    @Test
    void aPlayersTimeIsNotUpWhileNobodyIsThereToAnswerIt() {
        dialogue.begun(Side.PLAYER, player);

        assertThat(isUp(Duration.ofSeconds(5))).isFalse();
    }

    @Test
    void whatStartingTheRefereeTakesIsNotThePlayersTime() throws Exception {
        dialogue.begun(Side.PLAYER, player);
        Thread.sleep(100);
        dialogue.begun(Side.REFEREE, account());

        assertThat(isUp(Duration.ofMillis(100))).isFalse();
        assertThat(isUp(Duration.ofSeconds(10))).isTrue();
    }

    @Test
    void aRefereeThatIsThereFirstGivesThePlayerNoTime() throws Exception {
        dialogue.begun(Side.REFEREE, account());
        Thread.sleep(100);
        dialogue.begun(Side.PLAYER, player);

        assertThat(isUp(Duration.ofMillis(29))).isFalse();
        assertThat(isUp(Duration.ofSeconds(10))).isTrue();
    }

    private boolean isUp(Duration wallTime) {
        return dialogue.isWallTimeUp(Side.PLAYER, wallTime, player, LIMITS);
    }

    /** Of nothing that runs. */
    private static CommandAccount account() {
        return new CommandAccount(NOBODY, CommandAccount.Before.NOTHING, Optional.empty(), PageCost.USUAL);
    }
}
