package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.apache.commons.io.file.PathUtils;

/**
 * A class to grade, in a folder of its own: the shipped submissions to target sudoku over and over, each with a line
 * that makes it another one, and the problem's 20 secret cases. Those that run into a limit are left out: an infinite
 * loop costs its limit in any judge.
 */
final class GradedClass {
    static final String PROBLEM = "noip2009sudoku";
    static final int CASES = 20;

    private static final List<String> SHIPPED = List.of(
            "acwing-mask",
            "compile-error",
            "dancing-links",
            "first-completion",
            "forgets-minus-one",
            "lowbit-mask",
            "off-by-one-weight",
            "throws-exception",
            "wrong-file-name",
            "xor-toggle");

    /** Reads the grid with a Scanner and prints a number: as little as a contestant's program can do. */
    private static final String NEARLY_EMPTY =
            """
            import java.util.Scanner;

            public class Main {
                public static void main(String[] args) {
                    Scanner in = new Scanner(System.in);
                    int sum = 0;
                    while (in.hasNextInt()) {
                        sum += in.nextInt();
                    }
                    System.out.println(sum);
                }
            }
            """;

    private final Path folder;

    private GradedClass(Path folder) {
        this.folder = folder;
    }

    /**
     * Lays a class down.
     *
     * @param project the checkout
     * @param folder an empty one
     */
    static GradedClass make(Path project, Path folder, int submissions) throws IOException {
        GradedClass made = new GradedClass(folder);
        Path from = project.resolve("problems").resolve(PROBLEM);
        Files.createDirectories(made.problems());
        PathUtils.copyDirectory(from, made.problems().resolve(PROBLEM));
        PathUtils.deleteDirectory(made.problems().resolve(PROBLEM).resolve("data/sample"));
        for (int i = 0; i < submissions; i++) {
            Path shipped = project.resolve("solutions")
                    .resolve(SHIPPED.get(i % SHIPPED.size()))
                    .resolve(PROBLEM);
            made.handIn(String.format("contestant%03d", i), sources(shipped), i);
        }
        Files.createDirectory(folder.resolve("single"));
        PathUtils.copyDirectory(project.resolve("solutions/lowbit-mask").resolve(PROBLEM), made.single());
        Path empty = Files.createDirectories(folder.resolve("empty").resolve(PROBLEM));
        Files.writeString(empty.resolve("Main.java"), NEARLY_EMPTY);
        return made;
    }

    private static List<Path> sources(Path shipped) throws IOException {
        try (Stream<Path> files = Files.list(shipped)) {
            return files.filter(file -> file.toString().endsWith(".java")).toList();
        }
    }

    private void handIn(String contestant, List<Path> sources, int number) throws IOException {
        Path to = Files.createDirectories(solutions().resolve(contestant).resolve(PROBLEM));
        for (Path source : sources) {
            Files.writeString(
                    to.resolve(source.getFileName().toString()),
                    Files.readString(source, UTF_8) + "// " + number + "\n");
        }
    }

    Path problems() {
        return folder.resolve("problems");
    }

    Path solutions() {
        return folder.resolve("solutions");
    }

    /** A submission that is accepted. */
    Path single() {
        return folder.resolve("single").resolve(PROBLEM);
    }

    Path nearlyEmpty() {
        return folder.resolve("empty").resolve(PROBLEM);
    }

    Path data() {
        return problems().resolve(PROBLEM).resolve("data/secret");
    }

    /** Returns the submissions, one folder each. */
    List<Path> submissions() throws IOException {
        List<Path> all = new ArrayList<>();
        try (Stream<Path> contestants = Files.list(solutions())) {
            contestants.sorted().forEach(contestant -> all.add(contestant.resolve(PROBLEM)));
        }
        return all;
    }
}
