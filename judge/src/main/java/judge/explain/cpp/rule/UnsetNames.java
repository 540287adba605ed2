package judge.explain.cpp.rule;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.reason.Hint;

/** Finds the variable that was never set, in the source of a program whose answer depends on one. */
public final class UnsetNames {

    private static final Pattern DECLARED = Pattern.compile(
            "(?:^|[;{}\\n])[ \\t]*+(?:(?:unsigned|long|int|short|ll|LL|double|float|char|bool|size_t)\\s++)++"
                    + "([^;(){}]{1,300}+);");

    private static final Pattern DECLARATOR = Pattern.compile("\\s*+(\\w++)\\s*+((?:\\[[^\\]]*+\\]\\s*+)*+)");

    private static final Pattern ALLOCATION = Pattern.compile(
            "\\bnew\\s++\\w++(?:\\s*+\\*++)?\\s*+(?:\\[[^;\\]]{1,60}\\])?\\s*+(?=[;,)])|\\bmalloc\\s*+\\(");

    /** Sources of chance or time, which make the answer differ in each run anyway. */
    private static final Pattern CHANGES = Pattern.compile("\\b(?:time|clock|chrono|random_device|rdtsc)\\b");

    private static final String INDICES = "(?:\\s*+\\[[^;=]{1,60}?\\])*+\\s*+";

    private UnsetNames() {}

    /** Tells whether the source itself says why two runs may differ. */
    public static boolean differsAnyway(Collection<String> texts) {
        return BareSource.all(texts)
                .anyMatch(source -> CHANGES.matcher(source.code()).find());
    }

    /** A variable, an array or a member that is counted up or asked for, and given a value nowhere. */
    public static Optional<Hint> hint(Collection<String> texts) {
        return BareSource.all(texts).flatMap(UnsetNames::unset).findFirst();
    }

    /** Tells whether the program allocates memory that is not set. */
    public static boolean allocates(Collection<String> texts) {
        return BareSource.all(texts)
                .anyMatch(source -> ALLOCATION.matcher(source.code()).find());
    }

    /** Memory that was never set, where the source has just one place at which it comes from. */
    public static Hint allocated(Collection<String> texts) {
        Hint hint = Hint.of("run-memory-unset");
        List<Long> places = BareSource.all(texts)
                .flatMap(source -> ALLOCATION
                        .matcher(source.code())
                        .results()
                        .map(found -> BareSource.lineOf(source.code(), found.start())))
                .limit(2)
                .toList();
        return places.size() == 1 ? hint.with("line", places.get(0)) : hint;
    }

    private static Stream<Hint> unset(BareSource source) {
        return DECLARED.matcher(source.code())
                .results()
                .filter(declared -> source.depth(declared.start(1)) > 0)
                .flatMap(declared -> Stream.of(declared.group(1).split(",", -1))
                        .filter(one -> !one.contains("="))
                        .map(DECLARATOR::matcher)
                        .filter(Matcher::matches)
                        .filter(one -> isNeverSet(
                                one.group(1), !one.group(2).isBlank(), scope(source.code(), declared.start(1))))
                        .map(one -> source.at(Hint.of("run-uninitialized", "name", one.group(1)), declared.start(1))));
    }

    /** Returns the code from there to the end of the block; all of the source for a member. */
    private static String scope(String code, int from) {
        int nested = 0;
        int open = from - 1;
        while (open > 0 && (nested > 0 || code.charAt(open) != '{')) {
            nested += code.charAt(open) == '}' ? 1 : code.charAt(open) == '{' ? -1 : 0;
            open--;
        }
        if (code.substring(0, open).matches("(?s).*\\b(?:struct|class)\\b[\\w\\s:]*+")) {
            return code;
        }
        nested = 0;
        int end = from;
        while (end < code.length() && nested >= 0) {
            nested += code.charAt(end) == '{' ? 1 : code.charAt(end) == '}' ? -1 : 0;
            end++;
        }
        return code.substring(from, end);
    }

    private static boolean isNeverSet(String name, boolean array, String scope) {
        String marks = "(?<!\\w)" + name + INDICES;
        boolean given = has(marks + "=(?!=)", scope);
        String used = scope.replaceAll("\\b(?:max|min)\\s*+\\(\\s*+" + name + "\\s*+,", "(0,");
        boolean elsewhere = has(
                ">>\\s*+" + name + "\\b|&\\s*+" + name + "\\b|[(,:]\\s*+" + name + "\\s*+[-+,(){]"
                        + "|\\b(?:swap|move|tie)\\s*+\\([^;]*?\\b" + name + "\\b",
                used);
        boolean counted = has(
                marks + "(?:\\+\\+|--|(?:[-+*/%|&^]|<<|>>)=)|(?:\\+\\+|--)\\s*+(?:\\w++(?:\\.|->))?" + name + "\\b",
                scope);
        if (elsewhere) {
            return false;
        }
        boolean marked = array
                && given
                && !has(marks + "=(?!=)(?!\\s*+(?:true|1)\\s*+[;,)])", scope)
                && has("!\\s*+" + marks + "|[(&|]\\s*+" + marks + "[)&|]", scope);
        return (counted && !given) || marked || (!array && given && isOnlyImproved(name, scope));
    }

    /** Tells whether all values that the variable gets are better ones than the one before, the first included. */
    private static boolean isOnlyImproved(String name, String scope) {
        String own = "(?<!\\w)" + name;
        return Pattern.compile("([^;{}]{0,120})" + own + "\\s*+=(?!=)([^;]{0,120})")
                .matcher(scope)
                .results()
                .allMatch(one -> one.group(2).matches("\\s*+(?:std::)?(?:max|min)\\s*+\\(\\s*+" + name + "\\b.*+")
                        || isAskedFor(name, scope.substring(0, one.end(1))));
    }

    /** Tells whether the code before the assignment is a condition that compares the variable. */
    private static boolean isAskedFor(String name, String before) {
        String end = before.substring(Math.max(0, before.length() - 120));
        return has("\\bif\\s*+\\([^;{}|]*?(?:[<>]=?\\s*+" + name + "|" + name + "\\s*+[<>])[^;{}|]*+\\{?\\s*+$", end);
    }

    private static boolean has(String pattern, String text) {
        return BareSource.has(text, pattern);
    }
}
