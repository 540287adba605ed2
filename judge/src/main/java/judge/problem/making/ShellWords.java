package judge.problem.making;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Splits a command into words as a shell does, with quotes and backslashes and nothing else (Python's shlex.split). */
final class ShellWords {

    private final String text;
    private final List<String> words = new ArrayList<>();
    private final StringBuilder word = new StringBuilder();
    private boolean begun;

    private ShellWords(String text) {
        this.text = text;
    }

    /** The words; empty where a quotation does not end. */
    static Optional<List<String>> of(String text) {
        return new ShellWords(text).split();
    }

    private Optional<List<String>> split() {
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quote == 0 && " \t\r\n".indexOf(c) >= 0) {
                end();
                continue;
            }
            begun = true;
            if (quote == 0 && (c == '\'' || c == '"')) {
                quote = c;
            } else if (quote != 0 && c == quote) {
                quote = 0;
            } else if (c == '\\' && quote != '\'') {
                i++;
                if (i == text.length()) {
                    return Optional.empty();
                }
                char next = text.charAt(i);
                if (quote == '"' && next != '"' && next != '\\') {
                    word.append(c);
                }
                word.append(next);
            } else {
                word.append(c);
            }
        }
        end();
        return quote == 0 ? Optional.of(List.copyOf(words)) : Optional.empty();
    }

    private void end() {
        if (begun) {
            words.add(word.toString());
        }
        word.setLength(0);
        begun = false;
    }
}
