package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FingerprintsTest {

    private static final Path SUM = Path.of("judge/src/test/resources/judge/problems/sum");

    @TempDir
    Path temp;

    private Path source;

    @BeforeEach
    void handsInASource() throws IOException {
        PathUtils.copyDirectory(SUM, temp.resolve("sum"));
        source = Files.writeString(
                Files.createDirectory(temp.resolve("submission")).resolve("Main.java"), "class Main {}");
    }

    @Test
    void isTheSameForTheSame() throws Exception {
        assertThat(fingerprint(source)).isEqualTo(fingerprint(source)).hasSize(64);
    }

    @Test
    void isAnotherForAnotherSource() throws Exception {
        String before = fingerprint(source);
        Files.writeString(source, "class Main { }");

        assertThat(fingerprint(source)).isNotEqualTo(before);
    }

    @Test
    void isAnotherForAnotherNameOrNumberOfSources() throws Exception {
        String before = fingerprint(source);
        Path renamed = Files.copy(source, source.resolveSibling("Main2.java"));

        assertThat(fingerprint(renamed)).isNotEqualTo(before);
        assertThat(fingerprint(source, renamed)).isNotEqualTo(before);
        assertThat(fingerprint()).isNotEqualTo(before);
    }

    @ParameterizedTest
    @ValueSource(strings = {"problem.yaml", "judge.yaml", "data/secret/1.in", "data/secret/2.ans", "data/sample/1.in"})
    void isAnotherWhereTheProblemHasChanged(String file) throws Exception {
        String before = fingerprint(source);
        Path changed = temp.resolve("sum").resolve(file);
        Files.writeString(changed, Files.readString(changed) + "\n");

        assertThat(fingerprint(source)).isNotEqualTo(before);
    }

    @Test
    void isTheSameWhereOnlyTheStatementHasChanged() throws Exception {
        String before = fingerprint(source);
        Files.writeString(temp.resolve("sum/statement/problem.en.md"), "Add.\n");

        assertThat(fingerprint(source)).isEqualTo(before);
    }

    @Test
    void isAnotherForASingleFileOfAnotherName() throws Exception {
        Problem problem = PackageReader.read(temp.resolve("sum"));
        Path renamed = Files.copy(source, source.resolveSibling("Main2.java"));

        assertThat(single(source, problem)).isNotEqualTo(single(renamed, problem));
    }

    @Test
    void isAnotherForOtherDataBesideTheSources() throws Exception {
        Problem problem = PackageReader.read(temp.resolve("sum"));
        Submission plain = new SubmissionFiles("anna", "sum", source.getParent(), List.of(source)).read(100);
        Fingerprints fingerprints = new Fingerprints(false);

        assertThat(List.of(
                        fingerprints.of(plain, problem),
                        fingerprints.of(plain.accompaniedBy(List.of(new SourceFile("a", new byte[] {1}))), problem),
                        fingerprints.of(plain.accompaniedBy(List.of(new SourceFile("a", new byte[] {2}))), problem)))
                .doesNotHaveDuplicates();
    }

    private static String single(Path file, Problem problem) {
        SubmissionFiles files = new SubmissionFiles("anna", "sum", file, List.of(file));
        return new Fingerprints(false).of(files.read(100), problem);
    }

    @Test
    void isAnotherForEveryReasonWhyASourceCannotBeHad() throws Exception {
        Problem problem = PackageReader.read(temp.resolve("sum"));
        SubmissionFiles files = new SubmissionFiles("anna", "sum", source.getParent(), List.of(source));
        Fingerprints fingerprints = new Fingerprints(false);
        String whole = fingerprints.of(files.read(100), problem);
        String tooLarge = fingerprints.of(files.read(5), problem);
        Submission none = new SubmissionFiles("anna", "sum", source.getParent(), List.of()).read(100);
        Files.delete(source);
        String unreadable = fingerprints.of(files.read(100), problem);

        assertThat(List.of(whole, tooLarge, unreadable, fingerprints.of(none, problem)))
                .doesNotHaveDuplicates();
    }

    private String fingerprint(Path... sources) throws Exception {
        Problem problem = PackageReader.read(temp.resolve("sum"));
        SubmissionFiles files = new SubmissionFiles("anna", "sum", source.getParent(), List.of(sources));
        return new Fingerprints(false).of(files.read(problem.limits().codeBytes()), problem);
    }
}
