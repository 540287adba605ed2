package judge.explain.cpp.change;

import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.cpp.Fragment;
import judge.cpp.SyntaxNode;
import judge.cpp.Token;

/**
 * A part of a function that can be written in another way by itself.
 *
 * @param code of which it is made
 * @param node the statement that it is, or is of
 * @param function the name of the function that it is in
 * @param twins for a name those that are declared together with it
 * @param local all names that the function declares
 * @param visible the names of those that are known where the part is
 */
record Part(
        Kind kind,
        Fragment code,
        SyntaxNode node,
        String function,
        Map<String, Set<String>> twins,
        Set<String> local,
        Set<String> visible) {

    enum Kind {
        CONDITION,
        /** A statement with its semicolon. */
        STATEMENT,
        RETURN,
        INITIAL,
        /** The whole head of a loop, between its parentheses. */
        HEAD,
        /** The text between the braces of a loop or a function; its tokens are those of the braces and of the text. */
        BODY,
        /** A whole {@code if} with all that is done otherwise. */
        IF,
        /** All of the source. */
        FILE,
        /** A whole loop with a condition before it. */
        LOOP
    }

    /** Tells whether a name that the source has somewhere means something here. */
    boolean sees(String name) {
        return visible.contains(name) || !local.contains(name);
    }

    /** Tells whether the part is an expression by itself. */
    boolean isValue() {
        return kind == Kind.CONDITION || kind == Kind.INITIAL;
    }

    /** Tells whether the part is an expression, or a statement that has no others in it. */
    boolean isSimple() {
        return isValue() || kind == Kind.STATEMENT || kind == Kind.RETURN;
    }

    /** Tells whether the part stands among statements, so that something can be added before it or behind it. */
    boolean isInBraces() {
        String before = code.at(code.from() - 1);
        return before.equals("{") || before.equals("}") || before.equals(";");
    }

    /** The first value, the condition and the step of a loop. */
    List<Fragment> tail() {
        return node.parts();
    }

    /** The first value of a loop with a single variable; no code where it has none, or several. */
    Fragment firstValue() {
        Fragment begins = tail().get(0);
        int equal = begins.next(begins.from(), Set.of("="));
        Fragment rest = begins.part(equal + 1, begins.to());
        return rest.has(",") || rest.has("=") ? rest.part(rest.to(), rest.to()) : rest;
    }

    List<Token> tokens() {
        return code.tokens();
    }

    int start() {
        return code.start();
    }

    int end() {
        return code.end();
    }

    boolean has(String text) {
        return code.has(text);
    }
}
