package judge.language.gnu.repair;

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
    private final List<PossibleChange> found = new ArrayList<>();

    private ForgottenRewrites(String source, List<Part> parts) {
        this.source = source;
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
        return rewrites.found;
    }

    private String text(Part part) {
        return source.substring(part.start(), part.end());
    }

    private boolean has(String pattern, String code) {
        return Pattern.compile(pattern).matcher(code).find();
    }

    private void instead(int rank, Part part, String shown, String text) {
        Edit edit = new Edit(part.start(), part.end(), text, false);
        found.add(new PossibleChange(rank, part.end() - 1, "", shown, List.of(edit)));
    }

    private Optional<Part> loopAround(Part part) {
        return innermost(loops.stream().filter(loop -> part.start() > loop.start() && part.end() <= loop.end()));
    }

    private static Optional<Part> innermost(Stream<Part> around) {
        return around.min(Comparator.comparingInt(one -> one.end() - one.start()));
    }

    private static boolean seesAll(Part part, String code) {
        return Token.all(code).stream().allMatch(token -> !token.isName() || part.sees(token.text()));
    }

    /** Sorts values that were read. */
    private void sorted() {
        if (!source.contains("<algorithm>") && !source.contains("bits/stdc++")) {
            return;
        }
        for (Part loop : loops) {
            Matcher row = READS_ROW.matcher(text(loop));
            Matcher each = READS_EACH.matcher(text(loop));
            String call = "";
            if (row.lookingAt()) {
                String name = row.group(4);
                boolean vector =
                        has("\\bvector\\s*+<[^;(){}]{1,40}>\\s*+(?:[^;{}]{0,40},\\s*+)?" + name + "\\b", source);
                String from = row.group(2).equals("1") ? " + 1" : "";
                String size = row.group(3);
                call = vector
                        ? "sort(" + name + ".begin()" + from + ", " + name + ".end());"
                        : "sort(" + name + from + ", " + name + " + " + size + from + ");";
            } else if (each.lookingAt()) {
                call = "sort(" + each.group(2) + ".begin(), " + each.group(2) + ".end());";
            }
            if (!call.isEmpty()
                    && !has("\\bsort\\s*+\\(\\s*+" + call.substring(5).split("\\W", 2)[0] + "\\b", source)) {
                instead(2, loop, call, "{" + text(loop) + "} " + call);
            }
        }
    }

    /** Marks an element when it is put into a queue. */
    private void marked(Part part) {
        if (!PUSHES.matcher(text(part)).matches()) {
            return;
        }
        Set<String> known = new LinkedHashSet<>();
        for (Part asks : parts) {
            boolean near = asks.kind() == Part.Kind.CONDITION
                    && asks.function().equals(part.function())
                    && asks.start() < part.start()
                    && part.start() - asks.start() < NEAR;
            Matcher asked = ASKED.matcher(near ? text(asks) : "");
            while (asked.find() && known.size() < 3) {
                String element = asked.group();
                boolean flag = has(
                                "\\bbool\\s[^;(){}]*\\b" + asked.group(1) + "\\b|\\b" + asked.group(1)
                                        + "(?:\\[[^;=]{1,20}\\])++\\s*+=\\s*+(?:true|1)\\s*+;",
                                source)
                        && seesAll(part, element);
                if (flag && known.add(element)) {
                    String mark = element + " = true;";
                    instead(1, part, mark, text(part) + " " + mark);
                }
            }
        }
    }

    /** Updates the last value after a comparison with it. */
    private void kept(Part part) {
        Optional<Part> loop = loopAround(part);
        Matcher compared = COMPARED.matcher(text(part));
        if (loop.isEmpty() || !compared.find() || ReadingCode.isIn(text(part))) {
            return;
        }
        Optional<Part> body = parts.stream()
                .filter(one ->
                        one.kind() == Part.Kind.BODY && one.end() == loop.get().end())
                .findFirst();
        for (int i = 1; i <= 2 && body.isPresent(); i++) {
            String last = compared.group(i);
            String now = compared.group(3 - i);
            boolean changes = last.matches("\\d.*|.*[\\].].*|true|false")
                    || has(
                            "\\b" + last + "\\s*+(?:[-+*/|&^]?=(?!=)|\\+\\+|--)|(?:\\+\\+|--|>>\\s*+|&\\s*+)" + last
                                    + "\\b",
                            text(loop.get()));
            boolean here = seesAll(part, now);
            Matcher other = Pattern.compile("(.*\\.)(\\w++)").matcher(now);
            if (!changes && !now.matches("\\d.*") && here && !isConstant(last)) {
                List<String> values = new ArrayList<>(List.of(now));
                if (other.matches()) {
                    String own = other.group(2);
                    new TreeSet<>(part.twins().getOrDefault("." + own, PAIR.contains(own) ? PAIR : Set.of()))
                            .stream()
                                    .filter(name -> !name.equals(own))
                                    .forEach(name -> values.add(other.group(1) + name));
                }
                values.forEach(value -> keeps(part, body.get(), last + " = " + value + ";"));
            }
        }
    }

    /** At the end of each round, or where what is compared is as it should be. */
    private void keeps(Part part, Part body, String keeps) {
        int at = body.end() - 1;
        found.add(new PossibleChange(2, at, "", keeps, List.of(new Edit(at, at, keeps, false))));
        innermost(parts.stream()
                        .filter(one ->
                                one.kind() == Part.Kind.IF && one.start() < part.start() && one.end() > part.end()))
                .filter(one -> text(one).endsWith("}") && !text(one).contains("else"))
                .map(one -> one.end() - 1)
                .ifPresent(end ->
                        found.add(new PossibleChange(1, end, "", keeps, List.of(new Edit(end, end, keeps, false)))));
    }

    /** Tells whether the variable only gets a value from the input or a constant, such as a count. */
    private boolean isConstant(String name) {
        return has("\\bconst\\b[^;]*\\b" + name + "\\b|>>\\s*+" + name + "\\b|&" + name + "\\b", source);
    }

    /** A count begins again where something else comes. */
    private void otherwise(Part part) {
        String text = text(part);
        Matcher counts = Pattern.compile("(?s)if\\s*+\\(.*?\\)\\s*+\\{?\\s*+" + COUNTS.pattern() + "\\s*+\\}?\\s*+")
                .matcher(text);
        if (counts.matches() && loopAround(part).isPresent() && !text.contains("else")) {
            for (String first : List.of("0", "1")) {
                String again = "else " + counts.group(1) + " = " + first + ";";
                instead(2, part, again, text + " " + again);
            }
        }
    }

    /** Repeats the steps at the end of each group for the last group, after the loop. */
    private void closed(Part part) {
        Optional<Part> loop = loopAround(part);
        if (loop.isEmpty() || !CLOSES.matcher(text(part)).matches()) {
            return;
        }
        boolean own = part.tokens().stream()
                .filter(Token::isName)
                .anyMatch(token -> !loop.get().sees(token.text())
                        || has("for\\s*+\\((?:int |auto |auto &)?\\s*+" + token.text() + "\\b", text(loop.get())));
        if (!own && loop.get().isInBraces(source)) {
            int at = loop.get().end();
            found.add(new PossibleChange(2, at, "", text(part), List.of(new Edit(at, at, text(part), false))));
        }
    }

    /** Asks whether a container has elements before it counts. */
    private void asked(Part part) {
        Matcher counts = COUNTS.matcher(text(part));
        Optional<Part> loop = loopAround(part);
        if (!counts.matches() || loop.isEmpty()) {
            return;
        }
        Matcher emptied = EMPTIED.matcher(text(loop.get()));
        Set<String> names = new LinkedHashSet<>();
        while (emptied.find() && names.size() < 2) {
            if (part.sees(emptied.group(1)) && names.add(emptied.group(1))) {
                String asks = "if (!" + emptied.group(1) + ".empty()) " + text(part);
                Edit edit = new Edit(part.start(), part.end(), asks, false);
                found.add(new PossibleChange(1, part.start(), text(part), asks, List.of(edit)));
            }
        }
    }

    /** The last step of a loop, behind the loop. */
    private void moved(Part part) {
        int next = part.end();
        while (next < source.length() && Character.isWhitespace(source.charAt(next))) {
            next++;
        }
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
                && text(part).length() < NEAR
                && !text(part).contains("return")) {
            String text = text(part);
            Edit out = new Edit(part.start(), part.end(), ";", false);
            Edit in = new Edit(end, end, text, false);
            found.add(new PossibleChange(3, part.start(), text + " }", "} " + text, List.of(out, in)));
        }
    }

    /** There is one way to be where everything begins, and nothing is needed to get there. */
    private void begun() {
        Set<String> names = new LinkedHashSet<>();
        for (Part part : parts) {
            Matcher builds = BUILDS.matcher(text(part));
            if (part.kind() != Part.Kind.STATEMENT || !builds.lookingAt() || names.size() >= MOST) {
                continue;
            }
            String first = builds.group(1) + "[0]" + (builds.group(2) == null ? "" : "[0]");
            if (!has(Pattern.quote(first) + "\\s*+=(?!=)", source) && names.add(first)) {
                first(builds.group(1), first + " = 1;");
                first(builds.group(1), first + " = 0;");
            }
        }
    }

    private void first(String name, String text) {
        loops.stream()
                .filter(loop ->
                        loops.stream().noneMatch(outer -> outer.start() < loop.start() && outer.end() >= loop.end()))
                .filter(loop ->
                        has("\\b" + name + "(?:\\[[^;=]{1,40}\\])++\\s*+(?:\\+=|=[^;]*" + name + "\\[)", text(loop)))
                .filter(loop -> loop.isInBraces(source))
                .findFirst()
                .ifPresent(loop -> found.add(PossibleChange.added(2, loop.start(), text)));
    }
}
