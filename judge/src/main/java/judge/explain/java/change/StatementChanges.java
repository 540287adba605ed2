package judge.explain.java.change;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.BreakTree;
import com.sun.source.tree.CaseTree;
import com.sun.source.tree.ContinueTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EmptyStatementTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IfTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.SwitchTree;
import com.sun.source.tree.ThrowTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.tree.WhileLoopTree;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Statements that are missing, too many, or at the wrong place. */
final class StatementChanges extends ChangeFinder {

    private static final Pattern MARKED_IF =
            Pattern.compile("(!\\s*)?([A-Za-z_]\\w*(?:\\[[^\\[\\]]*(?:\\[[^\\]]*\\])?[^\\[\\]]*\\])+)");
    private static final Pattern NAME = Pattern.compile("(?<![.\\w])[A-Za-z_]\\w*+(?!\\s*[(.\\[])");
    private static final int FIRST = 1;

    StatementChanges(JavaCode code, FoundChanges changes) {
        super(code, changes);
        at(IfTree.class, this::choice);
        at(ForLoopTree.class, this::counting);
        at(EnhancedForLoopTree.class, this::each);
        at(WhileLoopTree.class, this::asking);
        at(SwitchTree.class, this::cases);
        at(BlockTree.class, this::block);
        at(BreakTree.class, one -> changes.instead(42, "", one, "continue;"));
        at(ContinueTree.class, one -> changes.instead(42, "", one, "break;"));
        at(MethodTree.class, this::method);
        at(ReturnTree.class, this::returned);
    }

    private void choice(IfTree statement) {
        noBody(statement.getThenStatement());
        marked(statement);
        new ExchangedNames(code, changes).in(path(statement.getCondition()));
    }

    /** The inner loop around the outer one. */
    private void turned(StatementTree outer, StatementTree body) {
        StatementTree inner =
                body instanceof BlockTree block && block.getStatements().size() == 1
                        ? block.getStatements().get(0)
                        : body;
        @Nullable
        StatementTree innermost =
                inner instanceof ForLoopTree || inner instanceof EnhancedForLoopTree ? JavaCode.loopBody(inner) : null;
        if (innermost != null && code.isWritten(inner) && code.isWritten(innermost)) {
            String one = code.text().substring(code.start(outer), code.start(body));
            String other = code.text().substring(code.start(inner), code.start(innermost));
            changes.add(
                    22,
                    "exchanged",
                    "",
                    code.start(outer),
                    one,
                    other,
                    List.of(
                            JavaEdit.instead(code.start(outer), code.start(body), other),
                            JavaEdit.instead(code.start(inner), code.start(innermost), one)));
        }
    }

    private void counting(ForLoopTree loop) {
        turned(loop, loop.getStatement());
        noBody(loop.getStatement());
    }

    private void each(EnhancedForLoopTree loop) {
        turned(loop, loop.getStatement());
        noBody(loop.getStatement());
    }

    /** A semicolon by itself, which is all that is done. */
    private void noBody(StatementTree body) {
        if (body instanceof EmptyStatementTree && code.isWritten(body)) {
            changes.add(
                    FIRST,
                    "left-out",
                    "java-semicolon-body",
                    code.start(body),
                    ";",
                    "",
                    List.of(code.instead(body, "")));
        }
    }

    /** Sets a mark that a condition asks for and that is set nowhere. */
    private void marked(IfTree statement) {
        Matcher mark = MARKED_IF.matcher(code.text(statement.getCondition()));
        while (mark.find()) {
            String place = mark.group(2);
            String name = place.substring(0, place.indexOf('['));
            if (isFlag(name)) {
                boolean elsewhere = Pattern.compile("\\b" + name + "(?:\\[[^;\\n]*\\])+\\s*=(?!=)")
                        .matcher(code.text())
                        .find();
                String set = place + " = true;";
                boolean inside = mark.group(1) != null;
                int rank = elsewhere ? 4 : 2;
                StatementTree then = statement.getThenStatement();
                if (inside && then instanceof BlockTree) {
                    changes.before(rank, "java-not-marked", code.start(then) + 1, set);
                } else if (!inside) {
                    changes.after(rank, "java-not-marked", code.end(statement), code.start(statement), set);
                }
            }
        }
    }

    private boolean isFlag(String name) {
        return Pattern.compile("\\bboolean\\s*(?:\\[\\]\\s*)+" + name + "\\b|\\bboolean\\s+" + name + "\\s*\\[")
                .matcher(code.text())
                .find();
    }

    private void asking(WhileLoopTree loop) {
        noBody(loop.getStatement());
        if (loop.getStatement() instanceof BlockTree body) {
            Matcher name = NAME.matcher(code.text(loop.getCondition()));
            Set<String> names = new TreeSet<>();
            while (name.find()) {
                names.add(name.group());
            }
            names.removeAll(Set.of("true", "false", "null"));
            int end = code.end(body) - 1;
            for (String one : names) {
                for (String step : List.of("++;", "--;", " /= 2;", " /= 10;")) {
                    changes.add(
                            9,
                            "added",
                            "java-step-missing",
                            code.start(loop),
                            "",
                            one + step,
                            List.of(JavaEdit.before(end, one + step)));
                }
            }
        }
    }

