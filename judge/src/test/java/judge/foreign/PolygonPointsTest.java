package judge.foreign;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.TestGroup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Points and groups of Polygon, as packages have them. */
class PolygonPointsTest extends PolygonFolder {

    @Test
    void groupsOfPolygonThatAreMadeHaveTheSameRulesAsThoseThatAreThere() throws Exception {
        String tests = "<test cmd='gen 1' method='generated' points='10.0'/>"
                + "<test cmd='gen 2' method='generated' points='20.0' group='a'/>"
                + "<test cmd='gen 3' method='generated' points='30.0' group='b'/>"
                + "<test cmd='gen 4' method='generated' points='40.0' group='c'/>";
        String groups = "</tests><groups><group name='b' points-policy='each-test'><dependencies>"
                + "<dependency group='a'/></dependencies></group><group name='c' points-policy='complete-group'>"
                + "<dependencies><dependency group='b'/></dependencies></group></groups>";
        write("problem.xml", POLYGON.formatted(tests).replace("</tests>", groups));
        write("files/gen.cpp", "int main() {}\n");
        write("files/check.cpp", "#include \"testlib.h\"\nint main() { quitp(5.0); }\n");

        ForeignProblem read = read("x");

        assertThat(new String(read.files().get("generators/generators.yaml").bytes(), UTF_8))
                .contains(
                        "test_group.yaml: {max_score: 100}",
                        "test_group.yaml: {max_score: 10, score_aggregation: min}",
                        "test_group.yaml: {max_score: 20, score_aggregation: pass-fail,"
                                + " output_validator_args: [at_least=20]}",
                        "test_group.yaml: {max_score: 30, score_aggregation: sum, require_pass: [secret/group2]}",
                        "test_group.yaml: {max_score: 40, score_aggregation: pass-fail,"
                                + " output_validator_args: [at_least=40]}");
        assertThat(English.of(read.remarks()))
                .contains("its group 4 requires group 3, whose cases earn points each by itself:"
                        + " in the package it is run in any case");
    }

    @Test
    void pointsOfPolygonsCheckerHaveNoBoundWhereAllTestsAreSamplesEither() throws Exception {
        write("files/check.cpp", "#include \"testlib.h\"\nint main() { quitp(5.0); }\n");
        write("problem.xml", POLYGON.formatted("<test sample='true' points='0.0'/>"));
        sums(1);

        assertThat(new String(
                        read("x").files().get("data/secret/test_group.yaml").bytes(), UTF_8))
                .isEqualTo("max_score: unbounded\nscore_aggregation: sum\n");
    }

    @Test
    void pointsThatOnlyAGroupOfPolygonHasAreThoseOfItsTests() throws Exception {
        write(
                "problem.xml",
                POLYGON.formatted("<test group='a' sample='true'/><test group='b'/><test group='b'/>")
                        .replace(
                                "</tests>",
                                "</tests><groups><group name='a' points='0'/>"
                                        + "<group name='b' points='100' points-policy='each-test'/></groups>"));
        sums(3);

        assertThat(new String(
                        read("x").files().get("data/secret/test_group.yaml").bytes(), UTF_8))
                .isEqualTo("max_score: 100\nscore_aggregation: sum\n");
    }

    @Test
    void pointsOfPolygonsCheckerHaveNoBoundWhereTestsHaveNone() throws Exception {
        write("files/check.cpp", "#include \"testlib.h\"\nint main() { quitp(5.0); }\n");
        write("files/gen.cpp", "int main() {}\n");
        write("problem.xml", POLYGON.formatted("<test cmd='gen 1' method='generated' points='0.0'/>"));
        ForeignProblem unbounded = read("x");
        write("problem.xml", POLYGON.formatted("<test cmd='gen 1' method='generated'/>"));
        ForeignProblem without = read("x");

        assertThat(new String(unbounded.files().get("problem.yaml").bytes(), UTF_8))
                .contains("type: scoring");
        assertThat(new String(
                        unbounded.files().get("generators/generators.yaml").bytes(), UTF_8))
                .contains("  secret:\n    test_group.yaml: {max_score: unbounded}\n    data:\n");
        assertThat(new String(without.files().get("problem.yaml").bytes(), UTF_8))
                .contains("type: pass-fail");
        assertThat(English.of(without.remarks()))
                .contains("its checker may give points, which its tests do not have: in the package less than one"
                        + " is wrong, and more than one a judge error");
    }

    /** The format cannot say that cases of a group earn different points, nor require such a group. */
    @Test
    void testsOfPolygonThatEarnTheirOwnPointsAreGroupsWhereTheyDifferOrOthersNeedThem() throws Exception {
        write(
                "problem.xml",
                POLYGON.formatted("<test group='a' points='10'/><test group='a' points='20'/>"
                                + "<test group='b' points='15'/><test group='b' points='15'/>"
                                + "<test group='c' points='40'/>")
                        .replace(
                                "</tests>",
                                "</tests><groups><group name='a' points-policy='each-test'/>"
                                        + "<group name='b' points-policy='each-test'/>"
                                        + "<group name='c' points-policy='complete-group'><dependencies>"
                                        + "<dependency group='b'/></dependencies></group></groups>"));
        sums(5);

        assertThat(written("sum").data().secret().groups())
                .extracting(group -> group.name() + " " + group.maxScore() + " " + group.requirePass())
                .containsExactly(
                        "secret/group1 10.0 []",
                        "secret/group2 20.0 []",
                        "secret/group3 15.0 []",
                        "secret/group4 15.0 []",
                        "secret/group5 40.0 [secret/group3, secret/group4]");
    }

