package judge.explain.cpp.rule;

import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.explain.cpp.rule.Clause.Word;

/** Looks in one source for what one way to show a cause says. */
final class ClauseSearch {

    /** The most tokens that are looked at in one source, for each of its own: the text is a stranger's. */
    private static final int MOST_ROUNDS = 10;

    private static final int MOST_OF_A_SHORT_ONE = 50_000;

    private static final int LINES_BEFORE = 6;

    private static final Pattern NAME = Pattern.compile("\\$(\\w+)");

    private static final Pattern GROUP = Pattern.compile("\\(\\?<(\\w+)>");

    /** The values that a memset may have been meant to give are larger, or are single bytes. */
    private static final double LARGEST_BYTE = 999;

    private static final int ONE_OF_EACH = 0x01010101;

    /**
     * State after the clauses before one have fitted.
     *
     * @param outer what {@code in} has chosen
     * @param scope where is looked
     * @param last the match of the last shape
     * @param place what is told of
     * @param names what the names of shapes stand for
     */
    record Found(Fragment outer, Fragment scope, Fragment last, Optional<Fragment> place, Map<String, String> names) {

        /** Nothing yet, and all of the code to look at. */
        static Found none(Fragment code) {
            return new Found(code, code, code, Optional.empty(), Map.of());
        }

        Found in(Fragment next, boolean chosen) {
            return new Found(chosen ? next : outer, next, last, place, names);
        }

        Found at(Fragment next) {
            return new Found(outer, scope, last, Optional.of(next), names);
        }

        Found with(Shape.Match match, Shape shape) {
            Map<String, String> more = new HashMap<>(names);
            shape.names().stream().filter(match::has).forEach(name -> more.putIfAbsent(name, match.text(name)));
            return new Found(outer, scope, match.code(), place.or(() -> Optional.of(match.code())), more);
        }
    }

    private final ParsedSource source;
    private final List<Clause> clauses;
    private final long line;
    private final String input;
    private long left;

    /**
     * Begins a search.
     *
     * @param line that is known to count; 0 for none
     * @param input on which the program has failed
     */
    ClauseSearch(ParsedSource source, List<Clause> clauses, long line, String input) {
        this.source = source;
        this.clauses = clauses;
        this.line = line;
        this.input = input;
        left = MOST_OF_A_SHORT_ONE + (long) MOST_ROUNDS * source.tree().code().size();
    }

    Optional<Found> find(int at, Found found) {
        if (at == clauses.size()) {
            return Optional.of(found);
        }
        Clause clause = clauses.get(at);
        boolean everywhere = clause.word() == Word.IS_LOCAL || clause.word() == Word.IS_GLOBAL;
        boolean somewhere = clause.shape().isPresent();
        int all = source.tree().code().size();
        left -= 1 + (everywhere ? all : somewhere ? found.scope().size() : 0);
        if (left < 0) {
            return Optional.empty();
        }
        return next(clause, found).flatMap(one -> find(at + 1, one).stream()).findFirst();
    }

    private Stream<Found> next(Clause clause, Found found) {
        Fragment last = found.last();
        Fragment outer = found.outer();
        return switch (clause.word()) {
            case INPUT -> input(clause.text(), found);
            case HAS -> {
                Shape shape = known(clause, found);
                yield shape.all(found.scope()).map(match -> found.with(match, shape));
            }
            case LACKS -> only(!known(clause, found).isIn(found.scope()), found);
            case TOLD_HERE -> Stream.of(found.at(last));
            case TOLD_AT_THE_END -> Stream.of(found.at(last.part(last.to() - 1, last.to())));
            case IN_FILE -> Stream.of(found.in(last.whole(), true));
            case IN_BODY -> Stream.of(found.in(source.body(last), true));
            case IN_MATCH -> Stream.of(found.in(last, false));
            case AGAIN -> Stream.of(found.in(outer, false));
            case BEFORE -> Stream.of(found.in(outer.part(outer.from(), last.from()), false));
            case THEN -> Stream.of(found.in(outer.part(last.to(), outer.to()), false));
            case IN_BLOCK -> Stream.of(found.in(source.block(last, outer), false));
            default -> only(fits(clause, found), found);
        };
    }

    /** Looks for the first place of a pattern in the input; its groups are names. */
    private Stream<Found> input(String pattern, Found found) {
        Matcher place = Pattern.compile(pattern).matcher(input);
        if (!place.find()) {
            return Stream.empty();
        }
        Map<String, String> names = new HashMap<>(found.names());
        GROUP.matcher(pattern)
                .results()
                .map(group -> group.group(1))
                .forEach(name -> names.put(name, place.group(name)));
        return Stream.of(new Found(found.outer(), found.scope(), found.last(), found.place(), names));
    }

    private static Stream<Found> only(boolean fits, Found found) {
        return fits ? Stream.of(found) : Stream.empty();
    }

    private static Shape known(Clause clause, Found found) {
        return clause.shape().orElseThrow().with(found.names());
    }

    /** Tells whether names are declared, and a place is, as a clause says. */
    private boolean fits(Clause clause, Found found) {
        Fragment last = found.last();
        String[] names = names(clause, found);
        Set<String> types = Set.copyOf(
                Arrays.asList(clause.text().replaceFirst("\\S*\\s*", "").split("\\s*\\|\\s*")));
        return (names.length > 0 && names[0].isEmpty())
                || switch (clause.word()) {
                    case IS -> source.declares(types, names[0]);
                    case IS_NOT -> !source.declares(types, names[0]);
                    case IS_WHOLE -> source.isWholeNumber(names[0]);
                    case IS_LOCAL -> source.isOfBlock(names[0], last, true);
                    case IS_GLOBAL -> source.isOfBlock(names[0], last, false);
                    case IS_LESS -> value(found, clause.text(), 0) < value(found, clause.text(), 1);
                    case IS_NO_BYTE -> isNoByte(value(found, clause.text(), 0));
                    case IS_AT_THE_LINE -> last.line() == line;
                    case IS_SHORTLY_BEFORE_THE_LINE -> last.line() <= line && last.line() >= line - LINES_BEFORE;
                    case IS_AROUND_THE_LINE -> found.scope().line() <= line && line <= lastLine(found.scope());
                    default -> throw new IllegalStateException("no question: " + clause.word());
                };
    }

    /** The value of a name or a number in a clause; not a number where it is not known. */
    private double value(Found found, String text, int index) {
        String word = text.split("\\s+", -1)[index];
        boolean named = word.startsWith("$");
        return source.number(Fragment.of(named ? found.names().getOrDefault(word.substring(1), "") : word));
    }

    private static boolean isNoByte(double value) {
        int whole = (int) (long) value;
        return value > LARGEST_BYTE && whole != (whole & 0xff) * ONE_OF_EACH;
    }

    private static String[] names(Clause clause, Found found) {
        return NAME.matcher(clause.text())
                .results()
                .map(one -> found.names().getOrDefault(one.group(1), ""))
                .toArray(String[]::new);
    }

    private static long lastLine(Fragment code) {
        return code.isEmpty() ? 0 : code.token(code.to() - 1).line();
    }
}
