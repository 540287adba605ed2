package judge.sandbox;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import java.time.Duration;
import java.util.Optional;
import judge.Eventually;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DialogueTest {

    /** A process id beyond the kernel's largest. */
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

        assertThat(isUp(Eventually.HANG)).isFalse();
    }

    @Test
    void whatStartingTheRefereeTakesIsNotThePlayersTime() throws Exception {
        dialogue.begun(Side.PLAYER, player);
        Thread.sleep(100);
        dialogue.begun(Side.REFEREE, reaped(Duration.ZERO));

        assertThat(isUp(Duration.ofMillis(100))).isFalse();
        assertThat(isUp(Eventually.HANG)).isTrue();
    }

    @Test
    void aRefereeThatIsThereFirstGivesThePlayerNoTime() throws Exception {
        dialogue.begun(Side.REFEREE, reaped(Duration.ZERO));
        Thread.sleep(100);
        dialogue.begun(Side.PLAYER, player);

        assertThat(isUp(Duration.ofMillis(29))).isFalse();
        assertThat(isUp(Eventually.HANG)).isTrue();
    }

    @Test
    void whatARefereeHadWorkedIsNotThePlayersTimeOnceTheRefereeIsGone() {
        dialogue.begun(Side.REFEREE, reaped(Duration.ofMillis(200)));
        dialogue.begun(Side.PLAYER, player);

        assertThat(isUp(Duration.ofMillis(229))).isFalse();
        assertThat(isUp(Eventually.HANG)).isTrue();
    }

    /** The referee may be about to be told that it has hung. */
    @Test
    void noPlayersTimeIsUpBetweenTheRefereesEndAndTheMomentWhenItsTimeIsKnown() {
        CommandAccount referee = account();
        dialogue.begun(Side.REFEREE, referee);
        dialogue.begun(Side.PLAYER, player);

        assertThat(isUp(Eventually.HANG)).isFalse();
        reap(referee, Duration.ZERO);
        assertThat(isUp(Eventually.HANG)).isTrue();
    }

    /**
     * The end of the referee is noted a little after it has closed its input, and meanwhile the player soon says too
     * much.
     */
    @Test
    void aRefereeThatReadsNoMoreIsHeardBeforeAPlayerThatHasSaidTooMuch() throws Exception {
        dialogue.stdin(Side.REFEREE).close();
        hearsAPiece();

        assertThat(firstAfterTooMuch()).isEqualTo(Dialogue.First.REFEREE);
    }

    @Test
    void aPlayerThatHasSaidTooMuchToARefereeThatReadsIsEndedFirst() throws Exception {
        hearsAPiece();

        assertThat(firstAfterTooMuch()).isEqualTo(Dialogue.First.PLAYER);
    }

    private void hearsAPiece() throws Exception {
        Descriptor[] said = Descriptor.pipe();
        try (Memory piece = new Memory(3)) {
            piece.setString(0, "no");
            Posix.write(said[1].number(), Pointer.nativeValue(piece), 3);
        }
        Relay relay = new Relay(dialogue, Side.PLAYER, said[0], 1);
        relay.take();
        assertThat(relay.isOverLimit()).isTrue();
        relay.close();
        said[1].close();
    }

    private Dialogue.First firstAfterTooMuch() throws Exception {
        RunGate gate = new RunGate();
        Thread player = new Thread(() -> {
            try {
                dialogue.ended(Side.PLAYER, new Ending.Exceeded(Resource.STDOUT), gate);
            } catch (SandboxException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        player.start();
        Eventually.until(() -> player.getState() == Thread.State.TIMED_WAITING || !player.isAlive());
        dialogue.ended(Side.REFEREE, new Ending.Exited(43), gate);
        player.join();
        return dialogue.first();
    }

    private boolean isUp(Duration wallTime) {
        return dialogue.isWallTimeUp(Side.PLAYER, wallTime, player, LIMITS);
    }

    private static CommandAccount reaped(Duration cpuTime) {
        CommandAccount account = account();
        reap(account, cpuTime);
        return account;
    }

    private static void reap(CommandAccount account, Duration cpuTime) {
        account.ownTime(new Child.Reaped(0, cpuTime, 0, Kernel.Paging.NONE));
    }

    /** Returns the account of a process that does not exist. */
    private static CommandAccount account() {
        return new CommandAccount(NOBODY, CommandAccount.Before.NOTHING, Optional.empty(), PageCost.USUAL);
    }
}
