package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import judge.problem.PackagePrograms;
import judge.program.InputValidator.Complaint;
import judge.program.PackageProgram;
import judge.store.KeptResults;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Programs of packages that are compiled once, and run again and again. */
@Tag("packages")
class KeptProgramsIT {

    private static final String CPP =
            "#include <iostream>\nint main() { int n; std::cin >> n; return n == %s ? 42 : 43; }\n";

    @AutoClose
    private static Toolchain toolchain;

    private final Memory memory = new Memory();

    @TempDir
    Path temp;

    /** A shelf that counts what it is given: each time something was compiled. */
    private static final class Memory implements KeptResults {
        private final Map<String, byte[]> entries = new ConcurrentHashMap<>();
        private final AtomicInteger compiled = new AtomicInteger();

        @Override
        public boolean has(String key) {
            return entries.containsKey(key);
        }

        @Override
        public Optional<byte[]> find(String key) {
            return Optional.ofNullable(entries.get(key));
        }

        @Override
        public void keep(String key, byte[] content) {
            compiled.incrementAndGet();
            entries.put(key, content);
        }
    }

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    check.cpp  | #include <iostream>~int main() { int n; std::cin >> n; return n == 7 ? 42 : 43; }
                    check.c    | #include <stdio.h>~int main(void) { int n; scanf("%d", &n); return n == 7 ? 42 : 43; }
                    check.py   | import sys~sys.exit(42 if int(input()) == 7 else 43)
                    Check.java | class Check { public static void main(String[] a) throws Exception {\
                     System.exit(new java.util.Scanner(System.in).nextInt() == 7 ? 42 : 43); } }
                    """)
    void whatWasCompiledBeforeIsNotCompiledAgainAndSaysTheSame(String name, String source) throws Exception {
        toolchain.keepProgramsIn(memory, "a build");
        Path file = Files.writeString(temp.resolve(name), source.replace('~', '\n'));

        for (int i = 0; i < 2; i++) {
            assertThat(complaint(file, "7\n")).isEmpty();
            assertThat(complaint(file, "8\n")).isPresent();
        }

        assertThat(memory.compiled).hasValue(1);
    }

    @Test
    void whatAScriptHasBuiltIsNotBuiltAgainUntilTheScriptOrTheHostChanges() throws Exception {
        assumeTrue(Files.exists(Path.of("/var/lib/dpkg/status"))); // Elsewhere it may be built each time.
        toolchain.keepProgramsIn(memory, "a build");
        Path folder = Files.createDirectory(temp.resolve("check"));
        String script = "echo '#!/bin/sh\nread n\n[ $n = 7 ] && exit 42; exit 43' >run\n";
        Files.writeString(folder.resolve("build"), "#!/bin/sh\n" + script);

        for (int i = 0; i < 2; i++) {
            assertThat(complaint(folder, "7\n")).isEmpty();
            assertThat(complaint(folder, "8\n")).isPresent();
        }
        Files.writeString(folder.resolve("build"), "#!/bin/sh\n" + script.replace('7', '8'));
        assertThat(complaint(folder, "7\n")).isPresent();
        memory.entries.replaceAll((key, content) -> Arrays.copyOf(content, content.length / 2));
        assertThat(complaint(folder, "7\n")).isPresent();

        assertThat(memory.compiled).hasValue(3);
    }

    @Test
    void whatHasChangedIsCompiled() throws Exception {
        toolchain.keepProgramsIn(memory, "a build");
        Path file = temp.resolve("check.cpp");

        Files.writeString(file, String.format(CPP, "7"));
        assertThat(complaint(file, "7\n")).isEmpty();
        Files.writeString(file, String.format(CPP, "8"));
        assertThat(complaint(file, "7\n")).isPresent();

        assertThat(memory.compiled).hasValue(2);
    }

    @Test
    void whatAnotherBuildHasCompiledIsCompiledAgain() throws Exception {
        Path file = Files.writeString(temp.resolve("check.cpp"), String.format(CPP, "7"));

        toolchain.keepProgramsIn(memory, "a build");
        assertThat(complaint(file, "7\n")).isEmpty();
        toolchain.keepProgramsIn(memory, "another");
        assertThat(complaint(file, "7\n")).isEmpty();

        assertThat(memory.compiled).hasValue(2);
    }

    @Test
    void whatIsNotWhatWasKeptIsCompiledAgain() throws Exception {
        toolchain.keepProgramsIn(memory, "a build");
        Path file = Files.writeString(temp.resolve("check.cpp"), String.format(CPP, "7"));
        assertThat(complaint(file, "7\n")).isEmpty();

        memory.entries.replaceAll((key, content) -> Arrays.copyOf(content, content.length / 2));

        assertThat(complaint(file, "7\n")).isEmpty();
        assertThat(memory.compiled).hasValue(2);
    }

    private static Optional<Complaint> complaint(Path file, String input) throws Exception {
        try (PackageProgram program = toolchain.packageProgram(file, PackagePrograms.LIMITS)) {
            return program.complaint(input.getBytes(StandardCharsets.UTF_8), Map.of(), List.of());
        }
    }
}
