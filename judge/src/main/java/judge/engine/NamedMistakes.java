package judge.engine;

import java.nio.charset.StandardCharsets;
import java.util.Optional;
import judge.check.Attempt;
import judge.check.Ruling;
import judge.check.TextMistakes;
import judge.knowledge.Mistakes;
import judge.problem.CheckerChoice;
import judge.problem.Judging;
import judge.reason.Reason;
import judge.sudoku.ShippedProblems;

/**
 * Says what was probably done wrong in an answer that a checker rejects. Only for the built-in checkers: a problem's
 * own has its own messages. Not of answers to questions, of which it would tell a part. Any number of threads may ask.
 */
final class NamedMistakes {

    /** A file of a thousand puzzles has 90 KB; much longer outputs are not examined. */
    private static final int MAX_BYTES = 4 << 20;

    private final boolean builtIn;
    private final Optional<Mistakes> known;

    NamedMistakes(Judging judging) {
        builtIn = judging.checker() instanceof CheckerChoice.BuiltIn choice
                && choice.kind() != CheckerChoice.Kind.QUESTION;
        known = judging.reference().map(ShippedProblems::mistakes);
    }

    /** The ruling, with the mistake in place of what is merely wrong where one is known. */
    Ruling named(Ruling ruling, Attempt attempt) {
        return builtIn && ruling instanceof Ruling.Wrong wrong && attempt.output().length <= MAX_BYTES
                ? new Ruling.Wrong(name(wrong.reason(), attempt)
                        .map(named -> named.with(wrong.reason().hints()))
                        .orElse(wrong.reason()))
                : ruling;
    }

    private Optional<Reason> name(Reason reason, Attempt attempt) {
        return known.flatMap(mistakes ->
                        mistakes.name(latin(attempt.input()), latin(attempt.answer()), latin(attempt.output()), reason))
                .or(() -> TextMistakes.name(attempt));
    }

    private static String latin(byte[] text) {
        return new String(text, StandardCharsets.ISO_8859_1);
    }
}
