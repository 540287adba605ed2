package judge.cli.server;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import judge.cli.command.CommandFailure;
import judge.cli.command.Session;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.submission.SubmissionException;
import judge.submission.SubmissionFiles;
import judge.submission.SubmissionFinder;

/** The files that are handed in: sources, folders of them, or zips, which the server opens. */
final class HandedFiles {

    /** The size of files in bytes: more than any server takes. */
    private static final long MOST_BYTES = 32L << 20;

    private HandedFiles() {}

    static List<SourceFile> read(Session session, List<Path> paths) throws CommandFailure {
        List<SourceFile> files = new ArrayList<>();
        for (Path path : paths) {
            if (!Files.exists(path)) {
                throw new CommandFailure("error.no-path", "path", path);
            }
            if (isZip(path)) {
                files.add(zip(session, path));
            } else {
                files.addAll(sources(path));
            }
        }
        requireFit(files);
        if (files.isEmpty()) {
            throw new CommandFailure("error.nothing-to-submit", "path", paths.get(0));
        }
        return files;
    }

    private static void requireFit(List<SourceFile> files) throws CommandFailure {
        Set<String> names = new HashSet<>();
        long bytes = 0;
        for (SourceFile file : files) {
            if (!names.add(file.path())) {
                throw new CommandFailure("error.same-name", "name", file.path());
            }
            bytes += file.content().length;
        }
        if (bytes > MOST_BYTES) {
            throw new CommandFailure("error.too-much", "limitBytes", MOST_BYTES);
        }
    }

    private static boolean isZip(Path path) {
        return Files.isRegularFile(path)
                && path.getFileName().toString().toLowerCase(Locale.ROOT).endsWith(".zip");
    }

    private static SourceFile zip(Session session, Path path) throws CommandFailure {
        try {
            if (Files.size(path) > MOST_BYTES) {
                throw new CommandFailure("error.too-much", "limitBytes", MOST_BYTES);
            }
            return new SourceFile(path.getFileName().toString(), Files.readAllBytes(path));
        } catch (IOException e) {
            throw session.readFailure(path, e);
        }
    }

    /** Finds programs, else answers: only the server knows which of both the problem takes. */
    private static SubmissionFiles found(Path path) throws SubmissionException {
        boolean answer = Files.isRegularFile(path) && LanguageNames.ANY_ANSWERS.isSource(path.toString());
        SubmissionFiles programs =
                SubmissionFinder.single(path, "", answer ? LanguageNames.ANY_ANSWERS : LanguageNames.known());
        return programs.sources().isEmpty() ? SubmissionFinder.single(path, "", LanguageNames.ANY_ANSWERS) : programs;
    }

    private static List<SourceFile> sources(Path path) throws CommandFailure {
        try {
            Submission read = found(path).read(MOST_BYTES);
            if (read.fault().isPresent()) {
                throw new CommandFailure("error.too-much", "limitBytes", MOST_BYTES);
            }
            return read.sources();
        } catch (SubmissionException e) {
            throw new CommandFailure("error.no-submission", "path", path, "message", String.valueOf(e.getMessage()));
        }
    }
}
