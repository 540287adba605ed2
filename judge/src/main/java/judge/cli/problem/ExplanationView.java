package judge.cli.problem;

import java.util.List;
import judge.cli.command.Session;
import judge.knowledge.InputExplanation;

/** Shows pictures and sentences. */
public record ExplanationView(Session session) {

    public void print(InputExplanation explanation) {
        explanation.items().forEach(this::print);
    }

    private void print(InputExplanation.Item item) {
        if (item instanceof InputExplanation.Picture picture) {
            picture.lines().forEach(session.out()::println);
        } else {
            InputExplanation.Note note = (InputExplanation.Note) item;
            List<Object> gaps = note.namesAndValues();
            session.out().println(session.text(note.key(), gaps.toArray()));
        }
    }
}
