package judge.worker;

import java.util.List;
import java.util.Optional;
import judge.database.judging.Turn;
import judge.online.StoredSubmission;
import judge.problem.Problem;
import judge.service.submission.SourceZip;
import judge.source.LanguageChoice;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.submission.Submission;
import org.jspecify.annotations.Nullable;

/** Reads what was handed in as it is stored. */
final class StoredSources {

    private StoredSources() {}

    /** Reads a submission; {@code sources}: their zip. */
    static Submission submission(StoredSubmission stored, String login, byte[] sources, Problem problem) {
        return submission(String.valueOf(stored.id()), login, sources, problem);
    }

    /**
     * The problem as it is judged for a submission.
     *
     * @param language code of the language that the submission was taken as, which may be run as another one than its
     *     files tell; null: they tell none
     */
    static Problem running(Problem problem, Submission submission, @Nullable String language) {
        LanguageNames all = LanguageNames.known();
        Optional<LanguageName> told = told(problem, submission);
        return told.filter(one -> !one.code().equals(language))
                .filter(one -> all.runtimesOf(one).stream()
                        .anyMatch(other -> other.code().equals(language)))
                .map(one -> problem.running(one.code(), String.valueOf(language)))
                .orElse(problem);
    }

    /** The same for one whose turn it is. */
    static Problem running(Problem problem, Submission submission, Turn turn) {
        return running(problem, submission, turn.language());
    }

    /** The same for a program that is tried. */
    static Problem running(Problem problem, Submission submission, LanguageChoice choice) {
        return running(
                problem,
                submission,
                told(problem, submission).map(one -> choice.runtime(one.code())).orElse(null));
    }

    private static Optional<LanguageName> told(Problem problem, Submission submission) {
        List<String> files = submission.sources().stream().map(SourceFile::path).toList();
        return LanguageNames.known().of(files, problem.limits().languages().allowed());
    }

    /** The same by its name for the judge. */
    static Submission submission(String name, String login, byte[] sources, Problem problem) {
        List<SourceFile> handedIn =
                Submission.sourcesAmong(SourceZip.read(sources), problem.type().handedIn());
        return Submission.of(
                name, login, problem.id(), handedIn, problem.limits().codeBytes());
    }
}
