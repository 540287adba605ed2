package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import judge.message.English;
import judge.problem.ValidatorLimits;
import judge.problem.reading.PackageReader;
import judge.verdict.Verdict;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Isolated;

/** Small packages that are faulty, and what is said of them. */
@Isolated("measures")
@Tag("packages")
class PackageFaultsIT extends PackageTrials {

    @Test
    void anOutputThatIsShownAndNotAcceptedIsNamed() throws Exception {
        Path folder = packaged(Map.of(
                "data/secret/1.out",
                " 3 \n",
                "data/sample/1.in",
                "3 5\n",
                "data/sample/1.ans",
                "8\n",
                "data/sample/1.out",
                "9\n"));

        assertThat(English.of(verify(folder).faults()))
                .singleElement()
                .asString()
                .contains("sample/1.out is shown as an output, but is not accepted");
    }

    @Test
    void aValidatorThatNeverEndsIsWaitedForOnce() throws Exception {
        Path folder = packaged(Map.of(
                "input_validators/hangs.py",
                "while True: pass\n",
                "data/secret/2.in",
                "3 4\n",
                "data/secret/2.ans",
                "7\n",
                "data/invalid_input/1.in",
                "x\n"));
        Findings found = new Findings();
        ValidatorLimits second = new ValidatorLimits(Duration.ofSeconds(1), 512L << 20, 8 << 20);

        try (Lanes lanes = new Lanes(toolchain, false);
                InputCheck check = new InputCheck(PackageReader.read(folder), lanes, found)) {
            check.add("hangs.py", toolchain.packageProgram(folder.resolve("input_validators/hangs.py"), second));
            check.run();
        }

        assertThat(English.of(found.faults().toList()))
                .singleElement()
                .asString()
                .contains("input validator hangs.py does not end in time on")
                .contains("1.in");
        assertThat(English.of(found.warnings().toList()))
                .anyMatch(one -> one.contains("must be refused by an input validator"));
    }

    /** A fault of a script is one sentence of the package's, and does not keep the others from being tried. */
    @Test
    void saysInOneSentenceWhatKeepsAProgramFromBeingTried() throws Exception {
        Path folder = packaged(Map.of(
                "input_validators/network/build",
                "#!/bin/sh\npython3 -c 'import urllib.request as u;"
                        + " u.urlopen(\"http://192.0.2.1\", timeout=20)'\n",
                "input_validators/nothing/build",
                "#!/bin/sh\ntrue\n",
                "input_validators/writes/run",
                "#!/bin/sh\necho x > /usr/bin/x || echo x > \"$0\" || echo 'cannot write' >&2\n",
                "input_validators/lost.cpp",
                "#include \"lost.h\"\nint main() { return 42; }\n",
                "input_validators/wrong.c",
                "int main() { return }\n",
                "input_validators/grammar.viva",
                "x\n",
                "input_validators/Strange.swift",
                "x\n"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults()))
                .anySatisfy(fault -> assertThat(fault)
                        .contains("network/build does not build it")
                        .contains("Operation not permitted"))
                .anySatisfy(fault ->
                        assertThat(fault).contains("nothing/build does not build it: it leaves no file called run"))
                .anySatisfy(fault ->
                        assertThat(fault).contains("is refused by writes").contains("cannot write"))
                .anySatisfy(fault -> assertThat(fault).contains("wrong.c does not compile: wrong.c:1: expected"))
                .hasSize(4);
        assertThat(English.of(found.warnings()))
                .anySatisfy(warning -> assertThat(warning).contains("lost.cpp").contains("lost.h: No such file"))
                .anySatisfy(warning -> assertThat(warning).contains("grammar.viva is a pattern of VIVA"))
                .anySatisfy(warning -> assertThat(warning).contains("Strange.swift is in no language"));
        assertThat(verdicts(found)).containsEntry("accepted/sum.py", Verdict.AC);
    }

