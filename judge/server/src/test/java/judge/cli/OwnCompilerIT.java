package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import judge.cli.JudgeProcess.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Words for an administrator who writes a file that describes a compiled language. */
class OwnCompilerIT {

    /** The example of {@code language-files.md}. */
    private static final String GNU89 =
            """
            name: GNU C89
            endings: [.c89]
            packages: [gcc, libc6-dev]
            tools:
              gcc: [/usr/bin/gcc-1*, /usr/bin/gcc]
            version: "{gcc} --version"
            compile: "{gcc} -x c -std=gnu89 -O2 -static -o {program} {files}"
            compile_processes: 16
            run: "{program}"
            sees:
              packages: [gcc, "gcc-1*", "cpp-1*", "libgcc-1*-dev", binutils, "binutils-*-linux-gnu", libc6-dev]
            programs:
              start: "int main(void) { return 0; }"
              nothing: "int main(void) { return 0; }"
              hello: "int main(void) { puts(\\"hello\\"); return 0; }"
              crash: "int main(void) { abort(); }"
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void makesAFolderForLanguages() throws Exception {
        Files.createDirectory(folder.resolve("own"));
    }

    /** The line of the language, and those below it. */
    private String doctor(String sound, String other) throws Exception {
        assertThat(GNU89).contains(sound);
        Files.writeString(folder.resolve("own/gnu89.yaml"), GNU89.replace(sound, other));
        Run run = JudgeProcess.run(folder, "doctor", "--languages", "own", "--only", "gnu89", "--lang", "en");
        return run.out() + run.err();
    }

    @Test
    void triesTheLanguagesThatAreNamedAndNoOthers() throws Exception {
        String said = doctor("-O2", "-O1");

        assertThat(said)
                .containsPattern("(?m)^ok +GNU C89 +\\S*gcc.* hello AC, crash RTE$")
                .doesNotContain("Perl");
        assertThat(JudgeProcess.run(folder, "doctor", "--only", "gnu90", "--lang", "en"))
                .satisfies(refused -> {
                    assertThat(refused.err()).contains("--only: there is no language gnu90; there are java, cpp");
                    assertThat(refused.status()).isEqualTo(2);
                });
    }

    @Test
    void saysThatCompilingLeftNoProgramOrOneThatIsLinkedDynamically() throws Exception {
        assertThat(doctor("-o {program}", "-o {out}/main"))
                .contains("it cannot build an empty program: compile left no file \"program\" in {out}: a command of"
                        + " compile must write the file {program}");
        assertThat(doctor(" -static", "")).contains("the program is linked dynamically and sees no libraries");
    }

    @Test
    void runsAProgramThatIsLinkedDynamicallyByTheLoader() throws Exception {
        String linked = GNU89.replace(" -static", "")
                .replace("tools:\n", "tools:\n  loader: [/lib64/ld-linux-x86-64.so.2, /lib/ld-linux-aarch64.so.1]\n")
                .replace("run: \"{program}\"", "run: \"{loader} {program}\"")
                .replace("packages: [gcc, \"gcc-1*\"", "packages: [libc6, gcc, \"gcc-1*\"");
        Files.writeString(folder.resolve("own/gnu89.yaml"), linked);
        Run run = JudgeProcess.run(folder, "doctor", "--languages", "own", "--only", "gnu89", "--lang", "en");

        assertThat(run.out()).containsPattern("(?m)^ok +GNU C89 .* hello AC, crash RTE$");
    }

    @Test
    void showsTheLastLinesOfALinkerAsTheyAre() throws Exception {
        assertThat(doctor("-o {program}", "-o {program} -lno_such_library"))
                .containsPattern("(?m)cannot find -lno_such_library.*\n(?:^    .*\n)*^    collect2: error")
                .doesNotContain("\\n");
    }

    @Test
    void saysWhatWasRunAndHowItEndedWhereNoVersionIsTold() throws Exception {
        assertThat(doctor("{gcc} --version", "{gcc} --blah"))
                .containsPattern("GNU C89 does not say its version: /usr/bin/\\S*gcc\\S* --blah ended with status 1"
                        + " and said: .*blah")
                .doesNotContain("absent");
    }

    @Test
    void namesThePlacesThatWereLookedAt() throws Exception {
        assertThat(doctor("[/usr/bin/gcc-1*, /usr/bin/gcc]", "[/opt/gcc-1*, no-such-gcc]"))
                .contains("GNU C89 needs gcc, which is not installed here (looked for at /opt/gcc-1*, no-such-gcc):"
                        + " apt-get install gcc libc6-dev");
    }

    @Test
    void whatIsToBeSeenAndIsNotThereIsAFaultWithItsLineAndKey() throws Exception {
        assertThat(doctor("\"libgcc-1*-dev\"", "libgcx-dev"))
                .contains("own/gnu89.yaml:11: sees.packages: no package that is installed matches libgcx-dev");
        assertThat(doctor("sees:\n", "sees:\n  paths: [/usr/lib/no-such-folder]\n"))
                .contains("own/gnu89.yaml:11: sees.paths: there is no /usr/lib/no-such-folder");
    }

    @Test
    void anOwnLanguageIsKnownWhereverTheOptionStands() throws Exception {
        new Workbench(folder).problem("sum");
        Files.writeString(folder.resolve("own/gnu89.yaml"), GNU89);
        for (List<String> line : List.of(
                List.of("new", "sum", "--languages", "own", "--language", "gnu89", "--dir", "one"),
                List.of("new", "--language", "gnu89", "sum", "--languages=own", "--dir", "other"))) {
            Run run = JudgeProcess.run(folder, line.toArray(String[]::new));

            assertThat(run.err()).isEmpty();
            assertThat(run.out()).contains("main.c89");
        }
    }
}
