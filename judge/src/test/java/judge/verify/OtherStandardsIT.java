package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import judge.engine.TimeLimits;
import judge.message.English;
import judge.problem.reading.PackageReader;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Packages whose authors compile C++ by another standard than this judge does where nothing is said. */
@Tag("versions")
class OtherStandardsIT extends PackageTrials {

    private static final String NEWER =
            """
            #include <iostream>
            #include <string>
            bool begins(const std::string& all) { return all.starts_with("1"); }
            int main() { int a, b; std::cin >> a >> b; std::cout << a + b + 0 * begins("2") << "\\n"; }
            """;

    /** The standard of a package's validators is nobody else's business. */
    @Test
    void compilesAPackagesOwnProgramsByWhicheverStandardTakesThem() throws Exception {
        Path folder = packaged(Map.of(
                "input_validators/any.py",
                "import sys\nsys.exit(42)\n",
                "input_validators/newer.cpp",
                "#include <string>\nint main() { return std::string(\"1\").starts_with(\"1\") ? 42 : 43; }\n",
                "input_validators/forgets.cpp",
                "#include <cstdio>\nint main() { return std::unordered_set<int>{42}.count(42) ? 42 : 43; }\n",
                "output_validator/older.cpp",
                "#include <cstddef>\nusing namespace std;\ntypedef unsigned char byte;\n"
                        + "byte accepts = 42;\nint main() { return accepts; }\n"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).noneMatch(fault -> fault.contains("does not compile"));
        assertThat(verdicts(found)).containsEntry("accepted/sum.py", Verdict.AC);
    }

    @Test
    void judgesByTheStandardThatASubmissionCompilesByAndSaysSo() throws Exception {
        Path folder = packaged(Map.of(
                "submissions/accepted/newer.cpp",
                NEWER,
                "submissions/accepted/wrong.cpp",
                "int main() { return x; }\n",
                "submissions/wrong_answer/newer.cpp",
                NEWER.replace("a + b", "a - b"),
                "submissions/compile_error/refused.cpp",
                NEWER));

        Verification found = verify(folder);

        assertThat(verdicts(found))
                .isEqualTo(Map.of(
                        "accepted/newer.cpp", Verdict.AC,
                        "accepted/sum.py", Verdict.AC,
                        "accepted/wrong.cpp", Verdict.CE,
                        "compile_error/refused.cpp", Verdict.CE,
                        "wrong_answer/newer.cpp", Verdict.WA));
        assertThat(English.of(found.warnings()))
                .containsExactly(folder + "/judge.yaml: should perhaps say cpp: {standard: c++20},"
                        + " as these compile by that and not as it is: accepted/newer.cpp, wrong_answer/newer.cpp");
        write(folder, "judge.yaml", "cpp: {standard: c++20}\n");
        Verification saidSo = verify(folder);
        assertThat(English.of(saidSo.warnings())).isEmpty();
        assertThat(verdicts(saidSo))
                .containsEntry("accepted/newer.cpp", Verdict.AC)
                .containsEntry("compile_error/refused.cpp", Verdict.AC);
    }

    /** Contests that are judged elsewhere have C++ with GNU's additions, and older programs say {@code typeof}. */
    @Test
    void takesWhatNeedsTheAdditionsOfGnu() throws Exception {
        Path folder = packaged(Map.of(
                "input_validators/any.cpp",
                "int main() { typeof(42) accepts = 42; return accepts; }\n",
                "submissions/accepted/additions.cpp",
                "#include <iostream>\nint main() { int a, b; std::cin >> a >> b; typeof(a) c = a + b;"
                        + " std::cout << c << \"\\n\"; }\n",
                "submissions/accepted/newest.cpp",
                NEWER.replace("bool begins", "typeof(1) begins"),
                "submissions/accepted/oldest.cpp",
                "#include <cstddef>\n#include <iostream>\nusing namespace std;\ntypedef unsigned char byte;\n"
                        + "byte none = 0;\nint main() { int a, b; cin >> a >> b; typeof(a) c = a + b + none;"
                        + " cout << c << endl; }\n"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(verdicts(found))
                .containsEntry("accepted/additions.cpp", Verdict.AC)
                .containsEntry("accepted/newest.cpp", Verdict.AC)
                .containsEntry("accepted/oldest.cpp", Verdict.AC);
        String should = folder + "/judge.yaml: should perhaps say cpp: {standard: ";
        String these = "}, as these compile by that and not as it is: accepted/";
        assertThat(English.of(found.warnings()))
                .containsExactly(
                        should + "gnu++14" + these + "oldest.cpp",
                        should + "gnu++17" + these + "additions.cpp",
                        should + "gnu++20" + these + "newest.cpp");
    }

    @Test
    void saysSoWhereNothingIsJudgedBecauseOfIt() throws Exception {
        Path folder = packaged(Map.of(
                "problem.yaml",
                YAML.replaceAll("limits.*\n", ""),
                "submissions/accepted/sum.py",
                "import sys\nsys.exit(1)\n",
                "submissions/accepted/newer.cpp",
                NEWER));

        TimeLimits limits = new TimeLimits(toolchain, Optional.empty(), Optional.empty(), any -> {});
        Verification found = new PackageVerifier(toolchain, false).verify(PackageReader.read(folder), limits::of);

        assertThat(found.submissions()).isEmpty();
        assertThat(English.of(found.warnings())).anyMatch(warning -> warning.contains("cpp: {standard: c++20}"));
    }

    /** A package of its time need not say it; one of today has a mistake. */
    @Test
    void doesNotTryWhatIsInPython2InAnOlderPackage() throws Exception {
        Map<String, String> files = Map.of(
                "submissions/accepted/two/main.py",
                "a, b = raw_input().split()\nprint int(a) + int(b)\n",
                "submissions/accepted/later.py",
                "print(sum(map(int, raw_input().split())))\n",
                "submissions/accepted/wrong.py",
                "print(1\n",
                "input_validators/printing.py",
                "import sys\nprint 'fine'\nsys.exit(42)\n",
                "input_validators/reading.py",
                "import sys\nraw_input()\nsys.exit(42)\n",
                "submissions/compile_error/two.py",
                "print 1\n");
        Verification latest = verify(packaged(files));
        Path older = packaged(Map.of("problem.yaml", "name: Sum\nlimits: {time_limit: 5}\n"));
        Verification found = verify(older);

        assertThat(verdicts(latest)).containsEntry("accepted/two", Verdict.CE);
        assertThat(English.of(latest.warnings())).noneMatch(warning -> warning.contains("not tried"));
        assertThat(verdicts(found))
                .isEqualTo(Map.of(
                        "accepted/sum.py", Verdict.AC,
                        "accepted/wrong.py", Verdict.CE,
                        "compile_error/two.py", Verdict.CE));
        assertThat(English.of(found.warnings()))
                .contains(older + "/submissions: not tried, as they are in no language of this judge: "
                        + "accepted/later.py, accepted/two")
                .contains("the input validator reading.py is in Python 2, and no input is tried by it: "
                        + "NameError: name 'raw_input' is not defined in line 2 of reading.py")
                .anyMatch(warning -> warning.contains("printing.py cannot be made, and no input is tried by it"));
        assertThat(English.of(found.faults())).isEmpty();
    }
}
