package judge.engine;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import judge.problem.Constants;
import judge.problem.JurySubmission;
import judge.problem.Problem;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.submission.SubmissionException;
import judge.submission.SubmissionFinder;

/** Reads submissions of a jury as the package means them: with what its constants stand for. */
public final class JurySources {

    private JurySources() {}

    /**
     * The submission, with the code limit of the problem where its package gives one.
     *
     * @throws SubmissionException where it is not there, or no source
     */
    public static Submission read(JurySubmission one, Problem problem) throws SubmissionException {
        Submission plain = started(one, plain(one, problem));
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
        Optional<LanguageName> language = one.language().flatMap(LanguageNames.BUILT_IN::ofCode);
        if (language.isEmpty() || problem.type().submitAnswer()) {
            return SubmissionFinder.single(
                            one.path(), problem.id(), problem.type().handedIn())
                    .read(limit);
        }
        return Files.isDirectory(one.path())
                ? SubmissionFinder.single(one.path(), problem.id(), new LanguageNames(List.of(language.get())))
                        .read(limit)
                : named(one.path(), problem, language.get(), limit);
    }

    /** A single source whose ending may not be one of the language that it is said to be in. */
    private static Submission named(Path file, Problem problem, LanguageName language, long limit)
            throws SubmissionException {
        String name = String.valueOf(file.getFileName());
        int dot = name.lastIndexOf('.');
        String known = language.isTold(name)
                ? name
                : (dot > 0 ? name.substring(0, dot) : name) + language.endings().get(0);
        try (InputStream in = Files.newInputStream(file)) {
            byte[] content = in.readNBytes((int) Math.min(limit + 1, Integer.MAX_VALUE - 8));
            return Submission.of(file.toString(), name, problem.id(), List.of(new SourceFile(known, content)), limit);
        } catch (IOException e) {
            throw new SubmissionException("the submission " + file + " cannot be read: " + e);
        }
    }

    private static Submission started(JurySubmission one, Submission read) {
        return one.entry().map(read::startedAt).orElse(read);
    }
}
