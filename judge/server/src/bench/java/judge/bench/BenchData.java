package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.stream.Stream;
import judge.sudoku.bitboard.BandSolver;
import judge.sudoku.grid.Grid;

/**
 * The grids to measure with: from the folder that the property {@code judge.bench.data} names, which holds {@code
 * puzzles/} and {@code noip-hard/cases.tsv}, else the samples of the tests, whose README names their sources.
 */
final class BenchData {
    /** The names of the sets of puzzles, and the files they are in: of a folder, and of the samples. */
    private static final Map<String, List<String>> FILES = Map.of(
            "17 givens", List.of("puzzles/17clue_49151.txt", "17-givens.txt"),
            "magictour", List.of("puzzles/magictour_top1465.txt", "magictour.txt"),
            "hardest", List.of("puzzles/hardest_1106.txt", "hardest.txt"),
            "scores", List.of("noip-hard/cases.tsv", "target-sudoku.tsv"));

    /** Grids of {@code cases.tsv} with more completions than are enumerated of any. */
    private static final List<String> MANY =
            List.of("m1000000_a", "m2000000_a", "m4000000_a", "topband27", "digits123");

    private BenchData() {}

    /** A grid with a name. */
    record Named(String name, Grid grid) {}

    static String source() {
        String folder = System.getProperty("judge.bench.data", "");
        return folder.isEmpty() ? "the samples of the tests" : folder;
    }

    static List<Grid> puzzles(String set) throws IOException {
        return lines(set).stream()
                .map(String::strip)
                .filter(line -> line.length() == Grid.CELLS)
                .map(Grid::parse)
                .toList();
    }

    /** Inputs of target sudoku that hurt: those of the folder, or of the tests, and the worst known. */
    static List<Named> scores() throws IOException {
        return Stream.concat(lines("scores").stream(), sample("worst-target-sudoku.tsv").stream())
                .filter(line -> !line.startsWith("name\t"))
                .map(line -> line.split("\t", -1))
                .map(field -> new Named(field[0], Grid.parse(field[1])))
                .toList();
    }

    static List<Grid> withManyCompletions() throws IOException {
        return scores().stream()
                .filter(named -> MANY.contains(named.name()))
                .map(Named::grid)
                .toList();
    }

    /** Legal inputs of target sudoku: 24 cells drawn from a completion of random diagonal boxes. */
    static List<Grid> random24() {
        Random random = new Random(24);
        BandSolver solver = new BandSolver();
        return Stream.generate(() -> random24(solver, random)).limit(5_000).toList();
    }

    private static Grid random24(BandSolver solver, Random random) {
        int[] digits = new int[Grid.CELLS];
        for (int box = 0; box < 3; box++) {
            int[] order = random.ints(1, 10).distinct().limit(9).toArray();
            for (int place = 0; place < 9; place++) {
                digits[9 * (3 * box + place / 3) + 3 * box + place % 3] = order[place];
            }
        }
        int[] complete = solver.first(digits).orElseThrow();
        int[] some = new int[Grid.CELLS];
        random.ints(0, Grid.CELLS).distinct().limit(24).forEach(cell -> some[cell] = complete[cell]);
        return Grid.of(some);
    }

    static int[] digits(Grid grid) {
        int[] digits = new int[Grid.CELLS];
        for (int cell = 0; cell < Grid.CELLS; cell++) {
            digits[cell] = grid.digit(cell);
        }
        return digits;
    }

    private static List<String> lines(String set) throws IOException {
        List<String> files = Objects.requireNonNull(FILES.get(set), set);
        String folder = System.getProperty("judge.bench.data", "");
        if (!folder.isEmpty()) {
            return Files.readAllLines(Path.of(folder, files.get(0)));
        }
        return sample(files.get(1));
    }

    private static List<String> sample(String file) throws IOException {
        try (InputStream in = Objects.requireNonNull(Grid.class.getResourceAsStream(file), file)) {
            return new String(in.readAllBytes(), UTF_8).lines().toList();
        }
    }
}
