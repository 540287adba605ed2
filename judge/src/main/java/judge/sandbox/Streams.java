package judge.sandbox;

import java.util.Optional;

/** What the command prints. */
record Streams(Taker stdout, Taker stderr) {

    void drain() {
        stdout.drain();
        stderr.drain();
    }

    Optional<Resource> exceeded() {
        if (stdout.isOverLimit()) {
            return Optional.of(Resource.STDOUT);
        }
        return stderr.isOverLimit() ? Optional.of(Resource.STDERR) : Optional.empty();
    }
}
