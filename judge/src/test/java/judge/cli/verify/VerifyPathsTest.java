package judge.cli.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import judge.cli.Workbench;
import judge.cli.Workbench.Run;
import judge.intake.PackageZip;
import judge.intake.Zips;
import judge.problem.yaml.PackageFault;
import judge.program.ProgramFailure;
import judge.reason.Fault;
import judge.verdict.Verdict;
import judge.verify.CaseReason;
import judge.verify.CaseReason.Rarest;
import judge.verify.InterruptedVerification;
import judge.verify.JuryResult;
import judge.verify.Margin;
import judge.verify.Verification;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The arguments of {@code verify}: ids of problems, and paths of packages. */
class VerifyPathsTest {

    private final Path folder;
    private final Workbench bench;
    private final List<Path> verified = new ArrayList<>();

    VerifyPathsTest(@TempDir Path folder) {
        this.folder = folder;
        bench = new Workbench(folder).problem("sum").problem("product").verifier((problem, coverage, watcher) -> {
            verified.add(problem.folder());
            return new Verification(problem.id(), List.of(), List.of());
        });
    }

    @ParameterizedTest
    @CsvSource({"@problems/sum", "@problems/sum/", "@problems/product/../sum", "@problems/product/../sum/."})
    void takesThePathOfAPackageWithoutAFolderOfProblems(String path) {
        assertThat(bench.run("verify", path, "--problems", "@none")).isEqualTo(new Run(0, "sum: sound\n", ""));
        assertThat(verified).containsExactly(folder.resolve("problems/sum"));
    }

    @Test
    void takesIdsAndPathsSideBySideInTheOrderGiven() {
        bench.run("verify", "sum", "@problems/product", "--problems", "@problems");

        assertThat(verified).containsExactly(folder.resolve("problems/sum"), folder.resolve("problems/product"));
    }

    @ParameterizedTest
    @CsvSource({"sum.zip", "sum.kpp"})
    void unpacksAPackedPackageForAsLongAsItIsVerified(String name) throws IOException {
        Files.write(folder.resolve(name), PackageZip.of(folder.resolve("problems/sum")));

        assertThat(bench.run("verify", "@" + name)).isEqualTo(new Run(0, "sum: sound\n", ""));
        assertThat(verified).singleElement().satisfies(there -> assertThat(there)
                .doesNotExist());
    }

    /** One of the packages is broken, and the verifier finds fault with the other. */
    @ParameterizedTest
    @ValueSource(strings = {"en", "zh"})
    void printsResultsAsJsonWithoutLanguageAsItsSchemaSays(String language) throws IOException {
        Map<String, Verdict> verdicts = new LinkedHashMap<>();
        verdicts.put("secret/1", Verdict.WA);
        verdicts.put("secret/2", Verdict.SK);
        Fault complaint = Fault.of(PackageFault.SAID, ProgramFailure.ENDING_TIME.of());
        bench.problem("broken", "allow_file_writing: colour\n")
                .verifier((problem, coverage, watcher) -> new Verification(
                        problem.id(),
                        List.of(),
                        List.of(Fault.of(PackageFault.SAID, "a warning")),
                        List.of(
                                new JuryResult("accepted/a.py", Verdict.WA, 0, List.of(complaint), verdicts, List.of()),
                                new JuryResult(
                                        "accepted/b.py",
                                        Verdict.AC,
                                        1,
                                        List.of(),
                                        Map.of(),
                                        List.of(new Margin("secret/2", 0.75, true)))),
                        List.of(
                                new CaseReason("secret/1", 1, 0, List.of(), Optional.of(new Rarest("a.py", 1, true))),
                                new CaseReason("secret/2", 0, 1, List.of(), Optional.empty()))));

        Run run = bench.run("verify", "sum", "broken", "--problems", "@problems", "--json", "--lang", language);

        assertThat(run.err()).isEmpty();
        assertThat(run.status()).isEqualTo(1);
        JsonNode json = new ObjectMapper().readTree(run.out());
        JsonNode schema = new ObjectMapper()
                .readTree(Path.of("judge/docs/verification.schema.json").toFile());
        assertThat(JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
                        .getSchema(schema)
                        .validate(json))
                .isEmpty();
        assertThat(json.at("/packages/1/faults/0/code").asText()).isNotEmpty();
        assertThat(json.at("/packages/1/faults/0/file").asText()).endsWith("problem.yaml");
        assertThat(json.at("/packages/0/submissions/0/complaints/0/parameters/message/code")
                        .asText())
                .isNotEmpty();
        assertThat(json.at("/packages/0/submissions/0/verdicts/secret~12").asText())
                .isEqualTo("SK");
        assertThat(json.at("/packages/0/sound").asBoolean()).isFalse();
        assertThat(run.out())
                .isEqualTo(bench.run("verify", "sum", "broken", "--problems", "@problems", "--json")
                        .out());
    }

    @Test
    void printsAsJsonWhatWasKnownWhenSomebodyInterruptedIt() throws IOException {
        bench.verifier((problem, coverage, watcher) -> {
            throw new InterruptedVerification(
                    new Verification(problem.id(), List.of(), List.of()), List.of("accepted/a.py"));
        });

        Run run = bench.run("verify", "sum", "product", "--problems", "@problems", "--json");

        JsonNode json = new ObjectMapper().readTree(run.out());
        assertThat(json.at("/packages/0/complete").asBoolean(true)).isFalse();
        assertThat(json.at("/packages/0/sound").asBoolean(true)).isFalse();
        assertThat(json.at("/packages/0/untried/0").asText()).isEqualTo("accepted/a.py");
        assertThat(json.at("/packages")).hasSize(1);
        assertThat(json.at("/untried/0").asText()).isEqualTo("product");
        assertThat(run.status()).isEqualTo(130);
    }

