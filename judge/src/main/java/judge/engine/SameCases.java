package judge.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import judge.problem.CasePoints;
import judge.problem.PackageContent;
import judge.problem.TestCase;
import judge.verdict.Decision;
import judge.verdict.Measured;
import judge.verdict.Verdict;

/**
 * The cases of a problem that are the same to a program and to its checker, as one is that belongs to several subtasks:
 * what was found out of the first of them holds of the others. Used for one submission, by any number of threads.
 */
final class SameCases {

    private final PackageContent content;
    private final Map<Key, Finding> found = new ConcurrentHashMap<>();

    SameCases(PackageContent content) {
        this.content = content;
    }

    /** The result of a run. */
    record Finding(Decision decision, Measured measured) {

        /**
         * Tells whether the result holds for a case with the same data: it does not depend on the points of its own
         * case, and would be the same again.
         */
        private boolean holdsElsewhere() {
            return decision.verdict() != Verdict.JE && decision.points().isEmpty();
        }
    }

    /** All that a finding depends on: contents as digests. */
    private record Key(
            String input,
            String answer,
            Map<String, String> files,
            List<String> arguments,
            List<String> checkerArguments,
            CasePoints.Rule rule,
            boolean isUnbounded) {}

    /** Returns the result of an earlier case that is the same. */
    Optional<Finding> find(TestCase testCase) {
        return key(testCase).map(found::get);
    }

    void note(TestCase testCase, Finding finding) {
        if (finding.holdsElsewhere()) {
            key(testCase).ifPresent(key -> found.putIfAbsent(key, finding));
        }
    }

    /** Empty where a file is not the one that the package had. */
    private Optional<Key> key(TestCase testCase) {
        Optional<String> input = content.digestOf(testCase.input());
        Optional<String> answer = content.digestOf(testCase.answer());
        Map<String, String> files = new HashMap<>();
        testCase.files().forEach((name, file) -> content.digestOf(file).ifPresent(digest -> files.put(name, digest)));
        return input.isPresent()
                        && answer.isPresent()
                        && files.size() == testCase.files().size()
                ? Optional.of(new Key(
                        input.get(),
                        answer.get(),
                        files,
                        testCase.arguments(),
                        testCase.checkerArguments(),
                        testCase.points().rule(),
                        testCase.points().isUnbounded()))
                : Optional.empty();
    }
}
