package judge.problem;

import java.nio.file.Path;

/**
 * A solution that a package brings, right or wrong, to prove that its test data tells the two apart.
 *
 * @param path a folder or a single file with sources, absolute
 * @param name its path below {@code submissions}, such as {@code accepted/Main.java}
 * @param expected the result that it must get
 */
public record JurySubmission(Path path, String name, ExpectedOutcome expected) {}
