package judge.sudoku.knowledge;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.SplittableRandom;
import judge.knowledge.Scope;
import judge.sudoku.generate.GenerationException;
import judge.sudoku.generate.Hardness;
import judge.sudoku.generate.PuzzleRequest;
import judge.sudoku.generate.Puzzles;
import judge.sudoku.generate.Range;
import judge.sudoku.generate.SearchOrder;
import judge.sudoku.generate.SearchTree;
import judge.sudoku.generate.Variations;
import judge.sudoku.grid.Grid;

/**
 * The files of puzzles that programs are tried on: single ones of each kind, then longer and longer mixtures; then
 * those that the contest does not have.
 */
final class PuzzleInputs {

    /** The bound that the statement promises. */
    static final int MOST_PUZZLES = 5_000;

    private static final Range ONE = new Range(1, 1);
    private static final Range SOME = new Range(1, Double.MAX_VALUE);
    private static final int MINIMAL = 12;
    private static final int POOL = 5 + MINIMAL;

    /** Lengths of mixtures; one more than round numbers, for arrays that are just too small. */
    private static final int[] LENGTHS = {2, 5, 20, 101, 401, 1_001};

    /** Puzzles with few givens, on which plain searches take very long. */
    private static final List<Grid> HARD = List.of(
            // From the problem's own sample.
            Grid.parse("......52..8.4......3...9...5.1...6..2..7........3.....6...1..........7.4.......3."),
            // Against row by row: the first row of the completion is 987654321.
            Grid.parse("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"),
            // From Norvig, Solving Every Sudoku Puzzle.
            Grid.parse("4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......"));

    /** A slow puzzle, from {@code judge generate poj3074 --seed 5 --hardness fewest=4.8..}: some 72,000 digits. */
    private static final Grid SLOW =
            Grid.parse("..76...5...........1....64.3....4....9..7.......9..3.1.3..9...5.863.....9..5...8.");

    /** Repeated this often, it is nearly as much work as the largest file of the contest's data. */
    private static final int COPIES = 41;

    /** Norvig's puzzle of 13 completions, rearranged: a search by fewest candidates puts down 2.7 million digits. */
    private static final Grid HEAVY =
            Grid.parse(".5...7........3...6.1...7.......................4513..3....491.1.9......4........");

    /**
     * The number of digits that a search by fewest candidates puts down for all puzzles of the largest file of the
     * contest's data.
     */
    private static final long MOST_NODES = 3_036_413;

    /** Beyond the contest: no puzzle, two with some completions, a blank one, the heavy one. */
    private static final int ODD = 5;

    private final Scope scope;
    private final OneCompletion oneCompletion = new OneCompletion();
    private List<Grid> pool = List.of();

    PuzzleInputs(Scope scope) {
        this.scope = scope;
    }

    List<Grid> make(long seed, int number) {
        try {
            if (pool.isEmpty()) {
                pool = pool();
            }
            return kind(seed * 1_000_003 + number, number);
        } catch (GenerationException e) {
            throw new IllegalStateException("any puzzle of the pool will do", e);
        }
    }

    int kinds() {
        int promised = POOL + HARD.size() + LENGTHS.length + 1;
        return scope == Scope.PROMISED ? promised : promised + ODD + LENGTHS.length;
    }

    /** A file much like another: a puzzle is varied, or the file doubled, or half of it replaced by the other half. */
    List<Grid> neighbour(List<Grid> puzzles, long seed) {
        // Seeds that follow each other give Random almost the same first numbers.
        Random random = new Random(new SplittableRandom(seed).nextLong());
        List<Grid> next = new ArrayList<>(puzzles);
        int choice = random.nextInt(4);
        if (choice == 0 && next.size() > 1) {
            Collections.shuffle(next, random);
            next.subList(next.size() / 2, next.size()).clear();
            next.addAll(List.copyOf(next));
        } else if (choice <= 1 || next.isEmpty()) {
            next.addAll(puzzles);
        } else {
            int which = random.nextInt(next.size());
            next.set(which, oneCompletion.made(Variations.of(next.get(which), seed), random));
        }
        return next;
    }

    /** Tells whether a search by fewest candidates has no more work than with the contest's data. */
    static boolean isFair(List<Grid> puzzles) {
        long nodes = 0;
        for (Grid puzzle : puzzles) {
            nodes += SearchTree.nodesToFirstCompletion(SearchOrder.FEWEST, puzzle, MOST_NODES + 1 - nodes);
            if (nodes > MOST_NODES) {
                return false;
            }
        }
        return true;
    }

    private List<Grid> kind(long itsSeed, int number) throws GenerationException {
        if (number < POOL) {
            return Puzzles.pick(request(1, ONE), List.of(pool.get(number)), itsSeed);
        }
        if (number < POOL + HARD.size()) {
            // In their original arrangement: some are hard in one order of search only.
            return List.of(HARD.get(number - POOL));
        }
        // These come last, as many wrong programs are slow as well.
        int rest = number - POOL - HARD.size();
        if (scope == Scope.PROMISED || rest <= LENGTHS.length) {
            int mixture = rest % (LENGTHS.length + 1);
            return mixture == LENGTHS.length
                    ? Collections.nCopies(COPIES, SLOW)
                    : Puzzles.pick(request(length(mixture), ONE), pool, itsSeed);
        }
        int odd = rest - LENGTHS.length - 1;
        if (odd < ODD) {
            return odd(odd, itsSeed);
        }
        int more = odd - ODD;
        boolean promised = more / LENGTHS.length % 2 == 1;
        return Puzzles.pick(request(length(more), promised ? ONE : SOME), promised ? pool : withOdd(), itsSeed);
    }

    private static int length(int mixture) {
        return LENGTHS[mixture % LENGTHS.length];
    }

    /** Inputs that the contest does not have. */
    private List<Grid> odd(int which, long itsSeed) throws GenerationException {
        return switch (which) {
            case 0 -> List.of();
            case ODD - 1 -> List.of(HEAVY);
            default -> Puzzles.pick(request(1, SOME), List.of(oddOnes().get(which - 1)), itsSeed);
        };
    }

    /** The two halves of a puzzle, and a grid without givens. */
    private List<Grid> oddOnes() {
        Grid some = pool.get(3);
        int givens = some.givens();
        return List.of(
                Rearranged.without(some, 0, givens / 2),
                Rearranged.without(some, givens / 2, givens),
                Rearranged.without(some, 0, givens));
    }

    private List<Grid> withOdd() {
        List<Grid> all = new ArrayList<>(pool);
        all.addAll(oddOnes());
        return all;
    }

    /** Some of each kind, the plain ones first; made from a fixed seed, so that they are always the same. */
    private static List<Grid> pool() throws GenerationException {
        List<Grid> made = new ArrayList<>();
        made.addAll(puzzles(1, 81));
        made.addAll(puzzles(6, 70));
        made.addAll(puzzles(2, 60));
        made.addAll(puzzles(3, 40));
        made.addAll(puzzles(4, 30));
        made.addAll(Puzzles.make(request(MINIMAL, ONE), 5));
        return made;
    }

    private static List<Grid> puzzles(long seed, int givens) throws GenerationException {
        return Puzzles.make(new PuzzleRequest(1, OptionalInt.of(givens), ONE, Hardness.ANY), seed);
    }

    private static PuzzleRequest request(int count, Range completions) {
        return new PuzzleRequest(count, OptionalInt.empty(), completions, Hardness.ANY);
    }
}
