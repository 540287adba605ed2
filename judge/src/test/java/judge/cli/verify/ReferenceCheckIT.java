package judge.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.cli.command.OwnCommand;
import judge.cli.command.Services;
import judge.cli.command.Session;
import judge.cli.terminal.Palette;
import judge.cli.terminal.Terminal;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.sudoku.crosscheck.Solver;
import judge.sudoku.crosscheck.Solvers;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@Tag("packages")
class ReferenceCheckIT {

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    private int check(Solver second, DisplayLanguage language, boolean interactive) throws InterruptedException {
        Terminal terminal = new Terminal(
                new ByteArrayInputStream(new byte[0]), stream(out), stream(err), interactive, 80, Map.of());
        Session session =
                new Session(terminal, services(), Messages.in(language), new Palette(Palette.Choice.NEVER, terminal));
        return new ReferenceCheck(session, Solvers.dancingLinks(), second).run(1, Duration.ofSeconds(1));
    }

    private static Services services() {
        return new Services(
                "0.1.0",
                new OwnCommand("judge"),
                Clock.fixed(Workbench.NOW, ZoneOffset.UTC),
                settings -> {
                    throw new AssertionError("never reached");
                },
                List::of,
                () -> {
                    throw new AssertionError("never reached");
                },
                cancel -> () -> {});
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    /** Finds a completion too many of any grid with a 5 in the upper right corner, such as an early one of the set. */
    private static Solver broken() {
        Solver good = Solvers.bands();
        return new Solver(
                "bands",
                good.first(),
                (grid, limit) -> good.count().applyAsLong(grid, limit) + (grid.digit(8) == 5 ? 1 : 0),
                good.completions(),
                good.greatestScore());
    }

    @Test
    void drawsTheSmallestGridOnWhichTheSolversDiffer() throws InterruptedException {
        assertThat(check(broken(), DisplayLanguage.EN, false)).isEqualTo(1);

        assertThat(err.size()).as("progress, where nobody looks").isZero();
        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("The solvers do not agree on grid ", " of the golden set.\nfound:    ")
                .contains(
                        """

                        smallest: ........5%s
                          . . . | . . . | . . 5
                          . . . | . . . | . . .
                          . . . | . . . | . . .
                          ------+-------+------
                        """
                                .formatted(".".repeat(72)))
                .endsWith(
                        """
                        how many, by dancing links: 1 of at most 1, 2 of at most 2, 199 of at most 199, 200 of at most \
                        200
                        how many, by bands: 2 of at most 1, 3 of at most 2, 200 of at most 199, 201 of at most 200
                        """);
    }

    @Test
    void saysSoInChinese() throws InterruptedException {
        assertThat(check(broken(), DisplayLanguage.ZH, false)).isEqualTo(1);

        assertThat(out.toString(StandardCharsets.UTF_8))
                .contains("不一致", "填法数，舞蹈链：", "填法数，位带：")
                .doesNotContain("crosscheck", "solvers");
    }

    @Test
    void showsOnATerminalHowFarItHasCome() throws InterruptedException {
        check(broken(), DisplayLanguage.EN, true);

        assertThat(err.toString(StandardCharsets.UTF_8))
                .startsWith("\r\u001b[Kcompared 1 grids")
                .endsWith("\r\u001b[K");
    }

    @Test
    void isReachedByAnOptionOfVerify(@TempDir Path folder) {
        Run run = new Workbench(folder).run("verify", "--reference", "--seed", "7", "--time", "1s", "--lang", "zh");

        assertThat(run.out()).startsWith("已知答案集：1445 个数独。由种子 7 生成：").endsWith("两个解法一致。\n");
        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isZero();
    }
}
