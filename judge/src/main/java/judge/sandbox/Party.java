package judge.sandbox;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * A side of a {@link Dialogue}: its command reads from it in place of an input, and its output goes to the other side.
 */
public final class Party {

    private final Dialogue dialogue;
    private final Side side;

    private Party(Dialogue dialogue, Side side) {
        this.dialogue = dialogue;
        this.side = side;
    }

    /** The one that is judged. */
    public static Party player(Dialogue dialogue) {
        return new Party(dialogue, Side.PLAYER);
    }

    /** The one that judges. */
    public static Party referee(Dialogue dialogue) {
        return new Party(dialogue, Side.REFEREE);
    }

    /** The pipe that the command reads from; for the caller to close. */
    Descriptor stdin() throws SandboxException {
        return dialogue.stdin(side);
    }

    /** The pipe that the command prints to, where that is the other's; for the caller to close. */
    Optional<Descriptor> stdout() throws SandboxException {
        return dialogue.stdout(side);
    }

    /**
     * Returns the reader of the command's output.
     *
     * @param stdout the command's output, if the command has no pipe to the other party
     */
    Taker out(Descriptor stdout, long limitBytes) throws SandboxException {
        return dialogue.way() == Dialogue.Way.DIRECT
                ? new Passage(dialogue, side, limitBytes)
                : new Relay(dialogue, side, stdout, limitBytes);
    }

    /** The command runs from now on. */
    void begun(CommandAccount account) {
        dialogue.begun(side, account);
    }

    /** Tells whether nothing that the command does can count any more: it is to be ended. */
    boolean isDismissed() {
        return dialogue.isDismissed(side);
    }

    /**
     * Tells whether the command is to be ended because it has waited for too long.
     *
     * @param wallTime time since it began
     */
    boolean isWallTimeUp(Duration wallTime, CommandAccount account, Limits limits) {
        return dialogue.isWallTimeUp(side, wallTime, account, limits);
    }

    /** Hands on all that the party has said after its end, while there is somebody to read it. */
    void deliver(Ending ending, Relay relay, RunGate gate) throws SandboxException, InterruptedException {
        while (dialogue.isHeard(side, ending) && relay.isOpen() && !relay.isOverLimit() && !dialogue.isDeaf(side)) {
            relay.drain();
            if (relay.isOpen()) {
                gate.requireOpen();
                TimeUnit.MILLISECONDS.sleep(1);
            }
        }
    }

    /** Notes the party's end, after all that it said is handed on. */
    void ended(Ending ending, RunGate gate) throws SandboxException, InterruptedException {
        dialogue.ended(side, ending, gate);
    }
}
