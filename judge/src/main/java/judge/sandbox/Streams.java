package judge.sandbox;

import java.util.Optional;

/** The readers of a command's two outputs. */
record Streams(Taker stdout, Taker stderr) {

    void drain() {
        stdout.drain();
        stderr.drain();
    }

    /** Takes of each that has some news. */
    void take(boolean fromStdout, boolean fromStderr) {
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
