package judge.language.gnu.hint;

import static judge.language.gnu.hint.BareSource.has;
import static judge.reason.HintCode.*;

import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.language.Compilation.Diagnostic;
import judge.language.hint.Rule;
import judge.language.hint.Trouble;
import judge.reason.Hint;
import judge.reason.HintCode;

/** The usual causes of what g++, gcc and ld say. */
public final class CompileCauses {

    private static final int MOST = 3;

    /** Often a consequence of an earlier error: said only where nothing was said before. */
    private static final Set<HintCode> CONSEQUENCES = Set.of(
            NAME_UNKNOWN,
            CPP_NEVER_DECLARED,
            CPP_EXPECTED_EXPRESSION,
            CPP_STATEMENT_OUTSIDE,
            CPP_BRACE_EXTRA,
            CPP_MEMBER_OF_NUMBER,
            CPP_SUBSCRIPT,
            CPP_LOOP_VARIABLE,
            CPP_DID_YOU_MEAN,
            CPP_FOR_SEMICOLONS,
            CPP_TYPE_IN_CALL,
            CPP_OTHER_NAME,
            ELSE_WITHOUT_IF,
            ARGUMENTS_DIFFER,
            SEMICOLON_MISSING,
            BRACKET_MISSING,
            BRACE_MISSING,
            CPP_BRACE_OPEN,
            CPP_FUNCTION_ENDED);

    /** Causes, and what the compiler says of the rest of the program because of them. */
    private static final Map<HintCode, Set<HintCode>> FOLLOWS = Map.ofEntries(
            Map.entry(CPP_USING, Set.of(CPP_STD_MISSING)),
            Map.entry(CPP_FUNCTION_IN_FUNCTION, Set.of(CPP_INCLUDE_MISSING)),
            Map.entry(CPP_COMMA_BETWEEN, Set.of(CPP_ARGUMENTS_COUNT)),
            Map.entry(CPP_DIRECTIVE, Set.of(CPP_INCLUDE_MISSING, CPP_STD_MISSING)),
            Map.entry(CPP_DECLARED_LATER, Set.of(CPP_NO_MEMBER)),
            Map.entry(CHAR_UNCLOSED, Set.of(CPP_CONVERSION)),
            Map.entry(CPP_TEMPLATE_WORD, Set.of(CPP_TEMPLATE_MISSING)),
            Map.entry(CPP_TYPE_AGAIN, Set.of(CPP_NO_MEMBER)),
            Map.entry(CPP_TEMPLATE_ARGUMENTS, Set.of(CPP_ONE_ELEMENT, CPP_NO_MEMBER, CPP_NO_RANGE)),
            Map.entry(CPP_DECLARATION_SEMICOLON, Set.of(CPP_OPENING_BRACE)),
            Map.entry(CPP_INCLUDE_ALONE, Set.of(CPP_STD_MISSING, CPP_INCLUDE_MISSING)),
            Map.entry(CPP_CONSTRUCTOR_NAME, Set.of(CPP_CONSTRUCTOR)),
            Map.entry(CPP_QUEUE_CONTAINER, Set.of(CPP_NO_MEMBER, CPP_TEMPLATE_ARGUMENTS)),
            Map.entry(CPP_NEWER, Set.of(CPP_NO_ORDER, CPP_NO_OPERATOR)),
            Map.entry(CPP_MEMBER_SIZE, Set.of(CPP_CALL_WITHOUT_PARENTHESES)),
            Map.entry(CPP_INCLUDE_MISSING, Set.of(CPP_NOT_A_FUNCTION)),
            Map.entry(CPP_STD_MISSING, Set.of(CPP_NOT_A_FUNCTION)),
            Map.entry(CPP_DECLARES_FUNCTION, Set.of(CPP_CONSTRUCTOR)));

    /** Causes that make every line wrong in which the name stands. */
    private static final Set<HintCode> OF_NAMES = Set.of(CPP_NAME_OF_LIBRARY, CPP_AMBIGUOUS, CPP_REDEFINED);

    private static final Set<HintCode> ENDLESS = Set.of(CPP_NO_EFFECT, CPP_ASSIGNS_IN_CONDITION, CPP_BODY_EMPTY);

    private CompileCauses() {}

    /**
     * Returns hints for the first messages whose cause is known; later ones are often their consequence.
     *
     * @param diagnostics in the compiler's order
     * @param sources path within the submission to text
     */
    public static List<Hint> of(List<Diagnostic> diagnostics, Map<String, String> sources) {
        SourceLines lines = new SourceLines(sources);
        Map<HintCode, Hint> hints = new LinkedHashMap<>();
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
                .anyMatch(one -> FOLLOWS.getOrDefault(one.code(), Set.of()).contains(hint.code())
                        || (OF_NAMES.contains(one.code()) && names(diagnostic.sourceLine(), one)));
    }

    private static boolean names(String line, Hint hint) {
        return hint.parameters().get("name") instanceof String name && has(line, "\\b" + Pattern.quote(name) + "\\b");
    }

