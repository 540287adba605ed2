package judge.web.page.statement;

/** The look of a statement that is being written. */
public final class StatementPreview {

    private final StatementHtml html = new StatementHtml();

    /** Tells whether the file of that path in a package is a statement in Markdown. */
    public static boolean is(String path) {
        return path.matches("(?:problem_)?statement/problem\\.(?:[A-Za-z-]+\\.)?md");
    }

    /**
     * Makes safe HTML of a statement in Markdown.
     *
     * @param href address of the problem: pictures are below it
     */
    public String of(String text, String href) {
        return "<article class=\"statement\">" + html.ofMarkdown(text, href + "/statement/") + "</article>";
    }
}
