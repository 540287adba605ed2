package judge.cpp;

import java.util.Optional;
import java.util.Set;

/**
 * The head of a function: all before its body, or before the semicolon of its promise.
 *
 * @param typeEnd the index after its type, at which the type begins where it has none
 * @param name index of its name, without the names before colons
 * @param open of the parenthesis before its parameters
 * @param body index of what follows: a brace, a semicolon, or something else where it is no function
 * @param isPlain whether it can be nothing but a function, if that follows
 */
record FunctionHead(int typeEnd, int name, int open, int close, int body, boolean isPlain) {

    private static final Set<String> BEHIND = Set.of("const", "noexcept", "override", "final", "&", "&&");

    /** The most words of the name of an operator. */
    private static final int LONGEST_OPERATOR = 6;

    static Optional<FunctionHead> at(Fragment code, int at, int to) {
        int type = Types.end(code, at, to);
        boolean typed = type > at && !code.at(type).equals("(");
        boolean qualified = type > at && !Keywords.isOfType(code.at(type - 1));
        int name = typed || !qualified ? type : type - 1;
        while (type == at && Keywords.isQualifier(code.at(name))) {
            name++;
        }
        while (code.isOwnName(name)
                && code.at(Types.template(code, name + 1, to)).equals("::")) {
            name = Types.template(code, name + 1, to) + 1;
        }
        boolean special = code.at(name).equals("operator") || code.at(name).equals("~");
        int open = parenthesis(code, name);
        int close = code.partner(open);
        return (special || code.isOwnName(name)) && code.at(open).equals("(") && close > open && close < to
                ? Optional.of(new FunctionHead(
                        typed ? type : at, name, open, close, behind(code, close + 1, to), typed || special))
                : Optional.empty();
    }

    private static int parenthesis(Fragment code, int name) {
        if (!code.at(name).equals("operator")) {
            return code.at(name).equals("~") ? name + 2 : name + 1;
        }
        if (code.at(name + 1).equals("(") && code.at(name + 2).equals(")")) {
            return name + 3;
        }
        int open = name + 1;
        while (open < name + LONGEST_OPERATOR && !code.at(open).equals("(")) {
            open++;
        }
        return open;
    }

    /** The index after the words, the type and the first values of members that may follow the parameters. */
    private static int behind(Fragment code, int from, int to) {
        int at = from;
        while (at < to && BEHIND.contains(code.at(at))) {
            at++;
        }
        if (code.at(at).equals("->")) {
            at = Types.end(code, at + 1, to);
        }
        if (at < to && code.at(at).equals(":")) {
            do {
                int name = Types.end(code, at + 1, to);
                at = code.partner(name) > name ? code.behind(name) : to;
            } while (at < to && code.at(at).equals(","));
        }
        return at;
    }
}
