package judge.submission;

import java.util.List;

/**
 * What a solutions folder holds.
 *
 * @param submissions by contestant, then by problem, at least one
 * @param skipped what is there but is not judged, in the order of paths
 */
public record Found(List<SubmissionFiles> submissions, List<Skipped> skipped) {

    public Found {
        submissions = List.copyOf(submissions);
        skipped = List.copyOf(skipped);
    }
}
