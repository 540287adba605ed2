package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import judge.foreign.ForeignProblems;
import judge.message.English;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Packages of other judges, made into ours and judged: with a header in place of testlib that has what they use. */
@Tag("packages")
class ImportedPackageIT extends PackageTrials {

    private static final String HEADER =
            """
            #pragma once
            #include <cstdlib>
            #include <fstream>
            #include <iostream>
            #include <string>
            static std::ifstream inf, ouf, ans;
            static void registerTestlibCmd(int argc, char **argv) {
                if (argc < 4) std::exit(3);
                inf.open(argv[1]); ouf.open(argv[2]); ans.open(argv[3]);
            }
            static void quitp(double points) { std::cerr << "points " << points << " said"; std::exit(7); }
            static void registerValidation() {}
            static void registerValidation(int, char **) {}
            """;

    private static final String XML =
            """
            <?xml version="1.0" encoding="utf-8"?>
            <problem short-name="sum"><names><name language="english" value="Sum"/></names>
            <judging input-file="" output-file=""><testset name="tests"><time-limit>5000</time-limit>
            <memory-limit>268435456</memory-limit><input-path-pattern>tests/%02d</input-path-pattern>
            <answer-path-pattern>tests/%02d.a</answer-path-pattern>
            <tests><test method="manual"/></tests></testset></judging>
            <files><resources><file path="files/testlib.h"/></resources></files>
            <assets><checker><source path="files/check.cpp"/></checker>
            <validators><validator><source path="files/val.cpp"/></validator></validators>
            <solutions><solution tag="main"><source path="solutions/a.cpp"/></solution>
            <solution tag="wrong-answer"><source path="solutions/b.cpp"/></solution></solutions>
            </assets></problem>
            """;

    /** A main returns 0 where it has no return, may take no arguments, and be signed where int is another type. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "int main(int argc, char *argv[]) { registerValidation(argc, argv); READ }",
                "int main() { registerValidation(); READ }",
                "#define int long long\nsigned main(signed argc, char **argv) { registerValidation(argc, argv); READ }",
            })
    void validatorsAreMainsOfAnyKind(String validator) throws Exception {
        write(
                temp,
                "files/val.cpp",
                "#include \"testlib.h\"\n"
                        + validator.replace("READ", "long long a, b; if (!(std::cin >> a >> b)) std::exit(3);") + "\n");

        Verification found = imported();

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(verdicts(found)).hasSize(2).containsEntry("accepted/a.cpp", Verdict.AC);
    }

    @Test
    void aValidatorThatRefusesAnInputIsHeard() throws Exception {
        write(temp, "files/val.cpp", "#include \"testlib.h\"\nint main() { std::cerr << \"too small\"; return 3; }\n");

        assertThat(English.of(imported().faults())).singleElement().satisfies(fault -> assertThat(fault)
                .contains("1.in is refused by validator", "too small"));
    }

    @Test
    void aValidatorThatAsksForTheGroupOfAnInputIsTold() throws Exception {
        write(
                temp,
                "files/val.cpp",
                """
                #include "testlib.h"
                static struct { std::string group() { return word; } std::string word; } validator;
                int main(int argc, char **argv) {
                    if (argc == 3 && std::string(argv[1]) == "--group") validator.word = argv[2];
                    return validator.group() == "g 1" ? 0 : 3;
                }
                """);

        assertThat(English.of(imported(XML.replace("<test method=\"manual\"/>", "<test group='g 1' points='5'/>"))
                        .faults()))
                .isEmpty();
    }

    /** A checker for which an answer that is one too large is half right. */
    private static final String HALVES =
            """
            #include "testlib.h"
            int main(int argc, char *argv[]) {
                registerTestlibCmd(argc, argv);
                long long a, b, most, said;
                inf >> a >> b >> most;
                if (ouf >> said && said == a + b) quitp(most);
                if (ouf && said == a + b + 1) quitp(most / 2.0);
                return 1;
            }
            """;

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void pointsOfPolygonsCheckerAreWhatATestEarnsButForGroupsThatHaveToBeComplete(boolean percent) throws Exception {
        String xml = percent ? XML.replace("<judging ", "<judging treat-points-from-checker-as-percent='true' ") : XML;
        List<JuryResult> results = judgedByPoints(
                xml,
                "<test points='10.0'/><test points='15.0' group='a'/><test points='15.0' group='a'/>"
                        + "<test points='30.0' group='b'/><test points='30.0' group='b'/>",
                "<groups><group name='a' points-policy='each-test'/>"
                        + "<group name='b' points-policy='complete-group'/></groups>",
                percent ? List.of(100, 100, 100, 100, 100) : List.of(10, 15, 15, 30, 30));

        assertThat(results)
                .extracting(result -> result.path() + " " + result.verdict() + " " + result.score())
                .containsExactly("accepted/a.cpp AC 100.0", "rejected/b.cpp WA 20.0");
    }

