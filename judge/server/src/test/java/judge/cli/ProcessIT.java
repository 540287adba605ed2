package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Clock;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import judge.ChildJvm;
import judge.Eventually;
import judge.app.OpenJudge;
import judge.cli.command.OwnCommand;
import judge.cli.command.Services;
import judge.cli.terminal.ShutdownInterrupts;
import judge.cli.terminal.SystemTerminal;
import judge.engine.JudgingListener;
import judge.explain.Explainer;
import judge.problem.Problem;
import judge.report.HostSection;
import judge.report.Report;
import judge.report.Reports;
import judge.submission.Submission;
import judge.verify.Verification;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The command line as a process of its own, in a folder of its own. */
@DisabledOnOs(OS.WINDOWS)
class ProcessIT {

    private final Path folder;

    ProcessIT(@TempDir Path folder) {
        this.folder = folder;
    }

    @Test
    void gradesWhereThereIsNoCommand() throws Exception {
        Process process = start("--lang", "zh");

        assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .isEqualTo("judge：没有文件夹 problems；可用 --problems 另行指定\n");
        assertThat(process.waitFor()).isEqualTo(2);
    }

    @Test
    void writesUtf8WhateverTheLocaleIs() throws Exception {
        new Workbench(folder).problem("sum").solution("anna", "sum");

        Process process = start("grade", "--lang", "zh");

        assertThat(new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8))
                .contains("提交：1，通过：1");
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void saysThatALocaleWithoutUtf8IsNotEnoughForNamesBeyondAscii() throws Exception {
        new Workbench(folder).problem("sum").solution("张三", "sum");

        Process process = start("grade", "--lang", "en");

        assertThat(new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8))
                .startsWith("judge: names of files cannot be read in this locale (")
                .hasLineCount(1);
        assertThat(process.waitFor()).isEqualTo(2);
    }

    @Test
    void leavesWholeReportsAndSaysWhatIsMissing() throws Exception {
        new Workbench(folder).problem("sum").solution("anna", "sum").solution("bert", "sum");
        Process process = start("grade", "--jobs", "1", "--lang", "zh");
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
                BufferedReader err = process.errorReader(StandardCharsets.UTF_8)) {
            assertThat(out.readLine()).startsWith("anna  sum  AC");

            signal(process, "INT");

            assertThat(process.waitFor(Eventually.HANG.toMinutes(), TimeUnit.MINUTES))
                    .isTrue();
            String next = "要评测其余的：同一命令加上 --resume";
            assertThat(err.lines()).containsExactly("已中断。", "未评测：1", "  bert/sum", next);
            assertThat(out.lines()).anyMatch(line -> line.startsWith("报告："));
        }
        assertThat(process.exitValue()).isEqualTo(130);
        assertThat(folder.resolve("reports/latest/anna/sum.json")).isRegularFile();
        assertThat(folder.resolve("reports/latest/summary.json")).content().contains("\"complete\": false");
    }

    private Process start(String... arguments) throws IOException {
        ProcessBuilder builder = new ProcessBuilder();
        if (OS.LINUX.isCurrentOs()) {
            // If the tests run in the background, the shell ignores the signal, and a VM inherits that.
            builder.command().addAll(List.of("/usr/bin/env", "--default-signal=INT"));
        }
        builder.command().addAll(ChildJvm.of(Program.class, arguments));
        builder.environment().put("LC_ALL", "C");
        return builder.directory(folder.toFile()).start();
    }

    private static void signal(Process process, String name) throws IOException, InterruptedException {
        // The shell's built-in: a minimal machine has no program of that name.
        new ProcessBuilder("/bin/sh", "-c", "kill -" + name + " " + process.pid())
                .start()
                .waitFor();
    }

    /** The command line with a judge that accepts anna and then never answers. */
    static final class Program {

        private Program() {}

        private static Report judge(Submission submission, Problem problem, JudgingListener listener)
                throws InterruptedException {
            if (!submission.contestant().equals("anna")) {
                Thread.sleep(Long.MAX_VALUE);
            }
            return Reports.accepted(submission.contestant(), problem.id());
        }

        public static void main(String[] arguments) {
            HostSection host = new HostSection("Linux", "Some CPU", 2, "17", "bubblewrap", List.of());
            Services services = new Services(
                    "0.1.0",
                    new OwnCommand("./runner.sh"),
                    Clock.systemUTC(),
                    settings -> new OpenJudge(
                            Program::judge,
                            (all, threads) -> Program::judge,
                            (problem, coverage, watcher) -> new Verification(problem.id(), List.of(), List.of()),
                            (submission, problem) -> {
                                throw new AssertionError("never reached");
                            },
                            problem -> Optional.empty(),
                            Explainer.NONE,
                            host,
                            () -> true,
                            () -> {}),
                    List::of,
                    () -> {
                        throw new AssertionError("nothing is measured here");
                    },
                    new ShutdownInterrupts(() -> {}));
            System.exit(new Cli(SystemTerminal.open(), services).run(arguments));
        }
    }
}
