package judge.sudoku.knowledge;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import judge.check.Attempt;
import judge.check.Checker;
import judge.check.Ruling;
import judge.engine.Checkers;
import judge.knowledge.Mistakes;
import judge.problem.CheckerChoice;
import judge.problem.ReferenceName;
import judge.reason.Reason;
import judge.sudoku.ShippedProblems;
import judge.sudoku.reason.SudokuCode;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The output of the wrong programs among the packages' own submissions, run in this JVM, and the names of their
 * mistakes.
 */
class LadderMistakesTest {

    private static final Path TARGET = Path.of("problems/noip2009sudoku");
    private static final Path SUDOKU = Path.of("problems/poj3074");

    @TempDir
    private static Path temp;

    @BeforeAll
    static void compilesTheLadders() throws Exception {
        for (Path problem : List.of(TARGET, SUDOKU)) {
            List<String> arguments = new ArrayList<>(
                    List.of("-proc:none", "-nowarn", "-d", classes(problem).toString()));
            for (String folder : List.of("submissions/wrong_answer", "submissions/rejected")) {
                try (Stream<Path> sources = Files.list(problem.resolve(folder))) {
                    sources.map(Path::toString).forEach(arguments::add);
                }
            }
            assertThat(ToolProvider.getSystemJavaCompiler()
                            .run(null, System.err, System.err, arguments.toArray(String[]::new)))
                    .isZero();
        }
    }

    private static Path classes(Path problem) {
        return temp.resolve(problem.getFileName());
    }

    /** A class of its own for each run: the programs keep what they know in static fields. */
    private static String run(Path problem, String program, String input) throws Exception {
        InputStream in = System.in;
        PrintStream out = System.out;
        ByteArrayOutputStream printed = new ByteArrayOutputStream();
        try (URLClassLoader loader =
                new URLClassLoader(new URL[] {classes(problem).toUri().toURL()}, null)) {
            System.setIn(new ByteArrayInputStream(input.getBytes(StandardCharsets.US_ASCII)));
            System.setOut(new PrintStream(printed, true, StandardCharsets.US_ASCII));
            loader.loadClass(program).getMethod("main", String[].class).invoke(null, (Object) new String[0]);
        } finally {
            System.setIn(in);
            System.setOut(out);
        }
        return printed.toString(StandardCharsets.US_ASCII);
    }

    private static final Map<ReferenceName, Mistakes> MISTAKES = Map.of(
            ReferenceName.TARGET_SUDOKU,
            ShippedProblems.mistakes(ReferenceName.TARGET_SUDOKU),
            ReferenceName.SUDOKU,
            ShippedProblems.mistakes(ReferenceName.SUDOKU));

    /** The mistakes by their codes and most telling parameter; what was accepted is left out. */
    private static String mistakes(Path problem, ReferenceName reference, String program, String... cases)
            throws Exception {
        Checker checker = Checkers.of(new CheckerChoice.BuiltIn(
                reference == ReferenceName.SUDOKU ? CheckerChoice.Kind.SUDOKU : CheckerChoice.Kind.TOKEN));
        TreeSet<String> found = new TreeSet<>();
        for (String name : cases) {
            String input = Files.readString(problem.resolve("data/" + name + ".in"));
            String answer = Files.readString(problem.resolve("data/" + name + ".ans"));
            String output = run(problem, program, input);
            Attempt attempt = new Attempt(bytes(input), bytes(answer), bytes(output), List.of());
            if (checker.check(attempt) instanceof Ruling.Wrong wrong) {
                found.add(MISTAKES.get(reference)
                        .name(input, answer, output, wrong.reason())
                        .map(LadderMistakesTest::inShort)
                        .orElse("(" + wrong.reason().code().code() + ")"));
            }
        }
        return String.join(", ", found);
    }

    private static String inShort(Reason reason) {
        return reason.code().code()
                + Stream.of("weights", "order", "digits", "why")
                        .filter(reason.parameters()::containsKey)
                        .map(name -> " " + reason.parameters().get(name))
                        .collect(joining());
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /**
     * Two mistakes may lead to the same score on a small grid, such as first and lowest; the more common one is named.
     */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            BoxesAskew       | none-for-score
            CentreIsNine     | score-by-other-weights centre-nine
            FirstCompletion  | score-of-first fewest smallest-first
            ForgetsMinusOne  | zero-for-none
            GivensDoNotCount | score-without-givens
            GivesUpEarly     | score-of-another
            GreedyNines      | score-of-first fewest greatest-first
            LowestScore      | score-lowest
            NineIsNeverTried | none-for-score
            TooTightABound   | score-of-another
            WeightsByDiamond | score-by-other-weights diamond
            """)
    void nameWhatIsWrongWithProgramsForTargetSudoku(String program, String mistake) throws Exception {
        assertThat(mistakes(TARGET, ReferenceName.TARGET_SUDOKU, program, "secret/03", "secret/10", "secret/13"))
                .isEqualTo(mistake);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            AllButTheLast    | sudoku-last-missing
            ColumnByColumn   | sudoku-transposed
            ForgetsToUndo    | sudoku-blanks-left
            GivensAndZeroes  | sudoku-blanks-left
            NoBoxes          | sudoku-boxes-ignored
            NoWayBack        | sudoku-blanks-left
            OnlyTheFirst     | sudoku-last-missing
            PrintsEndToo     | sudoku-end-answered
            """)
    void nameWhatIsWrongWithProgramsForSudoku(String program, String mistake) throws Exception {
        assertThat(mistakes(SUDOKU, ReferenceName.SUDOKU, program, "sample/01")).isEqualTo(mistake);
    }

    @Test
    void tellAProgramThatStopsAtABlankRowFromOneThatStopsAfterTheFirstPuzzle() throws Exception {
        String input = Files.readString(SUDOKU.resolve("data/sample/01.in")).replace("end\n", "");
        String three = input + ".".repeat(81) + "\nend\n";
        Reason missing = Reason.of(SudokuCode.SUDOKU_LINE_MISSING, "puzzle", 3, "puzzles", 3, "found", 2);
        Reason first = Reason.of(SudokuCode.SUDOKU_LINE_MISSING, "puzzle", 2, "puzzles", 3, "found", 1);
        String output = run(SUDOKU, "StopsAtABlankRow", three);

        assertThat(output.lines()).hasSize(2);
        assertThat(MISTAKES.get(ReferenceName.SUDOKU).name(three, "", output, missing))
                .map(LadderMistakesTest::inShort)
                .contains("sudoku-stops-at-blank-row");
        assertThat(MISTAKES.get(ReferenceName.SUDOKU).name(three, "", run(SUDOKU, "OnlyTheFirst", three), first))
                .map(LadderMistakesTest::inShort)
                .contains("sudoku-only-first");
    }
}
