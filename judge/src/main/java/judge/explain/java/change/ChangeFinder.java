package judge.explain.java.change;

import com.sun.source.tree.Tree;
import com.sun.source.util.TreePath;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** Looks at all parts of a source for what can be changed, as its table says: at each part before those in it. */
abstract class ChangeFinder {

    final JavaCode code;
    final FoundChanges changes;

    private final List<Consumer<Tree>> table = new ArrayList<>();
    private TreePath here;

    ChangeFinder(JavaCode code, FoundChanges changes) {
        this.code = code;
        this.changes = changes;
        here = new TreePath(code.unit());
    }

    /** Has all parts of a kind looked at so. */
    final <T extends Tree> void at(Class<T> kind, Consumer<T> look) {
        table.add(tree -> {
            if (kind.isInstance(tree)) {
                look.accept(kind.cast(tree));
            }
        });
    }

    final void find() {
        for (TreePath path : code.parts()) {
            here = path;
            table.forEach(look -> look.accept(path.getLeaf()));
        }
    }

    /** The way to the part that is looked at. */
    final TreePath here() {
        return here;
    }

    /** The part around the one that is looked at. */
    final Tree parent() {
        return here.getParentPath().getLeaf();
    }

    /** The way to a part of the one that is looked at. */
    final TreePath path(Tree child) {
        return new TreePath(here, child);
    }
}
