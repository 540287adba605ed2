package judge.submission;

import java.nio.file.Path;
import java.util.List;

/**
 * What one contestant hands in for one problem.
 *
 * @param contestant the folder's name under {@code solutions}, or the file's for a single check
 * @param problem the problem's id
 * @param root the folder or the single file
 * @param sources the {@code .java} files in it, regular files only, absolute, sorted; empty where there are none
 */
public record Submission(String contestant, String problem, Path root, List<Path> sources) {

    public Submission {
        sources = List.copyOf(sources);
    }
}
