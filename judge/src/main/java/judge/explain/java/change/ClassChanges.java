package judge.explain.java.change;

import com.sun.source.tree.ClassTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.LambdaExpressionTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import javax.lang.model.element.Modifier;

/** Changes of classes that are keys and lack a method, and of comparators that take different elements for the same. */
final class ClassChanges extends ChangeFinder {

    private final Map<String, List<VariableTree>> fields = new HashMap<>();

    ClassChanges(JavaCode code, FoundChanges changes) {
        super(code, changes);
        at(ClassTree.class, this::type);
        at(LambdaExpressionTree.class, this::lambda);
    }

    private static boolean isField(Tree member) {
        return member instanceof VariableTree field
                && !field.getModifiers().getFlags().contains(Modifier.STATIC);
    }

    private void type(ClassTree type) {
        String name = type.getSimpleName().toString();
        List<VariableTree> own = type.getMembers().stream()
                .filter(ClassChanges::isField)
                .map(VariableTree.class::cast)
                .toList();
        fields.put(name, own);
        boolean key = Pattern.compile("\\b(?:Hash)?(?:Set|Map)<" + Pattern.quote(name) + "\\b")
                .matcher(code.text())
                .find();
        if (type.getKind() == Tree.Kind.CLASS && key && !own.isEmpty()) {
            key(type, name, own);
        }
    }

    private static boolean has(ClassTree type, String method) {
        return type.getMembers().stream()
                .anyMatch(member ->
                        member instanceof MethodTree one && one.getName().contentEquals(method));
    }

    private void key(ClassTree type, String name, List<VariableTree> own) {
        String names = own.stream().map(field -> field.getName().toString()).collect(Collectors.joining(", "));
        String hash = "public int hashCode() { return java.util.Objects.hash(" + names + "); }";
        String same = own.stream()
                .map(field -> "java.util.Objects.equals(" + field.getName() + ", o." + field.getName() + ")")
                .collect(Collectors.joining(" && "));
        String equals = "public boolean equals(Object other) { return other instanceof " + name + " && same((" + name
                + ") other); } boolean same(" + name + " o) { return " + same + "; } ";
        int at = code.end(type) - 1;
        if (has(type, "equals") && !has(type, "hashCode")) {
            int shown = type.getMembers().stream()
                    .filter(member ->
                            member instanceof MethodTree one && one.getName().contentEquals("equals"))
                    .mapToInt(code::start)
                    .findFirst()
                    .orElse(code.start(type));
            changes.add(1, "added", "java-hash-code-missing", shown, "", hash, List.of(JavaEdit.before(at, hash)));
        } else if (!has(type, "equals") && !has(type, "compareTo")) {
            List<JavaEdit> both = List.of(JavaEdit.before(at, equals + (has(type, "hashCode") ? "" : hash)));
            changes.add(1, "added", "java-equals-missing", code.start(type), "", "equals, hashCode", both);
        }
    }

    /** Adds a further comparison for elements that are otherwise equal. */
    private void lambda(LambdaExpressionTree lambda) {
        if (lambda.getParameters().size() == 2 && lambda.getBody() instanceof ExpressionTree body) {
            String one = lambda.getParameters().get(0).getName().toString();
            String other = lambda.getParameters().get(1).getName().toString();
            String text = code.text(body);
            fields.values()
                    .forEach(own -> own.forEach(field -> {
                        String name = field.getName().toString();
                        boolean sees = own.stream().anyMatch(seen -> text.contains(one + "." + seen.getName()));
                        if (sees
                                && !Pattern.compile("\\." + name + "\\b")
                                        .matcher(text)
                                        .find()) {
                            tie(body, text, one + "." + name, other + "." + name, code.text(field.getType()));
                        }
                    }));
        }
    }

    private void tie(ExpressionTree body, String text, String one, String other, String type) {
        String box =
                type.equals("int") ? "Integer" : type.equals("long") ? "Long" : type.equals("double") ? "Double" : "";
        List<String> ways = box.isEmpty()
                ? List.of(one + ".compareTo(" + other + ")", other + ".compareTo(" + one + ")")
                : List.of(box + ".compare(" + one + ", " + other + ")", box + ".compare(" + other + ", " + one + ")");
        for (String way : ways) {
            String changed = "(" + text + ") != 0 ? (" + text + ") : " + way;
            List<JavaEdit> edits = List.of(code.instead(body, changed));
            changes.add(9, "changed", "java-tie", code.start(body), text, way, edits);
        }
    }
}
