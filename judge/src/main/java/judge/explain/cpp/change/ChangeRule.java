package judge.explain.cpp.change;

import static judge.explain.cpp.change.Part.Kind.CONDITION;
import static judge.explain.cpp.change.Part.Kind.FILE;
import static judge.explain.cpp.change.Part.Kind.INITIAL;
import static judge.explain.cpp.change.Part.Kind.RETURN;
import static judge.explain.cpp.change.Part.Kind.STATEMENT;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Stream;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;

/** A rule for changes: kinds of parts, what must be there, and what is written instead. */
final class ChangeRule {

    private static final int MOST = 6;

    /** The code before a part that is looked at, in tokens. */
    private static final int BEFORE = 60;

    private static final Shape LARGE = Shape.of("«long long | ll | LL | i64 | int64_t | double» .. $x");

    private final Set<Part.Kind> kinds = EnumSet.noneOf(Part.Kind.class);
    private final boolean declared;
    private final int most;
    private final List<Function<ChangeFit, Stream<ChangeFit>>> steps = new ArrayList<>();
    private final List<ChangeText> texts = new ArrayList<>();

    /** Reads the first line: the kinds, and a shape. */
    ChangeRule(String line) {
        String[] sides = line.split(": ", 2);
        Set<String> words = new LinkedHashSet<>(List.of(sides[0].split(" ", -1)));
        most = words.remove("all") ? MOST : words.remove("two") ? 2 : 1;
        declared = words.remove("declared");
        for (String word : words) {
            kinds.addAll(
                    word.equals("any")
                            ? Set.of(STATEMENT, RETURN, CONDITION, INITIAL)
                            : Set.of(Part.Kind.valueOf(word.toUpperCase(Locale.ROOT))));
        }
        if (declared) {
            kinds.add(INITIAL);
        }
        if (sides.length == 2) {
            read("find: " + sides[1]);
        }
    }

    /** Reads another line: a step towards a place for the change, or a text. */
    void read(String line) {
        if (line.startsWith("and: ")) {
            texts.add(texts.remove(texts.size() - 1).and(line.substring(5)));
            return;
        }
        int arrow = line.indexOf(" =>");
        if (Character.isDigit(line.charAt(0)) && arrow > 0) {
            texts.add(ChangeText.of(
                    line.substring(0, arrow), line.substring(arrow + 3).strip()));
        } else {
            String[] sides = line.split(": ", 2);
            steps.add(step(sides[0], sides.length == 2 ? sides[1].strip() : ""));
        }
    }

    void add(Part part, PossibleChanges found) {
        if (kinds.contains(part.kind())) {
            Stream<ChangeFit> fits = Stream.of(ChangeFit.of(part, found));
            for (Function<ChangeFit, Stream<ChangeFit>> step : steps) {
                fits = fits.flatMap(step);
            }
            fits.distinct().limit(part.kind() == FILE ? 1 : MOST).forEach(fit -> texts.forEach(text -> text.add(fit)));
        }
    }

    private Function<ChangeFit, Stream<ChangeFit>> step(String what, String more) {
        List<String> names = List.of(more.split(" ", -1));
        return switch (what) {
            case "sees" -> only(
                    fit -> names.stream().allMatch(name -> fit.part().sees(fit.textOr(name))));
            case "shared" -> only(fit -> !fit.part().local().contains(fit.text(more)));
            case "inside" -> only(fit -> fit.part().function().equals(fit.textOr(more)));
            case "outside" -> only(fit -> !fit.part().function().equals(fit.textOr(more)));
            case "twin" -> only(fit -> fit.part().twins().containsKey(fit.text(more)));
            case "end" -> fit ->
                    Stream.of(fit.with("end", isLarge(fit, more) ? "1000000000000000000LL" : "1000000000"));
            default -> step(what, Shape.of("«" + more + "»"));
        };
    }

    private static Function<ChangeFit, Stream<ChangeFit>> only(Predicate<ChangeFit> what) {
        return fit -> Stream.of(fit).filter(what);
    }

    private static boolean isLarge(ChangeFit fit, String name) {
        return fit.found().has(LARGE, fit.text(name));
    }

    private Function<ChangeFit, Stream<ChangeFit>> step(String what, Shape shape) {
        return switch (what) {
            case "find" -> fit -> fit.places(shape, code(fit)).limit(most);
            case "source" -> fit -> fit.all(shape, fit.source()).limit(1);
            case "each source" -> fit -> fit.all(shape, fit.source()).limit(MOST);
            case "no source" -> only(
                    fit -> fit.all(shape, fit.source()).findAny().isEmpty());
            case "here" -> fit -> fit.all(shape, fit.part().code()).limit(1);
            case "each here" -> fit -> fit.all(shape, fit.part().code());
            case "each loop" -> fit -> fit.found()
                    .loopAround(fit.part())
                    .map(loop -> fit.all(shape, loop.code()))
                    .orElse(Stream.empty());
            case "each global" -> fit -> fit.found().tree().root().children().stream()
                    .filter(node -> node.is(SyntaxNode.Kind.DECLARATION))
                    .flatMap(node -> fit.all(shape, node.code()));
            case "not here" -> only(
                    fit -> fit.all(shape, fit.part().code()).findAny().isEmpty());
            case "before" -> fit -> fit.all(shape, before(fit)).limit(1);
            case "not before" -> only(
                    fit -> fit.all(shape, before(fit)).findAny().isEmpty());
            default -> in(what, shape);
        };
    }

    /** Reads a step that looks at what stands for a name. */
    private static Function<ChangeFit, Stream<ChangeFit>> in(String what, Shape shape) {
        String name = what.substring(what.lastIndexOf(' ') + 1);
        Function<ChangeFit, Stream<ChangeFit>> all = fit -> fit.all(shape, Fragment.of(fit.text(name)));
        return switch (what.substring(0, what.length() - name.length())) {
            case "each in " -> all;
            case "not in " -> only(fit -> all.apply(fit).findAny().isEmpty());
            default -> throw new IllegalArgumentException("no such step: " + what);
        };
    }

    private static Fragment before(ChangeFit fit) {
        int end = fit.part().code().from();
        return fit.source().part(Math.max(0, end - BEFORE), end);
    }

    /** The code of the part; of a first value also the name that it is for. */
    private Fragment code(ChangeFit fit) {
        Fragment code = fit.part().code();
        return declared && code.at(code.from() - 1).equals("=") ? code.part(code.from() - 2, code.to()) : code;
    }
}
