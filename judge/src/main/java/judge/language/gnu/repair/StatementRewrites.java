package judge.language.gnu.repair;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes of a whole statement: done on a condition, once more with something else, after the next one. */
final class StatementRewrites {

    private static final Pattern TAKES =
            Pattern.compile("\\b(\\w++)\\.(?:pop|top|front|back|pop_back|pop_front)\\(\\)");

    private static final Pattern GIVEN =
            Pattern.compile("(\\w++(?:\\[[^;=]{1,40}?\\])*+)\\s*+=(?!=)\\s*+([^;]{1,80});");

    private static final Pattern LAST_GIVEN = Pattern.compile("((?:\\w++(?:\\[\\w++\\])++\\s*+=\\s*+)++)(\\w++)\\s*+;");

    private static final Pattern PUSHES = Pattern.compile(
            "\\w++\\[(\\w++)\\]\\.(?:push_back|emplace_back)\\s*+\\((.*)\\);|add\\w*+\\s*+\\(\\s*+(\\w++)\\s*+,(.*)\\);"
                    + "|\\w++\\[(\\w++)\\]\\[(\\w++)\\]\\s*+=[^;\\[]*+;");

    private static final Pattern FROM_FIRST =
            Pattern.compile("\\((\\w++)\\s*+,\\s*+\\1\\s*+\\+\\s*+(\\w++(?:\\s*+[-+]\\s*+1)?)\\s*+([,)])");

    private static final Pattern FROM_SECOND =
            Pattern.compile("\\((\\w++)\\s*+\\+\\s*+1\\s*+,\\s*+\\1\\s*+\\+\\s*+(\\w++)(?:\\s*+\\+\\s*+1)?\\s*+([,)])");

    private static final Pattern SORT = Pattern.compile("(?<!_)\\bsort(?=\\s*+\\()");

    private static final Pattern GREATER =
            Pattern.compile(",\\s*+(?:std::)?greater\\s*+<[^;()]{0,40}>\\s*+(?:\\(\\)|\\{\\})\\s*+\\)");

    private static final Pattern SORT_ALL =
            Pattern.compile("(sort\\s*+\\((?:(\\w++)\\.begin\\(\\)\\s*+,\\s*+\\2\\.end\\(\\)"
                    + "|(\\w++)\\s*+(?:\\+\\s*+1\\s*+)?,\\s*+\\3[^,;()]*+))\\)\\s*+;");

    private static final Pattern SORT_TURNED = Pattern.compile(
            "(?:std::)?sort\\s*+\\(\\s*+(\\w++)\\.rbegin\\(\\)\\s*+,\\s*+\\1\\.rend\\(\\)\\s*+\\)\\s*+;");

    private static final Pattern PRINTED =
            Pattern.compile("(?:cout|printf)\\b[^;]*?\\b(\\w++)\\[(\\w++(?:\\s*+-\\s*+1)?)\\](?![\\[.])");

    private static final Pattern CONSTANT = Pattern.compile(
            "\\b(?:(?:const\\s++)?(?:int|long|ll|LL|long long)\\s++([A-Za-z]*(?i:inf|max|oo)\\w*+)\\s*+=|"
                    + "#\\s*+define\\s++"
                    + "(\\w*(?i:inf)\\w*+)\\s)|\\b(0x3f3f3f3f|1e9|1e18|1[0]{8,9}+|[0-9]{7,10}+)\\b");

    private static final Pattern FORMAT = Pattern.compile("^printf\\s*+\\(\\s*+\"([^\"]++)\"");

    private static final String PLACE = "(\\w++(?:\\[\\w++\\])*+(?:\\.\\w++)?)";

    private static final Pattern READ_BY_CIN = Pattern.compile(">>\\s*+" + PLACE + "\\s*+>>\\s*+" + PLACE);

    private static final Pattern READ_BY_SCANF = Pattern.compile("(?:&\\s*+" + PLACE + ")\\s*+,\\s*+&\\s*+" + PLACE);

