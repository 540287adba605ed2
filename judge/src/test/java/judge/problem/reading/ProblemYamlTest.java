package judge.problem.reading;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.time.Duration;
import java.util.Map;
import judge.problem.PackageFolder;
import judge.problem.Problem;
import judge.problem.TimeLimitRule;
import judge.problem.yaml.ProblemFormatException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ProblemYamlTest {

    @TempDir
    Path temp;

    @Test
    void acceptsEveryKeyOfTheFormat() {
        PackageFolder full = PackageFolder.sound(temp)
                .write("statement/problem.pt-BR.tex", "Some\n")
                .write(
                        "problem.yaml",
                        """
                        problem_format_version: 2025-09
                        type: [pass-fail]
                        name:
                          en: Sum
                          pt-BR: Soma
                        uuid: 5d3f8b8e-0c4e-4f0e-9a55-2f6f0b7c6a11
                        version: "1.0"
                        credits:
                          authors: [Ada, {name: Grace, email: g@example.org, orcid: "0", kattis: grace}]
                          contributors: Ada
                          testers: {name: Ada}
                          translators: {pt-BR: [Ada]}
                          packagers: Ada
                          acknowledgements: Ada
                        source:
                          - NWERC 2024
                          - {name: SWERC, url: "https://example.org"}
                        license: cc by-sa
                        rights_owner: Ada
                        embargo_until: 2026-01-31T12:00:00Z
                        limits:
                          time_limit: 2.5
                          time_resolution: 0.5
                          time_multipliers: {ac_to_time_limit: 2, time_limit_to_tle: 1.5}
                          memory: 256
                          output: 4
                          code: 64
                          compilation_time: 20
                          compilation_memory: 256
                          validation_time: 10
                          validation_memory: 256
                          validation_output: 4
                        keywords: [maths]
                        languages: [java, python3, kotlin]
                        allow_file_writing: false
                        constants: {}
                        """);

        assertThat(full.faults()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            type: [pass-fail, scoring]        | type must not repeat or contradict itself, found pass-fail, scoring
            type: [interactive, submit-answer] | type must not repeat or contradict itself, found interactive, submit
            type: [submit-answer, multi-pass] | type must not repeat or contradict itself, found submit-answer, multi
            type: scoring scoring             | type must not repeat or contradict itself, found scoring, scoring
            type: []                          | type must be a text or a list of at least one, found a list of 0
            type: fun                         | type must be of pass-fail, scoring, multi-pass, interactive,
            version: 1.0                      | version must be text (put it in quotes), found 1.0
            license: mine                     | license must be one of unknown, public domain, cc0
            license: cc0                      | license needs a rights_owner, credits or a source, found "cc0"
            credits: {authors: []}            | credits.authors must be a person or a list of at least one
            credits: {authors: [{mail: x}]}   | credits.authors[1].name is missing
            credits: {director: x}            | credits.director is not a key that is known here
            credits: {translators: {EN: x}}   | credits.translators.EN must be a language code
            source: {url: x}                  | source.name is missing
            embargo_until: tomorrow           | embargo_until must be a date such as 2026-01-31
            embargo_until: 2026-02-30         | embargo_until must be a date such as 2026-01-31
            keywords: maths                   | keywords must be a list of texts, found "maths"
            languages: [cobol, swift]         | in it, found cobol, swift
            languages: [java, python]         | languages has python, which is the code of no language of the format
            allow_file_writing: yes           | allow_file_writing must be true or false, found "yes"
            constants: {1n: 5}                | constants.1n must be a name of letters, digits and '_'
            constants: {n: [5]}               | constants.n must be a number or a text
            constants: {n: {tex: 5}}          | constants.n must have a value
            constants: {n: }                  | constants.n must be a number or a text
            license:                          | license must be text, found nothing
            """)
    void namesAWrongValue(String line, String fault) {
        assertThat(PackageFolder.sound(temp)
                        .write("problem.yaml", PackageFolder.PROBLEM_YAML + line + "\n")
                        .findings())
                .anySatisfy(
                        found -> assertThat(found).startsWith("problem.yaml").contains(fault));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
            time_limit: 0            | limits.time_limit must be a number from 0.001 to 3600 (seconds), found 0
            time_limit: -1           | limits.time_limit must be a number
            time_limit: 1e400        | limits.time_limit must be a number from 0.001 to 3600 (seconds), found 1e400
            time_limit: 1e-999999999 | limits.time_limit must be a number
            time_limit: .nan         | limits.time_limit must be a number
            time_limit: "2 s"        | limits.time_limit must be a number from 0.001 to 3600 (seconds), found "2 s"
            memory: "0100"           | limits.memory must be a whole number
            time_limit: 1.5          | limits.time_limit must be a multiple of time_resolution, which is 1 s, found 1.5
            memory: 99999999999999999999 | limits.memory must be a whole number from 16 to 1048576
            memory: 15               | limits.memory must be a whole number from 16
            memory: 64.5             | limits.memory must be a whole number
            memory: 0x40             | limits.memory must be a whole number
            memory: 0100             | limits.memory must be a whole number
            memory: 1_000            | limits.memory must be a whole number
            output: 0                | limits.output must be a whole number from 1 to 1048576 (MiB), found 0
            compilation_memory: 32   | limits.compilation_memory must be a whole number from 64
            validation_passes: 2     | limits.validation_passes is for multi-pass problems only
            time_multipliers: {ac_to_time_limit: 0.5} | limits.time_multipliers.ac_to_time_limit must be a number from 1
            """)
    void namesAWrongLimit(String line, String fault) {
        assertThat(PackageFolder.sound(temp)
                        .write("problem.yaml", PackageFolder.PROBLEM_YAML.replace("time_limit: 2", line))
                        .findings())
                .anySatisfy(found -> assertThat(found).contains(fault));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"type:", "languages: ~", "allow_file_writing: null", "constants:", "limits:\n  # memory: 1"})
    void takesAKeyWithoutAValueForOneThatIsNotThere(String line) throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.PROBLEM_YAML.replaceAll("limits:\n.*\n", "") + line + "\n")
                .write(".timelimit", "3\n");

        assertThat(folder.findings()).isEmpty();
        assertThat(folder.read().limits().cpuTime()).isEqualTo(Duration.ofSeconds(3));
    }

    @Test
    void takesALimitWithoutAValueForOneThatIsNotGiven() throws ProblemFormatException {
        String emptied = PackageFolder.PROBLEM_YAML.replace("time_limit: 2", "time_limit:\n  memory:\n  code: ~");
        Problem problem =
                PackageFolder.sound(temp).write("problem.yaml", emptied).read();

        assertThat(problem.inferred()).isPresent();
        assertThat(problem.limits().memoryBytes()).isEqualTo(2048L << 20);
        assertThat(problem.extras().juryCodeBytes()).isEqualTo(1L << 20);
        assertThat(PackageFolder.legacy(temp.resolve("older"))
                        .write("problem.yaml", "name: Sum\nlimits:\n  memory:\n")
                        .findings())
                .isEmpty();
    }

    @Test
    void takesANumberInQuotesAndAWholeOneWithAPointForWhatIsMeant() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write(
                        "problem.yaml",
                        PackageFolder.PROBLEM_YAML.replace("time_limit: 2", "time_limit: '3'\n  memory: 512.0"));

        Problem problem = folder.read();

        assertThat(problem.limits().cpuTime()).isEqualTo(Duration.ofSeconds(3));
        assertThat(problem.limits().memoryBytes()).isEqualTo(512L << 20);
        assertThat(folder.warnings())
                .containsExactly("problem.yaml:5: limits.time_limit should be a number without quotes, found \"3\"");
    }

    @Test
    void saysHowATimeLimitThatIsNotGivenFollowsFromTheJurysSubmissions() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.PROBLEM_YAML.replace("time_limit: 2", "memory: 64"));

        assertThat(folder.faults()).isEmpty();
        TimeLimitRule usual = folder.read().inferred().orElseThrow();
        assertThat(usual.limit(Duration.ofMillis(10))).isEqualTo(Duration.ofSeconds(1));
        assertThat(usual.limit(Duration.ofMillis(1200))).isEqualTo(Duration.ofSeconds(3));
        TimeLimitRule other = folder.write(
                        "problem.yaml",
                        PackageFolder.PROBLEM_YAML.replace(
                                "time_limit: 2", "time_resolution: 0.1\n  time_multipliers: {ac_to_time_limit: 3}"))
                .read()
                .inferred()
                .orElseThrow();
        assertThat(other.limit(Duration.ofMillis(110))).isEqualTo(Duration.ofMillis(400));
    }

    @Test
    void judgesWithAPackageOfWhichOnlySuchIsWrongAsNoVerdictDependsOn() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write(
                        "problem.yaml",
                        PackageFolder.PROBLEM_YAML.replace("name: Sum", "name: {en: Sum, sv: Summa}")
                                + "license: mine\ndifficulty: 5\ncredits: {director: x}\n")
                .write("data/secret/notes.txt", "")
                .write("data/manual/1.in", "")
                .write("submissions/slow_accepted/Sum.java", "");

        assertThat(folder.read().names()).isEqualTo(Map.of("en", "Sum", "sv", "Summa"));
        assertThat(folder.faults()).isEmpty();
        assertThat(folder.warnings())
                .extracting(warning -> warning.substring(0, warning.indexOf(' ')))
                .containsExactlyInAnyOrder(
                        "problem.yaml:6:",
                        "problem.yaml:7:",
                        "problem.yaml:8:",
                        "statement:",
                        "data/secret/notes.txt:",
                        "data/manual:",
                        "submissions/slow_accepted/Sum.java:");
    }

    @ParameterizedTest
    @CsvSource({"limit, limits", "Limits, limits", "langauges, languages", "constant, constants"})
    void takesAWordThatMayBeMeantForAKeyThatMattersForAFault(String key, String meant) {
        assertThat(PackageFolder.sound(temp)
                        .write("problem.yaml", PackageFolder.PROBLEM_YAML + key + ": {}\n")
                        .faults())
                .singleElement()
                .asString()
                .contains(key + " is not a key that is known here: " + meant + " may be meant");
    }

    @Test
    void takesTheTimeLimitOfDomjudge() throws ProblemFormatException {
        PackageFolder folder = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.PROBLEM_YAML.replace("time_limit: 2", "memory: 64"))
                .write("domjudge-problem.ini", "color = '#ff0000'\ntimelimit='1.5'\n");

        assertThat(folder.read().limits().cpuTime()).isEqualTo(Duration.ofMillis(1500));
        assertThat(folder.write("domjudge-problem.ini", "special_compare = float\n")
                        .faults())
                .singleElement()
                .asString()
                .startsWith("domjudge-problem.ini: special_compare names the program float of a DOMjudge");
    }

    @Test
    void takesTheTimeLimitFromItsOwnFile() throws ProblemFormatException {
        Problem problem = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.PROBLEM_YAML.replace("time_limit: 2", "memory: 64"))
                .write(".timelimit", "1.5\r\n")
                .read();

        assertThat(problem.limits().cpuTime()).isEqualTo(Duration.ofMillis(1500));
    }

    @Test
    void takesTheTimeLimitOfTheFormatWhereAnotherFileDiffersAndRefusesSuchALegacyPackage()
            throws ProblemFormatException {
        PackageFolder folder =
                PackageFolder.sound(temp).write(".timelimit", "3").write("domjudge-problem.ini", "timelimit = 4\n");

        assertThat(folder.read().limits().cpuTime()).hasSeconds(2);
        assertThat(folder.warnings())
                .containsExactly(
                        "problem.yaml:5: limits.time_limit is 2 s, but .timelimit says 3 s",
                        "problem.yaml:5: limits.time_limit is 2 s, but domjudge-problem.ini says 4 s");
        assertThat(PackageFolder.legacy(temp.resolve("older"))
                        .write("problem.yaml", "limits: {time_limit: 3}\n")
                        .faults())
                .containsExactly("problem.yaml:1: limits.time_limit is 3 s, but .timelimit says 2 s");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "soon", "0", "1e9", "2 3"})
    void refusesATimeLimitFileWithoutANumber(String content) {
        assertThat(PackageFolder.sound(temp).write(".timelimit", content).faults())
                .singleElement()
                .asString()
                .startsWith(".timelimit: must hold a number from 0.001 to 3600 (seconds), found \"" + content);
    }

    @Test
    void wantsATitleForEachStatementAndAStatementForEachTitle() {
        assertThat(PackageFolder.sound(temp)
                        .write("problem.yaml", PackageFolder.PROBLEM_YAML.replace("name: Sum", "name: {de: Summe}"))
                        .write("statement/problem.en.pdf", "")
                        .warnings())
                .containsExactlyInAnyOrder(
                        "statement/problem.en.pdf: is a second statement in en beside statement/problem.en.md",
                        "problem.yaml: name has no title in en, but there is a statement",
                        "statement: has no problem.de.md, .tex or .pdf, but there is a title");
    }

    @Test
    void takesNorwegianForALanguageAndNotForFalse() throws ProblemFormatException {
        Problem problem = PackageFolder.sound(temp)
                .write("problem.yaml", PackageFolder.PROBLEM_YAML.replace("name: Sum", "name: {no: Sum}"))
                .delete("statement/problem.en.md")
                .write("statement/problem.no.md", "Legg sammen.\n")
                .read();

        assertThat(problem.names()).containsOnlyKeys("no");
    }
}
