package judge.problem.jury;

import java.util.List;

/**
 * The solutions that a package brings.
 *
 * @param submissions the submissions in a language of this judge, in the order of their names
 * @param skipped names of those in other languages, which this judge cannot run
 * @param older whether the package is of a time at which Python may have been Python 2 without saying so
 */
public record Jury(List<JurySubmission> submissions, List<String> skipped, boolean older) {

    public Jury {
        submissions = List.copyOf(submissions);
        skipped = List.copyOf(skipped);
    }
}
