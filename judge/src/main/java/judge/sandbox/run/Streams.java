package judge.sandbox.run;

import java.util.Optional;
import judge.sandbox.Resource;
import judge.sandbox.dialogue.OutputReader;

/** The readers of a command's two outputs. */
record Streams(OutputReader stdout, OutputReader stderr) {

    void drain() {
        stdout.drain();
        stderr.drain();
    }

    /** Takes all that is there, or some of each that has news. */
    void take(boolean all, boolean fromStdout, boolean fromStderr) {
        if (all) {
            drain();
            return;
        }
        if (fromStdout) {
            stdout.take();
        }
        if (fromStderr) {
            stderr.take();
        }
    }

    Optional<Resource> exceeded() {
        if (stdout.isOverLimit()) {
            return Optional.of(Resource.STDOUT);
        }
        return stderr.isOverLimit() ? Optional.of(Resource.STDERR) : Optional.empty();
    }
}
