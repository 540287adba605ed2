package judge.engine;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.language.Language;
import judge.language.SourceCompiler;
import judge.problem.ProblemLimits;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.submission.SubmissionFiles;

/**
 * The languages that a judge can judge in.
 *
 * @param all ready to be used, at least one; the first is that of a submission without any source
 */
public record Languages(List<Language> all) {

    public Languages {
        all = List.copyOf(all);
        if (all.isEmpty()) {
            throw new IllegalArgumentException("a judge needs a language");
        }
    }

    /** What they are called. */
    public LanguageNames names() {
        return new LanguageNames(all.stream().map(Language::name).toList());
    }

    /** The language that a submission is in, by the names of its sources. */
    public Language of(Submission submission) {
        return of(submission.sources().stream().map(SourceFile::path).toList());
    }

    private Language of(List<String> files) {
        Optional<LanguageName> name = names().of(files);
        return all.stream()
                .filter(language -> name.equals(Optional.of(language.name())))
                .findFirst()
                .orElse(all.get(0));
    }

    /** The compilers for one run of many submissions to one problem. */
    Map<Language, SourceCompiler> forMany(List<SubmissionFiles> submissions, ProblemLimits limits, int threads) {
        Map<Language, SourceCompiler> compilers = new HashMap<>();
        for (Language language : all) {
            List<SubmissionFiles> those = submissions.stream()
                    .filter(files -> of(names(files)).equals(language))
                    .toList();
            compilers.put(language, language.compiler().forMany(those, limits, threads));
        }
        return compilers;
    }

    private static List<String> names(SubmissionFiles files) {
        return files.sources().stream().map(Path::toString).toList();
    }
}
