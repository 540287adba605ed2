package judge.sandbox.dialogue;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import judge.sandbox.Ending;
import judge.sandbox.Limits;
import judge.sandbox.RunGate;
import judge.sandbox.SandboxException;
import judge.sandbox.account.CommandAccount;
import judge.sandbox.kernel.Descriptor;

/**
 * A side of a {@link Dialogue}: its command reads from it in place of an input, and its output goes to the other side.
 */
public final class DialoguePeer {

    private final Dialogue dialogue;
    private final DialogueRole side;

    private DialoguePeer(Dialogue dialogue, DialogueRole side) {
        this.dialogue = dialogue;
        this.side = side;
    }

    /** The one that is judged. */
    public static DialoguePeer player(Dialogue dialogue) {
        return new DialoguePeer(dialogue, DialogueRole.PLAYER);
    }

    /** The one that judges. */
    public static DialoguePeer referee(Dialogue dialogue) {
        return new DialoguePeer(dialogue, DialogueRole.REFEREE);
    }

    /** The pipe that the command reads from; for the caller to close. */
    public Descriptor stdin() throws SandboxException {
        return dialogue.stdin(side);
    }

    /** The pipe that the command prints to, where that is the other's; for the caller to close. */
    public Optional<Descriptor> stdout() throws SandboxException {
        return dialogue.stdout(side);
    }

    /**
     * Returns the reader of the command's output.
     *
     * @param stdout the command's output, if the command has no pipe to the other party
     */
    public OutputReader out(Descriptor stdout, long limitBytes) throws SandboxException {
        return dialogue.way() == Dialogue.Way.DIRECT
                ? new DirectPipe(dialogue, side, limitBytes)
                : new BufferedRelay(dialogue, side, stdout, limitBytes);
    }

    /** The command runs from now on. */
    public void begun(CommandAccount account) {
        dialogue.begun(side, account);
    }

    /** Tells whether nothing that the command does can count any more: it is to be ended. */
    public boolean isDismissed() {
        return dialogue.isDismissed(side);
    }

    /**
     * Tells whether the command is to be ended because it has waited for too long.
     *
     * @param wallTime time since it began
     */
    public boolean isWallTimeUp(Duration wallTime, CommandAccount account, Limits limits) {
        return dialogue.isWallTimeUp(side, wallTime, account, limits);
    }

    /** Hands on all that the party has said after its end, while there is somebody to read it. */
    public void deliver(Ending ending, BufferedRelay relay, RunGate gate)
            throws SandboxException, InterruptedException {
        while (dialogue.isHeard(side, ending) && relay.isOpen() && !relay.isOverLimit() && !dialogue.isDeaf(side)) {
            relay.drain();
            if (relay.isOpen()) {
                gate.requireOpen();
                TimeUnit.MILLISECONDS.sleep(1);
            }
        }
    }

    /** Notes the party's end, after all that it said is handed on. */
    public void ended(Ending ending, RunGate gate) throws SandboxException, InterruptedException {
        dialogue.ended(side, ending, gate);
    }
}
