package judge.cpp;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.cpp.SyntaxNode.Kind;

/** Reads what defines something: functions, structs, types, variables. */
abstract class Definitions {

    /** The place of what is defined within a function, in place of the name of a struct around. */
    static final String IN_BLOCK = "{";

    /** The signs with one of which a statement goes on after the body of a function without a name. */
    private static final Set<String> BEHIND_VALUES = Set.of(",", ")", ";", "(", ".", "]", "}", ":", "?");

    private static final Set<String> STRUCTS = Set.of("struct", "class", "union", "enum");

    private static final Set<String> ACCESS = Set.of("public", "private", "protected");

    static final int DEEPEST = 200;

    final Fragment code;
    int depth;
    final Declarations declarations;

    Definitions(Fragment code) {
        this.code = code;
        declarations = new Declarations(code);
    }

    /** Reads one statement, of at least one token. */
    abstract SyntaxNode statement(int at, int to);

    /** Reads the functions without a name in some code. */
    abstract List<SyntaxNode> lambdas(Fragment in);

    /**
     * Reads all that is defined up to an index.
     *
     * @param place the name of the struct around; an empty one where there is none
     */
    List<SyntaxNode> all(int from, int to, String place) {
        List<SyntaxNode> all = new ArrayList<>();
        int at = depth < DEEPEST ? from : to;
        depth++;
        while (at < to) {
            if (ACCESS.contains(code.at(at)) && code.at(at + 1).equals(":")) {
                at += 2;
                continue;
            }
            int here = at;
            SyntaxNode one = definition(at, to, place).orElseGet(() -> statement(here, to));
            all.add(one);
            at = one.code().to();
        }
        depth--;
        return all;
    }

    Optional<SyntaxNode> definition(int from, int to, String place) {
        int at = from;
        while (code.at(at).equals("template") && Types.template(code, at + 1, to) > at + 1) {
            at = Types.template(code, at + 1, to);
        }
        switch (code.at(at)) {
            case "typedef", "using" -> {
                return Optional.of(otherName(from, at, to));
            }
            case "namespace", "extern" -> {
                int open = code.part(at, Math.min(to, at + 4)).next(at, Set.of("{"));
                if (code.at(open).equals("{") && open < to) {
                    return Optional.of(namespace(from, open, to));
                }
            }
            default -> {}
        }
        int first = at;
        return struct(from, first, to)
                .or(() -> function(from, first, to, place))
                .or(() -> declaration(from, first, to));
    }

    private SyntaxNode otherName(int from, int at, int to) {
        Optional<SyntaxNode> inner = struct(at + 1, at + 1, to);
        int end = end(Math.max(inner.map(node -> code.behind(node.head().to())).orElse(at), at + 1), to);
        boolean using = code.at(at).equals("using");
        int last = code.part(at, end).next(at, Set.of("[", ";"));
        int name = using ? at + 1 : last - 1;
        String known = code.isOwnName(name) && !(using && !code.at(at + 2).equals("=")) ? code.at(name) : "";
        Fragment head = using ? code.part(Math.min(at + 3, end), end) : code.part(at + 1, Math.max(at + 1, name));
        return new SyntaxNode(
                using ? Kind.USING : Kind.TYPEDEF,
                code.part(from, end),
                known,
                head,
                List.of(),
                inner.stream().toList());
    }

    private SyntaxNode namespace(int from, int open, int to) {
        int close = code.partner(open) > open ? Math.min(code.partner(open), to) : to;
        String name = code.isOwnName(open - 1) ? code.at(open - 1) : "";
        Fragment none = code.part(open, open);
        Fragment all = code.part(from, Math.min(close + 1, to));
        return new SyntaxNode(Kind.NAMESPACE, all, name, none, List.of(), all(open + 1, close, ""));
    }

    /** The brace of a struct that begins there. */
    private Optional<Integer> struct(int at) {
        int word = at;
        while (Keywords.isQualifier(code.at(word))) {
            word++;
        }
        int open = word;
        while (word > at
                && STRUCTS.contains(code.at(word - 1))
                && open < word + 20
                && (code.token(Math.min(open, code.whole().to() - 1)).isName()
                        || Set.of(":", ",", "<", ">", "::").contains(code.at(open)))) {
            open++;
        }
        boolean there = word > at
                && STRUCTS.contains(code.at(word - 1))
                && code.at(open).equals("{");
        return there ? Optional.of(open) : Optional.empty();
    }

