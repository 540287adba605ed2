package judge.similar;

import java.nio.IntBuffer;
import java.util.ArrayList;
import java.util.List;

/** The tokens of all sources of a work, one after the other. */
final class SourceTokens {

    /** No two works share a passage across the end of a file. */
    private static final int END_OF_FILE = 2_000;

    private final List<String> files;
    private final int[] kinds;
    private final int[] file;
    private final int[] line;

    private SourceTokens(List<String> files, List<int[]> tokens) {
        this.files = files;
        kinds = tokens.stream().mapToInt(token -> token[0]).toArray();
        file = tokens.stream().mapToInt(token -> token[1]).toArray();
        line = tokens.stream().mapToInt(token -> token[2]).toArray();
    }

    /** Each source is read in its own language, and one that tells none in that of the work. */
    static SourceTokens of(Work work) {
        List<String> files = List.copyOf(work.sources().keySet());
        List<int[]> tokens = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            int number = i;
            String text = work.sources().getOrDefault(files.get(number), "");
            Grammar.ofFile(files.get(number))
                    .orElse(work.grammar())
                    .lexer()
                    .read(text, (kind, line) -> tokens.add(new int[] {kind, number, line}));
            int lines = 1 + (int) text.chars().filter(letter -> letter == '\n').count();
            tokens.add(new int[] {END_OF_FILE + number, number, lines});
        }
        return new SourceTokens(files, tokens);
    }

    int count() {
        return kinds.length;
    }

    /** The kinds of all tokens, equal where they are the same. */
    IntBuffer all() {
        return IntBuffer.wrap(kinds).asReadOnlyBuffer();
    }

    int kind(int token) {
        return kinds[token];
    }

    /** The lines of tokens that follow each other. */
    Likeness.Span span(int from, int to) {
        return new Likeness.Span(files.get(file[from]), line[from], line[to - 1]);
    }
}
