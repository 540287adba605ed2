package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cpp.Token;

/** Changes of what is printed: one more or less, without its sign, with so many digits, without entering it. */
final class PrintRewrites {

    private static final Pattern PRINTED =
            Pattern.compile("(?:cout|printf)\\b[^;]*?\\b(\\w++)\\[(\\w++(?:\\s*+-\\s*+1)?)\\](?![\\[.])");

    private static final Pattern CONSTANT = Pattern.compile(
            "\\b(?:(?:const\\s++)?(?:int|long|ll|LL|long long)\\s++([A-Za-z]*(?i:inf|max|oo)\\w*+)\\s*+=|"
                    + "#\\s*+define\\s++"
                    + "(\\w*(?i:inf)\\w*+)\\s)|\\b(0x3f3f3f3f|1e9|1e18|1[0]{8,9}+|[0-9]{7,10}+)\\b");

    private static final Pattern FORMAT = Pattern.compile("^printf\\s*+\\(\\s*+\"([^\"]++)\"");

    private static final Pattern PRINTS = Pattern.compile("(?:std::)?(?:cout|printf)\\b");

    private static final Pattern NUMBER_LIKE = Pattern.compile("[A-Za-z_(].*", Pattern.DOTALL);

    /** Values that are no number, or would change their meaning with a sign behind them. */
    private static final Pattern OTHER =
            Pattern.compile("(?:std::)?(?:endl|fixed|ends|flush)|.*(?:\"|'|\\?|setprecision|setw|<|>|&&|\\|\\|).*");

    private static final Pattern MAP =
            Pattern.compile("\\b(?:unordered_)?map\\s*+<[^;(){}]{1,80}>\\s*+(?:\\w++\\s*+,\\s*+)?(\\w++)\\s*+[;,]");

    /** A large value that stands for one that does not exist. */
    private static final Pattern LARGE = Pattern.compile(
            "\\b(?:int|long|ll|LL|define)\\s++(\\w*(?i:inf)\\w*)\\b|\\b(0x3f3f3f3f|1e9|1e18|10{8,9})\\b");

    private static final List<Integer> DIGITS = List.of(1, 2, 3, 4, 6);

    private static final int MOST_VALUES = 4;
    private static final int MOST_MAPS = 4;

    private final String source;
    private final PossibleChanges found;

    /** The same for single statements, whose changes come among others. */
    PrintRewrites(String source, PossibleChanges found) {
        this.source = source;
        this.found = found;
    }

    static List<PossibleChange> of(String source, List<Part> parts) {
        PrintRewrites rewrites = new PrintRewrites(source, new PossibleChanges(source));
        List<String> maps = MAP.matcher(source)
                .results()
                .limit(MOST_MAPS)
                .map(map -> map.group(1))
                .toList();
        for (Part part : parts) {
            String text = rewrites.found.text(part);
            boolean statement = part.kind() == Part.Kind.STATEMENT;
            if (statement && PRINTS.matcher(text).lookingAt()) {
                rewrites.values(part);
                rewrites.asked(part, text, maps);
            } else if (part.kind() == Part.Kind.CONDITION) {
                rewrites.asked(part, text, maps);
            }
        }
        rewrites.digits(parts);
        return rewrites.found.all();
    }

    private void values(Part part) {
        List<Token> tokens = part.tokens();
        boolean stream = tokens.stream().anyMatch(token -> token.is("<<"));
        Set<String> ends = stream ? Set.of("<<", ";") : Set.of(",", ";", ")");
        int depth = 0;
        int from = -1;
        List<int[]> printed = new ArrayList<>();
        for (int i = 0; i < tokens.size() && printed.size() < MOST_VALUES; i++) {
            Token token = tokens.get(i);
            boolean outside = depth == (stream ? 0 : 1);
            if (outside && ends.contains(token.text())) {
                if (from >= 0 && from < i) {
                    int start = tokens.get(from).start();
                    int end = tokens.get(i - 1).end();
                    if (value(part, start, end)) {
                        printed.add(new int[] {start, end});
                    }
                }
                from = token.is("<<") || token.is(",") ? i + 1 : -1;
            }
            depth += "([".contains(token.text()) ? 1 : ")]".contains(token.text()) ? -1 : 0;
        }
        exchanged(part, printed);
    }

    /** Two values of which each stands where the other is wanted. */
    private void exchanged(Part part, List<int[]> printed) {
        for (int i = 0; i + 1 < printed.size(); i++) {
            int[] one = printed.get(i);
            int[] other = printed.get(i + 1);
            String between = source.substring(one[1], other[0]);
            String turned = source.substring(other[0], other[1]) + between + source.substring(one[0], one[1]);
            found.within(1, part, one[0], other[1], turned);
        }
    }

    private boolean value(Part part, int from, int end) {
        String value = source.substring(from, end);
        if (!NUMBER_LIKE.matcher(value).matches() || OTHER.matcher(value).matches()) {
            return false;
        }
        found.within(1, part, from, end, value + " + 1");
        found.within(1, part, from, end, value + " - 1");
        Matcher large = LARGE.matcher(source);
        if (large.find() && !source.contains("? -1")) {
            String constant = CodePatterns.either(large, 1, 2);
            found.within(1, part, from, end, "(" + value + " >= " + constant + " ? -1 : " + value + ")");
        }
        if (source.startsWith("<<", before(from) - 1) && isLetter(value)) {
            found.within(0, part, from, end, "(char) " + value);
        }
        if (!value.contains("abs")) {
            found.within(2, part, from, end, "abs(" + value + ")");
        }
        return true;
    }

