package judge.engine;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.language.Compilation.Compiled;
import judge.problem.TestCase;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.SandboxException;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.CaseResult;
import judge.verdict.Decision;

/**
 * A submission as the problem's static validator sees it.
 *
 * @param files the submission's files, those that the package puts beside them, and the compiled ones
 * @param entry the file or class that is started
 * @param reveal whether reasons may show the answers of secret cases
 */
record SourceLook(
        Map<String, byte[]> files, LanguageName language, String entry, PreparedProblem prepared, boolean reveal) {

    /**
     * The most bytes of compiled files that are laid beside the sources, else they are left out: a validator's working
     * folder is no larger than 64 MiB.
     */
    private static final long MOST_COMPILED_BYTES = 16 << 20;

    SourceLook {
        files = Map.copyOf(files);
    }

    /**
     * The look at a submission that was compiled.
     *
     * @param completed with the sources that the package puts beside it
     */
    static SourceLook of(
            Submission completed,
            BesideSubmission beside,
            Compiled compiled,
            LanguageName language,
            PreparedProblem prepared,
            boolean reveal) {
        Map<String, byte[]> files = new HashMap<>();
        long bytes = compiled.files().values().stream()
                .mapToLong(file -> file.length)
                .sum();
        if (bytes <= MOST_COMPILED_BYTES) {
            files.putAll(compiled.files());
        }
        files.putAll(beside.files());
        List<SourceFile> sources = completed.sources();
        sources.forEach(source -> files.put(source.path(), source.content()));
        String first = sources.stream()
                .map(SourceFile::path)
                .filter(language::isTold)
                .min(Comparator.naturalOrder())
                .orElse("");
        return new SourceLook(files, language, compiled.entry().isEmpty() ? first : compiled.entry(), prepared, reveal);
    }

    /** The result of a case in which nothing is run. */
    CaseResult run(TestCase testCase) throws InterruptedException {
        try {
            Decision decision = Decision.of(prepared.sourceChecker()
                    .check(
                            files,
                            language.code(),
                            entry,
                            testCase.looksAtSources().orElse(List.of()),
                            testCase.points()));
            boolean open = reveal || testCase.isSample();
            return new CaseResult(
                    testCase.name(),
                    decision.verdict(),
                    decision.score(testCase.points()),
                    testCase.maxScore(),
                    Optional.empty(),
                    decision.reason().map(reason -> open ? reason : reason.withoutAnswers()));
        } catch (SandboxException e) {
            return CaseResult.failed(testCase, Reason.of(ReasonCode.HOST_FAILED, "message", e.why()));
        }
    }
}
