package judge.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import judge.engine.JurySources;
import judge.problem.Problem;
import judge.problem.jury.JurySubmission;
import judge.reason.Fault;
import judge.sandbox.SandboxException;
import judge.source.LanguageName;
import judge.submission.Submission;
import judge.submission.SubmissionException;

/** Finds by which standard of its language what the jury has would compile: the format has no key for that. */
record StandardAdvice(OtherStandards standards, Problem problem, Lanes lanes) {

    /**
     * A submission that compiles by another standard than it is judged by.
     *
     * @param standard such as {@code c++20}
     */
    record Other(JurySubmission submission, LanguageName language, String standard) {

        /** Returns the line for {@code judge.yaml} with which it compiles. */
        String key() {
            return language.code() + ": {" + language.choiceKey() + ": " + standard + "}";
        }

        /** The problem by which it does. */
        Problem of(Problem problem) {
            return problem.withStandard(language, standard);
        }
    }

    /** Returns the advice for those of these submissions that compile with another standard. */
    List<Other> on(List<JurySubmission> refused) throws IOException, SandboxException, InterruptedException {
        List<Lanes.Work<Optional<Other>>> work = new ArrayList<>();
        refused.forEach(one -> work.add(() -> other(one)));
        return lanes.holding(work).stream().flatMap(Optional::stream).toList();
    }

    /** A warning of each standard that is missed by some of them. */
    List<Fault> warnings(List<Other> others) {
        Map<String, List<String>> byKey = new TreeMap<>();
        others.forEach(other -> byKey.computeIfAbsent(other.key(), any -> new ArrayList<>())
                .add(other.submission().name()));
        return byKey.entrySet().stream()
                .map(entry -> Fault.at(
                        problem.folder().resolve("judge.yaml"),
                        VerifyFault.STANDARD_MISSING,
                        entry.getKey(),
                        String.join(", ", entry.getValue())))
                .toList();
    }

    private Optional<Other> other(JurySubmission one) throws IOException, SandboxException, InterruptedException {
        try {
            Submission submission = JurySources.read(one, problem);
            return standards.of(submission).map(standard -> new Other(one, standards.languageOf(submission), standard));
        } catch (SubmissionException e) {
            return Optional.empty(); // Whoever judges it says so.
        }
    }
}