    private static boolean isConsequence(Hint hint, Diagnostic diagnostic) {
        return CONSEQUENCES.contains(hint.code())
                || (diagnostic.file().isEmpty() && !diagnostic.code().matches("(ld|as)\\b.*"));
    }

    /**
     * Returns the plainer of a sanitizer's hint and the warnings: scanf writes beyond a variable because of a wrong
     * format in the same line, and the address of a local variable is returned as null.
     */
    public static Hint plainer(Hint found, List<Hint> warned) {
        boolean memory = Set.of(RUN_BUFFER, RUN_WILD_POINTER, RUN_NULL).contains(found.code());
        return warned.stream()
                .filter(warning -> isPlainer(warning, found, memory))
                .findFirst()
                .orElse(found);
    }

    private static boolean isPlainer(Hint warning, Hint found, boolean memory) {
        if (found.code() == RUN_NULL && warning.code() == CPP_RETURNS_LOCAL) {
            return true;
        }
        return isFormat(warning) && (memory ? lineOf(warning).equals(lineOf(found)) : isHalfRead(warning, found));
    }

    /** A sum of what scanf has read half of, by the format of a smaller type: the rest is what was there before. */
    private static boolean isHalfRead(Hint warning, Hint found) {
        Object type = found.parameters().getOrDefault("name", "");
        return found.code() == RUN_OVERFLOW
                && warning.parameters().get("wanted") instanceof String wanted
                && wanted.matches("%\\d*[dif]")
                && type.toString().contains("long")
                && (type + "*")
                        .equals(String.valueOf(warning.parameters().get("name")).replace(" *", "*"));
    }

    /** Tells whether a warning is about an argument of printf or scanf, which is never meant so. */
    public static boolean isFormat(Hint warning) {
        return Set.of(CPP_SCANF_ADDRESS, CPP_FORMAT_TYPE, CPP_I64D).contains(warning.code());
    }

    /** Tells whether a warning is about code that may keep a loop from its end and is never meant so. */
    public static boolean keepsFromEnding(Hint warning) {
        return isFormat(warning) || ENDLESS.contains(warning.code());
    }

    /** Tells whether a warning is about code that no expert writes. */
    public static boolean isNeverMeant(Hint warning) {
        return warning.code() == CPP_ASSIGNS_IN_CONDITION || warning.code() == CPP_BODY_EMPTY;
    }

    private static String lineOf(Hint hint) {
        return String.valueOf(hint.parameters().get("line"));
    }

    /** Returns the hints for the warnings on a program that was compiled and fails, the likeliest mistakes first. */
    public static List<Hint> ofWarnings(List<Diagnostic> warnings) {
        Map<HintCode, Hint> hints = new LinkedHashMap<>();
        for (Diagnostic one : warnings) {
            Trouble trouble = trouble(one);
            Rule.first(WarningRules.RULES, trouble)
                    .filter(hint -> hints.size() < MOST)
                    .ifPresent(hint -> hints.putIfAbsent(hint.code(), located(hint, one)));
        }
        return List.copyOf(hints.values());
    }

    private static Optional<Hint> cause(Diagnostic diagnostic, SourceLines lines) {
        Trouble trouble = trouble(diagnostic);
        Stream<Optional<Hint>> looked = Stream.of(
                NameLookups.character(trouble),
                OtherLanguages.line(trouble, lines),
                OtherLanguages.word(trouble),
                LinkCauses.hint(trouble, lines),
                Unfinished.hint(trouble, diagnostic, lines),
                Incomplete.hint(trouble, diagnostic, lines),
                DeclaredOtherwise.hint(trouble, diagnostic, lines),
                ClassSlips.hint(trouble, diagnostic, lines),
                TemplateSlips.hint(trouble, diagnostic, lines),
                NameLookups.opening(trouble, diagnostic, lines),
                NameLookups.mainOfDefinedInt(trouble, lines),
                NameLookups.define(trouble, lines),
                NameLookups.header(trouble, diagnostic),
                NameLookups.inC(trouble, diagnostic, lines),
                NameLookups.order(trouble, lines),
                Misspellings.loop(trouble),
                Members.hint(trouble),
                NameLookups.endOfStatement(trouble, diagnostic, lines),
                UsageRules.first(trouble, lines),
                NameLookups.name(trouble, diagnostic, lines));
        return looked.flatMap(Optional::stream)
                .findFirst()
                .or(() -> Rule.first(ErrorRules.RULES, trouble))
                .map(hint -> located(Blocks.found(hint, diagnostic, lines), diagnostic));
    }

    private static Hint located(Hint hint, Diagnostic diagnostic) {
        boolean known = hint.parameters().containsKey("line") || diagnostic.line() <= 0;
        return known || diagnostic.file().isEmpty() ? hint : hint.with("line", diagnostic.line());
    }

    private static Trouble trouble(Diagnostic diagnostic) {
        String kind = diagnostic.kind().endsWith("error") ? "error" : diagnostic.kind();
        return new Trouble(kind, diagnostic.sourceLine(), Wording.plain(diagnostic.message()));
    }
}
