package judge.language.java.compile.worker.change;

import java.util.List;

/** The small changes that are known of a source. */
final class JavaChanges {

    private JavaChanges() {}

    /** Those that are most likely first. */
    static List<JavaChange> of(JavaCode code) {
        FoundChanges changes = new FoundChanges(code);
        new ExpressionChanges(code, changes).scan(code.unit(), null);
        new CallChanges(code, changes).scan(code.unit(), null);
        new VariableChanges(code, changes).scan(code.unit(), null);
        new StatementChanges(code, changes).scan(code.unit(), null);
        new ClassChanges(code, changes).scan(code.unit(), null);
        return changes.all();
    }
}
