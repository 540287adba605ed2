package judge.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExplainCommandTest {

    private static final String SAMPLE =
            """
            7 0 0 9 0 0 0 0 1
            1 0 0 0 0 5 9 0 0
            0 0 0 2 0 0 0 8 0
            0 0 5 0 2 0 0 0 3
            0 0 0 0 0 0 6 4 8
            4 1 3 0 0 0 0 0 0
            0 0 7 0 0 2 0 9 0
            2 0 1 0 6 0 8 0 4
            0 8 0 5 0 4 0 1 2
            """;
    private static final String PUZZLE =
            ".2738..1..1...6735.......293.5692.8...........6.1745.364.......9518...7..8..6534.\n";

    private final Workbench bench;

    ExplainCommandTest(@TempDir Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .problem("target")
                .write("problems/target/judge.yaml", "reference: target-sudoku\n")
                .problem("puzzles")
                .write("problems/puzzles/judge.yaml", "reference: sudoku\nchecker: sudoku\n")
                .write("file", SAMPLE);
    }

    private Run explain(String arguments) {
        return bench.run(("explain " + arguments + " --problems @problems").split(" "));
    }

    @Test
    void drawsTheBestCompletionBesideTheGivens() {
        Run run = explain("target @file");

        assertThat(run.out()).startsWith("┌───────┬───────┬───────┐   ┌───────┬───────┬───────┐\n");
        assertThat(run.out().lines().skip(1).limit(11).filter(line -> !line.startsWith("├")))
                .hasSize(9)
                .allMatch(line -> line.matches(
                        "│( [1-9·]){3} │( [1-9·]){3} │( [1-9·]){3} │   " + "│( [1-9]){3} │( [1-9]){3} │( [1-9]){3} │"));
        assertThat(run.status()).isZero();
    }

    @Test
    void addsUpTheScoreRingByRing() {
        String out = explain("target @file").out();

        int sum = out.lines()
                .filter(line -> line.startsWith("  points "))
                .mapToInt(line -> {
                    String[] words = line.strip().split(" ");
                    int score = Integer.parseInt(words[words.length - 1]);
                    assertThat(Integer.parseInt(words[1]) * Integer.parseInt(words[6]))
                            .isEqualTo(score);
                    return score;
                })
                .sum();
        assertThat(sum).isEqualTo(2829);
        assertThat(out).contains("Answer: 2829\n");
    }

    @Test
    void countsCompletionsAndNodes() {
        assertThat(explain("target @file").out())
                .containsPattern("Givens: 30, completions: \\d+\nNodes searched [^:]*: [1-9]\\d*\n$");
    }

    @Test
    void saysMoreThanWhereThereAreTooManyCompletionsToCount() {
        bench.write("file", ".".repeat(81) + "\nend\n");

        assertThat(explain("puzzles @file").out()).contains("Givens: 0, completions: more than 100000\n");
    }

    @Test
    void explainsEachPuzzleOfAFile() {
        bench.write("file", PUZZLE + PUZZLE + "end\n");

        Run run = explain("puzzles @file");

        assertThat(run.out()).contains("Puzzle 1 (line 1)\n", "Puzzle 2 (line 2)\n");
        assertThat(run.out().lines().filter(line -> line.matches("Answer: [1-9]{81}")))
                .hasSize(2);
        assertThat(run.out().lines().filter(line -> line.matches("Givens: 36, completions: 1")))
                .hasSize(2);
        assertThat(run.status()).isZero();
    }

    @Test
    void namesAndStarsTheTwoCellsThatContradictEachOther() {
        bench.write("file", SAMPLE.replaceFirst("7 0 0", "7 0 7"));

        Run run = explain("target @file");

        assertThat(run.out())
                .contains("│*7 ·*7 │")
                .contains("Contradictory givens: row 1 has the digit 7 twice, "
                        + "at row 1, column 1 and at row 1, column 3 (starred). No completion.\n")
                .contains("Answer: -1\n");
        assertThat(run.status()).isZero();
    }

    @Test
    void failsWhereThePuzzleMustHaveACompletionAndHasNone() {
        bench.write("file", PUZZLE + PUZZLE.replaceFirst("\\.27", "72 7".replace(" ", "")) + "end\n");

        Run run = explain("puzzles @file");

        assertThat(run.out())
                .contains("Puzzle 2 (line 2)\n")
                .contains("row 1 has the digit 7 twice, at row 1, column 1 and at row 1, column 3");
        assertThat(run.err()).contains("no answer to this input");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void saysMinusOneWhereOnlyASearchCanTell() {
        bench.write("file", "1 2 3 4 5 6 7 8 0\n0 0 0 0 0 0 0 0 9\n" + "0 0 0 0 0 0 0 0 0\n".repeat(7));

        String out = explain("target @file").out();

        assertThat(out).contains("Answer: -1\nGivens: 9, completions: 0\n").doesNotContain("Contradictory", "points");
    }

    @Test
    void namesThePlaceOfWhatIsNoInput() {
        bench.write("file", "1 2 x\n");

        Run run = explain("target @file");

        assertThat(run.err())
                .isEqualTo("judge: the reference solver cannot answer: "
                        + "line 1, column 5: expected a number from 0 to 9, found 'x'\n");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void speaksChinese() {
        bench.write("file", SAMPLE.replaceFirst("7 0 0", "7 0 7"));

        String where = "第 1 行中数字 7 重复出现，分别在第 1 行第 1 列和第 1 行第 3 列（标 * 处）";
        String told = explain("target @file --lang zh").out();
        assertThat(told).contains("已知数自相矛盾：" + where + "。没有填法。\n答案：-1\n");
    }

    @Test
    void saysThatNothingIsKnownOfOtherProblems() {
        assertThat(explain("sum @file").err()).isEqualTo("judge: problem \"sum\" has no reference solver\n");
    }
}
