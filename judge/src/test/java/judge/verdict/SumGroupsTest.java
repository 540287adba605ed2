package judge.verdict;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import judge.problem.Graded;
import judge.problem.GraderFlags;
import judge.problem.GradingTree;
import judge.problem.Problem;
import judge.problem.Problems;
import judge.problem.TestCase;
import judge.problem.TestData;
import judge.problem.TestGroup;
import judge.problem.TestGroup.Aggregation;
import org.junit.jupiter.api.Test;

class SumGroupsTest {

    private static final String ANY = "accept_if_any_accepted";
    private static final TestData DATA = Problems.scoring("p", 10).data();

    @Test
    void groupsThatAreAddedUpAreToldApartDownToWhereTheyAreNot() {
        TestGroup one = group("secret/1", Aggregation.MIN, "1a", "1b");
        TestGroup deep = group("secret/2/x", Aggregation.PASS_FAIL, "2a");
        TestGroup other = group("secret/2/y", Aggregation.SUM, "2b");
        TestGroup two = new TestGroup("secret/2", 20, Aggregation.SUM, List.of(), List.of(), List.of(deep, other));
        TestGroup secret = new TestGroup("secret", 40, Aggregation.SUM, List.of(), List.of(), List.of(one, two));

        List<CaseResult> results = List.of(result("1a", 10), result("1b", 4), result("2a", 10), result("2b", 3));

        assertThat(SumGroups.of(problem(new TestData(List.of(), secret)), results, 17))
                .isEqualTo(Map.of("secret/1", 4.0, "secret/2/x", 10.0, "secret/2/y", 3.0));
    }

    @Test
    void whatIsNoSumHasNoGroups() {
        TestGroup one = group("secret/1", Aggregation.MIN, "1a");
        TestGroup two = group("secret/2", Aggregation.MIN, "2a");
        TestGroup least = new TestGroup("secret", 10, Aggregation.MIN, List.of(), List.of(), List.of(one, two));
        List<CaseResult> results = List.of(result("1a", 10), result("2a", 4));

        assertThat(SumGroups.of(problem(new TestData(List.of(), least)), results, 4))
                .isEmpty();
        assertThat(SumGroups.of(problem(DATA), results, 0))
                .as("cases are no groups")
                .isEmpty();
        assertThat(SumGroups.of(Problems.passFail("p"), results, 1)).isEmpty();
    }

    @Test
    void ofAnOlderPackageTheGradersFlagsSayWhatIsAddedUp() {
        Graded.Group sample = graded("sample", List.of("sum"), new Graded.Case("s"));
        Graded.Group one = graded("secret/1", List.of("min"), new Graded.Case("1a"), new Graded.Case("1b"));
        Graded.Group two = graded("secret/2", List.of("min"), new Graded.Case("2a"));
        Graded.Group secret = graded("secret", List.of("sum", ANY), one, two);
        List<CaseResult> results = List.of(result("s", 0), result("1a", 10), result("1b", 10), result("2a", 5));

        assertThat(SumGroups.of(legacy(graded("", List.of("ignore_sample"), sample, secret), false), results, 10))
                .isEqualTo(Map.of("secret/1", 10.0, "secret/2", 0.0));
        assertThat(SumGroups.of(legacy(graded("", List.of("min"), sample, secret), false), results, 0))
                .isEmpty();
        assertThat(SumGroups.of(legacy(graded("", List.of("ignore_sample"), sample, secret), true), results, 10))
                .as("where less is better nothing is added up")
                .isEmpty();
    }

    @Test
    void groupsThatDoNotMakeUpTheScoreAreNone() {
        TestGroup one = group("secret/1", Aggregation.MIN, "1a");
        TestGroup two = group("secret/2", Aggregation.MIN, "2a");
        TestGroup secret = new TestGroup("secret", 20, Aggregation.SUM, List.of(), List.of(), List.of(one, two));
        List<CaseResult> results = List.of(result("1a", 10), result("2a", 4));

        assertThat(SumGroups.of(problem(new TestData(List.of(), secret)), results, 13))
                .isEmpty();
    }

    private static Graded.Group graded(String name, List<String> flags, Graded... parts) {
        return new Graded.Group(
                name,
                false,
                false,
                new GraderFlags(flags),
                Double.NEGATIVE_INFINITY,
                Double.POSITIVE_INFINITY,
                List.of(parts));
    }

    private static Problem legacy(Graded.Group root, boolean lowestIsBest) {
        GradingTree tree = new GradingTree(root, lowestIsBest, Double.POSITIVE_INFINITY, Optional.empty());
        return problem(new TestData(List.of(), DATA.secret(), List.of(), Optional.of(tree)));
    }

    private static TestGroup group(String name, Aggregation aggregation, String... cases) {
        TestCase some = DATA.secret().cases().get(0);
        Stream<TestCase> named = Arrays.stream(cases)
                .map(one -> new TestCase(one, some.input(), some.answer(), List.of(), List.of(), 10));
        return new TestGroup(name, 10, aggregation, List.of(), named.toList(), List.of());
    }

    private static CaseResult result(String name, double score) {
        Verdict verdict = score == 10 ? Verdict.AC : Verdict.WA;
        return new CaseResult(name, verdict, score, 10, Optional.empty(), Optional.empty());
    }

    private static Problem problem(TestData data) {
        Problem some = Problems.scoring("p", 10);
        return Problems.of(
                some.id(), some.folder(), some.names(), true, some.limits(), some.judging(), data, some.content());
    }
}