    private Optional<SyntaxNode> struct(int from, int at, int to) {
        Optional<Integer> brace = struct(at).filter(open -> open < to);
        if (brace.isEmpty()) {
            return Optional.empty();
        }
        int open = brace.get();
        int close = code.partner(open) > open ? Math.min(code.partner(open), to) : to;
        int word = at;
        while (!STRUCTS.contains(code.at(word)) || STRUCTS.contains(code.at(word + 1))) {
            word++;
        }
        String name = code.isOwnName(word + 1) ? code.at(word + 1) : "";
        boolean constants = code.part(at, word + 1).has("enum");
        int bases = Math.min(code.part(word, open).next(word, Set.of(":")) + 1, open);
        int end = close < to ? behindBrace(close, to) : to;
        return Optional.of(new SyntaxNode(
                constants ? Kind.ENUM : Kind.STRUCT,
                code.part(from, end < to && code.at(end).equals(";") ? end + 1 : end),
                name,
                code.part(bases, open),
                constants ? declarations.behind(open, open + 1, close) : declared(at, open, close, end),
                constants ? List.of() : all(open + 1, close, name.isEmpty() ? " " : name)));
    }

    /** The variables behind the brace of a struct. */
    private List<Variable> declared(int at, int open, int close, int end) {
        return close >= end
                ? List.of()
                : declarations.behind(at, close + 1, end).stream()
                        .map(one -> new Variable(
                                code.part(at, open), one.marks(), one.name(), one.dimensions(), one.value()))
                        .toList();
    }

    /** The end of what is declared behind a struct: its semicolon, or the brace where there is none. */
    private int behindBrace(int close, int to) {
        int end = code.part(close + 1, to).next(close + 1, Set.of(";", "(", "{", "}"));
        return end < to && code.at(end).equals(";") ? end : close + 1;
    }

    private Optional<SyntaxNode> function(int from, int at, int to, String place) {
        Optional<FunctionHead> read = FunctionHead.at(code, at, to);
        if (read.isEmpty()) {
            return Optional.empty();
        }
        FunctionHead head = read.get();
        boolean outside = !place.equals(IN_BLOCK);
        boolean block = code.at(head.body()).equals("{") && (outside || head.isPlain());
        boolean promised = outside
                && Set.of(";", "=").contains(code.at(head.body()))
                && (head.isPlain() || code.at(head.name()).equals(place))
                && declarations.areParameters(head.open() + 1, head.close());
        if (head.body() >= to || !(block || promised)) {
            return Optional.empty();
        }
        List<SyntaxNode> children = block ? List.of(statement(head.body(), to)) : List.of();
        int end = block ? children.get(0).code().to() : end(head.body(), to);
        return Optional.of(new SyntaxNode(
                Kind.FUNCTION,
                code.part(from, end),
                code.part(head.name(), head.open()).plain().replace(" ", ""),
                code.part(at, head.typeEnd()),
                declarations.parameters(head.open() + 1, head.close()),
                children));
    }

    private Optional<SyntaxNode> declaration(int from, int at, int to) {
        int end = end(at, to);
        int last = withoutSemicolon(end);
        List<Variable> variables = declarations.variables(at, last);
        Fragment head = code.part(at, last);
        return variables.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new SyntaxNode(Kind.DECLARATION, code.part(from, end), "", head, variables, lambdas(head)));
    }

    /** The index after a statement without a head: after its semicolon, or before what begins another one. */
    int end(int from, int to) {
        int at = from;
        while (at < to) {
            String text = code.at(at);
            if (text.equals(";")) {
                return at + 1;
            }
            if (at > from && endsBefore(at)) {
                return at;
            }
            boolean block = text.equals("{") && code.at(at - 1).equals(")");
            if (block && code.behind(at) < to && !BEHIND_VALUES.contains(code.at(code.behind(at)))) {
                return code.behind(at);
            }
            at = code.behind(at);
        }
        return to;
    }

    private boolean endsBefore(int at) {
        String text = code.at(at);
        boolean open = text.equals("{") && code.partner(at) < 0;
        boolean another = Keywords.isBuiltIn(text) && code.token(at - 1).endsValue();
        return open || another || text.equals("}") || Keywords.beginsStatement(text);
    }

    int withoutSemicolon(int end) {
        return code.at(end - 1).equals(";") ? end - 1 : end;
    }
}
