package judge.similar;

import com.github.javaparser.GeneratedJavaParserConstants;
import com.github.javaparser.GeneratedJavaParserTokenManager;
import com.github.javaparser.JavaToken;
import com.github.javaparser.SimpleCharStream;
import com.github.javaparser.StringProvider;
import com.github.javaparser.Token;
import com.github.javaparser.TokenMgrException;
import com.github.javaparser.TokenTypes;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The tokens of Java sources as far as they say what a program does: names and literals are all the same, and what can
 * be put in or left out at will (braces, modifiers, imports) is left out. Only the lexer of JavaParser is used: most of
 * what fails to compile has good tokens, and where even those are broken the rest of the line is passed over.
 */
final class JavaTokens {

    private static final int NAME = 1_000;
    private static final int LITERAL = 1_001;
    private static final int INTEGER = 1_002;

    /** After this many lines that are not Java the rest is not read: the lexer starts again at each of them. */
    private static final int MOST_BROKEN_LINES = 100;

    /** No two works share a passage across the end of a file. */
    private static final int END_OF_FILE = 2_000;

    private static final Set<Integer> LEFT_OUT = Set.of(
            GeneratedJavaParserConstants.LBRACE,
            GeneratedJavaParserConstants.RBRACE,
            GeneratedJavaParserConstants.PUBLIC,
            GeneratedJavaParserConstants.PROTECTED,
            GeneratedJavaParserConstants.PRIVATE,
            GeneratedJavaParserConstants.STATIC,
            GeneratedJavaParserConstants.FINAL);

    private static final Set<Integer> INTEGERS = Set.of(
            GeneratedJavaParserConstants.INT,
            GeneratedJavaParserConstants.LONG,
            GeneratedJavaParserConstants.SHORT,
            GeneratedJavaParserConstants.BYTE);

    private final List<String> files;
    private final int[] kinds;
    private final int[] file;
    private final int[] line;

    private JavaTokens(List<String> files, List<int[]> tokens) {
        this.files = files;
        kinds = tokens.stream().mapToInt(token -> token[0]).toArray();
        file = tokens.stream().mapToInt(token -> token[1]).toArray();
        line = tokens.stream().mapToInt(token -> token[2]).toArray();
    }

    /** The tokens of all sources of a work, one after the other. */
    static JavaTokens of(Map<String, String> sources) {
        List<String> files = List.copyOf(sources.keySet());
        List<int[]> tokens = new ArrayList<>();
        for (int number = 0; number < files.size(); number++) {
            String[] lines = sources.getOrDefault(files.get(number), "").split("\r\n|\r|\n", -1);
            int from = 0;
            for (int broken = 0; from < lines.length && broken <= MOST_BROKEN_LINES; broken++) {
                from = read(lines, from, number, tokens);
            }
            tokens.add(new int[] {END_OF_FILE + number, number, lines.length});
        }
        return new JavaTokens(files, tokens);
    }

    /** Reads tokens up to the end or to an invalid one; returns the line to continue with. */
    private static int read(String[] lines, int from, int file, List<int[]> tokens) {
        SimpleCharStream text = new SimpleCharStream(
                new StringProvider(String.join("\n", Arrays.asList(lines).subList(from, lines.length))));
        GeneratedJavaParserTokenManager lexer = new GeneratedJavaParserTokenManager(text);
        boolean skipping = false;
        try {
            for (Token token = lexer.getNextToken(); token.kind != 0; token = lexer.getNextToken()) {
                skipping |= token.kind == GeneratedJavaParserConstants.IMPORT
                        || token.kind == GeneratedJavaParserConstants.PACKAGE;
                if (!skipping && counts(token.kind)) {
                    tokens.add(new int[] {normal(token.kind), file, from + token.beginLine});
                }
                skipping &= token.kind != GeneratedJavaParserConstants.SEMICOLON;
            }
            return lines.length;
        } catch (TokenMgrException e) {
            return from + Math.max(1, text.getEndLine());
        }
    }

    private static boolean counts(int kind) {
        return !TokenTypes.isWhitespaceOrComment(kind) && !LEFT_OUT.contains(kind);
    }

    private static int normal(int kind) {
        JavaToken.Category category = TokenTypes.getCategory(kind);
        if (category.isIdentifier()) {
            return NAME;
        }
        if (category.isLiteral()) {
            return LITERAL;
        }
        return INTEGERS.contains(kind) ? INTEGER : kind;
    }

    int count() {
        return kinds.length;
    }

    int kind(int token) {
        return kinds[token];
    }

    /** The lines of tokens that follow each other. */
    Likeness.Span span(int from, int to) {
        return new Likeness.Span(files.get(file[from]), line[from], line[to - 1]);
    }
}
