package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import judge.WrittenFiles;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.Report;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Points that output validators award, and graders that packages bring. The validator here does what the answer file
 * says: lines such as {@code score.txt 5}, then the status.
 */
class ScoringIT {

    private static final String VALIDATOR =
            """
            import os, sys
            with open(sys.argv[2]) as answer:
                lines = answer.read().split("\\n")
            for line in lines[:-1]:
                name, text = line.split(" ", 1)
                if text == "folder":
                    os.mkdir(sys.argv[3] + name)
                    continue
                if text == "link":
                    os.symlink(sys.argv[2], sys.argv[3] + name)
                    continue
                with open(sys.argv[3] + name, "w") as out:
                    out.write(text)
            sys.exit(int(lines[-1]))
            """;

    /** Half of the cases are enough, for as many points as the flag says. */
    private static final String GRADER =
            """
            import sys
            parts = [line.split() for line in sys.stdin]
            if sys.argv[1] == "odd":
                print("odd")
            elif sys.argv[1] == "much":
                print("AC 1e400")
            elif sys.argv[1] == "fails":
                sys.exit(1)
            else:
                right = sum(1 for verdict, score in parts if verdict == "AC")
                print("AC" if 2 * right >= len(parts) else "WA", float(sys.argv[1]) * right / len(parts))
            """;

    @AutoClose
    private static Toolchain toolchain;

    @TempDir
    Path temp;

    private final Map<String, String> files = new LinkedHashMap<>();

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    private void testCase(String name, String answer) {
        files.put("data/" + name + ".in", "\n");
        files.put("data/" + name + ".ans", answer);
    }

    private Problem problem() throws Exception {
        return PackageReader.read(WrittenFiles.in(temp.resolve("p"), files));
    }

    private static Report judged(Problem problem) throws IOException, InterruptedException {
        byte[] source = "print(1)\n".getBytes(StandardCharsets.UTF_8);
        Submission submission = Submission.of(
                "1",
                "ada",
                problem.id(),
                List.of(new SourceFile("main.py", source)),
                problem.limits().codeBytes());
        return new LocalJudge(toolchain, new JudgingRules(true, false, false)).judge(submission, problem);
    }

    private static CaseSection of(Report report, String name) {
        return report.cases().stream()
                .filter(one -> one.name().equals(name))
                .findFirst()
                .orElseThrow();
    }

    private static void assertFailed(Report report, String name, String sentence) {
        CaseSection one = of(report, name);
        assertThat(one.verdict()).as(name).isEqualTo(Verdict.JE);
        Reason reason = Objects.requireNonNull(one.reason());
        assertThat(English.of(reason)).as(name).contains(sentence);
    }

    private void latest(String yaml) {
        files.put("problem.yaml", "problem_format_version: 2025-09\nname: P\ntype: scoring\nlimits: {time_limit: 5}\n");
        files.put("data/secret/test_group.yaml", yaml);
        files.put("output_validator/validate.py", VALIDATOR);
    }

    @Test
    void takesTheAwardsOfAValidatorByTheRulesOfTheLatestFormat() throws Exception {
        latest("max_score: unbounded\n");
        testCase("sample/1", "score.txt what\n42");
        testCase("sample/2", "score_multiplier.txt what\n42");
        files.put("data/secret/bounded/test_group.yaml", "max_score: 60\nscore_aggregation: sum\n");
        testCase("secret/bounded/all", "42");
        testCase("secret/bounded/half", "score_multiplier.txt 0.5\n42");
        testCase("secret/bounded/points", "score.txt 2.5\n42");
        testCase("secret/bounded/none", "43");
        testCase("secret/bounded/zero", "score.txt 1e-12345\n42");
        testCase("secret/bounded/most", "score.txt 1e1\n42");
        files.put("data/secret/least/test_group.yaml", "max_score: 20\nscore_aggregation: min\n");
        testCase("secret/least/1", "score.txt 7\n42");
        testCase("secret/least/2", "score_multiplier.txt 0.25\n42");
        files.put("data/secret/open/test_group.yaml", "score_aggregation: sum\n");
        testCase("secret/open/1", "score.txt 1234.5\n42");
        testCase("secret/open/2", "43");
        files.put("data/secret/whole/test_group.yaml", "max_score: 8\n");
        testCase("secret/whole/1", "42");

        Report report = judged(problem());

        assertThat(of(report, "sample/1").verdict()).isEqualTo(Verdict.AC);
        assertThat(of(report, "sample/2").verdict()).isEqualTo(Verdict.AC);
        assertThat(report.cases().stream().map(CaseSection::score))
                .containsExactly(0.0, 0.0, 10.0, 5.0, 10.0, 0.0, 2.5, 0.0, 7.0, 5.0, 1234.5, 0.0, 0.0);
        assertThat(report.score()).isCloseTo(27.5 + 5 + 1234.5 + 8, within(1e-6));
        assertThat(report.verdict()).isEqualTo(Verdict.WA);
        assertThat(report.maxScore()).isInfinite();
        assertThat(of(report, "secret/open/1").maxScore()).isInfinite();
    }

