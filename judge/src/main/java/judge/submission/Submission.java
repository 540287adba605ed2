package judge.submission;

import java.util.List;
import java.util.Optional;
import judge.reason.Reason;

/**
 * What one contestant hands in for one problem, as a value: whatever is said of it holds for these bytes, and where they
 * came from is not looked at again.
 *
 * @param id tells it from all others of a run
 * @param contestant the folder's name under {@code solutions}, or the file's for a single check
 * @param problem the problem's id
 * @param sources in the order of their paths, up to the first that cannot be had; empty where there are none
 * @param fault why there are not all of them: too large, or not to be read; none where they are whole
 */
public record Submission(
        String id, String contestant, String problem, List<SourceFile> sources, Optional<Reason> fault) {

    public Submission {
        sources = List.copyOf(sources);
    }
}
