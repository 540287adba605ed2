package judge.cpp;

import java.util.ArrayList;
import java.util.List;
import judge.cpp.Run.Piece;

/**
 * Something of a kind in a shape.
 *
 * @param slot of its name; -1 where it is not kept
 */
record Hole(Kind kind, int slot) implements Element {

    /** The kinds of code that a name in a shape may stand for. */
    public enum Kind {
        NAME,
        NUMBER,
        /** A number in digits only. */
        WHOLE,
        /** A number with a point. */
        DECIMAL,
        /** A whole number of at most four digits. */
        SMALL,
        /** A name, a number, or a word of the language. */
        WORD,
        /** A text in double quotes. */
        TEXT,
        TOKEN,
        /** The words of a type, with its stars and ampersands. */
        TYPE,
        /** A name with its indices and members: {@code a[i].x}. */
        PLACE,
        /** A name with at least one index at its end. */
        ELEMENT,
        /** A place with calls and brackets, a number, a text, or something in parentheses. */
        OPERAND,
        /** An argument: no comma, semicolon or block outside of further brackets. */
        EXPR,
        /** Parts of a statement: as {@code ..}, and something. */
        SOME
    }

    @Override
    public Piece before(Piece next) {
        Piece first =
                switch (kind) {
                    case NAME, NUMBER, SMALL, WHOLE, DECIMAL, WORD, TEXT, TOKEN -> (at, run) ->
                            at < run.to && isOne(run.code, at) && run.bind(slot, at, at + 1, next);
                    case TYPE -> (at, run) -> {
                        int end = Types.end(run.code, at, run.to);
                        return end > at && run.bind(slot, at, end, next);
                    };
                    case PLACE, ELEMENT, OPERAND -> (at, run) -> longest(at, run, next);
                    case EXPR -> stretch(1, ",;", next);
                    case SOME -> stretch(1, ";", next);
                };
        return (at, run) -> {
            int again = run.again(slot, at);
            return run.isBound(slot) ? again >= 0 && next.fits(again, run) : first.fits(at, run);
        };
    }

    private boolean isOne(Fragment code, int at) {
        Token token = code.token(at);
        return switch (kind) {
            case NAME -> code.isOwnName(at);
            case NUMBER -> token.kind() == Token.Kind.NUMBER;
            case WHOLE -> token.text().chars().allMatch(digit -> digit >= '0' && digit <= '9');
            case DECIMAL -> token.kind() == Token.Kind.NUMBER && token.text().contains(".");
            case SMALL -> token.text().length() <= 4
                    && token.text().chars().allMatch(digit -> digit >= '0' && digit <= '9');
            case WORD -> token.isName() || token.kind() == Token.Kind.NUMBER;
            case TEXT -> token.kind() == Token.Kind.TEXT;
            default -> true;
        };
    }

    private boolean longest(int at, Run run, Piece next) {
        List<Integer> ends = ends(run.code, at, run.to);
        for (int i = ends.size() - 1; i >= 0 && run.mayStep(); i--) {
            if (run.bind(slot, at, ends.get(i), next)) {
                return true;
            }
        }
        return false;
    }

    /** The indices at which a place, an element or an operand may end. */
    private List<Integer> ends(Fragment code, int from, int to) {
        List<Integer> ends = new ArrayList<>();
        boolean operand = kind == Kind.OPERAND;
        int at = from;
        if (at < to && (code.isOwnName(at) || (operand && begins(code, at)))) {
            at = code.behind(at);
            while (at <= to) {
                if (kind != Kind.ELEMENT || code.at(at - 1).equals("]")) {
                    ends.add(at);
                }
                String sign = code.at(at);
                boolean member = sign.equals(".") || sign.equals("->") || sign.equals("::");
                boolean bracket = sign.equals("[") || (operand && sign.equals("("));
                if (at >= to || !(member || (bracket && code.partner(at) > at))) {
                    break;
                }
                at = member ? at + 2 : code.behind(at);
            }
        }
        return ends;
    }

    private static boolean begins(Fragment code, int at) {
        Token token = code.token(at);
        return token.isQuoted()
                || token.kind() == Token.Kind.NUMBER
                || token.is("this")
                || (token.is("(") && code.partner(at) > at);
    }

    /** As few tokens as fit, no bracket without its other one. */
    static Piece stretch(int slot, int least, String stops, Piece next) {
        return (at, run) -> {
            int end = at;
            while (run.mayStep()) {
                if (end - at >= least && run.bind(slot, at, end, next)) {
                    return true;
                }
                if (end >= run.to || isStop(run.code, at, end, stops)) {
                    return false;
                }
                end = run.code.behind(end);
                if (end > run.to) {
                    return false;
                }
            }
            return false;
        };
    }

    private Piece stretch(int least, String stops, Piece next) {
        return stretch(slot, least, stops, next);
    }

    /** Tells whether a stretch ends before the token; one that stops at no sign goes over blocks as well. */
    private static boolean isStop(Fragment code, int from, int at, String stops) {
        String text = code.at(at);
        if (text.equals("{") && !stops.isEmpty()) {
            String around = code.around(from) < 0 ? "" : code.at(code.around(from));
            return code.partner(at) < 0 || !(around.equals("(") || around.equals("[") || isValueBefore(code, at));
        }
        return (text.length() == 1 && stops.contains(text)) || text.equals(")") || text.equals("]") || text.equals("}");
    }

    private static boolean isValueBefore(Fragment code, int brace) {
        return code.at(brace - 1).equals("=");
    }
}
