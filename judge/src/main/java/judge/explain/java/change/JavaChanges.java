package judge.explain.java.change;

import java.util.List;

/** The small changes that are known of a source. */
final class JavaChanges {

    private JavaChanges() {}

    /** Returns the changes, the likeliest first. */
    static List<JavaChange> of(JavaCode code) {
        FoundChanges changes = new FoundChanges(code);
        new ExpressionChanges(code, changes).scan(code.unit(), null);
        new CallChanges(code, changes).scan(code.unit(), null);
        new VariableChanges(code, changes).scan(code.unit(), null);
        new StatementChanges(code, changes).scan(code.unit(), null);
        new ClassChanges(code, changes).scan(code.unit(), null);
        new LoopChanges(code, changes).scan(code.unit(), null);
        new BranchChanges(code, changes).scan(code.unit(), null);
        new OrderChanges(code, changes).scan(code.unit(), null);
        new PlaceChanges(code, changes).scan(code.unit(), null);
        InputChanges input = new InputChanges(code, changes);
        input.scan(code.unit(), null);
        input.readTurned();
        return changes.all();
    }
}
