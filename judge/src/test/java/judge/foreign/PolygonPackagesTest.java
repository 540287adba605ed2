package judge.foreign;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.TestGroup;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PolygonPackagesTest extends ForeignFolder {

    private static final String POLYGON =
            """
            <?xml version="1.0" encoding="utf-8"?>
            <problem short-name="sum"><names><name language="english" value="Sum"/></names>
            <judging input-file="" output-file=""><testset name="tests"><time-limit>1000</time-limit>
            <memory-limit>268435456</memory-limit><input-path-pattern>tests/%%02d</input-path-pattern>
            <answer-path-pattern>tests/%%02d.a</answer-path-pattern><tests>%s</tests></testset></judging>
            <files><executables><executable><source path="files/gen.cpp"/></executable></executables></files>
            <assets><checker><source path="files/check.cpp"/></checker>
            <validators><validator><source path="files/val.cpp"/></validator></validators>
            <solutions><solution tag="main"><source path="solutions/a.cpp"/></solution>
            <solution tag="time-limit-exceeded-or-accepted"><source path="solutions/slow.cpp"/></solution></solutions>
            </assets></problem>
            """;

    @Test
    void aPackageOfPolygonKeepsTestsCheckerValidatorAndSolutions() throws Exception {
        write("problem.xml", POLYGON.formatted("<test method='manual' sample='true'/><test method='manual'/>"));
        write("tests/01", "1 2\r\n");
        write("tests/01.a", "3\r\n");
        write("tests/02", "5 5\n");
        write("tests/02.a", "10\n");
        write("files/check.cpp", "#include \"testlib.h\"\nint main(int c, char **v) { registerTestlibCmd(c, v); }\n");
        write("files/testlib.h", "// testlib\n");
        write("files/val.cpp", "#include \"testlib.h\"\nint main(int c, char **v) {}\n");
        write("solutions/a.cpp", "int main() {}\n");
        write("solutions/slow.cpp", "int main() {}\n");

        ForeignProblem read = read("x");

        assertThat(read.id()).isEqualTo("sum");
        assertThat(read.files())
                .containsKeys(
                        "output_validator/adapter.cpp",
                        "output_validator/checker.h",
                        "output_validator/testlib.h",
                        "input_validators/validator/adapter.cpp",
                        "submissions/accepted/a.cpp",
                        "submissions/mixed/slow.cpp",
                        "data/secret/02.in");
        assertThat(new String(read.files().get("data/sample/1.in").bytes(), UTF_8))
                .isEqualTo("1 2\n");
        assertThat(new String(read.files().get("submissions/submissions.yaml").bytes(), UTF_8))
                .contains("mixed/slow.cpp: {permitted: [AC, TLE]}");
    }

    /** A program around them would not compile, and nothing would tell why. */
    @Test
    void whatPolygonDoesNotHaveInCppIsLeftOutAndSaid() throws Exception {
        write(
                "problem.xml",
                POLYGON.formatted("<test/>").replace("check.cpp", "check.py").replace("val.cpp", "val.dpr"));
        write("tests/01", "1 2\n");
        write("tests/01.a", "3\n");
        write("files/check.py", "print()\n");
        write("files/val.dpr", "begin\nend.\n");

        ForeignProblem read = read("x");

        assertThat(read.files().keySet()).noneMatch(path -> path.contains("validator"));
        assertThat(English.of(read.remarks()))
                .contains(
                        "its checker files/check.py is not in C++: write one into output_validator",
                        "its validator files/val.dpr is not in C++: write one into input_validators");
    }

    @Test
    void aCheckerAndAValidatorOfPolygonWithoutTestlibNeedNone() throws Exception {
        write("problem.xml", POLYGON.formatted("<test/>"));
        write("tests/01", "1 2\n");
        write("tests/01.a", "3\n");
        write("files/check.cpp", "#include <fstream>\nint main(int c, char **v) { return 0; }\n");
        write("files/val.cpp", "#include <iostream>\nint main() { return 0; }\n");

        ForeignProblem read = read("x");

        assertThat(new String(read.files().get("output_validator/adapter.cpp").bytes(), UTF_8))
                .contains("as Polygon calls it", "call = by_polygon")
                .doesNotContain("testlib.h");
        assertThat(new String(
                        read.files()
                                .get("input_validators/validator/adapter.cpp")
                                .bytes(),
                        UTF_8))
                .doesNotContain("testlib");
        assertThat(English.of(read.remarks())).noneMatch(remark -> remark.contains("testlib"));
    }

    @Test
    void anInteractorOfPolygonDecidesAloneWhereItsCheckerIsNotInCpp() throws Exception {
        String xml = POLYGON.formatted("<test/>").replace("check.cpp", "check.py");
        String interactor = "<interactor><source path='files/talk.%s'/></interactor><checker>";
        write("problem.xml", xml.replace("<checker>", interactor.formatted("cpp")));
        write("tests/01", "1 2\n");
        write("tests/01.a", "\n");
        write("files/check.py", "print()\n");
        write("files/talk.cpp", "#include \"testlib.h\"\nint main() {}\n");
        write("files/talk.py", "print()\n");

        ForeignProblem inCpp = read("x");
        write("problem.xml", xml.replace("<checker>", interactor.formatted("py")));
        ForeignProblem inPython = read("x");

        assertThat(inCpp.files())
                .containsKey("output_validator/interaction.cpp")
                .doesNotContainKey("output_validator/checker.h");
        assertThat(English.of(inCpp.remarks()))
                .contains("its checker files/check.py is not in C++: in the package the interactor alone decides");
        assertThat(inPython.files().keySet()).noneMatch(path -> path.startsWith("output_validator/"));
        assertThat(English.of(inPython.remarks()))
                .contains("its interactor files/talk.py is not in C++: write one into output_validator");
    }

    @Test
    void picturesOfPolygonsStatementsAreTaken() throws Exception {
        String statements = "<statements><statement language='english' path='statements/english/problem.tex'"
                + " type='application/x-tex'/></statements><judging";
        write("problem.xml", POLYGON.formatted("<test/>").replace("<judging", statements));
        write("tests/01", "1 2\n");
        write("tests/01.a", "3\n");
        write("statements/english/problem.tex", "\\includegraphics{a.PNG} \\includegraphics{b}\n");
        write("statements/english/a.PNG", "picture");
        write("statements/english/problem.pdf", "the statement again");
        write("statements/english/example.01", "1 2\n");

        ForeignProblem read = read("x");

        assertThat(new String(read.files().get("statement/a.PNG").bytes(), UTF_8))
                .isEqualTo("picture");
        assertThat(read.files().keySet().stream().filter(path -> path.startsWith("statement/")))
                .containsExactly("statement/a.PNG", "statement/problem.en.tex");
        assertThat(English.of(read.remarks()))
                .contains("statement/problem.en.tex names the picture b, which is not there")
                .noneMatch(remark -> remark.contains("a.PNG"));
    }

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
        write("tests/01", "1 2\n");
        write("tests/01.a", "3\n");

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
        for (int i = 1; i <= 3; i++) {
            write("tests/0" + i, "1 2\n");
            write("tests/0" + i + ".a", "3\n");
        }

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

    @Test
    void testsThatPolygonOnlyDescribesAreMadeByTheirGenerators() throws Exception {
        write(
                "problem.xml",
                POLYGON.formatted(
                        "<test method='manual' sample='true'/><test method='generated' cmd='gen 5 &quot;x&quot;'/>"));
        write("tests/01", "1 2\n");
        write("files/gen.cpp", "int main() {}\n");
        write("files/testlib.h", "// testlib\n");
        write("solutions/a.cpp", "int main() {}\n");
        String yaml = new String(
                ForeignProblems.read(temp, "x", Optional.empty())
                        .get(0)
                        .files()
                        .get("generators/generators.yaml")
                        .bytes(),
                UTF_8);
        assertThat(yaml)
                .contains("gen: [\"gen.cpp\", \"testlib.h\"]", "solution: \"/submissions/accepted/a.cpp\"")
                .contains("- \"\": {copy: manual/1}", "- \"\": \"gen 5 \\\"x\\\"\"");
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
        for (int i = 1; i <= 5; i++) {
            write("tests/0" + i, "1 2\n");
            write("tests/0" + i + ".a", "3\n");
        }

        assertThat(written("sum").data().secret().groups())
                .extracting(group -> group.name() + " " + group.maxScore() + " " + group.requirePass())
                .containsExactly(
                        "secret/group1 10.0 []",
                        "secret/group2 20.0 []",
                        "secret/group3 15.0 []",
                        "secret/group4 15.0 []",
                        "secret/group5 40.0 [secret/group3, secret/group4]");
    }

    @Test
    void statementsOfPolygonKeepTheirLanguages() throws Exception {
        String statements = Stream.of("italian", "english", "polish", "chinese")
                .map(name -> "<statement language='" + name + "' path='" + name + ".tex' type='application/x-tex'/>")
                .collect(Collectors.joining("", "<statements>", "</statements><judging"));
        write("problem.xml", POLYGON.formatted("<test/>").replace("<judging", statements));
        write("tests/01", "1 2\n");
        write("tests/01.a", "3\n");
        for (String name : List.of("italian", "english", "polish", "chinese")) {
            write(name + ".tex", name);
        }

        for (String code : List.of("it italian", "en english", "pl polish", "zh chinese")) {
            assertThat(read("x")
                            .files()
                            .get("statement/problem." + code.substring(0, 2) + ".tex")
                            .bytes())
                    .asString(UTF_8)
                    .isEqualTo(code.substring(3));
        }
    }

    @Test
    void statementsOfPolygonInAnotherCharsetBecomeUtf8() throws Exception {
        String statements = "<statements><statement charset='windows-1251' language='russian' path='ru.tex'"
                + " type='application/x-tex'/></statements><judging";
        write("problem.xml", POLYGON.formatted("<test/>").replace("<judging", statements));
        write("tests/01", "1 2\n");
        write("tests/01.a", "3\n");
        String text = "\\begin{problem}{Сумма}\nВыведите сумму двух чисел, которые даны в первой строке.\n";
        Files.write(temp.resolve("ru.tex"), text.getBytes("windows-1251"));

        ForeignProblem read = read("x");

        assertThat(read.files().get("statement/problem.ru.tex").bytes())
                .asString(UTF_8)
                .contains("Выведите сумму");
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
        for (int i = 1; i <= 2; i++) {
            write("tests/0" + i, "1 2\n");
            write("tests/0" + i + ".a", "3\n");
        }

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
        for (int i = 1; i <= 3; i++) {
            write("tests/0" + i, "1 2\n");
            write("tests/0" + i + ".a", "3\n");
        }

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
        write("tests/01", "1 2\n");
        write("tests/01.a", "3\n");

        assertThat(English.of(read("x").remarks())).contains(told);

        for (int i = 2; i <= 3; i++) {
            write("tests/0" + i, "1 2\n");
            write("tests/0" + i + ".a", "3\n");
        }

        assertThat(English.of(read("x").remarks())).contains(told);
    }

    @Test
    void theProblemsOfAContestOfPolygonAreReadAtOnce() throws Exception {
        write("contest.xml", "<contest/>");
        for (String name : List.of("one", "two")) {
            String xml = POLYGON.formatted("<test/>").replaceFirst("short-name=\"[^\"]*\"", "");
            write("problems/" + name + "/problem.xml", xml);
            write("problems/" + name + "/tests/01", "1 2\n");
            write("problems/" + name + "/tests/01.a", "3\n");
        }

        assertThat(ForeignProblems.read(temp, "contest", Optional.empty()))
                .extracting(ForeignProblem::id)
                .containsExactly("one", "two");

        write("problems/two/problem.xml", "<problem/>");
        assertThatThrownBy(() -> ForeignProblems.read(temp, "contest", Optional.empty()))
                .isInstanceOf(ForeignException.class)
                .hasMessageContaining("LACKS problems/two/problem.xml");
    }

    @Test
    void solutionsInPython2AndTestsThatAreWrittenSeveralAtATimeAreLeftOut() throws Exception {
        write(
                "problem.xml",
                POLYGON.formatted("<test method='generated' cmd='gen 1' from-file='2'/><test/>")
                        .replace(
                                "<solutions>",
                                "<solutions><solution tag=\"accepted\">"
                                        + "<source path=\"solutions/old.py\" type=\"python.2\"/></solution>"));
        write("files/gen.cpp", "int main() {}\n");
        write("tests/02", "1 2\n");
        write("solutions/old.py", "print 3\n");

        ForeignProblem read = read("x");

        assertThat(English.of(read.remarks()))
                .contains(
                        "its solution solutions/old.py is in Python 2, and is left out",
                        "test 1 is not there, and no generator makes it: it is left out");
        assertThat(read.files().keySet()).noneMatch(path -> path.endsWith("old.py"));

        write("problem.xml", POLYGON.formatted("<test/>".repeat(7)));
        assertThat(English.of(read("x").remarks()))
                .contains("tests are not there, and no generator makes them: they are left out"
                        + " (1, 3, 4, 5, 6, ...; 6 in all)");
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
        for (int i = 1; i <= 3; i++) {
            write("tests/0" + i, "1 2\n");
            write("tests/0" + i + ".a", "3\n");
        }

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
