package judge.sandbox.dialogue;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import java.time.Duration;
import java.util.Optional;
import judge.Eventually;
import judge.sandbox.Ending;
import judge.sandbox.Limits;
import judge.sandbox.Resource;
import judge.sandbox.RunGate;
import judge.sandbox.SandboxException;
import judge.sandbox.account.CommandAccount;
import judge.sandbox.account.PageCost;
import judge.sandbox.kernel.Child;
import judge.sandbox.kernel.Descriptor;
import judge.sandbox.kernel.Kernel;
import judge.sandbox.kernel.Posix;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class DialogueTest {

    /** A process id beyond the kernel's largest. */
    private static final int NOBODY = (1 << 22) + 1;

    private static final Limits LIMITS =
            new Limits(Duration.ofMillis(10), Duration.ofMillis(30), 64 << 20, 8 << 20, 1 << 20, 1 << 20, 10, 10, 0);

    private final CommandAccount player = account();

    @AutoClose
    private Dialogue dialogue;

    @BeforeEach
    void opens() throws Exception {
        dialogue = Dialogue.open(42, Dialogue.Way.RELAYED);
    }

    @Test
    void aPlayersTimeIsNotUpWhileNobodyIsThereToAnswerIt() {
        dialogue.begun(DialogueRole.PLAYER, player);

        assertThat(isUp(Eventually.HANG)).isFalse();
    }

    @Test
    void whatStartingTheRefereeTakesIsNotThePlayersTime() throws Exception {
        dialogue.begun(DialogueRole.PLAYER, player);
        Thread.sleep(100);
        dialogue.begun(DialogueRole.REFEREE, reaped(Duration.ZERO));

        assertThat(isUp(Duration.ofMillis(100))).isFalse();
        assertThat(isUp(Eventually.HANG)).isTrue();
    }

    @Test
    void aRefereeThatIsThereFirstGivesThePlayerNoTime() throws Exception {
        dialogue.begun(DialogueRole.REFEREE, reaped(Duration.ZERO));
        Thread.sleep(100);
        dialogue.begun(DialogueRole.PLAYER, player);

        assertThat(isUp(Duration.ofMillis(29))).isFalse();
        assertThat(isUp(Eventually.HANG)).isTrue();
    }

    @Test
    void whatARefereeHadWorkedIsNotThePlayersTimeOnceTheRefereeIsGone() {
        dialogue.begun(DialogueRole.REFEREE, reaped(Duration.ofMillis(200)));
        dialogue.begun(DialogueRole.PLAYER, player);

        assertThat(isUp(Duration.ofMillis(229))).isFalse();
        assertThat(isUp(Eventually.HANG)).isTrue();
    }

    /** The referee may be about to be told that it has hung. */
    @Test
    void noPlayersTimeIsUpBetweenTheRefereesEndAndTheMomentWhenItsTimeIsKnown() {
        CommandAccount referee = account();
        dialogue.begun(DialogueRole.REFEREE, referee);
        dialogue.begun(DialogueRole.PLAYER, player);

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
        dialogue.stdin(DialogueRole.REFEREE).close();
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
        BufferedRelay relay = new BufferedRelay(dialogue, DialogueRole.PLAYER, said[0], 1);
        relay.take();
        assertThat(relay.isOverLimit()).isTrue();
        relay.close();
        said[1].close();
    }

    private Dialogue.First firstAfterTooMuch() throws Exception {
        RunGate gate = new RunGate();
        Thread player = new Thread(() -> {
            try {
                dialogue.ended(DialogueRole.PLAYER, new Ending.Exceeded(Resource.STDOUT), gate);
            } catch (SandboxException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });
        player.start();
        Eventually.until(() -> player.getState() == Thread.State.TIMED_WAITING || !player.isAlive());
        dialogue.ended(DialogueRole.REFEREE, new Ending.Exited(43), gate);
        player.join();
        return dialogue.first();
    }

    private boolean isUp(Duration wallTime) {
        return dialogue.isWallTimeUp(DialogueRole.PLAYER, wallTime, player, LIMITS);
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
