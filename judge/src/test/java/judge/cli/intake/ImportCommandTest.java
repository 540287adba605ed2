package judge.cli.intake;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportCommandTest {

    private final Workbench bench;

    ImportCommandTest(@TempDir Path folder) {
        bench = new Workbench(folder)
                .problem("sum")
                .write("handed/张三_12345_assignsubmission_file_/Main (1).java", "class Main {}")
                .write("handed/anna_12346_assignsubmission_file_/Sum.java", "class Main {}")
                .write("handed/anna_12346_assignsubmission_file_/Sum.class", "no source");
    }

    private Run imported(String... arguments) {
        String[] all = new String[arguments.length + 6];
        String[] first = {"import", "@handed", "--problems", "@problems", "--into", "@solutions"};
        System.arraycopy(first, 0, all, 0, first.length);
        System.arraycopy(arguments, 0, all, first.length, arguments.length);
        return bench.run(all);
    }

    @Test
    void saysWhatWasTakenForWhomAndWhatWasLeftOut() {
        Run run = imported("--problem", "sum");

        assertThat(run.out())
                .isEqualTo(
                        """
                        anna/sum: Sum.java
                        张三/sum: Main (1).java
                        Contestants: 2, submissions taken: 2, left out: 1; written to @solutions
                        """);
        assertThat(run.err())
                .isEqualTo("Left out: anna_12346_assignsubmission_file_/Sum.class"
                        + " is no source in Java, C++, C or Python\n");
        assertThat(run.status()).isZero();
        assertThat(bench.grade().out()).contains("anna  sum  AC", "张三  sum  AC");
    }

    @Test
    void writesNothingInADryRun() {
        Run run = imported("--problem", "sum", "--dry-run", "--lang", "zh");

        assertThat(run.out()).contains("张三/sum：Main (1).java", "没有写入任何内容");
        assertThat(bench.path("solutions")).doesNotExist();
        assertThat(run.status()).isZero();
    }

    @Test
    void leavesAloneWhatIsThereAndSaysSo() {
        bench.solution("anna", "sum");

        Run run = imported("--problem", "sum");

        assertThat(run.err()).contains("Left out: anna/sum is in the folder of solutions already");
        assertThat(bench.path("solutions/anna/sum/Sum.java")).doesNotExist();
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void asksForTheProblemWhereNothingNamesIt() {
        Run run = imported();

        assertThat(run.err()).contains("names no problem; --problem says which one it is for");
        assertThat(run.status()).isEqualTo(2);
        assertThat(bench.path("solutions")).doesNotExist();
    }

    @Test
    void refusesWhatIsNoZipInOneSentence() {
        bench.write("class.zip", "no zip");

        Run run = bench.run(
                "import", "@class.zip", "--problems", "@problems", "--into", "@solutions", "--problem", "sum");

        assertThat(run.err())
                .isEqualTo("judge: @class.zip is refused, nothing was written: class.zip cannot be read as a zip\n");
        assertThat(run.status()).isEqualTo(2);
    }
}
