package judge.cli.problem;

import java.io.IOException;
import java.nio.charset.MalformedInputException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import judge.cli.command.CommandFailure;
import judge.cli.command.Converters;
import judge.cli.command.Session;
import judge.problem.ReferenceName;
import judge.sudoku.generate.GenerationException;
import judge.sudoku.generate.Hardness;
import judge.sudoku.generate.PuzzleRequest;
import judge.sudoku.generate.Puzzles;
import judge.sudoku.generate.Range;
import judge.sudoku.generate.TargetGrids;
import judge.sudoku.generate.TargetRequest;
import judge.sudoku.generate.Unsolvable;
import judge.sudoku.grid.Grid;
import judge.sudoku.grid.SudokuInputException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/**
 * The options of {@code generate} that say what to make; the options of one kind of problem are refused for the other.
 */
final class RequestOptions {

    private static final int USUAL_GIVENS = 30;
    private static final Range USUAL_COMPLETIONS = new Range(1, 600_000);
    private static final Range ONE_COMPLETION = new Range(1, 1);
    private static final Range ANY_COMPLETIONS = new Range(1, Double.MAX_VALUE);

    @Option(names = "--seed", paramLabel = "S", required = true, converter = Converters.Seed.class)
    private long seed;

    @Option(names = "--givens", paramLabel = "N", converter = RequestConverters.Givens.class)
    private @Nullable Integer givens;

    @Option(names = "--completions", paramLabel = "LOW..HIGH", converter = RequestConverters.Completions.class)
    private @Nullable Range completions;

    @Option(names = "--unsolvable", paramLabel = "WHY", converter = RequestConverters.Reason.class)
    private @Nullable Unsolvable unsolvable;

    @Option(names = "--hardness", paramLabel = "ORDER=LOW..HIGH,...", converter = RequestConverters.Trees.class)
    private @Nullable Hardness hardness;

    @Option(names = "--from", paramLabel = "FILE")
    private @Nullable Path from;

    @Option(names = "--keep-score")
    private boolean keepScore;

    @Option(names = "--count", paramLabel = "K", converter = RequestConverters.Count.class)
    private int count = 1;

    /**
     * One input.
     *
     * @param name the name of its files unless another one is given
     * @param grids in it
     * @param text as the problem's statement has it
     */
    record Made(String name, List<Grid> grids, String text) {}

    Hardness hardness() {
        return hardness == null ? Hardness.ANY : hardness;
    }

    /** The inputs, each made when it is asked for by its number, from 0. */
    Made make(ReferenceName kind, int number, Session session) throws CommandFailure {
        try {
            return switch (kind) {
                case TARGET_SUDOKU -> target(seed + number, session);
                case SUDOKU -> puzzles(session);
            };
        } catch (GenerationException e) {
            throw new CommandFailure("error.not-generated", "attempts", e.attempts());
        }
    }

    /** Returns the number of inputs to make. */
    int inputs(ReferenceName kind) {
        return switch (kind) {
            case TARGET_SUDOKU -> count;
            case SUDOKU -> 1;
        };
    }

    /** Says in one sentence which options do not go together. */
    void check(ReferenceName kind) throws CommandFailure {
        boolean target = kind == ReferenceName.TARGET_SUDOKU;
        boolean listed = from != null;
        refuse(keepScore && !listed, "--keep-score", "--from");
        if (target) {
            refuseBoth(listed, "--from", given("--givens", givens), given("--completions", completions));
            refuseBoth(listed, "--from", given("--unsolvable", unsolvable), given("--hardness", hardness));
            refuseBoth(unsolvable != null, "--unsolvable", given("--completions", completions));
            boolean contradictory = unsolvable != null && unsolvable != Unsolvable.SEARCH;
            refuseBoth(contradictory, "--unsolvable", given("--hardness", hardness));
            if (givens != null && givens < TargetRequest.FEWEST_GIVENS) {
                throw new CommandFailure(
                        "error.too-few-givens", "least", TargetRequest.FEWEST_GIVENS, "givens", givens);
            }
        } else {
            for (String option : given("--unsolvable", unsolvable)) {
                throw new CommandFailure("error.option-not-here", "option", option);
            }
            if (keepScore) {
                throw new CommandFailure("error.option-not-here", "option", "--keep-score");
            }
        }
    }

    private static void refuse(boolean fault, String option, String needed) throws CommandFailure {
        if (fault) {
            throw new CommandFailure("error.option-needs", "option", option, "needed", needed);
        }
    }

    @SafeVarargs
    private static void refuseBoth(boolean fault, String option, List<String>... others) throws CommandFailure {
        for (List<String> other : others) {
            if (fault && !other.isEmpty()) {
                throw new CommandFailure("error.options-exclude", "option", option, "other", other.get(0));
            }
        }
    }

    /** The option's name, if it was given. */
    private static List<String> given(String option, @Nullable Object value) {
        return value == null ? List.of() : List.of(option);
    }

    private Made target(long itsSeed, Session session) throws CommandFailure, GenerationException {
        Grid grid = from == null
                ? TargetGrids.make(targetRequest(), itsSeed)
                : TargetGrids.shuffled(list(from, session), keepScore, itsSeed);
        return new Made(name(itsSeed), List.of(grid), grid.toNumbers());
    }

    private TargetRequest targetRequest() {
        return new TargetRequest(
                givens == null ? USUAL_GIVENS : givens,
                completions == null ? USUAL_COMPLETIONS : completions,
                Optional.ofNullable(unsolvable),
                hardness());
    }

    private Made puzzles(Session session) throws CommandFailure, GenerationException {
        Range usual = from == null ? ONE_COMPLETION : ANY_COMPLETIONS;
        PuzzleRequest request = new PuzzleRequest(
                count,
                givens == null ? OptionalInt.empty() : OptionalInt.of(givens),
                completions == null ? usual : completions,
                hardness());
        List<Grid> puzzles =
                from == null ? Puzzles.make(request, seed) : Puzzles.pick(request, list(from, session), seed);
        StringBuilder text = new StringBuilder();
        puzzles.forEach(puzzle -> text.append(puzzle).append('\n'));
        return new Made(name(seed), puzzles, text.append("end\n").toString());
    }

    private static String name(long seed) {
        return String.format(Locale.ROOT, "%02d", seed);
    }

    /** Puzzles of 81 characters a line, or one grid of 81 numbers. */
    private static List<Grid> list(Path file, Session session) throws CommandFailure {
        try {
            String text = Files.readString(file, StandardCharsets.US_ASCII);
            List<Grid> grids = new ArrayList<>();
            for (String line : text.lines().map(String::strip).toList()) {
                if (line.length() == Grid.CELLS) {
                    grids.add(Grid.parse(line));
                }
            }
            return grids.isEmpty() ? List.of(Grid.parseNumbers(text)) : grids;
        } catch (SudokuInputException | MalformedInputException e) {
            throw new CommandFailure("error.no-grids", "file", file, "message", String.valueOf(e.getMessage()));
        } catch (IOException e) {
            throw session.readFailure(file, e);
        }
    }
}
