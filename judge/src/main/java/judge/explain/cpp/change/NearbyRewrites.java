package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cpp.Token;

/** Changes to something near: one more or less, other brackets, the code of a letter, another way to leave a loop. */
final class NearbyRewrites {

    private static final Pattern NAME = Pattern.compile("[A-Za-z_]\\w*+(?:\\.(?:size|length)\\(\\))?");

    private static final Pattern RETURNS = Pattern.compile("return\\s++([A-Za-z_]\\w*+)\\s*+;");

    private static final Pattern REST_OF_SUM =
            Pattern.compile("\\(([^()%]{1,40}?[-+][^()%]{1,40}?)\\)(?=\\s*+%\\s*+[\\w.(])");

    private static final Pattern REST_OF_NAME = Pattern.compile("(?<![\\w.\\])*/%-])([A-Za-z]\\w*+)(?=\\s*+%\\s*+\\w)");

    private static final Pattern FOUND_AT =
            Pattern.compile("_bound\\s*+\\([^;]{1,80}?\\)\\s*+-\\s*+\\w++(?:\\.begin\\(\\))?(?!\\s*+[-+.\\[(\\w])");

    private static final Pattern PIECE = Pattern.compile("\\.substr\\(([^(),]{1,30}),([^(),]{1,30})\\)");

    private static final Pattern TAIL = Pattern.compile("\\.substr\\(([^(),]{1,30})\\)");

    /** Blocks of three in a row, which are numbered through. */
    private static final Pattern BLOCKS =
            Pattern.compile("\\b(\\w++)\\s*+/\\s*+(\\w++)\\s*+\\+\\s*+(\\w++)\\s*+/\\s*+\\2\\b");

    private static final Pattern ELEMENT =
            Pattern.compile("(?<!['\\w.<>=])(?<![<>=] )(\\w++)\\[[^\\[\\]]{1,30}+\\](?!\\s*+(?:[-=<>!?.\\[]|\\+\\+))");

    private static final String VALUE = "[A-Za-z_0-9][\\w.]*+(?:\\[[^\\[\\]]{1,20}+\\])*+";

    private static final Pattern SUM_THEN = Pattern.compile(
            "(?<![\\w.*/%\\])])(?<![*/%] )(" + VALUE + "(?:\\s*+[-+]\\s*+" + VALUE + ")++)\\s*+([*/%])\\s*+(?=[\\w(])");

    private static final Pattern QUOTIENT_TIMES = Pattern.compile(
            "(?<![\\w.*/%\\])])(" + VALUE + ")\\s*+/\\s*+(" + VALUE + ")\\s*+\\*\\s*+(" + VALUE + ")(?![\\[(.])");

    private static final Pattern AND_OR =
            Pattern.compile("^([^|]{1,120}?)&&\\s*+([^&|]{1,80}+(?:\\|\\|[^&|]{1,80}+)++)$");

    private static final Pattern OR_AND = Pattern.compile("^([^&|]{1,80}+(?:\\|\\|[^&|]{1,80}+)++)&&([^|]{1,120}+)$");

    private static final Pattern LEAST = Pattern.compile("\\b(?:std::)?(min|max)\\s*+\\(");

    private static final Pattern FROM_END = Pattern.compile("\\b(\\w++\\s*+-\\s*+)(\\w++)\\b");

    private static final Pattern FILLS =
            Pattern.compile("(\\bmemset\\s*+\\(\\s*+\\w++\\s*+,\\s*+)(\\w++|-\\s*+1)(\\s*+,)");

    private static final int MOST = 6;
    private static final int LONG = 200;

    private final String source;
    private final Part part;
    private final String text;
    private final List<Rewrite> found = new ArrayList<>();

    private NearbyRewrites(String source, Part part) {
        this.source = source;
        this.part = part;
        text = source.substring(part.start(), part.end());
    }

    static List<Rewrite> of(String source, Part part) {
        NearbyRewrites rewrites = new NearbyRewrites(source, part);
        boolean simple = part.kind() == Part.Kind.STATEMENT || part.kind() == Part.Kind.RETURN || part.isValue();
        if (simple && rewrites.text.length() <= LONG) {
            rewrites.values();
            rewrites.library();
            rewrites.grouped();
            rewrites.code();
            rewrites.mirroredTerm();
            if (part.kind() == Part.Kind.CONDITION) {
                rewrites.alternatives();
                rewrites.mirroredSide();
            }
            if (part.kind() == Part.Kind.STATEMENT) {
                rewrites.leaves();
                rewrites.fills();
            }
        }
        return rewrites.found;
    }

