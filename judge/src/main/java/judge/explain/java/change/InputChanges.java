package judge.explain.java.change;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Values that are one off where they are kept, handed on or printed, and what is read, copied or taken apart. */
final class InputChanges extends ChangeFinder {

    private static final Pattern READ =
            Pattern.compile("\\b(\\w++)\\s*=\\s*([\\w.]*(?:next\\w+|parse\\w+|read\\w*)\\([\\w.()]*+)\\s*[,;]"
                    + "\\s*(?:(?:int|long|double|String)\\s+)?(\\w++)\\s*=\\s*\\2\\s*[,;]");
    private static final Set<String> PRINTING = Set.of("print", "println", "append");
    private static final int MOST_ARRAYS = 2;

    private final boolean searches;

    InputChanges(JavaCode code, FoundChanges changes) {
        super(code, changes);
        at(AssignmentTree.class, this::assignment);
        at(VariableTree.class, this::variable);
        at(MethodInvocationTree.class, this::call);
        at(BinaryTree.class, this::binary);
        searches = Pattern.compile("\\bmid\\w*\\s*=").matcher(code.text()).find();
    }

    /** Two that are read one after the other are read the other way round. */
    void readTurned() {
        Matcher read = READ.matcher(code.text());
        for (int at = 0; read.find(at); at = read.start(3)) {
            changes.add(
                    33,
                    "exchanged",
                    "",
                    read.start(1),
                    read.group(1) + " = " + read.group(2),
                    read.group(3) + " = " + read.group(2),
                    List.of(
                            JavaEdit.instead(read.start(1), read.end(1), read.group(3)),
                            JavaEdit.instead(read.start(3), read.end(3), read.group(1))));
        }
    }

    private boolean isNumber(ExpressionTree value) {
        String type = code.type(path(value));
        return (type.equals("int") || type.equals("long")) && !(value instanceof LiteralTree);
    }

    private void beside(int rank, ExpressionTree value) {
        boolean plain = value instanceof IdentifierTree
                || value.getKind() == Kind.PLUS
                || value.getKind() == Kind.MINUS
                || value instanceof ArrayAccessTree
                || code.text(value).matches("\\w+(?:\\.length|\\.(?:length|size)\\(\\))");
        if (plain && isNumber(value)) {
            changes.beside(rank, "", value);
        }
    }

    private void assignment(AssignmentTree assignment) {
        beside(27, assignment.getExpression());
        copiedRows(assignment.getExpression());
    }

    private void variable(VariableTree variable) {
        @Nullable ExpressionTree value = variable.getInitializer();
        if (value != null && code.isWritten(value)) {
            beside(27, value);
            copiedRows(value);
            if (searches && code.text(value).matches("[01]") && variable.getType() != null) {
                greatest(value);
            }
        }
    }

    /** The rows of what is copied, too. */
    private void copiedRows(ExpressionTree value) {
        String type = code.type(path(value));
        String text = code.text(value);
        Matcher copied = Pattern.compile("(\\w++)\\.clone\\(\\)|(?:java\\.util\\.)?Arrays\\.copyOf\\((\\w++),.*\\)")
                .matcher(text);
        if (type.endsWith("[][]") && copied.matches()) {
            String name = copied.group(1) == null ? copied.group(2) : copied.group(1);
            String changed = "java.util.Arrays.stream(" + name + ").map(row -> row.clone()).toArray("
                    + type.replaceAll("\\[\\]$", "") + "[]::new)";
            changes.instead(1, "java-same-object-kept", value, changed);
        }
        Matcher rows = Pattern.compile("new (?:java\\.util\\.)?ArrayList<.*>\\((\\w++)\\)")
                .matcher(text);
        if (rows.matches() && code.wholeType(path(value)).matches(".*List<.*List<.*")) {
            String changed = rows.group(1) + ".stream().map(row -> new java.util.ArrayList<>(row))"
                    + ".collect(java.util.stream.Collectors.toCollection(java.util.ArrayList::new))";
            changes.instead(2, "java-same-object-kept", value, changed);
        }
    }

    /** The least that a search may end at. */
    private void greatest(ExpressionTree value) {
        OtherVariables.declared(code, path(value)).stream()
                .filter(other ->
                        other.getType() != null && code.text(other.getType()).matches("(?:int|long)\\[\\]"))
                .limit(MOST_ARRAYS)
                .forEach(other -> {
                    String stream = "java.util.Arrays.stream(" + other.getName() + ")";
                    String get = code.text(other.getType()).startsWith("int") ? ".getAsInt()" : ".getAsLong()";
                    changes.instead(28, "", value, stream + ".max()" + get);
                });
    }

    private void call(MethodInvocationTree call) {
        String name = code.text(call.getMethodSelect()).replaceAll("(?s).*\\.", "");
        List<? extends ExpressionTree> given = call.getArguments();
        boolean own = call.getMethodSelect() instanceof IdentifierTree;
        for (ExpressionTree one : given) {
            if (own || PRINTING.contains(name)) {
                beside(PRINTING.contains(name) ? 22 : 28, one);
            }
        }
        if (PRINTING.contains(name) && given.size() == 1) {
            printed(call, name, given.get(0));
        }
        if (name.equals("split") && given.size() == 1 && call.getMethodSelect() instanceof MemberSelectTree select) {
            parts(call, code.text(select.getExpression()));
        }
    }

    private void printed(MethodInvocationTree call, String name, ExpressionTree value) {
        boolean text = code.type(path(value)).equals("java.lang.String");
        String written = code.text(value);
        if (!written.endsWith("\" \"") && !written.endsWith("'\\n'") && !written.endsWith("\"\\n\"")) {
            String bracketed = text || value instanceof IdentifierTree ? written : "(" + written + ")";
            changes.instead(36, "", value, bracketed + " + \" \"");
            if (!name.equals("println")) {
                changes.instead(37, "", value, bracketed + " + \"\\n\"");
            }
        }
        if (name.equals("println") && text && value instanceof LiteralTree && written.equals("\"\"")) {
            changes.leftOut(38, "", call);
        }
    }

    /** An empty text has no parts. */
    private void parts(MethodInvocationTree call, String text) {
        String changed = "(" + text + ".trim().isEmpty() ? new String[0] : " + text + ".trim().split(\"\\\\s+\"))";
        changes.instead(12, "java-split-empty", call, changed);
    }

    /** A number in a text that is one off. */
    private void binary(BinaryTree binary) {
        ExpressionTree right = binary.getRightOperand();
        if (binary.getKind() == Kind.PLUS
                && code.type(path(binary.getLeftOperand())).equals("java.lang.String")
                && right instanceof IdentifierTree
                && isNumber(right)) {
            changes.instead(24, "", right, "(" + code.text(right) + " + 1)");
            changes.instead(24, "", right, "(" + code.text(right) + " - 1)");
        }
    }
}
