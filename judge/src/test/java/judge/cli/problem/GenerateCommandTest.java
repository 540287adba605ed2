package judge.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GenerateCommandTest {

    private final Workbench bench;

    GenerateCommandTest(@TempDir Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .problem("target")
                .write("problems/target/judge.yaml", "reference: target-sudoku\n")
                .problem("puzzles")
                .write("problems/puzzles/judge.yaml", "reference: sudoku\nchecker: sudoku\n");
    }

    private Run generate(String arguments) {
        return bench.run(("generate " + arguments + " --problems @problems").split(" "));
    }

    @Test
    void drawsTheGridWithLinesAroundTheBoxes() {
        Run run = generate("puzzles --seed 1 --givens 81");

        assertThat(run.out().lines()).hasSize(14);
        assertThat(run.out().lines().filter(line -> line.matches("│( [1-9]){3} │( [1-9]){3} │( [1-9]){3} │")))
                .hasSize(9);
        assertThat(run.out()).startsWith("┌───────┬───────┬───────┐\n").endsWith("givens: 81, completions: 1\n");
        assertThat(run.status()).isZero();
    }

    @Test
    void saysWhatTheGridIsLike() {
        String out = generate("target --seed 1 --givens 31 --completions 2..9 --hardness rows=3..,fewest=..4")
                .out();

        assertThat(out.lines().skip(13))
                .singleElement()
                .asString()
                .matches("givens: 31, completions: [2-9], answer: 2[789]\\d\\d, row by row: 10\\^\\d\\.\\d, always "
                        + "the cell with the fewest candidates: 10\\^[0-4]\\.\\d");
    }

    @Test
    void hasNoColoursUnlessAPersonLooks() {
        assertThat(generate("puzzles --seed 1").out()).doesNotContain("\u001b");
        assertThat(generate("puzzles --seed 1 --color always").out()).contains("\u001b");
    }

    @Test
    void drawsTheFirstFewOfManyOnly() {
        assertThat(generate("puzzles --seed 1 --count 5 --lang zh").out())
                .endsWith("另有 2 个\n")
                .containsOnlyOnce("另有");
    }

    @Test
    void printsTheInputAloneWhereItIsAskedFor() {
        assertThat(generate("target --seed 1 --givens 24 --output -").out()).matches("(([0-9] ){8}[0-9]\n){9}");
        assertThat(generate("puzzles --seed 1 --count 2 --output -").out()).matches("([1-9.]{81}\n){2}end\n");
        assertThat(generate("puzzles --seed 1 --count 0 --output -").out()).isEqualTo("end\n");
    }

    @Test
    void writesInputsWithTheReferencesAnswers() throws Exception {
        Run run = generate("target --seed 8 --count 2 --unsolvable contradiction --output @made");

        assertThat(run.out())
                .isEqualTo("Wrote @made/08.in\nWrote @made/08.ans\nWrote @made/09.in\nWrote @made/09.ans\n");
        assertThat(bench.path("made/09.ans")).hasContent("-1\n");
        assertThat(generate("target --seed 9 --unsolvable contradiction --output -")
                        .out())
                .isEqualTo(Files.readString(bench.path("made/09.in")));
    }

    @Test
    void rearrangesTheGridsOfAFile() throws Exception {
        generate("target --seed 1 --output @made --name first");

        Run kept = generate("target --seed 2 --from @made/first.in --keep-score --output @made --name kept");

        assertThat(kept.err()).isEmpty();
        assertThat(bench.path("made/kept.in")).content().isNotEqualTo(Files.readString(bench.path("made/first.in")));
        assertThat(bench.path("made/kept.ans")).hasSameTextualContentAs(bench.path("made/first.ans"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "target                                       | missing: --seed (see: ./runner.sh generate --help)",
                "target --seed -1                             | --seed cannot be \"-1\"; it must be a whole number "
                        + "from 0 (see: ./runner.sh generate --help)",
                "target --seed 1 --givens 82                  | --givens cannot be \"82\"; it must be a whole number "
                        + "from 0 to 81 (see: ./runner.sh generate --help)",
                "target --seed 1 --givens 23                  | target sudoku has at least 24 givens, not 23",
                "target --seed 1 --completions 9..8           | --completions cannot be \"9..8\"; it must be "
                        + "LOW..HIGH, LOW.. or a single whole number, from 1 to 100000000 (see: ./runner.sh generate "
                        + "--help)",
                "target --seed 1 --completions 0              | --completions cannot be \"0\"; it must be LOW..HIGH, "
                        + "LOW.. or a single whole number, from 1 to 100000000 (see: ./runner.sh generate --help)",
                "target --seed 1 --completions 1..1.5         | --completions cannot be \"1..1.5\"; it must be "
                        + "LOW..HIGH, LOW.. or a single whole number, from 1 to 100000000 (see: ./runner.sh generate "
                        + "--help)",
                "target --seed 1 --count 1000000              | --count cannot be \"1000000\"; it must be a whole "
                        + "number from 0 to 100000 (see: ./runner.sh generate --help)",
                "target --seed 1 --unsolvable soon            | --unsolvable cannot be \"soon\"; it must be "
                        + "contradiction or search (see: ./runner.sh generate --help)",
                "target --seed 1 --unsolvable search --completions 2 | --unsolvable does not go with --completions",
                "target --seed 1 --unsolvable contradiction --hardness rows=5.. "
                        + "| --unsolvable does not go with --hardness",
                "target --seed 1 --keep-score                 | --keep-score needs --from",
                "target --seed 1 --from x --givens 30         | --from does not go with --givens",
                "target --seed 1 --from @nix                  | cannot read @nix: there is no such file or folder",
                "target --seed 1 --from @problems/sum/data/secret/01.in "
                        + "| @problems/sum/data/secret/01.in has neither puzzles of 81 characters a line nor one "
                        + "grid of 81 numbers: expected 81 numbers, found 2",
                "target --seed 1 --name ../x                  | --name cannot be \"../x\"; it must be made of "
                        + "letters, digits, \"_\", \".\" and \"-\" (see: ./runner.sh generate --help)",
                "target --seed 1 --output @problems/sum/problem.yaml "
                        + "| cannot write @problems/sum/problem.yaml/01: something else is there already",
                "puzzles --seed 1 --unsolvable search         | --unsolvable is for target sudoku only",
                "puzzles --seed 1 --from x --keep-score       | --keep-score is for target sudoku only",
                "puzzles --seed 1 --givens 5                  | no such grid was found; attempts: 1000; another "
                        + "--seed or wider bounds may help",
                "sum --seed 1                                 | there is no generator for problem \"sum\"",
                "nix --seed 1                                 | there is no problem \"nix\" in @problems; there are: "
                        + "puzzles, sum, target",
            })
    void saysInOneSentenceWhatItCannotDo(String arguments, String sentence) {
        assertThat(generate(arguments)).isEqualTo(new Run(2, "", "judge: " + sentence + "\n"));
    }

    @Test
    void saysInOneSentenceWhatIsNoHardness() {
        Run run = generate("target --seed 1 --hardness hard");

        assertThat(run.err()).startsWith("judge: --hardness cannot be \"hard\"; it must be like rows=8.8..");
        assertThat(run.err().lines()).hasSize(1);
        assertThat(run.status()).isEqualTo(2);
    }
}