    @Test
    void isAJudgeErrorWhereAValidatorAwardsWhatItMustNot() throws Exception {
        latest("max_score: unbounded\n");
        files.put("data/secret/bounded/test_group.yaml", "max_score: 90\nscore_aggregation: sum\n");
        testCase("secret/bounded/both", "score.txt 1\nscore_multiplier.txt 1\n42");
        testCase("secret/bounded/less", "score.txt -1\n42");
        testCase("secret/bounded/more", "score.txt 10.1\n42");
        testCase("secret/bounded/text", "score.txt ten\n42");
        testCase("secret/bounded/nan", "score.txt NaN\n42");
        testCase("secret/bounded/empty", "score.txt  \n42");
        testCase("secret/bounded/times", "score_multiplier.txt 1.5\n42");
        testCase("secret/bounded/wrong", "score.txt 0\n43");
        testCase("secret/bounded/wrong2", "score_multiplier.txt 0\n43");
        files.put("data/secret/open/test_group.yaml", "score_aggregation: sum\n");
        testCase("secret/open/none", "42");
        testCase("secret/open/times", "score_multiplier.txt 1\n42");
        testCase("secret/open/less", "score.txt -1\n42");
        testCase("secret/open/endless", "score.txt 1e400\n42");
        testCase("secret/open/much", "score.txt 1e308\n42");
        testCase("secret/open/folder", "score.txt folder\n42");
        testCase("secret/whole/link", "score_multiplier.txt link\n42");
        files.put("data/secret/whole/test_group.yaml", "max_score: 8\n");
        testCase("secret/whole/score", "score.txt 1\n42");
        testCase("secret/whole/times", "score_multiplier.txt 1\n42");

        Report report = judged(problem());

        assertThat(report.verdict()).isEqualTo(Verdict.JE);
        assertFailed(report, "secret/bounded/both", "both a score.txt and a score_multiplier.txt");
        assertFailed(report, "secret/bounded/less", "score.txt is negative: -1");
        assertFailed(report, "secret/bounded/more", "score.txt is 10.1, but the case can earn at most 10");
        assertFailed(report, "secret/bounded/text", "score.txt is not a number: ten");
        assertFailed(report, "secret/bounded/nan", "score.txt is not a number: NaN");
        assertFailed(report, "secret/bounded/empty", "score.txt is not a number");
        assertFailed(report, "secret/bounded/times", "score_multiplier.txt is not between 0 and 1: 1.5");
        assertFailed(report, "secret/bounded/wrong", "there is a score.txt, but the output was rejected");
        assertFailed(report, "secret/bounded/wrong2", "there is a score_multiplier.txt, but the output was rejected");
        assertFailed(report, "secret/open/none", "there is no score.txt, but the case's points have no bound");
        assertFailed(report, "secret/open/times", "a score_multiplier.txt, but the case's points have no bound");
        assertFailed(report, "secret/open/less", "score.txt is negative: -1");
        assertFailed(report, "secret/open/endless", "score.txt is a number beyond 1e100: 1e400");
        assertFailed(report, "secret/open/much", "score.txt is a number beyond 1e100: 1e308");
        assertFailed(report, "secret/open/folder", "its score.txt is a folder, a link or a device, and no file");
        assertFailed(report, "secret/whole/link", "its score_multiplier.txt is a folder, a link or a device");
        assertFailed(report, "secret/whole/score", "there is a score.txt, but the case's group earns all or nothing");
        assertFailed(report, "secret/whole/times", "there is a score_multiplier.txt, but the case's group earns all");
    }

    private void legacy(String yaml, String rootYaml) {
        files.put("problem.yaml", "name: P\ntype: scoring\n" + yaml);
        files.put(".timelimit", "5\n");
        files.put("data/testdata.yaml", rootYaml);
        files.put("output_validators/validate.py", VALIDATOR);
    }

