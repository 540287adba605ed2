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
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.WhileLoopTree;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Places that are not there, or of which there are two. */
final class PlaceChanges extends ChangeFinder {

    private static final Set<String> KEEPING = Set.of("add", "addLast", "push", "offer");

    PlaceChanges(JavaCode code, FoundChanges changes) {
        super(code, changes);
        at(WhileLoopTree.class, loop -> guarded(loop.getCondition()));
        at(IfTree.class, choice -> guarded(choice.getCondition()));
        at(ArrayAccessTree.class, this::access);
        at(ExpressionStatementTree.class, this::statement);
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
        for (ExpressionTree one : JavaCode.all(condition, ExpressionTree.class)) {
            if (one instanceof ArrayAccessTree access) {
                guard(guards, access.getIndex(), code.text(access.getExpression()) + ".length");
            }
            if (one instanceof MethodInvocationTree call
                    && call.getMethodSelect() instanceof MemberSelectTree select
                    && call.getArguments().size() == 1) {
                String name = select.getIdentifier().toString();
                String owner = code.text(select.getExpression());
                String length = owner + (name.equals("get") ? ".size()" : ".length()");
                if (name.equals("charAt") || name.equals("get")) {
                    guard(guards, call.getArguments().get(0), length);
                }
            }
        }
        return guards;
    }

    private void guard(Set<String> guards, ExpressionTree index, String length) {
        if (!(index instanceof LiteralTree)) {
            guards.add(code.text(index) + " < " + length);
            guards.add(code.text(index) + " >= 0");
        }
    }

    /** Guards an index before the first element. */
    private void access(ArrayAccessTree access) {
        if (access.getIndex() instanceof BinaryTree index
                && index.getKind() == Kind.MINUS
                && index.getRightOperand() instanceof LiteralTree
                && parent() instanceof BinaryTree
                && code.isWhole(here())) {
            String left = code.text(index.getLeftOperand());
            String first = left + " >= " + code.text(index.getRightOperand());
            changes.instead(12, "", access, "(" + first + " ? " + code.text(access) + " : 0)");
        }
    }

    /** Notes for the second value what is noted for the first. */
    private void statement(ExpressionStatementTree statement) {
        if (statement.getExpression() instanceof MethodInvocationTree call
                && call.getMethodSelect() instanceof MemberSelectTree select
                && KEEPING.contains(select.getIdentifier().toString())
                && call.getArguments().size() == 1) {
            @Nullable ExpressionTree place = place(select.getExpression());
            if (place instanceof IdentifierTree own && code.isWritten(statement)) {
                String one = own.getName().toString();
                JavaCode.all(call.getArguments().get(0), IdentifierTree.class).stream()
                        .filter(name -> code.isInt(path(name)))
                        .map(name -> name.getName().toString())
                        .distinct()
                        .filter(other -> !other.equals(one))
                        .map(other -> turned(statement, one, other))
                        .forEach(turned -> changes.after(8, "", code.end(statement), code.start(statement), turned));
            }
        }
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

    /** The statement with two names in each other's place. */
    private String turned(ExpressionStatementTree statement, String one, String other) {
        List<JavaEdit> edits = new ArrayList<>();
        for (IdentifierTree name : JavaCode.all(statement, IdentifierTree.class)) {
            String written = name.getName().toString();
            if (written.equals(one) || written.equals(other)) {
                edits.add(code.instead(name, written.equals(one) ? other : one));
            }
        }
        return code.with(code.start(statement), code.end(statement), edits);
    }
}
