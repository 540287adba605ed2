package judge.engine;

import java.util.List;
import judge.problem.Constants;
import judge.problem.JurySubmission;
import judge.problem.Problem;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.submission.SubmissionException;
import judge.submission.SubmissionFinder;

/** Reads submissions of a jury as the package means them: with what its constants stand for. */
public final class JurySources {

    private JurySources() {}

    /**
     * The submission, with the code limit of the problem.
     *
     * @throws SubmissionException where it is not there, or no source
     */
    public static Submission read(JurySubmission one, Problem problem) throws SubmissionException {
        Submission plain = SubmissionFinder.single(
                        one.path(), problem.id(), problem.type().handedIn())
                .read(problem.limits().codeBytes());
        Constants constants = problem.extras().constants();
        if (constants.values().isEmpty()) {
            return plain;
        }
        List<SourceFile> sources = plain.sources().stream()
                .map(source -> new SourceFile(source.path(), constants.in(source.content())))
                .toList();
        return plain.with(sources);
    }
}
