package judge.cli.problem;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportLanguageCommandTest {

    /** Entries as problemtools has them. */
    private static final String LIST =
            """
            ada:
                name: 'Ada'
                priority: 800
                files: '*.adb *.ads'
                compile: '/usr/bin/gnatmake -O2 "{mainfile}" -o "{binary}"'
                run: '{binary}'
            cobol:
                name: 'COBOL'
                priority: 200
                files: '*.cob *.cbl COBOL.*'
                compile: '/usr/bin/cobc -x -free -o {binary} {files}'
                run: '{binary}'
            kotlin9:
                name: "Kotlin's next"
                priority: 250
                files: '*.kt9'
                shebang: '.*'
                compile: 'kotlinc -d {path}/ -- {files} && strip {path}/all'
                run: '/opt/bin/kotlin -J-Xmx{memlim}m -cp {path}/ {Mainclass}Kt'
            """;

    private final Workbench bench;

    ImportLanguageCommandTest(@TempDir Path folder) {
        bench = new Workbench(folder);
    }

    private Run run(String arguments) {
        return bench.run(("import-language @list.yaml " + arguments + " --into @own")
                .strip()
                .split(" +"));
    }

    private String written(String file) throws IOException {
        return Files.readString(bench.path("own").resolve(file));
    }

    @Test
    void beginsAFileForEachLanguageThatIsNotKnownAndSaysWhatIsLeftOut() throws IOException {
        bench.write("list.yaml", LIST);

        Run run = run("");

        assertThat(run)
                .isEqualTo(new Run(
                        0,
                        """
                        Written: @own/cobol.yaml
                          not taken: files COBOL.*, priority
                        Written: @own/kotlin9.yaml
                          not taken: priority, shebang
                          mean nothing in a command here: {Mainclass}
                        Fill in packages and version, and add what programs see of the host (sees), a \
                        time_multiplier and \
                        small programs, as judge/docs/language-files.md says; then try them: doctor --languages @own
                        """,
                        ""));
        assertThat(written("cobol.yaml"))
                .contains(
                        "name: 'COBOL'\nendings: ['.cob', '.cbl']\npackages: #",
                        "tools:\n  cobc: ['/usr/bin/cobc', 'cobc']\n",
                        "compile:\n  - '{cobc} -x -free -o {program} {files}'\nrun: '{program}'\n");
        assertThat(written("kotlin9.yaml"))
                .contains(
                        "name: 'Kotlin''s next'",
                        "  kotlinc: ['kotlinc']\n  strip: ['strip']\n  kotlin: ['/opt/bin/kotlin', 'kotlin']\n",
                        "  - '{kotlinc} -d {out}/ -- {files}'\n  - '{strip} {out}/all'\n",
                        "run: '{kotlin} -J-Xmx{memory_mib}m -cp {out}/ {Mainclass}Kt'\n");
    }

    @Test
    void takesTheEntriesThatAreNamedAndOverwritesNothing() throws IOException {
        bench.write("list.yaml", LIST);

        assertThat(run("ada").status()).isZero();
        assertThat(written("ada.yaml")).contains("compile:\n  - '{gnatmake} -O2 {main} -o {program}'");
        assertThat(run("ada").err()).contains("ada.yaml is there already and is never overwritten");
        assertThat(run("cobol fortran77").err())
                .contains("there is no entry fortran77; there are: ada, cobol, kotlin9");
    }

    @Test
    void saysWithLineAndKeyWhatIsWrongWithAnEntry() {
        bench.write(
                "list.yaml", "c#:\n  name: C#\n  files: '*.cs'\nrexx:\n  name: Rexx\n  files: '*.rex'\n  speed: 3\n");

        Run run = run("");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .contains("list.yaml is no sound list of languages; faults: 4")
                .contains("list.yaml:2: c# must be a code")
                .contains("list.yaml:7: ", "speed")
                .contains("run");
        assertThat(bench.path("own")).doesNotExist();
    }

    @Test
    void aBeginningIsNotSoundBeforeItIsFilledIn() throws IOException {
        bench.write("list.yaml", LIST);
        run("cobol");

        Run run = bench.run("doctor", "--languages", "@own");

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err()).contains("cobol.yaml:4: packages", "version");
    }
}
