package judge.cpp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.cpp.SyntaxNode.Kind;

/** Reads the statements of functions, whether or not they are complete. */
final class Parser extends Definitions {

    /** The most words between the parameters of a function without a name and its body. */
    private static final int LONGEST_HEAD = 7;

    private static final int LONGEST_LABEL = 30;

    private final Set<String> macros;

    Parser(Fragment code, Set<String> macros) {
        super(code);
        this.macros = macros;
    }

    SyntaxNode file() {
        Fragment none = code.part(code.to(), code.to());
        List<SyntaxNode> children = all(code.from(), code.to(), "");
        return new SyntaxNode(Kind.FILE, code, "", none, List.of(), children);
    }

    List<SyntaxNode> statements(int from, int to) {
        List<SyntaxNode> all = new ArrayList<>();
        int at = from;
        while (at < to) {
            SyntaxNode one = statement(at, to);
            all.add(one);
            at = one.code().to();
        }
        return all;
    }

    @Override
    SyntaxNode statement(int at, int to) {
        if (depth >= DEEPEST) {
            return node(Kind.EXPRESSION, at, to, code.part(at, to), List.of());
        }
        depth++;
        try {
            return any(at, to);
        } finally {
            depth--;
        }
    }

    private SyntaxNode any(int at, int to) {
        return switch (code.at(at)) {
            case "{" -> block(at, to);
            case ";" -> node(Kind.EMPTY, at, at + 1, none(at), List.of());
            case "if" -> branch(at, to);
            case "for" -> loop(at, to);
            case "while" -> headed(Kind.WHILE, at, to);
            case "switch" -> headed(Kind.SWITCH, at, to);
            case "catch" -> headed(Kind.CATCH, at, to);
            case "do" -> repeated(at, to);
            case "case", "default" -> label(at, to);
            case "return" -> value(Kind.RETURN, "", at, to);
            case "break", "continue", "goto" -> value(Kind.JUMP, code.at(at), at, to);
            default -> simple(at, to);
        };
    }

    private Fragment none(int at) {
        return code.part(at, at);
    }

    private SyntaxNode node(Kind kind, int from, int to, Fragment head, List<SyntaxNode> children) {
        return new SyntaxNode(kind, code.part(from, to), "", head, List.of(), children);
    }

    SyntaxNode block(int open, int to) {
        int close = code.partner(open) > open ? Math.min(code.partner(open), to) : to;
        return node(Kind.BLOCK, open, Math.min(close + 1, to), none(open), statements(open + 1, close));
    }

    /** The code between the parentheses there; no code where there are none. */
    private Fragment head(int open, int to) {
        boolean there = code.at(open).equals("(") && code.partner(open) > open && code.partner(open) < to;
        return there ? code.part(open + 1, code.partner(open)) : none(Math.min(open, to));
    }

    private static int behind(Fragment head) {
        boolean there = head.at(head.to()).equals(")") && head.partner(head.from() - 1) == head.to();
        return there ? head.to() + 1 : head.from();
    }

    private SyntaxNode branch(int at, int to) {
        Fragment head = head(at + (code.at(at + 1).equals("constexpr") ? 2 : 1), to);
        List<SyntaxNode> children = new ArrayList<>();
        int end = body(behind(head), to, children);
        if (end < to && code.at(end).equals("else") && !children.isEmpty()) {
            end = body(end + 1, to, children);
        }
        return node(Kind.IF, at, end, head, children);
    }

    /** Adds the statement there, if there is one; the index after it. */
    private int body(int at, int to, List<SyntaxNode> children) {
        if (at >= to || code.at(at).equals("}")) {
            return Math.min(at, to);
        }
        children.add(statement(at, to));
        return children.get(children.size() - 1).code().to();
    }

    private SyntaxNode headed(Kind kind, int at, int to) {
        Fragment head = head(at + 1, to);
        List<SyntaxNode> children = new ArrayList<>();
        int end = body(behind(head), to, children);
        List<Variable> variables = kind == Kind.CATCH ? declarations.parameters(head.from(), head.to()) : List.of();
        return new SyntaxNode(kind, code.part(at, end), "", head, variables, children);
    }

    private SyntaxNode loop(int at, int to) {
        Fragment head = head(at + 1, to);
        int first = head.next(head.from(), Set.of(";"));
        boolean range = first == head.to();
        int declared = range ? head.next(head.from(), Set.of(":")) : first;
        List<SyntaxNode> children = new ArrayList<>();
        int end = body(behind(head), to, children);
        List<Variable> variables = declarations.variables(head.from(), declared);
        return new SyntaxNode(range ? Kind.RANGE_FOR : Kind.FOR, code.part(at, end), "", head, variables, children);
    }

