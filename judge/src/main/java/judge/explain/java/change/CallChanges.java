package judge.explain.java.change;

import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ExpressionStatementTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import org.jspecify.annotations.Nullable;

/** Calls that are not what was meant. */
final class CallChanges extends ChangeFinder {

    /** Names, each with those that it is mistaken for. */
    private static final Map<String, List<String>> OPPOSITES = Stream.of(
                    "min max; max min; print println; println print; next nextLine; nextLine next; nextInt nextLong",
                    "pollFirst pollLast; pollLast pollFirst; removeFirst removeLast; removeLast removeFirst; push add",
                    "addFirst addLast; addLast addFirst; peekFirst peekLast; peekLast peekFirst",
                    "indexOf lastIndexOf; lastIndexOf indexOf; firstKey lastKey; lastKey firstKey",
                    "first last; last first; containsKey containsValue",
                    "floorKey lowerKey ceilingKey; ceilingKey higherKey floorKey",
                    "lowerKey floorKey higherKey; higherKey ceilingKey lowerKey; lower floor higher",
                    "floor lower ceil ceiling; ceil floor; ceiling higher floor; higher ceiling lower")
            .flatMap(line -> Stream.of(line.split("; ")))
            .map(one -> List.of(one.split(" ")))
            .collect(Collectors.toMap(one -> one.get(0), one -> one.subList(1, one.size())));

    private static final Set<String> PRINTING = Set.of("print", "println", "append", "valueOf");
    private static final Set<String> READING = Set.of("nextInt", "nextLong", "nextDouble", "next", "nextBoolean");
    private static final Set<String> BY_INDEX = Set.of("substring", "charAt", "get", "set", "subList", "setCharAt");

    private static final Set<String> KEEPING = Set.of("add", "put", "push", "offer", "addLast", "addFirst");

    /** The classes whose methods return a new value and leave the old one as it is. */
    private static final Set<String> UNCHANGING =
            Set.of("java.lang.String", "java.math.BigInteger", "java.math.BigDecimal");

    private final boolean readsLines;

    CallChanges(JavaCode code, FoundChanges changes) {
        super(code, changes);
        at(MethodInvocationTree.class, this::call);
        at(VariableTree.class, this::variable);
        at(AssignmentTree.class, this::assignment);
        at(NewClassTree.class, this::made);
        readsLines = code.text().contains(".nextLine()");
    }

    private void call(MethodInvocationTree call) {
        @Nullable Element method = code.element(here());
        if (method instanceof ExecutableElement executable && code.isWritten(call)) {
            String name = executable.getSimpleName().toString();
            opposite(call, name);
            arguments(call, name, executable);
            if (call.getMethodSelect() instanceof MemberSelectTree select) {
                onObject(call, select, name, executable);
            }
        }
    }

    private void opposite(MethodInvocationTree call, String name) {
        int end = code.end(call.getMethodSelect());
        for (String other : OPPOSITES.getOrDefault(name, List.of())) {
            String changed = code.text(call.getMethodSelect()).substring(0, end - name.length() - code.start(call))
                    + other
                    + code.text(call).substring(end - code.start(call));
            int rank = name.equals("push") ? 9 : 24; // What is pushed is popped first, which a queue is not for.
            changes.instead(rank, "", call, changed, List.of(JavaEdit.instead(end - name.length(), end, other)));
        }
    }

    private void arguments(MethodInvocationTree call, String name, ExecutableElement method) {
        List<? extends ExpressionTree> arguments = call.getArguments();
        if (arguments.size() == 2 && (name.equals("compare") || name.equals("swap"))) {
            exchanged(call, arguments.get(0), arguments.get(1));
        }
        arguments.forEach(argument -> argument(argument, name));
        if (name.equals("fill") && arguments.size() == 2 && arguments.get(1) instanceof NewArrayTree) {
            String rows = "java.util.Arrays.setAll(" + code.text(arguments.get(0)) + ", row -> "
                    + code.text(arguments.get(1)) + ")";
            changes.instead(1, "java-one-row", call, rows);
        }
        if (name.equals("abs") && arguments.size() == 1 && code.isInt(path(arguments.get(0)))) {
            String wide = "Math.abs((long) (" + code.text(arguments.get(0)) + "))";
            changes.instead(5, "java-int-overflow", call, wide);
        }
        if (name.equals("parseInt") && method.getParameters().size() == 1) {
            ExpressionTree text = arguments.get(0);
            changes.instead(24, "", call, "Integer.parseInt((" + code.text(text) + ").trim())");
        }
    }

