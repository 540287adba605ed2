package judge.explain.cpp.change;

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
    private final PossibleChanges found;
    private final PrintRewrites prints;

    private StatementRewrites(String source, List<Part> statements) {
        this.source = source;
        found = new PossibleChanges(source);
        prints = new PrintRewrites(source, found);
        this.statements = statements;
    }

    static List<PossibleChange> of(String source, List<Part> statements) {
        StatementRewrites rewrites = new StatementRewrites(source, statements);
        for (Part part : statements) {
            String text = rewrites.found.text(part);
            if (part.kind() == Part.Kind.STATEMENT && !CodePatterns.reads(text)) {
                rewrites.guarded(part, text);
                rewrites.mirrored(part, text);
                rewrites.called(part, text);
                rewrites.prints.printed(part, text);
                rewrites.swapped(part);
                rewrites.prints.ended(part, text);
            } else if (part.kind() == Part.Kind.STATEMENT) {
                rewrites.read(part, text);
            }
        }
        return rewrites.found.all();
    }

    private void guarded(Part part, String text) {
        Matcher takes = TAKES.matcher(text);
        if (takes.find() && source.contains(takes.group(1) + ".empty()")) {
            found.instead(1, part, "if (!" + takes.group(1) + ".empty()) " + text);
        }
        Matcher given = LAST_GIVEN.matcher(text);
        if (given.matches() && !given.group(2).matches("true|false|\\d++")) {
            String first = given.group(1).split("=", 2)[0].strip();
            found.instead(1, part, "if (" + given.group(2) + " < " + first + ") " + text);
            found.instead(2, part, "if (" + given.group(2) + " > " + first + ") " + text);
        } else {
            kept(part, text);
        }
    }

    /** Keeps the greater or the smaller of what a variable has and what it is given. */
    private void kept(Part part, String text) {
        Matcher one = GIVEN.matcher(text);
        if (one.matches() && (one.group(2).length() > 1 || one.group(2).matches("[A-Za-z]"))) {
            String name = one.group(1);
            boolean number = one.group(2).matches("[-\\w]*+[0-9.]|true|false|.*\\b(?:max|min)\\s*+\\(.*|\".*|'.*");
            boolean changes = text.contains("++")
                    || text.contains("--")
                    || CodePatterns.has(one.group(2), "(?<!\\w)" + Pattern.quote(name));
            if (!number && !changes && !name.matches("\\d.*")) {
                String value = "(" + one.group(2) + ")";
                String both = "(" + name + ", " + one.group(2) + ");";
                String done = ") { " + text + " }";
                found.shown(2, part, text, name + " = max" + both, "if (" + name + " < " + value + done);
                found.shown(2, part, text, name + " = min" + both, "if (" + value + " < " + name + done);
            }
        }
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
                    if (!back.equals(text) && !CodePatterns.squeezed(source).contains(CodePatterns.squeezed(back))) {
                        found.behind(text.contains("(") ? 0 : 2, part, back, text + " " + back);
                    }
                }
            }
        }
    }

    /** Returns the text with each of two names in place of the other. */
    static String exchanged(String text, String one, String other) {
        return Pattern.compile("(?<![.\\w>])(?:" + one + "|" + other + ")\\b(?!\\s*+\\()")
                .matcher(text)
                .replaceAll(found -> found.group().equals(one) ? other : one);
    }

    private void called(Part part, String text) {
        Matcher first = FROM_FIRST.matcher(text);
        if (first.find()) {
            String name = first.group(1);
            String rest = " + " + first.group(2) + " + 1" + first.group(3);
            found.instead(1, part, first.replaceFirst("(" + name + " + 1, " + name + rest));
        }
        Matcher second = FROM_SECOND.matcher(text);
        if (second.find()) {
            String name = second.group(1);
            String rest = " + " + second.group(2) + second.group(3);
            found.instead(1, part, second.replaceFirst("(" + name + ", " + name + rest));
        }
        sorted(part, text);
    }

    private void sorted(Part part, String text) {
        Matcher whole = SORT_ALL.matcher(text);
        if (whole.matches()) {
            String ends = whole.group(1) + ", ";
            if (isOfPairs(CodePatterns.either(whole, 2, 3))) {
                found.instead(1, part, ends + "[](auto &a, auto &b) { return a.second < b.second; });");
                ordered(part, ends);
            }
            found.instead(2, part, ends + "greater<>());");
        }
        Matcher turned = SORT_TURNED.matcher(text);
        if (turned.matches() && isOfPairs(turned.group(1))) {
            ordered(part, "sort(" + turned.group(1) + ".begin(), " + turned.group(1) + ".end(), ");
        }
        Matcher sort = SORT.matcher(text);
        if (sort.find()) {
            found.instead(1, part, GREATER.matcher(text).replaceFirst(")"));
            found.instead(2, part, sort.replaceFirst("stable_sort"));
        }
    }

    private void ordered(Part part, String ends) {
        found.instead(1, part, ends + order("><") + ");");
        found.instead(1, part, ends + order("<>") + ");");
    }

    private boolean isOfPairs(String name) {
        return CodePatterns.has(source, "\\bpair\\s*+<[^;(){}]{1,60}>\\s*+" + name + "\\b");
    }

    private static String order(String signs) {
        return "[](auto &a, auto &b) { return a.first != b.first ? a.first " + signs.charAt(0) + " b.first : a.second "
                + signs.charAt(1) + " b.second; }";
    }

    /** Numbers that are read in another order. */
    private void read(Part part, String text) {
        for (Pattern way : List.of(READ_BY_CIN, READ_BY_SCANF)) {
            Matcher pair = way.matcher(text);
            int from = 0;
            for (int i = 0; i < MOST_READ && pair.find(from); i++) {
                from = pair.start(2);
                String between = text.substring(pair.end(1), from);
                String turned = pair.group(2) + between + pair.group(1);
                found.within(1, part, part.start() + pair.start(1), part.start() + pair.end(2), turned);
            }
        }
        Matcher three = THREE.matcher(text);
        if (three.matches()) {
            found.instead(1, part, three.replaceFirst("$1$3 >> $4 >> $2;"));
            found.instead(1, part, three.replaceFirst("$1$4 >> $2 >> $3;"));
        }
        Matcher four = FOUR.matcher(text);
        if (four.matches()) {
            found.instead(1, part, four.replaceFirst("cin >> $2 >> $1 >> $4 >> $3;"));
        }
    }

    /** Exchanges a statement with the next one. */
    private void swapped(Part part) {
        int start = CodePatterns.behindBlanks(source, part.end());
        boolean braces = part.isInBraces(source);
        statements.stream()
                .filter(other -> braces && other.start() == start && other.kind() == Part.Kind.STATEMENT)
                .filter(other -> !CodePatterns.reads(found.text(other)))
                .findFirst()
                .ifPresent(other -> swap(part, other));
    }

    private void swap(Part part, Part other) {
        String first = found.text(part);
        String second = found.text(other);
        Edit there = new Edit(part.start(), part.end(), second, false);
        Edit here = new Edit(other.start(), other.end(), first, false);
        found.add(3, part.start(), first + " " + second, second + " " + first, there, here);
    }
}
