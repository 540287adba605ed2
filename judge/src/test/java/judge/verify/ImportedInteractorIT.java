package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import judge.foreign.ForeignProblem;
import judge.foreign.ForeignProblems;
import judge.message.English;
import judge.verdict.Verdict;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Interactive problems of other judges: somebody thinks of a number, and one may ask whether it is larger. */
@Tag("packages")
class ImportedInteractorIT extends PackageTrials {

    /** Has what they use of testlib. */
    private static final String HEADER =
            """
            #pragma once
            #include <cstdio>
            #include <cstdlib>
            #include <fstream>
            #include <iostream>
            static std::ifstream inf, ouf, ans;
            static std::fstream tout;
            static void registerInteraction(int argc, char **argv) {
                if (argc < 4) std::exit(3);
                inf.open(argv[1]); tout.open(argv[2], std::ios_base::out); ans.open(argv[3]);
            }
            static void registerTestlibCmd(int argc, char **argv) {
                if (argc < 4) std::exit(3);
                inf.open(argv[1]); ouf.open(argv[2]); ans.open(argv[3]);
            }
            """;

    private static final String INTERACTOR =
            """
            #include "testlib.h"
            int main(int argc, char *argv[]) {
                registerInteraction(argc, argv);
                int number, asked = 0, x;
                char kind;
                inf >> number;
                while (std::cin >> kind >> x) {
                    if (kind == '!') {
                        if (x != number) { std::cerr << "it is " << number; return 1; }
                        tout << asked << std::endl;
                        return 0;
                    }
                    asked++;
                    std::cout << (number > x ? "larger" : "no") << std::endl;
                }
                std::cerr << "no answer";
                return 8;
            }
            """;

    private static final String CHECKER =
            """
            #include "testlib.h"
            int main(int argc, char *argv[]) {
                registerTestlibCmd(argc, argv);
                int asked = -1;
                ouf >> asked;
                if (asked < 0) return 3;
                if (asked > 10) { std::cerr << asked << " questions"; return 1; }
            }
            """;

    private static final String XML =
            """
            <?xml version="1.0" encoding="utf-8"?>
            <problem short-name="larger"><names><name language="english" value="Larger"/></names>
            <judging input-file="" output-file=""><testset name="tests"><time-limit>2000</time-limit>
            <memory-limit>268435456</memory-limit><input-path-pattern>tests/%d</input-path-pattern>
            <answer-path-pattern>tests/%d.a</answer-path-pattern>
            <tests><test method="manual"/></tests></testset></judging>
            <files><resources><file path="files/testlib.h"/></resources></files>
            <assets>CHECKER<interactor><source path="files/interactor.cpp"/></interactor>
            <solutions><solution tag="main"><source path="halves.cpp"/></solution>
            <solution tag="wrong-answer"><source path="lies.cpp"/></solution>
            <solution tag="wrong-answer"><source path="silent.cpp"/></solution>
            <solution tag="TAG"><source path="counts.cpp"/></solution></solutions></assets></problem>
            """;

    private static final String HALVES =
            """
            #include <iostream>
            #include <string>
            int main() {
                int from = 1, to = 1000;
                while (from < to) {
                    int middle = (from + to) / 2;
                    std::string said;
                    std::cout << "? " << middle << std::endl;
                    std::cin >> said;
                    (said == "no" ? to : from) = said == "no" ? middle : middle + 1;
                }
                std::cout << "! " << from << std::endl;
            }
            """;

    private static final String COUNTS =
            """
            #include <iostream>
            #include <string>
            int main() {
                int x = 1;
                for (std::string said = "larger"; said != "no"; x++) {
                    std::cout << "? " << x << std::endl;
                    std::cin >> said;
                }
                std::cout << "! " << x - 1 << std::endl;
            }
            """;

    @BeforeEach
    void solutions() throws Exception {
        for (String folder : new String[] {"", "std/"}) {
            write(temp, folder + "halves.cpp", HALVES);
        }
        write(temp, "counts.cpp", COUNTS);
        write(temp, "lies.cpp", "#include <iostream>\nint main() { std::cout << \"! 3\" << std::endl; }\n");
        write(temp, "silent.cpp", "int main() {}\n");
    }

    @Test
    void anInteractorOfPolygonTalksAndItsCheckerLooksAtWhatItHasNotedDown() throws Exception {
        ForeignProblem read = polygon("<checker><source path=\"files/check.cpp\"/></checker>", "wrong-answer");
        assertThat(English.of(read.remarks())).noneMatch(one -> one.contains("interactor"));

        Verification found = verified(read);

        assertThat(verdicts(found))
                .containsEntry("accepted/halves.cpp", Verdict.AC)
                .containsEntry("wrong_answer/lies.cpp", Verdict.WA)
                .containsEntry("wrong_answer/silent.cpp", Verdict.WA)
                .containsEntry("wrong_answer/counts.cpp", Verdict.WA);
        assertThat(temp.resolve("out/larger/output_validator/build")).isExecutable();
    }

    @Test
    void anInteractorOfPolygonWithoutACheckerDecidesAlone() throws Exception {
        ForeignProblem read = polygon("", "accepted");
        assertThat(English.of(read.remarks())).anyMatch(one -> one.contains("the interactor alone decides"));

        assertThat(verdicts(verified(read)))
                .hasSize(4)
                .containsEntry("accepted/counts.cpp", Verdict.AC)
                .containsEntry("wrong_answer/lies.cpp", Verdict.WA);
    }

    @Test
    void anInteractorOfHydroDecides() throws Exception {
        write(temp, "testdata/config.yaml", "type: interactive\ninteractor: talks.cc\ntime: 2s\n");
        write(temp, "testdata/talks.cc", INTERACTOR);
        write(temp, "testdata/testlib.h", HEADER);
        write(temp, "testdata/1.in", "700\n");
        write(temp, "testdata/1.out", "700\n");

        ForeignProblem read =
                ForeignProblems.read(temp, "larger", Optional.empty()).get(0);
        Path folder = read.write(temp.resolve("out"), "larger");
        write(folder, "submissions/wrong_answer/lies.cpp", Files.readString(temp.resolve("lies.cpp")));

        assertThat(verdicts(verify(folder)))
                .containsEntry("accepted/halves.cpp", Verdict.AC)
                .containsEntry("wrong_answer/lies.cpp", Verdict.WA);
    }

    private ForeignProblem polygon(String checker, String tagOfTheOneThatCounts) throws Exception {
        write(temp, "problem.xml", XML.replace("CHECKER", checker).replace("TAG", tagOfTheOneThatCounts));
        write(temp, "tests/1", "700\n");
        write(temp, "tests/1.a", "700\n");
        write(temp, "files/testlib.h", HEADER);
        write(temp, "files/interactor.cpp", INTERACTOR);
        write(temp, "files/check.cpp", CHECKER);
        return ForeignProblems.read(temp, "larger", Optional.empty()).get(0);
    }

    private Verification verified(ForeignProblem read) throws Exception {
        Verification found = verify(read.write(temp.resolve("out"), "larger"));
        assertThat(found.submissions()).allMatch(JuryResult::isAsExpected);
        return found;
    }
}
