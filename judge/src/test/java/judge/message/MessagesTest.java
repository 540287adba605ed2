package judge.message;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import judge.cause.Catalogue;
import judge.cause.Cause;
import judge.problem.yaml.PackageFault;
import judge.program.ProgramFailure;
import judge.reason.Code;
import judge.reason.Codes;
import judge.reason.Fault;
import judge.reason.FaultCode;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.Ending;
import judge.sudoku.reason.SudokuCode;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class MessagesTest {

    private static final FaultCode REFUSED = (FaultCode) Codes.named("input-refused");

    private final Messages english = Messages.in(DisplayLanguage.EN);
    private final Messages chinese = Messages.in(DisplayLanguage.ZH);

    static List<Code> reasons() {
        return Codes.all().stream().filter(code -> !(code instanceof FaultCode)).toList();
    }

    static List<Code> faults() {
        return Codes.all().stream().filter(FaultCode.class::isInstance).toList();
    }

    @ParameterizedTest
    @MethodSource("faults")
    void sayEachFaultWithExactlyItsParametersInBothLanguages(Code code) {
        for (Messages messages : List.of(english, chinese)) {
            Set<String> gaps = new Sentence(messages.faults().getString(code.code())).gaps();
            gaps.remove("place");

            assertThat(gaps).containsExactlyInAnyOrderElementsOf(code.parameters());
        }
        String translated = chinese.faults().getString(code.code());
        assertThat(translated.contains("{place}"))
                .isEqualTo(english.faults().getString(code.code()).contains("{place}"));
        assertThat(translated.matches("\\{message}|.*\\p{IsHan}.*"))
                .as(translated)
                .isTrue();
    }

    @Test
    void haveASentenceForEachFaultAndNoOther() {
        Set<String> codes = new TreeSet<>(faults().stream().map(Code::code).toList());
        codes.add("at");

        assertThat(new TreeSet<>(english.faults().keySet())).isEqualTo(codes);
        assertThat(new TreeSet<>(chinese.faults().keySet())).isEqualTo(codes);
    }

    @Test
    void sayWhereAFaultIsAndTakeNothingInNamesForAGap() {
        Fault fault = Fault.at("p.yaml", 3, PackageFault.NOT_TEXT, "name", PackageFault.LIST_OF.of(2));
        assertThat(english.sentence(fault)).isEqualTo("p.yaml:3: name must be text, found a list of 2");
        assertThat(chinese.sentence(fault)).isEqualTo("p.yaml:3：name 必须是文字，实际为 2 项的列表");

        Fault odd = Fault.at("$1 {key} \u001b[31m", PackageFault.KEY_MISSING, "{found}[x]");
        assertThat(english.sentence(odd)).isEqualTo("$1 {key} \\u001B[31m: {found}[x] is missing");
        assertThat(english.sentence(Fault.at("a.in", REFUSED, 3, "v.py", "odd")))
                .isEqualTo("a.in, the first of 3, is refused by v.py: odd");
        assertThat(chinese.sentence(Fault.at("a.in", REFUSED, 0, "v.py", "odd")))
                .isEqualTo("a.in 被 v.py 拒绝：odd");
    }

    @Test
    void sayWhyAProgramOfAPackageFailed() {
        Reason ended = ProgramFailure.endsWith(new Ending.Signalled(11), "Segmentation fault");
        Reason failed = Reason.of(ReasonCode.CHECKER_FAILED, "message", ended);
        assertThat(english.sentence(failed))
                .isEqualTo("the checker failed, not the submission: it ends with signal 11: Segmentation fault");
        assertThat(chinese.sentence(failed)).endsWith("：程序结束，信号 11：Segmentation fault");
        assertThat(english.sentence(Reason.of(ReasonCode.CHECKER_FAILED, "message", "as an earlier judge said it")))
                .endsWith(": as an earlier judge said it");
    }

    @Test
    void haveTheSameKeysInBothLanguages() {
        assertThat(new TreeSet<>(chinese.bundle().keySet()))
                .isEqualTo(new TreeSet<>(english.bundle().keySet()));
        assertThat(english.bundle().keySet()).hasSizeGreaterThan(100);
    }

    @Test
    void haveWideColonsInChinese() {
        for (String key : chinese.bundle().keySet()) {
            assertThat(chinese.bundle().getString(key)).as(key).doesNotContainPattern("\\p{IsHan}:");
        }
    }

    @Test
    void areInTwoLanguages() {
        for (String key : english.bundle().keySet()) {
            if (key.matches("(reason|hint)\\..*") && !key.endsWith("uncaught-exception")) {
                assertThat(chinese.bundle().getString(key))
                        .as(key)
                        .containsPattern("\\p{IsHan}")
                        .isNotEqualTo(english.bundle().getString(key));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void haveASentenceWithExactlyTheParametersOfEachReason(Code code) {
        for (Messages messages : List.of(english, chinese)) {
            Sentence sentence = new Sentence(messages.bundle().getString("reason." + code.code()));

            assertThat(sentence.gaps()).containsExactlyInAnyOrderElementsOf(code.parameters());
        }
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void canSayEachReasonWithoutItsAnswers(Code code) {
        List<Object> namesAndValues = new ArrayList<>();
        for (String name : code.parameters()) {
            namesAndValues.add(name);
            namesAndValues.add("«" + name + "»");
        }
        Reason reason = Reason.of(code, namesAndValues.toArray());

        for (Messages messages : List.of(english, chinese)) {
            assertThat(messages.sentence(reason).replace("String[]", "")).doesNotContain("?", "{", "[", "]");
            assertThat(messages.sentence(reason.withoutAnswers()).replace("String[]", ""))
                    .doesNotContain("?", "{", "[", "]", "«expected");
        }
    }

    @ParameterizedTest
    @MethodSource("causes")
    void haveASentenceForEachCauseThatNeedsNoneOfItsParameters(Cause cause) {
        Hint code = Hint.of(cause.code());
        for (Messages messages : List.of(english, chinese)) {
            Sentence sentence = new Sentence(messages == english ? cause.english() : cause.chinese());
            String bare = messages.sentence(code);

            assertThat(sentence.gaps()).containsExactlyInAnyOrderElementsOf(cause.parameters());
            assertThat(sentence.requiredGaps()).isEmpty();
            assertThat(bare).hasSizeGreaterThan(9).doesNotContainPattern("\\{[a-z]+}|  |^[ .,;:]");
        }
        assertThat(chinese.sentence(code)).containsPattern("\\p{IsHan}");
        assertThat(english.sentence(code)).doesNotContainPattern("\\p{IsHan}");
    }

    static Collection<Cause> causes() {
        return Catalogue.all();
    }

    @Test
    void nameACauseThatOnlyANewerJudgeKnows() {
        Hint newer = Hint.of("cpp-of-next-year", "line", 3L);

        assertThat(english.sentence(newer))
                .isEqualTo("line 3: It is called cpp-of-next-year; this version of judge has no sentence for it yet.");
        assertThat(chinese.sentence(newer)).contains("cpp-of-next-year").containsPattern("\\p{IsHan}");
    }

    @Test
    void sayWhereTheCompilerMetWhatAHintIsAbout() {
        Hint hint = Hint.of("name-case", "name", "string", "wanted", "String", "line", 3L);

        assertThat(english.sentence(hint))
                .isEqualTo("line 3: It is written \"String\", not \"string\". Upper and lower case are told apart.");
        assertThat(chinese.sentence(hint)).isEqualTo("第 3 行：应写作“String”，而不是“string”。程序里区分大小写字母。");
        assertThat(english.sentence(Hint.of(hint.code()))).isEqualTo("Upper and lower case are told apart.");
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void haveAShortNameForEachMistake(Code code) {
        for (Messages messages : List.of(english, chinese)) {
            assertThat(messages.has("mistake." + code.code())).isEqualTo(code.namesMistake());
        }
    }

    @Test
    void sayWarningsOfTheJudgesOwnInTheLanguageAndLeaveACompilersAsTheyAre() {
        String said = "the file \"a.in\" is opened, and the problem's is \"sum.in\"";

        assertThat(chinese.diagnostic("contest.file-name", said))
                .isEqualTo("此处打开的文件是 a.in，而题目规定的文件名是 sum.in：在正式比赛中会得 0 分");
        assertThat(chinese.diagnostic("-Wall", said)).isEqualTo(said);
        assertThat(chinese.diagnostic(null, said)).isEqualTo(said);
    }

    @ParameterizedTest
    @EnumSource(Verdict.class)
    void haveANameForEachVerdict(Verdict verdict) {
        assertThat(english.name(verdict)).isNotBlank();
        assertThat(chinese.name(verdict)).isNotBlank();
    }

    @Test
    void sayWhatIsWrongInBothLanguages() {
        Reason reason = Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 1, "token", 2, "expected", "2829", "found", "-1");

        assertThat(english.sentence(reason)).isEqualTo("output line 1, token 2: found \"-1\", expected \"2829\"");
        assertThat(english.sentence(reason.withoutAnswers())).isEqualTo("output line 1, token 2: found \"-1\"");
        assertThat(chinese.sentence(reason)).isEqualTo("输出第 1 行第 2 项：程序输出“-1”，应为“2829”");
    }

    @Test
    void doNotQuoteAValidatorThatSaysNothing() {
        Reason silent = Reason.of(ReasonCode.VALIDATOR_REJECTS, "message", "");
        Reason telling = Reason.of(ReasonCode.VALIDATOR_REJECTS, "message", "too small");

        assertThat(english.sentence(silent)).isEqualTo("the problem's own validator rejects it");
        assertThat(english.sentence(telling)).isEqualTo("the problem's own validator rejects it: too small");
        assertThat(chinese.sentence(silent)).isEqualTo("题目自带的校验程序判为错误");
    }

    @Test
    void nameTheUnitsOfFigures() {
        assertThat(english.sentence(Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 2060, "usedMillis", 12_345)))
                .isEqualTo("had not ended at its limit of 2060 ms of CPU time; it used 12.3 s");
        assertThat(english.sentence(
                        Reason.of(ReasonCode.OUTPUT_EXCEEDED, "stream", "stdout", "limitBytes", 67_108_864L)))
                .isEqualTo("wrote more than 64 MiB to standard output");
    }

    @Test
    void doNotTellATimeOfAProgramThatWasEndedAsIfItHadEnded() {
        Reason ended = Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 1000, "usedMillis", 1010);
        Reason slept =
                Reason.of(ReasonCode.WALL_TIME_EXCEEDED, "limitMillis", 5000, "usedMillis", 3, "wallMillis", 5012);

        assertThat(english.sentence(ended)).isEqualTo("had not ended at its limit of 1000 ms of CPU time");
        assertThat(chinese.sentence(ended)).isEqualTo("到 CPU 时间限制 1000 ms 时仍未结束");
        assertThat(english.sentence(slept))
                .isEqualTo("had not ended at its limit of 5000 ms on the clock, but used only 3 ms of CPU time:"
                        + " it slept, waited or hung");
        assertThat(Quantity.time(1010, ended)).isEqualTo("> 1000 ms");
        assertThat(Quantity.time(3, slept)).isEqualTo("3 ms");
        assertThat(Quantity.time(1010, null)).isEqualTo("1010 ms");
    }

    @Test
    void translateTheWordsThatStandForValues() {
        Reason reason = Reason.of(SudokuCode.SUDOKU_DIGIT_TWICE, "puzzle", 3, "unit", "box", "number", 5, "digit", 7);

        assertThat(english.sentence(reason)).isEqualTo("puzzle 3: box 5 has the digit 7 twice");
        assertThat(chinese.sentence(reason)).isEqualTo("第 3 个数独：第 5 宫中数字 7 重复出现");
    }

    @Test
    void leaveOutTheLineOfAnExceptionWhereItIsNotKnown() {
        assertThat(english.sentence(Reason.of(
                        ReasonCode.UNCAUGHT_EXCEPTION,
                        "exception",
                        "java.lang.StackOverflowError",
                        "message",
                        "",
                        "file",
                        "",
                        "line",
                        0)))
                .isEqualTo("java.lang.StackOverflowError");
    }

    @ParameterizedTest
    @ValueSource(strings = {"refusal.zip-refused", "refusal.package-refused", "refusal.bad-archive"})
    void nameNoFileWithinAZipThatIsNone(String key) {
        assertThat(english.text(key, "file", "a.zip", "path", "", "leftout", "broken"))
                .endsWith(": cannot be read as a zip.");
        assertThat(english.text(key, "file", "a.zip", "path", "../b.c", "leftout", "outside"))
                .endsWith(": ../b.c leads out of its archive.");
    }

    @Test
    void sayOfAScoreThatNoGridHas() {
        Reason reason = Reason.of(SudokuCode.SCORE_IMPOSSIBLE, "found", "2980");

        assertThat(english.sentence(reason)).isEqualTo("found \"2980\", which no completed grid can score");
        assertThat(chinese.sentence(reason)).isEqualTo("程序输出“2980”，任何填满的数独都不可能得到这个分数");
    }

    @Test
    void neverPassOnWhatATerminalWouldActOn() {
        String shown = english.sentence(Reason.of(SudokuCode.SCORE_IMPOSSIBLE, "found", "\u001b[2J{line}[x]\n\u202e"));

        assertThat(shown).contains("\\u001B[2J{line}[x]\\n\\u202E").doesNotContainPattern("[\\p{Cc}\\p{Cf}]");
    }

    @Test
    void cutWhatStrangersMadeLongButNotPaths() {
        String text = "x".repeat(1000);

        assertThat(english.sentence(Reason.of(SudokuCode.SCORE_IMPOSSIBLE, "found", text)))
                .hasSizeLessThan(300);
        assertThat(english.text("error.no-path", "path", Path.of(text))).contains(text);
    }

    @Test
    void sayAllOfTheJudgesOwnSentencesWithinOthers() {
        Reason why = ProgramFailure.NO_ACCEPTED_LANGUAGE_KNOWN.of();
        Reason limit = ProgramFailure.TIME_LIMIT_UNKNOWN.of("sum", why);

        for (Messages messages : List.of(english, Messages.in(DisplayLanguage.ZH))) {
            assertThat(messages.sentence(Reason.of(ReasonCode.HOST_FAILED, "message", limit)))
                    .contains(messages.sentence(why))
                    .doesNotContain("…");
        }
    }

    @Test
    void doNotDependOnTheLocaleOfTheHost() {
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.SIMPLIFIED_CHINESE);
            assertThat(Messages.in(DisplayLanguage.EN).name(Verdict.AC)).isEqualTo("accepted");
            Locale.setDefault(Locale.forLanguageTag("ar-EG-u-nu-arab"));
            assertThat(Messages.in(DisplayLanguage.ZH)
                            .sentence(Reason.of(ReasonCode.HEAP_EXHAUSTED, "limitBytes", 1_572_864)))
                    .contains("1.5 MiB");
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void whatCameOfABusyMachineSaysHowSlowThatWasInEveryLanguage() {
        Reason reason = Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 2_000, "usedMillis", 2_061)
                .with(ReasonCode.HOST_SLOWNESS_PERCENT, 190);

        assertThat(Messages.in(DisplayLanguage.EN).sentence(reason))
                .endsWith("; measured on a busy machine: 1.9 times slower than usual, so it is not final, and is"
                        + " judged again when the machine is quieter");
        assertThat(Messages.in(DisplayLanguage.ZH).sentence(reason)).contains("耗时是平时的 1.9 倍");
    }
}
