package judge.cli.terminal;

import java.util.Optional;

/** A person at the terminal who can be asked. */
public interface Keyboard {

    /** The line that the person types after a question, which whoever asks has printed; empty: the input has ended. */
    Optional<String> line();

    /** The same, and what is typed is not shown. */
    Optional<String> secret();
}
