package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.message.English;
import judge.problem.CheckerChoice;
import judge.problem.Judging;
import judge.problem.LanguageRules;
import judge.problem.PackageFolder;
import judge.problem.Problem;
import judge.problem.ProblemLimits;
import judge.problem.ReferenceName;
import judge.problem.TestCase;
import judge.problem.yaml.ProblemFormatException;
import judge.source.LanguageNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PackageReaderTest {

    @TempDir
    Path temp;

    @Test
    void readsTheSmallestSoundPackageWithDefaults() throws ProblemFormatException {
        PackageFolder sound = PackageFolder.sound(temp);

        Problem problem = sound.read();

        assertThat(problem.id()).isEqualTo("sum");
        assertThat(problem.folder()).isEqualTo(sound.folder()).isAbsolute();
        assertThat(problem.names()).isEqualTo(Map.of("en", "Sum"));
        assertThat(problem.scoring()).isFalse();
        assertThat(problem.limits())
                .isEqualTo(new ProblemLimits(
                        Duration.ofSeconds(2),
                        LanguageRules.usual(LanguageNames.known()),
                        2048L << 20,
                        8L << 20,
                        128L << 10,
                        Duration.ofSeconds(30),
                        512L << 20));
        assertThat(problem.judging())
                .isEqualTo(new Judging(
                        new CheckerChoice.BuiltIn(CheckerChoice.Kind.TOKEN),
                        Optional.empty(),
                        Optional.empty(),
                        Optional.empty()));
        assertThat(problem.data().cases())
                .containsExactly(new TestCase(
                        "secret/1",
                        sound.folder().resolve("data/secret/1.in"),
                        sound.folder().resolve("data/secret/1.ans"),
                        List.of(),
                        List.of(),
                        0));
    }

    @Test
    void readsAllThatJudgeYamlSays() throws ProblemFormatException {
        Problem problem = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.PROBLEM_YAML + "allow_file_writing: true\n")
                .write(
                        "judge.yaml",
                        """
                        input_file: sudoku.in
                        output_file: sudoku.out
                        reference: target-sudoku
                        checker: exact
                        java:
                          time_multiplier: 1.5
                        """)
                .read();

        assertThat(problem.judging())
                .isEqualTo(new Judging(
                        new CheckerChoice.BuiltIn(CheckerChoice.Kind.EXACT),
                        Optional.of(ReferenceName.TARGET_SUDOKU),
                        Optional.of("sudoku.in"),
                        Optional.of("sudoku.out")));
        assertThat(problem.limits().cpuTime("java")).isEqualTo(Duration.ofSeconds(3));
    }

    @Test
    void reportsAllFaultsAtOnceWithPathKeyAndValue() {
        List<String> faults = PackageFolder.sound(temp)
                .write(
                        "problem.yaml",
                        """
                        problem_format_version: 2025-09
                        name: 2048
                        limits:
                          time_limit: soon
                          memory: 8
                          stack: 64
                        colour: blue
                        """)
                .write("judge.yaml", "checker: telepathy\ninput_file: ../secret\n")
                .write("data/secret/2.in", "")
                .delete("statement/problem.en.md")
                .delete("input_validators/Validate.java")
                .delete("submissions/accepted/Sum.java")
                .faults();

        assertThat(faults)
                .containsExactlyInAnyOrder(
                        "problem.yaml:4: limits.time_limit must be a number from 0.001 to 3600 (seconds), found "
                                + "\"soon\"",
                        "problem.yaml:5: limits.memory must be a whole number from 16 to 1048576,"
                                + " as a JVM does not work with less than 16 MiB (MiB), found 8",
                        "problem.yaml:6: limits.stack is not a key that is known here (known are code,"
                                + " compilation_memory, compilation_time, memory, output, time_limit, time_multiplier,"
                                + " time_multipliers, time_resolution, time_safety_margin, validation_memory,"
                                + " validation_output, validation_passes,"
                                + " validation_time), found 64",
                        "judge.yaml:1: checker must be one of token, exact, float, sudoku, found \"telepathy\"",
                        "judge.yaml:2: input_file must be a plain file name of letters, digits, '_', '.' and '-',"
                                + " found \"../secret\"",
                        "data/secret/2.in: has no answer: 2.ans is missing");
    }

    @Test
    void judgesWithAPackageThatIsNotWholeAndSaysWhatItLacks() throws ProblemFormatException {
        Path folder = temp.resolve("bare");
        PackageFolder.bare(folder);

        assertThat(PackageReader.read(folder).id()).isEqualTo("bare");
        PackageReader.Remarks remarks = PackageReader.remarks(folder);
        assertThat(English.of(remarks.omissions()).stream().map(line -> line.replace(folder + "/", "")))
                .containsExactlyInAnyOrder(
                        "input_validators: has no input validator",
                        "submissions/accepted: has no submission: there must be at least one that is right");
        assertThat(English.of(remarks.warnings()).stream().map(line -> line.replace(folder + "/", "")))
                .containsExactlyInAnyOrder(
                        "problem.yaml: uuid is missing",
                        "statement: has no statement: there must be a problem.<language>.md, .tex or .pdf");
    }

    @Test
    void saysThatAFolderIsMissing() {
        assertThatThrownBy(() -> PackageReader.read(temp.resolve("nowhere")))
                .isInstanceOf(ProblemFormatException.class)
                .extracting(English::message)
                .asString()
                .isEqualTo(temp.resolve("nowhere") + ": is not a folder");
    }

    @Test
    void saysThatProblemYamlIsMissing() {
        assertThat(PackageFolder.sound(temp).delete("problem.yaml").faults())
                .containsExactly("problem.yaml: is missing");
    }

    @Test
    void refusesVersionsThatItDoesNotKnow() {
        assertThat(PackageFolder.sound(temp)
                        .write("problem.yaml", "problem_format_version: 2022-07\n")
                        .faults())
                .containsExactly("problem.yaml:1: problem_format_version is not supported,"
                        + " only legacy, legacy-icpc, 2023-07-draft, 2025-09 are, found \"2022-07\"");
    }

    @Test
    void refusesFoldersThatWouldChangeTheVerdictIfTheyWereIgnored() {
        assertThat(PackageFolder.sound(temp)
                        .write("output_validator/Check.java", "")
                        .write("output_validators/Check.java", "")
                        .faults())
                .containsExactly(
                        "output_validators: is a second output validator beside output_validator: take away the one"
                                + " that is not used");
    }

    @Test
    void aStaticValidatorMakesACaseOfItsOwnWhereAGroupAsksForItAndIsAWarningElsewhere() throws ProblemFormatException {
        PackageFolder unused = PackageFolder.sound(temp).write("static_validator/Check.java", "");
        unused.read();
        assertThat(English.of(PackageReader.remarks(unused.folder()).warnings()))
                .anyMatch(warning -> warning.contains("static_validator: is not used: nothing says"));
        assertThat(unused.write("data/secret/test_group.yaml", "static_validation_score: pass-fail\n")
                        .read()
                        .data()
                        .cases())
                .extracting(TestCase::name)
                .containsExactly("secret/static_validation", "secret/1");
        assertThat(unused.delete("static_validator/Check.java")
                        .write("static_validator/check.swift", "")
                        .faults())
                .singleElement()
                .asString()
                .contains("static_validator: has no source in a language of this judge");
    }

    /** Other readers of YAML do so, by which such packages were published. */
    @Test
    void takesTheLastOfAKeyThatStandsThereTwiceWhereNoVerdictDependsOnIt() throws ProblemFormatException {
        PackageFolder twice = PackageFolder.legacy(temp)
                .write("data/secret/testdata.yaml", "input_validator_flags: n=1\ninput_validator_flags: n=2\n");

        assertThat(twice.read().data().cases().get(0).inputValidatorArguments().of("any"))
                .containsExactly("n=2");
        assertThat(English.of(PackageReader.remarks(twice.folder()).warnings()))
                .anyMatch(warning -> warning.endsWith(
                        "testdata.yaml:2: input_validator_flags stands there twice: the last one counts"));
        assertThat(twice.write("data/secret/testdata.yaml", "output_validator_flags: a\noutput_validator_flags: b\n")
                        .faults())
                .anyMatch(fault -> fault.contains("output_validator_flags stands there twice, found \"b\" again"));
    }

    @Test
    void includesTheFilesOfALanguageInPlaceOfThoseForAll() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("include/default/data.txt", "all")
                .write("include/default/deep/other.txt", "all")
                .write("include/java/data.txt", "java")
                .write("include/swift/main.swift", "swift");
        Problem problem = folder.read();

        assertThat(problem.extras().includedFor("cpp")).containsOnlyKeys("data.txt", "deep/other.txt");
        assertThat(problem.extras().includedFor("java").get("data.txt")).endsWith(Path.of("include/java/data.txt"));
        assertThat(folder.warnings())
                .containsExactly("include/swift: is for a language that this judge does not have, if for any");
    }

    @Test
    void warnsOfAnIncludedFileThatStartsAnotherProcess() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("include/cpp/runner.cpp", "int main() { if (fork() == 0) { solve(); } }")
                .write("include/cpp/other.cpp", "// fork()\nint fork_at(int x); int y = board.system(3);")
                .write("include/java/Main.java", "class Main { Process p = new ProcessBuilder(\"x\").start(); }")
                .write("include/python3/__main__.py", "# os.fork()\nimport subprocess")
                .write("include/default/notes.txt", "fork()");
        folder.read();

        String rest = ", which no submission may do here: those in ";
        assertThat(folder.warnings())
                .containsExactlyInAnyOrder(
                        "include/cpp/runner.cpp: seems to start another process (fork)" + rest + "cpp may fail",
                        "include/java/Main.java: seems to start another process (ProcessBuilder)" + rest
                                + "java may fail",
                        "include/python3/__main__.py: seems to start another process (subprocess)" + rest
                                + "python3 may fail");
    }

    @Test
    void putsConstantsIntoSettingsOfGroups() throws ProblemFormatException {
        Problem problem = PackageFolder.sound(temp)
                .write(
                        "problem.yaml",
                        PackageFolder.PROBLEM_YAML
                                + "constants:\n  n: {value: 10.0, tex: '10,0'}\n  word: a$1\n  other: 7\n")
                .write("data/secret/test_group.yaml", "args: ['{{n}}', '{{n.tex}}', '{{none}}', '{{word}}']\n")
                .write("data/secret/1.yaml", "hint: '{{n}}'\noutput_validator_args: []\n")
                .read();

        assertThat(problem.data().cases().get(0).arguments()).containsExactly("10.0", "10,0", "{{none}}", "a$1");
        assertThat(problem.extras().constants().values())
                .containsEntry("other.value", "7")
                .hasSize(7);
    }

    @Test
    void moreOutputThanIsEverKeptIsTakenForTheMost() throws ProblemFormatException {
        PackageFolder generous =
                PackageFolder.sound(temp).write("problem.yaml", PackageFolder.PROBLEM_YAML + "  output: 24576\n");

        assertThat(generous.read().limits().outputBytes()).isEqualTo(1024L << 20);
        assertThat(generous.warnings())
                .anyMatch(warning ->
                        warning.contains("limits.output is taken for 1024 MiB, as more is never kept, found 24576"));
    }

    @Test
    void refusesAFolderNameThatIsNoId() throws IOException {
        Path odd = Files.move(PackageFolder.sound(temp).folder(), temp.resolve("My Sum"));

        assertThatThrownBy(() -> PackageReader.read(odd))
                .extracting(English::message)
                .asString()
                .isEqualTo(odd + ": must have a name of letters, digits, '.', '_' and '-' only, found \"My Sum\"");
    }

    @Test
    void readsAPackageByAPathWithDotsInIt() throws ProblemFormatException {
        PackageFolder sound = PackageFolder.sound(temp);

        assertThat(PackageReader.read(sound.folder().resolve("data/..")).id()).isEqualTo("sum");
    }

    @Test
    void needsLeaveToWriteFilesForAnOutputFile() {
        assertThat(PackageFolder.sound(temp)
                        .write("judge.yaml", "output_file: sum.out\n")
                        .faults())
                .containsExactly("judge.yaml:1: output_file needs allow_file_writing: true in problem.yaml,"
                        + " found \"sum.out\"");
    }

    /** The statement of every language: who reads the other one sees as little. */
    @Test
    void aPictureThatAStatementNamesIsInItsFolder() {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.PROBLEM_YAML.replace("name: Sum", "name: {en: Sum, zh: 和}"))
                .write("statement/problem.en.md", "![](fig.png) ![](other.png) ![](Fig2.PNG) ![](img/a%201.svg)\n")
                .write("statement/problem.zh.tex", "\\includegraphics[width=3cm]{fig} \\includegraphics{lost}\n")
                .write("statement/fig.png", "picture")
                .write("statement/fig2.png", "picture")
                .write("statement/img/a 1.svg", "picture");

        assertThat(folder.findings())
                .contains(
                        "statement/problem.en.md: names the picture other.png, which is not in its folder",
                        "statement/problem.en.md: names the picture Fig2.PNG, which is not in its folder; fig2.png is",
                        "statement/problem.zh.tex: names the picture lost, which is not in its folder")
                .filteredOn(sentence -> sentence.contains("picture"))
                .hasSize(3);
    }

    @Test
    void aStatementInAnotherCharsetIsToldOf() {
        assertThat(PackageFolder.sound(temp)
                        .write("statement/problem.en.md", "für\n".getBytes(StandardCharsets.ISO_8859_1))
                        .findings())
                .containsExactly("statement/problem.en.md: is not in UTF-8: readers see � in place of some letters;"
                        + " save it as UTF-8");
    }

    @Test
    void aPictureOfAnotherHostIsToldOf() {
        assertThat(PackageFolder.sound(temp)
                        .write("statement/problem.en.md", "<img src=\"https://example.org/p.png\">\n")
                        .findings())
                .containsExactly("statement/problem.en.md: names the picture https://example.org/p.png, which is not"
                        + " shown: put it into its folder, as PNG, JPEG, GIF, SVG, WebP, BMP or AVIF");
    }

    @Test
    void aPictureOfALegacyStatementIsInItsFolder() {
        assertThat(PackageFolder.legacy(temp)
                        .write("problem_statement/problem.tex", "\\problemname{Sum}\\illustration{0.5}{a}{A board}\n")
                        .findings())
                .contains("problem_statement/problem.tex: names the picture a, which is not in its folder");
    }
}
