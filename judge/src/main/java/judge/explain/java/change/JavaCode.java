package judge.explain.java.change;

import com.sun.source.tree.CompilationUnitTree;
import com.sun.source.tree.DoWhileLoopTree;
import com.sun.source.tree.EnhancedForLoopTree;
import com.sun.source.tree.ForLoopTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.StatementTree;
import com.sun.source.tree.Tree;
import com.sun.source.tree.WhileLoopTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.SourcePositions;
import com.sun.source.util.TreePath;
import com.sun.source.util.TreePathScanner;
import com.sun.source.util.TreeScanner;
import com.sun.source.util.Trees;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** A source and what the compiler knows of it. */
final class JavaCode {

    private static final Set<TypeKind> WHOLE =
            Set.of(TypeKind.BYTE, TypeKind.SHORT, TypeKind.CHAR, TypeKind.INT, TypeKind.LONG);

    private static final Set<String> BOXES =
            Set.of("java.lang.Byte", "java.lang.Short", "java.lang.Character", "java.lang.Integer", "java.lang.Long");

    private final String text;
    private final CompilationUnitTree unit;
    private final Trees trees;
    private final SourcePositions positions;
    private final List<TreePath> parts = new ArrayList<>();

    JavaCode(String text, CompilationUnitTree unit, JavacTask task) {
        this.text = text;
        this.unit = unit;
        this.trees = Trees.instance(task);
        this.positions = trees.getSourcePositions();
        new TreePathScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void scan(@Nullable Tree tree, @Nullable Void none) {
                if (tree != null) {
                    parts.add(new TreePath(getCurrentPath(), tree));
                }
                return super.scan(tree, null);
            }
        }.scan(new TreePath(unit), null);
    }

    CompilationUnitTree unit() {
        return unit;
    }

    String text() {
        return text;
    }

    int start(Tree tree) {
        return (int) positions.getStartPosition(unit, tree);
    }

    int end(Tree tree) {
        return (int) positions.getEndPosition(unit, tree);
    }

    /** The ways to all parts of the source, each before those to what is in it. */
    List<TreePath> parts() {
        return parts;
    }

    /** The parts of a kind that a tree has, each before those in it. */
    static <T extends Tree> List<T> all(Tree tree, Class<T> kind) {
        return found(tree, kind, true);
    }

    /** The parts of a kind that a tree has, but for those within another one. */
    static <T extends Tree> List<T> outermost(Tree tree, Class<T> kind) {
        return found(tree, kind, false);
    }

    private static <T extends Tree> List<T> found(Tree tree, Class<T> kind, boolean nested) {
        List<T> found = new ArrayList<>();
        new TreeScanner<@Nullable Void, @Nullable Void>() {
            @Override
            public @Nullable Void scan(@Nullable Tree one, @Nullable Void none) {
                if (kind.isInstance(one)) {
                    found.add(kind.cast(one));
                }
                return nested || !kind.isInstance(one) ? super.scan(one, null) : null;
            }
        }.scan(tree, null);
        return found;
    }

    /** The body of a loop; none of what is no loop. */
    static @Nullable StatementTree loopBody(@Nullable Tree tree) {
        if (tree instanceof ForLoopTree loop) {
            return loop.getStatement();
        }
        if (tree instanceof EnhancedForLoopTree loop) {
            return loop.getStatement();
        }
        if (tree instanceof WhileLoopTree loop) {
            return loop.getStatement();
        }
        return tree instanceof DoWhileLoopTree loop ? loop.getStatement() : null;
    }

    /** The edit that puts a text in place of a part. */
    JavaEdit instead(Tree tree, String text) {
        return JavaEdit.instead(start(tree), end(tree), text);
    }

    /** Returns the text as it is written; empty where the compiler has made it. */
    String text(Tree tree) {
        return isWritten(tree) ? text.substring(start(tree), end(tree)) : "";
    }

    boolean isWritten(Tree tree) {
        return start(tree) >= 0 && end(tree) > start(tree) && end(tree) <= text.length();
    }

    /** The type of what is there, as {@code java.lang.String}, without its arguments; empty where it has none. */
    String type(TreePath path) {
        return wholeType(path).replaceAll("<.*", "");
    }

    /** The whole type, with its arguments. */
    String wholeType(TreePath path) {
        @Nullable TypeMirror type = trees.getTypeMirror(path);
        return type == null ? "" : type.toString();
    }

    /** Tells whether the expression is a whole number, perhaps in a box. */
    boolean isWhole(TreePath path) {
        @Nullable TypeMirror type = trees.getTypeMirror(path);
        return type != null && (WHOLE.contains(type.getKind()) || BOXES.contains(type.toString()));
    }

    boolean isInt(TreePath path) {
        return type(path).equals("int");
    }

    boolean isReference(TreePath path) {
        @Nullable TypeMirror type = trees.getTypeMirror(path);
        return type != null && type.getKind() == TypeKind.DECLARED;
    }

    @Nullable
    Element element(TreePath path) {
        return trees.getElement(path);
    }

    /** Tells whether the expression is a variable's name. */
    boolean isVariable(TreePath path) {
        return path.getLeaf() instanceof IdentifierTree && element(path) instanceof VariableElement;
    }

    /** The column that a line begins in. */
    int indentation(Tree tree) {
        int begin = text.lastIndexOf('\n', start(tree)) + 1;
        return text.substring(begin, start(tree)).isBlank() ? start(tree) - begin : -1;
    }

    long line(int at) {
        return text.substring(0, at).chars().filter(c -> c == '\n').count() + 1;
    }

    /** The source with edits, and with those of the stop points that are of none of their places. */
    String with(List<JavaEdit> edits, List<JavaEdit> stops) {
        return changed(0, text.length(), edits, stops);
    }

    /** A part of the source with edits that are in it. */
    String with(int from, int until, List<JavaEdit> edits) {
        return changed(from, until, edits, List.of());
    }

    private String changed(int from, int until, List<JavaEdit> edits, List<JavaEdit> stops) {
        List<JavaEdit> all = new ArrayList<>(edits);
        stops.stream()
                .filter(stop -> edits.stream().noneMatch(edit -> edit.covers(stop)))
                .forEach(all::add);
        all.sort(Comparator.comparingInt(JavaEdit::start).thenComparingInt(JavaEdit::order));
        StringBuilder changed = new StringBuilder();
        int next = from;
        for (JavaEdit edit : all) {
            if (edit.start() < next) {
                continue; // Two within each other: one of them does not compile, or is only half of it.
            }
            changed.append(text, next, edit.start()).append(edit.text());
            next = edit.end();
        }
        return changed.append(text, next, until).toString();
    }
}
