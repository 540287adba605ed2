package judge.explain.java.change;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Places that are not there, or of which there are two. */
final class PlaceChanges extends TreePathScanner<@Nullable Void, @Nullable Void> {

    private static final Set<String> KEEPING = Set.of("add", "addLast", "push", "offer");

    private final JavaCode code;
    private final FoundChanges changes;

    PlaceChanges(JavaCode code, FoundChanges changes) {
        this.code = code;
        this.changes = changes;
    }

    @Override
    public @Nullable Void visitWhileLoop(WhileLoopTree loop, @Nullable Void none) {
        guarded(loop.getCondition());
        return super.visitWhileLoop(loop, null);
    }

    @Override
    public @Nullable Void visitIf(IfTree choice, @Nullable Void none) {
        guarded(choice.getCondition());
        return super.visitIf(choice, null);
    }

    /** Asks first whether a place exists. */
    private void guarded(ExpressionTree condition) {
        for (String guard : guards(condition)) {
            String text = code.text(condition);
            if (text.startsWith("(") && text.endsWith(")") && !text.contains(guard)) {
                String asked = text.contains("||") ? text : text.substring(1, text.length() - 1);
                changes.instead(13, "", condition, "(" + guard + " && " + asked + ")");
            }
        }
    }

    private Set<String> guards(ExpressionTree condition) {
        Set<String> guards = new LinkedHashSet<>();
        new TreeScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitArrayAccess(ArrayAccessTree access, @Nullable Void none) {
                guard(guards, access.getIndex(), code.text(access.getExpression()) + ".length");
                return super.visitArrayAccess(access, null);
            }

            @Override
            public @Nullable Void visitMethodInvocation(MethodInvocationTree call, @Nullable Void none) {
                if (call.getMethodSelect() instanceof MemberSelectTree select
                        && call.getArguments().size() == 1) {
                    String name = select.getIdentifier().toString();
                    String owner = code.text(select.getExpression());
                    String length = owner + (name.equals("get") ? ".size()" : ".length()");
                    if (name.equals("charAt") || name.equals("get")) {
                        guard(guards, call.getArguments().get(0), length);
                    }
                }
                return super.visitMethodInvocation(call, null);
            }
        }.scan(condition, null);
        return guards;
    }

    private void guard(Set<String> guards, ExpressionTree index, String length) {
        if (!(index instanceof LiteralTree)) {
            guards.add(code.text(index) + " < " + length);
            guards.add(code.text(index) + " >= 0");
        }
    }

    /** Guards an index before the first element. */
    @Override
    public @Nullable Void visitArrayAccess(ArrayAccessTree access, @Nullable Void none) {
        if (access.getIndex() instanceof BinaryTree index
                && index.getKind() == Kind.MINUS
                && index.getRightOperand() instanceof LiteralTree
                && getCurrentPath().getParentPath().getLeaf() instanceof BinaryTree
                && code.isWhole(getCurrentPath())) {
            String left = code.text(index.getLeftOperand());
            String first = left + " >= " + code.text(index.getRightOperand());
            changes.instead(12, "", access, "(" + first + " ? " + code.text(access) + " : 0)");
        }
        return super.visitArrayAccess(access, null);
    }

    /** Notes for the second value what is noted for the first. */
    @Override
    public @Nullable Void visitExpressionStatement(ExpressionStatementTree statement, @Nullable Void none) {
        if (statement.getExpression() instanceof MethodInvocationTree call
                && call.getMethodSelect() instanceof MemberSelectTree select
                && KEEPING.contains(select.getIdentifier().toString())
                && call.getArguments().size() == 1) {
            @Nullable ExpressionTree place = place(select.getExpression());
            if (place instanceof IdentifierTree own && code.isWritten(statement)) {
                String one = own.getName().toString();
                Set<String> others = new LinkedHashSet<>();
                named(call.getArguments().get(0), others);
                others.remove(one);
                for (String other : others) {
                    String turned = turned(statement, one, other);
                    changes.after(8, "", code.end(statement), code.start(statement), turned);
                }
            }
        }
        return super.visitExpressionStatement(statement, null);
    }

    private static @Nullable ExpressionTree place(ExpressionTree holder) {
        if (holder instanceof ArrayAccessTree access) {
            return access.getIndex();
        }
        return holder instanceof MethodInvocationTree call
                        && call.getArguments().size() == 1
                ? call.getArguments().get(0)
                : null;
    }

    private void named(Tree tree, Set<String> names) {
        new TreeScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitIdentifier(IdentifierTree name, @Nullable Void none) {
                if (code.isInt(new TreePath(getCurrentPath(), name))) {
                    names.add(name.getName().toString());
                }
                return null;
            }
        }.scan(tree, null);
    }

    /** The statement with two names in each other's place. */
    private String turned(ExpressionStatementTree statement, String one, String other) {
        List<JavaEdit> edits = new ArrayList<>();
        new TreeScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void visitIdentifier(IdentifierTree name, @Nullable Void none) {
                String written = name.getName().toString();
                if (written.equals(one) || written.equals(other)) {
                    String instead = written.equals(one) ? other : one;
                    edits.add(JavaEdit.instead(code.start(name), code.end(name), instead));
                }
                return null;
            }
        }.scan(statement, null);
        return code.with(code.start(statement), code.end(statement), edits);
    }
}
