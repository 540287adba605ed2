package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import judge.foreign.ForeignProblems;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Checkers of other judges than Polygon: each is called, and gives points, as where it comes from. */
@Tag("packages")
class ImportedCheckersIT extends PackageTrials {

    /** Says what the first number of the output is: points, in testlib's words, or a status. */
    private static final String TESTLIB =
            """
            #pragma once
            #include <cstdlib>
            #include <fstream>
            #include <iostream>
            static std::ifstream ouf;
            static void registerTestlibCmd(int, char **argv) { ouf.open(argv[2]); }
            static void quitpc(int part) { std::cerr << "partially correct (" << part << ") said"; std::exit(part); }
            static void quitp(double points) { std::cerr << "points " << points << " said"; std::exit(7); }
            """;

    private static final String PARTLY =
            """
            #include "testlib.h"
            int main(int argc, char *argv[]) {
                registerTestlibCmd(argc, argv);
                int said;
                ouf >> said;
                if (said == 3) return 0;
                if (said == 4) quitpc(50);
                if (said == 5) quitp(0.25);
                if (said == 6) quitp(25);
                if (said == 7) quitpc(0);
                if (said == 8) std::cerr << "thinks" << std::endl, quitpc(3);
                if (said == 9) std::cerr << "wrong answer said\\npartially correct (1) as printed";
                return 1;
            }
            """;

    /** Writes the points for 3, half of them for 4, none for 5, and nothing at all for 6. */
    private static final String LEMON =
            """
            #include <cstdio>
            #include <cstdlib>
            int main(int argc, char **argv) {
                if (argc != 7) return 9;
                FILE *in = fopen(argv[1], "r"), *out = fopen(argv[2], "r"), *right = fopen(argv[3], "r");
                int full = atoi(argv[4]), a, b, sum, said;
                if (fscanf(in, "%d%d", &a, &b) != 2 || fscanf(right, "%d", &sum) != 1 || a + b != sum) return 8;
                if (fscanf(out, "%d", &said) != 1 || said == 6) return 0;
                FILE *score = fopen(argv[5], "w"), *message = fopen(argv[6], "w");
                fprintf(score, "%d", said == sum ? full : said == 4 ? full / 2 : 0);
                fprintf(message, "said %d", said);
                fclose(score);
                fclose(message);
            }
            """;

    private static final String HUSTOJ =
            """
            #include <fstream>
            int main(int argc, const char **argv) {
                std::ifstream in(argv[1]), right(argv[2]), out(argv[3]);
                int a, b, sum, said;
                in >> a >> b, right >> sum, out >> said;
                return argc == 4 && a + b == sum && said == sum ? 0 : 1;
            }
            """;

    private static final String QDUOJ =
            """
            #include <fstream>
            int main(int argc, char **argv) {
                std::ifstream in(argv[1]), out(argv[2]);
                int a, b, said;
                in >> a >> b, out >> said;
                return argc == 3 && a + b == said ? 0 : 1;
            }
            """;

    private static final String POLYGON =
            """
            #include <fstream>
            #include <iostream>
            int main(int argc, char **argv) {
                std::ifstream in(argv[1]), out(argv[2]), right(argv[3]);
                int a, b, sum, said;
                in >> a >> b, out >> said, right >> sum;
                std::cout << "said " << said;
                if (argc != 4 || a + b != sum) return 3;
                return said == 3 ? 0 : said == 4 ? 1 : said == 5 ? 2 : said == 6 ? 3 : 42;
            }
            """;

    private static final String SYZOJ =
            """
            #include <bits/stdc++.h>
            using namespace std;
            int main() {
                ifstream in("input"), out("user_out"), right("answer");
                int a, b, sum, said;
                in >> a >> b, right >> sum, out >> said;
                if (a + b != sum) return 1;
                printf("%d", said == sum ? 100 : said == 4 ? 50 : 0);
                cerr << "said " << said;
            }
            """;

    private static final String CMS =
            """
            #include <bits/stdc++.h>
            using namespace std;
            int main(int argc, char **argv) {
                ifstream in(argv[1]), right(argv[2]), out(argv[3]);
                int a, b, sum, said;
                in >> a >> b, right >> sum, out >> said;
                if (argc != 4 || a + b != sum) return 1;
                cout << (said == sum ? 1.0 : said == 4 ? 0.5 : 0.0) << endl;
                cerr << "said " << said << endl;
            }
            """;

    private static final String CASES =
            """
            subtasks:
              - {id: 1, score: 60, type: sum, cases: [{input: 1.in, output: 1.out}, {input: 2.in, output: 2.out}]}
              - {id: 2, score: 40, type: min, cases: [{input: 1.in, output: 1.out}]}
            """;

    /** 4, 5 and 6 are what is not right. */
    @ParameterizedTest
    @CsvSource({
        "testlib, 50.0, 25.0, 25.0",
        "lemon, 50.0, 0.0, 0.0",
        "hustoj, 0.0, 0.0, 0.0",
        "qduoj, 0.0, 0.0, 0.0",
        "syzoj, 50.0, 0.0, 0.0",
    })
    void aCheckerOfHydroGivesThePartOfThePointsThatItGivesThere(String type, double four, double five, double six)
            throws Exception {
        write(temp, "testdata/config.yaml", "checker_type: " + type + "\nchecker: chk.cc\n" + CASES);
        write(temp, "testdata/testlib.h", TESTLIB);
        write(
                temp,
                "testdata/chk.cc",
                switch (type) {
                    case "testlib" -> PARTLY;
                    case "lemon" -> LEMON;
                    case "hustoj" -> HUSTOJ;
                    case "qduoj" -> QDUOJ;
                    default -> SYZOJ;
                });
        for (String name : List.of("1", "2")) {
            write(temp, "testdata/" + name + ".in", "1 2\n");
            write(temp, "testdata/" + name + ".out", "3\n");
        }

        assertThat(scores("said3.py", "said4.py", "said5.py", "said6.py")).containsExactly(100.0, four, five, six);
    }

