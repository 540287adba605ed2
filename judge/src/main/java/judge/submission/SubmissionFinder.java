package judge.submission;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import judge.charset.FileNames;
import judge.source.LanguageNames;
import judge.submission.Skipped.Cause;

/** Finds what contestants handed in: a whole solutions folder, or a single file or folder. */
public final class SubmissionFinder {

    private static final int SHOWN = 5;

    private final Selection selection;
    private final List<SubmissionFiles> submissions = new ArrayList<>();
    private final List<Skipped> skipped = new ArrayList<>();
    private final Set<String> seen = new HashSet<>();

    private SubmissionFinder(Selection selection) {
        this.selection = selection;
    }

    /**
     * The submissions in {@code solutions/<contestant>/<problem>}. A folder without sources is a submission too.
     *
     * @throws SubmissionException if the folder is missing, lacks a contestant who is wanted, or holds no submission
     *     that is
     */
    public static Found find(Path solutions, Selection selection) throws SubmissionException {
        if (!Files.isDirectory(solutions)) {
            String what = Files.exists(solutions) ? " is not a folder" : " does not exist";
            throw new SubmissionException("the solutions folder " + solutions + what);
        }
        SubmissionFinder finder = new SubmissionFinder(selection);
        finder.contestants(solutions.toAbsolutePath().normalize());
        finder.refuseUnknownContestants(solutions);
        finder.skipped.sort((one, other) -> one.path().compareTo(other.path()));
        if (finder.submissions.isEmpty()) {
            throw new SubmissionException(finder.nothingIn(solutions), finder.skipped);
        }
        return new Found(finder.submissions, finder.skipped);
    }

    /**
     * A single file or folder as a submission; the contestant's name is the file's.
     *
     * @throws SubmissionException if there is no such file or folder, or the file is no source
     */
    public static SubmissionFiles single(Path path, String problem) throws SubmissionException {
        return single(path, problem, LanguageNames.known());
    }

    /** The same in other languages. */
    public static SubmissionFiles single(Path path, String problem, LanguageNames languages)
            throws SubmissionException {
        Path root = real(path);
        String contestant =
                root.getNameCount() == 0 ? "submission" : root.getFileName().toString();
        if (Files.isDirectory(root)) {
            List<Skipped> skipped = new ArrayList<>();
            List<Path> sources = SourceWalk.sources(root, languages, skipped);
            if (!skipped.isEmpty()) {
                throw new SubmissionException(sentences(skipped));
            }
            return new SubmissionFiles(contestant, problem, root, sources);
        }
        if (!Files.isRegularFile(root) || !SourceWalk.isSource(root, languages)) {
            String why = isProgramForAnswers(root, languages)
                    ? "a program, but " + problem + " takes "
                            + (languages.equals(LanguageNames.ANSWERS)
                                    ? "answer files, named by the test case"
                                    : "a file with the answers to its questions")
                    : "neither a folder nor a source";
            throw new SubmissionException("the submission " + path + " is " + why + " (" + languages.pattern() + ")");
        }
        return new SubmissionFiles(contestant, problem, root, List.of(root));
    }

    private static Path real(Path path) throws SubmissionException {
        try {
            return path.toRealPath();
        } catch (IOException e) {
            throw new SubmissionException(
                    "the submission " + path + (Files.exists(path) ? " cannot be read" : " does not exist"));
        }
    }

    private static boolean isProgramForAnswers(Path file, LanguageNames languages) {
        return LanguageNames.ANY_ANSWERS.all().containsAll(languages.all())
                && LanguageNames.known().isSource(file.toString());
    }

