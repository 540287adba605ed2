package judge.foreign;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import judge.message.English;
import org.junit.jupiter.api.Test;

class PolygonPackagesTest extends PolygonFolder {

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
        assertThat(new String(read.files().get("problem.yaml").bytes(), UTF_8)).contains("keywords: [\"math\"]\n");
    }

    /** A program around them would not compile, and nothing would tell why. */
    @Test
    void whatPolygonDoesNotHaveInCppIsLeftOutAndSaid() throws Exception {
        write(
                "problem.xml",
                POLYGON.formatted("<test/>").replace("check.cpp", "check.py").replace("val.cpp", "val.dpr"));
        sums(1);
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
        sums(1);
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
}
