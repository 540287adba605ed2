package judge.engine;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import judge.language.Compilation;
import judge.language.Compilation.Refused;
import judge.language.SourceCompiler;
import judge.problem.ProblemLimits;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.sandbox.SandboxException;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.FileKind;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/**
 * The compiler of one language among several: refuses submissions that mix two, or are in one that the problem does not
 * allow, and passes on what belongs to its language only.
 */
record OneLanguage(SourceCompiler compiler, LanguageName name, LanguageNames all) implements SourceCompiler {

    @Override
    public Compilation compile(Submission submission, ProblemLimits limits, Set<Integer> processors)
            throws SandboxException, InterruptedException {
        Optional<Reason> refusal = refusal(submission, limits);
        if (refusal.isPresent()) {
            return new Refused(refusal.get(), Optional.empty(), List.of(), Duration.ZERO);
        }
        return compiler.compile(ofLanguage(submission), limits, processors);
    }

    @Override
    public Optional<String> description(ProblemLimits limits) {
        return compiler.description(limits);
    }

    private Optional<Reason> refusal(Submission submission, ProblemLimits limits) {
        List<String> files = submission.sources().stream().map(SourceFile::path).toList();
        List<LanguageName> told = all.told(files, limits.languages().allowed());
        if (told.size() > 1) {
            return Optional.of(several(files, told, limits.languages().allowed()));
        }
        if (!told.isEmpty() && !limits.languages().allows(told.get(0))) {
            String allowed = String.join(", ", new TreeSet<>(limits.languages().allowed()));
            return Optional.of(Reason.of(
                    ReasonCode.LANGUAGE_NOT_ALLOWED, "language", told.get(0).code(), "allowed", allowed));
        }
        return submission.sources().stream()
                .filter(source -> name.isSource(source.path()))
                .flatMap(source -> noText(source).stream())
                .findFirst();
    }

    private Reason several(List<String> files, List<LanguageName> told, Set<String> allowed) {
        String codes = told.stream().map(LanguageName::code).collect(Collectors.joining(", "));
        return all.sharedEnding(files, allowed)
                .map(ending -> Reason.of(
                        ReasonCode.SHARED_ENDING,
                        "ending",
                        ending,
                        "languages",
                        codes,
                        "example",
                        "main." + told.get(told.size() - 1).code() + ending))
                .orElseGet(() -> Reason.of(ReasonCode.MIXED_LANGUAGES, "languages", codes));
    }

    /** A compiler would find a hundred errors in it. */
    private Optional<Reason> noText(SourceFile source) {
        return FileKind.of(source.content())
                .map(kind -> Reason.of(ReasonCode.NO_TEXT, "file", source.path(), "filekind", kind.word()));
    }

    /**
     * Returns the submission with the files of this language and those of none: only sources include such files, and of
     * those the ones that stay.
     */
    private Submission ofLanguage(Submission submission) {
        List<SourceFile> sources = submission.sources().stream()
                .filter(source -> name.isSource(source.path()) || !all.isSource(source.path()))
                .toList();
        return submission.with(sources);
    }

    @Override
    public SourceCompiler forMany(List<SubmissionFiles> submissions, ProblemLimits limits, int threads) {
        List<SubmissionFiles> filtered = submissions.stream()
                .map(files -> new SubmissionFiles(
                        files.contestant(),
                        files.problem(),
                        files.root(),
                        files.sources().stream()
                                .filter(path -> name.isSource(path.toString()))
                                .toList()))
                .toList();
        return new OneLanguage(compiler.forMany(filtered, limits, threads), name, all);
    }
}