    private void cases(SwitchTree choice) {
        List<? extends CaseTree> cases = choice.getCases();
        for (int i = 0; i + 1 < cases.size(); i++) {
            @Nullable List<? extends StatementTree> done = cases.get(i).getStatements();
            if (done == null || done.isEmpty()) {
                continue;
            }
            StatementTree last = done.get(done.size() - 1);
            boolean leaves = last instanceof BreakTree
                    || last instanceof ReturnTree
                    || last instanceof ContinueTree
                    || last instanceof ThrowTree;
            if (!leaves && code.isWritten(last)) {
                changes.after(3, "java-case-falls", code.end(last), code.start(last), "break;");
            }
        }
    }

    private void block(BlockTree block) {
        List<? extends StatementTree> all = block.getStatements();
        for (int i = 0; i < all.size(); i++) {
            StatementTree one = all.get(i);
            if (one instanceof ExpressionStatementTree && code.isWritten(one)) {
                changes.leftOut(code.text(one).startsWith("System.out.print") ? 21 : 45, "", one);
            }
            if (i + 1 < all.size()) {
                pair(one, all.get(i + 1));
            }
        }
    }

    private void pair(StatementTree one, StatementTree next) {
        if (one instanceof ExpressionStatementTree && next instanceof ExpressionStatementTree) {
            String first = code.text(one);
            String second = code.text(next);
            List<JavaEdit> edits = List.of(code.instead(one, second), code.instead(next, first));
            changes.add(46, "exchanged", "", code.start(one), first, second, edits);
        }
        if (one instanceof IfTree first && first.getElseStatement() == null && next instanceof IfTree) {
            List<JavaEdit> edits = List.of(JavaEdit.before(code.start(next), "else "));
            changes.add(43, "changed", "", code.start(next), "if", "else if", edits);
        }
        @Nullable StatementTree body = body(one);
        if (body == null || next instanceof VariableTree || !code.isWritten(next) || !code.isWritten(body)) {
            return;
        }
        in(one, body, next);
        if (body instanceof BlockTree block && !block.getStatements().isEmpty()) {
            out(one, block);
        }
    }

    private static @Nullable StatementTree body(StatementTree one) {
        if (one instanceof IfTree condition) {
            return condition.getElseStatement() == null ? condition.getThenStatement() : null;
        }
        return one instanceof DoWhileLoopTree ? null : JavaCode.loopBody(one);
    }

    /** Moves the statement after a block into it. */
    private void in(StatementTree one, StatementTree body, StatementTree next) {
        boolean deeper = code.indentation(next) > code.indentation(one) && code.indentation(one) >= 0;
        String text = code.text(next);
        List<JavaEdit> edits = body instanceof BlockTree
                ? List.of(JavaEdit.before(code.end(body) - 1, text + " "), code.instead(next, ";"))
                : List.of(
                        JavaEdit.before(code.start(body), "{ "),
                        JavaEdit.after(code.end(body), " " + text + " }"),
                        code.instead(next, ";"));
        String cause = deeper && !(body instanceof BlockTree) ? "java-braces-missing" : "";
        changes.add(deeper ? 2 : 28, "moved-in", cause, code.start(next), text, "", edits);
    }

    /** Moves the last statement of a block behind it. */
    private void out(StatementTree one, BlockTree block) {
        StatementTree last = block.getStatements().get(block.getStatements().size() - 1);
        if (code.isWritten(last) && !(last instanceof VariableTree)) {
            changes.add(
                    27,
                    "moved-out",
                    "",
                    code.start(last),
                    code.text(last),
                    "",
                    List.of(code.instead(last, ";"), JavaEdit.beyond(code.end(one), " " + code.text(last))));
        }
    }

    /** Flushes a writer that is written to and never flushed or closed. */
    private void method(MethodTree method) {
        @Nullable BlockTree body = method.getBody();
        if (method.getName().contentEquals("main") && body != null) {
            Matcher writer = Pattern.compile(
                            "\\b(?:PrintWriter|BufferedWriter|PrintStream|BufferedOutputStream)\\s+(\\w+)\\s*=")
                    .matcher(code.text());
            while (writer.find()) {
                String name = writer.group(1);
                Pattern ends = Pattern.compile("\\b" + name + "\\s*\\.\\s*(?:flush|close)\\b");
                if (!ends.matcher(code.text()).find()) {
                    List<? extends StatementTree> all = body.getStatements();
                    Tree last = all.isEmpty() ? body : all.get(all.size() - 1);
                    String flush = name + ".flush();";
                    List<JavaEdit> edits = List.of(JavaEdit.before(code.end(body) - 1, flush));
                    changes.add(FIRST, "added", "java-not-flushed", code.start(last), "", flush, edits);
                }
            }
        }
    }

    private void returned(ReturnTree statement) {
        @Nullable ExpressionTree value = statement.getExpression();
        if (value != null) {
            String text = code.text(value);
            if (text.equals("true") || text.equals("false")) {
                changes.instead(30, "", value, text.equals("true") ? "false" : "true");
            } else if (code.isInt(path(value)) || code.type(path(value)).equals("long")) {
                changes.beside(25, "", value);
            }
        }
    }
}
