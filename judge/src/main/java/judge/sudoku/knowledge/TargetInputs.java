package judge.sudoku.knowledge;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import judge.knowledge.Scope;
import judge.sudoku.generate.GenerationException;
import judge.sudoku.generate.Hardness;
import judge.sudoku.generate.Range;
import judge.sudoku.generate.TargetGrids;
import judge.sudoku.generate.TargetRequest;
import judge.sudoku.generate.Unsolvable;
import judge.sudoku.grid.Grid;

/** The grids that programs for target sudoku are tried on: kinds in turn, the plain ones first. */
final class TargetInputs {

    /** The contest's data has no more completions; with more, a program that looks at each of them may take long. */
    static final long MOST_COMPLETIONS = 600_000;

    private static final Range FEW = new Range(1, 50);
    private static final Range ANY = new Range(1, MOST_COMPLETIONS);

    private static final List<TargetRequest> KINDS = List.of(
            request(Grid.CELLS, FEW),
            request(79, FEW),
            request(60, FEW),
            request(45, FEW),
            unsolvable(45, Unsolvable.SEARCH),
            request(36, FEW),
            request(30, ANY),
            unsolvable(30, Unsolvable.SEARCH),
            request(24, ANY));

    /**
     * Full grids but for a few cells, on which a search goes back all the same. Most searches that are wrong fail on
     * one of them, and its blanks are nearly as few as they get.
     */
    private static final List<BiFunction<Grid, Long, Grid>> FEW_BLANKS = List.of(
            FewBlanks::withDeadEnds,
            FewBlanks::withSeveralCompletions,
            FewBlanks::withoutCompletion,
            FewBlanks::withDeadEnds,
            FewBlanks::withSeveralCompletions);

    /** Kinds that are made anew, and are of the contest. */
    private static final int MADE = KINDS.size() + FEW_BLANKS.size();

    /** Inputs that the contest does not have. */
    private static final List<TargetRequest> BEYOND = List.of(
            unsolvable(Grid.CELLS, Unsolvable.CONTRADICTION),
            unsolvable(70, Unsolvable.CONTRADICTION),
            unsolvable(28, Unsolvable.CONTRADICTION));

    /**
     * Grids on which these searches take long. They also take long to make, so these six were made with {@code judge
     * generate}.
     */
    private static final List<Grid> HARD = List.of(
            // --givens 28 --completions 50000..600000
            Grid.parse("..1.8...9....9..8..9.41362.....2....8..1392.6....5........41..2...3.2....8.965..."),
            // --givens 30 --hardness rows=8.8..,sorted=..6.5
            Grid.parse("...8.65..5....16........8........1...............1895361..8.39585.6..21....157486"),
            // --givens 26 --hardness columns=8.8..
            Grid.parse(".197...267....18........17.6.75.49.1......63......67.........17.....7....7...34.."),
            // --givens 24 --hardness rows-back=8.8..,sorted=..7
            Grid.parse("689...7...27...89.1.......3..5..7....7.9.....86.....79..........46.1..87..8......"),
            // --givens 24 --hardness candidates=8.8..
            Grid.parse("9.....1.2......45...........2..9...3..9....1..71....2.....6..4..9.8...6...8354.91"),
            // --givens 24 --hardness sorted=8.8..
            Grid.parse(".4..5..1.59.6.....3....9....5.9..2...795...........5.9...1...5..1.3.5.....54..1.."));

    private TargetInputs() {}

    private static TargetRequest request(int givens, Range completions) {
        return new TargetRequest(givens, completions, Optional.empty(), Hardness.ANY);
    }

    private static TargetRequest unsolvable(int givens, Unsolvable why) {
        return new TargetRequest(givens, ANY, Optional.of(why), Hardness.ANY);
    }

    static int kinds(Scope scope) {
        return MADE + HARD.size() + (scope == Scope.PROMISED ? 0 : BEYOND.size());
    }

    static Grid make(Scope scope, long seed, int number) {
        long itsSeed = seed * 1_000_003 + number;
        int kind = kind(kinds(scope), number);
        if (kind < KINDS.size()) {
            return made(KINDS.get(kind), itsSeed);
        }
        if (kind < MADE) {
            return FEW_BLANKS.get(kind - KINDS.size()).apply(made(KINDS.get(0), itsSeed), itsSeed);
        }
        int hard = kind - MADE;
        // The length of a search in a fixed order does not depend on the names of the digits.
        return hard < HARD.size()
                ? Rearranged.renamed(HARD.get(hard), itsSeed)
                : made(BEYOND.get(hard - HARD.size()), itsSeed);
    }

    /**
     * The kind of the input with a number. The first inputs are one of each kind; then come rounds of kinds that are
     * made anew. A hard grid takes as long as many others and is the same but for its digits: one of them comes after
     * every two rounds, once all have come after every four rounds, then eight, and so on.
     */
    private static int kind(int kinds, int number) {
        if (number < kinds) {
            return number;
        }
        int anew = kinds - HARD.size();
        long later = (long) number - kinds;
        long stretch = 2L * anew + 1;
        while (later >= HARD.size() * stretch) {
            later -= HARD.size() * stretch;
            stretch += stretch - 1;
        }
        long inStretch = later % stretch;
        if (inStretch == stretch - 1) {
            return MADE + (int) (later / stretch);
        }
        int kind = (int) (inStretch % anew);
        return kind < MADE ? kind : kind + HARD.size();
    }

    private static Grid made(TargetRequest first, long itsSeed) {
        TargetRequest request = first;
        // If the search for such a grid gives up, another kind is used.
        for (int attempt = 0; attempt < KINDS.size(); attempt++) {
            try {
                return TargetGrids.make(request, itsSeed);
            } catch (GenerationException e) {
                request = KINDS.get(attempt);
            }
        }
        throw new IllegalStateException("not even a full grid was found");
    }
}