    @Test
    void takesTheScoresOfALegacyValidatorThatMayAwardThemBelowZeroToo() throws Exception {
        legacy("validation: custom score\n", "on_reject: continue\ngrader_flags: always_accept sum\naccept_score: 3\n");
        testCase("secret/1", "score.txt -2.5\n42");
        testCase("secret/2", "score.txt 100\n42");
        testCase("secret/3", "42");
        testCase("secret/4", "43");
        testCase("secret/5", "score.txt 1\n43");

        Report report = judged(problem());

        assertThat(report.score()).isEqualTo(101.5);
        assertThat(report.verdict()).as("points are missing").isEqualTo(Verdict.WA);
        assertThat(report.maxScore()).isInfinite();
    }

    @Test
    void isAJudgeErrorWhereALegacyValidatorAwardsUnasked() throws Exception {
        legacy("validation: custom\n", "on_reject: continue\ngrader_flags: always_accept\n");
        testCase("secret/1", "score.txt 2\n42");
        testCase("secret/2", "score_multiplier.txt 1\n42");
        testCase("secret/3", "score.txt 2\n43");

        Report report = judged(problem());

        assertFailed(
                report, "secret/1", "there is a score.txt, but problem.yaml does not say validation: custom score");
        assertFailed(
                report, "secret/2", "there is a score_multiplier.txt, but this version of the format does not know it");
        assertFailed(report, "secret/3", "there is a score.txt, but the output was rejected");
    }

    @Test
    void asksTheGraderOfThePackage() throws Exception {
        legacy("validation: custom\n", "on_reject: continue\ngrader_flags: always_accept sum\nrange: 0 100\n");
        files.put("graders/grade.py", GRADER);
        files.put("data/secret/half/testdata.yaml", "grading: custom\ngrader_flags: '30'\nrange: 0 30\n");
        testCase("secret/half/1", "42");
        testCase("secret/half/2", "43");
        files.put("data/secret/third/testdata.yaml", "grading: custom\ngrader_flags: '30'\nrange: 0 30\n");
        testCase("secret/third/1", "42");
        testCase("secret/third/2", "43");
        testCase("secret/third/3", "43");

        Report report = judged(problem());

        assertThat(report.score()).isEqualTo(15);
        assertThat(report.verdict()).isEqualTo(Verdict.WA);
        assertThat(report.maxScore()).isEqualTo(60);
    }

    @Test
    void isAJudgeErrorWhereTheGraderSaysNothingThatCanBeRead() throws Exception {
        legacy("validation: custom\n", "on_reject: continue\ngrader_flags: always_accept sum\n");
        files.put("graders/grade.py", GRADER);
        files.put("data/secret/a/testdata.yaml", "grading: custom\ngrader_flags: odd\n");
        testCase("secret/a/1", "42");

        Report report = judged(problem());

        assertThat(report.verdict()).isEqualTo(Verdict.JE);
        assertThat(report.score()).isZero();
        assertFailed(report, "secret/a/1", "it printed neither a verdict nor a score: odd");
        files.put("data/secret/a/testdata.yaml", "grading: custom\ngrader_flags: much\n");
        assertFailed(judged(problem()), "secret/a/1", "it printed a score beyond 1e100: AC 1e400");
        files.put("data/secret/a/testdata.yaml", "grading: custom\ngrader_flags: fails\n");
        assertFailed(judged(problem()), "secret/a/1", "it ends with status 1");
        files.put("data/secret/a/testdata.yaml", "grading: custom\ngrader_flags: '30'\nrange: 0 20\n");
        assertThat(of(judged(problem()), "secret/a/1").reason())
                .satisfies(reason -> assertThat(reason.code().code()).isEqualTo("score-out-of-range"));
    }

    @Test
    void endsTheJudgingOfAFolderAtTheFirstRejectedCase() throws Exception {
        legacy("validation: custom\n", "grader_flags: always_accept\n");
        files.put("data/secret/testdata.yaml", "on_reject: continue\n");
        files.put("data/secret/a/testdata.yaml", "on_reject: break\naccept_score: 10\nreject_score: 1\n");
        testCase("secret/a/1", "42");
        testCase("secret/a/2", "43");
        testCase("secret/a/3", "42");
        testCase("secret/b/1", "42");

        Report report = judged(problem());

        assertThat(report.cases())
                .extracting(CaseSection::verdict)
                .containsExactly(Verdict.AC, Verdict.WA, Verdict.SK, Verdict.AC);
        assertThat(report.score()).isEqualTo(12);
    }
}
