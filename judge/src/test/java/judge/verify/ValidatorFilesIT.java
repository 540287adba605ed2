package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Map;
import judge.message.English;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The files of their own folder that a package's programs find. */
@Tag("packages")
class ValidatorFilesIT extends PackageTrials {

    @Test
    void anOutputValidatorInPythonFindsTheDataBesideItself() throws Exception {
        Path folder = packaged(
                Map.of(
                        "problem.yaml",
                        YAML + "constants: {most: 3}\n",
                        "output_validator/words.txt",
                        "1 2 {{most}}\n",
                        "output_validator/check.py",
                        """
                import os, sys
                here = os.path.dirname(os.path.abspath(__file__))
                words = open(os.path.join(here, 'words.txt')).read().split()
                sys.exit(42 if sys.stdin.read().split() == words[2:] else 43)
                """));

        assertSound(folder);
    }

    @Test
    void aProgramMayIncludeAnyFileOfItsFolder() throws Exception {
        Path folder = packaged(Map.of(
                "output_validator/check.cpp",
                "#include <iostream>\n#include \"parts/answers.inc\"\n"
                        + "int main() { int x; std::cin >> x; return x == answers[0] ? 42 : 43; }\n",
                "output_validator/parts/answers.inc",
                "int answers[] = {\n#include \"first.tab\"\n};\n",
                "output_validator/parts/first.tab",
                "3\n"));

        assertSound(folder);
    }

    @Test
    void anInputValidatorThatAScriptStartsFindsItsFilesInItsWorkingFolder() throws Exception {
        Path folder = packaged(Map.of(
                "input_validators/script/run",
                "#!/bin/sh\nexec python3 ./check.py\n",
                "input_validators/script/check.py",
                "import sys\nsys.exit(int(open('status.txt').read()))\n",
                "input_validators/script/status.txt",
                "42\n"));

        assertThat(English.of(verify(folder).faults())).isEmpty();
    }

    @Test
    void eachOfSeveralOutputValidatorsOfAnOlderPackageHasToAccept() throws Exception {
        Path folder = packaged(Map.of(
                "problem.yaml",
                "name: Sum\nvalidation: custom\n",
                ".timelimit",
                "5\n",
                "output_validators/first.py",
                "import sys\nsys.exit(42 if int(sys.stdin.read()) > 0 else 43)\n",
                "output_validators/second/main.cpp",
                "#include <iostream>\nint main() { int x; std::cin >> x; return x < 9 ? 42 : 43; }\n",
                "submissions/wrong_answer/negative.py",
                "print(-1)\n",
                "submissions/wrong_answer/large.py",
                "print(10)\n"));

        Verification found = verify(folder);

        assertThat(verdicts(found))
                .isEqualTo(Map.of(
                        "accepted/sum.py", Verdict.AC,
                        "wrong_answer/negative.py", Verdict.WA,
                        "wrong_answer/large.py", Verdict.WA));
    }

    private void assertSound(Path folder) throws Exception {
        Verification found = verify(folder);

        assertThat(English.of(found.faults())).isEmpty();
        assertThat(found.submissions()).allMatch(JuryResult::isAsExpected).hasSize(1);
    }

    @Test
    void whichOfSeveralFilesIsToBeStartedIsAskedInWords() throws Exception {
        Path folder = packaged(Map.of("output_validator/a.py", "exit(42)\n", "output_validator/b.py", "exit(42)\n"));

        assertThat(English.of(verify(folder).faults()))
                .anyMatch(fault -> fault.endsWith("output_validator does not compile: several files, and nothing tells"
                        + " which one is started: a.py, b.py"));
    }

    @Test
    void argumentsForAnInputValidatorThatIsNotThereAreAWarning() throws Exception {
        Path folder = packaged(Map.of("data/secret/1.yaml", "input_validator_args: {any: [], valdate: [a]}\n"));

        assertThat(English.of(verify(folder).warnings()))
                .anyMatch(warning -> warning.endsWith(
                        "1.in has input_validator_args for \"valdate\", and there is no such validator"))
                .noneMatch(warning -> warning.contains("for \"any\""));
    }
}