    /** Returns the index of the last sign before a place that is no blank. */
    private int before(int index) {
        int at = index - 1;
        while (at > 0 && Character.isWhitespace(source.charAt(at))) {
            at--;
        }
        return at;
    }

    /** A letter that is kept as a number is printed as one. */
    private boolean isLetter(String value) {
        String types = "\\b(?:int|long long|ll|LL|auto)\\s++(?:[^;(){}]{0,200}[,\\s])?";
        return value.matches("[A-Za-z_]\\w*+")
                && has("\\b" + value + "\\s*+=\\s*+(?:'|\\w++\\[\\w++\\]\\s*+[;,])")
                && has("'|\\bstring\\b|\\bchar\\b")
                && has(types + value + "\\b");
    }

    private boolean has(String pattern) {
        return CodePatterns.has(source, pattern);
    }

    /** Asks a map without adding the key to it. */
    private void asked(Part part, String text, List<String> maps) {
        for (String map : maps) {
            Matcher element = Pattern.compile(
                            "(?<![\\w.>])" + map + "\\[([^\\[\\]]{1,40}+)\\](?![\\[.])(?!\\s*+(?:=(?!=)|\\+\\+|--))")
                    .matcher(text);
            if (element.find()) {
                String asks = "(" + map + ".count(" + element.group(1) + ") ? " + element.group() + " : 0)";
                found.within(1, part, part.start() + element.start(), part.start() + element.end(), asks);
            }
        }
    }

    /** Sets the number of digits behind the point, where the program sets none. */
    private void digits(List<Part> parts) {
        boolean fractions = source.contains("double") || source.contains("float");
        if (!fractions || source.contains("precision") || !source.contains("cout")) {
            return;
        }
        int at = parts.stream()
                .filter(part -> part.kind() == Part.Kind.STATEMENT && part.has("cout"))
                .filter(part -> PRINTS.matcher(found.text(part)).lookingAt())
                .mapToInt(Part::start)
                .max()
                .orElse(-1);
        parts.stream()
                .filter(part -> part.kind() == Part.Kind.BODY && part.function().equals("main"))
                .findFirst()
                .filter(main -> at > main.start())
                .ifPresent(main -> DIGITS.forEach(digits -> digits(main.start() + 1, at, digits)));
    }

    private void digits(int begin, int at, int digits) {
        String text = "std::cout.setf(std::ios::fixed); std::cout.precision(" + digits + ");";
        found.add(1, at, "", "cout << fixed << setprecision(" + digits + ");", new Edit(begin, begin, text, false));
    }

    void printed(Part part, String text) {
        Matcher last = PRINTED.matcher(text);
        if (last.find()) {
            String name = last.group(1);
            boolean array = CodePatterns.has(source, "\\b" + name + "\\s*+\\[[^\\[\\];]*+\\]\\s*+[;,=]");
            String end = (last.group(2) + " + 1").replaceFirst("\\s*+-\\s*+1 \\+ 1$", "");
            String range = "(" + name + ", " + name + " + " + end + ")";
            boolean vector = CodePatterns.has(source, "\\bvector\\s*+<[^;{}]*\\b" + name + "\\b");
            range = vector ? "(" + name + ".begin(), " + name + ".end())" : range;
            if ((array || vector) && !last.group(2).matches("\\d++")) {
                best(2, part, last, "*max_element" + range, "<");
                best(3, part, last, "*min_element" + range, ">");
            }
        }
        Matcher large = CONSTANT.matcher(source);
        if (!text.contains("-1") && text.startsWith("cout") && large.find() && !source.contains("\"-1")) {
            String constant = large.group(1) == null ? CodePatterns.either(large, 2, 3) : large.group(1);
            Matcher value = Pattern.compile("<<\\s*+(\\w++(?:\\[[^;<>]{1,30}?\\])*+)(?=\\s*+(?:<<|;))")
                    .matcher(text);
            if (value.find() && !value.group(1).equals("endl")) {
                String answer = "(" + value.group(1) + " >= " + constant + " ? -1 : " + value.group(1) + ")";
                found.instead(1, part, text.substring(0, value.start(1)) + answer + text.substring(value.end(1)));
            }
        }
    }

    /** The best of all elements up to the one that is printed; without the library, which may not be included. */
    private void best(int rank, Part part, Matcher last, String shown, String sign) {
        String text = found.text(part);
        String name = last.group(1);
        String end = last.group(2);
        String value = "({ auto judge_b = " + name + "[" + end + "]; for (int judge_i = 0; judge_i <= " + end
                + "; judge_i++) if (judge_b " + sign + " " + name + "[judge_i]) judge_b = " + name
                + "[judge_i]; judge_b; })";
        String before = text.substring(0, last.start(1));
        String after = text.substring(last.end(2) + 1);
        found.shown(rank, part, text, before + shown + after, before + value + after);
    }

    /** A line end or a blank that is forgotten behind what is printed. */
    void ended(Part part, String text) {
        Matcher format = FORMAT.matcher(text);
        if (format.find() && !format.group(1).matches("(?s).*(?:\\\\n| )")) {
            for (String end : List.of("\\n", " ")) {
                String more = text.substring(0, format.end(1)) + end + text.substring(format.end(1));
                found.instead(2, part, more);
            }
        } else if (text.startsWith("cout") && !text.matches("(?s).*(?:endl|\\\\n\"|'\\\\n'|\" \"|' ')\\s*+;")) {
            String printed = text.substring(0, text.length() - 1).stripTrailing();
            found.instead(2, part, printed + " << '\\n';");
            found.instead(2, part, printed + " << ' ';");
        }
    }
}
