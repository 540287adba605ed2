package judge.explain.cpp.change;

import static judge.explain.cpp.change.Rewrite.Place.BEFORE;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Changes of leftovers from the round before, in a loop whose rounds each read their own data. */
final class RepeatedRewrites {

    private static final Pattern HOLDER = Pattern.compile(
            "\\b(?:(stack|queue|priority_queue)|vector|deque|set|map|string|unordered_map|unordered_set|multiset)"
                    + "(?:\\s*+<[^;(){}]{1,60}>)?\\s++(\\w++)\\s*+((?:\\[[^;\\]]++\\])?)[;,=]");

    private static final Pattern ARRAY = Pattern.compile(
            "(?m)^[ \\t]*+(?:static )?(?:int|long long|ll|bool|char|double)\\s++([^;(){}=\\n\\[]*+\\[[^;(){}=\\n]*+);");

    private static final Pattern NAME = Pattern.compile("\\b([A-Za-z_]\\w*+)\\s*+(?:\\[[^\\]]++\\])++");

    private static final Pattern LISTED =
            Pattern.compile("\\b(\\w++)\\s*+\\[\\w*+\\]\\s*+=\\s*+\\{([-0-9,\\s]{3,200})\\}");

    private static final Pattern SCALARS =
            Pattern.compile("(?m)^[ \\t]*+(?:static )?(?:int|long long|ll|LL|double|bool)\\s++([^;(){}\\n]++);");

    private static final Pattern CALL =
            Pattern.compile("(?<=[;{}]|\\n)\\s*+((?!(?:return|if|for|while|switch|scanf|printf"
                    + "|cin|cout|puts|freopen|srand|getline|getchar|gets|fgets|main)\\b)"
                    + "\\w++\\s*+\\((?:[^;(){}]|\\([^;(){}]*+\\))*+\\)\\s*+;)");

    private static final Pattern FUNCTION =
            Pattern.compile("(?m)^\\w[\\w ]{0,30}\\b(\\w++)\\s*+\\([^;{}()]*+\\)\\s*+\\{((?s:.){0,4000}?)^\\}");

    private static final int MOST = 6;

    private final String source;
    private final Part part;
    private final String text;
    private final List<Rewrite> found = new ArrayList<>();

    private RepeatedRewrites(String source, Part part) {
        this.source = source;
        this.part = part;
        text = source.substring(part.start(), part.end());
    }

    static List<Rewrite> of(String source, Part part) {
        RepeatedRewrites rewrites = new RepeatedRewrites(source, part);
        String before = source.substring(0, part.start()).stripTrailing();
        int line = before.lastIndexOf('\n') + 1;
        boolean loop = before.substring(line).matches(".*\\b(?:for|while)\\b.*");
        if (loop && (CodePatterns.reads(rewrites.text) || CodePatterns.reads(before.substring(line)))) {
            rewrites.holders();
            rewrites.arrays();
            rewrites.listed();
            rewrites.scalars();
            rewrites.called();
        }
        return rewrites.found;
    }

    private boolean isOutside(int index) {
        return index < part.start() || index >= part.end();
    }

    private boolean isWritten(String name) {
        return CodePatterns.has(
                source,
                "\\b" + name + "\\s*+(?:\\[[^;=]{1,40}?\\])*+\\s*+(?:[-+*/|&]?=(?!=)|\\+\\+|--)|(?:\\+\\+|--)" + name
                        + "\\b|>>\\s*+" + name + "\\b");
    }

    private void add(String statement) {
        found.add(new Rewrite(1, List.of(statement), BEFORE));
    }

    private void holders() {
        Matcher holder = HOLDER.matcher(CodePatterns.withoutTypeNames(source));
        for (int i = 0; i < MOST && holder.find(); i++) {
            String name = holder.group(2);
            boolean used = text.contains(name) || called(name);
            if (!isOutside(holder.start()) || !part.sees(name) || !used) {
                continue;
            }
            String pops = "while (!" + name + ".empty()) " + name + ".pop();";
            if (holder.group(3).isEmpty()) {
                add(holder.group(1) == null ? name + ".clear();" : pops);
            } else if (holder.group(1) == null) {
                add("for (auto &judge_one : " + name + ") judge_one.clear();");
            }
        }
    }

    /**
     * Tells whether a function that is called in the loop uses the variable, which is declared outside of functions.
     */
    private boolean called(String name) {
        return FUNCTION.matcher(source)
                .results()
                .anyMatch(function -> CodePatterns.has(text, "\\b" + function.group(1) + "\\s*+\\(")
                        && CodePatterns.has(function.group(2), "\\b" + name + "\\."));
    }

    private void arrays() {
        Matcher array = ARRAY.matcher(source);
        List<String> all = new ArrayList<>();
        int most = MOST;
        while (array.find()) {
            Matcher name = NAME.matcher(array.group(1));
            while (isOutside(array.start()) && name.find() && most-- > 0) {
                if (part.sees(name.group(1)) && isWritten(name.group(1))) {
                    all.add("__builtin_memset(" + name.group(1) + ", 0, sizeof(" + name.group(1) + "));");
                }
            }
        }
        if (all.size() > 1) {
            add(String.join(" ", all));
        }
        all.forEach(this::add);
    }

    /** A value of a list that is replaced, and is wanted again. */
    private void listed() {
        Matcher list = LISTED.matcher(source);
        if (list.find() && isOutside(list.start())) {
            String[] values = list.group(2).strip().split("\\s*+,\\s*+", -1);
            Matcher given = Pattern.compile(
                            "\\b" + list.group(1) + "\\s*+\\[([0-9]{1,3})\\]\\s*+(?:=(?!=)|\\+\\+|\\+=)")
                    .matcher(text);
            while (given.find()) {
                int index = Integer.parseInt(given.group(1));
                if (index < values.length) {
                    found.add(new Rewrite(
                            0, List.of(list.group(1) + "[" + index + "] = " + values[index] + ";"), BEFORE));
                }
            }
        }
    }

    /** Repeats a call in each round that is made once, before all rounds. */
    private void called() {
        int from = source.lastIndexOf("\n}", part.start()) + 1;
        Matcher call = CALL.matcher(source).region(from, part.start());
        for (int i = 0; i < MOST && call.find(); i++) {
            add(call.group(1).replaceFirst("^(?=mem(?:set|cpy)\\b)", "__builtin_"));
        }
    }

    private void scalars() {
        Matcher line = SCALARS.matcher(source);
        int most = MOST;
        while (line.find() && line.start() < part.start()) {
            for (String one : line.group(1).split(",", -1)) {
                String[] sides = one.split("=", 2);
                String name = sides[0].strip();
                String first = sides.length == 2 ? sides[1].strip() : "0";
                if (name.matches("[A-Za-z_]\\w*+") && isWritten(name) && most-- > 0 && part.sees(name)) {
                    add(name + " = " + first + ";");
                }
            }
        }
    }
}
