package judge.explain.cpp.rule;

import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import judge.cpp.Shape;
import judge.reason.Hint;

/** The ways in which a program reads, and what its input has for them. */
final class Reads {

    static final Shape PLAIN = Shape.of("cin «>> $_»+ ;");
    static final Shape ANY = Shape.of("«cin >> | scanf (»");

    static final Shape OTHERWISE = Shape.of(
            "«scanf | getline | getchar… | gets | read… ( | cin . «not: tie» | ifstream | stringstream | goto»");

    static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,18}");

    private Reads() {}

    /** Returns the names that a read of cin is into, in their order. */
    static List<String> names(Shape.Match read) {
        return read.code().split(">>").stream()
                .skip(1)
                .map(place -> place.at(place.from()))
                .toList();
    }

    /** The first hint on a name that is read into and the word of the input that it gets, where this is read first. */
    static Optional<Hint> first(Shape.Match read, List<String> words, BiFunction<String, String, Optional<Hint>> slip) {
        List<String> names = names(read);
        return IntStream.range(0, Math.min(names.size(), words.size()))
                .mapToObj(i -> slip.apply(names.get(i), words.get(i)))
                .flatMap(Optional::stream)
                .findFirst()
                .map(hint -> hint.with("line", (long) read.line()));
    }
}
