package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.BareSource.has;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.explain.cpp.rule.BareSource.Function;
import judge.reason.Hint;

/** Variables that are others than was meant: declared once more, shared by two loops, or copies that nobody sees. */
final class ScopeSlips {

    private static final String TYPE =
            "(?:unsigned\\s++)?(?:int|long\\s++long|long|ll|LL|double|float|bool|char|string)";

    /** One variable that gets a value where it is declared. */
    private static final Pattern DECLARED =
            Pattern.compile("(?<=[;{}])\\s*+" + TYPE + "\\s++(\\w++)\\s*+=([^;{}]{1,200}+);");

    private static final Pattern GLOBALS =
            Pattern.compile("(?m)^(?:static )?(?:int|long long|ll|LL)\\s++([^;(){}]++);");

    /** A loop that counts with a variable from outside. */
    private static final Pattern LOOP = Pattern.compile("\\bfor\\s*+\\(\\s*+(\\w++)\\s*+=(?!=)");

    private static final Pattern ANY_LOOP =
            Pattern.compile("\\bfor\\s*+\\(\\s*+(?:(?:int|long long|ll|LL|size_t)\\s++)?(\\w++)\\s*+=(?!=)");

    private static final Pattern BY_VALUE = Pattern.compile("\\s*+" + TYPE + "\\s++(\\w++)\\s*+");

    /** Code that changes more than the variables of a function. */
    private static final Pattern BEYOND =
            Pattern.compile("<<|>>|\\bnew\\b|\\bdelete\\b|\\bthrow\\b|->|\\bstatic\\b|&\\w");

    private static final Pattern CALL =
            Pattern.compile("\\b(?!(?:if|for|while|swap|max|min|abs)\\b)[A-Za-z_]\\w*+\\s*+\\(");

    private static final Pattern GIVEN =
            Pattern.compile("(?<![\\w.])(\\w++)(?:\\s*+[-+*/%^|&]?=(?!=)|\\s*+(?:\\+\\+|--))|(?:\\+\\+|--)\\s*+(\\w++)"
                    + "|\\bswap\\s*+\\(\\s*+(\\w++)\\s*+,\\s*+(\\w++)\\s*+\\)");

    private static final Pattern OTHER_GIVEN =
            Pattern.compile("[\\])]\\s*+(?:[-+*/%^|&]?=(?!=)|\\+\\+|--)|\\.\\w++\\s*+[-+*/]?=(?!=)");

    private static final int MAX_FOUND = 100;

    private ScopeSlips() {}

    /** A variable of a block has the name of one around it, which keeps its value, and is of no use itself. */
    static Optional<Hint> hidden(BareSource source) {
        String code = source.code();
        Matcher declared = DECLARED.matcher(code);
        for (int i = 0; i < MAX_FOUND && declared.find(); i++) {
            String name = declared.group(1);
            String use = "(?<![\\w.>])" + name + "\\b";
            int end = BareSource.blockEnd(code, declared.end());
            boolean ofItself = has(declared.group(2), use);
            boolean unused = !has(code.substring(declared.end(), end), use);
            if ((ofItself || unused) && isAround(code, declared.start(), name) && usedAfter(code, end, use)) {
                return Optional.of(source.at(Hint.of("local-hidden", "name", name), declared.start(1)));
            }
        }
        return Optional.empty();
    }

    /** Tells whether a block around the place, within the same function, has declared a variable of the name before. */
    private static boolean isAround(String code, int at, String name) {
        Pattern declares = Pattern.compile("(?s).*(?:^|[;{}])\\s*+(?:const\\s++)?" + TYPE
                + "\\s++(?:[^;(){}]{0,200},\\s*+)?" + name + "\\s*+[=,;].*");
        int depth = 0;
        int lowest = 0;
        int end = at;
        for (int i = at - 1; i >= 0; i--) {
            char sign = code.charAt(i);
            depth += sign == '}' ? 1 : sign == '{' ? -1 : 0;
            boolean opens = sign == '{' && depth < lowest;
            if (opens && isFunctionHead(code, i)) {
                return lowest < 0 && declares.matcher(outer(code, i, end)).matches();
            }
            if (opens) {
                if (lowest < 0 && declares.matcher(outer(code, i, end)).matches()) {
                    return true;
                }
                lowest = depth;
                end = i;
            }
        }
        return false;
    }

    /** Returns the text directly in a block, without the blocks in it. */
    private static String outer(String code, int open, int end) {
        StringBuilder outer = new StringBuilder("{");
        int depth = 0;
        for (int i = open + 1; i < end; i++) {
            char sign = code.charAt(i);
            depth += sign == '{' ? 1 : sign == '}' ? -1 : 0;
            if (depth == 0) {
                outer.append(sign);
            }
        }
        return outer.append(' ').toString();
    }

    private static boolean isFunctionHead(String code, int open) {
        String before = code.substring(Math.max(0, open - 200), open);
        return before.matches("(?s).*\\)\\s*+(?:const\\s*+)?")
                && !before.matches("(?s).*\\b(?:if|for|while|switch|catch)\\s*+\\([^{}]*");
    }