    /** A validator that is wrong about everything would drown what else is wrong. */
    @Test
    void saysWhatTheCompilerSaysOfASubmissionThatShouldCompile() throws Exception {
        Path folder = packaged(Map.of("submissions/accepted/old.cpp", "int main() {\n    return undeclared;\n}\n"));

        assertThat(verify(folder).submissions().stream()
                        .flatMap(one -> English.of(one.complaints()).stream())
                        .toList())
                .anySatisfy(complaint -> assertThat(complaint)
                        .startsWith("does not compile: old.cpp:2: ")
                        .contains("undeclared"));
    }

    /** A program that was right by another version of its language fails by this one, and says so itself. */
    @Test
    void saysHowASubmissionFailsThatMustNot() throws Exception {
        Path folder = packaged(Map.of(
                "submissions/accepted/long.py", "print(10 ** 5000)\n",
                "submissions/accepted/ends.py", "import sys\nsys.exit(3)\n",
                "submissions/run_time_error/ends.py", "import sys\nsys.exit(3)\n"));

        assertThat(verify(folder).submissions().stream()
                        .flatMap(one -> English.of(one.complaints()).stream())
                        .filter(complaint -> complaint.contains("is RTE: "))
                        .toList())
                .containsExactlyInAnyOrder(
                        "secret/1 is RTE: ended with exit status 3",
                        "secret/1 is RTE: ValueError: Exceeds the limit (4300 digits) for integer string conversion;"
                                + " use sys.set_int_max_str_digits() to increase the limit (long.py, line 1)");
    }

    @Test
    void saysWhyAProgramWhoseFilesCompileIsNotStarted() throws Exception {
        Path folder = packaged(
                Map.of("submissions/accepted/two/a.py", "x = 1\n", "submissions/accepted/two/b.py", "print(3)\n"));

        assertThat(verify(folder).submissions().stream()
                        .flatMap(one -> English.of(one.complaints()).stream())
                        .toList())
                .contains("does not compile: several files, and nothing tells which one is started: a.py, b.py");
    }

    @Test
    void saysWhereTestlibIsToBePut() throws Exception {
        Path folder = packaged(Map.of("output_validator/check.cpp", "#include \"testlib.h\"\nint main() {}\n"));

        assertThat(English.of(verify(folder).faults()))
                .anyMatch(fault ->
                        fault.endsWith("check.cpp:1: testlib.h: No such file or directory: put it beside the program"));
    }

    @Test
    void saysThatAValidatorIsInTwoLanguages() throws Exception {
        Path folder =
                packaged(Map.of("output_validator/main.py", "exit(42)\n", "output_validator/x.c", "int main() {}\n"));

        assertThat(English.of(verify(folder).faults()))
                .anyMatch(fault -> fault.endsWith(
                        "output_validator does not compile: has sources in more than one language: c, python3"));
    }

    /** The last thing that a compiler says is where the marks below the line are. */
    @Test
    void saysTheFirstErrorOfACompilerThatAScriptCalls() throws Exception {
        Path folder = packaged(Map.of(
                "input_validators/wrong/build",
                "#!/bin/sh\nc++ -o run wrong.cpp\n",
                "input_validators/wrong/wrong.cpp",
                "int main() { return missing; }\n"));

        assertThat(English.of(verify(folder).faults())).anySatisfy(fault -> assertThat(fault)
                .contains("wrong/build does not build it: it ends with status 1: wrong.cpp:1:21: error: "));
    }

    @Test
    void saysTheExceptionAndTheLineOfAnInputValidatorAndNotItsTraceback() throws Exception {
        Path folder = packaged(Map.of("input_validators/check.py", "import sys\n\nassert input() == 'x'\n"));

        assertThat(English.of(verify(folder).faults()))
                .singleElement()
                .asString()
                .endsWith("1.in is refused by check.py: AssertionError in line 3 of check.py");
    }

