package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import judge.engine.TimeLimits;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Small packages, each with several features of the format that the shipped ones do not use. */
@Isolated("measures")
@Tag("packages")
class PackageFeaturesIT extends PackageTrials {

    /** The format knows no limit of output among its verdicts, and says of certain cases what it wants of them. */
    @Test
    void judgesWhatPrintsTooMuchAndWhatFailsEarlyAsThePackageMeansIt() throws Exception {
        Path folder = packaged(Map.of(
                "problem.yaml",
                YAML.replace("time_limit: 5", "time_limit: 0.4, time_resolution: 0.1, output: 1"),
                "data/secret/2.in",
                "0 7\n",
                "data/secret/2.ans",
                "7\n",
                "submissions/time_limit_exceeded/endless.c",
                "#include <stdio.h>\nint main() { for (;;) puts(\"99 bottles of beer on the wall\"); }\n",
                "submissions/time_limit_exceeded/long.c",
                "#include <stdio.h>\nint main() { for (int i = 0; i < 90000; i++)"
                        + " puts(\"99 bottles of beer\"); }\n",
                "submissions/submissions.yaml",
                "wrong_answer/seven.py: {'secret/{2, 4}': {required: [AC]}}\n"
                        + "wrong_answer/eight.py: {'secret/{2, 4}': {required: [AC]}}\n",
                "submissions/wrong_answer/seven.py",
                "print(7)\n",
                "submissions/wrong_answer/eight.py",
                "print(8)\n"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(found.submissions().stream()
                        .filter(one -> !one.isAsExpected())
                        .map(JuryResult::path))
                .containsExactly("time_limit_exceeded/long.c", "wrong_answer/eight.py");
        assertThat(verdicts(found))
                .containsEntry("time_limit_exceeded/endless.c", Verdict.TLE)
                .containsEntry("time_limit_exceeded/long.c", Verdict.OLE);
    }

    /** The cases before take so long that it is known by then that it is rejected. */
    @Test
    void oneCaseMayBeTooSlowAfterOneThatIsWrong() throws Exception {
        String slowest = "import time\na, b = map(int, input().split())\n"
                + "while time.process_time() < (99 if a == 9 else 0.7): pass\nprint(b)\n";
        Map<String, String> files = new HashMap<>(Map.of(
                "problem.yaml",
                YAML.replace("time_limit: 5", "time_limit: 0.25, time_resolution: 0.25"),
                "submissions/time_limit_exceeded/late.py",
                slowest,
                "submissions/wrong_answer/late.py",
                "a, b = map(int, input().split())\nassert a < 9\nprint(b)\n",
                "submissions/submissions.yaml",
                "time_limit_exceeded: {permitted: [AC, WA, TLE]}\n"));
        for (int i = 2; i < 6; i++) {
            files.put("data/secret/" + i + ".in", "0 " + i + "\n");
            files.put("data/secret/" + i + ".ans", i + "\n");
        }
        files.put("data/secret/6.in", "9 0\n");
        files.put("data/secret/6.ans", "9\n");

        Verification found = verify(packaged(files));

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(found.submissions()).allMatch(JuryResult::isAsExpected);
        assertThat(verdicts(found)).containsEntry("time_limit_exceeded/late.py", Verdict.WA);
        assertThat(English.of(found.warnings()))
                .filteredOn(warning -> warning.contains("contestants"))
                .singleElement()
                .asString()
                .endsWith("wrong_answer/late.py: secret/6 is RTE, permitted are AC, NO, PE, WA; contestants are judged"
                        + " up to an earlier case");
    }

    @Test
    void showsWhatPrintsTooMuchAsTooSlowAlsoWhereAGraderOfThePackageHasSaidWhichItIs() throws Exception {
        Path folder = packaged(Map.of(
                "problem.yaml",
                "name: Sum\ntype: scoring\nlimits: {time_limit: 0.4, output: 1}\n",
                "problem_statement/problem.en.md",
                "Add.\n",
                "data/testdata.yaml",
                "range: 0 1\n",
                "data/secret/testdata.yaml",
                "grading: custom\ngrader_flags: first\n",
                "graders/first.py",
                "import sys\nprint(sys.stdin.readline())\n",
                "submissions/time_limit_exceeded/endless.c",
                "#include <stdio.h>\nint main() { for (;;) puts(\"99 bottles of beer on the wall\"); }\n"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(found.submissions()).allMatch(JuryResult::isAsExpected);
        assertThat(verdicts(found)).containsEntry("time_limit_exceeded/endless.c", Verdict.TLE);
    }

    /** One validator is built of C by a script that includes a header beside it, the checker is a script alone. */
    @Test
    void runsProgramsThatScriptsMakeAndStart() throws Exception {
        Path folder = packaged(Map.of(
                "output_validator/run",
                """
                #!/usr/bin/env sh
                cd "$(dirname "$0")" && exec python3 compare.py "$1" "$2" "$3"
                """,
                "output_validator/compare.py",
                """
                import sys
                answer = open(sys.argv[2]).read().split()
                open(sys.argv[3] + "judgemessage.txt", "w").write("compared {{LIMIT}}")
                sys.exit(42 if sys.stdin.read().split() == answer else 43)
                """,
                "problem.yaml",
                YAML + "constants: {LIMIT: 1000}\n",
                "input_validators/built/build",
                "#!/bin/sh\nmkdir bin && cc -O1 main.c -o bin/check && printf '#!/bin/sh\\n"
                        + "exec \"$(dirname \"$0\")/bin/check\" \"$@\"\\n' > run\n",
                "input_validators/built/main.c",
                """
                #include "least.h"
                #include <stdio.h>
                int main(int count, char **words) {
                    long a, b;
                    if (scanf("%ld %ld", &a, &b) != 2 || count != 2 || a < LEAST || b > {{LIMIT}}) return 1;
                    return 42;
                }
                """,
                "input_validators/built/least.h",
                "#define LEAST 1\n",
                "data/secret/1.yaml",
                "input_validator_args: {built: [one]}\n",
                "data/invalid_input/large.in",
                "1 1001\n",
                "data/invalid_input/large.yaml",
                "input_validator_args: {built: [one]}\n",
                "submissions/wrong_answer/zero.py",
                "print(0)\n"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(verdicts(found))
                .containsExactlyInAnyOrderEntriesOf(
                        Map.of("accepted/sum.py", Verdict.AC, "wrong_answer/zero.py", Verdict.WA));
    }

    /** A driver in each of three languages calls what is handed in; one reads data that lie beside it. */
    @Test
    void putsFilesOfThePackageBesideSubmissions() throws Exception {
        Path folder = packaged(Map.ofEntries(
                Map.entry("problem.yaml", YAML + "constants: {PLUS: '+'}\n"),
                Map.entry("include/default/offset.txt", "0\n"),
                Map.entry("include/cpp/main.cpp", CPP_DRIVER),
                Map.entry("include/cpp/add.h", "long add(long a, long b);\n"),
                Map.entry("include/java/Main.java", JAVA_DRIVER),
                Map.entry(
                        "include/python3/__main__.py",
                        "import add\nsum = add.add(*map(int, input().split()))\n"
                                + "print(sum {{PLUS}} int(open('offset.txt').read()))\n"),
                Map.entry("data/secret/2.in", "5 6\n"),
                Map.entry("data/secret/2.ans", "18\n"),
                Map.entry("data/secret/2.files/offset.txt", "7\n"),
                Map.entry("submissions/accepted/sum.py", "# nothing\n"),
                Map.entry(
                        "submissions/accepted/add.cpp", "#include \"add.h\"\nlong add(long a, long b){return a+b;}\n"),
                Map.entry("submissions/accepted/add.py", "def add(a, b):\n    return a + b\n"),
                Map.entry(
                        "submissions/accepted/Adder.java",
                        "class Adder { static long add(long a, long b) { return a {{PLUS}} b; } }\n"),
                Map.entry("submissions/wrong_answer/add.py", "def add(a, b):\n    return a - b\n")));
        Files.delete(folder.resolve("submissions/accepted/sum.py"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(verdicts(found))
                .containsExactlyInAnyOrderEntriesOf(Map.of(
                        "accepted/add.cpp",
                        Verdict.AC,
                        "accepted/add.py",
                        Verdict.AC,
                        "accepted/Adder.java",
                        Verdict.AC,
                        "wrong_answer/add.py",
                        Verdict.WA));
    }

    private static final String CPP_DRIVER =
            """
            #include "add.h"
            #include <fstream>
            #include <iostream>
            int main() {
                long a, b, offset;
                std::cin >> a >> b;
                std::ifstream("offset.txt") >> offset;
                std::cout << add(a, b) + offset << std::endl;
            }
            """;

    private static final String JAVA_DRIVER =
            """
            import java.nio.file.*;
            import java.util.*;
            public class Main {
                public static void main(String[] args) throws Exception {
                    Scanner in = new Scanner(System.in);
                    long offset = Long.parseLong(Files.readString(Path.of("offset.txt")).strip());
                    System.out.println(Adder.add(in.nextLong(), in.nextLong()) + offset);
                }
            }
            """;

    /** A header that all programs share, as many packages have testlib.h, reached by a link and by its name alone. */
    @Test
    void findsHeadersThatThePackageHasElsewhere() throws Exception {
        String uses = "#include \"shared.h\"\n#include <cstdio>\nint main() { return ACCEPTS; }\n";
        Path folder = packaged(Map.of(
                "output_validators/check/shared.h",
                "#define ACCEPTS 42\n",
                "output_validators/check/check.cpp",
                "#include \"shared.h\"\n#include <fstream>\n#include <iostream>\n"
                        + "int main(int, char **words) {\n"
                        + "    std::string a, b, more; std::ifstream(words[2]) >> a; std::cin >> b;\n"
                        + "    return a == b && !(std::cin >> more) ? ACCEPTS : 43;\n}\n",
                "input_validators/alone.cpp",
                uses,
                "input_validators/linked/main.cpp",
                uses));
        Files.createSymbolicLink(
                folder.resolve("input_validators/linked/shared.h"), Path.of("../../output_validators/check/shared.h"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(English.of(found.warnings())).singleElement().satisfies(warning -> assertThat(warning)
                .contains("output_validators: has the output validator"));
        assertThat(found.submissions()).allMatch(JuryResult::isAsExpected).hasSize(1);
        assertThat(List.copyOf(verdicts(found).values())).containsExactly(Verdict.AC);
    }

    /** The file submissions.yaml speaks of single submissions, with a checker that gives its reason. */
    @Test
    void judgesSubmissionsAsSubmissionsYamlSays() throws Exception {
        String validator =
                """
                import sys
                answer = open(sys.argv[2]).read().split()
                said = sys.stdin.read().split()
                open(sys.argv[3] + "judgemessage.txt", "w").write("wanted " + answer[0] + " got " + " ".join(said))
                sys.exit(42 if said == answer else 43)
                """;
        Path folder = packaged(Map.of(
                "output_validator/check.py",
                validator,
                "submissions/submissions.yaml",
                """
                accepted/sum.txt: {language: python3}
                accepted/two: {entrypoint: right.py}
                accepted/Two: {entrypoint: Right}
                wrong_answer/five.py: {message: got 5}
                wrong_answer/six.py: {message: got 5}
                """,
                "submissions/accepted/sum.txt",
                SUM,
                "submissions/accepted/two/right.py",
                SUM,
                "submissions/accepted/two/main.py",
                "print('wrong')\n",
                "submissions/accepted/Two/Main.java",
                "public class Main { public static void main(String[] a) { System.out.println(7); } }\n",
                "submissions/accepted/Two/Right.java",
                "public class Right { public static void main(String[] a) { System.out.println(3); } }\n",
                "submissions/wrong_answer/five.py",
                "print(5)\n",
                "submissions/wrong_answer/six.py",
                "print(6)\n"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(found.submissions()).allSatisfy(one -> assertThat(English.of(one.complaints()))
                .isEqualTo(
                        one.path().endsWith("six.py")
                                ? List.of("the output validator says \"got 5\" of no case")
                                : List.of()));
        assertThat(verdicts(found))
                .containsEntry("accepted/sum.txt", Verdict.AC)
                .containsEntry("accepted/two", Verdict.AC)
                .containsEntry("accepted/Two", Verdict.AC);
    }

    /** The slowest that must be within the limit sets it, also where it is wrong. */
    @Test
    void infersTheTimeLimitFromAllThatMustBeWithinIt() throws Exception {
        String late = "import time\nend = time.process_time() + 1.2\nwhile time.process_time() < end: pass\n";
        Path folder = packaged(Map.of(
                "problem.yaml",
                YAML.replace("limits: {time_limit: 5}\n", "") + "limits: {time_resolution: 0.05}\n",
                "judge.yaml",
                "python3: {time_multiplier: 1}\n",
                "submissions/wrong_answer/late.py",
                late + "print(0)\n",
                "submissions/brute_force/later.py",
                late + late + late + "print(3)\n"));
        TimeLimits limits =
                new TimeLimits(toolchain, java.util.Optional.empty(), java.util.Optional.empty(), any -> {});
        Problem read = PackageReader.read(folder);

        Problem limited = limits.of(read);

        assertThat(limited.inferred().orElseThrow().setBy()).containsExactly("wrong_answer/late.py");
        assertThat(limited.limits().cpuTime()).isBetween(Duration.ofSeconds(2), Duration.ofSeconds(7));
        assertThat(new PackageVerifier(toolchain, false)
                        .verify(read, limits::of)
                        .isSound())
                .isTrue();
    }

    /** The jury's may be larger than the usual limit where the package names none, which is said. */
    @Test
    void triesSubmissionsOfTheJuryThatAreLargerThanTheUsualLimit() throws Exception {
        String large = "# " + "x".repeat(200_000) + "\n";
        String yaml = YAML.replace("time_limit: 5", "time_limit: 1");
        Path folder = packaged(Map.of(
                "problem.yaml",
                yaml,
                "judge.yaml",
                "python3: {time_multiplier: 1}\n",
                "submissions/time_limit_exceeded/many/main.py",
                "import words\nwhile True: pass\n",
                "submissions/time_limit_exceeded/many/words.py",
                large));

        Verification found = verify(folder);

        assertThat(found.isSound()).isTrue();
        assertThat(verdicts(found)).containsEntry("time_limit_exceeded/many", Verdict.TLE);
        assertThat(English.of(found.warnings())).singleElement().satisfies(warning -> assertThat(warning)
                .contains("many: has 2000")
                .contains("may hand in 131072"));
        Files.writeString(folder.resolve("problem.yaml"), yaml.replace("time_limit: 1", "time_limit: 1, code: 128"));
        assertThat(verdicts(verify(folder))).containsEntry("time_limit_exceeded/many", Verdict.CE);
    }
}
