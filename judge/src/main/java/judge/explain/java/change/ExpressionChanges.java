package judge.explain.java.change;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.AssignmentTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.CompoundAssignmentTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewArrayTree;
import com.sun.source.tree.ParenthesizedTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.TypeCastTree;
import com.sun.source.tree.UnaryTree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.TreePath;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** Expressions that are written in another way. */
final class ExpressionChanges extends ChangeFinder {

    private static final Map<Kind, List<String>> OTHER = Map.ofEntries(
            Map.entry(Kind.LESS_THAN, List.of("<=", ">")),
            Map.entry(Kind.LESS_THAN_EQUAL, List.of("<", ">=")),
            Map.entry(Kind.GREATER_THAN, List.of(">=", "<")),
            Map.entry(Kind.GREATER_THAN_EQUAL, List.of(">", "<=")),
            Map.entry(Kind.EQUAL_TO, List.of("!=")),
            Map.entry(Kind.NOT_EQUAL_TO, List.of("==")),
            Map.entry(Kind.CONDITIONAL_AND, List.of("||")),
            Map.entry(Kind.CONDITIONAL_OR, List.of("&&")),
            Map.entry(Kind.PLUS, List.of("-")),
            Map.entry(Kind.MINUS, List.of("+")));

    private static final Map<Kind, String> SIGNS = Map.ofEntries(
            Map.entry(Kind.MULTIPLY, "*"),
            Map.entry(Kind.PLUS, "+"),
            Map.entry(Kind.MINUS, "-"),
            Map.entry(Kind.DIVIDE, "/"),
            Map.entry(Kind.REMAINDER, "%"),
            Map.entry(Kind.LEFT_SHIFT, "<<"));

    private static final Set<Kind> PRIMARY = Set.of(
            Kind.IDENTIFIER,
            Kind.MEMBER_SELECT,
            Kind.METHOD_INVOCATION,
            Kind.ARRAY_ACCESS,
            Kind.PARENTHESIZED,
            Kind.STRING_LITERAL,
            Kind.INT_LITERAL);

    private static final int LEAST_DIGITS = 2;
    private static final int MOST_MODULI = 3;

    /** Large constants that the program takes remainders by. */
    private final Set<String> moduli;

    ExpressionChanges(JavaCode code, FoundChanges changes) {
        super(code, changes);
        at(BinaryTree.class, this::binary);
        at(LiteralTree.class, this::literal);
        at(UnaryTree.class, this::unary);
        at(AssignmentTree.class, this::assignment);
        at(CompoundAssignmentTree.class, this::compound);
        at(ParenthesizedTree.class, this::group);
        at(ArrayAccessTree.class, this::access);
        at(NewArrayTree.class, this::array);
        at(TypeCastTree.class, this::cast);
        at(IdentifierTree.class, this::identifier);
        moduli = JavaCode.all(code.unit(), BinaryTree.class).stream()
                .filter(one -> one.getKind() == Kind.REMAINDER)
                .map(BinaryTree::getRightOperand)
                .filter(this::isModulus)
                .map(code::text)
                .distinct()
                .limit(MOST_MODULI)
                .collect(Collectors.toSet());
    }

    private boolean isModulus(ExpressionTree by) {
        return (by instanceof LiteralTree && code.text(by).length() >= LEAST_DIGITS)
                || (by instanceof IdentifierTree
                        && code.text(by).toUpperCase(Locale.ROOT).contains("MOD"));
    }

    private String primary(Tree tree) {
        return PRIMARY.contains(tree.getKind()) ? code.text(tree) : "(" + code.text(tree) + ")";
    }

    private void binary(BinaryTree binary) {
        TreePath left = path(binary.getLeftOperand());
        TreePath right = path(binary.getRightOperand());
        same(binary, left, right);
        signs(binary);
        if (code.isWhole(left) && code.isWhole(right)) {
            whole(binary);
        }
        if (binary.getKind() == Kind.PLUS) {
            texts(binary, left, right);
        }
    }

    private void same(BinaryTree binary, TreePath left, TreePath right) {
        boolean equal = binary.getKind() == Kind.EQUAL_TO;
        boolean compared = equal || binary.getKind() == Kind.NOT_EQUAL_TO;
        if (compared && code.isReference(left) && code.isReference(right)) {
            String cause = code.type(left).equals("java.lang.String") ? "java-text-same" : "java-object-same";
            String changed = primary(left.getLeaf()) + ".equals(" + code.text(right.getLeaf()) + ")";
            changes.instead(1, cause, binary, equal ? changed : "!" + changed);
        }
    }

