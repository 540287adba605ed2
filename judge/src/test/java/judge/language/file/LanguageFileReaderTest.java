package judge.language.file;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.dataformat.yaml.YAMLFactory;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.problem.yaml.Faults;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.source.Syntax;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class LanguageFileReaderTest {

    private static final String SOUND =
            """
            name: Snail
            endings: [.snail]
            packages: [snail]
            tools:
              snail: [/usr/bin/snail-*, snail]
            version: "{snail} -v"
            run: "{snail} {main}"
            """;

    private static final String GUEST =
            """
            name: Snail
            endings: [.snail]
            jvm:
              compiler: kotlin
              libraries: org.snail:snail-lib:1.0 HASH
              jars: [org.snail:snailc:1.0 HASH, org.snail:shell:2 HASH]
            """
                    .replace("HASH", "0123456789abcdef".repeat(4));

    private final Faults faults = new Faults();

    private Optional<LanguageFile> read(String text) {
        return LanguageFileReader.read("snail", text, "snail.yaml", faults);
    }

    private List<String> sentences() {
        Messages messages = Messages.in(DisplayLanguage.EN);
        return faults.list().stream().map(messages::sentence).toList();
    }

    @Test
    void readsTheLeastThatALanguageNeeds() {
        LanguageFile file = read(SOUND).orElseThrow();

        assertThat(file.name()).isEqualTo(new LanguageName("snail", "Snail", List.of(".snail")));
        assertThat(file.tools().places()).containsEntry("snail", List.of("/usr/bin/snail-*", "snail"));
        assertThat(file.running().command().words()).containsExactly("{snail}", "{main}");
        assertThat(file.building().steps()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "run: \"{snail} {main}\"|run: \"{snail} {mian}\"|snail.yaml:7: run has the placeholder {mian},"
                        + " which is not known here (known are {main},"
                        + " {memory_mib}, {out}, {program}, {snail}, {stack_mib})",
                "endings: [.snail]|endings: [snail]|snail.yaml:2: endings must be endings with their dot",
                "name: Snail|nam: Snail|snail.yaml:1: nam is not a key that is known here",
                "name: Snail|name: 7|snail.yaml:1: name",
                "packages: [snail]|packages: [\"-y\"]|snail.yaml:3: packages must be names",
                "  snail: [/usr/bin/snail-*, snail]|  snail: [\"../snail\"]|snail.yaml:5: tools.snail must be",
                "  snail: [/usr/bin/snail-*, snail]|  main: [/usr/bin/x]|snail.yaml:5: tools.main must be",
                "run: \"{snail} {main}\"|run: \"{snail} {program}\"|snail.yaml:7: run starts what compile",
                "run: \"{snail} {main}\"|run: \"{snail}\"|snail.yaml:7: run must name either the placeholder main",
                "run: \"{snail} {main}\"|run: \"{snail} {main} x{files}\"|snail.yaml:7: in run, the",
                "version: \"{snail} -v\"|version: \"{worm} -v\"|snail.yaml:6: version has the placeholder {worm}",
                "packages: [snail]|packages: [snail|snail.yaml:",
            })
    void saysWithFileLineAndKeyWhatIsWrong(String sound, String wrong, String beginning) {
        Optional<LanguageFile> read = read(SOUND.replace(sound, wrong));

        assertThat(read).isEmpty();
        assertThat(sentences()).anyMatch(sentence -> sentence.startsWith(beginning));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "options: {fast: -O2}|options needs both options",
                "compile: \"{snail} {option}\"|compile needs both options",
                "options: {FAST: -O2}|options.FAST must be a name",
                "syntax: slug|syntax must be comments, texts and words",
                "syntax: {comments: a b c}|syntax.comments must be what begins"
            })
    void saysWhatIsWrongWithOptionsAndWithTheSyntax(String line, String beginning) {
        assertThat(read(SOUND + line + "\n")).isEmpty();
        assertThat(sentences()).anyMatch(sentence -> sentence.startsWith("snail.yaml:8: " + beginning));
    }

    @Test
    void theOptionsOfALanguageAreWordsOfItsCommands() {
        LanguageFile file = read(SOUND + "compile: \"{snail} {option} {main}\"\noptions: {fast: -O 2, slow: -O0}\n")
                .orElseThrow();

        assertThat(file.name().standards()).containsExactly("fast", "slow");
        assertThat(file.building().steps(Optional.of("fast")).get(0).words())
                .containsExactly("{snail}", "-O", "2", "{main}");
        assertThat(file.commands()).first().isEqualTo("snail -O 2 MAIN");
        assertThat(LanguageNames.known().ofCode("rust").orElseThrow().standards())
                .startsWith("edition2021");
    }

    @Test
    void saysWhichFormIsNoExpressionAndWhichGroupIsMissing() {
        read(SOUND + "errors: ['(?<line>x']\nuncaught: 'no group'\n");

        assertThat(sentences())
                .anyMatch(one -> one.startsWith("snail.yaml:8: errors is not a regular expression of Java"))
                .anyMatch(one -> one.startsWith("snail.yaml:9: uncaught needs the group message"));
    }

    @Test
    void readsAGuestLanguageWhichHasNoTools() {
        LanguageFile file = read(GUEST).orElseThrow();

        assertThat(file.installing()).isEqualTo("mvn dependency:get -Dartifact=org.snail:snailc:1.0");
        assertThat(file.commands()).containsExactly("kotlinc FILES", "java MAIN");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "compiler: kotlin|compiler: snail|snail.yaml:4: jvm.compiler must be one of kotlin, scala",
                "snail-lib:1.0|snail-lib|snail.yaml:5: jvm.libraries must be artifacts of Maven's repositories",
                "  jars:|  jar:|snail.yaml:4: jvm.jars is missing",
                "jvm:|run: x~jvm:|snail.yaml:3: run is not a key that is known here",
            })
    void saysWhatIsWrongWithAGuestLanguage(String sound, String wrong, String beginning) {
        assertThat(read(GUEST.replace(sound, wrong.replace('~', '\n')))).isEmpty();
        assertThat(sentences()).anyMatch(sentence -> sentence.startsWith(beginning));
    }

    @ParameterizedTest
    @CsvSource({"java,cannot describe java", "Snail,must be named by", "c++,must be named by"})
    void refusesNamesThatAreTakenOrNoCodes(String code, String beginning) {
        assertThat(LanguageFileReader.read(code, SOUND, "x.yaml", faults)).isEmpty();
        assertThat(sentences())
                .anyMatch(one -> one.startsWith("x.yaml: " + beginning) || one.startsWith("x.yaml " + beginning));
    }

    static Stream<LanguageName> shipped() {
        return LanguageNames.known().all().stream()
                .filter(one -> !LanguageNames.BUILT_IN.all().contains(one));
    }

    /** The list is there so that no start reads all files. */
    @ParameterizedTest
    @MethodSource("shipped")
    void everyShippedLanguageHasASoundFileAndItsLineInTheList(LanguageName listed) {
        LanguageFile file = FileLanguages.find(listed).orElseThrow();

        assertThat(listed.line()).isEqualTo(file.name().line());
        assertThat(file.programs()).containsOnlyKeys(LanguageFile.Sample.values());
        assertThat(Syntax.of(listed))
                .hasValueSatisfying(syntax -> assertThat(syntax.words()).hasSizeGreaterThan(10));
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void runnerInstallsItsPackagesForItsEndings(LanguageName listed) throws Exception {
        LanguageFile file = FileLanguages.find(listed).orElseThrow();
        String packages = String.join(" ", file.tools().packages());
        List<String> lines = Files.readString(Path.of("runner.sh")).lines().toList();

        String installing = packages.contains(" ") ? "'" + packages + "'" : packages;
        Optional<String> fetched = file.guest()
                .map(tools -> listed.code() + "=" + tools.jars().get(0).coordinates());

        fetched.ifPresent(line -> assertThat(lines).contains(line));
        assertThat(lines).anySatisfy(line -> assertThat(line)
                .contains(fetched.isPresent() ? "fetched $" + listed.code() + " ;;" : "packages=" + installing + " ;;")
                .contains(listed.endings().stream()
                        .map(ending -> ending.substring(1))
                        .toList()));
    }

    @ParameterizedTest
    @MethodSource("shipped")
    void itsFileHasTheFormOfTheSchema(LanguageName listed) throws Exception {
        ObjectMapper yaml = new ObjectMapper(new YAMLFactory());
        JsonSchema schema = JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                .getSchema(Files.readString(Path.of("judge/docs/language.schema.json")));
        Path file = Path.of("judge/src/main/resources/judge/language/file/" + listed.code() + ".yaml");

        assertThat(schema.validate(yaml.readTree(Files.readString(file)))).isEmpty();
    }

    @Test
    void noTwoLanguagesThatShipHaveAnEndingInCommon() {
        assertThat(LanguageNames.known().all().stream()
                        .flatMap(one -> one.endings().stream())
                        .toList())
                .doesNotHaveDuplicates();
    }
}
