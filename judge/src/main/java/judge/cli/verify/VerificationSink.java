package judge.cli.verify;

import java.util.Collection;
import java.util.List;
import judge.verify.Verification;

/** The output of {@code verify}: a view for people, or JSON for programs. */
interface VerificationSink {

    /** Takes the result of a package that was verified to the end. */
    void print(Verification verification);

    /**
     * Takes the findings of a verification that somebody interrupted.
     *
     * @param untried submissions of the jury that were not judged to the end
     * @param packages names of the packages whose turn had not come
     */
    void printInterrupted(Verification known, List<String> untried, Collection<String> packages);

    /** Ends the output: nothing more comes. */
    void end();
}
