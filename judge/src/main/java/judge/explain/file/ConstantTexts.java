package judge.explain.file;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Tree.Directive;

/** The texts that expressions have which consist of texts and of names for them. */
final class ConstantTexts {

    private static final int MAX_LENGTH = 300;
    private static final int MOST_NAMES = 50;

    /** Calls that turn a name into that of a file. */
    private static final String WRAPPER =
            "«new «java . io .»? File | «Path | Paths» . «get | of» | string | str | «pathlib .»? Path»";

    private static final String SAME = "«. «c_str | data | toPath» ( )»?";

    private static final Shape TERM =
            Shape.of(String.format("«$t«\"\"» | %s? ( $x:expr ) %s | $n «not: (» %s | +»", WRAPPER, SAME, SAME));

    private static final Shape FILE = Shape.of(WRAPPER + " (");
    private static final Shape FILE_NAME = Shape.of("«File | Path» $x");

    private static final Shape GIVEN =
            Shape.of("««not after: . | ->» $n «[ $_:number? ]»? «: str»? = | string $n «( | {»»");

    private static final Set<String> ENDS = Set.of(";", ",", ")", "]", "}", "\n");

    private final Fragment code;
    private final List<Directive> directives;
    private final Map<String, Optional<String>> known = new HashMap<>();

    ConstantTexts(Fragment code, List<Directive> directives) {
        this.code = code;
        this.directives = directives;
    }

    /** Tells whether an expression makes a file of a name, or is a variable of that type. */
    boolean isFile(Fragment expression) {
        return FILE.at(expression).isPresent()
                || FILE_NAME.with("x", expression.text()).isIn(code);
    }

    /** The text; nothing where it depends on something else. */
    Optional<String> of(Fragment expression) {
        StringBuilder text = new StringBuilder();
        for (int at = expression.from(); at < expression.to(); ) {
            Optional<Shape.Match> term = TERM.at(expression.part(at, expression.to()));
            Optional<String> value = term.flatMap(this::term);
            if (value.isEmpty() || text.length() > MAX_LENGTH || expression.size() > MAX_LENGTH) {
                return Optional.empty();
            }
            text.append(value.get());
            at = term.get().code().to();
        }
        return Optional.of(text.toString()).filter(all -> !expression.isEmpty());
    }

    private Optional<String> term(Shape.Match term) {
        return term.has("t")
                ? literal(term.text("t"))
                : term.has("x") ? of(term.get("x")) : term.has("n") ? named(term.text("n")) : Optional.of("");
    }

    private Optional<String> literal(String written) {
        char quote = written.charAt(written.length() - 1);
        int open = written.indexOf(quote);
        int quotes = written.startsWith(String.valueOf(quote).repeat(3), open) ? 3 : 1;
        String text = written.substring(open + quotes, written.length() - quotes);
        String prefix = written.substring(0, open).toLowerCase(Locale.ROOT);
        String plain = prefix.contains("r") ? text : text.replace("\\\\", "\\");
        return prefix.contains("f") ? filled(plain) : Optional.of(plain);
    }

    private Optional<String> filled(String text) {
        int open = text.indexOf('{');
        int close = text.indexOf('}', open);
        return open < 0 || close < 0 || text.length() > MAX_LENGTH
                ? Optional.of(text)
                : of(Fragment.of(text.substring(open + 1, close))).flatMap(value -> filled(text.substring(close + 1))
                        .map(rest -> text.substring(0, open) + value + rest));
    }

    /** The value that a name is given once in the source; none while it is looked for. */
    private Optional<String> named(String name) {
        if (!known.containsKey(name) && known.size() < MOST_NAMES) {
            known.put(name, Optional.empty());
            List<Fragment> values = Stream.concat(
                            directives.stream().filter(one -> one.defines(name)).map(Directive::body),
                            GIVEN.with("n", name)
                                    .all(code)
                                    .map(given -> value(given.code().to())))
                    .limit(2)
                    .toList();
            known.put(name, values.size() == 1 ? of(values.get(0)) : Optional.empty());
        }
        return known.getOrDefault(name, Optional.empty());
    }

    private Fragment value(int from) {
        return code.part(from, code.next(from, ENDS));
    }
}
