package judge.explain.cpp.change;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.cpp.Token;

/** Steps that are forgotten: to sort, to mark, to begin again, to keep what was last, to close what is still open. */
final class ForgottenRewrites {

    private static final Pattern READS_ROW =
            Pattern.compile("for\\s*+\\(\\s*+(?:int\\s++)?(\\w++)\\s*+=\\s*+([01])\\s*+;"
                    + "\\s*+\\1\\s*+<=?\\s*+([\\w.()]++)"
                    + "\\s*+;[^;{}]{1,12}\\)\\s*+\\{?[^{}]{0,40}?"
                    + "(?:(?:cin\\s*+>>|scanf\\s*+\\(\\s*+\"[^\"]{1,8}\"\\s*+,\\s*+&)\\s*+"
                    + "(\\w++)\\[\\1\\])(?!\\s*+[.\\[])");

    private static final Pattern READS_EACH = Pattern.compile(
            "for\\s*+\\(\\s*+(?:auto|int|long long|ll)\\s*+&\\s*+(\\w++)\\s*+:\\s*+(\\w++)\\s*+\\)\\s*+\\{?\\s*+"
                    + "cin\\s*+>>\\s*+\\1\\s*+;");

    private static final Pattern ASKED =
            Pattern.compile("\\b([A-Za-z]\\w*+)((?:\\[[^\\[\\];]{1,20}+\\])++)(?!\\s*+[<>+\\[.-])");

    private static final Pattern PUSHES =
            Pattern.compile("\\w++\\.(?:push|push_back|emplace)\\s*+\\(.*", Pattern.DOTALL);

    private static final Pattern COMPARED =
            Pattern.compile("(?:^|[(&|]\\s*+)([\\w.]++(?:\\[\\w++\\](?:\\.\\w++)?)?)\\s*+(?:[!=]=|[<>]=?)"
                    + "\\s*+(\\w++(?:\\[\\w++\\](?:\\.\\w++)?)?)\\s*+(?=$|[)&|])");

    private static final Pattern COUNTS =
            Pattern.compile("(\\w++(?:\\[\\w++\\])?)\\s*+(?:\\+\\+|\\+=[^;]{1,30})\\s*+;");

    private static final Pattern CLOSES = Pattern.compile(
            "(\\w++)\\s*+=\\s*+(?:std::)?(?:max|min)\\s*+\\(.*\\)\\s*+;|"
                    + "\\w++\\.push_back\\s*+\\(\\s*+\\w++\\s*+\\)\\s*+;",
            Pattern.DOTALL);

    private static final Pattern EMPTIED =
            Pattern.compile("\\b(\\w++)\\s*+(?:=\\s*+(?:\"\"|string\\(\\))\\s*+;|\\.clear\\(\\)\\s*+;)");

    private static final Pattern BUILDS = Pattern.compile(
            "(\\w++)\\[[^;=\\[\\]]{1,30}+\\](\\[[^;=\\[\\]]{1,30}+\\])?\\s*+(?:\\+=|=)[^;]*?\\b\\1\\[[^;]*+;");

    private static final Set<String> PAIR = Set.of("first", "second");

    private static final int MOST = 6;
    private static final int NEAR = 400;

    private final String source;
    private final List<Part> parts;
    private final List<Part> loops;
    private final PossibleChanges found;

    private ForgottenRewrites(String source, List<Part> parts) {
        this.source = source;
        found = new PossibleChanges(source);
        this.parts = parts;
        loops = parts.stream().filter(part -> part.kind() == Part.Kind.LOOP).toList();
    }

    static List<PossibleChange> of(String source, List<Part> parts) {
        ForgottenRewrites rewrites = new ForgottenRewrites(source, parts);
        rewrites.sorted();
        rewrites.begun();
        for (Part part : parts) {
            switch (part.kind()) {
                case STATEMENT -> {
                    rewrites.marked(part);
                    rewrites.closed(part);
                    rewrites.asked(part);
                    rewrites.moved(part);
                }
                case CONDITION -> rewrites.kept(part);
                case IF -> rewrites.otherwise(part);
                default -> {}
            }
        }
        return rewrites.found.all();
    }

    private Optional<Part> loopAround(Part part) {
        return innermost(loops.stream().filter(loop -> part.start() > loop.start() && part.end() <= loop.end()));
    }

    private static Optional<Part> innermost(Stream<Part> around) {
        return around.min(Comparator.comparingInt(one -> one.end() - one.start()));
    }

    private static boolean seesAll(Part part, String code) {
        return CodePatterns.tokens(code).stream().allMatch(token -> !token.isName() || part.sees(token.text()));
    }

