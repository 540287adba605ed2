package judge.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicInteger;
import judge.WrittenFiles;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.message.English;
import judge.problem.reading.PackageReader;
import judge.sandbox.run.ToldSandbox;
import judge.verdict.Verdict;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/**
 * The attacks of a package's programs. A validator here accepts where its attack has failed; so a package without
 * faults is one whose programs were contained.
 */
@Isolated("forks")
class HostilePackagesIT {

    private static final String YAML =
            """
            problem_format_version: 2025-09
            name: Sum
            uuid: 5d3f8b8e-0c4e-4f0e-9a55-2f6f0b7c6a11
            limits: {time_limit: 5, validation_output: 8}
            """;

    private static final String SUM = "print(sum(map(int, input().split())))\n";

    @AutoClose
    private static Toolchain toolchain;

    @TempDir
    Path temp;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.isolated(1);
    }

    private Path packaged(Map<String, String> files) throws IOException {
        Map<String, String> sound = Map.of(
                "problem.yaml",
                YAML,
                "statement/problem.en.md",
                "Add.\n",
                "data/secret/1.in",
                "1 2\n",
                "data/secret/1.ans",
                "3\n",
                "submissions/accepted/sum.py",
                SUM);
        return WrittenFiles.in(WrittenFiles.in(temp.resolve("hostile"), sound), files);
    }

    private static Verification verify(Path folder) throws Exception {
        return new PackageVerifier(toolchain, false).verify(PackageReader.read(folder));
    }

    private static boolean anyRuns(String word) {
        return ProcessHandle.allProcesses()
                .anyMatch(process -> process.info().commandLine().orElse("").contains(word));
    }

    @Test
    void validatorsReachNeitherTheHostNorTheNetworkNorWhatComesAfterThem() throws Exception {
        Path outside = Files.writeString(temp.resolve("outside"), "3");
        try (ServerSocket listening = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            Path folder = packaged(Map.of(
                    "input_validators/reads.py",
                    """
                    import sys
                    for path in ["%s", "%s", "/etc/shadow", "/etc/passwd", "/proc/1/root/etc/shadow", "../1.ans"]:
                        try:
                            open(path).read()
                        except OSError:
                            continue
                        sys.exit("has read " + path)
                    sys.exit(42)
                    """
                            .formatted(outside, temp.resolve("hostile/data/secret/1.ans")),
                    "input_validators/calls.py",
                    """
                    import socket, sys
                    for where in [("127.0.0.1", %d), ("192.0.2.1", 80)]:
                        try:
                            socket.create_connection(where, 2)
                        except OSError:
                            continue
                        sys.exit("has reached " + str(where))
                    sys.exit(42)
                    """
                            .formatted(listening.getLocalPort()),
                    "input_validators/forks.py",
                    """
                    import os, sys, time
                    try:
                        for i in range(20000):
                            if os.fork() == 0:
                                time.sleep(1000)
                                os._exit(0)
                    except OSError:
                        sys.exit(42)
                    sys.exit("has made 20000 processes")
                    """,
                    "input_validators/outlives/run",
                    "#!/bin/sh\n(setsid sleep 54322 > /dev/null 2>&1 < /dev/null &)\nexit 42\n",
                    "input_validators/bombs/run",
                    "#!/bin/sh\n(bomb() { sleep 54323 & bomb | bomb & }; bomb) > /dev/null 2>&1 || :\nexit 42\n",
                    "output_validator/build",
                    "#!/bin/sh\n(sleep 54321 &) ; cat " + outside + " /etc/shadow > answers 2>&1\n"
                            + "printf '#!/bin/sh\\ngrep -q root: \"$(dirname \"$0\")/answers\" && exit 1\\n"
                            + "exit 42\\n' > run\n"));

            Verification found = verify(folder);

            // A validator that accepts whatever it is told is a fault of its own.
            assertThat(English.of(found.faults())).singleElement().satisfies(fault -> assertThat(fault)
                    .contains("the checker does not notice"));
            assertThat(found.submissions()).extracting(JuryResult::verdict).containsExactly(Verdict.AC);
            listening.setSoTimeout(1);
            assertThat(org.assertj.core.api.Assertions.catchThrowable(listening::accept))
                    .isInstanceOf(SocketTimeoutException.class);
        }
        assertThat(List.of("sleep 54321", "sleep 54322", "sleep 54323")).noneMatch(HostilePackagesIT::anyRuns);
    }

    @Test
    void anOutputValidatorThatNeverEndsIsNotTriedOnAllThatItCouldRuleOn() throws Exception {
        Map<String, String> files = new HashMap<>(Map.of(
                "problem.yaml",
                YAML.replace("validation_output: 8", "validation_time: 1"),
                "input_validators/any.py",
                "import sys\nsys.exit(42)\n",
                "output_validator/spins.py",
                "while True: pass\n"));
        for (int i = 2; i < 40; i++) {
            files.put("data/secret/" + i + ".in", "1 2\n");
            files.put("data/secret/" + i + ".ans", "3\n");
        }

        AtomicInteger runs = new AtomicInteger();
        Verification found;
        try (Toolchain told = Toolchains.open(sandbox -> new ToldSandbox(sandbox, any -> runs.incrementAndGet()))) {
            found = new PackageVerifier(told, false).verify(PackageReader.read(packaged(files)));
        }

        assertThat(English.of(found.faults()))
                .containsExactly("the output validator does not end within 1 s on some output; it is not tried on"
                        + " others, but on those of the jury's submissions");
        assertThat(found.submissions()).extracting(JuryResult::verdict).containsExactly(Verdict.JE);
        assertThat(runs).as("of all programs; there are nearly 300 outputs").hasValueLessThan(100);
    }

    @Test
    void whatFillsTheDiskOrPrintsWithoutEndIsNamedInOneSentence() throws Exception {
        Path folder = packaged(Map.of(
                "input_validators/any.py",
                "import sys\nsys.exit(42)\n",
                "input_validators/floods.py",
                "while True: print('x' * 100000)\n",
                "input_validators/fills.py",
                "with open('file', 'wb') as file:\n    while True: file.write(b'x' * 1000000)\n",
                "input_validators/builds/build",
                "#!/bin/sh\nwhile dd if=/dev/zero bs=1M count=64 >> file 2> said; do :; done; cat said >&2; exit 1\n"));
        long before = Files.getFileStore(temp).getUsableSpace();

        List<String> faults = English.of(verify(folder).faults());

        assertThat(faults)
                .anySatisfy(fault ->
                        assertThat(fault).contains("is refused by floods.py: it ends with too much output: xx"))
                .anySatisfy(fault -> assertThat(fault).contains("is refused by fills"))
                .anySatisfy(fault -> assertThat(fault).contains("builds/build does not build it"))
                .hasSize(3)
                .allSatisfy(fault -> assertThat(fault).hasSizeLessThan(1_500));
        assertThat(before - Files.getFileStore(temp).getUsableSpace()).isLessThan(1L << 30);
    }

    @Test
    void whatIsTooLargeToBeReadIsNamedInOneSentenceAndCostsNoTime() throws Exception {
        String accepts = "import sys\nsys.exit(42)\n";
        Path folder = packaged(Map.of(
                "input_validators/huge.py", accepts,
                "input_validators/small.py", accepts,
                "output_validator/small.py", accepts,
                "output_validator/huge.bin", "data",
                "data/invalid_input/huge.in", "1 2\n",
                "submissions/accepted/huge.py", SUM));
        for (String file : List.of(
                "input_validators/huge.py",
                "output_validator/huge.bin",
                "data/invalid_input/huge.in",
                "submissions/accepted/huge.py")) {
            try (FileChannel channel = FileChannel.open(folder.resolve(file), StandardOpenOption.WRITE)) {
                channel.write(ByteBuffer.wrap(new byte[1]), 8L << 40); // A file with a hole.
            }
        }

        Verification found = verify(folder);

        assertThat(English.of(found.faults()))
                .anySatisfy(fault -> assertThat(fault)
                        .endsWith("huge.py are larger than 1048576 bytes, with "
                                + folder.resolve("input_validators/huge.py")))
                .anySatisfy(fault -> assertThat(fault).endsWith("data/invalid_input/huge.in: is larger than 256 MiB"));
        assertThat(found.submissions())
                .extracting(JuryResult::verdict)
                .containsExactlyInAnyOrder(Verdict.AC, Verdict.CE);
    }
}
