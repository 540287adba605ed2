package judge.cli.hunt;

import java.nio.file.Path;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.hunt.FakeTrial;
import judge.sudoku.solve.SudokuText;
import judge.verdict.Verdict;

/** A workbench with puzzles to hunt in, and a program that fails on more than one of them. */
final class HuntBench {

    static final String PLAIN = "123456789456789123789123456234567891567891234891234567345678912678912345912345678";

    private final Workbench bench;

    HuntBench(Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .problem("puzzles")
                .write("problems/puzzles/judge.yaml", "reference: sudoku\nchecker: sudoku\n")
                .solution("anna", "puzzles")
                .trials((submission, problem) ->
                        new FakeTrial(input -> SudokuText.puzzles(input).size() > 1 ? Verdict.NO : Verdict.AC));
    }

    Workbench workbench() {
        return bench;
    }

    /** Hunts with these arguments and the usual ones. */
    Run hunt(String arguments) {
        return hunt("puzzles", arguments);
    }

    /** The same, where the problem is another one that {@code anna} has a solution of. */
    Run hunt(String problem, String arguments) {
        return bench.run(("hunt @solutions/anna/" + problem + " --problem " + problem
                        + " --problems @problems --output @out " + arguments)
                .strip()
                .split(" +"));
    }
}
