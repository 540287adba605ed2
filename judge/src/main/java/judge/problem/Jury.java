package judge.problem;

import java.util.List;

/**
 * The solutions that a package brings.
 *
 * @param submissions those in a language of this judge, in the order of their names
 * @param skipped names of those in other languages, which this judge cannot run
 */
public record Jury(List<JurySubmission> submissions, List<String> skipped) {

    public Jury {
        submissions = List.copyOf(submissions);
        skipped = List.copyOf(skipped);
    }
}
