package judge.web.page.statement;

import java.util.Set;
import org.commonmark.parser.SourceLines;
import org.commonmark.parser.beta.InlineContentParser;
import org.commonmark.parser.beta.InlineContentParserFactory;
import org.commonmark.parser.beta.InlineParserState;
import org.commonmark.parser.beta.ParsedInline;
import org.commonmark.parser.beta.Position;
import org.commonmark.parser.beta.Scanner;

/** Finds formulas before Markdown takes their underscores for emphasis. A single dollar sign is money. */
final class FormulaParser implements InlineContentParser {

    /** Makes one for each text. */
    static final class Factory implements InlineContentParserFactory {

        @Override
        public Set<Character> getTriggerCharacters() {
            return Set.of('$');
        }

        @Override
        public InlineContentParser create() {
            return new FormulaParser();
        }
    }

    @Override
    public ParsedInline tryParse(InlineParserState state) {
        Scanner scanner = state.scanner();
        int opened = scanner.matchMultiple('$');
        if (!Formula.SIGNS.contains(opened) || (opened == 1 && blank(scanner.peek()))) {
            return ParsedInline.none();
        }
        Position start = scanner.position();
        while (scanner.find('$') >= 0) {
            Position end = scanner.position();
            int before = scanner.peekPreviousCodePoint();
            if (before == '\\') {
                scanner.next(); // a dollar sign within the formula
                continue;
            }
            int closed = scanner.matchMultiple('$');
            boolean closes = opened > 1 || (!blank(before) && !Character.isDigit(scanner.peek()));
            if (closed == opened && closes) {
                SourceLines source = scanner.getSource(start, end);
                return ParsedInline.of(Formula.inDollars(source.getContent(), opened), scanner.position());
            }
            if (opened == 1) {
                break; // The first one was money, and this one may begin a formula.
            }
        }
        return ParsedInline.none();
    }

    private static boolean blank(int character) {
        return character == ' ' || character == '\n' || character == '\t' || character == Scanner.END;
    }
}
