package judge.similar;

import com.github.javaparser.GeneratedJavaParserConstants;
import com.github.javaparser.GeneratedJavaParserTokenManager;
import com.github.javaparser.JavaToken;
import com.github.javaparser.SimpleCharStream;
import com.github.javaparser.StringProvider;
import com.github.javaparser.Token;
import com.github.javaparser.TokenMgrException;
import com.github.javaparser.TokenTypes;
import java.util.Arrays;
import java.util.Set;

/**
 * Java: braces, modifiers and imports are left out. Only the lexer of JavaParser is used: most of what fails to compile
 * has good tokens, and where even those are broken the rest of the line is passed over.
 */
final class JavaLexer implements Lexer {

    /**
     * The number of lines that are not Java after which the rest is not read: the lexer starts again at each of them.
     */
    private static final int MOST_BROKEN_LINES = 100;

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

    @Override
    public void read(String text, Sink tokens) {
        String[] lines = text.split("\r\n|\r|\n", -1);
        int from = 0;
        for (int broken = 0; from < lines.length && broken <= MOST_BROKEN_LINES; broken++) {
            from = read(lines, from, tokens);
        }
    }

    /** Reads tokens up to the end or to an invalid one; returns the line to continue with. */
    private static int read(String[] lines, int from, Sink tokens) {
        SimpleCharStream text = new SimpleCharStream(
                new StringProvider(String.join("\n", Arrays.asList(lines).subList(from, lines.length))));
        GeneratedJavaParserTokenManager lexer = new GeneratedJavaParserTokenManager(text);
        boolean skipping = false;
        try {
            for (Token token = lexer.getNextToken(); token.kind != 0; token = lexer.getNextToken()) {
                skipping |= token.kind == GeneratedJavaParserConstants.IMPORT
                        || token.kind == GeneratedJavaParserConstants.PACKAGE;
                if (!skipping && counts(token.kind)) {
                    tokens.add(normal(token.kind), from + token.beginLine);
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
}
