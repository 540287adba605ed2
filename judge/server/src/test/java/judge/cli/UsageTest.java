package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.app.JudgeOptions;
import judge.cli.Workbench.Run;
import judge.hunt.TrialException;
import judge.sandbox.kernel.Processors;
import judge.source.LanguageNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class UsageTest {

    private static final String SOURCES = LanguageNames.known().pattern();

    private final Workbench bench;

    UsageTest(@TempDir Path folder) {
        bench = new Workbench(folder).problem("sum");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "grdae                         | unknown command \"grdae\", did you mean grade? (see: "
                        + "./runner.sh --help)",
                "grade --jbos 3                | unknown option \"--jbos\" (see: ./runner.sh grade --help)",
                "grade --repots x              | unknown option \"--repots\", did you mean --reports? (see: "
                        + "./runner.sh grade --help)",
                "grade here there              | unexpected argument \"there\" (see: ./runner.sh grade --help)",
                "grade --jobs                  | --jobs needs a value (see: ./runner.sh grade --help)",
                "grade --jobs 0                | --jobs cannot be \"0\"; it must be a whole number from 1 to "
                        + "1024 (see: ./runner.sh grade --help)",
                "grade --jobs -1               | --jobs cannot be \"-1\"; it must be a whole number from 1 to "
                        + "1024 (see: ./runner.sh grade --help)",
                "grade --jobs 99999999999      | --jobs cannot be \"99999999999\"; it must be a whole number "
                        + "from 1 to 1024 (see: ./runner.sh grade --help)",
                "grade --jobs=                 | --jobs cannot be \"\"; it must be a whole number from 1 to 1024 "
                        + "(see: ./runner.sh grade --help)",
                "grade --jobs 1 --jobs 2       | --jobs may be given only once (see: ./runner.sh grade --help)",
                "grade --processors x          | --processors cannot be \"x\"; it must be a list of numbers, "
                        + "such as 0-3,6 (see: ./runner.sh grade --help)",
                "check a --problem sum --processors 3-1 | --processors cannot be \"3-1\"; it must be a list of "
                        + "numbers, such as 0-3,6 (see: ./runner.sh check --help)",
                "verify --processors= --lang zh | judge：--processors 不能是“”；必须是一串编号，例如 0-3,6"
                        + "（参见：./runner.sh verify --help）",
                "verify --reference --processors 0 | --reference does not go with --processors",
                "grade --lang fr               | --lang cannot be \"fr\"; it must be en or zh (see: ./runner.sh "
                        + "grade --help)",
                "--color pink grade            | --color cannot be \"pink\"; it must be auto, always or never "
                        + "(see: ./runner.sh --help)",
                "check Main.java               | there is no file or folder Main.java",
                "check .                       | it is not known which problem . is for: name it with "
                        + "--problem, or let new make the folder",
                "check --problem sum           | missing: PATH (see: ./runner.sh check --help)",
                "check -a-.py --problem sum    | unknown option \"-a-.py\" (see: ./runner.sh check --help)",
                "check -- a --problem sum      | \"--problem\" stands after --, where there are no options any "
                        + "more: write it before -- (see: ./runner.sh check --help)",
                "check a b --problem sum       | unexpected argument \"b\" (see: ./runner.sh check --help)",
                "answer                        | missing: PROBLEM (see: ./runner.sh answer --help)",
                "verify --reference --time 5   | --time cannot be \"5\"; it must be a time from 1s to 24h, such "
                        + "as 90s or 5m (see: ./runner.sh verify --help)",
                "verify --reference --time 0s  | --time cannot be \"0s\"; it must be a time from 1s to 24h, such "
                        + "as 90s or 5m (see: ./runner.sh verify --help)",
                "verify --reference --time 25h | --time cannot be \"25h\"; it must be a time from 1s to 24h, "
                        + "such as 90s or 5m (see: ./runner.sh verify --help)",
                "verify --reference --seed x   | --seed cannot be \"x\"; it must be a whole number from 0 (see: "
                        + "./runner.sh verify --help)",
                "verify --seed 3               | --seed goes with --reference only",
                "verify sum --reference        | --reference compares the solvers and takes no PROBLEM and no PATH",
                "serve --print-command=          | --print-command: there is no program \"\" on this machine",
                "serve --print-command=no-lp      | --print-command: there is no program \"no-lp\" on this machine",
                "serve --print-command=/no/lp --lang zh | judge：--print-command：这台机器上没有程序“/no/lp”",
                "serve --port 65536               | --port 65536: it must be a whole number from 0 to 65535",
                "serve --no-judge                 | --no-judge needs --db with a PostgreSQL that other machines can "
                        + "reach",
                "doctor now                    | unexpected argument \"now\" (see: ./runner.sh doctor --help)",
                "grade --problems nix          | there is no folder nix; --problems names another",
                "grade --lang zh --jobs x      | judge：--jobs 不能是“x”；必须是 1 到 1024 的整数"
                        + "（参见：./runner.sh grade --help）",
                "grdae --lang=zh               | judge：未知命令“grdae”，是否想用 grade？（参见：./runner.sh --help）",
                "check --problem --lang zh     | judge：--problem 需要一个值（参见：./runner.sh check --help）",
            })
    void saysInOneSentenceWhatIsWrong(String line, String sentence) {
        Run run = bench.run(line.split(" "));

        assertThat(run.err()).isEqualTo((sentence.startsWith("judge") ? "" : "judge: ") + sentence + "\n");
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(2);
    }

    /** No machine that this is tested on has so many. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "grade",
                "check @Main.java --problem sum --problems @problems",
                "hunt @Main.java --problem sum --problems @problems",
                "verify --problems @problems"
            })
    void refusesAProcessorThatItMayNotUse(String command) {
        String allowed = Processors.list(Processors.allowed());
        String option = " --processors " + Processors.allowed().get(0) + ",9999 --lang ";
        bench.write("Main.java", "class Main {}\n");

        assertThat(bench.run((command + option + "en").split(" ")))
                .isEqualTo(new Run(2, "", "judge: processor 9999 may not be used here, only " + allowed + "\n"));
        assertThat(bench.run((command + option + "zh").split(" ")))
                .isEqualTo(new Run(2, "", "judge：不能使用处理器 9999，这里只能使用 " + allowed + "\n"));
        assertThat(bench.opened()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "grade --jobs 9 --solutions @solutions --reports @reports",
                "check @Main.java --problem sum",
                "verify",
                "hunt @Main.java --problem sum"
            })
    void handsTheJudgeTheProcessorsThatProgramsMayRunOn(String command) {
        List<Integer> allowed = Processors.allowed();
        int last = allowed.get(allowed.size() - 1);
        bench.solution("anna", "sum").write("Main.java", "class Main {}\n").trials((submission, problem) -> {
            throw new TrialException("not this time");
        });

        bench.run((command + " --problems @problems --processors " + last).split(" "));
        bench.run((command + " --problems @problems").split(" "));

        assertThat(bench.options()).extracting(JudgeOptions::processors).containsExactly(List.of(last), allowed);
    }

    @Test
    void startsAheadOnlyWhereAnyProcessorWillDo() {
        assertThat(Cli.isSureToJudge("check", "Main.java")).isTrue();
        assertThat(Cli.isSureToJudge("check", "Main.java", "--processors", "0")).isFalse();
        assertThat(Cli.isSureToJudge("grade", "--processors=0")).isFalse();
        assertThat(Cli.isSureToJudge("doctor", "--measure")).isFalse();
    }

    @ParameterizedTest
    @MethodSource("wrongInputs")
    void saysInOneSentenceWhichInputIsMissing(String arguments, String sentence) {
        bench.solution("anna", "sum")
                .write("file", "")
                .write("empty/README", "")
                .write("odd/anna/other/Main.java", "");

        Run run = bench.run(arguments.split(" "));

        assertThat(run.err()).isEqualTo("judge: " + sentence + "\n");
        assertThat(run.out()).isEmpty();
        assertThat(run.status()).isEqualTo(2);
        assertThat(bench.opened()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"grade --solutions", "similar"})
    void saysInOneLanguageThatNothingIsHandedIn(String command) {
        bench.solution("anna", "sum").write("empty/README", "").write("odd/anna/other/Main.java", "");
        String line = command + " @ --lang zh --problems @problems";
        String sentence = "judge：@ 中没有可评测的提交，应为 @/<选手>/<题目>/源文件";

        assertThat(bench.run(line.replace(" @ ", " @odd ").split(" ")).err())
                .isEqualTo(sentence.replace("@", "@odd") + "；@odd/anna/other 没有这个名字的题目\n");
        assertThat(bench.run(line.replace(" @ ", " @empty ").split(" ")).err())
                .isEqualTo(sentence.replace("@", "@empty") + "\n");
    }

    static Stream<Arguments> wrongInputs() {
        return Stream.of(
                Arguments.of("grade --problems @nix", "there is no folder @nix; --problems names another"),
                Arguments.of("grade --problems @file", "@file is not a folder; --problems names another"),
                Arguments.of("grade --problems @empty", "there is no problem package in @empty"),
                Arguments.of(
                        "grade --problems @problems --solutions @nix",
                        "there is no folder @nix; --solutions names another"),
                Arguments.of(
                        "grade --problems @problems --solutions @empty",
                        "there is no submission in @empty: expected @empty/<contestant>/<problem>/" + SOURCES),
                Arguments.of(
                        "grade --problems @problems --solutions @odd",
                        "there is no submission in @odd; @odd/anna/other has the name of no problem"),
                Arguments.of(
                        "grade --problems @problems --solutions @solutions --problem product",
                        "there is no problem \"product\" in @problems; there are: sum"),
                Arguments.of(
                        "grade --problems @problems --solutions @solutions --contestant otto",
                        "there is no contestant \"otto\" in @solutions"),
                Arguments.of(
                        "grade --problems @problems --solutions @solutions --reports @file",
                        "cannot write @file: something else is there already; everything judged so far is kept"),
                Arguments.of(
                        "check @nix.java --problem sum --problems @problems", "there is no file or folder @nix.java"),
                Arguments.of(
                        "check @file --problem sum --problems @problems",
                        "the submission @file is neither a folder nor a source (" + SOURCES + ")"),
                Arguments.of(
                        "check @solutions/anna/sum --problem product --problems @problems",
                        "there is no problem \"product\" in @problems; there are: sum"),
                Arguments.of(
                        "verify product --problems @problems",
                        "there is no problem \"product\" in @problems; there are: sum"),
                Arguments.of(
                        "answer product --problems @problems",
                        "there is no problem \"product\" in @problems; there are: sum"),
                Arguments.of("answer sum --problems @problems", "problem \"sum\" has no reference solver"));
    }

    @Test
    void tellsAllFaultsOfAPackageAtOnce() {
        bench.problem("broken", "allow_file_writing: colour\n", "languages: shape\n")
                .solution("anna", "broken");

        Run run = bench.grade();

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err().lines())
                .hasSize(3)
                .first()
                .isEqualTo("judge: the package of problem \"broken\" is not sound; faults: 2");
        assertThat(run.err()).contains("colour", "shape");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"--help", "-h", "grade --help", "check --help", "verify -h", "answer --help", "doctor --help"})
    void helpsInBothLanguages(String line) {
        assertThat(bench.run(line.split(" ")).out())
                .startsWith("Usage: ./runner.sh ")
                .doesNotContainPattern("\\p{IsHan}");
        assertThat(bench.run((line + " --lang zh").split(" ")).out())
                .startsWith("用法：./runner.sh ")
                .doesNotContain("Usage", "Show");
        assertThat(bench.run(line.split(" ")).status()).isZero();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "./runner.sh                    | ./runner.sh",
                "../judge/runner.sh             | ../judge/runner.sh",
                "/opt/judge/runner.sh           | /opt/judge/runner.sh",
                "/home/anna/my judge/runner.sh  | '/home/anna/my judge/runner.sh'",
                "./anna's 100%n/runner.sh       | './anna'\\''s 100%n/runner.sh'",
                "judge                          | judge",
            })
    void namesTheCommandThatWasTyped(String typed, String shown) {
        bench.typed(typed);

        assertThat(bench.run("--help").out()).startsWith("Usage: " + shown + " [");
        assertThat(unwrapped(bench.run("similar", "--help").out()))
                .startsWith(unwrapped("Usage: " + shown + " similar ["))
                .contains(unwrapped("What " + shown + " new writes is known."));
        assertThat(unwrapped(bench.run("report", "--help", "--lang", "zh").out()))
                .startsWith(unwrapped("用法：" + shown + " report ["))
                .contains(unwrapped("同 " + shown + " grade。"));
        assertThat(bench.run("grade", "--jbos").err())
                .isEqualTo("judge: unknown option \"--jbos\" (see: " + shown + " grade --help)\n");
        assertThat(bench.run("grdae", "--lang=zh").err()).endsWith("（参见：" + shown + " --help）\n");
    }

    /** The text without white space: long paths make lines break anywhere. */
    private static String unwrapped(String help) {
        return help.replaceAll("\\s+", "");
    }

    @Test
    void namesTheWholeCommandHoweverLongItIs() {
        String typed = "/" + "deep/".repeat(100) + "runner.sh";
        bench.typed(typed);

        assertThat(bench.run("grade", "--jbos").err()).contains("(see: " + typed + " grade --help)");
    }

    @Test
    void helpsInTheLanguageOfTheEnvironment() {
        assertThat(bench.environment("LANG", "zh_CN.UTF-8").run("--help").out()).startsWith("用法：");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "grade", "check", "verify", "answer", "hunt", "explain", "new", "doctor"})
    void explainsEveryOption(String command) {
        Pattern option = Pattern.compile("(?m)^ {2,6}(?:-\\w, )?(--[a-z]+)(?:=\\S+)?\\s+(\\S)");

        Matcher found = option.matcher(
                bench.run((command + " --help").strip().split(" ")).out());

        assertThat(found.results().map(one -> one.group(1) + " " + one.group(2)))
                .hasSizeGreaterThanOrEqualTo(4)
                .allMatch(one -> one.matches("--[a-z]+ [A-Z]"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "-V", "grade --version", "doctor -V"})
    void tellsItsVersion(String line) {
        assertThat(bench.run(line.split(" "))).isEqualTo(new Run(0, "judge 0.1.0\n", ""));
    }

    @Test
    void showsTheStackTraceOfWhatNobodyExpected() {
        bench.verifier((problem, coverage, watcher) -> {
            throw new IllegalStateException("a bug");
        });

        Run run = bench.run("verify", "--problems", "@problems");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("java.lang.IllegalStateException: a bug", "\tat judge.cli.");
    }

    @Test
    void saysWhyThisMachineCannotJudge(@TempDir Path folder) {
        Workbench other = new Workbench(folder).problem("sum").solution("anna", "sum");
        other.judge((submission, problem, listener) -> {
            throw new AssertionError("never reached");
        });
        other.failing("no Java runtime\u001b[31m");

        Run run = other.grade();

        assertThat(run.err())
                .isEqualTo("judge: this machine cannot judge: no Java runtime\\u001B[31m (see: ./runner.sh doctor)\n");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void serveTakesCertificateAndKeyInOneOption() {
        assertThat(unwrapped(bench.run("serve", "--help").out()))
                .contains("[--tls=CERT,KEY]")
                .doesNotContain("KEY]...");
        assertThat(bench.run("serve", "--tls", "cert.pem").err()).contains("--tls needs two files, CERT,KEY");
        assertThat(bench.run("serve", "--tls", "a,b,c").err()).contains("--tls needs two files, CERT,KEY");
        assertThat(bench.run("serve", "--tls", "nothing.pem,key.pem").err()).contains("nothing.pem");
    }
}