    /** Tells whether the outer variable is used after the block, in the two blocks around it. */
    private static boolean usedAfter(String code, int blockEnd, String use) {
        int end = blockEnd;
        for (int around = 0; around < 2; around++) {
            end = BareSource.blockEnd(code, Math.min(end + 1, code.length()));
        }
        return Pattern.compile(use).matcher(code).region(blockEnd, end).find();
    }

    /** A loop within another one counts with the same variable. */
    static Optional<Hint> counter(BareSource source) {
        Set<String> globals = globals(source);
        Matcher outer = ANY_LOOP.matcher(source.code());
        for (int i = 0; i < MAX_FOUND && outer.find(); i++) {
            String name = outer.group(1);
            int close = BareSource.closing(source.code(), source.code().indexOf('(', outer.start()));
            String body = source.body(close + 1);
            Optional<Hint> inner = counts(body, name)
                    .filter(at -> !leaves(body.substring(at), name))
                    .findFirst()
                    .map(at -> source.at(Hint.of("counter-shared", "name", name), source.bodyStart(close + 1) + at));
            boolean shared = globals.contains(name)
                    && LOOP.matcher(source.code())
                            .region(outer.start(), source.code().length())
                            .lookingAt();
            Optional<Hint> found = inner.isEmpty() && shared ? called(source, body, name, outer.start()) : inner;
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Set<String> globals(BareSource source) {
        return GLOBALS.matcher(source.code())
                .results()
                .limit(MAX_FOUND)
                .flatMap(line -> Stream.of(line.group(1).split(",", -1)))
                .map(one -> one.replaceAll("[=\\[].*", "").strip())
                .collect(Collectors.toSet());
    }

    /** The places of the loops that count with the variable. */
    private static Stream<Integer> counts(String code, String name) {
        return LOOP.matcher(code)
                .results()
                .filter(loop -> loop.group(1).equals(name))
                .map(MatchResult::start);
    }

    /** A function that the loop calls has a loop that counts with the same global variable. */
    private static Optional<Hint> called(BareSource source, String body, String name, int loop) {
        List<Function> functions = source.functions();
        Pattern own = Pattern.compile("\\b(?:int|long|ll|LL|auto|size_t)\\s++(?:[^;(){}]{0,80},\\s*+)?" + name + "\\b");
        boolean local = functions.stream()
                .filter(function -> function.start() < loop
                        && loop < function.start() + function.body().length() + MAX_FOUND)
                .anyMatch(function -> own.matcher(function.body()).find());
        if (local) {
            return Optional.empty();
        }
        return functions.stream()
                .filter(function -> function.name().matches("\\w++")
                        && has(body, "(?<![\\w.>])" + function.name() + "\\s*+\\(")
                        && !own.matcher(function.body()).find()
                        && !own.matcher(function.parameters()).find())
                .flatMap(function -> counts(function.body(), name)
                        .map(at -> source.in(function, at, Hint.of("counter-shared", "name", name))))
                .findFirst();
    }

    /** Tells whether the outer loop is left after the inner one, or goes on from another number. */
    private static boolean leaves(String rest, String name) {
        int open = rest.indexOf('(');
        int close = BareSource.closing(rest, open);
        return has(
                rest.substring(Math.min(rest.length(), close + 1)),
                "\\b(?:break|return|goto|exit)\\b|\\b" + name + "\\s*+(?:=(?!=)|[-+]=|--)");
    }

    /** A function gives values to its own parameters, which are copies, and does nothing else. */
    static Optional<Hint> copies(BareSource source) {
        for (Function function : source.has("\\bvoid\\b") ? source.functions() : List.<Function>of()) {
            Set<String> names = new HashSet<>();
            boolean byValue = function.type().matches("(?:(?:static|inline)\\s++)*+void")
                    && !function.parameters().isBlank();
            for (String one : function.parameters().split(",", -1)) {
                Matcher parameter = BY_VALUE.matcher(one);
                byValue &= parameter.matches() && names.add(parameter.group(1));
            }
            if (byValue && changesOnly(function, names)) {
                return Optional.of(
                        source.at(Hint.of("function-no-effect", "function", function.name()), function.start()));
            }
        }
        return Optional.empty();
    }

    private static boolean changesOnly(Function function, Set<String> parameters) {
        String body = function.body();
        if (BEYOND.matcher(body).find()
                || CALL.matcher(body).find()
                || OTHER_GIVEN.matcher(body).find()) {
            return false;
        }
        Set<String> own = new HashSet<>(parameters);
        Pattern.compile("\\b" + TYPE + "\\s++(\\w++)")
                .matcher(body)
                .results()
                .limit(MAX_FOUND)
                .forEach(one -> own.add(one.group(1)));
        boolean changes = false;
        Matcher given = GIVEN.matcher(body);
        while (given.find()) {
            for (int i = 1; i <= given.groupCount(); i++) {
                if (given.group(i) != null && !own.contains(given.group(i))) {
                    return false;
                }
                changes |= given.group(i) != null && parameters.contains(given.group(i));
            }
        }
        return changes;
    }
}
