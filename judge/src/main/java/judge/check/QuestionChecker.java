package judge.check;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import judge.problem.question.AnswerKey;
import judge.reason.Reason;
import judge.reason.ReasonCode;

/** Rules on the answer to a question by the key that the test case has; a part of what is right may earn points. */
public final class QuestionChecker implements Checker {

    @Override
    public Ruling check(Attempt attempt) {
        AnswerKey key = AnswerKey.of(attempt.arguments(), text(attempt.answer()));
        List<String> given = AnswerKey.lines(text(attempt.output()));
        double share = key.share(given);
        if (share == 1) {
            return new Ruling.Accepted(1);
        }
        Reason reason = Reason.of(
                share > 0 ? ReasonCode.QUESTION_PARTLY_RIGHT : ReasonCode.QUESTION_WRONG,
                "found",
                String.join(", ", given),
                "expected",
                String.join(", ", key.right()));
        return new Ruling.Wrong(
                reason, share > 0 ? Optional.of(share * attempt.points().accepted()) : Optional.empty());
    }

    private static String text(byte[] content) {
        return new String(content, StandardCharsets.UTF_8);
    }
}
