package judge.web.page.statement;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.commonmark.node.AbstractVisitor;
import org.commonmark.node.Block;
import org.commonmark.node.CustomBlock;
import org.commonmark.node.CustomNode;
import org.commonmark.node.DefinitionMap;
import org.commonmark.node.HtmlInline;
import org.commonmark.node.ListItem;
import org.commonmark.node.Node;
import org.commonmark.node.OrderedList;
import org.commonmark.node.Paragraph;
import org.commonmark.node.ThematicBreak;
import org.commonmark.parser.InlineParserContext;
import org.commonmark.parser.Parser;
import org.commonmark.parser.beta.LinkInfo;
import org.commonmark.parser.beta.LinkResult;
import org.commonmark.parser.beta.Scanner;
import org.commonmark.parser.block.AbstractBlockParser;
import org.commonmark.parser.block.BlockContinue;
import org.commonmark.parser.block.BlockStart;
import org.commonmark.parser.block.MatchedBlockParser;
import org.commonmark.parser.block.ParserState;
import org.jspecify.annotations.Nullable;

/**
 * Footnotes in Markdown: {@code text[^1]}, and elsewhere {@code [^1]: note}, with more paragraphs where they are
 * indented. The notes that are referred to make a list at the end, numbered by their first reference.
 */
final class Footnotes implements Parser.ParserExtension {

    private static final Pattern DEFINITION = Pattern.compile("\\[\\^([^\\]\\s]{1,100})]:[ \\t]*");
    private static final int CODE_INDENT = 4;

    /** A note where it is written. */
    private static final class Note extends CustomBlock {}

    /** A reference to a note. */
    private static final class Reference extends CustomNode {

        private final Note note;

        Reference(Note note) {
            this.note = note;
        }
    }

    @Override
    public void extend(Parser.Builder builder) {
        builder.customBlockParserFactory(Footnotes::start)
                .linkProcessor(Footnotes::reference)
                .postProcessor(Footnotes::listed);
    }

    private static BlockStart start(ParserState state, MatchedBlockParser before) {
        CharSequence line = state.getLine().getContent();
        Matcher definition = DEFINITION.matcher(line).region(state.getNextNonSpaceIndex(), line.length());
        return state.getIndent() < CODE_INDENT && definition.lookingAt()
                ? BlockStart.of(new NoteParser(definition.group(1))).atIndex(definition.end())
                : BlockStart.none();
    }

    /** Takes what is indented, and whatever goes on with its last paragraph. */
    private static final class NoteParser extends AbstractBlockParser {

        private final Note note = new Note();
        private final String label;

        NoteParser(String label) {
            this.label = label;
        }

        @Override
        public Block getBlock() {
            return note;
        }

        @Override
        public boolean isContainer() {
            return true;
        }

        @Override
        public boolean canContain(Block block) {
            return true;
        }

        @Override
        public List<DefinitionMap<?>> getDefinitions() {
            DefinitionMap<Note> definition = new DefinitionMap<>(Note.class);
            definition.putIfAbsent(label, note);
            return List.of(definition);
        }

        @Override
        public BlockContinue tryContinue(ParserState state) {
            if (state.isBlank()) {
                return BlockContinue.atIndex(state.getNextNonSpaceIndex());
            }
            return state.getIndent() >= CODE_INDENT
                    ? BlockContinue.atColumn(state.getColumn() + CODE_INDENT)
                    : BlockContinue.none();
        }
    }

    private static LinkResult reference(LinkInfo link, Scanner scanner, InlineParserContext context) {
        String label = link.text(scanner);
        @Nullable
        Note note = label.startsWith("^") && link.marker() == null
                ? context.getDefinition(Note.class, label.substring(1))
                : null;
        return note == null ? LinkResult.none() : LinkResult.replaceWith(new Reference(note), link.afterTextBracket());
    }

    private static Node listed(Node document) {
        Queue<Note> notes = new ArrayDeque<>();
        Map<Note, Integer> numbers = new HashMap<>();
        AbstractVisitor references = new AbstractVisitor() {
            @Override
            public void visit(CustomNode node) {
                if (node instanceof Reference reference) {
                    boolean first = !numbers.containsKey(reference.note);
                    int number = numbers.computeIfAbsent(reference.note, any -> numbers.size() + 1);
                    if (first) {
                        notes.add(reference.note);
                    }
                    String id = first ? " id=\"fnref-" + number + '"' : "";
                    reference.insertBefore(
                            html("<sup><a href=\"#fn-" + number + '"' + id + '>' + number + "</a></sup>"));
                    reference.unlink();
                } else {
                    visitChildren(node);
                }
            }

            @Override
            public void visit(CustomBlock block) {
                if (!(block instanceof Note)) {
                    visitChildren(block);
                }
            }
        };
        document.accept(references);
        OrderedList list = new OrderedList();
        list.setMarkerStartNumber(1);
        for (Note note = notes.poll(); note != null; note = notes.poll()) {
            ListItem item = new ListItem();
            move(note, item);
            item.accept(references);
            mark(item, numbers.getOrDefault(note, 0));
            list.appendChild(item);
        }
        if (list.getFirstChild() != null) {
            document.appendChild(new ThematicBreak());
            document.appendChild(list);
        }
        removeNotes(document);
        return document;
    }

    private static void move(Node from, Node to) {
        for (Node child = from.getFirstChild(); child != null; child = from.getFirstChild()) {
            to.appendChild(child);
        }
    }

    /** An anchor before a note's text, and a link back after it. */
    private static void mark(ListItem item, int number) {
        if (!(item.getFirstChild() instanceof Paragraph)) {
            item.prependChild(new Paragraph());
        }
        if (!(item.getLastChild() instanceof Paragraph)) {
            item.appendChild(new Paragraph());
        }
        item.getFirstChild().prependChild(html("<a id=\"fn-" + number + "\"></a>"));
        item.getLastChild().appendChild(html(" <a href=\"#fnref-" + number + "\">↩</a>"));
    }

    /** Notes that were moved are empty, and nobody refers to the others. */
    private static void removeNotes(Node document) {
        document.accept(new AbstractVisitor() {
            @Override
            public void visit(CustomBlock block) {
                if (block instanceof Note) {
                    block.unlink();
                } else {
                    visitChildren(block);
                }
            }
        });
    }

    private static HtmlInline html(String literal) {
        HtmlInline html = new HtmlInline();
        html.setLiteral(literal);
        return html;
    }
}
