package judge.knowledge;

import java.util.Optional;
import judge.reason.Reason;

/** Puts a name to wrong answers of one problem. Any number of threads may ask. */
public interface Mistakes {

    /**
     * What was probably done wrong; none where no mistake is known that leads to this output.
     *
     * @param input a sound one
     * @param answer the right one
     * @param output a wrong one
     * @param reason what the checker said of it
     */
    Optional<Reason> name(String input, String answer, String output, Reason reason);
}
