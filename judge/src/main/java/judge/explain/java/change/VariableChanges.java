package judge.explain.java.change;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Variables of another type, with another first value, or set anew for each case. */
final class VariableChanges extends ChangeFinder {

    private static final Pattern INT = Pattern.compile("\\bint\\b");
    private static final Pattern READ_AS_INT = Pattern.compile("\\b(?:nextInt|parseInt)\\b");
    private static final Pattern COLLECTION =
            Pattern.compile("java\\.util\\.(?:\\w*(?:List|Set|Map|Deque|Queue)|Stack)|java\\.lang\\.StringBuilder");
    /** The text after the name of something that is changed. */
    private static final String CHANGED = "(?:\\[[^\\n;]*\\])?+\\s*"
            + "(?:[-+*/%|&^]?=(?!=)|\\+\\+|--|\\.(?:add|put|append|push|offer|remove)\\w*\\()";

    private static final Set<String> NUMBERS = Set.of("int", "long", "double");

    VariableChanges(JavaCode code, FoundChanges changes) {
        super(code, changes);
        at(VariableTree.class, this::variable);
        at(AssignmentTree.class, this::assignment);
    }

    private void variable(VariableTree variable) {
        if (variable.getType() != null && code.isWritten(variable.getType()) && code.isWritten(variable)) {
            wider(variable, code.text(variable.getType()));
            first(variable, code.text(variable.getType()));
            hidden(variable);
            reset(variable);
            madeAnew(variable);
        }
    }

    private void wider(VariableTree variable, String type) {
        if (type.startsWith("float")) {
            typed(5, "java-float", variable, Pattern.compile("\\bfloat\\b"), "double");
        }
        if (INT.matcher(type).find()) {
            typed(6, "java-int-overflow", variable, INT, "long");
            typed(31, "java-whole-number", variable, INT, "double");
        }
    }

    /** Gives a variable another type, also where it is made and read. */
    private void typed(int rank, String cause, VariableTree variable, Pattern from, String to) {
        List<JavaEdit> edits = new ArrayList<>();
        replaced(variable.getType(), from, to, edits);
        @Nullable ExpressionTree value = variable.getInitializer();
        if (value != null && code.isWritten(value)) {
            if (value instanceof NewArrayTree || code.text(value).startsWith("(")) {
                replaced(value, from, to, edits);
            }
            Matcher read = READ_AS_INT.matcher(code.text(value));
            while (to.equals("long") && read.find()) {
                String wide = read.group().equals("nextInt") ? "nextLong" : "parseLong";
                int at = code.start(value) + read.start();
                boolean ofInteger = wide.equals("parseLong") && code.text().startsWith("Integer.", at - 8);
                int end = at + read.group().length();
                edits.add(JavaEdit.instead(ofInteger ? at - 8 : at, end, (ofInteger ? "Long." : "") + wide));
            }
        }
        if (to.equals("long")) {
            narrowed(variable.getName().toString(), edits);
        }
        String name = from.matcher(code.text(variable.getType())).replaceAll(to) + " " + variable.getName();
        String written = code.text(variable.getType()) + " " + variable.getName();
        changes.add(rank, "changed", cause, code.start(variable), written, name, edits);
    }

    /** Removes casts to int where a value is assigned. */
    private void narrowed(String name, List<JavaEdit> edits) {
        Matcher cast = Pattern.compile("\\b" + name + "(?:\\[[^=;]*\\])?\\s*[-+*]?=\\s*(\\(int\\))")
                .matcher(code.text());
        while (cast.find()) {
            edits.add(JavaEdit.instead(cast.start(1), cast.end(1), ""));
        }
    }

    private void replaced(Tree tree, Pattern from, String to, List<JavaEdit> edits) {
        Matcher found = from.matcher(code.text(tree));
        while (found.find()) {
            int at = code.start(tree);
            edits.add(JavaEdit.instead(at + found.start(), at + found.end(), to));
        }
    }

    private void first(VariableTree variable, String type) {
        @Nullable ExpressionTree value = variable.getInitializer();
        if (value != null && NUMBERS.contains(type)) {
            extreme(value, type);
        }
    }

    private void assignment(AssignmentTree assignment) {
        String type = code.type(new TreePath(here(), assignment.getVariable()));
        if (NUMBERS.contains(type)) {
            extreme(assignment.getExpression(), type);
        }
    }

    /** A value that a smallest or largest is looked for from. */
    private void extreme(ExpressionTree value, String type) {
        String text = code.text(value);
        String box = type.equals("int") ? "Integer" : type.equals("long") ? "Long" : "Double";
        String least = box.equals("Double") ? "-Double.MAX_VALUE" : box + ".MIN_VALUE";
        boolean literal = value instanceof LiteralTree || text.startsWith("-");
        if (literal && text.matches("-?[0-9][0-9_.eEL]*")) {
            changes.instead(11, text.equals("0") ? "java-starts-at-zero" : "java-infinity-small", value, least);
            String most = box + ".MAX_VALUE" + (box.equals("Long") ? " / 4" : "");
            changes.instead(16, "java-infinity-small", value, most);
        }
        if (text.endsWith(".MAX_VALUE") || text.endsWith(".MIN_VALUE")) {
            changes.instead(8, "java-infinity-overflow", value, text + " / 2");
            changes.instead(12, "", value, text.endsWith("MAX_VALUE") ? least : box + ".MAX_VALUE");
            if (!text.startsWith(box)) {
                changes.instead(10, "java-infinity-small", value, box + text.substring(text.indexOf('.')));
            }
        }
    }

