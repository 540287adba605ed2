package judge.submission;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import judge.source.LanguageNames;
import judge.submission.Skipped.Cause;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SubmissionFinderTest {

    private static final Selection ALL = Selection.all(Set.of("sum", "sudoku"));

    @TempDir
    Path temp;

    private Path write(String path) throws IOException {
        Path file = temp.resolve(path);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, "class Main {}\n");
    }

    @Test
    void findsSubmissionsByContestantAndProblem() throws Exception {
        write("bob/sum/Main.java");
        Path helper = write("ann/sum/util/Helper.java");
        Path main = write("ann/sum/Main.java");
        write("ann/sudoku/Main.java");

        Found found = SubmissionFinder.find(temp, ALL);

        assertThat(found.submissions())
                .extracting(submission -> submission.contestant() + "/" + submission.problem())
                .containsExactly("ann/sudoku", "ann/sum", "bob/sum");
        assertThat(found.submissions().get(1))
                .isEqualTo(new SubmissionFiles("ann", "sum", temp.resolve("ann/sum"), List.of(main, helper)));
        assertThat(found.skipped()).isEmpty();
    }

    /** Both were four signs that stand for what is no character, and one row in every table. */
    @Test
    void namesThatAreNotInUtf8AreRead() throws Exception {
        for (String bytes : List.of("%D5%C5%C8%FD", "%C0%EE%CB%C4")) {
            Path folder = Path.of(URI.create(temp.toUri() + bytes + "/sum"));
            Files.createDirectories(folder);
            Files.writeString(folder.resolve("Main.java"), "class Main {}\n");
        }

        assertThat(SubmissionFinder.find(temp, ALL).submissions())
                .extracting(SubmissionFiles::contestant)
                .containsExactlyInAnyOrder("张三", "李四");
        assertThat(SubmissionFinder.find(temp, new Selection(ALL.known(), Set.of(), Set.of("张三")))
                        .submissions())
                .extracting(SubmissionFiles::contestant)
                .containsExactly("张三");
    }

    @Test
    void findsAnswersWhereTheyAreHandedInInsteadOfSources() throws Exception {
        Path answer = write("ann/sum/1.out");
        write("ann/sum/Main.java");
        write("ann/sudoku/1.out");

        List<SubmissionFiles> found =
                SubmissionFinder.find(temp, ALL.withAnswersTo(Set.of("sum"))).submissions();

        assertThat(found).extracting(SubmissionFiles::sources).containsExactly(List.of(), List.of(answer));
    }

    @Test
    void findsOnlyWhatIsWanted() throws Exception {
        write("ann/sum/Main.java");
        write("ann/sudoku/Main.java");
        write("bob/sum/Main.java");

        Found found = SubmissionFinder.find(temp, new Selection(ALL.known(), Set.of("sum"), Set.of("ann")));

        assertThat(found.submissions()).extracting(SubmissionFiles::root).containsExactly(temp.resolve("ann/sum"));
        assertThat(found.skipped()).isEmpty();
    }

    @Test
    void saysWhatItPassesOver() throws Exception {
        write("ann/sum/Main.java");
        Path typo = write("ann/sun/Main.java").getParent();
        Path misplaced = write("bob/Main.java");
        Path lost = write("Main.java");
        Path empty = Files.createDirectories(temp.resolve("carl"));
        Path link = Files.createSymbolicLink(temp.resolve("dora"), temp.resolve("ann"));
        Path linked = Files.createSymbolicLink(temp.resolve("ann/sudoku"), temp.resolve("ann/sum"));

        List<Skipped> skipped = SubmissionFinder.find(temp, ALL).skipped();

        assertThat(skipped)
                .containsExactlyInAnyOrder(
                        new Skipped(typo, Cause.NO_SUCH_PROBLEM),
                        new Skipped(misplaced, Cause.IN_NO_PROBLEM_FOLDER),
                        new Skipped(lost, Cause.IN_NO_PROBLEM_FOLDER),
                        new Skipped(empty, Cause.NO_PROBLEM_FOLDER),
                        new Skipped(link, Cause.LINK),
                        new Skipped(linked, Cause.LINK))
                .isSortedAccordingTo((one, other) -> one.path().compareTo(other.path()));
        assertThat(skipped.get(0).sentence()).isEqualTo(lost + " is a source in no problem's folder");
    }

    @Test
    void takesAFolderWithoutSourcesForASubmission() throws Exception {
        Files.createDirectories(temp.resolve("ann/sum"));
        write("bob/sum/Main.class");
        write("bob/sum/lib.jar");
        write("bob/sum/README.md");

        assertThat(SubmissionFinder.find(temp, ALL).submissions())
                .hasSize(2)
                .allSatisfy(submission -> assertThat(submission.sources()).isEmpty());
    }

    @Test
    void passesOverJunkWithoutAWord() throws Exception {
        Path main = write("ann/sum/Main.java");
        write("ann/sum/._Main.java");
        write("ann/sum/.git/Old.java");
        write("ann/sum/__MACOSX/Main.java");
        write("ann/sum/venv/lib/python3.11/site-packages/pip/__main__.py");
        write("ann/sum/cmake-build-debug/CMakeFiles/3.22.3/CompilerIdC/CMakeCCompilerId.c");
        write("ann/sum/web/node_modules/left-pad/index.js");
        write("__MACOSX/ann/sum/Main.java");
        write(".git/sum/Main.java");
        write("README.md");
        write("ann/README.md");

        Found found = SubmissionFinder.find(temp, ALL);

        assertThat(found.submissions()).singleElement().satisfies(submission -> assertThat(submission.sources())
                .containsExactly(main));
        assertThat(found.skipped()).isEmpty();
    }

    @Test
    void passesOverTheLockOfAnEditor() throws Exception {
        Path main = write("ann/sum/Main.java");
        Files.createSymbolicLink(main.resolveSibling(".#Main.java"), Path.of("ann@host.4711:1764000000"));

        Found found = SubmissionFinder.find(temp, ALL);

        assertThat(found.submissions().get(0).sources()).containsExactly(main);
        assertThat(found.skipped()).isEmpty();
    }

    @Test
    void neverFollowsALinkOutOfASubmission() throws Exception {
        Path secret = Files.createDirectories(temp.resolve("secret"));
        Files.writeString(secret.resolve("Answer.java"), "class Answer {}\n");
        Path solutions = temp.resolve("solutions");
        Path main = write("solutions/ann/sum/Main.java");
        Path link = Files.createSymbolicLink(main.resolveSibling("Answer.java"), secret.resolve("Answer.java"));
        Files.createSymbolicLink(main.resolveSibling("folder"), secret);

        Found found = SubmissionFinder.find(solutions, ALL);

        assertThat(found.submissions().get(0).sources()).containsExactly(main);
        assertThat(found.skipped()).containsExactly(new Skipped(link, Cause.LINK));
    }

    @Test
    void isNotHeldUpByAPipeThatIsCalledLikeASource() throws Exception {
        Path main = write("ann/sum/Main.java");
        Path pipe = main.resolveSibling("Pipe.java");
        assumeThat(new ProcessBuilder("mkfifo", pipe.toString()).start().waitFor())
                .isZero();

        Found found = SubmissionFinder.find(temp, ALL);

        assertThat(found.submissions().get(0).sources()).containsExactly(main);
        assertThat(found.skipped()).containsExactly(new Skipped(pipe, Cause.NOT_A_FILE));
    }

    @Test
    void isNotHeldUpByFoldersWithoutEnd() throws Exception {
        Path main = write("ann/sum/Main.java");
        Files.createDirectories(temp.resolve("ann/sum").resolve("d/".repeat(400)));

        Found found = SubmissionFinder.find(temp, ALL);

        assertThat(found.submissions().get(0).sources()).containsExactly(main);
        assertThat(found.skipped()).extracting(Skipped::cause).containsExactly(Cause.TOO_MANY_FILES);
    }

    @Test
    void takesNamesOfAnyCharacters() throws Exception {
        write("\u738b\u5c0f\u660e/sum/\u4e3b \u7c7b.java");
        write("O'Brien; rm -rf \n/sum/$Main.java");

        assertThat(SubmissionFinder.find(temp, ALL).submissions())
                .extracting(SubmissionFiles::contestant)
                .containsExactly("O'Brien; rm -rf \n", "\u738b\u5c0f\u660e");
    }

    @Test
    void saysInOneSentenceThatThereIsNothing() throws Exception {
        Path gone = temp.resolve("gone");
        Path file = write("file.txt");
        Path empty = Files.createDirectories(temp.resolve("empty"));

        assertThatThrownBy(() -> SubmissionFinder.find(gone, ALL))
                .isInstanceOf(SubmissionException.class)
                .hasMessage("the solutions folder " + gone + " does not exist");
        assertThatThrownBy(() -> SubmissionFinder.find(file, ALL))
                .hasMessage("the solutions folder " + file + " is not a folder");
        assertThatThrownBy(() -> SubmissionFinder.find(empty, ALL))
                .hasMessage(
                        "there is no submission in " + empty + ": expected " + empty.resolve("<contestant>/<problem>")
                                + "/" + LanguageNames.known().pattern());
        assertThatThrownBy(() -> SubmissionFinder.find(empty, new Selection(ALL.known(), Set.of("sum"), Set.of("eve"))))
                .hasMessage("there is no folder of eve in " + empty);
        write("empty/ann/sun/Main.java");
        assertThatThrownBy(() -> SubmissionFinder.find(empty, new Selection(ALL.known(), Set.of("sum"), Set.of("ann"))))
                .hasMessage("there is no submission of ann to sum in " + empty + "; " + empty.resolve("ann/sun")
                        + " has the name of no problem");
        assertThatThrownBy(() -> SubmissionFinder.find(empty, ALL))
                .hasMessage("there is no submission in " + empty + "; " + empty.resolve("ann/sun")
                        + " has the name of no problem");
    }

    @Test
    void takesASingleFile() throws Exception {
        Path main = write("Main.java").toRealPath();

        assertThat(SubmissionFinder.single(main, "sum"))
                .isEqualTo(new SubmissionFiles("Main.java", "sum", main, List.of(main)));
    }

    @Test
    void takesASingleFolder() throws Exception {
        Path main = write("mine/Main.java").toRealPath();

        assertThat(SubmissionFinder.single(temp.resolve("mine"), "sum"))
                .isEqualTo(new SubmissionFiles("mine", "sum", main.getParent(), List.of(main)));
    }

    @Test
    void saysWhatIsWrongWithASinglePath() throws Exception {
        Path text = write("Main.txt");

        assertThatThrownBy(() -> SubmissionFinder.single(temp.resolve("gone.java"), "sum"))
                .isInstanceOf(SubmissionException.class)
                .hasMessage("the submission " + temp.resolve("gone.java") + " does not exist");
        assertThatThrownBy(() -> SubmissionFinder.single(text, "sum"))
                .hasMessage("the submission " + text + " is neither a folder nor a source ("
                        + LanguageNames.known().pattern() + ")");
    }
}
