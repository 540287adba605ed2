package judge.explain.java.change;

import java.util.List;

/** The small changes that are known of a source. */
final class JavaChanges {

    private JavaChanges() {}

    /** Returns the changes, the likeliest first. */
    static List<JavaChange> of(JavaCode code) {
        FoundChanges changes = new FoundChanges(code);
        new ExpressionChanges(code, changes).find();
        new CallChanges(code, changes).find();
        new VariableChanges(code, changes).find();
        new StatementChanges(code, changes).find();
        new ClassChanges(code, changes).find();
        new LoopChanges(code, changes).find();
        new BranchChanges(code, changes).find();
        new OrderChanges(code, changes).find();
        new PlaceChanges(code, changes).find();
        InputChanges input = new InputChanges(code, changes);
        input.find();
        input.readTurned();
        return changes.all();
    }
}
