package judge.explain.cpp.change;

import static judge.explain.cpp.change.Rewrite.Place.BEFORE;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Other values: what a variable begins with, what a function answers at its corners, what decides between equals. */
final class ValueRewrites {

    private static final Pattern SMALL = Pattern.compile("-?[0-9]{1,4}");

    private static final Pattern GIVEN = Pattern.compile("(\\w++)\\s*+=\\s*+(-?[0-9]{1,4});");

    private static final Pattern ELEMENT_GIVEN =
            Pattern.compile("((\\w++)(?:\\[[^\\[\\];=]{1,20}\\])++)\\s*+=\\s*+-?[0-9]{1,4}\\s*+;");

    private static final Pattern OUTSIDE = Pattern.compile(
            "(?m)^(?:static )?(?:int|long long|ll|LL|long|double) [^;(){}=\\n]*+=\\s*+-?[0-9]{1,4}[^;{}\\n]*+;");

    private static final Pattern FIRST = Pattern.compile("\\b(\\w++)\\s*+=\\s*+(-?[0-9]{1,4})\\b");

    private static final Pattern LEAP = Pattern.compile("\\b(\\w++)\\s*+%\\s*+4\\s*+==\\s*+0(?:(?!400).)*+");

    private static final Pattern LONE =
            Pattern.compile("(\\w++(?:\\[[^\\]]{1,20}\\])?)\\s*+==\\s*+('[^']'|\\d++|\"[^\"]{1,20}\")\\s*+"
                    + "\\|\\|\\s*+('[^']'|\\d++|\"[^\"]{1,20}\")\\s*+(?=$|\\|\\||\\))");

    private static final Pattern MINUS =
            Pattern.compile("(?<![\\w\\])+*/%-])\\s*+(\\w++(?:\\[\\w++\\])*+(?:\\.\\w++)?\\s*+-\\s*+"
                    + "[A-Za-z]\\w*+(?:\\[\\w++\\])*+(?:\\.\\w++)?)"
                    + "(?=\\s*+(?:$|;|[<>=]=|[<>+]|\\)))");

    private static final Pattern ROOTS =
            Pattern.compile("\\bint\\s++(\\w++)\\s*+\\(\\s*+int\\s++(\\w++)\\s*+\\)\\s*+\\{"
                    + "[^}]*?\\b(\\w++)\\[\\2\\]\\s*+[!=]=\\s*+\\2\\b|"
                    + "\\bint\\s++(\\w++)\\s*+\\(\\s*+int\\s++(\\w++)\\s*+\\)\\s*+\\{"
                    + "[^}]*?\\b\\5\\s*+[!=]=\\s*+(\\w++)\\[\\5\\]");

    private static final int MOST = 6;

    private final String source;
    private final Part part;
    private final String text;
    private final List<Rewrite> found = new ArrayList<>();

    private ValueRewrites(String source, Part part) {
        this.source = source;
        this.part = part;
        text = source.substring(part.start(), part.end());
    }

    static List<Rewrite> of(String source, Part part, Set<String> holders) {
        ValueRewrites rewrites = new ValueRewrites(source, part);
        switch (part.kind()) {
            case INITIAL -> rewrites.first();
            case STATEMENT -> rewrites.given();
            case RETURN -> rewrites.found.addAll(FunctionRewrites.tie(source, part));
            case BODY -> rewrites.corners();
            default -> {}
        }
        switch (part.kind()) {
            case INITIAL, RETURN -> rewrites.expression();
            case STATEMENT, CONDITION -> {
                rewrites.expression();
                rewrites.exchanged(part.kind() == Part.Kind.STATEMENT ? 2 : 1);
            }
            default -> {}
        }
        if (part.kind() == Part.Kind.RETURN) {
            rewrites.emptied(holders);
        }
        return rewrites.found;
    }

    private void add(int rank, String changed) {
        if (!changed.equals(text)) {
            found.add(Rewrite.instead(rank, changed));
        }
    }

    /** Tells whether the variable holds the best value so far. */
    private boolean isBest(String name) {
        String quoted = "\\b" + name + "\\b";
        return has(quoted + "\\s*+=\\s*+(?:std::)?(?:max|min)\\s*+\\(")
                || has("[<>]=?\\s*+" + name + "\\s*+[);&|]")
                || has("[(&|]\\s*+" + name + "\\s*+[<>]=?\\s*+\\w");
    }

    /** Tells whether elements of the array are compared with others. */
    private boolean isCompared(String array) {
        return has("[<>]=?\\s*+" + array + "\\s*+\\[")
                || has("\\b(?:max|min)\\s*+\\(\\s*+" + array + "\\s*+\\[")
                || has("\\b" + array + "\\s*+\\[[^\\];]{1,30}\\]\\s*+[<>](?![<>])");
    }

    private boolean has(String pattern) {
        return CodePatterns.has(source, pattern);
    }

    private List<String> ends(String name) {
        boolean large = has("\\b(?:long long|ll|LL|int64_t|double)\\s++(?:[^;(){}]*+[^;(){}\\w])?" + name + "\\b")
                || has("\\b(?:long long|ll|LL|int64_t|double)\\s++[^;(){}]*?\\b" + name + "\\b");
        return large
                ? List.of("-1000000000000000000LL", "1000000000000000000LL")
                : List.of("-1000000000", "1000000000");
    }

