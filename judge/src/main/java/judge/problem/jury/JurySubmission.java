package judge.problem.jury;

import java.nio.file.Path;
import java.util.Optional;
import judge.problem.TimeLimitRule;

/**
 * A solution that a package brings, right or wrong, to prove that its test data tells the two apart.
 *
 * @param path a folder or a single file with sources, absolute
 * @param name its path below {@code submissions}, such as {@code accepted/Main.java}
 * @param expected the result that it must get
 * @param language the code of the language that it is in, where the package says it; else the endings of its files tell
 * @param entry the file or class that is started, where the package says it
 */
public record JurySubmission(
        Path path, String name, ExpectedOutcome expected, Optional<String> language, Optional<String> entry) {

    /** Tells whether it lies in the folder {@code accepted}. */
    public boolean isAmongAccepted() {
        return name.startsWith("accepted/");
    }

    /** Tells whether the limit follows from its times by this rule, if it is judged as it must be. */
    public boolean sets(TimeLimitRule limit) {
        return limit.acceptedOnly() ? isAmongAccepted() : expected.boundsLimitBelow();
    }
}