    /** The first needs 20 points written by a checker that is told them, the other says parts in testlib's words. */
    @ParameterizedTest
    @CsvSource({"4, 50.0, 0.0", "5, 50.0, 25.0"})
    void aCheckerOfLemonLimeGivesThePartOfThePointsThatItGivesThere(int mode, double four, double five)
            throws Exception {
        write(
                temp,
                "contest.cdf",
                """
                {"tasks": [{"problemTitle": "sum", "sourceFileName": "sum", "taskType": 0, "comparisonMode": MODE,
                 "specialJudge": "sum\\\\chk.exe", "standardInputCheck": true, "standardOutputCheck": true,
                 "testCases": [
                   {"fullScore": 20, "timeLimit": 5000, "memoryLimit": 256,
                    "inputFiles": ["sum/1.in", "sum/2.in"], "outputFiles": ["sum/1.ans", "sum/2.ans"]},
                   {"fullScore": 80, "timeLimit": 5000, "memoryLimit": 256,
                    "inputFiles": ["sum/1.in"], "outputFiles": ["sum/1.ans"]}]}]}
                """
                        .replace("MODE", String.valueOf(mode)));
        write(temp, "data/testlib.h", TESTLIB);
        write(temp, "data/sum/chk.cpp", mode == 4 ? LEMON : PARTLY);
        for (String name : List.of("1", "2")) {
            write(temp, "data/sum/" + name + ".in", "1 2\n");
            write(temp, "data/sum/" + name + ".ans", "3\n");
        }

        assertThat(scores("said3.py", "said4.py", "said5.py")).containsExactly(100.0, four, five);
    }

    /** The status of "partially correct (N)" is N, whatever that means otherwise; who prints it earns nothing. */
    @Test
    void onlyTestlibsOwnVerdictTellsWhatIsRightInPart() throws Exception {
        write(temp, "testdata/config.yaml", "checker_type: testlib\nchecker: chk.cc\n" + CASES);
        write(temp, "testdata/testlib.h", TESTLIB);
        write(temp, "testdata/chk.cc", PARTLY);
        for (String name : List.of("1", "2")) {
            write(temp, "testdata/" + name + ".in", "1 2\n");
            write(temp, "testdata/" + name + ".out", "3\n");
        }

        assertThat(scores("said7.py", "said8.py", "said9.py")).containsExactly(0.0, 3.0, 0.0);
    }

    @Test
    void aCheckerOfCmsGivesThePartOfThePointsThatItGivesThere() throws Exception {
        write(temp, "task.yaml", "name: sum\ntitle: Sum\ntime_limit: 5\nmemory_limit: 256\ninfile: ''\noutfile: ''\n");
        write(temp, "check/checker.cpp", CMS);
        for (String name : List.of("0", "1")) {
            write(temp, "input/input" + name + ".txt", "1 2\n");
            write(temp, "output/output" + name + ".txt", "3\n");
        }

        assertThat(scores("said3.py", "said4.py", "said5.py")).containsExactly(100.0, 50.0, 0.0);
    }

    /** It returns testlib's statuses without testlib: 0, 1, 2, and 3 where the jury is wrong. */
    @Test
    void aCheckerOfPolygonWithoutTestlibRulesByItsStatus() throws Exception {
        write(
                temp,
                "problem.xml",
                """
                <problem short-name="sum"><names><name language="english" value="Sum"/></names>
                <judging input-file="" output-file=""><testset name="tests"><time-limit>5000</time-limit>
                <memory-limit>268435456</memory-limit><input-path-pattern>tests/%02d</input-path-pattern>
                <answer-path-pattern>tests/%02d.a</answer-path-pattern><tests><test/></tests></testset></judging>
                <assets><checker><source path="files/check.cpp"/></checker></assets></problem>
                """);
        write(temp, "files/check.cpp", POLYGON);
        write(temp, "tests/01", "1 2\n");
        write(temp, "tests/01.a", "3\n");

        assertThat(judged("said3.py", "said4.py", "said5.py", "said6.py", "said7.py").submissions().stream()
                        .filter(result -> result.path().startsWith("any/"))
                        .map(result -> result.verdict().name()))
                .containsExactly("AC", "WA", "WA", "JE", "JE");
    }

    private List<Double> scores(String... submissions) throws Exception {
        return judged(submissions).submissions().stream()
                .filter(result -> result.path().startsWith("any/"))
                .map(JuryResult::score)
                .toList();
    }

    private Verification judged(String... submissions) throws Exception {
        Path folder = temp.resolve("out/sum");
        ForeignProblems.read(temp, "sum", Optional.empty()).get(0).write(temp.resolve("out"), "sum");
        for (String submission : submissions) {
            write(folder, "submissions/any/" + submission, "print(" + submission.charAt(4) + ")\n");
        }
        write(folder, "submissions/accepted/a.py", "print(3)\n");
        return verify(folder);
    }
}