    /** The format has whole points. */
    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            value = {
                "2.5 2.5; 5.0 5.0; they are 2 times as many, 10 in all instead of 5",
                "0.4 0.4; 2.0 2.0; they are 5 times as many, 4 in all instead of 0.8",
                "0.25 99.75; 1.0 399.0; they are 4 times as many, 400 in all instead of 100",
                "0.8 1.2; 4.0 6.0; they are 5 times as many, 10 in all instead of 2",
                "33.33 66.67; 3333.0 6667.0; they are 100 times as many, 10000 in all instead of 100",
                "0.0001 1; 1.0 1.0; they are rounded, 2 in all instead of 1.0001",
                "10 20; 10.0 20.0; ''",
            })
    void pointsOfPolygonThatAreNotWholeKeepTheirShares(String points, String most, String said) throws Exception {
        String tests = "<test points='%s'/>".repeat(2).formatted((Object[]) points.split(" ", -1));
        write("problem.xml", POLYGON.formatted(tests));
        sums(2);

        assertThat(written("sum").data().secret().groups())
                .extracting(group -> String.valueOf(group.maxScore()))
                .containsExactly(most.split(" ", -1));
        assertThat(String.join("\n", English.of(read("sum").remarks())))
                .satisfies(remarks ->
                        assertThat(remarks.contains("no whole numbers")).isEqualTo(!said.isEmpty()))
                .contains(said);
    }

    /** Otherwise it would earn the points of the whole group. */
    @Test
    void aTestOfPolygonWithoutPointsEarnsNoneBesideOthersThatEarnTheirOwn() throws Exception {
        write(
                "problem.xml",
                POLYGON.formatted("<test group='a' points='0'/><test group='a' points='20'/>"
                                + "<test group='a' points='80'/>")
                        .replace(
                                "</tests>",
                                "</tests><groups><group name='a' points='100' points-policy='each-test'/></groups>"));
        sums(3);

        Problem problem = written("sum");

        assertThat(problem.data().secret().groups())
                .extracting(TestGroup::maxScore)
                .containsExactly(0.0, 20.0, 80.0);
    }

    /** Otherwise a submission would earn points that Polygon does not give, and nobody would know. */
    @Test
    void dependenciesOfPolygonsGroupsThatAreLeftOutAreTold() throws Exception {
        String tests = "<test group='0' sample='true'/><test cmd='gen 1' method='generated' group='a' points='40'/>"
                + "<test cmd='gen 2' method='generated' group='b' points='60'/>";
        String groups = "</tests><groups><group name='a' points-policy='complete-group'><dependencies>"
                + "<dependency group='0'/><dependency group='b'/></dependencies></group>"
                + "<group name='b' points-policy='complete-group'><dependencies><dependency group='none'/>"
                + "</dependencies></group></groups>";
        String[] told = {
            "its subtask a depends on a later one, which is left out",
            "its subtask b depends on none, which is not there: that is left out"
        };
        write("problem.xml", POLYGON.formatted(tests).replace("</tests>", groups));
        write("files/gen.cpp", "int main() {}\n");
        sums(1);

        assertThat(English.of(read("x").remarks())).contains(told);

        for (int i = 2; i <= 3; i++) {
            write("tests/0" + i, "1 2\n");
            write("tests/0" + i + ".a", "3\n");
        }

        assertThat(English.of(read("x").remarks())).contains(told);
    }

    /**
     * A submission that fails the samples earns nothing in a group that depends on theirs; a validator asks for the
     * group.
     */
    @Test
    void groupsOfPolygonMayRequireTheSamplesAndAreToldToTheirValidator() throws Exception {
        String tests = "<test group='0' sample='true'/><test group='1' points='40'/><test group='2' points='60'/>";
        String groups = "</tests><groups><group name='1' points-policy='complete-group'><dependencies>"
                + "<dependency group='0'/></dependencies></group><group name='2' points-policy='complete-group'>"
                + "<dependencies><dependency group='0'/><dependency group='1'/></dependencies></group></groups>";
        write("files/val.cpp", "#include \"testlib.h\"\nint main() { return validator.group() == \"3\"; }\n");
        write("problem.xml", POLYGON.formatted(tests).replace("</tests>", groups));
        sums(3);

        Problem problem = written("sum");

        assertThat(problem.data().secret().groups())
                .extracting(TestGroup::requirePass)
                .containsExactly(List.of("sample"), List.of("sample", "secret/group1"));
        Path folder = temp.resolve("out/sum/data");
        assertThat(folder.resolve("secret/group2/test_group.yaml")).content().contains("args: [\"--group\", \"2\"]");
        assertThat(folder.resolve("sample/test_group.yaml")).content().contains("args: [\"--group\", \"0\"]");

        Files.delete(temp.resolve("tests/03"));
        write("files/gen.cpp", "int main() {}\n");
        write(
                "problem.xml",
                POLYGON.formatted(tests.replace("points='60'", "points='60' method='generated' cmd='gen 1'"))
                        .replace("</tests>", groups));
        ForeignProblem made = read("x");
        assertThat(new String(made.files().get("generators/generators.yaml").bytes(), UTF_8))
                .contains(
                        "test_group.yaml: {input_validator_args: [\"--group\", \"0\"]}",
                        "require_pass: [sample, secret/group1], input_validator_args: [\"--group\", \"2\"]",
                        "{copy: manual/2}");
        assertThat(made.files()).containsKeys("generators/manual/2.in", "generators/manual/2.ans");
    }
}
