package judge.cpp;

/** Finds where a type ends. */
final class Types {

    private static final int LONGEST = 200;

    private Types() {}

    /** Returns the index after the type that begins there; the same index where none does. */
    static int end(Fragment code, int from, int limit) {
        int end = base(code, from, limit);
        while (end > from && end < limit && isBehindType(code.at(end))) {
            end++;
        }
        return end;
    }

    private static boolean isBehindType(String sign) {
        return sign.equals("*") || sign.equals("&") || sign.equals("&&") || sign.equals("const");
    }

    private static int base(Fragment code, int from, int limit) {
        int at = from;
        boolean builtIn = false;
        while (at < limit && (Keywords.isOfType(code.at(at)) || attributes(code, at) > at)) {
            builtIn |= Keywords.isBuiltIn(code.at(at));
            at = Math.max(at + 1, attributes(code, at));
        }
        if (builtIn) {
            return at;
        }
        if (at >= limit || !code.isOwnName(at)) {
            return from;
        }
        at = template(code, at + 1, limit);
        while (at + 1 < limit && code.at(at).equals("::") && code.isOwnName(at + 1)) {
            at = template(code, at + 2, limit);
        }
        while (at < limit && code.at(at).equals("const")) {
            at++;
        }
        return at;
    }

    /** The index after {@code __attribute__((...))} or {@code [[...]]}; the same index where there are none. */
    private static int attributes(Fragment code, int at) {
        boolean attribute =
                code.at(at).equals("__attribute__") && code.at(at + 1).equals("(");
        boolean brackets = code.at(at).equals("[") && code.at(at + 1).equals("[");
        return attribute ? code.behind(at + 1) : brackets ? code.behind(at) : at;
    }

    /** Returns the index after the arguments of a template, if such are there. */
    static int template(Fragment code, int from, int limit) {
        int open = 0;
        int end = Math.min(limit, from + LONGEST);
        for (int i = from; i < end; i++) {
            String text = code.at(i);
            open += text.equals("<") ? 1 : text.equals(">") ? -1 : text.equals(">>") ? -2 : 0;
            if (open <= 0) {
                return open == 0 && i > from ? i + 1 : from;
            }
            if ((text.equals("(") || text.equals("[")) && code.partner(i) > i) {
                i = code.partner(i);
            } else if (!isOfTemplate(code.token(i))) {
                return from;
            }
        }
        return from;
    }

    private static boolean isOfTemplate(Token token) {
        return token.isName() || token.kind() == Token.Kind.NUMBER || "<>>,*&&::...+-".contains(token.text());
    }
}
