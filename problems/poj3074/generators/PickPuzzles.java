import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;

/**
 * Picks puzzles from lists of one puzzle a line, so that a fewest-candidates search has a wished amount of work:
 * {@code PickPuzzles SEED COUNT LEAST_NODES MOST_NODES TAKEN_AWAY LIST...}. Nodes are digits placed until the first completion, in one
 * puzzle. TAKEN_AWAY givens are blanked in each puzzle: 0, or more for puzzles with several completions. The same arguments give the
 * same file; how many nodes it has altogether goes to stderr.
 */
public class PickPuzzles {
    private final int[] freeInRow = new int[9];
    private final int[] freeInColumn = new int[9];
    private final int[] freeInBox = new int[9];
    private final boolean[] blank = new boolean[81];
    private final int mostNodes;
    private int nodes;

    public static void main(String[] args) {
        Random random = new Random(Long.parseLong(args[0]));
        int wanted = Integer.parseInt(args[1]);
        int leastNodes = Integer.parseInt(args[2]);
        int mostNodes = Integer.parseInt(args[3]);
        int takenAway = Integer.parseInt(args[4]);
        List<String> puzzles = new ArrayList<>();
        Arrays.stream(args).skip(5).map(Path::of).forEach(list -> puzzles.addAll(lines(list)));
        Collections.shuffle(puzzles, random);
        int count = 0;
        long sum = 0;
        for (String listed : puzzles) {
            String puzzle = without(takenAway, listed, random);
            int nodes = new PickPuzzles(puzzle, mostNodes).nodes;
            if (count < wanted && nodes >= leastNodes && nodes <= mostNodes) {
                System.out.println(puzzle);
                count++;
                sum += nodes;
            }
        }
        System.out.println("end");
        System.err.println(count + " puzzles, " + sum + " nodes");
    }

    private static List<String> lines(Path list) {
        try {
            return Files.readAllLines(list).stream().filter(line -> line.matches("[1-9.]{81}")).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static String without(int givens, String puzzle, Random random) {
        StringBuilder emptier = new StringBuilder(puzzle);
        for (int left = givens; left > 0; ) {
            int cell = random.nextInt(81);
            if (emptier.charAt(cell) != '.') {
                emptier.setCharAt(cell, '.');
                left--;
            }
        }
        return emptier.toString();
    }

    private PickPuzzles(String puzzle, int mostNodes) {
        this.mostNodes = mostNodes;
        Arrays.fill(freeInRow, 0x1FF);
        Arrays.fill(freeInColumn, 0x1FF);
        Arrays.fill(freeInBox, 0x1FF);
        for (int cell = 0; cell < 81; cell++) {
            blank[cell] = puzzle.charAt(cell) == '.';
            if (!blank[cell]) {
                toggle(cell, 1 << puzzle.charAt(cell) - '1');
            }
        }
        search();
    }

    /** Whether the search is over: a completion found, or too many nodes. */
    private boolean search() {
        int fewest = 10;
        int next = -1;
        for (int cell = 0; cell < 81; cell++) {
            if (blank[cell] && Integer.bitCount(candidates(cell)) < fewest) {
                fewest = Integer.bitCount(candidates(cell));
                next = cell;
            }
        }
        if (next < 0 || nodes > mostNodes) {
            return true;
        }
        blank[next] = false;
        for (int left = candidates(next); left != 0; left &= left - 1) {
            nodes++;
            toggle(next, left & -left);
            if (search()) {
                return true;
            }
            toggle(next, left & -left);
        }
        blank[next] = true;
        return false;
    }

    private int candidates(int cell) {
        return freeInRow[cell / 9] & freeInColumn[cell % 9] & freeInBox[cell / 27 * 3 + cell % 9 / 3];
    }

    private void toggle(int cell, int bit) {
        freeInRow[cell / 9] ^= bit;
        freeInColumn[cell % 9] ^= bit;
        freeInBox[cell / 27 * 3 + cell % 9 / 3] ^= bit;
    }
}
