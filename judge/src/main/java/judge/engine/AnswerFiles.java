package judge.engine;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import judge.problem.TestCase;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.Submission;

/** The submissions to a problem that are the answers themselves: a file for each test case, named by it. */
final class AnswerFiles {

    private AnswerFiles() {}

    /**
     * Returns the file for a test case: {@code secret/group/01.out} for one, or the end of that path where no other
     * case has the same, such as {@code 01.out}. If several cases could be meant, secret ones go before samples.
     */
    public static Optional<SourceFile> of(TestCase testCase, Submission submission, Collection<TestCase> all) {
        List<SourceFile> mine = submission.sources().stream()
                .filter(file -> meant(file, all).filter(testCase.name()::equals).isPresent())
                .toList();
        // Both 01.out and secret/01.out: the whole name says more.
        return mine.stream()
                .filter(file -> base(file).equals(testCase.name()))
                .findFirst()
                .or(() -> mine.stream().findFirst());
    }

    /** The name of the case that a file is the answer to. */
    private static Optional<String> meant(SourceFile file, Collection<TestCase> all) {
        String base = base(file);
        List<String> names = all.stream().map(TestCase::name).toList();
        if (names.contains(base)) {
            return Optional.of(base);
        }
        List<String> ends =
                names.stream().filter(name -> name.endsWith("/" + base)).toList();
        List<String> secret =
                ends.stream().filter(name -> !TestCase.isSample(name)).toList();
        List<String> possible = secret.isEmpty() ? ends : secret;
        return possible.size() == 1 ? Optional.of(possible.get(0)) : Optional.empty();
    }

    private static String base(SourceFile file) {
        return LanguageName.ANSWERS.withoutEnding(file.path());
    }
}
