package judge.explain.java.change;

import com.sun.source.tree.BlockTree;
import com.sun.source.tree.ClassTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.MethodTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.VariableTree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Variables that could have been meant. */
final class OtherVariables {

    private static final int MOST = 4;

    private OtherVariables() {}

    /** Names of other variables of the same type, the nearest first. */
    static List<String> others(JavaCode code, TreePath name) {
        String written = code.text(name.getLeaf());
        String type = code.type(name);
        List<String> others = new ArrayList<>();
        for (VariableTree variable : declared(code, name)) {
            String other = variable.getName().toString();
            if (others.size() < MOST
                    && !other.equals(written)
                    && !others.contains(other)
                    && variable.getType() != null
                    && code.text(variable.getType()).equals(type)) {
                others.add(other);
            }
        }
        return others;
    }

    /** All that are declared around a place and before it, the nearest first. */
    static List<VariableTree> declared(JavaCode code, TreePath place) {
        List<VariableTree> found = new ArrayList<>();
        int at = code.start(place.getLeaf());
        for (@Nullable TreePath path = place; path != null; path = path.getParentPath()) {
            List<VariableTree> here = new ArrayList<>();
            for (Tree tree : within(path.getLeaf())) {
                if (tree instanceof VariableTree variable
                        && (code.end(variable) <= at || path.getLeaf() instanceof ClassTree)) {
                    here.add(0, variable);
                }
            }
            found.addAll(here);
        }
        return found;
    }

    private static List<? extends Tree> within(Tree tree) {
        if (tree instanceof BlockTree block) {
            return block.getStatements();
        }
        if (tree instanceof ForLoopTree loop) {
            return loop.getInitializer();
        }
        if (tree instanceof EnhancedForLoopTree loop) {
            return List.of(loop.getVariable());
        }
        if (tree instanceof MethodTree method) {
            return method.getParameters();
        }
        return tree instanceof ClassTree type ? type.getMembers() : List.of();
    }
}
