package judge.explain.java.change;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Changes of loops that leave something undone when they end, and of their direction. */
final class LoopChanges extends ChangeFinder {

    private static final int MOST_STEPS = 6;

    LoopChanges(JavaCode code, FoundChanges changes) {
        super(code, changes);
        at(ForLoopTree.class, this::counting);
        at(EnhancedForLoopTree.class, loop -> lastGroup(loop, loop.getStatement()));
        at(WhileLoopTree.class, loop -> lastGroup(loop, loop.getStatement()));
    }

    private void counting(ForLoopTree loop) {
        lastGroup(loop, loop.getStatement());
        backwards(loop);
        if (parent() instanceof BlockTree) {
            borders(loop);
        }
    }

    /** Repeats the steps at the end of each group for the last group, after the loop. */
    private void lastGroup(StatementTree loop, StatementTree body) {
        if (!(parent() instanceof BlockTree)) {
            return;
        }
        for (IfTree choice : JavaCode.all(body, IfTree.class)) {
            branch(loop, choice, choice.getThenStatement());
            @Nullable StatementTree other = choice.getElseStatement();
            if (other != null && !(other instanceof IfTree)) {
                branch(loop, choice, other);
            }
        }
    }

    private void branch(StatementTree loop, IfTree choice, StatementTree branch) {
        List<? extends StatementTree> all = branch instanceof BlockTree block ? block.getStatements() : List.of(branch);
        if (all.size() > MOST_STEPS) {
            return;
        }
        StringBuilder steps = new StringBuilder();
        boolean only = true;
        for (StatementTree one : all) {
            boolean step = one instanceof ExpressionStatementTree && code.isWritten(one);
            boolean inner = one instanceof IfTree condition && condition.getElseStatement() == null && all.size() == 1;
            only &= step;
            if (step || inner) {
                again(9, loop, code.text(one));
            }
            if (only && !steps.isEmpty()) {
                again(10, loop, steps + " " + code.text(one));
            }
            steps.append(steps.isEmpty() ? "" : " ").append(code.text(one));
        }
        if (only && branch == choice.getThenStatement()) {
            again(11, loop, "if " + code.text(choice.getCondition()) + " { " + steps + " }");
        }
    }

    private void again(int rank, StatementTree loop, String steps) {
        if (code.isWritten(loop)) {
            changes.beyond(rank, "java-last-group", loop, code.end(loop) - 1, steps);
        }
    }

    /** Turns a loop round: from the last to the first, or from the first to the last. */
    private void backwards(ForLoopTree loop) {
        if (loop.getInitializer().size() != 1
                || loop.getUpdate().size() != 1
                || !(loop.getInitializer().get(0) instanceof VariableTree variable)
                || !(loop.getCondition() instanceof BinaryTree condition)
                || !(loop.getUpdate().get(0).getExpression() instanceof UnaryTree step)
                || variable.getInitializer() == null
                || !code.text(condition.getLeftOperand())
                        .equals(variable.getName().toString())) {
            return;
        }
        boolean down = step.getKind().name().endsWith("DECREMENT");
        String last = last(condition);
        if (last.isEmpty()) {
            return;
        }
        String name = variable.getName().toString();
        String changed = "for (" + code.text(variable.getType()) + " " + name + " = " + last + "; " + name
                + (down ? " <= " : " >= ") + code.text(variable.getInitializer()) + "; " + name + (down ? "++" : "--")
                + ") ";
        int at = code.start(loop);
        int body = code.start(loop.getStatement());
        List<JavaEdit> edits = List.of(JavaEdit.instead(at, body, changed));
        changes.add(18, "changed", "", at, code.text().substring(at, body), changed, edits);
    }

    /** The last number that a loop counts to, empty where that is not known. */
    private String last(BinaryTree condition) {
        String bound = code.text(condition.getRightOperand());
        return switch (condition.getKind()) {
            case LESS_THAN -> FoundChanges.sum(bound, -1);
            case GREATER_THAN -> FoundChanges.sum(bound, 1);
            case LESS_THAN_EQUAL, GREATER_THAN_EQUAL -> bound;
            default -> "";
        };
    }

    /** Sets the first row as the first column is set. */
    private void borders(ForLoopTree loop) {
        if (loop.getInitializer().isEmpty() || !(loop.getInitializer().get(0) instanceof VariableTree variable)) {
            return;
        }
        String name = variable.getName().toString();
        for (AssignmentTree one : JavaCode.outermost(loop.getStatement(), AssignmentTree.class)) {
            if (one.getVariable() instanceof ArrayAccessTree column
                    && column.getExpression() instanceof ArrayAccessTree row) {
                String table = code.text(row.getExpression());
                String value = code.text(one.getExpression());
                if (is(row.getIndex(), name) && is(column.getIndex(), "0")) {
                    border(loop, name, table + "[0].length", table + "[0][" + name + "] = " + value + ";");
                } else if (is(row.getIndex(), "0") && is(column.getIndex(), name)) {
                    border(loop, name, table + ".length", table + "[" + name + "][0] = " + value + ";");
                }
            }
        }
    }

    private boolean is(ExpressionTree index, String text) {
        return code.text(index).equals(text);
    }

    private void border(Tree loop, String name, String end, String step) {
        String head = "for (int " + name + " = 0; " + name + " < " + end + "; " + name + "++) ";
        changes.beyond(16, "", loop, code.start(loop), head + step);
    }
}