    private void argument(ExpressionTree argument, String name) {
        if (BY_INDEX.contains(name)
                && code.isInt(path(argument))
                && !argument.getKind().name().endsWith("LITERAL")) {
            changes.beside(15, "", argument);
        }
        letter(argument, name);
        if (KEEPING.contains(name) && argument instanceof IdentifierTree) {
            copied(argument, 9);
        }
    }

    private void exchanged(MethodInvocationTree call, ExpressionTree one, ExpressionTree other) {
        changes.instead(
                18,
                "java-order-reversed",
                call,
                code.text(call.getMethodSelect()) + "(" + code.text(other) + ", " + code.text(one) + ")",
                List.of(code.instead(one, code.text(other)), code.instead(other, code.text(one))));
    }

    /** A letter with a number added is printed as its code. */
    private void letter(ExpressionTree argument, String name) {
        if (PRINTING.contains(name)
                && code.isInt(path(argument))
                && code.text(argument).contains("'")) {
            changes.instead(2, "java-char-code", argument, "(char) (" + code.text(argument) + ")");
        }
    }

    /** Copies an object where it is kept. */
    private void copied(ExpressionTree kept, int rank) {
        TreePath at = path(kept);
        String type = code.type(at);
        if (type.endsWith("[]")) {
            changes.instead(rank, "java-same-object-kept", kept, code.text(kept) + ".clone()");
        } else if (type.matches("java\\.util\\.(Array|Linked)?List")) {
            changes.instead(rank, "java-same-object-kept", kept, "new java.util.ArrayList<>(" + code.text(kept) + ")");
        } else if (type.equals("java.lang.StringBuilder")) {
            changes.instead(rank, "java-same-object-kept", kept, "new StringBuilder(" + code.text(kept) + ")");
        }
    }

    private void variable(VariableTree variable) {
        if (variable.getInitializer() instanceof IdentifierTree value) {
            copied(value, 9);
        }
    }

    private void assignment(AssignmentTree assignment) {
        if (assignment.getExpression() instanceof IdentifierTree value) {
            copied(value, 9);
        }
    }

    private void made(NewClassTree made) {
        for (ExpressionTree argument : made.getArguments()) {
            if (argument instanceof IdentifierTree) {
                copied(argument, 23);
            }
        }
        String type = code.text(made.getIdentifier()).replace("java.util.", "");
        if (type.startsWith("HashMap") || type.startsWith("HashSet")) {
            List.of("Tree", "LinkedHash").forEach(other -> ordered(made, other + type.substring("Hash".length())));
        }
        if (type.equals("StringTokenizer") && made.getArguments().size() == 2) {
            separators(made.getArguments().get(1), false);
        }
    }

    /** Makes a set or map that keeps an order. */
    private void ordered(NewClassTree made, String type) {
        int at = code.start(made.getIdentifier());
        int end = code.end(made.getIdentifier());
        String kept = "java.util." + type;
        String changed = "new " + kept + code.text(made).substring(end - code.start(made));
        changes.instead(7, "java-hash-order", made, changed, List.of(JavaEdit.instead(at, end, kept)));
    }

    private void onObject(MethodInvocationTree call, MemberSelectTree select, String name, ExecutableElement method) {
        TreePath object = new TreePath(path(select), select.getExpression());
        List<? extends ExpressionTree> arguments = call.getArguments();
        String parameters = method.getParameters().stream()
                .map(one -> one.asType().toString())
                .collect(Collectors.joining(","));
        if (name.equals("remove")
                && parameters.equals("int")
                && code.wholeType(object).contains("<java.lang.Integer>")) {
            String value = "Integer.valueOf(" + code.text(arguments.get(0)) + ")";
            List<JavaEdit> edits = List.of(code.instead(arguments.get(0), value));
            changes.instead(1, "java-removed-by-index", call, code.text(select) + "(" + value + ")", edits);
        }
        if (Set.of("split", "replaceAll").contains(name) && !arguments.isEmpty()) {
            expression(call, select, name, arguments.get(0));
        }
        if (name.equals("compareTo") && arguments.size() == 1) {
            compared(call, select.getExpression(), arguments.get(0), code.type(object));
        }
        boolean argument = parent() instanceof MethodInvocationTree;
        if (name.equals("charAt") && !argument) {
            changes.instead(19, "java-digit-code", call, "(" + code.text(call) + " - '0')");
        }
        statement(call, select, name, object);
    }

