package judge.language.file;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.Compilation.Diagnostic;
import judge.submission.SourceText;

/**
 * Reads what a compiler has said, by the forms that the language's file gives. Other words are left out, unless there
 * are no others: then the beginning of all is one message.
 *
 * @param forms with the groups file, line, column, kind and message, of which the last one is needed
 * @param texts the sources by their paths
 */
record CompilerWords(List<Pattern> forms, Map<String, SourceText> texts) {

    private static final int MOST = 100;
    private static final int MOST_CHARACTERS = 64_000;
    private static final int LONGEST_MESSAGE = 2_000;
    private static final String ERROR = "error";

    /**
     * The errors and warnings, in the compiler's order.
     *
     * @param refused whether there must be an error among them
     */
    List<Diagnostic> read(String said, boolean refused) {
        String text = said.substring(0, Math.min(said.length(), MOST_CHARACTERS));
        SortedMap<Integer, Diagnostic> found = new TreeMap<>();
        for (Pattern form : forms) {
            Matcher matcher = form.matcher(text);
            while (found.size() < MOST && matcher.find()) {
                found.putIfAbsent(matcher.start(), diagnostic(form, matcher));
            }
        }
        List<Diagnostic> all = new ArrayList<>(found.values());
        boolean silent = all.stream().noneMatch(one -> one.kind().equals(ERROR));
        if (refused && silent && !said.isBlank()) {
            all.add(0, new Diagnostic(ERROR, "", 0, 0, bothEnds(said.strip()), "", ""));
        }
        return all;
    }

    private Diagnostic diagnostic(Pattern form, Matcher matcher) {
        String named = group(form, matcher, "file");
        String file = named.startsWith("./") ? named.substring(2) : named;
        Optional<SourceText> own = Optional.ofNullable(texts.get(file));
        long line = own.isPresent() ? number(group(form, matcher, "line")) : 0;
        return new Diagnostic(
                group(form, matcher, "kind").toLowerCase(Locale.ROOT).contains("warn") ? "warning" : ERROR,
                own.isPresent() ? file : "",
                line,
                own.isPresent() ? number(group(form, matcher, "column")) : 0,
                cut(group(form, matcher, "message")),
                own.map(text -> text.line(line)).orElse(""),
                "");
    }

    private static String group(Pattern form, Matcher matcher, String name) {
        String found = form.pattern().contains("(?<" + name + ">") ? matcher.group(name) : null;
        return found == null ? "" : found;
    }

    /** A source can claim to have any number of lines. */
    private static long number(String digits) {
        return digits.matches("[0-9]{1,9}") ? Long.parseLong(digits) : 0;
    }

    /** The beginning and the end of what a compiler has said: a linker tells at the end what has failed. */
    private static String bothEnds(String text) {
        int half = LONGEST_MESSAGE / 2;
        return text.length() <= LONGEST_MESSAGE
                ? text
                : text.substring(0, half) + "\n...\n" + text.substring(text.length() - half);
    }

    private static String cut(String text) {
        return text.length() <= LONGEST_MESSAGE ? text : text.substring(0, LONGEST_MESSAGE) + " ...";
    }
}
