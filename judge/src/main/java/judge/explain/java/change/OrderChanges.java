package judge.explain.java.change;

import com.sun.source.tree.ArrayAccessTree;
import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.NewClassTree;
import com.sun.source.tree.ReturnTree;
import com.sun.source.tree.Tree.Kind;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.IntStream;

/** Changes the order of sorting or taking: by another value, or the other way round. */
final class OrderChanges extends ChangeFinder {

    private static final String REVERSED = "java-order-reversed";
    private static final Set<String> COMPARING = Set.of("compare", "compareTo", "compareToIgnoreCase");
    private static final Set<String> NUMBERS = Set.of("int", "long", "double");
    private static final int PLACES = 3;

    /** The types of each class's fields, by their names. */
    private final Map<String, Map<String, String>> fields = new HashMap<>();

    OrderChanges(JavaCode code, FoundChanges changes) {
        super(code, changes);
        at(BinaryTree.class, this::binary);
        at(MethodInvocationTree.class, this::call);
        at(NewClassTree.class, this::made);
        at(LambdaExpressionTree.class, this::lambda);
        at(MethodTree.class, this::method);
        for (ClassTree type : JavaCode.all(code.unit(), ClassTree.class)) {
            Map<String, String> own = new LinkedHashMap<>();
            type.getMembers().forEach(member -> {
                if (member instanceof VariableTree field) {
                    own.put(field.getName().toString(), code.text(field.getType()));
                }
            });
            fields.put(type.getSimpleName().toString(), own);
        }
    }

    private void binary(BinaryTree binary) {
        if (binary.getKind() == Kind.MINUS) {
            byOther(binary, binary.getLeftOperand(), binary.getRightOperand());
        }
        equal(binary);
    }

    /** Numbers with a fraction are seldom equal. */
    private void equal(BinaryTree binary) {
        boolean equal = binary.getKind() == Kind.EQUAL_TO;
        boolean real = code.type(path(binary.getLeftOperand())).equals("double")
                || code.type(path(binary.getRightOperand())).equals("double");
        if (!real) {
            return;
        }
        String left = code.text(binary.getLeftOperand());
        String right = code.text(binary.getRightOperand());
        if (equal || binary.getKind() == Kind.NOT_EQUAL_TO) {
            String changed = "Math.abs(" + left + " - (" + right + "))" + (equal ? " < 1e-9" : " > 1e-9");
            changes.instead(9, "java-double-equal", binary, changed);
        }
        switch (binary.getKind()) {
            case LESS_THAN_EQUAL, GREATER_THAN -> changes.instead(
                    28, "java-double-equal", binary.getRightOperand(), right + " + 1e-9");
            case GREATER_THAN_EQUAL, LESS_THAN -> changes.instead(
                    28, "java-double-equal", binary.getRightOperand(), right + " - 1e-9");
            default -> {}
        }
    }

    private void call(MethodInvocationTree call) {
        String name = code.text(call.getMethodSelect()).replaceAll(".*\\.", "");
        List<? extends ExpressionTree> given = call.getArguments();
        if (COMPARING.contains(name) && given.size() == 2) {
            byOther(call, given.get(0), given.get(1));
        } else if (COMPARING.contains(name)
                && given.size() == 1
                && call.getMethodSelect() instanceof MemberSelectTree select) {
            byOther(call, select.getExpression(), given.get(0));
        }
        if (code.text(call).matches("Collections\\.sort\\(\\w+\\)|Arrays\\.sort\\(\\w+\\)")) {
            String changed = code.text(call).replace(")", ", java.util.Collections.reverseOrder())");
            changes.instead(17, REVERSED, call, changed);
        }
    }

    /** The same comparison of something else of both. */
    private void byOther(ExpressionTree comparison, ExpressionTree one, ExpressionTree other) {
        if (one instanceof MemberSelectTree left
                && other instanceof MemberSelectTree right
                && left.getIdentifier().equals(right.getIdentifier())
                && left.getExpression() instanceof IdentifierTree
                && right.getExpression() instanceof IdentifierTree) {
            String owner = ownerOf(comparison, right);
            Map<String, String> own = fields.getOrDefault(owner, Map.of());
            String written = left.getIdentifier().toString();
            String type = own.getOrDefault(written, "");
            own.forEach((name, its) -> {
                boolean fits = its.equals(type) || (NUMBERS.contains(its) && NUMBERS.contains(type));
                if (fits && !name.equals(written)) {
                    inBoth(comparison, left, right, "." + written, "." + name);
                }
            });
        }
        if (one instanceof ArrayAccessTree left
                && other instanceof ArrayAccessTree right
                && left.getIndex() instanceof LiteralTree place
                && code.text(right.getIndex()).equals(code.text(place))) {
            String written = code.text(place);
            IntStream.range(0, PLACES)
                    .mapToObj(String::valueOf)
                    .filter(i -> !written.equals(i))
                    .forEach(i -> inBoth(comparison, left, right, "[" + written + "]", "[" + i + "]"));
        }
    }

