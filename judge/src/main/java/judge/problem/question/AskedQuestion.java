package judge.problem.question;

import java.util.List;

/**
 * A question.
 *
 * @param id the name of its answer, which no other question of the problem has
 * @param points for the right answer
 * @param options the options of a choice, in the order of the file; empty where something is filled in
 * @param key the right answers: secret
 * @param explanation the reason why these are right: as secret as they are; may be empty
 * @param shuffle whether everybody sees the options in an order of his own
 */
public record AskedQuestion(
        String id,
        double points,
        LocalText text,
        List<Option> options,
        AnswerKey key,
        LocalText explanation,
        boolean shuffle) {

    public AskedQuestion {
        options = List.copyOf(options);
    }

    /**
     * An option of a choice.
     *
     * @param id the name by which it is chosen
     */
    public record Option(String id, LocalText text) {}

    /**
     * Questions about the same thing.
     *
     * @param text above all of them, such as a program to be read; empty where a question stands alone
     * @param questions at least one
     */
    public record Group(LocalText text, List<AskedQuestion> questions) {

        public Group {
            questions = List.copyOf(questions);
        }
    }
}
