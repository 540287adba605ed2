package judge.explain.java.change;

import com.sun.source.tree.BinaryTree;
import com.sun.source.tree.ExpressionTree;
import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.Tree;
import com.sun.source.util.TreeScanner;
import java.util.LinkedHashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Large constants that a program takes remainders by. */
final class Moduli extends TreeScanner<@Nullable Void, @Nullable Void> {

    private static final int LEAST_DIGITS = 2;

    private static final int MOST = 3;

    private final JavaCode code;
    private final Set<String> found = new LinkedHashSet<>();

    private Moduli(JavaCode code) {
        this.code = code;
    }

    static Set<String> in(JavaCode code) {
        Moduli moduli = new Moduli(code);
        moduli.scan(code.unit(), null);
        return moduli.found;
    }

    @Override
    public @Nullable Void visitBinary(BinaryTree binary, @Nullable Void none) {
        ExpressionTree by = binary.getRightOperand();
        boolean large = (by instanceof LiteralTree && code.text(by).length() >= LEAST_DIGITS)
                || (by instanceof IdentifierTree
                        && code.text(by).toUpperCase(java.util.Locale.ROOT).contains("MOD"));
        if (binary.getKind() == Tree.Kind.REMAINDER && large && found.size() < MOST) {
            found.add(code.text(by));
        }
        return super.visitBinary(binary, null);
    }
}
