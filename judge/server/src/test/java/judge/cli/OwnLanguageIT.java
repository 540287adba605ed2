package judge.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import judge.cli.JudgeProcess.Run;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A folder of languages of the user's own, as another process reads it: what it adds stays in that process. */
class OwnLanguageIT {

    private static final String CAMEL =
            """
            name: Camel
            endings: [.camel]
            packages: [perl]
            tools:
              perl: [/usr/bin/perl]
            version: "{perl} -v"
            compile: "{perl} -c {main}"
            run: "{perl} {main}"
            sees:
              packages: [perl-base]
            errors: '^(?<message>.*) at (?<file>\\S+) line (?<line>\\d+)[.,].*$'
            """;

    @TempDir
    private Path folder;

    @BeforeEach
    void writesAProblemAndASource() throws Exception {
        new Workbench(folder).problem("sum");
        Files.writeString(folder.resolve("main.camel"), "my ($a, $b) = split ' ', <STDIN>; print $a + $b;\n");
        Files.createDirectory(folder.resolve("own"));
        Files.writeString(folder.resolve("own/camel.yaml"), CAMEL);
    }

    private Run run(String... arguments) throws Exception {
        return JudgeProcess.run(folder, arguments);
    }

    @Test
    void judgesInALanguageThatAFileOfTheUsersDescribes() throws Exception {
        Run run = run("check", "main.camel", "--problem", "sum", "--languages", "own", "--lang", "en");

        assertThat(run.out()).contains("sum: AC", "This is perl 5");
        assertThat(run.status()).isZero();
    }

    @Test
    void showsTheCompilersErrorWithItsLine() throws Exception {
        Files.writeString(folder.resolve("main.camel"), "print 1;\nmy $x = ;\n");

        Run run = run("check", "main.camel", "--problem", "sum", "--languages", "own", "--lang", "en");

        assertThat(run.out()).contains("sum: CE", "main.camel:2: error: syntax error");
        assertThat(run.status()).isEqualTo(1);
    }

