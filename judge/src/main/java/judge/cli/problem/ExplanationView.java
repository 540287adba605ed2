package judge.cli.problem;

import java.util.List;
import judge.cli.command.Session;
import judge.knowledge.Explanation;

/** Shows pictures and sentences. */
public final class ExplanationView {

    private final Session session;

    public ExplanationView(Session session) {
        this.session = session;
    }

    public void print(Explanation explanation) {
        explanation.items().forEach(this::print);
    }

    private void print(Explanation.Item item) {
        if (item instanceof Explanation.Picture picture) {
            picture.lines().forEach(session.out()::println);
        } else {
            Explanation.Note note = (Explanation.Note) item;
            List<Object> gaps = note.namesAndValues();
            session.out().println(session.text(note.key(), gaps.toArray()));
        }
    }
}
