package judge.intake;

import java.util.Comparator;
import java.util.List;

/**
 * The files that are taken of one contestant for one problem.
 *
 * @param contestant the contestant's name
 * @param problem the problem's id
 * @param handed the sources by path, at least one
 */
public record Taken(String contestant, String problem, List<HandedFile> handed) {

    public Taken {
        handed = handed.stream()
                .sorted(Comparator.comparing(file -> String.join("/", file.path())))
                .toList();
    }

    /** The paths of its sources, with slashes. */
    public List<String> files() {
        return handed.stream().map(file -> String.join("/", file.path())).toList();
    }
}
