package judge.problem.yaml;

import com.fasterxml.jackson.core.JacksonException;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.reason.Reason;

/**
 * The fault of a text that the parser cannot read, in the words of its author and not of a parser.
 *
 * @param line the line that has to be put right, from 1
 * @param what is wrong there
 */
record YamlTrouble(int line, Reason what) {

    private static final Pattern PLACE = Pattern.compile("\\s*in 'reader', line (\\d{1,7}), column \\d+:?");

    /**
     * A message of the parser, and its meaning for people.
     *
     * @param atStart whether the line is the first that the parser names, where something begins, and not the last
     * @param values of the code's parameters, where they are no groups of the pattern
     */
    private record Rule(Pattern said, boolean atStart, PackageFault code, List<String> values) {

        static Rule atStart(String said, PackageFault code, String... values) {
            return new Rule(Pattern.compile(said), true, code, List.of(values));
        }

        static Rule atEnd(String said, PackageFault code) {
            return new Rule(Pattern.compile(said), false, code, List.of());
        }

        Reason of(Matcher found) {
            return found.groupCount() == 0 ? code.of(values.toArray()) : code.of(found.group(1));
        }
    }

    private static final List<Rule> RULES = List.of(
            Rule.atStart("flow sequence, expected ',' or ']', but got", PackageFault.YAML_LIST_OPEN),
            Rule.atStart("flow mapping, expected ',' or '}', but got", PackageFault.YAML_MAP_OPEN),
            Rule.atStart("quoted scalar, found unexpected end of stream", PackageFault.YAML_QUOTE_OPEN),
            Rule.atEnd("mapping values are not allowed here", PackageFault.YAML_COLON_MISPLACED),
            Rule.atEnd("found character '\\\\t\\(TAB\\)'", PackageFault.YAML_TAB),
            Rule.atEnd("found character '(.)' that cannot start", PackageFault.YAML_START_UNQUOTED),
            Rule.atStart("scanning an alias, unexpected character", PackageFault.YAML_START_UNQUOTED, "*"),
            Rule.atStart("scanning an anchor, unexpected character", PackageFault.YAML_START_UNQUOTED, "&"),
            Rule.atEnd("found unknown escape character (.)", PackageFault.YAML_ESCAPE_UNKNOWN),
            Rule.atEnd(
                    "block mapping, expected <block end>, but found '<block mapping start>'",
                    PackageFault.YAML_INDENTATION),
            Rule.atEnd("block mapping, expected <block end>, but found '-'", PackageFault.YAML_DASH_AMONG_KEYS),
            Rule.atEnd("block collection, expected <block end>, but found '\\?'", PackageFault.YAML_KEY_AMONG_DASHES),
            Rule.atEnd("expected <block end>, but found '<scalar>'", PackageFault.YAML_AFTER_QUOTE),
            Rule.atEnd("nesting depth", PackageFault.YAML_TOO_DEEP),
            Rule.atEnd("expected the node content, but found '(.)'", PackageFault.YAML_VALUE_EXPECTED),
            Rule.atEnd("expected '<document start>', but found '([\\]}])'", PackageFault.YAML_BRACKET_SUPERFLUOUS));

    /** Returns the meaning of the parser's exception; its own words where nobody has translated them. */
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
                return new YamlTrouble(line(e, rule.atStart()), rule.of(found));
            }
        }
        return new YamlTrouble(line(e, false), PackageFault.NOT_YAML.of(said));
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
