package judge.cpp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A part of a program and the parts in it. Kinds say what the components hold where that is not plain.
 *
 * @param code all of it, with its semicolon
 * @param name of what is defined; empty where it has none
 * @param head what the kind says; no code where the kind says nothing
 * @param variables those that it declares
 * @param children the parts in it, in their order
 */
public record SyntaxNode(
        Kind kind, Fragment code, String name, Fragment head, List<Variable> variables, List<SyntaxNode> children) {

    public SyntaxNode {
        variables = List.copyOf(variables);
        children = List.copyOf(children);
    }

    /** The kinds of parts. */
    public enum Kind {
        FILE,
        /** Also what is {@code extern "C"}. */
        NAMESPACE,
        /** The head is the type and other words before the name; the child is the body, none where there is none. */
        FUNCTION,
        /** The head is what it captures. */
        LAMBDA,
        /** A struct, a class or a union: the head is what it derives from, the variables are those behind it. */
        STRUCT,
        /** The variables are its constants. */
        ENUM,
        DECLARATION,
        TYPEDEF,
        USING,
        BLOCK,
        /** The head is the condition; the children are what is done, and what is done otherwise. */
        IF,
        /** The head is all between the parentheses, of these four and of what an unknown macro makes. */
        FOR,
        RANGE_FOR,
        WHILE,
        SWITCH,
        MACRO,
        /** The head is the condition. */
        DO,
        /** A block that catches an exception. */
        CATCH,
        /** The head is the value of a case. */
        LABEL,
        /** The head is the value. */
        RETURN,
        /** The name is the word: break, continue, goto. */
        JUMP,
        /** The head is all but the semicolon. */
        EXPRESSION,
        EMPTY;

        public boolean isLoop() {
            return this == FOR || this == RANGE_FOR || this == WHILE || this == DO;
        }
    }

    SyntaxNode wider(Fragment all) {
        return new SyntaxNode(kind, all, name, head, variables, children);
    }

    public boolean is(Kind other) {
        return kind == other;
    }

    public int line() {
        return code.line();
    }

    /** Tells whether it declares a variable of the name. */
    public boolean declares(String variable) {
        return variables.stream().anyMatch(one -> one.name().is(variable));
    }

    public int lastLine() {
        return code.isEmpty() ? line() : code.token(code.to() - 1).line();
    }

    /** Returns the first token of the name of what has one; of an operator, the word. */
    public Token nameToken() {
        boolean operator = name.startsWith("operator") || name.startsWith("~");
        return code.tokens().stream()
                .filter(token -> operator ? name.startsWith(token.text()) : token.is(name))
                .findFirst()
                .orElseGet(() -> code.token(code.from()));
    }

    /** Returns what a function, a loop or a condition does first: a block or another statement. */
    public Optional<SyntaxNode> body() {
        return kind == Kind.BLOCK ? Optional.of(this) : children.stream().findFirst();
    }

    /** Returns what is done where the condition does not hold. */
    public Optional<SyntaxNode> otherwise() {
        return kind == Kind.IF ? children.stream().skip(1).findFirst() : Optional.empty();
    }

    /** Returns the three parts of the head of a loop, each of which may be no code. */
    public List<Fragment> parts() {
        int first = head.next(head.from(), Set.of(";"));
        int second = head.next(first + 1, Set.of(";"));
        return List.of(head.part(head.from(), first), head.part(first + 1, second), head.part(second + 1, head.to()));
    }

    /** Returns the node and all in it, each before what is in it. */
    public Stream<SyntaxNode> walk() {
        List<SyntaxNode> all = new ArrayList<>();
        collect(all);
        return all.stream();
    }

    private void collect(List<SyntaxNode> all) {
        all.add(this);
        children.forEach(child -> child.collect(all));
    }

    public Stream<SyntaxNode> all(Kind wanted) {
        return walk().filter(node -> node.kind == wanted);
    }

    /** Returns the nodes that have some code, the outermost first. */
    public Stream<SyntaxNode> path(Fragment place) {
        List<SyntaxNode> path = new ArrayList<>();
        Optional<SyntaxNode> next = Optional.of(this).filter(node -> node.code.contains(place));
        while (next.isPresent()) {
            path.add(next.get());
            next = next.get().children.stream()
                    .filter(child -> child.code.contains(place))
                    .findFirst();
        }
        return path.stream();
    }
}