    private void contestants(Path solutions) throws SubmissionException {
        List<Path> children = children(solutions);
        FileNames names = FileNames.of(children, Optional.empty());
        for (Path contestant : children) {
            if (SourceWalk.isJunk(contestant)) {
                continue;
            }
            if (Files.isSymbolicLink(contestant)) {
                skipped.add(new Skipped(contestant, Cause.LINK));
            } else if (SourceWalk.isSource(contestant, selection.languages())) {
                skipped.add(new Skipped(contestant, Cause.IN_NO_PROBLEM_FOLDER));
            } else if (isFolder(contestant) && selection.wantsContestant(names.of(contestant))) {
                seen.add(names.of(contestant));
                problems(contestant, names.of(contestant));
            }
        }
    }

    private void refuseUnknownContestants(Path solutions) throws SubmissionException {
        Set<String> unknown = new TreeSet<>(selection.contestants());
        unknown.removeAll(seen);
        if (!unknown.isEmpty()) {
            throw new SubmissionException("there is no folder of " + String.join(", ", unknown) + " in " + solutions);
        }
    }

    private void problems(Path contestant, String name) {
        List<Path> children;
        try {
            children = children(contestant);
        } catch (SubmissionException e) {
            skipped.add(new Skipped(contestant, Cause.UNREADABLE));
            return;
        }
        boolean empty = true;
        for (Path child : children) {
            if (!SourceWalk.isJunk(child)) {
                empty = false;
                problem(name, child);
            }
        }
        if (empty) {
            skipped.add(new Skipped(contestant, Cause.NO_PROBLEM_FOLDER));
        }
    }

    private void problem(String contestant, Path folder) {
        String id = folder.getFileName().toString();
        if (Files.isSymbolicLink(folder)) {
            skipped.add(new Skipped(folder, Cause.LINK));
        } else if (isFolder(folder)) {
            if (!selection.known().contains(id)) {
                skipped.add(new Skipped(folder, Cause.NO_SUCH_PROBLEM));
            } else if (selection.wantsProblem(id)) {
                submissions.add(new SubmissionFiles(
                        contestant, id, folder, SourceWalk.sources(folder, selection.languages(id), skipped)));
            }
        } else if (SourceWalk.isZip(folder) && selection.answers().contains(id.replaceFirst("\\.[^.]*$", ""))) {
            zip(contestant, id.replaceFirst("\\.[^.]*$", ""), folder);
        } else if (SourceWalk.isSource(folder, selection.languages())) {
            skipped.add(new Skipped(folder, Cause.IN_NO_PROBLEM_FOLDER));
        }
    }

    /** A zip of answers that is called as their problem is. */
    private void zip(String contestant, String id, Path zip) {
        if (selection.wantsProblem(id)) {
            submissions.add(new SubmissionFiles(contestant, id, zip, List.of(zip)));
        }
    }

    private static List<Path> children(Path folder) throws SubmissionException {
        List<Path> children = new ArrayList<>();
        try (DirectoryStream<Path> stream = Files.newDirectoryStream(folder)) {
            stream.forEach(children::add);
        } catch (IOException | DirectoryIteratorException e) {
            throw new SubmissionException("the folder " + folder + " cannot be read");
        }
        children.sort(null);
        return children;
    }

    private static boolean isFolder(Path path) {
        return Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS);
    }

    private String nothingIn(Path solutions) {
        StringBuilder sentence = new StringBuilder("there is no submission");
        if (!selection.contestants().isEmpty()) {
            sentence.append(" of ").append(String.join(", ", new TreeSet<>(selection.contestants())));
        }
        if (!selection.problems().isEmpty()) {
            sentence.append(" to ").append(String.join(", ", new TreeSet<>(selection.problems())));
        }
        sentence.append(" in ").append(solutions);
        return skipped.isEmpty()
                ? sentence + ": expected " + solutions.resolve("<contestant>/<problem>") + "/"
                        + selection.languages().pattern()
                : sentence + "; " + sentences(skipped);
    }

    private static String sentences(List<Skipped> skipped) {
        String first = skipped.stream().limit(SHOWN).map(Skipped::sentence).collect(Collectors.joining("; "));
        return skipped.size() <= SHOWN ? first : first + "; and " + (skipped.size() - SHOWN) + " more";
    }
}
