package judge.web.page.statement;

import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import org.commonmark.parser.beta.InlineContentParser;
import org.commonmark.parser.beta.InlineContentParserFactory;
import org.commonmark.parser.beta.InlineParserState;
import org.commonmark.parser.beta.ParsedInline;
import org.commonmark.parser.beta.Position;
import org.commonmark.parser.beta.Scanner;

/**
 * Finds formulas between {@code \\(} and {@code \\)}, and those between square brackets that have their lines to
 * themselves: elsewhere these are brackets that a program has escaped. With one backslash or, as Markdown needs it
 * elsewhere, two.
 */
final class BracketFormulaParser implements InlineContentParser {

    /** The brackets that none closes from here on: a text of opening ones alone is not read over and over. */
    private final Set<String> open = new HashSet<>();

    /** Makes one for each text. */
    static final class Factory implements InlineContentParserFactory {

        @Override
        public Set<Character> getTriggerCharacters() {
            return Set.of('\\');
        }

        @Override
        public InlineContentParser create() {
            return new BracketFormulaParser();
        }
    }

    @Override
    public ParsedInline tryParse(InlineParserState state) {
        Scanner scanner = state.scanner();
        boolean alone = isLineEnd(scanner.peekPreviousCodePoint());
        String backslashes = "\\".repeat(scanner.matchMultiple('\\'));
        boolean round = scanner.next('(');
        if (backslashes.length() > 2 || !(round || (alone && scanner.next('[')))) {
            return ParsedInline.none();
        }
        String closing = backslashes + (round ? ")" : "]");
        Position start = scanner.position();
        Optional<Position> end = end(scanner, closing);
        if (end.isEmpty() || !(round || isLineEnd(scanner.peek()))) {
            return ParsedInline.none();
        }
        String tex = scanner.getSource(start, end.get()).getContent();
        return tex.isBlank()
                ? ParsedInline.none()
                : ParsedInline.of(new Formula(tex, backslashes + (round ? "(" : "["), closing), scanner.position());
    }

    /** The end of the formula, whose closing bracket is passed over; empty where there is none. */
    private Optional<Position> end(Scanner scanner, String closing) {
        while (!open.contains(closing) && scanner.find('\\') >= 0) {
            Position end = scanner.position();
            if (scanner.next(closing)) {
                return Optional.of(end);
            }
            scanner.next();
            if (closing.length() == 2) {
                scanner.next('\\'); // A new line within the formula.
            }
        }
        open.add(closing);
        return Optional.empty();
    }

    private static boolean isLineEnd(int character) {
        return character == '\n' || character == Scanner.END;
    }
}
