package judge.web.page;

import java.util.ArrayList;
import java.util.List;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A table; its label says to readers of screens what it is. The components are what the template {@code sheet} names.
 */
public record Table(String label, String kind, @Nullable String id, List<Head> heads, List<Row> rows) {

    /** Head of a column; with a link it sorts, or leads to what the column shows. */
    public record Head(String text, @Nullable String href, @Nullable String kind) {}

    /** Heads of columns, from left to right, by the keys of their words. */
    public static final class Heads {

        private final UnaryOperator<String> words;
        private final List<Head> all = new ArrayList<>();

        public Heads(UnaryOperator<String> words) {
            this.words = words;
        }

        public Heads text(String... keys) {
            Stream.of(keys).map(words).forEach(text -> all.add(new Head(text, null, null)));
            return this;
        }

        public Heads number(String... keys) {
            Stream.of(keys).map(words).forEach(text -> all.add(new Head(text, null, "number")));
            return this;
        }

        /** Adds the head of a column whose cells say by themselves what they are, if it is there at all. */
        public Heads blankIf(boolean there) {
            return there ? blank() : this;
        }

        public Heads blank() {
            all.add(new Head("", null, null));
            return this;
        }

        List<Head> all() {
            return List.copyOf(all);
        }
    }

    /**
     * A cell of a table.
     *
     * @param row whether it names its row
     * @param badge code of a verdict
     * @param title of the badge
     * @param more a remark behind the text
     */
    public record Cell(
            String text,
            boolean row,
            @Nullable String kind,
            @Nullable String href,
            @Nullable String badge,
            @Nullable String title,
            @Nullable String more,
            List<Form> forms) {

        public static Cell of(String text) {
            return new Cell(text, false, null, null, null, null, null, List.of());
        }

        public static Cell number(String text) {
            return of(text).kind("number");
        }

        /** Makes a cell whose text stays on one line, such as a moment. */
        public static Cell whole(String text) {
            return of(text).kind("whole");
        }

        public static Cell row(String text) {
            return new Cell(text, true, null, null, null, null, null, List.of());
        }

        public Cell kind(String other) {
            return new Cell(text, row, other, href, badge, title, more, forms);
        }

        public Cell link(String other) {
            return new Cell(text, row, kind, other, badge, title, more, forms);
        }

        public Cell badge(String code, String name) {
            return new Cell(text, row, kind, href, code, name, more, forms);
        }

        public Cell more(@Nullable String other) {
            return new Cell(text, row, kind, href, badge, title, other, forms);
        }

        public Cell with(Form form) {
            List<Form> all = new ArrayList<>(forms);
            all.add(form);
            return new Cell(text, row, kind, href, badge, title, more, all);
        }
    }

    /** The cells of a row. */
    public record Row(List<Cell> cells) {}

    /** A table of the usual look. */
    public Table(String label, @Nullable String id, Heads heads, List<Row> rows) {
        this(label, "", id, heads.all(), rows);
    }

    /** The same table with another look. */
    public Table kind(String other) {
        return new Table(label, other, id, heads, rows);
    }
}
