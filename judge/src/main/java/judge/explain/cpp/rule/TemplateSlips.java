package judge.explain.cpp.rule;

import static judge.explain.cpp.rule.Wording.has;

import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.cause.Cause.Trouble;
import judge.language.Compilation.Diagnostic;
import judge.reason.Hint;

/** Mistakes with templates of the program's own: the sources tell what belongs to one. */
final class TemplateSlips {

    private static final Pattern CALL = Pattern.compile("^no matching function for call to '(\\w+)\\((.{0,200})\\)'$");

    private static final Pattern TYPES = Pattern.compile("\\b(?:typename|class)\\s+(\\w+)(?!\\s*=)\\s*(?=[,>]|$)");

    private static final Pattern OUTSIDE = Pattern.compile("\\b(\\w+)\\s*(?:<[^<>;]{0,60}>)?\\s*::\\s*~?\\w+\\s*\\(");

    private static final Pattern WITHOUT_TYPES = Pattern.compile("^deduced class type '|used without template arg"
            + "|^invalid use of template-name"
            + "|^'[A-Z]' (?:was not declared|has not been declared|does not name a type)");

    private static final String REFERENCE = "^const |[&\\s]+$";

    private TemplateSlips() {}

    static Optional<Hint> hint(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        return trouble.kind().equals("error") && diagnostic.line() > 0
                ? member(trouble, diagnostic, lines).or(() -> call(trouble, diagnostic, lines))
                : Optional.empty();
    }

    /** A function of a template that is written outside of it as that of a struct is. */
    private static Optional<Hint> member(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        Matcher outside = OUTSIDE.matcher(SourceLines.code(trouble.place()));
        return WITHOUT_TYPES.matcher(trouble.message()).find() && outside.find()
                ? Optional.of(outside.group(1))
                        .filter(name -> has(
                                text(diagnostic, lines),
                                "\\btemplate\\s*<[^<>]{0,80}>\\s*(?:struct|class)\\s+" + name + "\\b"))
                        .map(name -> Hint.of("cpp-template-member", "name", name))
                : Optional.empty();
    }

    /** A call whose arguments tell nothing of a type, or two things. */
    private static Optional<Hint> call(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        Matcher call = CALL.matcher(trouble.message());
        if (!call.find()) {
            return Optional.empty();
        }
        String name = call.group(1);
        Matcher head = Pattern.compile("\\btemplate\\s*<([^<>]{0,80})>\\s*[\\w:<>&* ]{1,60}[\\s&*]" + name
                        + "\\s*\\(([^(){};]{0,200})\\)\\s*\\{")
                .matcher(text(diagnostic, lines));
        if (!head.find()) {
            return Optional.empty();
        }
        List<String> types =
                TYPES.matcher(head.group(1)).results().map(one -> one.group(1)).toList();
        return untold(name, types, parts(head.group(2)), parts(call.group(2)));
    }

    /** A type that the arguments tell nothing of, or tell in two ways. */
    private static Optional<Hint> untold(String name, List<String> types, List<String> parameters, List<String> given) {
        if (parameters.size() != given.size()) {
            return Optional.empty();
        }
        return types.stream().allMatch(type -> parameters.stream().anyMatch(one -> holds(one, type)))
                ? types.stream()
                        .flatMap(type -> differing(type, parameters, given, name))
                        .findFirst()
                : Optional.of(Hint.of("cpp-deduce", "name", name));
    }

    private static boolean holds(String parameter, String type) {
        return has(parameter, "\\b" + type + "\\b");
    }

    /** Two parameters that are of the type itself and get values of two types. */
    private static Stream<Hint> differing(String type, List<String> parameters, List<String> given, String name) {
        Pattern itself = Pattern.compile("^(?:const\\s+)?" + type + "(?:\\s*&)?\\s*\\w*$");
        List<String> taken = IntStream.range(0, parameters.size())
                .filter(i -> itself.matcher(parameters.get(i)).find())
                .mapToObj(i -> given.get(i).replaceAll(REFERENCE, ""))
                .distinct()
                .toList();
        return taken.size() < 2
                ? Stream.empty()
                : Stream.of(Hint.of("cpp-max-types", "name", name, "from", taken.get(0), "to", taken.get(1)));
    }

    /** Splits a list at the commas that are in no brackets. */
    private static List<String> parts(String list) {
        return list.isBlank()
                ? List.of()
                : Pattern.compile("(?:[^,<>()\\[\\]]|<(?:[^<>]|<[^<>]*+>)*+>|\\([^()]*+\\)|\\[[^\\[\\]]*+\\])++")
                        .matcher(list)
                        .results()
                        .map(MatchResult::group)
                        .map(String::strip)
                        .toList();
    }

    private static String text(Diagnostic diagnostic, SourceLines lines) {
        return String.join("\n", lines.code(diagnostic.file(), Long.MAX_VALUE));
    }
}
