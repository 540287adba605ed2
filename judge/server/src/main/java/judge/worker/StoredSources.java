package judge.worker;

import java.util.List;
import judge.online.StoredSubmission;
import judge.problem.Problem;
import judge.service.submission.SourceZip;
import judge.submission.SourceFile;
import judge.submission.Submission;

/** Reads what was handed in as it is stored. */
final class StoredSources {

    private StoredSources() {}

    /** Reads a submission; {@code sources}: their zip. */
    static Submission submission(StoredSubmission stored, String login, byte[] sources, Problem problem) {
        return submission(String.valueOf(stored.id()), login, sources, problem);
    }

    /** The same by its name for the judge. */
    static Submission submission(String name, String login, byte[] sources, Problem problem) {
        List<SourceFile> handedIn =
                Submission.sourcesAmong(SourceZip.read(sources), problem.type().handedIn());
        return Submission.of(
                name, login, problem.id(), handedIn, problem.limits().codeBytes());
    }
}
