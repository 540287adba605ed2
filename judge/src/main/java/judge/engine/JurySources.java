package judge.engine;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import judge.problem.Problem;
import judge.problem.jury.JurySubmission;
import judge.problem.yaml.Constants;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.source.PackageReach;
import judge.source.ToolFolders;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.submission.SubmissionException;
import judge.submission.SubmissionFinder;

/** Reads submissions of a jury as the package means them: with what its constants stand for. */
public final class JurySources {

    private static final int MAX_DEPTH = 24;
    private static final int MOST_FILES = 1_000;
    private static final Pattern MADE_BY_COMPILER = Pattern.compile("\\.(?i:class|jar|pyc)$");
    private static final int MOST_COMPANIONS = 100;
    private static final long MOST_COMPANION_BYTES = 16 << 20;

    private JurySources() {}

    /**
     * The submission, with the code limit of the problem where its package gives one, and with what lies beside its
     * sources in a folder: the format has all submitted files in the working folder of a submission.
     *
     * @throws SubmissionException where it is not there, or no source
     */
    public static Submission read(JurySubmission one, Problem problem) throws SubmissionException {
        Submission plain = started(one, plain(one, problem)).accompaniedBy(companions(one, problem));
        Constants constants = problem.extras().constants();
        if (constants.values().isEmpty()) {
            return plain;
        }
        List<SourceFile> sources = plain.sources().stream()
                .map(source -> new SourceFile(source.path(), constants.in(source.content())))
                .toList();
        return plain.with(sources);
    }

    private static Submission plain(JurySubmission one, Problem problem) throws SubmissionException {
        long limit = problem.extras().juryCodeBytes();
        Optional<LanguageName> language = one.language().flatMap(LanguageNames.known()::ofCode);
        boolean said = language.isPresent() && !problem.type().submitAnswer();
        LanguageNames names = said
                ? new LanguageNames(List.of(language.get()))
                : problem.type().handedIn();
        if (Files.isDirectory(one.path())) {
            Optional<Submission> linked = linked(one.path(), problem, names, limit);
            return linked.isPresent()
                    ? linked.get()
                    : SubmissionFinder.single(one.path(), problem.id(), names).read(limit);
        }
        return said
                ? named(one.path(), problem, language.get(), limit)
                : SubmissionFinder.single(one.path(), problem.id(), names).read(limit);
    }

    /** A folder with links to other sources of the package, which contestants could not hand in; else nothing. */
    private static Optional<Submission> linked(Path folder, Problem problem, LanguageNames names, long limit)
            throws SubmissionException {
        try (Stream<Path> walk = Files.walk(folder, MAX_DEPTH, FileVisitOption.FOLLOW_LINKS)) {
            List<Path> files = walk.filter(file -> Files.isRegularFile(file) && names.isSource(file.toString()))
                    .limit(MOST_FILES)
                    .toList();
            if (files.stream().noneMatch(Files::isSymbolicLink)) {
                return Optional.empty();
            }
            List<SourceFile> sources = new ArrayList<>();
            PackageReach reach = PackageReach.of(problem.folder());
            for (Path file : files) {
                if (!reach.holds(file)) {
                    throw new SubmissionException("the submission's " + file + " is a link that leaves the package");
                }
                sources.add(new SourceFile(folder.relativize(file).toString(), start(file, limit)));
            }
            return Optional.of(Submission.of(
                    folder.toString(), String.valueOf(folder.getFileName()), problem.id(), sources, limit));
        } catch (IOException | UncheckedIOException e) {
            throw new SubmissionException("the submission " + folder + " cannot be read: " + e);
        }
    }

    /** The first ones, without those of tools, and links out of the package; none of answers. */
    private static List<SourceFile> companions(JurySubmission one, Problem problem) throws SubmissionException {
        Path folder = one.path();
        if (!Files.isDirectory(folder) || problem.type().submitAnswer()) {
            return List.of();
        }
        List<SourceFile> found = new ArrayList<>();
        try (Stream<Path> walk = Files.walk(folder, MAX_DEPTH)) {
            PackageReach reach = PackageReach.of(problem.folder());
            long left = MOST_COMPANION_BYTES;
            for (Path file : (Iterable<Path>) walk.filter(Files::isRegularFile).sorted()::iterator) {
                Path path = folder.relativize(file);
                if (!isCompanion(path) || !reach.holds(file)) {
                    continue;
                }
                byte[] content = start(file, left);
                left -= content.length;
                if (left < 0 || found.size() == MOST_COMPANIONS) {
                    break;
                }
                found.add(new SourceFile(
                        path.toString(), problem.extras().constants().in(content)));
            }
            return found;
        } catch (IOException | UncheckedIOException e) {
            throw new SubmissionException("the submission " + folder + " cannot be read: " + e);
        }
    }

    private static boolean isCompanion(Path path) {
        return !isTools(path)
                && !isMadeByCompiler(path)
                && !LanguageNames.known().isSource(path.toString());
    }

    /**
     * Tells whether the judge makes the file anew from the sources; beside the program it would be taken for a part of
     * it.
     */
    private static boolean isMadeByCompiler(Path path) {
        return MADE_BY_COMPILER.matcher(path.toString()).find();
    }

    private static boolean isTools(Path path) {
        return StreamSupport.stream(path.spliterator(), false)
                .map(Path::toString)
                .anyMatch(ToolFolders::is);
    }

    /** A single source whose ending may not be one of the language that it is said to be in. */
    private static Submission named(Path file, Problem problem, LanguageName language, long limit)
            throws SubmissionException {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        String known = language.isTold(name)
                ? name
                : (dot > 0 ? name.substring(0, dot) : name) + language.endings().get(0);
        try {
            byte[] content = start(file, limit);
            return Submission.of(file.toString(), name, problem.id(), List.of(new SourceFile(known, content)), limit);
        } catch (IOException e) {
            throw new SubmissionException("the submission " + file + " cannot be read: " + e);
        }
    }

    /** Returns the beginning of a file: enough to show that it is too large. */
    private static byte[] start(Path file, long limit) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes((int) Math.min(limit + 1, Integer.MAX_VALUE - 8));
        }
    }

    private static Submission started(JurySubmission one, Submission read) {
        return one.entry().map(read::startedAt).orElse(read);
    }
}
