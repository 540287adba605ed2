package judge.language.gnu.compile;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A source in C or C++, taken apart by lines: the code with blanks where comments are, and the comments with blanks
 * where code is.
 */
record CommentedText(List<String> code, List<String> comments) {

    private enum State {
        CODE,
        LINE,
        BLOCK,
        TEXT,
        CHARACTER
    }

    /** Takes one apart, whatever is in it. */
    static CommentedText of(String source) {
        // Line ends as the rest of the judge counts them.
        String text = source.lines().collect(Collectors.joining("\n")) + "\n";
        StringBuilder code = new StringBuilder(text);
        StringBuilder comments = new StringBuilder(text);
        State state = State.CODE;
        int i = 0;
        while (i < text.length()) {
            if (text.charAt(i) == '\n') {
                boolean goesOn = state == State.BLOCK || (i > 0 && text.charAt(i - 1) == '\\');
                state = goesOn ? state : State.CODE;
                i++;
                continue;
            }
            State next = next(state, text, i);
            boolean comment = isComment(state) || isComment(next);
            for (int end = i + taken(state, next, text, i); i < end; i++) {
                (comment ? code : comments).setCharAt(i, ' ');
            }
            state = next;
        }
        return new CommentedText(
                code.toString().lines().toList(), comments.toString().lines().toList());
    }

    private static State next(State state, String text, int i) {
        return switch (state) {
            case CODE -> begun(text, i);
            case BLOCK -> text.startsWith("*/", i) ? State.CODE : state;
            case TEXT -> text.charAt(i) == '"' ? State.CODE : state;
            case CHARACTER -> text.charAt(i) == '\'' ? State.CODE : state;
            case LINE -> state;
        };
    }

    /** The number of characters that belong together: a sign of a comment, or a backslash and what is after it. */
    private static int taken(State state, State next, String text, int i) {
        boolean escaped = (state == State.TEXT || state == State.CHARACTER)
                && text.charAt(i) == '\\'
                && i + 1 < text.length()
                && text.charAt(i + 1) != '\n';
        boolean sign = state != next && (state == State.BLOCK || isComment(next));
        return escaped || sign ? 2 : 1;
    }

    private static State begun(String text, int at) {
        if (text.startsWith("//", at)) {
            return State.LINE;
        }
        if (text.startsWith("/*", at)) {
            return State.BLOCK;
        }
        return switch (text.charAt(at)) {
            case '"' -> State.TEXT;
            case '\'' -> State.CHARACTER;
            default -> State.CODE;
        };
    }

    private static boolean isComment(State state) {
        return state == State.LINE || state == State.BLOCK;
    }
}
