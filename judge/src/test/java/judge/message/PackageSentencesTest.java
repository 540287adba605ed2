package judge.message;

import static org.assertj.core.api.Assertions.assertThat;

import judge.reason.Reason;
import judge.reason.ReasonCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PackageSentencesTest {

    private final Messages chinese = Messages.in(DisplayLanguage.ZH);

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "sum/problem.yaml: is missing | sum/problem.yaml：缺少",
                "p.yaml:3: limits.memory must be a whole number from 1 to 9 (MiB), found a list of 2"
                        + " | p.yaml:3：limits.memory 必须是 1 到 9 的整数（MiB），实际为 2 项的列表",
                "p.yaml:4: limits.time_limit must be a number from 0.001 to 3600 (seconds), found 0"
                        + " | p.yaml:4：limits.time_limit 必须是 0.001 到 3600 之间的数（秒），实际为 0",
                "p.yaml:3: languages has python, which is the code of no language of the format"
                        + " | p.yaml:3：languages 里的 python 不是题目包格式规定的语言代码",
                "p.yaml:3: name must be text, found nothing | p.yaml:3：name 必须是文字，实际为 空",
                "g.yaml:7: secret/a: generate must be a program and its arguments, found 5"
                        + " | g.yaml:7：secret/a：generate 必须是程序及其参数，实际为 5",
                "data/secret/1.in is refused by v.py, as 2 others are: line 3: odd"
                        + " | data/secret/1.in 被 v.py 拒绝，另有 2 个也是：line 3: odd",
                "secret/1 is TLE, permitted are AC, WA | secret/1 是 TLE，允许的是 AC, WA",
                "a is TLE, as 3 others are, permitted are AC, WA | a 是 TLE，另有 3 个也是，允许的是 AC, WA",
                "a is TLE, as 1 other is, permitted are AC | a 是 TLE，另有 1 个也是，允许的是 AC",
                "1.in is refused by v.py, as 1 other is: line 3: odd | 1.in 被 v.py 拒绝，另有 1 个也是：line 3: odd",
                "the score is 65, it must be 30 | 得分是 65，应为 30",
                "the score is 65, it must be from 30 to 40 | 得分是 65，应在 30 到 40 之间",
                "a.out must be refused by the checker, which fails on it: it ends with status 1"
                        + " | a.out 应被检查器拒绝，但检查器出错：程序结束，退出码 1",
                "p/submissions/accepted/a.py: has 10 points, with which the grader is content although 0 is the best"
                        + " score: partially_accepted may be meant | p/submissions/accepted/a.py：得到 10 分，"
                        + "评分程序认为可以接受，但最好的得分是 0：可能应放在 partially_accepted 里",
                "does not compile: a.cpp:3: expected ';' | 无法编译：a.cpp:3: expected ';'",
                "data/secret: has no test case: there must be at least one .in with its .ans; data/gen.sh may make"
                        + " them, and has to be run first | data/secret：没有测试点：至少要有一个 .in"
                        + " 和对应的 .ans；data/gen.sh 可能会生成它们，请先运行它",
                "the package's p/output_validator does not compile: has sources in more than one language: cpp, python3"
                        + " | 题目包的 p/output_validator 无法编译：源文件使用了不止一种语言：cpp, python3",
                "the package's p/check.cpp does not compile: check.cpp:1: testlib.h: No such file or directory: put it"
                        + " beside the program"
                        + " | 题目包的 p/check.cpp 无法编译：check.cpp:1：没有 testlib.h：请把它放在程序旁边",
                "secret/1 is RTE: ended with exit status 3 | secret/1 是 RTE：退出码为 3",
                "secret/1 is RTE: ValueError: too long (a.py, line 2)"
                        + " | secret/1 是 RTE：ValueError: too long（a.py 第 2 行）",
                "wrong: is a link to nowhere | wrong：是指向不存在之处的链接",
                "the package of sum gives no time limit (give seconds as limits.time_limit in its problem.yaml, or in a"
                        + " file .timelimit), and it cannot be inferred: of submissions/accepted none is accepted here:"
                        + " a.py gets RTE | sum 的题目包没有给出时限（请在 problem.yaml 里写 limits.time_limit，"
                        + "或在文件 .timelimit 里写秒数），也无法推算：submissions/accepted 中没有一份在这里通过："
                        + "a.py 得到 RTE",
                "sum/data/secret/1: gives wrong arguments to the checker: the argument float_tolerance needs a number"
                        + " after it | sum/data/secret/1：给检查器的参数有误：参数 float_tolerance 后面要有一个数",
                "secret/1 is JE: it ends with status 1: KeyError: 3 | secret/1 是 JE：程序结束，退出码 1：KeyError: 3",
            })
    void translatesWhatIsKnownAndKeepsNamesAndValues(String sentence, String translated) {
        assertThat(chinese.fault(sentence)).isEqualTo(translated);
    }

    @Test
    void translatesWhatHasFailedInAReasonAndKeepsWhatIsNotKnown() {
        Reason failed = Reason.of(ReasonCode.CHECKER_FAILED, "message", "it ends with signal 11: Segmentation fault");
        assertThat(chinese.sentence(failed)).endsWith("：程序结束，信号 11：Segmentation fault");
        String noLimit =
                "the package of sum gives no time limit (give seconds as limits.time_limit in its problem.yaml,"
                        + " or in a file .timelimit), and it cannot be inferred: of submissions/accepted"
                        + " none is accepted here: accepted/a.py gets CE";
        assertThat(chinese.sentence(Reason.of(ReasonCode.HOST_FAILED, "message", noLimit)))
                .contains("：sum 的题目包没有给出时限")
                .endsWith("：accepted/a.py 得到 CE");
        assertThat(chinese.sentence(Reason.of(ReasonCode.HOST_FAILED, "message", "no room")))
                .endsWith("：no room");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "it is judged elsewhere (X), and nobody but that judge has its data",
                "its type is X: only its data are taken, and what asks or compares has to be written",
                "its checker X is missing: write one into output_validator",
                "its X needs testlib.h, which it does not bring: put it into X",
                "its checker needs testlib.h for LemonLime: put it into output_validator",
                "its checker X is a program without its source: write one into output_validator",
                "its checker is of type X, which is called in another way: write one into output_validator",
                "how its answers are compared (comparisonMode X) has to be written as a program in output_validator",
                "X has no answer beside it, and is left out",
                "names tell the groups of some of its cases: each of the others counts by itself",
                "X has a name without a number, and is left out",
                "its subtask X names no cases, and is left out",
                "its subtask X depends on a later one, which is left out",
                "its subtask X counts the best case, which the format does not have:"
                        + " in the package all cases must be accepted",
                "its checker may give points, which its tests do not have: in the package less than one"
                        + " is wrong, and more than one a judge error",
                "X is taken for an accepted submission",
                "it is no traditional task (taskType X):"
                        + " only its data are taken, and what asks or compares has to be written",
                "X programs of contestants lie in X; put one that is right into submissions/accepted",
                "its test cases have different time limits; the package has the largest for all of them",
                "its test cases have different memory limits; the package has the largest for all of them",
                "the file name X cannot be used; programs read from stdin and write to stdout",
                "its points are no whole numbers; they are rounded",
                "it has no test data: put them into data/secret",
                "it has no accepted submission: put one into submissions/accepted",
                "it has no input validator: put one into input_validators",
                "it has no statement: put one into statement/problem.en.md or the like",
                "it has several sets of tests; only \"X\" is taken",
                "answers are called X there; in the package each has the name of its test case",
                "its file X compiles submissions there; here they are compiled as usual, together with its other files",
                "its checker X is one that comes with testlib: write one into output_validator",
                "its solution X is in Python 2, and is left out",
                "its interactor X is missing: write one into output_validator",
                "its interactor X is called in another way: write one into output_validator",
                "its checker X is missing: in the package the interactor alone decides",
                "it is judged in several passes; in the package there is one",
                "its solution X is missing",
                "its solution X has the tag X, and is left out",
                "test X is not there, and no generator makes it: it is left out",
                "tests are not there, and no generator makes them: they are left out (X; X in all)",
                "its questions are answered one by one (type objective), which this judge does not have",
                "not all of its tests are there: the judge makes them by generators/generators.yaml",
                "its tests have line ends of Windows; the package has those of Linux"
            })
    void knowsAllThatImportingAProblemRemarks(String sentence) {
        assertThat(chinese.fault(sentence)).containsPattern("\\p{IsHan}").doesNotContain("{", "its ", " is ");
    }

    @Test
    void leavesWhatItDoesNotKnowAndAllThatIsEnglish() {
        assertThat(chinese.fault("v.py: something else")).isEqualTo("v.py: something else");
        assertThat(Messages.in(DisplayLanguage.EN).fault("sum: is missing")).isEqualTo("sum: is missing");
    }

    @Test
    void takesNothingInNamesForAPatternOrAGap() {
        assertThat(chinese.fault("$1 {2} \\Q.*: is missing")).isEqualTo("$1 {2} \\Q.*：缺少");
        assertThat(chinese.fault("p: no case of $1{2}(.*) is AC, at least one must be"))
                .isEqualTo("p：$1{2}(.*) 中没有测试点是 AC，至少要有一个");
        assertThat(chinese.fault("x\u001b[31m: is missing")).isEqualTo(Visible.of("x\u001b[31m：缺少"));
    }

    @Test
    void isSoonDoneWithALongNameOfAStrangers() {
        String name = "must be , found ".repeat(120);

        assertThat(chinese.fault(name)).isNotEmpty();
    }
}
