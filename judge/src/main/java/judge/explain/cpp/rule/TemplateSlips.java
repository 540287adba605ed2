package judge.explain.cpp.rule;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.cpp.Shape;
import judge.cpp.SyntaxNode;
import judge.cpp.SyntaxNode.Kind;
import judge.cpp.Variable;
import judge.reason.Hint;

/** Mistakes with templates of the program's own: the sources tell what belongs to one. */
final class TemplateSlips {

    private static final Pattern CALL = Pattern.compile("^no matching function for call to '(\\w+)\\((.{0,200})\\)'$");

    /** An argument of a call, as the compiler writes its type. */
    private static final Pattern GIVEN =
            Pattern.compile("(?:[^,<>()\\[\\]]|<(?:[^<>]|<[^<>]*+>)*+>|\\([^()]*+\\)|\\[[^\\[\\]]*+\\])++");

    private static final Shape TYPE = Shape.of("«typename | class» $x «, | >»");

    private static final Shape OUTSIDE = Shape.of("$x «< «$_:word | ,»* >»? :: «~»? $_ (");

    private static final Pattern WITHOUT_TYPES = Pattern.compile("^deduced class type '|used without template arg"
            + "|^invalid use of template-name"
            + "|^'[A-Z]' (?:was not declared|has not been declared|does not name a type)");

    private static final String REFERENCE = "^const |[&\\s]+$";

    private TemplateSlips() {}

    static Optional<Hint> hint(Complaint said) {
        return said.line() > 0 ? member(said).or(() -> call(said)) : Optional.empty();
    }

    private static Optional<SyntaxNode> template(Kind kind, String name, Complaint said) {
        return said.tree()
                .root()
                .all(kind)
                .filter(one -> one.name().equals(name)
                        && one.code().at(one.code().from()).equals("template"))
                .findFirst();
    }

    /** A function of a template that is written outside of it as that of a struct is. */
    private static Optional<Hint> member(Complaint said) {
        return said.says(WITHOUT_TYPES)
                ? said.names(OUTSIDE)
                        .findFirst()
                        .filter(name -> template(Kind.STRUCT, name, said).isPresent())
                        .map(name -> Hint.of("cpp-template-member", "name", name))
                : Optional.empty();
    }

    /** A call whose arguments tell nothing of a type, or two things. */
    private static Optional<Hint> call(Complaint said) {
        Matcher call = CALL.matcher(said.message());
        if (!call.find()) {
            return Optional.empty();
        }
        List<String> given = GIVEN.matcher(call.group(2))
                .results()
                .map(MatchResult::group)
                .map(String::strip)
                .filter(one -> !one.isEmpty())
                .toList();
        return template(Kind.FUNCTION, call.group(1), said)
                .filter(function -> function.variables().size() == given.size())
                .flatMap(function -> untold(function, given));
    }

    /** A type that the arguments tell nothing of, or tell in two ways. */
    private static Optional<Hint> untold(SyntaxNode function, List<String> given) {
        List<Variable> parameters = function.variables();
        List<String> types =
                TYPE.all(function.code()).map(found -> found.text("x")).toList();
        return types.stream().allMatch(type -> parameters.stream()
                        .anyMatch(one -> one.type().has(type)))
                ? types.stream()
                        .flatMap(type -> differing(type, function, given))
                        .findFirst()
                : Optional.of(Hint.of("cpp-deduce", "name", function.name()));
    }

    /** Two parameters that are of the type itself and get values of two types. */
    private static Stream<Hint> differing(String type, SyntaxNode function, List<String> given) {
        List<String> taken = IntStream.range(0, given.size())
                .filter(i -> isOf(type, function.variables().get(i)))
                .mapToObj(i -> given.get(i).replaceAll(REFERENCE, ""))
                .distinct()
                .toList();
        return taken.size() < 2
                ? Stream.empty()
                : Stream.of(
                        Hint.of("cpp-max-types", "name", function.name(), "from", taken.get(0), "to", taken.get(1)));
    }

    private static boolean isOf(String type, Variable one) {
        return !one.isPointer() && !one.isArray() && one.isOnly(Set.of(type, "const"));
    }
}
