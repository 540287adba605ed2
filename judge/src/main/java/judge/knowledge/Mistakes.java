package judge.knowledge;

import java.util.Optional;
import judge.reason.Reason;

/** Puts a name to wrong answers of one problem. Any number of threads may ask. */
public interface Mistakes {

    /**
     * Names the probable mistake; empty where no mistake is known that leads to this output.
     *
     * @param input a sound input
     * @param answer the right answer
     * @param output the wrong output
     * @param reason the checker's reason
     */
    Optional<Reason> name(String input, String answer, String output, Reason reason);
}
