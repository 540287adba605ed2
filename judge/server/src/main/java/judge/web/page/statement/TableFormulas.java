package judge.web.page.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/** Keeps bars within formulas from dividing the cells of a table: they are escaped as Markdown has it in tables. */
final class TableFormulas {

    /** The row below the head of a table. */
    private static final Pattern DIVISION =
            Pattern.compile("\\s*+\\|?\\s*+:?-++:?\\s*+(?:\\|\\s*+:?-++:?\\s*+)*+\\|?\\s*+");

    private static final Pattern FENCE = Pattern.compile("\\s{0,3}(?:```|~~~).*");

    private TableFormulas() {}

    /** The same text with the bars of formulas in tables escaped. */
    static String kept(String markdown) {
        List<String> lines = List.of(markdown.split("\n", -1));
        List<String> kept = new ArrayList<>();
        boolean code = false;
        boolean table = false;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            code ^= FENCE.matcher(line).matches();
            table = !code && (isHead(lines, i) || (table && !line.isBlank()));
            kept.add(table ? row(line) : line);
        }
        return String.join("\n", kept);
    }

    private static boolean isHead(List<String> lines, int at) {
        String below = at + 1 < lines.size() ? lines.get(at + 1) : "";
        return lines.get(at).contains("|")
                && below.contains("|")
                && DIVISION.matcher(below).matches();
    }

    private static String row(String line) {
        StringBuilder row = new StringBuilder();
        int at = 0;
        while (at < line.length()) {
            int end = end(line, at);
            String part = line.substring(at, end);
            boolean formula = part.length() > 2 && part.charAt(0) == '$';
            row.append(formula ? part.replaceAll("(?<!\\\\)\\|", "\\\\|") : part);
            at = end;
        }
        return row.toString();
    }

    /** The end of what begins there: a formula, code, an escaped character, or a character. */
    private static int end(String line, int at) {
        char first = line.charAt(at);
        if (first == '\\') {
            return Math.min(at + 2, line.length());
        }
        if (first == '`') {
            int run = run(line, at);
            int closed = line.indexOf("`".repeat(run), at + run);
            return closed < 0 ? at + run : closed + run;
        }
        return first == '$' ? formula(line, at, run(line, at)) : at + 1;
    }

    /** The end of a formula by the rules of {@link FormulaParser}; else that of its dollar signs. */
    private static int formula(String line, int at, int opened) {
        int begin = at + opened;
        int end = line.indexOf('$', begin);
        while (end > 0 && line.charAt(end - 1) == '\\') {
            end = line.indexOf('$', end + 1);
        }
        if (!Formula.SIGNS.contains(opened) || end < 0 || run(line, end) != opened) {
            return begin;
        }
        boolean blank = Character.isWhitespace(line.charAt(begin)) || Character.isWhitespace(line.charAt(end - 1));
        int after = end + opened;
        boolean digit = after < line.length() && Character.isDigit(line.charAt(after));
        return opened == 1 && (blank || digit) ? begin : after;
    }

    private static int run(String line, int at) {
        int end = at;
        while (end < line.length() && line.charAt(end) == line.charAt(at)) {
            end++;
        }
        return end - at;
    }
}
