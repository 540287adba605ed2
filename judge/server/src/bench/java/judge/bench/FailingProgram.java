package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.apache.commons.io.file.PathUtils;

/**
 * A program that fails, as {@code failing.txt} lists them.
 *
 * @param language the code of its language
 * @param problem the id of the problem
 * @param source a file, or a folder of the zoo
 * @param from the lines that become others; empty where it fails as it is
 * @param to the lines in their place
 */
record FailingProgram(String language, String problem, Path source, String from, String to) {

    private static final String BLOCK = "== ";

    static List<FailingProgram> all(Path project) throws IOException {
        List<FailingProgram> all = new ArrayList<>();
        List<String> block = new ArrayList<>();
        for (String line : Files.readAllLines(project.resolve("judge/server/src/bench/failing.txt"), UTF_8)) {
            if (line.startsWith("#")) {
                continue;
            }
            if (line.startsWith(BLOCK) && !block.isEmpty()) {
                all.add(of(block, project));
                block.clear();
            }
            block.add(line);
        }
        all.add(of(block, project));
        return all;
    }

    private static FailingProgram of(List<String> block, Path project) {
        String[] words = block.get(0).substring(BLOCK.length()).split(" ");
        return new FailingProgram(
                words[0], words[1], project.resolve(words[2]), lines(block, "- "), lines(block, "+ "));
    }

    private static String lines(List<String> block, String mark) {
        return block.stream()
                .filter(line -> line.startsWith(mark))
                .map(line -> line.substring(mark.length()))
                .collect(Collectors.joining("\n"));
    }

    /** The folder of its problem. */
    Path problems(Path project) {
        return project.resolve(problem.equals("sum") ? "judge/src/test/resources/judge/problems" : "problems");
    }

    /** Writes the program as a submission. */
    Path write(Path folder) throws IOException {
        Path target = folder.resolve(source.getFileName());
        if (Files.isDirectory(source)) {
            PathUtils.copyDirectory(source, target);
            return target;
        }
        String text = Files.readString(source, UTF_8);
        if (!text.contains(from)) {
            throw new IllegalStateException(source + " has no such lines: " + from);
        }
        int at = text.indexOf(from);
        return Files.writeString(target, text.substring(0, at) + to + text.substring(at + from.length()), UTF_8);
    }

    @Override
    public String toString() {
        String change =
                to.isEmpty() ? "" : ": " + to.strip().lines().findFirst().orElse("");
        return language + " " + source.getFileName() + change;
    }
}
