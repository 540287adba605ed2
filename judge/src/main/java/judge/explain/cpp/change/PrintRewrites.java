package judge.explain.cpp.change;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Token;
import judge.cpp.Tree.Directive;

/** Changes of what is printed: one more or less, without its sign, with so many digits, without entering it. */
final class PrintRewrites {

    private static final Shape PRINTED = Shape.of("$at«$a [ $i«$_:word «- 1»?» ]» «not: [ | .»");

    private static final Shape PRINTS = Shape.of("$^ «cout | printf»");

    private static final Shape PUTS = Shape.of("cout << $at«$_ «[ $_:expr ]»*» «is: << | ;»");

    private static final Shape FORMAT = Shape.of("$^ printf ( $at:text");

    private static final Shape ENDS = Shape.of("<< «endl | \"\\n\" | '\\n' | \" \" | ' ' | $t:text» ; $$");

    /** Values that are no number, or would change their meaning with a sign behind them. */
    private static final Shape OTHER = Shape.of("«$^ «endl | fixed | ends | flush» $$ | \"\" | ? | setprecision"
            + " | setw | < | > | && | || | << | >> | <= | >=»");

    private static final Shape ARRAY = Shape.of("$x [ .. ] «; | , | =»");

    private static final Shape VECTOR = Shape.of("vector < .. $x");

    private static final Shape LETTER = Shape.of("$x = «'' | $_ [ $_:word ] «; | ,»»");

    private static final Shape LETTERS = Shape.of("«'' | string | char»");

    private static final Shape NUMBER = Shape.of("«int | long long | ll | LL | auto» .. $x");

    private static final Shape MINUS = Shape.of("- 1");

    private static final List<Integer> DIGITS = List.of(1, 2, 3, 4, 6);

    private static final int MOST_VALUES = 4;
    private static final int LARGE_DIGITS = 9;

    private final String source;
    private final PossibleChanges found;
    private final Optional<String> large;

    PrintRewrites(PossibleChanges found) {
        this.found = found;
        source = found.source();
        large = Stream.of(
                        found.tree().defines().map(Directive::name),
                        found.tree().variables().map(one -> one.name().text()),
                        found.code().tokens().stream()
                                .filter(token -> token.kind() == Token.Kind.NUMBER)
                                .map(Token::text))
                .flatMap(one -> one)
                .filter(PrintRewrites::isLarge)
                .findFirst();
    }

    static void add(PossibleChanges found) {
        PrintRewrites rewrites = new PrintRewrites(found);
        for (Part part : found.parts()) {
            boolean prints =
                    part.kind() == Part.Kind.STATEMENT && PRINTS.at(part.code()).isPresent();
            if (prints) {
                rewrites.values(part);
            }
            if (prints || part.kind() == Part.Kind.CONDITION) {
                ChangeRules.add("print", part, found);
            }
        }
        rewrites.digits();
    }

    /** Tells whether a number, or its name, says that it is larger than all others. */
    private static boolean isLarge(String text) {
        boolean power = text.startsWith("10") && text.chars().skip(1).allMatch(c -> c == '0');
        return text.toLowerCase(Locale.ROOT).contains("inf")
                || text.equals("0x3f3f3f3f")
                || text.equals("1e9")
                || text.equals("1e18")
                || (power && text.length() >= LARGE_DIGITS);
    }

    /** The values that are printed: between signs of a stream, or behind the first argument. */
    private void values(Part part) {
        Fragment all = part.code().part(part.code().from(), part.code().to() - 1);
        int open = all.next(all.from(), Set.of("("));
        List<Fragment> values = (part.has("<<")
                        ? all.split("<<")
                        : all.part(open + 1, all.partner(open)).split(","))
                .stream()
                        .skip(1)
                        .filter(one -> value(part, one))
                        .limit(MOST_VALUES)
                        .toList();
        for (int i = 0; i + 1 < values.size(); i++) {
            Fragment one = values.get(i);
            Fragment other = values.get(i + 1);
            String between = source.substring(one.end(), other.start());
            found.within(1, part, one.start(), other.end(), other.text() + between + one.text());
        }
    }

    private boolean value(Part part, Fragment code) {
        if (code.isEmpty()
                || !(code.token(code.from()).isName() || code.at(code.from()).equals("("))
                || OTHER.isIn(code)) {
            return false;
        }
        String value = code.text();
        int from = code.start();
        int end = code.end();
        found.within(1, part, from, end, value + " + 1");
        found.within(1, part, from, end, value + " - 1");
        if (large.isPresent() && !source.contains("? -1")) {
            found.within(1, part, from, end, "(" + value + " >= " + large.get() + " ? -1 : " + value + ")");
        }
        if (part.has("<<") && code.size() == 1 && isLetter(value)) {
            found.within(0, part, from, end, "(char) " + value);
        }
        if (!value.contains("abs")) {
            found.within(2, part, from, end, "abs(" + value + ")");
        }
        return true;
    }

