package judge.verify;

import java.io.IOException;
import java.util.Optional;
import judge.engine.BesideSubmission;
import judge.engine.Toolchain;
import judge.language.Compilation.Compiled;
import judge.language.Language;
import judge.problem.Problem;
import judge.problem.ProblemLimits;
import judge.sandbox.SandboxException;
import judge.source.LanguageName;
import judge.submission.Submission;

/**
 * Finds out whether what does not compile would by another standard of its language.
 *
 * @param problem the problem, which names the standard by which it is compiled
 */
record OtherStandards(Toolchain toolchain, Problem problem) {

    /**
     * The first other standard, such as {@code c++20}, by which a submission compiles; empty where it compiles by its
     * own, or by no standard.
     *
     * @throws IOException naming an included file that has changed since the package was read
     */
    public Optional<String> of(Submission submission) throws IOException, SandboxException, InterruptedException {
        Language language = toolchain.languages().of(submission, problem);
        if (language.name().standards().isEmpty()) {
            return Optional.empty();
        }
        Submission completed =
                BesideSubmission.of(problem, language.name(), submission).completed(submission);
        String own = problem.limits().languages().standard(language.name());
        if (compiles(completed, language, own)) {
            return Optional.empty();
        }
        for (String other : language.name().standards()) {
            if (!other.equals(own) && compiles(completed, language, other)) {
                return Optional.of(other);
            }
        }
        return Optional.empty();
    }

    /** The language that it is in. */
    public LanguageName languageOf(Submission submission) {
        return toolchain.languages().nameOf(submission, problem);
    }

    private boolean compiles(Submission completed, Language language, String standard)
            throws SandboxException, InterruptedException {
        ProblemLimits limits = problem.limits();
        ProblemLimits by = limits.with(limits.languages().withStandard(language.name(), standard));
        return language.compiler().compile(completed, by, toolchain.pool().given()) instanceof Compiled;
    }
}
