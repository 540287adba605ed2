package judge.submission;

import java.util.List;
import java.util.Optional;
import judge.reason.Reason;

/**
 * What one contestant hands in for one problem, as a value: all results are about these bytes, and the files are not
 * read again.
 *
 * @param id tells it from all others of a run
 * @param contestant the folder's name under {@code solutions}, or the file's for a single check
 * @param problem the problem's id
 * @param sources in the order of their paths, up to the first that cannot be read; empty where there are none
 * @param fault why sources are missing: too large, or not readable; empty where all are there
 */
public record Submission(
        String id, String contestant, String problem, List<SourceFile> sources, Optional<Reason> fault) {

    public Submission {
        sources = List.copyOf(sources);
    }
}
