package judge.explain.java.change;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Edits with which a program can be stopped, in all of its loops and methods. */
final class StopPoints extends TreeScanner<@Nullable Void, @Nullable Void> {

    private static final String POINT = StopPoint.class.getName();
    private static final String PASS = POINT + ".pass();";

    private final JavaCode code;
    private final List<JavaEdit> edits = new ArrayList<>();

    private StopPoints(JavaCode code) {
        this.code = code;
    }

    static List<JavaEdit> of(JavaCode code) {
        StopPoints points = new StopPoints(code);
        points.scan(code.unit(), null);
        points.edits.removeIf(edit -> edit.start() < 0 || edit.end() < edit.start()); // What the compiler has made.
        return points.edits;
    }

    private void around(StatementTree body) {
        edits.add(new JavaEdit(code.start(body), code.start(body), "{" + PASS, JavaEdit.OPENING));
        edits.add(new JavaEdit(code.end(body), code.end(body), "}", JavaEdit.CLOSING));
    }

    @Override
    public @Nullable Void visitForLoop(ForLoopTree loop, @Nullable Void none) {
        around(loop.getStatement());
        return super.visitForLoop(loop, null);
    }

    @Override
    public @Nullable Void visitEnhancedForLoop(EnhancedForLoopTree loop, @Nullable Void none) {
        around(loop.getStatement());
        return super.visitEnhancedForLoop(loop, null);
    }

    @Override
    public @Nullable Void visitWhileLoop(WhileLoopTree loop, @Nullable Void none) {
        around(loop.getStatement());
        return super.visitWhileLoop(loop, null);
    }

    @Override
    public @Nullable Void visitDoWhileLoop(DoWhileLoopTree loop, @Nullable Void none) {
        around(loop.getStatement());
        return super.visitDoWhileLoop(loop, null);
    }

    @Override
    public @Nullable Void visitMethod(MethodTree method, @Nullable Void none) {
        if (method.getBody() != null && method.getReturnType() != null) { // Not before this() or super().
            begin(method.getBody());
        }
        return super.visitMethod(method, null);
    }

    @Override
    public @Nullable Void visitLambdaExpression(LambdaExpressionTree lambda, @Nullable Void none) {
        if (lambda.getBody() instanceof BlockTree block) {
            begin(block);
        }
        return super.visitLambdaExpression(lambda, null);
    }

    private void begin(Tree block) {
        int at = code.start(block) + 1;
        edits.add(new JavaEdit(at, at, PASS, JavaEdit.OPENING));
    }

    @Override
    public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void none) {
        if (code.text(call.getMethodSelect()).equals("System.exit")) {
            edits.add(JavaEdit.instead(
                    code.start(call.getMethodSelect()), code.end(call.getMethodSelect()), POINT + ".exit"));
        }
        return super.visitMethodInvocation(call, null);
    }
}