    private static final Pattern THREE = Pattern.compile(
            "((?:std::)?cin\\s*+>>\\s*+)" + PLACE + "\\s*+>>\\s*+" + PLACE + "\\s*+>>\\s*+" + PLACE + "\\s*+;");

    private static final Pattern FOUR = Pattern.compile("cin\\s*+>>\\s*+" + PLACE + "\\s*+>>\\s*+" + PLACE
            + "\\s*+>>\\s*+" + PLACE + "\\s*+>>\\s*+" + PLACE + "\\s*+;");

    private static final int MOST_READ = 3;

    private final String source;
    private final List<Part> statements;
    private final List<PossibleChange> found = new ArrayList<>();

    private StatementRewrites(String source, List<Part> statements) {
        this.source = source;
        this.statements = statements;
    }

    static List<PossibleChange> of(String source, List<Part> statements) {
        StatementRewrites rewrites = new StatementRewrites(source, statements);
        for (Part part : statements) {
            String text = rewrites.text(part);
            if (part.kind() == Part.Kind.STATEMENT && !ReadingCode.isIn(text)) {
                rewrites.guarded(part, text);
                rewrites.mirrored(part, text);
                rewrites.called(part, text);
                rewrites.printed(part, text);
                rewrites.swapped(part, text);
                rewrites.ended(part, text);
            } else if (part.kind() == Part.Kind.STATEMENT) {
                rewrites.read(part, text);
            }
        }
        return rewrites.found;
    }

    private String text(Part part) {
        return source.substring(part.start(), part.end());
    }

    private void instead(int rank, Part part, String text) {
        found.add(new PossibleChange(
                rank, part.start(), text(part), text, List.of(new Edit(part.start(), part.end(), text, false))));
    }

    private void guarded(Part part, String text) {
        Matcher takes = TAKES.matcher(text);
        if (takes.find() && source.contains(takes.group(1) + ".empty()")) {
            instead(1, part, "if (!" + takes.group(1) + ".empty()) " + text);
        }
        Matcher given = LAST_GIVEN.matcher(text);
        if (given.matches() && !given.group(2).matches("true|false|\\d++")) {
            String first =
                    given.group(1).substring(0, given.group(1).indexOf('=')).strip();
            instead(1, part, "if (" + given.group(2) + " < " + first + ") " + text);
            instead(2, part, "if (" + given.group(2) + " > " + first + ") " + text);
            return;
        }
        Matcher one = GIVEN.matcher(text);
        if (one.matches() && (one.group(2).length() > 1 || one.group(2).matches("[A-Za-z]"))) {
            String name = one.group(1);
            boolean number = one.group(2).matches("[-\\w]*+[0-9.]|true|false|.*\\b(?:max|min)\\s*+\\(.*|\".*|'.*");
            boolean own = Pattern.compile("(?<!\\w)" + Pattern.quote(name))
                    .matcher(one.group(2))
                    .find();
            boolean counts = text.contains("++") || text.contains("--");
            if (!number && !own && !counts && !name.matches("\\d.*")) {
                String value = "(" + one.group(2) + ")";
                found.add(guard(part, text, name + " < " + value, "max(" + name + ", " + one.group(2) + ")", name));
                found.add(guard(part, text, value + " < " + name, "min(" + name + ", " + one.group(2) + ")", name));
            }
        }
    }

    private static PossibleChange guard(Part part, String text, String condition, String shown, String name) {
        String changed = name + " = " + shown + ";";
        return new PossibleChange(
                2,
                part.start(),
                text,
                changed,
                List.of(new Edit(part.start(), part.end(), "if (" + condition + ") { " + text + " }", false)));
    }

    /** A road that leads back, too. */
    private void mirrored(Part part, String text) {
        Matcher pushes = PUSHES.matcher(text);
        if (!pushes.matches()) {
            return;
        }
        for (Map.Entry<String, Set<String>> twins : part.twins().entrySet()) {
            for (String other : twins.getValue()) {
                String name = twins.getKey();
                boolean has = part.has(name) && part.has(other) && name.compareTo(other) < 0;
                if (has && part.sees(name) && part.sees(other)) {
                    String back = exchanged(text, name, other);
                    if (!back.equals(text) && !squeezed(source).contains(squeezed(back))) {
                        boolean road = text.contains("(");
                        found.add(new PossibleChange(
                                road ? 0 : 2,
                                part.end() - 1,
                                "",
                                back,
                                List.of(new Edit(part.start(), part.end(), text + " " + back, false))));
                    }
                }
            }
        }
    }

