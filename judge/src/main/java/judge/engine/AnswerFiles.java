package judge.engine;

import java.nio.charset.StandardCharsets;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.question.AnswerKey;
import judge.problem.question.AnswerSheet;
import judge.problem.question.AskedQuestion;
import judge.problem.question.Questions;
import judge.problem.yaml.ProblemFormatException;
import judge.reason.Fault;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.Submission;

/**
 * The answers of a submission that has no program: a file for each test case, named by it, or one file with the answers
 * to all questions.
 *
 * @param byCase the answers by the names of their cases
 * @param fault the reason why there are none at all
 */
record AnswerFiles(Map<String, SourceFile> byCase, Optional<Reason> fault) {

    private static final Set<String> CASES = Set.of("sample", "secret");

    /** The answers of a submission to a problem that takes answers. */
    static AnswerFiles of(Submission submission, Problem problem) {
        if (submission.fault().isPresent()) {
            return none(submission.fault().get());
        }
        Optional<Questions> questions = problem.data().questions();
        if (questions.isPresent()) {
            return toQuestions(submission, questions.get());
        }
        List<TestCase> cases = problem.data().cases();
        if (submission.sources().isEmpty()) {
            String example = cases.get(0).name() + ".out";
            return none(Reason.of(ReasonCode.NO_ANSWER_FILES, "example", example));
        }
        Map<String, SourceFile> byCase = new LinkedHashMap<>();
        for (TestCase testCase : cases) {
            of(testCase, submission, cases).ifPresent(file -> byCase.put(testCase.name(), file));
        }
        return new AnswerFiles(byCase, Optional.empty());
    }

    private static AnswerFiles none(Reason why) {
        return new AnswerFiles(Map.of(), Optional.of(why));
    }

    private static AnswerFiles toQuestions(Submission submission, Questions questions) {
        if (submission.sources().size() != 1) {
            return none(Reason.of(ReasonCode.NO_ANSWERS_FILE, "file", AnswerSheet.FILE));
        }
        SourceFile file = submission.sources().get(0);
        try {
            AnswerSheet answers = AnswerSheet.read(file.path(), file.content());
            Map<String, SourceFile> byCase = new LinkedHashMap<>();
            for (AskedQuestion question : questions.all()) {
                List<String> parts = answers.to(question);
                if (!parts.isEmpty()) {
                    byte[] content = AnswerKey.text(parts).getBytes(StandardCharsets.UTF_8);
                    byCase.put("secret/" + question.id(), new SourceFile(file.path(), content));
                }
            }
            return new AnswerFiles(byCase, Optional.empty());
        } catch (ProblemFormatException e) {
            return none(unreadable(file.path(), e.faults().get(0)));
        }
    }

    private static Reason unreadable(String file, Fault fault) {
        Integer line = fault.line();
        return Reason.of(
                ReasonCode.ANSWERS_UNREADABLE, "file", file, "line", line == null ? 0 : line, "message", fault.what());
    }

    /** The answer to a case. */
    Optional<SourceFile> of(TestCase testCase) {
        return Optional.ofNullable(byCase.get(testCase.name()));
    }

    /**
     * Returns the file for a test case: {@code secret/group/01.out} for one, or the end of that path where no other
     * case has the same, such as {@code 01.out}. If several cases could be meant, secret ones go before samples.
     */
    private static Optional<SourceFile> of(TestCase testCase, Submission submission, Collection<TestCase> all) {
        int around = folders(submission.sources());
        List<SourceFile> mine = submission.sources().stream()
                .filter(file -> meant(base(file), around, all)
                        .filter(testCase.name()::equals)
                        .isPresent())
                .toList();
        // Both 01.out and secret/01.out: the whole name says more.
        return mine.stream()
                .filter(file -> base(file).equals(testCase.name()))
                .findFirst()
                .or(() -> mine.stream().findFirst());
    }

    /** The number of folders around all files; those that test cases lie in are none. */
    private static int folders(List<SourceFile> files) {
        List<String> first = List.of(base(files.get(0)).split("/"));
        int around = 0;
        while (around < first.size() - 1
                && !CASES.contains(first.get(around))
                && files.stream().map(AnswerFiles::base).allMatch(isBelow(first.subList(0, around + 1)))) {
            around++;
        }
        return around;
    }

    private static Predicate<String> isBelow(List<String> folders) {
        return path -> path.startsWith(String.join("/", folders) + "/");
    }

    /** The name of the case that a file is the answer to; the folders around all files need not be part of it. */
    private static Optional<String> meant(String base, int around, Collection<TestCase> all) {
        Optional<String> meant = meant(base, all);
        return meant.isPresent() || around == 0 ? meant : meant(base.substring(base.indexOf('/') + 1), around - 1, all);
    }

    private static Optional<String> meant(String base, Collection<TestCase> all) {
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
        return LanguageName.ANSWERS.withoutEnding(file.path().replace('\\', '/'));
    }
}
