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
            char here = text.charAt(i);
            if (here == '\n') {
                boolean goesOn = state == State.BLOCK || (i > 0 && text.charAt(i - 1) == '\\');
                state = goesOn ? state : State.CODE;
                i++;
                continue;
            }
            State before = state;
            int taken = 1;
            switch (state) {
                case CODE -> {
                    state = begun(text, i);
                    taken = state == State.LINE || state == State.BLOCK ? 2 : 1;
                }
                case BLOCK -> {
                    if (text.startsWith("*/", i)) {
                        state = State.CODE;
                        taken = 2;
                    }
                }
                case TEXT, CHARACTER -> {
                    if (here == '\\' && i + 1 < text.length() && text.charAt(i + 1) != '\n') {
                        taken = 2;
                    } else if (here == (state == State.TEXT ? '"' : '\'')) {
                        state = State.CODE;
                    }
                }
                case LINE -> {}
            }
            boolean comment = isComment(before) || isComment(state);
            for (int end = i + taken; i < end; i++) {
                (comment ? code : comments).setCharAt(i, ' ');
            }
        }
        return new CommentedText(
                code.toString().lines().toList(), comments.toString().lines().toList());
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