    private void signs(BinaryTree binary) {
        List<String> others = OTHER.getOrDefault(binary.getKind(), List.of());
        boolean loop = isLoopCondition();
        int from = code.end(binary.getLeftOperand());
        int until = code.start(binary.getRightOperand());
        if (from < 0 || until < from) {
            return;
        }
        for (int i = 0; i < others.size(); i++) {
            boolean bound = binary.getKind().name().contains("THAN");
            int rank = bound && i == 0
                    ? (loop ? 10 : 12)
                    : bound ? 35 : binary.getKind().name().contains("COND") ? 30 : 38;
            String changed = code.text(binary.getLeftOperand()) + " " + others.get(i) + " "
                    + code.text(binary.getRightOperand());
            changes.instead(rank, "", binary, changed);
        }
        if (loop && binary.getKind().name().contains("THAN")) {
            changes.beside(14, "", binary.getRightOperand());
        }
    }

    private boolean isLoopCondition() {
        Tree leaf = here().getLeaf();
        Tree parent = parent();
        return (parent instanceof ForLoopTree loop && loop.getCondition() == leaf)
                || here().getParentPath().getParentPath().getLeaf() instanceof WhileLoopTree;
    }

    /** Whole numbers that are calculated with. */
    private void whole(BinaryTree binary) {
        String left = code.text(binary.getLeftOperand());
        String right = code.text(binary.getRightOperand());
        String sign = SIGNS.getOrDefault(binary.getKind(), "");
        if (sign.isEmpty()) {
            return;
        }
        if (code.isInt(here()) && !"/%".contains(sign)) {
            String product = "(long) " + primary(binary.getLeftOperand()) + " " + sign + " " + right;
            Tree parent = parent();
            boolean part = parent instanceof BinaryTree || parent instanceof TypeCastTree;
            changes.instead(6, "java-int-overflow", binary, part ? "(" + product + ")" : product);
            byDifference(binary, left, right, sign);
        }
        if (sign.equals("/")) {
            String quotient = "(double) " + primary(binary.getLeftOperand()) + " / " + right;
            changes.instead(5, "java-whole-division", binary, quotient);
            String up = "(" + left + " + " + primary(binary.getRightOperand()) + " - 1) / " + right;
            changes.instead(36, "", binary, up);
        }
        if (sign.equals("%")) {
            changes.instead(8, "java-negative-remainder", binary, "Math.floorMod(" + left + ", " + right + ")");
        }
    }

    /** Changes the difference that a comparator returns. */
    private void byDifference(BinaryTree binary, String left, String right, String sign) {
        Tree parent = parent();
        if (sign.equals("-") && isResultOfComparator(parent)) {
            String compare = "Integer.compare(" + left + ", " + right + ")";
            changes.instead(1, "java-compare-difference", binary, compare);
            changes.instead(17, "", binary, right + " - " + left);
        }
    }

    private boolean isResultOfComparator(Tree parent) {
        for (TreePath path = here(); path != null; path = path.getParentPath()) {
            if (path.getLeaf() instanceof LambdaExpressionTree lambda) {
                return lambda.getParameters().size() == 2;
            }
            if (path.getLeaf() instanceof MethodTree method) {
                return parent instanceof ReturnTree
                        && method.getName().toString().toLowerCase(Locale.ROOT).startsWith("compare");
            }
        }
        return false;
    }

    /** A text to which numbers are added one after the other, and letters that are added as numbers. */
    private void texts(BinaryTree binary, TreePath left, TreePath right) {
        if (code.type(left).equals("char") && code.type(right).equals("char")) {
            changes.instead(12, "java-char-code", binary, "\"\" + " + code.text(binary));
        }
        if (binary.getLeftOperand() instanceof BinaryTree inner
                && inner.getKind() == Kind.PLUS
                && code.type(left).equals("java.lang.String")
                && code.isWhole(right)
                && code.isWhole(new TreePath(left, inner.getRightOperand()))) {
            String sum = code.text(inner.getRightOperand()) + " + " + code.text(binary.getRightOperand());
            changes.instead(9, "java-added-to-text", binary, code.text(inner.getLeftOperand()) + " + (" + sum + ")");
        }
    }

    private void literal(LiteralTree literal) {
        if (literal.getValue() instanceof Integer value && code.text(literal).matches("[0-9]{1,9}")) {
            changes.instead(20, "", literal, String.valueOf(value + 1));
            boolean sign = parent() instanceof UnaryTree;
            changes.instead(20, "", literal, value == 0 && sign ? "1" : String.valueOf(value - 1));
            if (String.valueOf(value).length() >= 4 && code.text(literal).matches("[1-9]0+|9+")) {
                changes.instead(16, "java-infinity-small", literal, "Integer.MAX_VALUE");
            }
        }
    }

