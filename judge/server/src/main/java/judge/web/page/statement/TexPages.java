package judge.web.page.statement;

import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import judge.problem.yaml.Constants;
import judge.source.TexStatement;

/** Statements in TeX as parts of pages: by pandoc, or as their sources, with a sentence that says so. */
record TexPages(StatementHtml html) {

    private static final Pattern CONSTANT =
            Pattern.compile("\\\\constant\\{([a-zA-Z_][a-zA-Z0-9_]*(?:\\.[a-zA-Z_][a-zA-Z0-9_]*)?)\\}");

    /**
     * A text in the commands that pandoc knows.
     *
     * @param file the name of the statement, which tells its language
     * @param samples whether samples lie beside it
     */
    static String plain(String text, String file, boolean samples) {
        String[] parts = file.split("\\.", -1);
        return TexStatement.plain(text, parts.length > 2 ? parts[1] : "en", samples);
    }

    /** TeX names constants by a command. */
    static String with(Constants constants, String text) {
        return constants.values().isEmpty()
                ? text
                : constants.in(CONSTANT.matcher(text).replaceAll("{{$1}}"));
    }

    String of(String text, String below, UnaryOperator<String> words) {
        return html.ofTex(text, below).orElseGet(() -> note(words) + StatementHtml.source(text));
    }

    private static String note(UnaryOperator<String> words) {
        return "<p class=\"note\">" + StatementHtml.escaped(words.apply("tex-source")) + "</p>";
    }
}
