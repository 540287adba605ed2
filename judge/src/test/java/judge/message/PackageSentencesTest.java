package judge.message;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

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
                "p.yaml:3: name must be text, found nothing | p.yaml:3：name 必须是文字，实际为 空",
                "g.yaml:7: secret/a: generate must be a program and its arguments, found 5"
                        + " | g.yaml:7：secret/a：generate 必须是程序及其参数，实际为 5",
                "data/secret/1.in is refused by v.py, as 2 others are: line 3: odd"
                        + " | data/secret/1.in 被 v.py 拒绝，另有 2 个也是：line 3: odd",
                "secret/1 is TLE, permitted are AC, WA | secret/1 是 TLE，允许的是 AC, WA",
                "wrong: is a link to nowhere | wrong：是指向不存在之处的链接",
                "the package of sum gives no time limit (give seconds as limits.time_limit in its problem.yaml, or in a"
                        + " file .timelimit), and it cannot be inferred: of submissions/accepted none is accepted here:"
                        + " a.py gets RTE | sum 的题目包没有给出时限（请在 problem.yaml 里写 limits.time_limit，"
                        + "或在文件 .timelimit 里写秒数），也无法推算：of submissions/accepted none is accepted here:"
                        + " a.py gets RTE",
            })
    void translatesWhatIsKnownAndKeepsNamesAndValues(String sentence, String translated) {
        assertThat(chinese.fault(sentence)).isEqualTo(translated);
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
