package judge.explain.file;

import java.util.Arrays;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Shape.Match;
import judge.cpp.Token;
import judge.language.Spot;
import judge.reason.Hint;

/** Loops in C, C++ or Java that read on after the end of the input, where nothing they wait for comes any more. */
public final class ReadsBeyond {

    private static final Shape LOOP = Shape.of("«for ( ; ; .. ) | while ( «not: $_ -- | --» $c:some ) | $d«do»»");

    private static final Shape UNTIL = Shape.of("while ( $c:some ) ;");
    private static final Shape ALWAYS = Shape.of("«true | 1»");

    private static final Shape READS = Shape.of("«cin >> | «scanf | getline | getchar | getchar_unlocked | getc | gets"
            + " | fgets | . readLine» ( | . read ( )»");

    /** Signs between two that are in the same statement, whichever brackets they are in. */
    private static final String ANY = "«.. «) | {»»* ..";

    /** Words that ask whether something was read. */
    private static final Shape ASKS = Shape.of("«EOF | feof | gcount | null | NULL | nullptr | catch | hasNext…"
            + " | «eof | fail | good | ready» ( | ~ scanf | ! cin | ( cin ) | = «scanf | fscanf»"
            + " | «if | while» ( «has: cin >> | «getline | scanf | gets» (»"
            + " | read " + ANY + " - 1 | «get… | fget…» " + ANY + " «== | != | < | <= | >» - 1"
            + " | ««= | == | != | < | <=» - 1 | > 0 | >= 0» " + ANY + " «get… | fget… | read…»»");

    private static final Shape LEAVES = Shape.of("«break | return | exit | throw | goto | _Exit | abort»");

    private static final Shape GUARDED =
            Shape.of("if ( $c:some ) «{»? «break | return .. | «System .»? exit ( .. )» ;");

    private static final String LITERAL = "$l«\"\" | «-»? $_:whole»";

    private static final Shape EQUALS = Shape.of(
            String.format("«== %1$s | %1$s == | strcmp ( $_:expr , %1$s | . equals ( %1$s | %1$s . equals»", LITERAL));

    private static final Shape DIFFERS = Shape.of("!= " + LITERAL);

    private static final String CHARACTER = "««fgetc | getc | getchar | _getchar | getchar_unlocked | _getchar_unlocked"
            + " | cin . get | $_ . read» ( .. )»";

    /** A character that is read, with its name. */
    private static final String READ_CHARACTER = "$n = «( char )»? " + CHARACTER;

    private static final Shape NAMED = Shape.of("«" + READ_CHARACTER + " | . get ( $n»");

    /** A part of a condition that holds for the end of the input as well. */
    private static final Shape HOLDS = Shape.of(String.format(
            "«(»* ««%1$s | $n» «)»? «!= | < | <=» '' | ! «$_ «:: | .»»?"
                    + " «isdigit | isDigit | isalpha | isLetter | isalnum | isLetterOrDigit» ( «%1$s | $n»» «)»*",
            READ_CHARACTER));

    /** Any loop reads so many characters in time. */
    private static final int READ_IN_TIME = 1 << 18;

    private static final int MAX_LOOPS = 100;
    private static final int MAX_CHARACTERS = 100_000;

    private ReadsBeyond() {}

    /**
     * The first such loop.
     *
     * @param texts of the sources
     * @param input of the case that fails
     * @param spots the places where the time goes; none where that is not known
     */
    public static Optional<Hint> hint(Collection<String> texts, String input, List<Spot> spots) {
        Set<String> words = new HashSet<>(Arrays.asList(input.strip().split("\\s+")));
        return texts.stream()
                .filter(text -> text.length() <= MAX_CHARACTERS)
                .flatMap(text -> LOOP.all(Fragment.of(text).whole()).limit(MAX_LOOPS))
                .filter(loop -> isEndless(loop, words, input) || (input.length() < READ_IN_TIME && waits(loop, spots)))
                .map(loop -> Hint.of("loop-reads-beyond").with("line", (long) loop.line()))
                .findFirst();
    }

    private static boolean isEndless(Match loop, Set<String> words, String input) {
        Fragment body = body(loop);
        Optional<Match> until = UNTIL.at(behind(body));
        if (loop.has("d") && until.isEmpty()) {
            return false;
        }
        Optional<Fragment> condition = loop.has("d") ? until.map(one -> one.get("c")) : loop.find("c");
        if (asks(condition, body)
                || !(READS.isIn(body) || condition.filter(READS::isIn).isPresent())) {
            return false;
        }
        List<Match> ends = GUARDED.all(body).toList();
        boolean waits = condition
                .filter(one -> !ALWAYS.fits(one) && !isMissing(DIFFERS, one, words, input))
                .isEmpty();
        return waits
                && ends.size() == LEAVES.all(body).count()
                && ends.stream().allMatch(end -> isMissing(EQUALS, end.get("c"), words, input));
    }

    /** Tells whether the condition, with the word before it, or the body asks whether something was read. */
    private static boolean asks(Optional<Fragment> condition, Fragment body) {
        return ASKS.isIn(body)
                || condition
                        .filter(one -> ASKS.isIn(one.part(one.from() - 2, one.to())))
                        .isPresent();
    }

    /**
     * Tells whether the time goes into a loop that is left by a character only, so that the end of the input, which is
     * none, does not end it.
     */
    private static boolean waits(Match loop, List<Spot> spots) {
        Optional<Fragment> condition = loop.find("c");
        Fragment body = body(loop);
        int last = body.isEmpty() ? loop.line() : body.token(body.to() - 1).line();
        return spots.stream().limit(1).anyMatch(spot -> spot.line() >= loop.line() && spot.line() <= last)
                && condition.isPresent()
                && !LEAVES.isIn(body)
                && !asks(condition, body)
                && NAMED.all(body.part(condition.get().from(), body.to()))
                        .anyMatch(read -> holdsAtTheEnd(read.text("n"), condition.get()));
    }

    private static boolean holdsAtTheEnd(String name, Fragment condition) {
        Shape holds = HOLDS.with("n", name);
        return condition.split("||").stream()
                .anyMatch(one -> one.split("&&").stream().allMatch(holds::fits));
    }

    /** Tells whether a condition asks for something only that the input does not have. */
    private static boolean isMissing(Shape asked, Fragment condition, Set<String> words, String input) {
        return !condition.has("||")
                && !condition.has("%")
                && asked.all(condition).map(found -> found.get("l")).anyMatch(literal -> {
                    boolean quoted = literal.first().filter(Token::isQuoted).isPresent();
                    String written = literal.text();
                    String text = quoted ? written.substring(1, written.length() - 1) : written;
                    boolean sign = written.startsWith("'");
                    return !text.isEmpty()
                            && (sign ? !text.startsWith("\\") && !input.contains(text) : !words.contains(text));
                });
    }

    /** Returns the block, or the statement with all that belongs to it, behind the head of a loop. */
    private static Fragment body(Match loop) {
        Fragment rest = behind(loop.code());
        int end = rest.from();
        do {
            end = rest.next(end, Set.of(";", "{"));
            end = Math.max(end, rest.partner(end)) + 1;
        } while (rest.at(end).equals("else") || rest.at(end).equals("catch"));
        return rest.part(rest.from(), Math.min(end, rest.to()));
    }

    private static Fragment behind(Fragment code) {
        return code.part(code.to(), code.whole().to());
    }
}