    /** Other ends of a loop than the one it has. */
    static List<String> ends(String name, String sign, String end, Set<String> counters) {
        List<String> found = new ArrayList<>();
        String compared = name + " " + sign + " ";
        if (sign.equals("<") && NAME.matcher(end).matches()) {
            found.add(compared + end + " - 1");
        } else if (sign.equals("<=") && NAME.matcher(end).matches()) {
            found.add(compared + end + " + 1");
        }
        if (sign.startsWith("<") && NAME.matcher(end).matches()) {
            new TreeSet<>(counters)
                    .stream()
                            .filter(other -> !other.equals(name) && !other.equals(end))
                            .limit(2)
                            .forEach(other -> {
                                found.add(compared + end + " - " + other);
                                found.add(compared + end + " - " + other + " - 1");
                            });
        }
        return found;
    }

    private void add(int rank, String changed) {
        if (!changed.equals(text)) {
            found.add(Rewrite.instead(rank, changed));
        }
    }

    private void replaced(int rank, int from, int end, String other) {
        add(rank, text.substring(0, from) + other + text.substring(end));
    }

    /** Adds or subtracts one. */
    private void values() {
        if (part.kind() == Part.Kind.INITIAL && NAME.matcher(text).matches() && !text.matches("true|false")) {
            oneMoreOrLess(2, text.length());
        }
        Matcher returns = RETURNS.matcher(text);
        if (returns.matches() && !returns.group(1).matches("true|false")) {
            add(2, "return " + returns.group(1) + " + 1;");
            add(2, "return " + returns.group(1) + " - 1;");
        }
        Matcher sum = REST_OF_SUM.matcher(text);
        if (sum.find()) {
            replaced(2, sum.end(1), sum.end(1), " - 1");
            replaced(2, sum.end(1), sum.end(1), " + 1");
        }
        Matcher name = REST_OF_NAME.matcher(text);
        if (name.find() && !text.contains("\"")) {
            replaced(3, name.start(1), name.end(1), "(" + name.group(1) + " + 1)");
            replaced(3, name.start(1), name.end(1), "(" + name.group(1) + " - 1)");
        }
    }

    private void oneMoreOrLess(int rank, int at) {
        replaced(rank, at, at, " + 1");
        replaced(rank, at, at, " - 1");
    }

    /** Changes the place where something is found, and the length of a piece of a text. */
    private void library() {
        Matcher at = FOUND_AT.matcher(text);
        if (at.find()) {
            oneMoreOrLess(1, at.end());
        }
        piece();
        Matcher tail = TAIL.matcher(text);
        if (tail.find()) {
            oneMoreOrLess(2, tail.end(1));
        }
        Matcher blocks = BLOCKS.matcher(text);
        if (blocks.find()) {
            String by = " / " + blocks.group(2);
            String rows = blocks.group(1) + by + " * " + blocks.group(2);
            replaced(0, blocks.start(), blocks.end(), rows + " + " + blocks.group(3) + by);
        }
    }

    private void piece() {
        Matcher piece = PIECE.matcher(text);
        if (piece.find()) {
            String from = piece.group(1).strip();
            String length = " " + piece.group(2).strip();
            for (String other : List.of(" - " + from, " - " + from + " + 1", " + 1", " - 1")) {
                replaced(1, piece.start(2), piece.end(2), length + other);
            }
            replaced(2, piece.start(1), piece.end(1), from + " + 1");
            replaced(2, piece.start(1), piece.end(1), from + " - 1");
        }
    }

    /** Puts parentheses around the part that is to be worked out first. */
    private void grouped() {
        if (text.contains("\"")) {
            return;
        }
        Matcher sum = SUM_THEN.matcher(text);
        if (sum.find()) {
            replaced(1, sum.start(1), sum.end(1), "(" + sum.group(1) + ")");
        }
        Matcher quotient = QUOTIENT_TIMES.matcher(text);
        if (quotient.find()) {
            String first = quotient.group(1) + " * " + quotient.group(3) + " / " + quotient.group(2);
            replaced(1, quotient.start(), quotient.end(), first);
            String last = quotient.group(1) + " / (" + quotient.group(2) + " * " + quotient.group(3) + ")";
            replaced(2, quotient.start(), quotient.end(), last);
        }
    }

    /** A digit or a letter is meant, and its code is taken. */
    private void code() {
        Matcher element = ELEMENT.matcher(text);
        for (int i = 0; i < 2 && !text.contains("'") && !text.contains("\"") && element.find(); i++) {
            boolean reckoned = text.matches("(?s).*[-+*/%].*");
            if (reckoned && isText(element.group(1))) {
                replaced(1, element.end(), element.end(), " - '0'");
                replaced(2, element.end(), element.end(), " - 'a'");
            }
        }
    }

