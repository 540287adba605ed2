package judge.cpp;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;

/**
 * A pattern of code, such as {@code for ( $t:type? $i = 0 ; $i <= $n ; «$i ++ | ++ $i» )}. It is written as the code
 * that it fits: tokens, with or without blanks between them. Blanks, comments and directives of a source play no part,
 * and a {@code std::} before a token is passed over. The other signs are
 *
 * <table>
 * <caption>What is no token of its own</caption>
 * <tr><td>{@code $x}</td><td>a name that is no word of the language; the same wherever it is repeated</td></tr>
 * <tr><td>{@code $x:kind}</td><td>something of a kind; where it is repeated, {@code $x} will do</td></tr>
 * <tr><td>{@code $x«a | b c»}</td><td>one of these, with a name</td></tr>
 * <tr><td>{@code $_}</td>
 *     <td>a name that is not kept, and may be another one each time; {@code $_:kind} as well</td></tr>
 * <tr><td>{@code ..}</td><td>as little as fits, within a statement, with whole brackets</td></tr>
 * <tr><td>{@code ...}</td><td>as little as fits, also several statements, with whole brackets</td></tr>
 * <tr><td>{@code ""}, {@code ''}</td>
 *     <td>any text or character in quotes; any character. {@code "%d"} is itself</td></tr>
 * <tr><td>{@code "…%d"}, {@code read…}</td><td>a text, or a word, where … stands for any characters</td></tr>
 * <tr><td>{@code «a | b c»}</td><td>alternatives, the first that fits; {@code \|} is the sign itself</td></tr>
 * <tr><td>{@code «a»?}, {@code «a»*}, {@code «a»+}, {@code $t:type?}</td>
 *     <td>as often as fits, also not at all</td></tr>
 * <tr><td>{@code «not: a | b»}, {@code «is: a | b»}</td><td>what must not, or must, come next</td></tr>
 * <tr><td>{@code «after: a | b»}, {@code «not after: a | b»}</td><td>the token before</td></tr>
 * <tr><td>{@code «has: a b | c»}, {@code «without: a | b c»}</td><td>what must, or must not, be anywhere from here to
 *     the end of the brackets around, brackets in these included</td></tr>
 * <tr><td>{@code $^}, {@code $$}</td><td>the beginning and the end of the code that is looked at</td></tr>
 * </table>
 *
 * <p>A shape is made once and used by any number of threads. The number of steps of a search is bounded; beyond it
 * nothing is found.
 */
public final class Shape {

    private static final int MOST_STEPS = 1_000_000;
    private static final int MOST_STEPS_AT_ONE_PLACE = 5_000;

    private final Run.Piece piece;
    private final List<String> names;
    private final Set<String> begins;
    private final @Nullable Fragment[] given;

    private Shape(Run.Piece piece, List<String> names, Set<String> begins, @Nullable Fragment[] given) {
        this.piece = piece;
        this.names = names;
        this.begins = begins;
        this.given = given;
    }

    /**
     * Reads a shape.
     *
     * @throws IllegalArgumentException where it is not written as shapes are, with the shape
     */
    public static Shape of(String notation) {
        Notation read = new Notation(notation);
        Element all = read.all();
        List<String> names = read.names();
        return new Shape(all.before((at, run) -> run.ends(at)), names, all.begins(), new Fragment[names.size()]);
    }

    /** Returns the shape with code in place of one of its names. */
    public Shape with(String name, String code) {
        @Nullable Fragment[] known = given.clone();
        known[index(name)] = Fragment.of(code);
        return new Shape(piece, names, begins, known);
    }

    /** Returns the shape with code in place of those of its names that are known. */
    public Shape with(Map<String, String> known) {
        Shape shape = this;
        for (String name : names) {
            shape = known.containsKey(name) ? shape.with(name, known.get(name)) : shape;
        }
        return shape;
    }

    /** Returns the names in the shape, in their order. */
    public List<String> names() {
        return names;
    }

    private int index(String name) {
        int index = names.indexOf(name);
        if (index < 0) {
            throw new IllegalArgumentException("no $" + name + " in a shape with " + names);
        }
        return index;
    }

    /** A place that a shape fits. */
    public final class Match {

        private final Fragment code;
        private final @Nullable Fragment[] bound;

        private Match(Fragment code, @Nullable Fragment[] bound) {
            this.code = code;
            this.bound = bound;
        }

        public Fragment code() {
            return code;
        }

        /** Returns what stands for a name; empty where the part with the name is not there. */
        public Optional<Fragment> find(String name) {
            return Optional.ofNullable(bound[index(name)]);
        }

        /** Returns what stands for a name; no code where the part with the name is not there. */
        public Fragment get(String name) {
            return find(name).orElseGet(() -> code.part(code.to(), code.to()));
        }

        /** Returns what stands for a name, as it is written; an empty text where it is not there. */
        public String text(String name) {
            return get(name).text();
        }

        public boolean has(String name) {
            return find(name).isPresent();
        }

        /** Returns the line, from 1. */
        public int line() {
            return code.line();
        }

        public int start() {
            return code.start();
        }

        public int end() {
            return code.end();
        }
    }

    /** Returns the places in some code, none of which begins before the end of the one before. */
    public Stream<Match> all(Fragment code) {
        Iterator<Match> search = new Search(code);
        return StreamSupport.stream(((Iterable<Match>) () -> search).spliterator(), false);
    }

    public Optional<Match> first(Fragment code) {
        return all(code).findFirst();
    }

    /** Tells whether the shape fits anywhere in the code. */
    public boolean isIn(Fragment code) {
        return first(code).isPresent();
    }

    /** Returns the place at which the code begins. */
    public Optional<Match> at(Fragment code) {
        return at(code, code.from(), new Run(code, false, MOST_STEPS_AT_ONE_PLACE));
    }

    /** Fits all of the code. */
    public Optional<Match> whole(Fragment code) {
        return at(code, code.from(), new Run(code, true, MOST_STEPS_AT_ONE_PLACE));
    }

    public boolean fits(Fragment code) {
        return whole(code).isPresent();
    }

    private Optional<Match> at(Fragment code, int from, Run run) {
        run.bound = Arrays.copyOf(given, given.length);
        return piece.fits(from, run) ? Optional.of(new Match(code.part(from, run.end), run.bound)) : Optional.empty();
    }

    private final class Search implements Iterator<Match> {

        private final Fragment code;
        private int from;
        private int steps;
        private Optional<Match> next = Optional.empty();

        Search(Fragment code) {
            this.code = code;
            from = code.from();
        }

        @Override
        public boolean hasNext() {
            while (next.isEmpty() && from <= code.to() && steps < MOST_STEPS) {
                if (begins.isEmpty() || begins.contains(Element.key(code, from))) {
                    Run run = new Run(code, false, MOST_STEPS_AT_ONE_PLACE);
                    next = at(code, from, run);
                    steps += run.steps;
                }
                from = Math.max(from + 1, next.map(found -> found.code().to()).orElse(0));
            }
            return next.isPresent();
        }

        @Override
        public Match next() {
            if (!hasNext()) {
                throw new NoSuchElementException();
            }
            Match found = next.orElseThrow();
            next = Optional.empty();
            return found;
        }
    }
}