    /** Sorts values that were read. */
    private void sorted() {
        if (!source.contains("<algorithm>") && !source.contains("bits/stdc++")) {
            return;
        }
        for (Part loop : loops) {
            String range = range(found.text(loop));
            if (!range.isEmpty()
                    && !CodePatterns.has(source, "\\bsort\\s*+\\(\\s*+" + range.split("\\W", 2)[0] + "\\b")) {
                String call = "sort(" + range + ");";
                found.behind(2, loop, call, "{" + found.text(loop) + "} " + call);
            }
        }
    }

    /** The range, from begin to end, that a loop reads as a row; empty where it does not. */
    private String range(String loop) {
        Matcher row = READS_ROW.matcher(loop);
        Matcher each = READS_EACH.matcher(loop);
        if (!row.lookingAt()) {
            return each.lookingAt() ? each.group(2) + ".begin(), " + each.group(2) + ".end()" : "";
        }
        String name = row.group(4);
        String from = row.group(2).equals("1") ? " + 1" : "";
        return CodePatterns.has(source, "\\bvector\\s*+<[^;(){}]{1,40}>\\s*+(?:[^;{}]{0,40},\\s*+)?" + name + "\\b")
                ? name + ".begin()" + from + ", " + name + ".end()"
                : name + from + ", " + name + " + " + row.group(3) + from;
    }

    /** Marks an element when it is put into a queue. */
    private void marked(Part part) {
        if (!PUSHES.matcher(found.text(part)).matches()) {
            return;
        }
        Set<String> known = new LinkedHashSet<>();
        for (Part asks : parts) {
            boolean near = asks.kind() == Part.Kind.CONDITION
                    && asks.function().equals(part.function())
                    && asks.start() < part.start()
                    && part.start() - asks.start() < NEAR;
            Matcher asked = ASKED.matcher(near ? found.text(asks) : "");
            while (asked.find() && known.size() < 3) {
                String element = asked.group();
                boolean flag = CodePatterns.has(
                                source,
                                "\\bbool\\s[^;(){}]*\\b" + asked.group(1) + "\\b|\\b" + asked.group(1)
                                        + "(?:\\[[^;=]{1,20}\\])++\\s*+=\\s*+(?:true|1)\\s*+;")
                        && seesAll(part, element);
                if (flag && known.add(element)) {
                    String mark = element + " = true;";
                    found.behind(1, part, mark, found.text(part) + " " + mark);
                }
            }
        }
    }

    /** Updates the last value after a comparison with it. */
    private void kept(Part part) {
        Optional<Part> loop = loopAround(part);
        Matcher compared = COMPARED.matcher(found.text(part));
        if (loop.isEmpty() || !compared.find() || CodePatterns.reads(found.text(part))) {
            return;
        }
        Optional<Part> body = parts.stream()
                .filter(one ->
                        one.kind() == Part.Kind.BODY && one.end() == loop.get().end())
                .findFirst();
        for (int i = 1; i <= 2 && body.isPresent(); i++) {
            String last = compared.group(i);
            String now = compared.group(3 - i);
            boolean stays = !now.matches("\\d.*") && seesAll(part, now) && !isConstant(last);
            if (stays && !changes(last, found.text(loop.get()))) {
                values(part, now).forEach(value -> keeps(part, body.get(), last + " = " + value + ";"));
            }
        }
    }

    private static boolean changes(String last, String loop) {
        return last.matches("\\d.*|.*[\\].].*|true|false")
                || CodePatterns.has(
                        loop,
                        "\\b" + last + "\\s*+(?:[-+*/|&^]?=(?!=)|\\+\\+|--)|(?:\\+\\+|--|>>\\s*+|&\\s*+)" + last
                                + "\\b");
    }

    /** A value, and the other members of what it is one of. */
    private static List<String> values(Part part, String now) {
        List<String> values = new ArrayList<>(List.of(now));
        Matcher member = Pattern.compile("(.*\\.)(\\w++)").matcher(now);
        if (member.matches()) {
            String own = member.group(2);
            new TreeSet<>(part.twins().getOrDefault("." + own, PAIR.contains(own) ? PAIR : Set.of()))
                    .stream().filter(name -> !name.equals(own)).forEach(name -> values.add(member.group(1) + name));
        }
        return values;
    }

    /** Keeps a value at the end of each round, or where the compared value is as it should be. */
    private void keeps(Part part, Part body, String keeps) {
        found.added(2, body.end() - 1, keeps);
        innermost(parts.stream()
                        .filter(one ->
                                one.kind() == Part.Kind.IF && one.start() < part.start() && one.end() > part.end()))
                .filter(one -> found.text(one).endsWith("}") && !found.text(one).contains("else"))
                .ifPresent(one -> found.added(1, one.end() - 1, keeps));
    }

