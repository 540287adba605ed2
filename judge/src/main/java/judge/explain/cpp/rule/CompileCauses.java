package judge.explain.cpp.rule;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.regex.Pattern;
import judge.cause.Catalogue;
import judge.cause.Cause.Speaker;
import judge.cause.Cause.Trait;
import judge.language.Compilation.Diagnostic;
import judge.reason.Hint;

/** The usual causes of what g++, gcc and ld say. */
public final class CompileCauses {

    private static final int MOST = 3;

    private static final Set<String> ENDLESS = Set.of("cpp-no-effect", "cpp-assigns-in-condition", "cpp-body-empty");

    /** The looks before the patterns that know the message alone; the first that finds something counts. */
    private static final List<Function<Complaint, Optional<Hint>>> LOOKUPS = List.of(
            NameLookups::character,
            OtherLanguages::line,
            OtherLanguages::word,
            LinkCauses::hint,
            Unfinished::hint,
            Incomplete::hint,
            DeclaredOtherwise::hint,
            ClassSlips::hint,
            TemplateSlips::hint,
            NameLookups::opening,
            NameLookups::mainOfDefinedInt,
            NameLookups::define,
            NameLookups::header,
            NameLookups::inC,
            NameLookups::order,
            Misspellings::loop,
            Members::hint,
            NameLookups::endOfStatement,
            UsageRules::first,
            NameLookups::name);

    private static final List<Function<Complaint, Optional<Hint>>> LOOKUPS_OF_WARNINGS =
            List.of(NameLookups::character, said -> Catalogue.first(Speaker.GCC_USAGE, said.trouble()));

    private CompileCauses() {}

    /**
     * Returns hints for the first messages whose cause is known; later ones are often their consequence.
     *
     * @param diagnostics in the compiler's order
     * @param sources path within the submission to text
     */
    public static List<Hint> of(List<Diagnostic> diagnostics, Map<String, String> sources) {
        SourceLines lines = new SourceLines(sources);
        Map<String, Hint> hints = new LinkedHashMap<>();
        Set<String> explained = new HashSet<>();
        for (Diagnostic one : diagnostics) {
            Optional<Hint> found = Redeclarations.hint(one, diagnostics, lines)
                    .or(() -> cause(Redeclarations.called(one, diagnostics), lines));
            if (found.isEmpty()) {
                continue;
            }
            Hint hint = found.get();
            boolean follows = follows(hint, one, hints.values());
            boolean said = hints.isEmpty() || !(follows || isConsequence(hint, one));
            boolean another = (follows || said) && (one.line() <= 0 || explained.add(one.file() + ':' + one.line()));
            if (said && another && hints.size() < MOST) {
                hints.putIfAbsent(hint.code(), hint);
            }
        }
        return List.copyOf(hints.values());
    }

    private static boolean follows(Hint hint, Diagnostic diagnostic, Collection<Hint> before) {
        return before.stream()
                .anyMatch(one -> Catalogue.leads(one.code(), hint.code())
                        || (Catalogue.has(one.code(), Trait.SPOILS_ITS_NAME) && names(diagnostic.sourceLine(), one)));
    }

    private static boolean names(String line, Hint hint) {
        return hint.parameters().get("name") instanceof String name
                && Pattern.compile("\\b" + Pattern.quote(name) + "\\b")
                        .matcher(line)
                        .find();
    }

    private static boolean isConsequence(Hint hint, Diagnostic diagnostic) {
        return Catalogue.has(hint.code(), Trait.CONSEQUENCE)
                || (diagnostic.file().isEmpty() && !diagnostic.code().matches("(ld|as)\\b.*"));
    }

    /**
     * Returns the plainer of a sanitizer's hint and the warnings: scanf writes beyond a variable because of a wrong
     * format in the same line, and the address of a local variable is returned as null.
     */
    public static Hint plainer(Hint found, List<Hint> warned) {
        boolean memory = Set.of("run-buffer", "run-wild-pointer", "run-null").contains(found.code());
        return warned.stream()
                .filter(warning -> isPlainer(warning, found, memory))
                .findFirst()
                .orElse(found);
    }

    private static boolean isPlainer(Hint warning, Hint found, boolean memory) {
        if (found.is("run-null") && warning.is("cpp-returns-local")) {
            return true;
        }
        return isFormat(warning) && (memory ? lineOf(warning).equals(lineOf(found)) : isHalfRead(warning, found));
    }

    /** A sum of what scanf has read half of, by the format of a smaller type: the rest is what was there before. */
    private static boolean isHalfRead(Hint warning, Hint found) {
        Object type = found.parameters().getOrDefault("name", "");
        return found.is("run-overflow")
                && warning.parameters().get("wanted") instanceof String wanted
                && wanted.matches("%\\d*[dif]")
                && type.toString().contains("long")
                && (type + "*")
                        .equals(String.valueOf(warning.parameters().get("name")).replace(" *", "*"));
    }

    /** Tells whether a warning is about an argument of printf or scanf, which is never meant so. */
    public static boolean isFormat(Hint warning) {
        return Set.of("cpp-scanf-address", "cpp-format-type", "cpp-i64d").contains(warning.code());
    }

    /** Tells whether a warning is about code that may keep a loop from its end and is never meant so. */
    public static boolean keepsFromEnding(Hint warning) {
        return isFormat(warning) || ENDLESS.contains(warning.code());
    }

    /** Tells whether a warning is about code that no expert writes. */
    public static boolean isNeverMeant(Hint warning) {
        return warning.is("cpp-assigns-in-condition") || warning.is("cpp-body-empty");
    }

    private static String lineOf(Hint hint) {
        return String.valueOf(hint.parameters().get("line"));
    }

    /** Returns the hints for the warnings on a program that was compiled and fails, the likeliest mistakes first. */
    public static List<Hint> ofWarnings(List<Diagnostic> warnings) {
        Map<String, Hint> hints = new LinkedHashMap<>();
        for (Diagnostic one : warnings) {
            Catalogue.first(Speaker.GCC_WARNING, Complaint.trouble(one))
                    .filter(hint -> hints.size() < MOST)
                    .ifPresent(hint -> hints.putIfAbsent(hint.code(), located(hint, one)));
        }
        return List.copyOf(hints.values());
    }

    private static Optional<Hint> cause(Diagnostic diagnostic, SourceLines lines) {
        Complaint said = Complaint.of(diagnostic, lines);
        return (said.isError() ? LOOKUPS : LOOKUPS_OF_WARNINGS)
                .stream()
                        .flatMap(lookup -> lookup.apply(said).stream())
                        .findFirst()
                        .or(() -> Catalogue.first(Speaker.GCC, said.trouble()))
                        .map(hint -> located(Blocks.found(hint, said), diagnostic));
    }

    private static Hint located(Hint hint, Diagnostic diagnostic) {
        boolean known = hint.parameters().containsKey("line") || diagnostic.line() <= 0;
        return known || diagnostic.file().isEmpty() ? hint : hint.with("line", diagnostic.line());
    }
}