    private SyntaxNode repeated(int at, int to) {
        List<SyntaxNode> children = new ArrayList<>();
        int end = body(at + 1, to, children);
        Fragment head = none(end);
        if (end < to && code.at(end).equals("while")) {
            head = head(end + 1, to);
            end = behind(head);
            end += end < to && code.at(end).equals(";") ? 1 : 0;
        }
        return node(Kind.DO, at, end, head, children);
    }

    private SyntaxNode label(int at, int to) {
        int limit = Math.min(to, at + LONGEST_LABEL);
        int colon = code.part(at, limit).next(at, Set.of(":", ";", "{"));
        boolean there = colon < limit && code.at(colon).equals(":");
        int end = there ? colon + 1 : at + 1;
        return node(Kind.LABEL, at, end, code.part(at + 1, there ? colon : at + 1), List.of());
    }

    private SyntaxNode value(Kind kind, String name, int at, int to) {
        int end = end(at, to);
        Fragment head = code.part(at + 1, withoutSemicolon(end));
        return new SyntaxNode(kind, code.part(at, end), name, head, List.of(), lambdas(head));
    }

    private SyntaxNode simple(int at, int to) {
        if (code.isOwnName(at) && code.at(at + 1).equals(":") && at + 1 < to) {
            return new SyntaxNode(Kind.LABEL, code.part(at, at + 2), code.at(at), none(at), List.of(), List.of());
        }
        if (code.at(at).equals("try") || code.at(at).equals("else")) {
            List<SyntaxNode> children = new ArrayList<>();
            int end = body(at + 1, to, children);
            return children.isEmpty()
                    ? node(Kind.EMPTY, at, at + 1, none(at), children)
                    : children.get(0).wider(code.part(at, end));
        }
        Optional<SyntaxNode> defined = definition(at, to, IN_BLOCK);
        return defined.or(() -> macro(at, to)).orElseGet(() -> expression(at, to));
    }

    /** A loop, or the like, that a macro makes of its arguments and the next statement. */
    private Optional<SyntaxNode> macro(int at, int to) {
        Fragment head = head(at + 1, to);
        int behind = behind(head);
        boolean block = behind < to && code.at(behind).equals("{");
        boolean known = macros.contains(code.at(at))
                && behind < to
                && (code.token(behind).isName() || code.at(behind).equals("++"));
        if (!code.isOwnName(at) || behind == head.from() || !(block || known)) {
            return Optional.empty();
        }
        List<SyntaxNode> children = new ArrayList<>();
        int end = body(behind, to, children);
        return Optional.of(new SyntaxNode(Kind.MACRO, code.part(at, end), code.at(at), head, List.of(), children));
    }

    SyntaxNode expression(int at, int to) {
        int end = end(at, to);
        Fragment head = code.part(at, withoutSemicolon(end));
        return node(Kind.EXPRESSION, at, end, head, lambdas(head));
    }

    @Override
    List<SyntaxNode> lambdas(Fragment in) {
        List<SyntaxNode> all = new ArrayList<>();
        int at = in.from();
        while (at < in.to()) {
            Optional<SyntaxNode> lambda = code.at(at).equals("[") ? lambda(at, in.to()) : Optional.empty();
            lambda.ifPresent(all::add);
            at = lambda.map(one -> one.code().to()).orElse(at + 1);
        }
        return all;
    }

    private Optional<SyntaxNode> lambda(int at, int to) {
        int close = code.partner(at);
        boolean index = at > 0 && code.token(at - 1).endsValue();
        if (close < at || index || depth >= DEEPEST) {
            return Optional.empty();
        }
        Fragment head = head(close + 1, to);
        int limit = Math.min(to, behind(head) + LONGEST_HEAD);
        int open = code.part(behind(head), limit).next(behind(head), Set.of("{", ";", ","));
        if (open >= limit || !code.at(open).equals("{")) {
            return Optional.empty();
        }
        SyntaxNode body = statement(open, to);
        List<Variable> parameters = declarations.parameters(head.from(), head.to());
        Fragment all = code.part(at, body.code().to());
        return Optional.of(new SyntaxNode(Kind.LAMBDA, all, "", code.part(at + 1, close), parameters, List.of(body)));
    }
}
