package judge.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.source.LanguageNames;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Answers to a problem of type submit-answer that are handed in as a zip. */
class ZippedAnswersTest {

    private static final int LIMIT = 1 << 20;

    @TempDir
    Path temp;

    /** Each file holds its own name. */
    private Path zip(String path, String... names) throws IOException {
        Path zip = temp.resolve(path);
        Files.createDirectories(zip.getParent());
        try (OutputStream out = Files.newOutputStream(zip);
                ZipOutputStream files = new ZipOutputStream(out)) {
            for (String name : names) {
                files.putNextEntry(new ZipEntry(name));
                files.write(name.getBytes(StandardCharsets.UTF_8));
                files.closeEntry();
            }
        }
        return zip;
    }

    private static List<String> paths(Submission submission) {
        assertThat(submission.fault()).isEmpty();
        return submission.sources().stream().map(SourceFile::path).sorted().toList();
    }

    @Test
    void aZipThatIsCheckedHoldsTheAnswers() throws Exception {
        Path zip = zip("mine.ZIP", "1.out", "mine/deep/2.ans", "win\\3.OUT", "__MACOSX/._1.out", "read.me");

        Submission read =
                SubmissionFinder.single(zip, "p", LanguageNames.ANSWERS).read(LIMIT);

        assertThat(paths(read)).containsExactly("1.out", "mine/deep/2.ans", "win/3.OUT");
    }

    @Test
    void aFolderThatIsCheckedMayHoldTheZip() throws Exception {
        zip("mine/answers.zip", "1.out");
        Files.writeString(temp.resolve("mine/2.out"), "2");

        Submission read = SubmissionFinder.single(temp.resolve("mine"), "p", LanguageNames.ANSWERS)
                .read(LIMIT);

        assertThat(paths(read)).containsExactly("1.out", "2.out");
    }

    @Test
    void gradingFindsZipsInTheFolderOfTheProblemAndBesideIt() throws Exception {
        zip("all/ada/p/answers.zip", "1.out");
        zip("all/bob/p.zip", "2.out");
        zip("all/cyd/sources.zip", "Main.java");

        List<SubmissionFiles> found = SubmissionFinder.find(
                        temp.resolve("all"),
                        Selection.all(Set.of("p", "sources")).withAnswersTo(Set.of("p")))
                .submissions();

        assertThat(found).extracting(SubmissionFiles::contestant).containsExactly("ada", "bob");
        assertThat(found).extracting(SubmissionFiles::problem).containsOnly("p");
        assertThat(found.stream().flatMap(one -> paths(one.read(LIMIT)).stream()))
                .containsExactly("1.out", "2.out");
    }

    @Test
    void aZipThatIsBrokenOrLeadsOutOfItselfIsAFaultOfTheSubmission() throws Exception {
        Path broken = Files.writeString(temp.resolve("broken.zip"), "PK no zip");
        Path outside = zip("outside.zip", "../1.out");
        Path large = zip("large.zip", "1.out", "2.out");

        for (Path zip : List.of(broken, outside, large)) {
            int limit = zip.equals(large) ? 6 : LIMIT;
            Submission read =
                    SubmissionFinder.single(zip, "p", LanguageNames.ANSWERS).read(limit);
            assertThat(read.fault().orElseThrow().code()).isIn(ReasonCode.ZIP_REFUSED, ReasonCode.SOURCE_TOO_LARGE);
        }
    }

    @Test
    void aZipWithAPasswordIsCalledOne() throws Exception {
        byte[] zip = Files.readAllBytes(zip("mine.zip", "1.out"));
        // The general purpose flag of the entry in the directory at the end, by which readers go.
        int directory = new String(zip, StandardCharsets.ISO_8859_1).indexOf("PK\1\2");
        zip[directory + 8] |= 1;

        Submission read = SubmissionFinder.single(
                        Files.write(temp.resolve("locked.zip"), zip), "p", LanguageNames.ANSWERS)
                .read(LIMIT);

        assertThat(read.fault())
                .contains(Reason.of(
                        ReasonCode.ZIP_REFUSED, "file", "locked.zip", "path", "1.out", "leftout", "encrypted"));
    }

    @Test
    void aZipIsNoSourceOfAProgram() throws Exception {
        Path zip = zip("mine.zip", "Main.java");

        assertThatThrownBy(() -> SubmissionFinder.single(zip, "p")).isInstanceOf(SubmissionException.class);
    }
}