    private boolean isText(String name) {
        return CodePatterns.has(
                source,
                "\\bstring\\s++(?:[^;(){}]{0,80}[,\\s&])?&?" + name + "\\s*+[;,=)(]|\\bchar\\s++\\*?"
                        + "(?:[^;(){}]{0,80}[,\\s])?" + name + "\\s*+[\\[,)]");
    }

    /** Adds brackets for "and", which binds more than "or". */
    private void alternatives() {
        Matcher behind = AND_OR.matcher(text);
        if (behind.matches() && isClosed(behind.group(2))) {
            add(1, behind.group(1) + "&& (" + behind.group(2).strip() + ")");
        }
        Matcher before = OR_AND.matcher(text);
        if (before.matches() && isClosed(before.group(1))) {
            add(1, "(" + before.group(1).strip() + ") &&" + before.group(2));
        }
    }

    private static boolean isClosed(String piece) {
        return piece.chars().filter(c -> c == '(').count()
                == piece.chars().filter(c -> c == ')').count();
    }

    /** Asks of a column what is asked of a row, or of one end what is asked of the other. */
    private void mirroredSide() {
        String sign = text.contains("&&") ? "&&" : "||";
        if (text.contains("&&") && text.contains("||")) {
            return;
        }
        List<String> sides = List.of(text.split(Pattern.quote(sign), -1));
        Set<String> known = new LinkedHashSet<>();
        sides.forEach(side -> known.add(CodePatterns.squeezed(side)));
        List<String> more = new ArrayList<>();
        for (String side : sides) {
            for (String one : mirrored(side.strip())) {
                if (isClosed(one) && one.matches("(?s).*[<>=].*") && known.add(CodePatterns.squeezed(one))) {
                    more.add(one);
                }
            }
        }
        more.stream().limit(MOST).forEach(one -> add(sides.size() > 1 ? 1 : 3, text + " " + sign + " " + one));
    }

    /** Returns the side with the names that stand beside those in it: one of them, or two. */
    private List<String> mirrored(String side) {
        List<String> found = new ArrayList<>();
        List<String> names = CodePatterns.tokens(side).stream()
                .filter(Token::isName)
                .map(Token::text)
                .distinct()
                .toList();
        for (String name : names) {
            for (String other : beside(name, names)) {
                String one = StatementRewrites.exchanged(side, name, other);
                for (String second : names) {
                    for (String beside : beside(second, names)) {
                        boolean fits = name.compareTo(second) < 0 && !beside.equals(other);
                        if (fits && (part.has(other) || part.has(beside))) {
                            found.add(StatementRewrites.exchanged(one, second, beside));
                        }
                    }
                }
                found.add(one);
            }
        }
        return found;
    }

    /** The names beside one of them, others than all of them. */
    private List<String> beside(String name, List<String> names) {
        return part.twins().getOrDefault(name, Set.of()).stream()
                .filter(other -> part.sees(other) && !names.contains(other))
                .sorted()
                .toList();
    }

    /** The least of three of four distances. */
    private void mirroredTerm() {
        Matcher least = LEAST.matcher(text);
        Matcher end = FROM_END.matcher(text);
        if (!least.find()) {
            return;
        }
        int close = closing(least.end() - 1);
        for (int i = 0; i < 2 && close > 0 && end.find(); i++) {
            for (String other : new TreeSet<>(part.twins().getOrDefault(end.group(2), Set.of()))) {
                String term = end.group(1) + other;
                if (part.has(other) && !CodePatterns.squeezed(text).contains(CodePatterns.squeezed(term))) {
                    String call = text.substring(least.start(), close + 1);
                    replaced(1, least.start(), close + 1, least.group(1) + "(" + call + ", " + term + ")");
                }
            }
        }
    }

    private int closing(int open) {
        int nested = 0;
        for (int i = open; i < text.length(); i++) {
            nested += text.charAt(i) == '(' ? 1 : text.charAt(i) == ')' ? -1 : 0;
            if (nested == 0) {
                return i;
            }
        }
        return -1;
    }

    private void leaves() {
        if (text.equals("break;")) {
            add(1, "continue;");
        } else if (text.equals("continue;")) {
            add(1, "break;");
        }
    }

    private void fills() {
        Matcher fills = FILLS.matcher(text);
        if (fills.find()) {
            for (String other : List.of("0", "-1", "0x3f", "1")) {
                if (!CodePatterns.squeezed(fills.group(2)).equals(other)) {
                    replaced(other.equals("1") ? 3 : 2, fills.start(2), fills.end(2), other);
                }
            }
        }
    }
}
