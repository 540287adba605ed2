package judge.explain.java.change;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.ConditionalExpressionTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Changes of actions that are done, asked or left out in one case and not in another. */
final class BranchChanges extends ChangeFinder {

    private static final Pattern POPPED = Pattern.compile("\\b(\\w++)\\.(?:pop|removeLast|pollLast|pollFirst)\\(\\)");
    private static final Pattern ASKED =
            Pattern.compile("(!\\s*)?\\b(\\w++)\\.contains\\(([^()]*+(?:\\([^()]*+\\))?)\\)");
    private static final int MOST_STACKS = 2;

    private final Set<String> stacks = new LinkedHashSet<>();

    BranchChanges(JavaCode code, FoundChanges changes) {
        super(code, changes);
        at(IfTree.class, this::choice);
        at(ConditionalExpressionTree.class, this::conditional);
        at(ReturnTree.class, this::returned);
        at(BreakTree.class, this::left);
        at(ContinueTree.class, this::goesOn);
        at(BlockTree.class, this::block);
        Matcher popped = POPPED.matcher(code.text());
        while (popped.find() && stacks.size() < MOST_STACKS) {
            stacks.add(popped.group(1));
        }
    }

    private void choice(IfTree choice) {
        StatementTree then = choice.getThenStatement();
        @Nullable StatementTree other = choice.getElseStatement();
        if (other != null && code.isWritten(then) && code.isWritten(other)) {
            inAnyCase(then, other);
        }
        if (other == null && code.isWritten(choice)) {
            changes.leftOut(44, "", choice);
        }
        noted(choice, then);
        notItself(choice.getCondition());
        if (choice.getCondition() instanceof ParenthesizedTree group) {
            emptied(group.getExpression());
        }
        if (then instanceof BlockTree block && isInLoop() && other == null) {
            leaves(block);
        }
    }

    /** Moves the statements of an else behind the if, so that they run in any case. */
    private void inAnyCase(StatementTree then, StatementTree other) {
        changes.add(
                26,
                "moved-out",
                "",
                code.start(other),
                code.text(other).replaceAll("^\\{|\\}$", ""),
                "",
                List.of(JavaEdit.instead(/* start= */ code.end(then), /* end= */ code.start(other), " ")));
    }

    /** Leaves a loop at the first chance. */
    private void leaves(BlockTree block) {
        List<? extends StatementTree> all = block.getStatements();
        if (!all.isEmpty() && all.get(all.size() - 1) instanceof ExpressionStatementTree last && code.isWritten(last)) {
            changes.after(40, "", code.end(last), code.start(last), "break;");
        }
    }

    private boolean isInLoop() {
        for (@Nullable TreePath path = here(); path != null; path = path.getParentPath()) {
            if (path.getLeaf() instanceof MethodTree) {
                return false;
            }
            if (path.getLeaf() instanceof ForLoopTree
                    || path.getLeaf() instanceof WhileLoopTree
                    || path.getLeaf() instanceof EnhancedForLoopTree) {
                return true;
            }
        }
        return false;
    }

    /**
     * Leaves out a place itself among the places around it, and an element itself among those that it is compared with.
     */
    private void notItself(ExpressionTree condition) {
        List<String> same = new ArrayList<>();
        String around = "";
        for (@Nullable TreePath path = here(); path != null; path = path.getParentPath()) {
            if (path.getLeaf() instanceof ForLoopTree loop
                    && loop.getInitializer().size() == 1
                    && loop.getInitializer().get(0) instanceof VariableTree variable) {
                String name = variable.getName().toString();
                String first = variable.getInitializer() == null ? "" : code.text(variable.getInitializer());
                Matcher before = Pattern.compile("(\\w+)\\s*-\\s*1").matcher(first);
                if (before.matches()) {
                    same.add(0, name + " != " + before.group(1));
                } else if (around.isEmpty()) {
                    around = name;
                } else {
                    guarded(condition, around + " != " + name);
                }
            }
        }
        if (!same.isEmpty()) {
            guarded(condition, same.size() == 1 ? same.get(0) : "(" + String.join(" || ", same) + ")");
        }
    }

    private void guarded(ExpressionTree condition, String guard) {
        if (code.isWritten(condition) && condition instanceof ParenthesizedTree group) {
            String changed = "(" + guard + " && " + bracketed(code.text(group.getExpression())) + ")";
            changes.instead(16, "", condition, changed);
        }
    }

    private static String bracketed(String condition) {
        return condition.contains("||") ? "(" + condition + ")" : condition;
    }

    /** Adds an element to the set that the condition asked for it. */
    private void noted(IfTree choice, StatementTree then) {
        Matcher asked = ASKED.matcher(code.text(choice.getCondition()));
        while (asked.find()) {
            String note = asked.group(2) + ".add(" + asked.group(3) + ");";
            if (asked.group(1) != null && then instanceof BlockTree) {
                changes.before(13, "java-not-marked", code.start(then) + 1, note);
            } else if (asked.group(1) == null && choice.getElseStatement() == null) {
                changes.after(13, "java-not-marked", code.end(choice), code.start(choice), note);
            }
        }
    }

    private void conditional(ConditionalExpressionTree choice) {
        ExpressionTree condition = choice.getCondition();
        emptied(condition instanceof ParenthesizedTree group ? group.getExpression() : condition);
    }

    /** All that was opened is closed in the end. */
    private void emptied(ExpressionTree condition) {
        if (condition instanceof IdentifierTree) {
            for (String stack : stacks) {
                changes.instead(13, "java-left-over", condition, code.text(condition) + " && " + stack + ".isEmpty()");
            }
        }
    }

    private void returned(ReturnTree statement) {
        @Nullable ExpressionTree value = statement.getExpression();
        if (value != null && code.text(value).equals("true")) {
            for (String stack : stacks) {
                changes.instead(13, "java-left-over", value, stack + ".isEmpty()");
            }
        } else if (value != null) {
            emptied(value);
        }
        if (isInLoop() && code.isWritten(statement)) {
            changes.leftOut(42, "", statement);
        }
    }

    private void left(BreakTree statement) {
        if (isInLoop() && code.isWritten(statement)) {
            changes.leftOut(20, "", statement);
        }
    }

    private void goesOn(ContinueTree statement) {
        if (code.isWritten(statement)) {
            changes.leftOut(40, "", statement);
        }
    }

    private void block(BlockTree block) {
        List<? extends StatementTree> all = block.getStatements();
        for (int i = 0; i + 1 < all.size(); i++) {
            StatementTree next = all.get(i + 1);
            if (all.get(i) instanceof IfTree choice
                    && choice.getElseStatement() == null
                    && next instanceof ExpressionStatementTree
                    && code.isWritten(next)) {
                changes.instead(
                        32, "", next, "else " + code.text(next), List.of(JavaEdit.before(code.start(next), "else ")));
            }
        }
    }
}