    private static String squeezed(String text) {
        return text.replaceAll("\\s++", "");
    }

    /** With each of two names in place of the other. */
    static String exchanged(String text, String one, String other) {
        return Pattern.compile("(?<![.\\w>])(?:" + one + "|" + other + ")\\b(?!\\s*+\\()")
                .matcher(text)
                .replaceAll(found -> found.group().equals(one) ? other : one);
    }

    private void called(Part part, String text) {
        Matcher first = FROM_FIRST.matcher(text);
        if (first.find()) {
            String name = first.group(1);
            instead(
                    1,
                    part,
                    first.replaceFirst(
                            "(" + name + " + 1, " + name + " + " + first.group(2) + " + 1" + first.group(3)));
        }
        Matcher second = FROM_SECOND.matcher(text);
        if (second.find()) {
            String name = second.group(1);
            instead(1, part, second.replaceFirst("(" + name + ", " + name + " + " + second.group(2) + second.group(3)));
        }
        Matcher whole = SORT_ALL.matcher(text);
        if (whole.matches()) {
            String name = whole.group(2) == null ? whole.group(3) : whole.group(2);
            String ends = whole.group(1);
            if (isOfPairs(name)) {
                String order = "[](auto &a, auto &b) { return a.second < b.second; }";
                instead(1, part, ends + ", " + order + ");");
                for (String signs : List.of("><", "<>")) {
                    instead(1, part, ends + ", " + order(signs) + ");");
                }
            }
            instead(2, part, ends + ", greater<>());");
        }
        Matcher turned = SORT_TURNED.matcher(text);
        if (turned.matches() && isOfPairs(turned.group(1))) {
            String name = turned.group(1);
            String ends = "sort(" + name + ".begin(), " + name + ".end(), ";
            instead(1, part, ends + order("><") + ");");
            instead(1, part, ends + order("<>") + ");");
        }
        Matcher sort = SORT.matcher(text);
        if (sort.find()) {
            instead(1, part, GREATER.matcher(text).replaceFirst(")"));
            instead(2, part, sort.replaceFirst("stable_sort"));
        }
    }

    private boolean isOfPairs(String name) {
        return Pattern.compile("\\bpair\\s*+<[^;(){}]{1,60}>\\s*+" + name + "\\b")
                .matcher(source)
                .find();
    }

    private static String order(String signs) {
        return "[](auto &a, auto &b) { return a.first != b.first ? a.first " + signs.charAt(0) + " b.first : a.second "
                + signs.charAt(1) + " b.second; }";
    }

    private void printed(Part part, String text) {
        Matcher last = PRINTED.matcher(text);
        if (last.find()) {
            String name = last.group(1);
            boolean array = Pattern.compile("\\b" + name + "\\s*+\\[[^\\[\\];]*+\\]\\s*+[;,=]")
                    .matcher(source)
                    .find();
            String end = (last.group(2) + " + 1").replaceFirst("\\s*+-\\s*+1 \\+ 1$", "");
            String range = "(" + name + ", " + name + " + " + end + ")";
            boolean vector = Pattern.compile("\\bvector\\s*+<[^;{}]*\\b" + name + "\\b")
                    .matcher(source)
                    .find();
            range = vector ? "(" + name + ".begin(), " + name + ".end())" : range;
            if ((array || vector) && !last.group(2).matches("\\d++")) {
                best(2, part, last, "*max_element" + range, "<");
                best(3, part, last, "*min_element" + range, ">");
            }
        }
        Matcher large = CONSTANT.matcher(source);
        if (!text.contains("-1") && text.startsWith("cout") && large.find() && !source.contains("\"-1")) {
            String constant =
                    large.group(1) == null ? large.group(2) == null ? large.group(3) : large.group(2) : large.group(1);
            Matcher value = Pattern.compile("<<\\s*+(\\w++(?:\\[[^;<>]{1,30}?\\])*+)(?=\\s*+(?:<<|;))")
                    .matcher(text);
            if (value.find() && !value.group(1).equals("endl")) {
                String answer = "(" + value.group(1) + " >= " + constant + " ? -1 : " + value.group(1) + ")";
                instead(1, part, text.substring(0, value.start(1)) + answer + text.substring(value.end(1)));
            }
        }
    }