    @Test
    void saysWithFileLineAndKeyWhatIsWrongWithAFile() throws Exception {
        Files.writeString(folder.resolve("own/camel.yaml"), CAMEL.replace("{main}\"\nsees", "{mian}\"\nsees"));

        Run run = run("check", "main.camel", "--problem", "sum", "--languages", "own", "--lang", "en");

        assertThat(run.err())
                .contains("the files of languages in own are not sound; faults: ")
                .contains("own/camel.yaml:8: run has the placeholder {mian}");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void namesThePackageOfAToolThatIsMissing() throws Exception {
        Files.writeString(folder.resolve("own/camel.yaml"), CAMEL.replace("/usr/bin/perl", "/usr/bin/no-such-perl"));

        Run run = run("check", "main.camel", "--problem", "sum", "--languages", "own", "--lang", "en");

        assertThat(run.out() + run.err())
                .contains("Camel needs perl, which is not installed here (looked for at /usr/bin/no-such-perl):"
                        + " apt-get install perl");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void runsSourcesInOneLanguageAsThoseInAnotherThatTakesThem() throws Exception {
        Files.writeString(
                folder.resolve("own/camel.yaml"),
                CAMEL.replace("endings: [.camel]", "endings: [.camel]\ncompanions: [.py, .py3]"));
        Files.move(folder.resolve("main.camel"), folder.resolve("main.py"));
        String[] line = {
            "check", "main.py", "--problem", "sum", "--languages", "own", "--lang", "en", "--runtime", "python3=camel"
        };

        Run run = run(line);

        assertThat(run.out()).contains("sum: AC", "This is perl 5");
        line[line.length - 1] = "java=camel";
        assertThat(run(line).err()).contains("--runtime: java cannot be run as camel");
        line[line.length - 1] = "python3=horse";
        assertThat(run(line)).satisfies(refused -> {
            assertThat(refused.err()).contains("--runtime: there is no language horse; there are java, cpp");
            assertThat(refused.status()).isEqualTo(2);
        });
    }

    @Test
    void aProblemChoosesAnOptionFromTheListThatTheLanguagesFileHas() throws Exception {
        Files.writeString(
                folder.resolve("own/camel.yaml"),
                CAMEL.replace("{perl} -c {main}", "{perl} {option} -c {main}")
                        + "options: {usual: -w, strict: -w -Mstrict}\n");
        Files.writeString(folder.resolve("main.camel"), "($a1, $b1) = split ' ', <STDIN>; print $a1 + $b1;\n");
        String[] line = {"check", "main.camel", "--problem", "sum", "--languages", "own", "--lang", "en"};

        assertThat(run(line).out()).contains("sum: AC");
        Files.writeString(folder.resolve("problems/sum/judge.yaml"), "camel: {option: strict}\n");
        assertThat(run(line).out()).contains("sum: CE", "Global symbol \"$a1\"");
        Files.writeString(folder.resolve("problems/sum/judge.yaml"), "camel: {option: loose}\n");
        assertThat(run(line)).satisfies(refused -> {
            assertThat(refused.err()).contains("judge.yaml:1: camel.option must be one of usual, strict");
            assertThat(refused.status()).isEqualTo(2);
        });
    }

    /** A language that is not here is no fault of the package. */
    @Test
    void verifyNamesTheLanguageOfAJuryProgramThatIsNotInstalled() throws Exception {
        Files.writeString(folder.resolve("own/camel.yaml"), CAMEL.replace("/usr/bin/perl", "/usr/bin/no-such-perl"));
        Path sum = folder.resolve("problems/sum");
        Files.copy(folder.resolve("main.camel"), sum.resolve("submissions/accepted/other.camel"));
        Files.delete(sum.resolve("input_validators/Validate.java"));
        Files.delete(sum.resolve("submissions/accepted/Sum.java"));
        Files.writeString(sum.resolve("submissions/accepted/sum.py"), "print(sum(map(int, input().split())))\n");
        Files.writeString(sum.resolve("input_validators/any.camel"), "exit 42;\n");

        Run run = run("verify", "sum", "--languages", "own", "--lang", "en");

        assertThat(run.out() + run.err())
                .contains(
                        "not tried are accepted/other.camel: Camel needs perl, which is not installed here (looked for"
                                + " at /usr/bin/no-such-perl): apt-get install perl",
                        "any.camel cannot be made, and no input is tried by it: Camel needs perl");
        assertThat(run.status()).isZero();
    }

    /** The file that has such an ending is one file: it is not in several languages. */
    @Test
    void refusesAnEndingOfTwoLanguagesUnlessTheNameOrTheProblemDecidesAndWarnsOfIt() throws Exception {
        Files.writeString(folder.resolve("own/camel.yaml"), CAMEL.replace("[.camel]", "[.camel, .pl]"));
        Files.copy(folder.resolve("main.camel"), folder.resolve("main.pl"));
        Files.copy(folder.resolve("main.camel"), folder.resolve("main.camel.pl"));
        String[] line = {"check", "main.pl", "--problem", "sum", "--languages", "own", "--lang", "en"};

        Run refused = run(line);

        assertThat(refused.out())
                .contains(
                        "sum: CE",
                        "ends in .pl, as sources in several languages do: perl, camel; call it main.camel.pl");
        assertThat(refused.err())
                .contains("own/camel.yaml:2: endings: .pl is also Perl's; a submission must name its language, as"
                        + " main.camel.pl does");
        assertThat(refused.status()).isEqualTo(1);
        line[1] = "main.camel.pl";
        assertThat(run(line).out()).contains("sum: AC");
        line[1] = "main.pl";
        Files.writeString(
                folder.resolve("problems/sum/problem.yaml"), "languages: [camel]\n", StandardOpenOption.APPEND);
        assertThat(run(line).out()).contains("sum: AC");
    }

    @Test
    void warnsOfTwoFilesOfTheUsersWithOneEnding() throws Exception {
        Files.writeString(folder.resolve("own/horse.yaml"), CAMEL.replace("Camel", "Horse"));

        Run run = run("check", "main.camel", "--problem", "sum", "--languages", "own", "--lang", "en");

        assertThat(run.out()).contains("ends in .camel, as sources in several languages do: camel, horse");
        assertThat(run.err()).contains("own/horse.yaml:2: endings: .camel is also Camel's");
    }

    @Test
    void saysThatTheFolderIsNotThere() throws Exception {
        Run run = run("check", "main.camel", "--problem", "sum", "--languages", "nowhere", "--lang", "en");

        assertThat(run.err()).contains("there is no folder nowhere; --languages names another");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void saysWhatAProgramInPerlDiedOfAfterItHadReadItsInput() throws Exception {
        Files.writeString(folder.resolve("main.pl"), "my @lines = <STDIN>;\ndie 'oops';\n");

        Run run = run("check", "main.pl", "--problem", "sum", "--lang", "en");

        assertThat(run.out()).contains("sum: RTE", "oops (main.pl, line 2)");
    }

    @Test
    void wantsAFolder() throws Exception {
        Run run = run("check", "main.camel", "--problem", "sum", "--lang", "en", "--languages");

        assertThat(run.err()).contains("--languages needs a value");
        assertThat(run.status()).isEqualTo(2);
    }
}
