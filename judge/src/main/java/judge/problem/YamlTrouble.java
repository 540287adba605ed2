package judge.problem;

import com.fasterxml.jackson.core.JacksonException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What is wrong with a text that the parser cannot read, in words of who writes it and not of who parses it.
 *
 * @param line where it has to be put right, from 1
 * @param sentence the rest of a sentence that begins with the file
 */
record YamlTrouble(int line, String sentence) {

    private static final Pattern PLACE = Pattern.compile("\\s*in 'reader', line (\\d{1,7}), column \\d+:?");

    /**
     * What the parser says, and what that means to people.
     *
     * @param atStart whether the line is the first that the parser names, where something begins, and not the last
     * @param meaning with groups of the pattern
     */
    private record Rule(Pattern said, boolean atStart, String meaning) {

        static Rule atStart(String said, String meaning) {
            return new Rule(Pattern.compile(said), true, meaning);
        }

        static Rule atEnd(String said, String meaning) {
            return new Rule(Pattern.compile(said), false, meaning);
        }
    }

    private static final List<Rule> RULES = List.of(
            Rule.atStart(
                    "flow sequence, expected ',' or ']', but got",
                    "the \"[\" in this line is not closed by a \"]\", or a comma is missing"),
            Rule.atStart(
                    "flow mapping, expected ',' or '}', but got",
                    "the \"{\" in this line is not closed by a \"}\", or a comma is missing"),
            Rule.atStart(
                    "quoted scalar, found unexpected end of stream",
                    "the quotation mark that is opened in this line is never closed"),
            Rule.atEnd(
                    "mapping values are not allowed here",
                    "a \":\" stands where none can: a text with \": \" in it needs quotes, a key must be indented as"
                            + " those beside it, and the line before needs its own \":\""),
            Rule.atEnd(
                    "found character '\\\\t\\(TAB\\)'",
                    "a tab stands where blanks must: YAML is indented by blanks alone"),
            Rule.atEnd("found character '(.)' that cannot start", "a text that begins with \"$1\" needs quotes"),
            Rule.atStart("scanning an alias, unexpected character", "a text that begins with \"*\" needs quotes"),
            Rule.atStart("scanning an anchor, unexpected character", "a text that begins with \"&\" needs quotes"),
            Rule.atEnd(
                    "found unknown escape character (.)",
                    "\"\\$1\" means nothing in double quotes: write \"\\\\\", or single quotes around the text"),
            Rule.atEnd(
                    "block mapping, expected <block end>, but found '<block mapping start>'",
                    "the keys of a map must all be indented by the same number of blanks, and this one is not"),
            Rule.atEnd(
                    "block mapping, expected <block end>, but found '-'",
                    "a \"-\" of a list stands among keys: it must be indented further than the key it belongs to"),
            Rule.atEnd(
                    "block collection, expected <block end>, but found '\\?'",
                    "a key stands among the \"-\" of a list: they are indented the same"),
            Rule.atEnd(
                    "expected <block end>, but found '<scalar>'",
                    "something stands behind the closing quotation mark: within single quotes, a quotation mark is"
                            + " written twice"),
            Rule.atEnd("nesting depth", "lists and maps lie in each other too deep: at most 40 may"),
            Rule.atEnd("expected the node content, but found '(.)'", "a \"$1\" stands where a value must"),
            Rule.atEnd("expected '<document start>', but found '([\\]}])'", "there is a \"$1\" too much"));

    /** What the parser's exception means; in its own words where nobody has translated them. */
    static YamlTrouble of(JacksonException e) {
        String said = e.getOriginalMessage()
                .lines()
                .filter(line -> !line.startsWith("    ")) // They quote the file.
                .map(line -> PLACE.matcher(line).replaceAll("").strip())
                .filter(line -> !line.isEmpty())
                .collect(Collectors.joining(", "));
        for (Rule rule : RULES) {
            Matcher found = rule.said().matcher(said);
            if (found.find()) {
                String meaning = found.groupCount() == 0
                        ? rule.meaning()
                        : rule.meaning().replace("$1", found.group(1));
                return new YamlTrouble(line(e, rule.atStart()), "is not YAML: " + meaning);
            }
        }
        return new YamlTrouble(line(e, false), "is not YAML: " + said);
    }

    /** The first line that the parser names, or the last: the place where it failed. */
    private static int line(JacksonException e, boolean first) {
        List<Integer> lines = PLACE.matcher(e.getOriginalMessage())
                .results()
                .map(found -> Integer.parseInt(found.group(1)))
                .toList();
        if (lines.isEmpty()) {
            return e.getLocation() == null ? 1 : e.getLocation().getLineNr();
        }
        return lines.get(first ? 0 : lines.size() - 1);
    }
}