    /** A field that was meant, where a new variable has its name. */
    private void hidden(VariableTree variable) {
        TreePath parent = here().getParentPath();
        if (!(parent.getLeaf() instanceof BlockTree) || variable.getInitializer() == null) {
            return;
        }
        for (@Nullable TreePath path = parent; path != null; path = path.getParentPath()) {
            if (path.getLeaf() instanceof ClassTree type
                    && type.getMembers().stream()
                            .anyMatch(member -> member instanceof VariableTree field
                                    && field.getName().equals(variable.getName()))) {
                String name = variable.getName().toString();
                String value = code.text(variable.getInitializer());
                String made = value.startsWith("{") ? "new " + code.text(variable.getType()) + " " + value : value;
                changes.instead(1, "java-field-hidden", variable, name + " = " + made + ";");
            }
        }
    }

    /** Makes a new object in each round of a loop that keeps it, where it is made once before the loop. */
    private void madeAnew(VariableTree variable) {
        @Nullable ExpressionTree value = variable.getInitializer();
        Tree around = parent();
        if (!(around instanceof BlockTree block) || !(value instanceof NewClassTree || value instanceof NewArrayTree)) {
            return;
        }
        String name = variable.getName().toString();
        String made = code.text(value).startsWith("{")
                ? "new " + code.text(variable.getType()) + " " + code.text(value)
                : code.text(value);
        Pattern kept = Pattern.compile("(?:=\\s*|\\(|,\\s*)" + Pattern.quote(name) + "\\s*[;,)]");
        for (StatementTree one : block.getStatements()) {
            if (JavaCode.loopBody(one) instanceof BlockTree inner
                    && !(one instanceof DoWhileLoopTree)
                    && code.start(inner) > code.start(variable)
                    && kept.matcher(code.text(inner)).find()) {
                changes.before(4, "java-same-object-kept", code.start(inner) + 1, name + " = " + made + ";");
            }
        }
    }

    /** Resets a variable in a loop or method that changes it, where it is declared outside. */
    private void reset(VariableTree variable) {
        TreePath path = here();
        Tree around = path.getParentPath().getLeaf();
        String anew = anew(variable, code.type(path));
        if (anew.isEmpty() || !(around instanceof BlockTree || around instanceof ClassTree)) {
            return;
        }
        int from = around instanceof ClassTree ? 0 : code.end(variable);
        String name = variable.getName().toString();
        Pattern inLoop = changing(name, around);
        for (Tree tree : JavaCode.all(around, Tree.class)) {
            @Nullable StatementTree loop = JavaCode.loopBody(tree);
            if (loop != null && code.isWritten(loop) && changesIt(loop, inLoop) && code.start(loop) >= from) {
                begin(loop, anew);
            }
            if (tree instanceof MethodTree method
                    && method.getBody() != null
                    && !method.getName().contentEquals("main")
                    && changesIt(method.getBody(), changing(name))) {
                begin(method.getBody(), anew);
            }
        }
    }

    private void begin(StatementTree body, String anew) {
        int at = code.start(body);
        if (body instanceof BlockTree) {
            changes.before(11, "java-not-reset", at + 1, anew);
        } else {
            List<JavaEdit> edits =
                    List.of(JavaEdit.before(at, "{ " + anew + " "), JavaEdit.after(code.end(body), " }"));
            changes.add(12, "added", "java-not-reset", at, "", anew, edits);
        }
    }

    private boolean changesIt(StatementTree body, Pattern changing) {
        return changing.matcher(code.text(body)).find();
    }

    private static Pattern changing(String name) {
        return Pattern.compile("\\b" + Pattern.quote(name) + CHANGED);
    }

    /** Returns a pattern of the code that changes the variable, also by a call of a method that does. */
    private Pattern changing(String name, Tree around) {
        StringBuilder any = new StringBuilder(changing(name).pattern());
        for (Tree member : around instanceof ClassTree type ? type.getMembers() : List.<Tree>of()) {
            if (member instanceof MethodTree method
                    && method.getBody() != null
                    && changesIt(method.getBody(), changing(name))) {
                any.append("|\\b").append(method.getName()).append("\\(");
            }
        }
        return Pattern.compile(any.toString());
    }

    /** A statement that sets it as it is at first; empty where that is not known. */
    private String anew(VariableTree variable, String type) {
        String name = variable.getName().toString();
        @Nullable ExpressionTree value = variable.getInitializer();
        if (COLLECTION.matcher(type).matches()) {
            return type.endsWith("Builder") ? name + ".setLength(0);" : name + ".clear();";
        }
        if (type.endsWith("[]") && !type.endsWith("[][]")) {
            return "java.util.Arrays.fill(" + name + ", "
                    + (type.equals("boolean[]") ? "false" : type.matches("(int|long|double|char)\\[\\]") ? "0" : "null")
                    + ");";
        }
        if (!NUMBERS.contains(type) && !type.equals("boolean") && !type.equals("java.lang.String")) {
            return "";
        }
        if (value == null) {
            boolean field = parent() instanceof ClassTree;
            return field && NUMBERS.contains(type) ? name + " = 0;" : "";
        }
        String text = code.text(value);
        boolean constant = value instanceof LiteralTree || text.matches("-?[\\w.]+");
        return constant ? name + " = " + text + ";" : "";
    }
}
