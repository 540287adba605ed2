package judge.web.page;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * A page made of parts, from top to bottom: headings, sentences, tables, forms. The pages of teachers and of the
 * administrator differ in what they say and not in how it looks. The components of the records are what the template
 * {@code sheet} names; all text is escaped there.
 */
public final class Sheet {

    private static final String TEMPLATE = "sheet";
    private static final String SCRIPT = "teaching.js";

    private final List<Map<String, Object>> parts = new ArrayList<>();
    private List<Link> crumbs = List.of();
    private String interval = "";
    private String events = "";
    private boolean typed;

    /** A heading with the name that links of the page lead to. */
    public record Heading(String id, String text) {}

    /** One sentence or more. */
    public record Words(String text) {}

    /** A figure with its name. */
    public record Fact(String name, String value) {}

    /** Figures beside each other. */
    public record Facts(List<Fact> facts) {}

    /** A link; a main one looks like a button. */
    public record Link(String href, String text, boolean main) {}

    /** Links below each other. */
    public record Links(List<Link> links) {}

    /** A link to a page beside this one, with the key that follows it. */
    public record Neighbour(String href, String text, String key) {}

    /** Links to the pages beside this one. */
    public record Neighbours(List<Neighbour> neighbours) {}

    /**
     * One step of a way.
     *
     * @param state done, next or later
     * @param tick its sign
     * @param said the same in words for who cannot see it
     */
    public record Step(String state, String tick, @Nullable String href, String text, @Nullable String said) {}

    /** A list of steps to take, in order. */
    public record Steps(List<Step> steps) {}

    /** A line of a slip; its kind says whether it is a secret in letters of one width. */
    public record SlipLine(String name, String value, String kind) {}

    /** A person's slip of paper. */
    public record Slip(String name, List<SlipLine> lines) {}

    /** Slips to be cut. */
    public record Slips(List<Slip> slips) {}

    /** A comment on a line. */
    public record Comment(String who, String when, String text) {}

    /** Comments on the whole. */
    public record Comments(List<Comment> comments) {}

    /**
     * A line of a source.
     *
     * @param href the address at which it is commented; null: there is none
     * @param forms the one in which it is commented
     */
    public record Line(
            String id,
            int number,
            @Nullable String href,
            String kind,
            String text,
            List<Comment> comments,
            List<Form> forms) {}

    /** A source with comments. */
    public record Listing(String file, List<Line> lines) {}

    /** A form in which a text is written, with another button that only shows its look, and that look in HTML. */
    public record Writing(Form form, String press, String html) {}

    /** A form below a line that opens it. */
    public record Folded(String summary, boolean open, Form form) {}

    /** Lines of two texts. */
    public record Texts(List<LineDiff.Shown> lines) {}

    /** The difference between a file and an older one; {@code texts} has nothing where they are no texts. */
    public record Difference(String file, String sign, @Nullable String said, List<Texts> texts) {}

    public Sheet heading(String id, String text) {
        return add("part-heading", new Heading(id, text));
    }

    public Sheet small(String text) {
        return add("part-small", new Words(text));
    }

    public Sheet text(String text) {
        return add("part-text", new Words(text));
    }

    public Sheet note(String text) {
        return add("part-note", new Words(text));
    }

    /** Adds a sentence about what has just been done. */
    public Sheet said(String text) {
        return add("part-said", new Words(text));
    }

    public Sheet warning(String text) {
        return add("part-warning", new Words(text));
    }

    /** Adds text to type into a terminal. */
    public Sheet code(String text) {
        return add("part-code", new Words(text));
    }

    public Sheet facts(List<Fact> facts) {
        return facts.isEmpty() ? this : add("part-facts", new Facts(facts));
    }

    public Sheet links(List<Link> links) {
        return links.isEmpty() ? this : add("part-links", new Links(links));
    }

    public Sheet neighbours(List<Neighbour> neighbours) {
        return neighbours.isEmpty() ? this : add("part-neighbours", new Neighbours(neighbours));
    }

    public Sheet steps(List<Step> steps) {
        return add("part-steps", new Steps(steps));
    }

    public Sheet table(Table table) {
        return add("part-table", table);
    }

    private void types(Form form) {
        typed |= !form.fields().isEmpty() || form.more() != null;
    }

    public Sheet form(Form form) {
        types(form);
        return add("part-form", form);
    }

    /** Adds a form that is folded until somebody wants it. */
    public Sheet folded(String summary, boolean open, Form form) {
        types(form);
        return add("part-folded", new Folded(summary, open, form));
    }

    public Sheet slips(List<Slip> slips) {
        return add("part-slips", new Slips(slips));
    }

    public Sheet comments(List<Comment> comments) {
        return comments.isEmpty() ? this : add("part-comments", new Comments(comments));
    }

    public Sheet listing(Listing listing) {
        typed |= listing.lines().stream().anyMatch(line -> !line.forms().isEmpty());
        return add("part-listing", listing);
    }

    /** Adds a text that is being written, with its look beside it. */
    public Sheet writing(Writing writing) {
        typed = true;
        return add("part-writing", writing);
    }

    /** Adds the difference between a file and an older one. */
    public Sheet difference(Difference difference) {
        return add("part-difference", difference);
    }

    /** HTML that is finished: nothing in it is escaped any more. */
    public Sheet html(String html) {
        return add("part-html", html);
    }

    private Sheet add(String kind, Object part) {
        parts.add(Map.of(kind, part));
        return this;
    }

    /** The way from the top to this page. */
    public Sheet crumbs(List<Link> links) {
        crumbs = List.copyOf(links);
        return this;
    }

    /** The address of events that say when the page is to be exchanged, besides now and then. */
    public Sheet events(String address) {
        events = address;
        return this;
    }

    /** Returns that address; empty: there is none. */
    public String events() {
        return events;
    }

    /**
     * Answers a visit with the page. One on which somebody types is not asked for again by a browser without scripts,
     * which would throw away what was typed.
     */
    public void show(Visit visit, String title) {
        if (visit.refresh() > 0) {
            visit.useScript(SCRIPT);
            interval = String.valueOf(visit.refresh());
            if (typed) {
                visit.refreshAfter(0);
            }
        }
        visit.show(TEMPLATE, title, this);
    }

    /** Returns the seconds after which the page is exchanged for a newer one; empty: never. */
    public String interval() {
        return interval;
    }

    public List<Link> crumbs() {
        return crumbs;
    }

    /** Returns the parts that the template shows. */
    public List<Map<String, Object>> parts() {
        return List.copyOf(parts);
    }
}