    @Test
    void saysOnceWhatAValidatorSaysOfManyInputs() throws Exception {
        String validator = "import sys\nprint('never' if input() != '7 8' else 'not this')\nsys.exit(43)\n";
        Path folder = packaged(Map.of(
                "input_validators/never.py",
                validator,
                "data/secret/2.in",
                "3 4\n",
                "data/secret/2.ans",
                "7\n",
                "data/secret/3.in",
                "7 8\n",
                "data/secret/3.ans",
                "15\n"));

        assertThat(English.of(verify(folder).faults()))
                .satisfiesExactly(
                        fault -> assertThat(fault).endsWith("1.in, the first of 2, is refused by never.py: never"),
                        fault -> assertThat(fault).endsWith("3.in is refused by never.py: not this"));
    }

    /** A crash is a judge error for whoever prints that. */
    @Test
    void aValidatorThatFailsHasRefusedNothing() throws Exception {
        String numbers = "import sys\nsys.exit(42 if int(sys.stdin.read()) == int(open(sys.argv[2]).read()) else 43)\n";
        Path folder = packaged(Map.of(
                "output_validator/numbers.py",
                numbers,
                "data/invalid_output/word.in",
                "1 2\n",
                "data/invalid_output/word.ans",
                "3\n",
                "data/invalid_output/word.out",
                "three\n"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults()))
                .singleElement()
                .asString()
                .contains("word.out must be refused by the checker, which fails on it: it ends with status 1: Value");
        assertThat(English.of(found.warnings()))
                .satisfiesExactly(
                        empty -> assertThat(empty)
                                .contains("1.in: the output validator fails where a submission prints"
                                        + " nothing, which is JE and not WA: it ends with status 1: ValueError"),
                        word -> assertThat(word).contains(" prints a word, "));
        write(
                folder,
                "output_validator/numbers.py",
                numbers.replace("int(sys.stdin.read())", "sys.stdin.read()")
                        .replace("int(open(sys.argv[2]).read())", "open(sys.argv[2]).read()"));
        assertThat(English.of(verify(folder).faults())).isEmpty();
        assertThat(English.of(verify(folder).warnings())).isEmpty();
    }

    /** The message names the ending: an author who is only told that the cases are JE could not mend the package. */
    @Test
    void saysWhatAnOutputValidatorEndedWithOrThatItDidNotEnd() throws Exception {
        Path folder = packaged(Map.of("output_validator/check.py", "import sys\nsys.exit('no such\\x1b file')\n"));
        assertThat(verify(folder).submissions()).singleElement().satisfies(one -> assertThat(
                        English.of(one.complaints()))
                .contains("secret/1 is JE: it ends with status 1: no such\\u001B file"));

        write(folder, "output_validator/check.py", "\n" + "def f(): raise ValueError('how long')\n" + "f()\n");
        assertThat(verify(folder).submissions()).singleElement().satisfies(one -> assertThat(
                        English.of(one.complaints()))
                .contains("secret/1 is JE: it ends with status 1: ValueError: how long in line 2 of check.py"));

        write(folder, "output_validator/check.py", "import time\ntime.sleep(1000)\n");
        write(folder, "problem.yaml", YAML.replace("5}", "5, validation_time: 1}"));
        assertThat(verify(folder).submissions()).singleElement().satisfies(one -> assertThat(
                        English.of(one.complaints()))
                .contains("secret/1 is JE: the output validator does not end within 1 s"));
    }

    /** Nothing can be judged by such a validator, but the other faults of the package are reported with it. */
    @Test
    void namesAnOutputValidatorThatDoesNotCompileAndWhatElseIsWrong() throws Exception {
        Path folder = packaged(Map.of(
                "problem.yaml",
                YAML.replace("limits: {time_limit: 5}\n", ""),
                "output_validator/check.c",
                "int main() { return }\n",
                "input_validators/never.py",
                "import sys\nsys.exit(43)\n"));

        Verification found = verify(folder);

        assertThat(English.of(found.faults()))
                .anySatisfy(fault -> assertThat(fault).contains("1.in is refused by never"))
                .anySatisfy(fault -> assertThat(fault)
                        .contains("output_validator")
                        .contains("does not compile: check.c:1: expected"))
                .hasSize(2);
    }
}