    private void unary(UnaryTree unary) {
        String operand = code.text(unary.getExpression());
        switch (unary.getKind()) {
            case POSTFIX_INCREMENT -> changes.instead(34, "", unary, operand + "--");
            case POSTFIX_DECREMENT -> changes.instead(34, "", unary, operand + "++");
            case PREFIX_INCREMENT -> changes.instead(33, "", unary, operand + "++");
            case PREFIX_DECREMENT -> changes.instead(33, "", unary, operand + "--");
            case LOGICAL_COMPLEMENT -> changes.instead(37, "", unary, operand);
            default -> {
                return;
            }
        }
        if (unary.getKind().name().startsWith("POSTFIX") && parent() instanceof MethodInvocationTree) {
            changes.instead(10, "", unary, operand + (unary.getKind() == Kind.POSTFIX_INCREMENT ? " + 1" : " - 1"));
        }
        if (unary.getKind().name().startsWith("POSTFIX")) {
            changes.instead(
                    33, "", unary, code.text(unary).substring(operand.length()).strip() + operand);
        }
    }

    private void assignment(AssignmentTree assignment) {
        value(assignment.getExpression());
    }

    /** A value that is not kept small by the remainder that the program takes elsewhere. */
    private void value(ExpressionTree value) {
        if (value instanceof BinaryTree && code.isWhole(path(value)) && value.getKind() != Kind.REMAINDER) {
            moduli.forEach(modulus ->
                    changes.instead(22, "java-remainder-missing", value, "(" + code.text(value) + ") % " + modulus));
        }
    }

    private void compound(CompoundAssignmentTree assignment) {
        String name = code.text(assignment.getVariable());
        String value = code.text(assignment.getExpression());
        Kind kind = assignment.getKind();
        boolean whole = code.isWhole(path(assignment.getVariable())) && code.isWhole(path(assignment.getExpression()));
        if (kind == Kind.REMAINDER_ASSIGNMENT && whole) {
            changes.instead(
                    8, "java-negative-remainder", assignment, name + " = Math.floorMod(" + name + ", " + value + ")");
        }
        if (whole && (kind == Kind.PLUS_ASSIGNMENT || kind == Kind.MULTIPLY_ASSIGNMENT)) {
            String sign = kind == Kind.PLUS_ASSIGNMENT ? " + " : " * ";
            moduli.forEach(modulus -> changes.instead(
                    22,
                    "java-remainder-missing",
                    assignment,
                    name + " = (" + name + sign + primary(assignment.getExpression()) + ") % " + modulus));
        }
        if (kind == Kind.PLUS_ASSIGNMENT || kind == Kind.MINUS_ASSIGNMENT) {
            changes.instead(32, "", assignment, name + " = " + value);
            changes.instead(32, "", assignment, name + (kind == Kind.PLUS_ASSIGNMENT ? " -= " : " += ") + value);
        }
    }

    private void group(ParenthesizedTree group) {
        if (group.getExpression() instanceof BinaryTree && code.isWhole(here())) {
            moduli.forEach(modulus -> changes.instead(
                    23, "java-remainder-missing", group, "(" + code.text(group) + " % " + modulus + ")"));
        }
    }

    private void access(ArrayAccessTree access) {
        near(access.getIndex());
        if (access.getExpression() instanceof ArrayAccessTree first
                && !code.text(first.getIndex()).equals(code.text(access.getIndex()))) {
            String other = code.text(first.getExpression()) + "[" + code.text(access.getIndex()) + "]["
                    + code.text(first.getIndex()) + "]";
            changes.instead(26, "", access, other);
        }
    }

    private void near(ExpressionTree index) {
        if (!(index instanceof LiteralTree) && code.isWritten(index)) {
            changes.beside(15, "", index);
        }
    }

    private void array(NewArrayTree array) {
        for (ExpressionTree size : array.getDimensions()) {
            changes.instead(13, "", size, FoundChanges.sum(code.text(size), 1));
        }
    }

    private void cast(TypeCastTree cast) {
        String type = code.text(cast.getType());
        if (parent() instanceof BinaryTree binary
                && binary.getLeftOperand() == cast
                && SIGNS.containsKey(binary.getKind())
                && (type.equals("int") || type.equals("long") || type.equals("char"))) {
            String rest = code.text(binary).substring(code.start(cast.getExpression()) - code.start(binary));
            changes.instead(7, "java-cast-first", binary, "(" + type + ") (" + rest + ")");
        }
        if (type.equals("int") || type.equals("long")) {
            String rounded = "(" + type + ") Math.round(" + code.text(cast.getExpression()) + ")";
            changes.instead(29, "", cast, rounded);
        }
    }

    private void identifier(IdentifierTree name) {
        if (code.isVariable(here()) && code.isWhole(here())) {
            OtherVariables.others(code, here()).forEach(other -> changes.instead(50, "", name, other));
        }
    }
}