    private void compared(MethodInvocationTree call, ExpressionTree left, ExpressionTree right, String type) {
        String one = code.text(left);
        String other = code.text(right);
        if (type.equals("java.lang.String")) {
            String numbers = "Integer.compare(Integer.parseInt(" + one + "), Integer.parseInt(" + other + "))";
            changes.instead(10, "java-texts-sorted", call, numbers);
        }
        changes.instead(18, "java-order-reversed", call, other + ".compareTo(" + one + ")");
    }

    /** A text that is taken for a regular expression. */
    private void expression(MethodInvocationTree call, MemberSelectTree select, String name, ExpressionTree pattern) {
        String text = code.text(pattern);
        String quoted = text.replaceAll("(?<!\\\\)([|.*+?^$()\\[{])", "\\\\\\\\$1");
        if (text.startsWith("\"") && !quoted.equals(text)) {
            changes.instead(
                    1,
                    "java-split-pattern",
                    call,
                    code.text(select) + "(" + quoted + code.text(call).substring(code.end(pattern) - code.start(call)),
                    List.of(code.instead(pattern, quoted)));
        }
        if (name.equals("split")) {
            separators(pattern, true);
        }
        if (name.equals("split") && text.equals("\" \"")) {
            changes.instead(
                    11, "java-split-blanks", call, code.text(select.getExpression()) + ".trim().split(\"\\\\s+\")");
        }
    }

    /** Tries other characters that may stand between the parts of a line. */
    private void separators(ExpressionTree written, boolean pattern) {
        String text = code.text(written);
        for (String other : text.startsWith("\"") ? List.of(" ", ",", "|", ":", ";", "-", ".") : List.<String>of()) {
            String quoted = pattern && (other.equals("|") || other.equals(".")) ? "\\\\" + other : other;
            if (!text.equals("\"" + quoted + "\"")) {
                changes.instead(21, "", written, "\"" + quoted + "\"");
            }
        }
    }

    /** A call by itself. */
    private void statement(MethodInvocationTree call, MemberSelectTree select, String name, TreePath object) {
        TreePath parent = here().getParentPath();
        String type = code.type(object);
        if (parent.getLeaf() instanceof ExpressionStatementTree
                && UNCHANGING.contains(type)
                && code.type(here()).equals(type)
                && select.getExpression() instanceof IdentifierTree) {
            String owner = code.text(select.getExpression());
            changes.instead(1, "java-result-unused", call, owner + " = " + code.text(call));
        }
        if (READING.contains(name) && readsLines && type.equals("java.util.Scanner")) {
            rest(code.text(select.getExpression()));
        }
        if (name.equals("nextLine") && parent.getLeaf() instanceof ExpressionStatementTree line) {
            changes.leftOut(19, "", line);
        }
    }

    /** The line end after a number is read where the next line is meant. */
    private void rest(String scanner) {
        for (@Nullable TreePath path = here(); path != null; path = path.getParentPath()) {
            if (path.getLeaf() instanceof StatementTree statement
                    && path.getParentPath().getLeaf() instanceof BlockTree
                    && !(statement instanceof BlockTree)) {
                boolean whole = statement instanceof ExpressionStatementTree || statement instanceof VariableTree;
                int next = code.text().indexOf(';', code.end(statement) - 1) + 1;
                if (whole && next > 0) {
                    changes.after(
                            3, "java-line-rest", end(statement, next), code.start(statement), scanner + ".nextLine();");
                }
                return;
            }
        }
    }

    /** Returns the end of a declaration: the compiler gives other ends to variables that are declared together. */
    private int end(StatementTree statement, int next) {
        boolean whole = code.text().charAt(code.end(statement) - 1) == ';';
        return whole ? code.end(statement) : next;
    }
}