    private String ownerOf(ExpressionTree comparison, MemberSelectTree select) {
        TreePath at = new TreePath(path(select), select.getExpression());
        String type = comparison.equals(here().getLeaf()) ? code.type(at) : "";
        return type.replaceAll(".*\\.", "");
    }

    private void inBoth(ExpressionTree comparison, ExpressionTree one, ExpressionTree other, String from, String to) {
        List<JavaEdit> edits = new ArrayList<>();
        for (ExpressionTree each : List.of(one, other)) {
            int end = code.end(each);
            edits.add(JavaEdit.instead(end - from.length(), end, to));
        }
        boolean last = code.text(one).endsWith(from) && code.text(other).endsWith(from);
        if (last) {
            String changed = code.with(code.start(comparison), code.end(comparison), edits);
            changes.instead(19, "", comparison, changed, edits);
        }
    }

    private void made(NewClassTree made) {
        String type = code.text(made.getIdentifier()).replaceAll("<.*|java\\.util\\.", "");
        if (Set.of("PriorityQueue", "TreeMap", "TreeSet").contains(type)
                && made.getArguments().isEmpty()
                && made.getClassBody() == null) {
            String changed = code.text(made).replaceFirst("\\(\\s*\\)$", "(java.util.Collections.reverseOrder())");
            changes.instead(15, REVERSED, made, changed);
        }
    }

    private void lambda(LambdaExpressionTree lambda) {
        List<? extends VariableTree> given = lambda.getParameters();
        if (given.size() == 2 && !code.text(lambda).startsWith("(int")) {
            String one = given.get(0).getName().toString();
            String other = given.get(1).getName().toString();
            String head = "(" + one + ", " + other + ") ->";
            if (code.text(lambda).startsWith(head) && !code.type(here()).contains("Bi")) {
                String changed = "(" + other + ", " + one + ") ->";
                int at = code.start(lambda);
                changes.instead(
                        18, REVERSED, lambda, changed, List.of(JavaEdit.instead(at, at + head.length(), changed)));
            }
            if (lambda.getBody() instanceof ExpressionTree body) {
                ties(body, one, other);
            }
        }
    }

    /** Adds a further comparison for arrays that are otherwise equal. */
    private void ties(ExpressionTree body, String one, String other) {
        String text = code.text(body);
        if (!text.contains(one + "[") || text.contains("?")) {
            return;
        }
        for (int i = 0; i < PLACES; i++) {
            String place = "[" + i + "]";
            if (!text.contains(one + place)) {
                for (String way : List.of(one + place + " - " + other + place, other + place + " - " + one + place)) {
                    String wide = way.contains(" - ") && text.contains("Long.") ? "Long.signum(" + way + ")" : way;
                    String changed = "(" + text + ") != 0 ? (" + text + ") : " + wide;
                    List<JavaEdit> edits = List.of(code.instead(body, changed));
                    changes.add(14, "changed", "java-tie", code.start(body), text, wide, edits);
                }
            }
        }
    }

    /** All that it gives the other way round; and what it does not look at. */
    private void method(MethodTree method) {
        if (COMPARING.contains(method.getName().toString()) && method.getBody() != null) {
            List<ExpressionTree> given = JavaCode.outermost(method.getBody(), ReturnTree.class).stream()
                    .map(ReturnTree::getExpression)
                    .filter(Objects::nonNull)
                    .toList();
            List<JavaEdit> edits = new ArrayList<>();
            for (ExpressionTree one : given) {
                edits.add(code.instead(one, "-(" + code.text(one) + ")"));
            }
            if (!given.isEmpty()) {
                String first = code.text(given.get(0));
                String changed = "-(" + first + ")";
                changes.add(18, "changed", REVERSED, code.start(given.get(0)), first, changed, edits);
                tie(method, given.get(given.size() - 1));
            }
        }
    }

    private void tie(MethodTree method, ExpressionTree last) {
        List<? extends VariableTree> given = method.getParameters();
        String type = code.text(given.get(0).getType());
        String one = given.size() == 2 ? given.get(0).getName().toString() : "this";
        String other = given.get(given.size() - 1).getName().toString();
        String text = code.text(last);
        fields.getOrDefault(type, Map.of()).forEach((name, its) -> {
            if (code.text(method).contains(other + "." + name)) {
                return;
            }
            String box = its.equals("int") ? "Integer" : its.equals("long") ? "Long" : "Double";
            for (boolean turned : new boolean[] {false, true}) {
                String left = (turned ? other : one) + "." + name;
                String right = (turned ? one : other) + "." + name;
                String way = NUMBERS.contains(its)
                        ? box + ".compare(" + left + ", " + right + ")"
                        : left + ".compareTo(" + right + ")";
                String changed = "(" + text + ") != 0 ? (" + text + ") : " + way;
                List<JavaEdit> edits = List.of(code.instead(last, changed));
                changes.add(10, "changed", "java-tie", code.start(last), text, way, edits);
            }
        });
    }
}
