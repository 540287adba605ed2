package judge.making;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import judge.Eventually;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.message.English;
import judge.problem.DataMaker;
import judge.problem.DataPlan;
import judge.problem.DataScript;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Fault;
import judge.sandbox.SandboxException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runs scripts of packages that make their test data. */
@Tag("packages")
class ScriptedDataIT {

    private static final String SHARED =
            """
            set -e
            tc () {
              name=$1; shift
              pypy3 $@ > secret/$group/$name.in
              ./answer < secret/$group/$name.in > secret/$group/$name.ans
            }
            """;

    private static Toolchain toolchain;

    @TempDir
    Path temp;

    private Path folder;
    private Path made;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.isolated(2);
    }

    @AfterAll
    static void closesTheToolchain() throws Exception {
        toolchain.close();
    }

    @BeforeEach
    void writesAPackageInACheckout() throws Exception {
        folder = temp.resolve("checkout/day1/sum");
        write("../../.git/config", "secret");
        write("problem.yaml", "name: Sum\ntype: scoring\nlimits: {time_limit: 2}\n");
        write("data/sample/1.in", "1 2");
        write("data/sample/1.ans", "3");
        write(
                "submissions/accepted/sum.cpp",
                "#include <iostream>\nint main() { int a, b; std::cin >> a >> b;"
                        + " std::cout << a + b << std::endl; }");
        made = Files.createDirectory(temp.resolve("made"));
    }

    @Test
    void makesWhatAScriptWithAnIncludedOneOfTheSameCheckoutLeaves() throws Exception {
        write("../../tools/gen.sh", SHARED);
        write("data/gen.py", "import sys\nprint(sys.argv[1], 4)");
        write(
                "data/generator.sh",
                """
                #!/usr/bin/env bash
                . ../../../tools/gen.sh
                g++ -O2 -fsanitize=undefined,address -o answer ../submissions/accepted/sum.cpp
                group=g1
                mkdir -p secret/g1 secret/g2
                echo "range: 0 100" > secret/testdata.yaml
                tc 1 gen.py 3
                ln -s ../g1/1.in secret/g2/1.in
                ln -s ../g1/1.ans secret/g2/1.ans
                cat ../../../.git/config > stolen.in 2>/dev/null || true
                """);
        List<String> before = tree(folder);

        Problem problem = PackageReader.read(folder, maker(ScriptedData.TIME));

        assertThat(problem.data().cases())
                .extracting(one -> one.name() + ": " + text(one.input()) + " " + text(one.answer()))
                .containsExactly("sample/1: 1 2 3", "secret/g1/1: 3 4 7", "secret/g2/1: 3 4 7");
        assertThat(tree(made))
                .containsExactly(
                        "data",
                        "data/sample",
                        "data/sample/1.ans",
                        "data/sample/1.in",
                        "data/secret",
                        "data/secret/g1",
                        "data/secret/g1/1.ans",
                        "data/secret/g1/1.in",
                        "data/secret/g2",
                        "data/secret/g2/1.ans",
                        "data/secret/g2/1.in",
                        "data/secret/testdata.yaml");
        assertThat(tree(folder)).isEqualTo(before);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    exit 3 | it ends with status 3
                    . ../../../elsewhere/gen.sh | it ends with status 1: .*gen.sh: No such file or directory
                    while :; do :; done | it takes more than it may (too much time)
                    sleep 1000000 | it takes more than it may (too much time)
                    while :; do sleep 1000000 & done | it ends with status 254
                    mkdir secret; head -c 3G /dev/zero > secret/1.in | it takes more than it may
                    mkdir secret; ln -s /etc/passwd secret/1.in | removed before we read it
                    echo 1 > /tmp/../../etc/made | /etc/made
                    exec 3<>/dev/tcp/1.1.1.1/53 | Operation not permitted
                    true | it ends well, but leaves nothing in secret
                    """)
    void aScriptThatMakesNoDataIsToldOfInASentence(String line, String sentence) throws Exception {
        write("data/generator.sh", "set -e\n" + line);
        // All others come to their end, however busy the machine is.
        Duration time = sentence.contains("too much time") ? Duration.ofSeconds(5) : Eventually.HANG;

        ProblemFormatException thrown =
                catchThrowableOfType(ProblemFormatException.class, () -> PackageReader.read(folder, maker(time)));

        assertThat(English.of(thrown.faults()))
                .singleElement()
                .asString()
                .startsWith(folder + "/data/generator.sh: ")
                .matches("(?s).*(" + sentence.replace("(", "\\(").replace(")", "\\)") + ").*");
        assertThat(Path.of("/etc/made")).doesNotExist();
    }

    private DataMaker maker(Duration time) {
        return new DataMaker() {
            @Override
            public Path make(DataPlan plan) {
                throw new AssertionError("there are no rules");
            }

            @Override
            public Optional<Path> run(DataScript script) throws ProblemFormatException {
                try {
                    ScriptedData.make(toolchain, script, time, made);
                    return Optional.of(made);
                } catch (SandboxException e) {
                    throw new ProblemFormatException(List.of(Fault.at(script.place(), PackageFault.SAID, e.why())));
                } catch (IOException | InterruptedException e) {
                    throw new IllegalStateException(e);
                }
            }
        };
    }

    private void write(String path, String text) throws IOException {
        Path file = folder.resolve(path).normalize();
        Files.createDirectories(file.getParent());
        Files.writeString(file, text + "\n");
    }

    private static String text(Path file) {
        try {
            return Files.readString(file).strip();
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<String> tree(Path folder) throws IOException {
        try (Stream<Path> all = Files.walk(folder)) {
            return all.filter(path -> !path.equals(folder))
                    .map(path -> folder.relativize(path).toString())
                    .sorted()
                    .toList();
        }
    }
}