    /** A letter that is kept as a number is printed as one. */
    private boolean isLetter(String value) {
        return found.has(LETTER, value) && LETTERS.isIn(found.code()) && found.has(NUMBER, value);
    }

    /** Sets the number of digits behind the point, where the program sets none. */
    private void digits() {
        boolean fractions = source.contains("double") || source.contains("float");
        if (!fractions || source.contains("precision") || !source.contains("cout")) {
            return;
        }
        int at = found.parts().stream()
                .filter(part -> part.kind() == Part.Kind.STATEMENT && part.has("cout"))
                .filter(part -> PRINTS.at(part.code()).isPresent())
                .mapToInt(Part::start)
                .max()
                .orElse(-1);
        found.parts().stream()
                .filter(part -> part.kind() == Part.Kind.BODY && part.function().equals("main"))
                .findFirst()
                .filter(main -> at > main.start())
                .ifPresent(main -> DIGITS.forEach(digits -> digits(main.start() + 1, at, digits)));
    }

    private void digits(int begin, int at, int digits) {
        String text = "std::cout.setf(std::ios::fixed); std::cout.precision(" + digits + ");";
        found.add(1, at, "", "cout << fixed << setprecision(" + digits + ");", new Edit(begin, begin, text, false));
    }

    /** The best of what is printed one of. */
    void printed(Part part) {
        (part.has("cout") || part.has("printf") ? PRINTED.first(part.code()) : Optional.<Shape.Match>empty())
                .filter(last -> !last.get("i").token(last.get("i").from()).isSmallNumber()
                        || last.get("i").size() > 1)
                .ifPresent(last -> {
                    String name = last.text("a");
                    String end = last.get("i").size() > 1
                            ? last.get("i").at(last.get("i").from())
                            : last.text("i") + " + 1";
                    boolean vector = found.has(VECTOR, name);
                    String range = vector ? name + ".begin(), " + name + ".end()" : name + ", " + name + " + " + end;
                    if (vector || found.has(ARRAY, name)) {
                        best(2, part, last, "*max_element(" + range + ")", "<");
                        best(3, part, last, "*min_element(" + range + ")", ">");
                    }
                });
        unanswered(part);
    }

    /** A large value is printed that stands for none. */
    private void unanswered(Part part) {
        if (large.isPresent() && !MINUS.isIn(part.code()) && !source.contains("\"-1")) {
            PUTS.first(part.code())
                    .map(puts -> puts.get("at"))
                    .filter(value -> !value.is("endl"))
                    .ifPresent(value -> {
                        String answer = "(" + value.text() + " >= " + large.get() + " ? -1 : " + value.text() + ")";
                        found.within(1, part, value.start(), value.end(), answer);
                    });
        }
    }

    /** The best of all elements up to the one that is printed; without the library, which may not be included. */
    private void best(int rank, Part part, Shape.Match last, String shown, String sign) {
        String name = last.text("a");
        String end = last.text("i");
        String value = "({ auto judge_b = " + name + "[" + end + "]; for (int judge_i = 0; judge_i <= " + end
                + "; judge_i++) if (judge_b " + sign + " " + name + "[judge_i]) judge_b = " + name
                + "[judge_i]; judge_b; })";
        String before = source.substring(part.start(), last.get("at").start());
        String after = source.substring(last.get("at").end(), part.end());
        found.shown(rank, part, found.text(part), before + shown + after, before + value + after);
    }

    /** A line end or a blank that is forgotten behind what is printed. */
    void ended(Part part) {
        Optional<Fragment> format = FORMAT.at(part.code()).map(match -> match.get("at"));
        String text = format.map(Fragment::text).orElse("");
        if (!text.isEmpty() && !text.endsWith("\\n\"") && !text.endsWith(" \"")) {
            for (String end : List.of("\\n", " ")) {
                int at = format.orElseThrow().end() - 1;
                found.within(2, part, at, at, end);
            }
        } else if (part.tokens().get(0).is("cout") && !ends(part)) {
            int at = part.code().part(part.code().from(), part.code().to() - 1).end();
            found.within(2, part, at, part.end(), " << '\\n';");
            found.within(2, part, at, part.end(), " << ' ';");
        }
    }

    private static boolean ends(Part part) {
        return ENDS.first(part.code())
                .filter(end -> !end.has("t") || end.text("t").endsWith("\\n\""))
                .isPresent();
    }
}