    /** The best of all elements up to the one that is printed; without the library, which may not be included. */
    private void best(int rank, Part part, Matcher last, String shown, String sign) {
        String text = text(part);
        String name = last.group(1);
        String end = last.group(2);
        String value = "({ auto judge_b = " + name + "[" + end + "]; for (int judge_i = 0; judge_i <= " + end
                + "; judge_i++) if (judge_b " + sign + " " + name + "[judge_i]) judge_b = " + name
                + "[judge_i]; judge_b; })";
        String before = text.substring(0, last.start(1));
        String after = text.substring(last.end(2) + 1);
        found.add(new PossibleChange(
                rank,
                part.start(),
                text,
                before + shown + after,
                List.of(new Edit(part.start(), part.end(), before + value + after, false))));
    }

    /** A line end or a blank that is forgotten behind what is printed. */
    private void ended(Part part, String text) {
        Matcher format = FORMAT.matcher(text);
        if (format.find() && !format.group(1).matches("(?s).*(?:\\\\n| )")) {
            for (String end : List.of("\\n", " ")) {
                String more = text.substring(0, format.end(1)) + end + text.substring(format.end(1));
                instead(2, part, more);
            }
        } else if (text.startsWith("cout") && !text.matches("(?s).*(?:endl|\\\\n\"|'\\\\n'|\" \"|' ')\\s*+;")) {
            String printed = text.substring(0, text.length() - 1).stripTrailing();
            instead(2, part, printed + " << '\\n';");
            instead(2, part, printed + " << ' ';");
        }
    }

    /** Numbers that are read in another order. */
    private void read(Part part, String text) {
        List<Pattern> ways = List.of(READ_BY_CIN, READ_BY_SCANF);
        for (Pattern way : ways) {
            Matcher pair = way.matcher(text);
            int from = 0;
            for (int i = 0; i < MOST_READ && pair.find(from); i++) {
                from = pair.start(2);
                String other = text.substring(0, pair.start(1))
                        + pair.group(2)
                        + text.substring(pair.end(1), pair.start(2))
                        + pair.group(1)
                        + text.substring(pair.end(2));
                instead(1, part, other);
            }
        }
        Matcher three = THREE.matcher(text);
        if (three.matches()) {
            instead(1, part, three.replaceFirst("$1$3 >> $4 >> $2;"));
            instead(1, part, three.replaceFirst("$1$4 >> $2 >> $3;"));
        }
        Matcher four = FOUR.matcher(text);
        if (four.matches()) {
            instead(
                    1,
                    part,
                    "cin >> " + four.group(2) + " >> " + four.group(1) + " >> " + four.group(4) + " >> " + four.group(3)
                            + ";");
        }
    }

    /** With the one that follows. */
    private void swapped(Part part, String text) {
        int next = part.end();
        while (next < source.length() && Character.isWhitespace(source.charAt(next))) {
            next++;
        }
        int start = next;
        boolean braces = part.isInBraces(source);
        statements.stream()
                .filter(other -> braces && other.start() == start && other.kind() == Part.Kind.STATEMENT)
                .filter(other -> !ReadingCode.isIn(text(other)))
                .findFirst()
                .ifPresent(other -> found.add(new PossibleChange(
                        3,
                        part.start(),
                        text + " " + text(other),
                        text(other) + " " + text,
                        List.of(
                                new Edit(part.start(), part.end(), text(other), false),
                                new Edit(other.start(), other.end(), text, false)))));
    }
}