    /** Tells whether the variable only gets a value from the input or a constant, such as a count. */
    private boolean isConstant(String name) {
        return CodePatterns.has(source, "\\bconst\\b[^;]*\\b" + name + "\\b|>>\\s*+" + name + "\\b|&" + name + "\\b");
    }

    /** A count begins again where something else comes. */
    private void otherwise(Part part) {
        String text = found.text(part);
        Matcher counts = Pattern.compile("(?s)if\\s*+\\(.*?\\)\\s*+\\{?\\s*+" + COUNTS.pattern() + "\\s*+\\}?\\s*+")
                .matcher(text);
        if (counts.matches() && loopAround(part).isPresent() && !text.contains("else")) {
            for (String first : List.of("0", "1")) {
                String again = "else " + counts.group(1) + " = " + first + ";";
                found.behind(2, part, again, text + " " + again);
            }
        }
    }

    /** Repeats the steps at the end of each group for the last group, after the loop. */
    private void closed(Part part) {
        Optional<Part> loop = loopAround(part);
        if (loop.isEmpty() || !CLOSES.matcher(found.text(part)).matches()) {
            return;
        }
        boolean own = part.tokens().stream()
                .filter(Token::isName)
                .anyMatch(token -> !loop.get().sees(token.text())
                        || CodePatterns.has(
                                found.text(loop.get()),
                                "for\\s*+\\((?:int |auto |auto &)?\\s*+" + token.text() + "\\b"));
        if (!own && loop.get().isInBraces(source)) {
            found.added(2, loop.get().end(), found.text(part));
        }
    }

    /** Asks whether a container has elements before it counts. */
    private void asked(Part part) {
        Matcher counts = COUNTS.matcher(found.text(part));
        Optional<Part> loop = loopAround(part);
        if (!counts.matches() || loop.isEmpty()) {
            return;
        }
        Matcher emptied = EMPTIED.matcher(found.text(loop.get()));
        Set<String> names = new LinkedHashSet<>();
        while (emptied.find() && names.size() < 2) {
            if (part.sees(emptied.group(1)) && names.add(emptied.group(1))) {
                String asks = "if (!" + emptied.group(1) + ".empty()) " + found.text(part);
                found.instead(1, part, asks);
            }
        }
    }

    /** The last step of a loop, behind the loop. */
    private void moved(Part part) {
        int next = CodePatterns.behindBlanks(source, part.end());
        int end = next + 1;
        Optional<Part> loop = loops.stream()
                .filter(one -> one.end() == end && one.start() < part.start())
                .findFirst();
        boolean simple = loop.isPresent()
                && loop.get().isInBraces(source)
                && part.tokens().stream().filter(Token::isName).allMatch(token -> loop.get()
                        .sees(token.text()));
        if (simple
                && source.charAt(next) == '}'
                && found.text(part).length() < NEAR
                && !found.text(part).contains("return")) {
            String text = found.text(part);
            Edit out = new Edit(part.start(), part.end(), ";", false);
            Edit in = new Edit(end, end, text, false);
            found.add(3, part.start(), text + " }", "} " + text, out, in);
        }
    }

    /** There is one way to be where everything begins, and nothing is needed to get there. */
    private void begun() {
        Set<String> names = new LinkedHashSet<>();
        for (Part part : parts) {
            Matcher builds = BUILDS.matcher(found.text(part));
            if (part.kind() != Part.Kind.STATEMENT || !builds.lookingAt() || names.size() >= MOST) {
                continue;
            }
            String first = builds.group(1) + "[0]" + (builds.group(2) == null ? "" : "[0]");
            if (!CodePatterns.has(source, Pattern.quote(first) + "\\s*+=(?!=)") && names.add(first)) {
                first(builds.group(1), first + " = 1;");
                first(builds.group(1), first + " = 0;");
            }
        }
    }

    private void first(String name, String text) {
        loops.stream()
                .filter(loop ->
                        loops.stream().noneMatch(outer -> outer.start() < loop.start() && outer.end() >= loop.end()))
                .filter(loop -> CodePatterns.has(
                        found.text(loop), "\\b" + name + "(?:\\[[^;=]{1,40}\\])++\\s*+(?:\\+=|=[^;]*" + name + "\\[)"))
                .filter(loop -> loop.isInBraces(source))
                .findFirst()
                .ifPresent(loop -> found.added(2, loop.start(), text));
    }
}
