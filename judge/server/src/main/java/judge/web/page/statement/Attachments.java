package judge.web.page.statement;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import judge.problem.Problem;

/**
 * The files of a package for those who solve it, beside statement and samples: testing tools, sources to begin with.
 */
public final class Attachments {

    private static final String FOLDER = "attachments";
    private static final String TEMPLATES = "templates";

    private Attachments() {}

    /** The files by their names, such as {@code tool.py} or {@code templates/cpp/main.cpp}, in order. */
    public static SortedMap<String, Path> of(Problem problem) {
        Path folder = problem.folder().resolve(FOLDER);
        SortedMap<String, Path> found = new TreeMap<>();
        List<Path> shown = new ArrayList<>(List.of(folder));
        shown.addAll(children(folder.resolve(TEMPLATES)));
        for (Path each : shown) {
            for (Path file : children(each)) {
                if (Files.isRegularFile(file) && isOfThePackage(file, problem)) {
                    found.put(folder.relativize(file).toString(), file);
                }
            }
        }
        return found;
    }

    /** A link may lead anywhere on the host. */
    private static boolean isOfThePackage(Path file, Problem problem) {
        try {
            return file.toRealPath().startsWith(problem.folder().toRealPath().resolve(FOLDER));
        } catch (IOException e) {
            return false;
        }
    }

    private static List<Path> children(Path folder) {
        if (!Files.isDirectory(folder, LinkOption.NOFOLLOW_LINKS)) {
            return List.of();
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(file -> !file.getFileName().toString().startsWith("."))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
