package judge.explain.java.change;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Edits with which a program can be stopped, in all of its loops and methods. */
final class StopPoints {

    private static final String POINT = StopPoint.class.getName();
    private static final String PASS = POINT + ".pass();";

    private final JavaCode code;
    private final List<JavaEdit> edits = new ArrayList<>();

    private StopPoints(JavaCode code) {
        this.code = code;
        JavaCode.all(code.unit(), Tree.class).forEach(this::add);
        edits.removeIf(edit -> edit.start() < 0 || edit.end() < edit.start()); // What the compiler has made.
    }

    static List<JavaEdit> of(JavaCode code) {
        return new StopPoints(code).edits;
    }

    private void add(Tree tree) {
        @Nullable StatementTree body = JavaCode.loopBody(tree);
        if (body != null) {
            edits.add(new JavaEdit(code.start(body), code.start(body), "{" + PASS, JavaEdit.OPENING));
            edits.add(new JavaEdit(code.end(body), code.end(body), "}", JavaEdit.CLOSING));
        }
        if (tree instanceof MethodTree method
                && method.getBody() != null
                && method.getReturnType() != null) { // Not before this() or super().
            begin(method.getBody());
        }
        if (tree instanceof LambdaExpressionTree lambda && lambda.getBody() instanceof BlockTree block) {
            begin(block);
        }
        if (tree instanceof MethodInvocationTree call
                && code.text(call.getMethodSelect()).equals("System.exit")) {
            edits.add(code.instead(call.getMethodSelect(), POINT + ".exit"));
        }
    }

    private void begin(Tree block) {
        int at = code.start(block) + 1;
        edits.add(new JavaEdit(at, at, PASS, JavaEdit.OPENING));
    }
}