    @Test
    void pointsOfPolygonsCheckerAddUpWhereTestsHaveNone() throws Exception {
        List<JuryResult> results =
                judgedByPoints(XML, "<test points='0.0'/><test points='0.0'/>", "", List.of(1_000_001, 250));

        assertThat(results)
                .extracting(result -> result.path() + " " + result.score())
                .containsExactly("accepted/a.cpp 1000251.0", "accepted/b.cpp 500125.5");
    }

    private List<JuryResult> judgedByPoints(String xml, String tests, String groups, List<Integer> points)
            throws Exception {
        String tag = groups.isEmpty() ? "accepted" : "rejected";
        write(
                temp,
                "problem.xml",
                xml.replaceAll("<validators>.*</validators>", "")
                        .replace("<tests><test method=\"manual\"/></tests>", "<tests>" + tests + "</tests>" + groups)
                        .replace("wrong-answer", tag));
        for (int i = 1; i <= points.size(); i++) {
            write(temp, "tests/0" + i, "1 2 " + points.get(i - 1) + "\n");
            write(temp, "tests/0" + i + ".a", "3\n");
        }
        write(temp, "files/testlib.h", HEADER.replace("points <<", "std::fixed << points <<"));
        write(temp, "files/check.cpp", HALVES);
        String begin = "#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << a + b ";
        write(temp, "solutions/a.cpp", begin + "; }\n");
        write(temp, "solutions/b.cpp", begin + "+ 1; }\n");
        Verification found = verify(
                ForeignProblems.read(temp, "sum", Optional.empty()).get(0).write(temp.resolve("out"), "sum"));
        assertThat(found.submissions()).allMatch(JuryResult::isAsExpected);
        return found.submissions();
    }

    private Verification imported() throws Exception {
        return imported(XML);
    }

    private Verification imported(String xml) throws Exception {
        write(temp, "problem.xml", xml);
        write(temp, "tests/01", "1 2\n");
        write(temp, "tests/01.a", "3\n");
        write(temp, "files/testlib.h", HEADER);
        write(
                temp,
                "files/check.cpp",
                "#include \"testlib.h\"\nstatic std::string empty(\"\");\n"
                        + "int main(int argc, char *argv[]) { registerTestlibCmd(argc, argv);\n"
                        + "    std::string right, said; ans >> right; ouf >> said;\n"
                        + "    if (right + empty != said) std::exit(1);\n}\n");
        String begin = "#include <iostream>\nint main() { int a, b; std::cin >> a >> b; std::cout << a ";
        write(temp, "solutions/a.cpp", begin + "+ b; }\n");
        write(temp, "solutions/b.cpp", begin + "- b; }\n");
        Path folder = ForeignProblems.read(temp, "sum", Optional.empty()).get(0).write(temp.resolve("out"), "sum");
        Verification found = verify(folder);
        assertThat(found.submissions()).allMatch(JuryResult::isAsExpected);
        return found;
    }
}
