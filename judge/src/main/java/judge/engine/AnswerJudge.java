package judge.engine;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Optional;
import judge.check.Attempt;
import judge.check.Ruling;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.TextSection;
import judge.submission.SourceFile;
import judge.verdict.CaseResult;
import judge.verdict.Decision;
import judge.verdict.Measured;
import judge.verdict.Verdict;

/** Judges the answers of a submission that has no program: nothing is run but what checks them. */
final class AnswerJudge {

    /** A few bytes more than a report shows, as a character may begin there and end beyond it. */
    private static final int ANSWER_START_BYTES = TextSection.MAX_BYTES + 4;

    private final AnswerFiles answers;
    private final Problem problem;
    private final PreparedProblem prepared;
    private final boolean reveal;

    AnswerJudge(AnswerFiles answers, ReadyProblem ready, boolean reveal) {
        this.answers = answers;
        this.problem = ready.problem();
        this.prepared = ready.prepared();
        this.reveal = reveal;
    }

    /** The result of a case; a missing answer is none. */
    CaseResult run(TestCase testCase) throws InterruptedException {
        try {
            Optional<SourceFile> file = answers.of(testCase);
            PreparedProblem.Expected expected = prepared.expected(testCase, problem.content());
            if (expected.fault().isPresent()) {
                return CaseResult.failed(testCase, expected.fault().get());
            }
            Decision decision = file.isEmpty() ? missing(testCase) : decision(testCase, file.get(), expected.answer());
            if (Thread.interrupted()) {
                throw new InterruptedException("cancelled while an answer was checked");
            }
            boolean open = reveal || testCase.isSample();
            return new CaseResult(
                    testCase.name(),
                    decision.verdict(),
                    decision.score(testCase.points()),
                    testCase.maxScore(),
                    file.map(AnswerJudge::measured),
                    decision.reason().map(reason -> open ? reason : reason.withoutAnswers()));
        } catch (IOException e) {
            return CaseResult.failed(testCase, CaseJudge.unreadable(e));
        }
    }

    /** Decides on what is left out: a question is answered wrong then, which no output would stand above. */
    private Decision missing(TestCase testCase) {
        return problem.type().questions()
                ? Decision.rejected(Verdict.WA, Reason.of(ReasonCode.QUESTION_UNANSWERED))
                : Decision.rejected(Verdict.NO, Reason.of(ReasonCode.ANSWER_MISSING, "file", testCase.name() + ".out"));
    }

    private static Measured measured(SourceFile file) {
        byte[] answer = file.content();
        byte[] start = Arrays.copyOf(answer, Math.min(answer.length, ANSWER_START_BYTES));
        return new Measured(Duration.ZERO, Duration.ZERO, 0, 1, file.path(), start, answer.length);
    }

    private Decision decision(TestCase testCase, SourceFile file, byte[] expected)
            throws IOException, InterruptedException {
        long limit = problem.limits().outputBytes();
        if (file.content().length > limit) {
            return Decision.rejected(
                    Verdict.OLE, Reason.of(ReasonCode.OUTPUT_EXCEEDED, "stream", file.path(), "limitBytes", limit));
        }
        byte[] input = problem.content().read(testCase.input());
        Ruling ruling = prepared.ruling(
                new Attempt(input, expected, file.content(), testCase.checkerArguments(), testCase.points()));
        return Decision.ofAnswer(file.content(), ruling);
    }
}
