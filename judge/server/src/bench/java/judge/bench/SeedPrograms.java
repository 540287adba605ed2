package judge.bench;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.sudoku.grid.Grid;

/**
 * Contestants' programs in C++ ({@code poj3074*.cpp} and {@code acwing166*.cpp}: puzzles of 81 characters a line until
 * "end") from the folder that the property {@code judge.bench.cpp} names, compiled with {@code g++ -O2} and run as
 * whole processes.
 */
final class SeedPrograms {
    /** The last line of the shell's "times": the user and system time of its children. */
    private static final Pattern CHILDREN = Pattern.compile("(\\d+)m([\\d.]+)s (\\d+)m([\\d.]+)s\\s*$");

    private static final int CPU_LIMIT_SECONDS = 30;

    private SeedPrograms() {}

    static void print() throws IOException, InterruptedException {
        String folder = System.getProperty("judge.bench.cpp", "");
        if (folder.isEmpty()) {
            System.out.println("C++ programs are left out: no folder is named (-Djudge.bench.cpp=FOLDER).");
            return;
        }
        Path work = Files.createTempDirectory("judge-bench-");
        if (!shell(work, "g++ --version").contains("g++")) {
            System.out.println("C++ programs are left out: there is no g++ here.");
            return;
        }
        System.out.println("| C++ program, whole process | set | a second |");
        System.out.println("|---|---|---|");
        try (Stream<Path> files = Files.list(Path.of(folder))) {
            for (Path source :
                    files.filter(SeedPrograms::solvesPuzzles).sorted().toList()) {
                measure(source.toAbsolutePath(), work);
            }
        }
    }

    private static boolean solvesPuzzles(Path file) {
        return file.getFileName().toString().matches("(poj3074|acwing166).*\\.cpp");
    }

    private static void measure(Path source, Path work) throws IOException, InterruptedException {
        String said = shell(work, "g++ -O2 -w -o program '" + source + "' && echo compiled");
        if (!said.contains("compiled")) {
            System.out.println("| " + source.getFileName() + " | does not compile | |");
            return;
        }
        for (String set : List.of("17 givens", "hardest")) {
            List<Grid> puzzles = BenchData.puzzles(set);
            // Repeated, so that some puzzles take longer than a process takes to start.
            int times = Math.max(1, 2_000 / puzzles.size());
            String input = puzzles.stream().map(Grid::toString).collect(Collectors.joining("\n", "", "\n"));
            Files.writeString(work.resolve("input"), input.repeat(times) + "end\n", US_ASCII);
            String spent = shell(
                    work, "ulimit -t " + CPU_LIMIT_SECONDS + "; ./program < input > output; echo status $?; times");
            Matcher children = CHILDREN.matcher(spent);
            if (!spent.contains("status 0") || !children.find()) {
                System.out.printf(
                        "| %s | %s | more than %d s, or failed |%n", source.getFileName(), set, CPU_LIMIT_SECONDS);
                continue;
            }
            double seconds = 60 * Double.parseDouble(children.group(1))
                    + Double.parseDouble(children.group(2))
                    + 60 * Double.parseDouble(children.group(3))
                    + Double.parseDouble(children.group(4));
            System.out.printf("| %s | %s | %,.0f |%n", source.getFileName(), set, times * puzzles.size() / seconds);
        }
    }

    private static String shell(Path work, String command) throws IOException, InterruptedException {
        Process process = new ProcessBuilder("bash", "-c", command)
                .directory(work.toFile())
                .redirectErrorStream(true)
                .start();
        String said = new String(process.getInputStream().readAllBytes(), UTF_8);
        process.waitFor();
        return said;
    }
}
