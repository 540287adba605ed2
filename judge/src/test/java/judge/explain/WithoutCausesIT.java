package judge.explain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import judge.engine.JudgingRules;
import judge.engine.LocalJudge;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.engine.Zoo;
import judge.problem.Problem;
import judge.problem.Problems;
import judge.problem.reading.PackageReader;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.Report;
import judge.submission.SubmissionFiles;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A judge without anything that explains gives the same reports, without the hints. {@code -Dcauses.deeds=N} chooses
 * how many deeds of the zoo are judged, out of all groups.
 */
@Tag("explanations")
class WithoutCausesIT {

    /** Parameters that were measured, which no two runs have in common. */
    private static final List<String> MEASURED = List.of("usedMillis", "usedBytes", "peakBytes", "hostSlownessPercent");

    private static final int PATIENCE = 5;

    private static Toolchain with;
    private static Toolchain without;
    private static Problem problem;

    @BeforeAll
    static void opens() throws Exception {
        with = Toolchains.unhurried();
        without = Toolchains.withoutCauses();
        Problem read = PackageReader.read(Zoo.PROBLEM);
        problem = Problems.of(
                read.id(),
                read.folder(),
                read.names(),
                read.scoring(),
                read.limits().stretched(PATIENCE), // A busy machine gives the same verdicts.
                read.judging(),
                read.data(),
                read.content());
    }

    @AfterAll
    static void closes() throws Exception {
        with.close();
        without.close();
    }

    static Stream<Path> deeds() {
        return Zoo.spread(Integer.getInteger("causes.deeds", 40)).stream()
                .distinct()
                .filter(deed -> Zoo.verdict(deed) != Verdict.TLE);
    }

    /** The reasons of the compiler and of all cases, without hints and without what was measured. */
    private static List<Object> reasons(Toolchain toolchain, Path deed) throws Exception {
        SubmissionFiles files = SubmissionFinder.single(deed, problem.id());
        Report report = new LocalJudge(toolchain, new JudgingRules(true, false, false))
                .judge(files.read(problem.limits().codeBytes()), problem);
        List<Object> reasons = new ArrayList<>(List.of(
                report.verdict(),
                report.score(),
                plain(report.compile().reason()),
                report.compile().diagnostics()));
        for (CaseSection one : report.cases()) {
            reasons.addAll(List.of(one.name(), one.verdict(), one.score(), plain(one.reason())));
        }
        return reasons;
    }

    private static String plain(Reason reason) {
        if (reason == null) {
            return "";
        }
        Map<String, Object> parameters = new LinkedHashMap<>(reason.parameters());
        parameters.keySet().removeAll(MEASURED);
        return reason.code().code() + parameters;
    }

    @ParameterizedTest
    @MethodSource("deeds")
    void changesNothingButHints(Path deed) throws Exception {
        assertThat(reasons(without, deed)).isEqualTo(reasons(with, deed));
    }
}