    @Test
    void refusesAPackageThatLeadsOutOfItself() throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(folder.resolve("evil.zip")))) {
            zip.putNextEntry(new ZipEntry("../problem.yaml"));
        }

        assertThat(bench.run("verify", "@evil.zip").err()).contains(" is refused: ", "leads out of its archive");
        assertThat(verified).isEmpty();
    }

    /** Neither the folder that it lies in meanwhile nor the one that it would have to lie in. */
    @Test
    void tellsTheFaultsOfAPackedPackageByTheFileThatWasGiven() throws IOException {
        bench.problem("broken", "allow_file_writing: colour\n");
        Files.write(folder.resolve("b.zip"), PackageZip.of(folder.resolve("problems/broken")));

        assertThat(bench.run("verify", "@b.zip").out())
                .startsWith("@b.zip: not sound\n  @b.zip/problem.yaml:")
                .doesNotContain("package-");
    }

    @ParameterizedTest
    @CsvSource({
        "inner.zip,           inner.zip",
        "a/b/c/problem.yaml,  a/b/c",
        "a/x/inner.zip,       a/x/inner.zip",
        "a/x/notes.txt,       ",
    })
    void saysWhereInAZipThePackageMayBe(String entry, @Nullable String inside) throws IOException {
        try (ZipOutputStream zip = new ZipOutputStream(Files.newOutputStream(folder.resolve("outer.zip")))) {
            zip.putNextEntry(new ZipEntry(entry));
        }

        Run run = bench.run("verify", "@outer.zip");

        assertThat(run.err())
                .isEqualTo("judge: @outer.zip is no problem package: no problem.yaml is in it"
                        + (inside == null ? "" : "; " + inside + " in it may be one") + "\n");
        assertThat(run.status()).isEqualTo(2);
    }

    @Test
    void takesAFolderHereByItsNameWhereNoProblemHasIt() {
        // Relative to where the tests run, which is the project's folder: it is found, and is no package.
        assertThat(bench.run("verify", "judge", "--problems", "@problems").err())
                .isEqualTo("judge: judge is no problem package: no problem.yaml is in it\n");
    }

    @Test
    void prefersAnIdToAFolderOfTheSameName() {
        bench.problem("judge");

        assertThat(bench.run("verify", "judge", "--problems", "@problems").out())
                .isEqualTo("judge: sound\n");
        assertThat(bench.run("verify", "./judge", "--problems", "@problems").err())
                .isEqualTo("judge: ./judge is no problem package: no problem.yaml is in it\n");
    }

    @Test
    void tellsTheFaultsOfAPackageByThePathThatWasGiven() {
        bench.problem("broken", "allow_file_writing: colour\n");

        Run run = bench.run("verify", "@problems/broken", "@problems/sum");

        assertThat(run.out())
                .startsWith("@problems/broken: not sound\n  ")
                .contains("colour")
                .endsWith("sum: sound\n");
        assertThat(run.status()).isEqualTo(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "@none/sum                   | there is no file or folder @none/sum",
                "@problems                   | @problems is no problem package: no problem.yaml is in it",
                "@problems/sum/problem.yaml  | @problems/sum/problem.yaml is a file: name the folder of a package, or "
                        + "a .zip or .kpp of it",
                "nosuch                      | there is no problem \"nosuch\" in @problems; there are: product, sum",
                "@none/sum --lang zh         | 没有文件或文件夹 @none/sum",
                "@problems --lang zh         | @problems 不是题目数据包：其中没有 problem.yaml",
            })
    void namesInOneSentenceAPathThatIsNoPackage(String arguments, String sentence) {
        Run run = bench.run(("verify --problems @problems @problems/sum " + arguments).split(" "));

        assertThat(run.err()).isIn("judge: " + sentence + "\n", "judge：" + sentence + "\n");
        assertThat(run.status()).isEqualTo(2);
        assertThat(verified).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "verify @sum.zip",
                "check @a.py --problem @sum.zip",
                "hunt @a.py --problem @sum.zip",
                "grade @solutions --problem @sum.zip",
                "answer @sum.zip",
                "explain @sum.zip"
            })
    void everyCommandRefusesNamesInAPackageThatReadAsWellInAnotherCharset(String command) throws Exception {
        Workbench bench = new Workbench(folder).write("a.py", "print()").write("solutions/ann/sum/a.py", "print()");
        Zips.in("IBM850")
                .add("problem.yaml", "name: Sum")
                .add("data/secret/1.in", "1")
                .add("data/secret/1.ans", "1")
                .add("submissions/accepted/Übung.py", "print(input())")
                .at(folder.resolve("sum.zip"));

        Run run = bench.run((command + " --lang en").split(" ", -1));

        assertThat(run.status()).isEqualTo(2);
        assertThat(run.err())
                .contains("@sum.zip can be read in several charsets", "IBM850 (Übung), macintosh (öbung)", "--charset");
        assertThat(bench.run("answer", "@sum.zip", "--lang", "en", "--charset", "IBM850")
                        .err())
                .contains("The names in @sum.zip were read as IBM850; if that is wrong, name another with --charset.")
                .doesNotContain("several charsets");
    }
}
