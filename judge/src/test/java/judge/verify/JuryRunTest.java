package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.CountDownLatch;
import judge.Eventually;
import judge.engine.BatchJudge;
import judge.engine.JudgingRules;
import judge.problem.Problem;
import judge.problem.jury.JuryReader;
import judge.problem.jury.JurySubmission;
import judge.problem.reading.PackageReader;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.Reports;
import judge.schedule.ProcessorPool;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JuryRunTest {

    private static final String SLOW = "time_limit_exceeded/";

    @TempDir
    Path temp;

    /** The verdict that each of the jury's submissions would get on every case. */
    private final Map<String, String> verdicts = Map.of(
            "sum.py", "AC AC AC",
            "wrong.py", "WA AC AC",
            "first.py", "TLE TLE AC",
            "second.py", "TLE TLE TLE",
            "third.py", "TLE TLE TLE");

    private final List<String> asked = Collections.synchronizedList(new ArrayList<>());
    private OnJudging onJudging = name -> {};

    private interface OnJudging {
        void judging(String name) throws InterruptedException;
    }

    /** The first is run on all that nobody fails yet, the next only on what is then left of these. */
    @Test
    void whatMayBeTooSlowComesLastAndIsRunOnEachCaseThatNobodyElseFails() throws Exception {
        Problem problem = threeCases("0.1", SLOW);
        List<JurySubmission> jury = JuryReader.read(problem).submissions();

        List<JuryResult> results = run(problem, jury);

        assertThat(results)
                .extracting(JuryResult::path)
                .containsExactlyElementsOf(
                        jury.stream().map(JurySubmission::name).toList());
        assertThat(asked.subList(0, 2)).containsExactlyInAnyOrder("sum.py [] 1.5", "wrong.py [] 1.5");
        assertThat(asked.subList(2, 5))
                .containsExactly("first.py [secret/2, secret/3] 1.5", "second.py [secret/3] 1.5", "third.py [] 1.5");
        assertThat(results).allMatch(JuryResult::isAsExpected);
        assertThat(CaseReason.of(problem, results))
                .extracting(CaseReason::failedBy, CaseReason::untried)
                .containsExactly(tuple(4, 0), tuple(3, 0), tuple(1, 1));
    }

    /** The submission is judged by the limit itself, and each case once. */
    @Test
    void whatMayGetAnyVerdictIsTriedUntilItFailsAndIsNoCasesOnlyReason() throws Exception {
        Problem problem = threeCases("1", "sketches/");
        List<JurySubmission> jury = JuryReader.read(problem).submissions();

        List<JuryResult> results = run(problem, jury);

        assertThat(asked).contains("first.py once 1.0", "second.py once 1.0", "third.py once 1.0");
        assertThat(results)
                .filteredOn(result -> result.path().startsWith("sketches/"))
                .allMatch(JuryResult::isAsExpected)
                .allMatch(result -> Collections.frequency(result.verdicts().values(), Verdict.TLE) == 1);
        assertThat(CaseReason.of(problem, results).get(0).alone()).containsExactly("wrong_answer/wrong.py");
        assertThat(CaseReason.of(problem, results).get(1))
                .extracting(CaseReason::failedBy, CaseReason::untried)
                .containsExactly(0, 3);
    }

    /** The submission may take longer than all others together. */
    @Test
    void whatMayGetAnyVerdictIsJudgedBesideTheOthersWhereThereIsALaneForIt() throws Exception {
        Problem problem = threeCases("1", "sketches/");
        List<JurySubmission> jury = JuryReader.read(problem).submissions();
        CountDownLatch begun = new CountDownLatch(1);
        onJudging = name -> {
            if (name.equals("first.py")) {
                begun.countDown();
            } else if (name.equals("sum.py")) {
                Eventually.open(begun);
            }
        };

        List<JuryResult> results = run(problem, jury);

        assertThat(results)
                .extracting(JuryResult::path)
                .containsExactlyElementsOf(
                        jury.stream().map(JurySubmission::name).toList());
    }

    /** Python has five times the time: with half as much again, each such case takes more than five seconds. */
    @Test
    void whatTakesTooLongIsNotRunOnFurtherCasesAndTheyAreSaidToBeUntried() throws Exception {
        Problem problem = threeCases("1", SLOW);
        List<JurySubmission> jury = JuryReader.read(problem).submissions();

        List<JuryResult> results = run(problem, jury);

        assertThat(results).allMatch(JuryResult::isAsExpected);
        assertThat(CaseReason.of(problem, results))
                .extracting(CaseReason::failedBy, CaseReason::untried)
                .containsExactly(tuple(4, 0), tuple(3, 0), tuple(0, 3));
    }

    private List<JuryResult> run(Problem problem, List<JurySubmission> jury) throws Exception {
        try (Lanes lanes = new Lanes(new ProcessorPool(List.of(0, 1)), 0)) {
            JuryTrial trial = JuryTrial.of(this::judge, problem, jury, Map.of(), Coverage.USUAL, 2);
            return new JuryRun(trial, problem, lanes, VerificationListener.NOBODY).of(jury);
        }
    }

    private Problem threeCases(String seconds, String slow) throws Exception {
        Path folder = PackageTrials.packaged(
                temp,
                Map.of(
                        "problem.yaml",
                        PackageTrials.YAML.replace("time_limit: 5", "time_limit: " + seconds),
                        "data/secret/2.in",
                        "1 1\n",
                        "data/secret/2.ans",
                        "2\n",
                        "data/secret/3.in",
                        "1 0\n",
                        "data/secret/3.ans",
                        "1\n",
                        "submissions/wrong_answer/wrong.py",
                        "",
                        "submissions/" + slow + "first.py",
                        "",
                        "submissions/" + slow + "second.py",
                        "",
                        "submissions/" + slow + "third.py",
                        ""));
        return PackageReader.read(folder);
    }

    private BatchJudge judge(JudgingRules rules) {
        return (expected, threads) -> (submission, problem, listener) -> {
            String name = submission.sources().get(0).path();
            asked.add(name + " " + cases(rules) + " " + rules.stretched());
            onJudging.judging(name);
            return report(Objects.requireNonNull(verdicts.get(name)), rules);
        };
    }

    private static String cases(JudgingRules rules) {
        return rules.equals(JudgingRules.once())
                ? "once"
                : rules.enough()
                        .map(enough ->
                                enough.wanted().stream().sorted().toList().toString())
                        .orElse("all");
    }

    /** A report on cases with these verdicts, without those that a schedule would leave out. */
    private static Report report(String words, JudgingRules rules) {
        boolean once = rules.equals(JudgingRules.once());
        Map<String, CaseSection> cases = new LinkedHashMap<>();
        int failed = 0;
        for (String word : words.split(" ")) {
            String name = "secret/" + (cases.size() + 1);
            int most = rules.enough()
                    .map(rule -> rule.wanted().contains(name) ? Math.max(rule.cases(), rule.most()) : rule.cases())
                    .orElse(Integer.MAX_VALUE);
            Verdict verdict = failed >= most ? Verdict.SK : Verdict.valueOf(word);
            failed += verdict == Verdict.TLE || (once && verdict != Verdict.AC) ? 1 : 0;
            cases.put(name, new CaseSection(name, verdict, 0, 0, 10.0, 10.0, 1L, null, 1, null, null));
        }
        return Reports.with("jury", "features", Verdict.AC, List.copyOf(cases.values()));
    }
}
