package judge.making;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import judge.Eventually;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.message.English;
import judge.problem.DataMaker;
import judge.problem.DataPlan;
import judge.problem.Problem;
import judge.problem.ValidatorLimits;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

@Tag("packages")
class DataMakingIT {

    private static Toolchain toolchain;

    @TempDir
    Path temp;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.isolated(2);
    }

    @AfterAll
    static void closesTheToolchain() throws Exception {
        toolchain.close();
    }

    @Test
    void makesWhatTheRulesSayOnceAndNotInThePackage() throws Exception {
        Path folder = packageFolder(
                """
                solution: /submissions/accepted/sum.py
                generators: {two: [entry.py, lib.py]}
                data:
                  sample: {data: {"1": {in: "1 2", ans: "3"}}}
                  secret:
                    test_group.yaml: {output_validator_args: [case_sensitive]}
                    data:
                      - seeded: gen.py {seed}
                      - both: {generate: files.py, yaml: {description: x}}
                      - two: two 5
                      - c: add.c 3 4
                    include: ["1"]
                  invalid_input: {data: {bad: {in: "x"}}}
                """);
        write(
                folder,
                "generators/gen.py",
                "import sys, random\nrandom.seed(int(sys.argv[1]))\nprint(random.random(), 1)");
        write(
                folder,
                "generators/files.py",
                "open('testcase.in','w').write('1 1\\n'); open('testcase.ans','w').write('two\\n'); print('no')");
        write(folder, "generators/entry.py", "import lib, sys\nprint(lib.f(sys.argv[1]), 1)");
        write(folder, "generators/lib.py", "def f(x): return int(x) * 2");
        write(
                folder,
                "generators/add.c",
                "#include <stdio.h>\nint main(int c, char **v) { printf(\"%s %s\\n\", v[1], v[2]); }");
        List<String> before = tree(folder);
        List<DataPlan> made = new ArrayList<>();
        MadeData kept = MadeData.in(temp.resolve("cache"), Clock.systemUTC());
        DataMaker maker = plan -> {
            try {
                String key = MadeData.key(plan);
                if (kept.find(key).isPresent()) {
                    return kept.find(key).get();
                }
                made.add(plan);
                Path draft = kept.draft();
                DataMaking.make(toolchain, DataMaking.LIMITS, plan, draft);
                return kept.keep(draft, key);
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        };

        Problem problem = PackageReader.read(folder, maker);

        assertThat(problem.data().cases())
                .extracting(one -> one.name() + ": " + text(problem, one.input()) + " " + text(problem, one.answer()))
                .satisfiesExactly(
                        one -> assertThat(one).isEqualTo("sample/1: 1 2 3"),
                        one -> assertThat(one).isEqualTo("secret/1: 1 2 3"),
                        one -> assertThat(one).startsWith("secret/1-seeded: 0.6635099137178743 1"),
                        one -> assertThat(one).isEqualTo("secret/2-both: 1 1 two"),
                        one -> assertThat(one).isEqualTo("secret/3-two: 10 1 11.0"),
                        one -> assertThat(one).isEqualTo("secret/4-c: 3 4 7.0"));
        assertThat(problem.data().secret().cases().get(0).checkerArguments()).containsExactly("case_sensitive");
        assertThat(tree(folder)).isEqualTo(before);

        String version = problem.version();
        assertThat(PackageReader.read(folder, maker).version()).isEqualTo(version);
        assertThat(made).hasSize(1);
        write(folder, "generators/lib.py", "def f(x): return int(x) * 3");
        assertThat(problem.content().isCurrent()).isFalse();
        assertThat(PackageReader.read(folder, maker).version()).isNotEqualTo(version);
        assertThat(made).hasSize(2);
    }

    /** BAPCtools' header for validators makes an input where its program's path says that it is a generator. */
    @Test
    void aValidatorThatIsLinkedIntoGeneratorsFindsThatInItsPath() throws Exception {
        Path folder = packageFolder(
                """
                solution: /submissions/accepted/sum.py
                generators: {several: [several.cpp, word.h]}
                data:
                  secret:
                    data:
                      - linked: validator 1
                      - several: several 2
                """);
        String source =
                """
                #include <iostream>
                #include <string>
                #include "word.h"
                int main(int, char **v) {
                  std::cout << (std::string(v[0]).find(WORD) != std::string::npos) << " " << v[1] << std::endl;
                }
                """;
        for (String program : List.of("input_validators/validator/validator.cpp", "generators/several.cpp")) {
            write(folder, program, source);
            write(folder.resolve(program).getParent(), "word.h", "#define WORD \"generators\"");
        }
        Files.createSymbolicLink(folder.resolve("generators/validator"), Path.of("../input_validators/validator/"));
        Path made = Files.createDirectory(temp.resolve("made"));

        Problem problem = PackageReader.read(folder, plan -> {
            try {
                DataMaking.make(toolchain, DataMaking.LIMITS, plan, made);
                return made;
            } catch (IOException | InterruptedException e) {
                throw new IllegalStateException(e);
            }
        });

        assertThat(problem.data().cases())
                .extracting(one -> one.name() + ": " + text(problem, one.input()))
                .containsExactly("secret/1-linked: 1 1", "secret/2-several: 1 2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    while True: pass | takes more than 1 s
                    print('x' * (2 << 20)) | prints more than 1 MiB
                    open('testcase.in', 'w').write('x' * (2 << 20)) | writes more than 1 MiB
                    exit(3) | ended with status 3
                    pass | prints nothing and leaves no testcase.in
                    while True: __import__('os').fork() | generator
                    open('/tmp/g-hostile-generator', 'w').write('x') | ended with status 1
                    __import__('socket').create_connection(('1.1.1.1', 53), 1) | ended with status 1
                    __import__('os').symlink('/etc/hostname', 'testcase.in') | prints nothing and leaves no testcase.in
                    syntax error | does not compile
                    """)
    void aProgramThatDoesNotMakeItsCaseIsNamedWithTheLineOfTheRule(String source, String sentence) throws Exception {
        Path folder = packageFolder("data:\n  secret:\n    data:\n      a: bad.py 1\n      b: bad.py 2\n");
        write(folder, "generators/bad.py", source);
        Duration time = sentence.contains("takes more") ? Duration.ofSeconds(1) : Eventually.HANG;
        ValidatorLimits limits = new ValidatorLimits(time, 256 << 20, 1 << 20);
        List<String> before = tree(folder);
        Path made = Files.createDirectory(temp.resolve("made"));

        ProblemFormatException thrown = catchThrowableOfType(
                ProblemFormatException.class,
                () -> PackageReader.read(folder, plan -> {
                    try {
                        DataMaking.make(toolchain, limits, plan, made);
                        return made;
                    } catch (IOException | InterruptedException e) {
                        throw new IllegalStateException(e);
                    }
                }));

        assertThat(English.of(thrown.faults())).hasSizeBetween(1, 2);
        assertThat(English.of(thrown.faults().get(0)))
                .containsPattern("generators.yaml:[45]: secret/[ab] ")
                .contains(sentence);
        assertThat(tree(folder)).isEqualTo(before);
        assertThat(Path.of("/tmp/g-hostile-generator")).doesNotExist();
    }

    private Path packageFolder(String generators) throws IOException {
        Path folder = temp.resolve("sum");
        write(folder, "problem.yaml", "problem_format_version: 2025-09\nname: Sum\nlimits: {time_limit: 2}\n");
        write(folder, "submissions/accepted/sum.py", "print(sum(map(float, input().split())))");
        write(folder, "generators/generators.yaml", generators);
        return folder;
    }

    private static void write(Path folder, String path, String text) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text + "\n");
    }

    private static List<String> tree(Path folder) throws IOException {
        try (Stream<Path> files = Files.walk(folder)) {
            return files.map(Path::toString).sorted().toList();
        }
    }

    private static String text(Problem problem, Path file) {
        try {
            return new String(problem.content().read(file), java.nio.charset.StandardCharsets.UTF_8).strip();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }
}