    private void first() {
        Matcher name = Pattern.compile("\\b(\\w++)\\s*+=\\s*+$").matcher(source.substring(0, part.start()));
        if (SMALL.matcher(text).matches() && name.find() && isBest(name.group(1))) {
            ends(name.group(1)).forEach(end -> add(0, end));
        }
    }

    private void given() {
        Matcher given = GIVEN.matcher(text);
        if (given.matches() && isBest(given.group(1))) {
            ends(given.group(1)).forEach(end -> add(1, given.group(1) + " = " + end + ";"));
        }
        Matcher element = ELEMENT_GIVEN.matcher(text);
        if (element.matches() && isCompared(element.group(2))) {
            ends(element.group(2)).forEach(end -> add(2, element.group(1) + " = " + end + ";"));
        }
        Matcher name =
                Pattern.compile("([\\w.\\[\\]]++)\\s*+=\\s*+([A-Za-z]\\w*+);").matcher(text);
        if (name.matches() && !name.group(2).matches("true|false")) {
            add(2, name.group(1) + " = " + name.group(2) + " + 1;");
            add(2, name.group(1) + " = " + name.group(2) + " - 1;");
        }
    }

    private void expression() {
        Matcher leap = LEAP.matcher(text);
        if (leap.find() && !text.contains("400")) {
            String year = leap.group(1);
            String rule = year + " % 4 == 0 && " + year + " % 100 != 0 || " + year + " % 400 == 0";
            add(0, part.kind() == Part.Kind.RETURN ? "return " + rule + ";" : rule);
        }
        Matcher lone = LONE.matcher(text);
        if (lone.find()) {
            add(0, lone.replaceFirst("$1 == $2 || $1 == $3"));
        }
        Matcher minus = MINUS.matcher(text);
        for (int i = 0; i < 2 && minus.find(); i++) {
            add(3, text.substring(0, minus.start(1)) + "abs(" + minus.group(1) + ")" + text.substring(minus.end(1)));
        }
        roots();
    }

    /** The root of a group, not what is next on the way to it. */
    private void roots() {
        Matcher roots = ROOTS.matcher(source);
        if (!roots.find()) {
            return;
        }
        String function = CodePatterns.either(roots, 1, 4);
        String array = CodePatterns.either(roots, 3, 6);
        if (!part.function().equals(function)) {
            Matcher element = Pattern.compile("\\b" + array + "\\[(\\w++)\\](?!\\s*+=(?!=))")
                    .matcher(text);
            if (element.find()) {
                String call = function + "(" + element.group(1) + ")";
                add(1, text.substring(0, element.start()) + call + text.substring(element.end()));
                add(0, element.replaceAll(function + "($1)"));
            }
            Matcher other = Pattern.compile("\\b(?!" + array + "\\b)(\\w++)\\[([A-Za-z]\\w*+)\\](?!\\s*+=(?!=))")
                    .matcher(text);
            if (other.find() && !text.contains(function + "(") && isOfRoots(other.group(1), function)) {
                String root = other.group(1) + "[" + function + "(" + other.group(2) + ")]";
                add(1, text.substring(0, other.start()) + root + text.substring(other.end()));
            }
        }
    }

    /**
     * Tells whether the array holds a value for each group: the values of two groups are added up, or a group's root is
     * its index.
     */
    private boolean isOfRoots(String array, String function) {
        return has("\\b" + array + "\\[[^\\];=]{1,20}\\]\\s*+\\+=\\s*+" + array + "\\[")
                || has("\\b" + array + "\\[\\s*+" + function + "\\(");
    }

    /** Two names of which each stands where the other is meant. */
    private void exchanged(int rank) {
        if (text.length() > 200) {
            return;
        }
        Map<String, Set<String>> twins = new TreeMap<>(part.twins());
        twins.forEach((name, others) -> others.stream()
                .filter(other -> name.compareTo(other) < 0 && part.has(name) && part.has(other))
                .filter(other -> part.sees(name) && part.sees(other))
                .sorted()
                .limit(2)
                .forEach(other -> add(rank, StatementRewrites.exchanged(text, name, other))));
    }

    private void emptied(Set<String> holders) {
        if (text.matches("return\\s++(?:true|1)\\s*+;")) {
            holders.stream()
                    .filter(holder -> has("\\b" + holder + "\\.(?:pop|push)"))
                    .filter(part::sees)
                    .forEach(holder -> add(0, "return " + holder + ".empty();"));
        }
    }

    private void corners() {
        found.addAll(FunctionRewrites.corners(source, part));
        if (part.function().equals("main")
                && source.substring(0, part.start()).stripTrailing().endsWith(")")) {
            Set<String> names = new LinkedHashSet<>();
            OUTSIDE.matcher(source)
                    .results()
                    .forEach(line -> FIRST.matcher(line.group()).results().forEach(one -> names.add(one.group(1))));
            names.stream().filter(this::isBest).limit(MOST).forEach(name -> ends(name)
                    .forEach(end -> found.add(new Rewrite(0, List.of(name + " = " + end + ";"), BEFORE))));
        }
    }
}
