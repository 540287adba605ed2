package judge.submission;

import java.util.List;

/**
 * The content of a folder of solutions.
 *
 * @param submissions by contestant, then by problem, at least one
 * @param skipped files that are not judged, in the order of paths
 */
public record Found(List<SubmissionFiles> submissions, List<Skipped> skipped) {

    public Found {
        submissions = List.copyOf(submissions);
        skipped = List.copyOf(skipped);
    }
}
