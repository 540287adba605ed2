package judge.explain.java.change;

import com.sun.source.tree.IdentifierTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Two variables of a condition that stand for each other in all of it. */
record ExchangedNames(JavaCode code, FoundChanges changes) {

    private static final int MOST_NAMES = 6;

    void in(TreePath condition) {
        Map<String, List<IdentifierTree>> names = new LinkedHashMap<>();
        for (IdentifierTree name : JavaCode.all(condition.getLeaf(), IdentifierTree.class)) {
            TreePath path = new TreePath(condition, name);
            if (code.isVariable(path) && code.isWhole(path)) {
                names.computeIfAbsent(code.text(name), key -> new ArrayList<>()).add(name);
            }
        }
        List<String> all = names.keySet().stream().limit(MOST_NAMES).toList();
        for (String one : all) {
            for (String other : all.subList(all.indexOf(one) + 1, all.size())) {
                List<JavaEdit> edits = new ArrayList<>();
                names.getOrDefault(one, List.of()).forEach(name -> edits.add(code.instead(name, other)));
                names.getOrDefault(other, List.of()).forEach(name -> edits.add(code.instead(name, one)));
                String changed = code.with(code.start(condition.getLeaf()), code.end(condition.getLeaf()), edits);
                changes.instead(44, "", condition.getLeaf(), changed, edits);
            }
        }
    }
}
