package judge.language.java.hint;

import static judge.reason.HintCode.*;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.language.hint.Characters;
import judge.language.hint.Rule;
import judge.language.hint.Trouble;
import judge.reason.Hint;

/**
 * The table of the compiler's errors and their usual causes; the first line that fits counts. Keys are those of javac's
 * own resources, without {@code compiler.err.}; some differ between versions.
 */
public final class CompilerHints {

    private static final String PREFIX = "compiler.err.";
    private static final String RESOLVE = "cant\\.resolve.*";
    private static final String FOUND = "prob\\.found\\.req";
    private static final String OPERANDS = "(operator\\.cant\\.be\\.applied.*|incomparable\\.types)";
    private static final String EXPECTED = "expected\\d?";

    private static final Pattern SYMBOL = Pattern.compile("symbol:?\\s+(?:class|variable|method) ([\\w$]+)");
    private static final Pattern CONSTRUCTOR = Pattern.compile("^constructor ([\\w$]+) in class \\1 cannot be applied");
    private static final Pattern PACKAGE = Pattern.compile("^package ([\\w$]+) does not exist");
    private static final Pattern LENGTH = Pattern.compile("symbol:?\\s+(?:variable|method) (?:length|size|Length)\\b.*"
            + "of type (?<type>[\\w.]+(?:<[^;]*>)?(?<array>\\[\\])?)");
    private static final Pattern CHARACTER = Pattern.compile("illegal character: '(?:\\\\u(\\p{XDigit}{4})|(.))'");

    /** The looks before the table: those that take more than a pattern. */
    private static final List<Function<Trouble, Optional<Hint>>> LOOKUPS = List.of(
            CompilerHints::forgottenImport,
            CompilerHints::otherCase,
            CompilerHints::length,
            CompilerHints::otherLanguage,
            CompilerHints::hidden,
            CompilerHints::character);

    private static final List<Rule> RULES = List.of(
            Rule.of(
                    ARRAY_C_STYLE,
                    EXPECTED,
                    "^\\s*(?:final |static )*\\w+\\s+\\w+\\s*\\[\\s*\\w+",
                    "^'?\\]'? expected"),
            Rule.of(NAME_UNKNOWN, RESOLVE, "symbol:?\\s+(class|variable|method) (?<name>[\\w$]+)"),
            Rule.of(NAME_UNKNOWN, RESOLVE),
            Rule.of(PACKAGE_MISSING, "doesnt\\.exist", "^package (?<name>[\\w.$]+) "),
            Rule.of(CLASS_TWICE, "duplicate\\.class", ": (?<name>[\\w.$]+)"),
            Rule.of(ALREADY_DEFINED, "already\\.defined.*", "^\\w+ (?<name>[\\w$]+)"),
            Rule.of(KEYWORD_AS_NAME, "\\w+\\.as\\.identifier|restricted\\.type.*", "'(?<name>\\w+)'"),
            Rule.of(SEMICOLON_MISSING, EXPECTED, "^';' expected"),
            Rule.of(BRACKET_MISSING, EXPECTED, "^'?(?<wanted>[()\\[\\]])'?( or ',')? expected|^'\\)' or ','"),
            Rule.of(BRACE_EXTRA, EXPECTED + "|class\\.method\\.or\\.field\\.expected", "^class, interface"),
            Rule.of(RETURN_TYPE_MISSING, "invalid\\.meth\\.decl\\.ret\\.type\\.req"),
            Rule.of(ILLEGAL_START, "(illegal\\.start\\.of.*|" + EXPECTED + ")", "illegal start|identifier> expected"),
            Rule.of(BRACE_MISSING, "premature\\.eof"),
            Rule.of(NOT_A_STATEMENT, "not\\.stmt"),
            Rule.of(ELSE_WITHOUT_IF, "else\\.without\\.if"),
            Rule.of(BREAK_OUTSIDE, "(break|cont)\\.outside.*"),
            Rule.of(TEXT_UNCLOSED, "unclosed\\.(str|text).*"),
            Rule.of(CHAR_UNCLOSED, "(unclosed|empty)\\.char\\.lit"),
            Rule.of(LOSSY_CONVERSION, FOUND, "possible lossy conversion from (?<from>\\w+) to (?<to>\\w+)"),
            Rule.of(
                    CONDITION_NOT_BOOLEAN,
                    FOUND,
                    "\\b(if|while|for)\\b.*[^=!<>]=[^=]",
                    "cannot be converted to boolean"),
            Rule.of(
                    CONDITION_NUMBER,
                    FOUND,
                    "\\b(if|while|for)\\b",
                    "types: (int|long|char) cannot be converted to boolean"),
            Rule.of(CHAR_QUOTES, FOUND, "\"", "types: java\\.lang\\.String cannot be converted to char"),
            Rule.of(CHAR_QUOTES, FOUND, "\"", "types: String cannot be converted to char"),
            Rule.of(RETURN_UNEXPECTED, FOUND, "unexpected return value|missing return value"),
            Rule.of(TYPES_DIFFER, FOUND, "(?<from>[\\w.$<>\\[\\]]+) cannot be converted to (?<to>[\\w.$<>\\[\\]]+)"),
            Rule.of(TYPES_DIFFER, FOUND),
            Rule.of(GENERIC_PRIMITIVE, "type\\.found\\.req", "reference.*found:\\s+(?<name>\\w+)"),
            Rule.of(
                    CHAR_QUOTES,
                    OPERANDS,
                    "\"",
                    "type:\\s+char;.*type:.*String|type:.*String;.*type:\\s+char|char and .*String"),
            Rule.of(OPERANDS_DIFFER, OPERANDS, "operator '(?<name>[^']+)'"),
            Rule.of(OPERANDS_DIFFER, OPERANDS),
            Rule.of(ARRAY_REQUIRED, "array\\.req\\.but\\.found"),
            Rule.of(PRIMITIVE_MEMBER, "cant\\.deref", "^(?<name>\\w+) "),
            Rule.of(NUMBER_TOO_LARGE, "int\\.number\\.too\\.large"),
            Rule.of(
                    SORT_OF_NUMBERS,
                    "cant\\.apply.*",
                    "found for sort\\((?:int|long|char|double|byte|short)\\[\\],.*Comparator"),
            Rule.of(NOT_COMPARABLE, "cant\\.apply.*", "found for sort\\([\\w.]+<(?<name>[\\w.$]+)>\\)"),
            Rule.of(ARGUMENTS_DIFFER, "cant\\.apply.*", "^(?:method|constructor) (?<name>[\\w$]+)(?: |\\()"),
            Rule.of(ARGUMENTS_DIFFER, "cant\\.apply.*", "found for (?<name>[\\w$]+)\\("),
            Rule.of(ARGUMENTS_DIFFER, "cant\\.apply.*"),
            Rule.of(ABSTRACT_MADE, "abstract\\.cant\\.be\\.instantiated", "^(?:[\\w$]+\\.)*(?<name>[\\w$]+) is"),
            Rule.of(METHOD_NOT_IMPLEMENTED, "does\\.not\\.override\\.abstract", "abstract method (?<name>[\\w$]+)"),
            Rule.of(RETURN_MISSING, "missing\\.ret\\.stmt"),
            Rule.of(VOID_VALUE, "(void\\.not\\.allowed.*|illegal\\.initializer.*)"),
            Rule.of(NOT_INITIALIZED, "var\\.might\\.not\\.have.*", "^variable (?<name>[\\w$]+)"),
            Rule.of(FINAL_CHANGED, "(cant\\.assign\\.val\\.to|var\\.might\\.already).*"),
            Rule.of(LAMBDA_VARIABLE, "(cant\\.ref\\.non\\.effectively\\.final|local\\.var\\.accessed).*"),
            Rule.of(NOT_STATIC, "non-static\\.cant\\.be\\.ref", "^non-static \\w+ (?<name>[\\w$]+)"),
            Rule.of(PRIVATE_ACCESS, "report\\.access", "^(?<name>[\\w$]+)"),
            Rule.of(UNREACHABLE, "unreachable\\.stmt"),
            Rule.of(EXCEPTION_UNREPORTED, "unreported\\.exception.*", "exception (?<name>[\\w.$]+);"),
            Rule.of(NEVER_THROWN, "except\\.never\\.thrown.*", "exception (?<name>[\\w.$]+) "),
            Rule.of(METHOD_TOO_LARGE, "limit\\..*"));

    private CompilerHints() {}

    /**
     * Returns the usual cause of a compiler's message.
     *
     * @param key the compiler's own key of the message, such as {@code compiler.err.missing.ret.stmt}
     * @param message the message in English
     * @param sourceLine the line that it is about; empty where there is none
     */
    public static Optional<Hint> of(String key, String message, String sourceLine) {
        if (!key.startsWith(PREFIX)) {
            return Optional.empty();
        }
        Trouble trouble = new Trouble(key.substring(PREFIX.length()), sourceLine, message);
        Stream<Optional<Hint>> looked = LOOKUPS.stream().map(lookup -> lookup.apply(trouble));
        return looked.flatMap(Optional::stream).findFirst().or(() -> Rule.first(RULES, trouble));
    }

    private static Optional<String> symbol(Trouble trouble) {
        Matcher symbol = SYMBOL.matcher(trouble.message());
        if (trouble.kind().startsWith("cant.resolve") && symbol.find()) {
            return Optional.of(symbol.group(1));
        }
        Matcher missing = PACKAGE.matcher(trouble.message());
        return trouble.kind().equals("doesnt.exist") && missing.find()
                ? Optional.of(missing.group(1))
                : Optional.empty();
    }

    private static Optional<Hint> forgottenImport(Trouble trouble) {
        return symbol(trouble).flatMap(KnownNames::toImport).map(name -> Hint.of(IMPORT_MISSING, "wanted", name));
    }

    private static Optional<Hint> otherCase(Trouble trouble) {
        return symbol(trouble).flatMap(name -> KnownNames.inTheRightCase(name)
                .map(right -> Hint.of(NAME_CASE, "name", name, "wanted", right)));
    }

    /** Arrays, texts and lists are asked for their length in three ways. */
    private static Optional<Hint> length(Trouble trouble) {
        Matcher asked = LENGTH.matcher(trouble.message());
        if (!trouble.kind().startsWith("cant.resolve") || !asked.find()) {
            return Optional.empty();
        }
        boolean text = asked.group("type").matches("(java\\.lang\\.)?String(Builder|Buffer)?");
        boolean many = asked.group("type").startsWith("java.util.");
        String wanted = asked.group("array") != null ? "length" : text ? "length()" : many ? "size()" : "";
        return wanted.isEmpty() ? Optional.empty() : Optional.of(Hint.of(LENGTH_NAME, "wanted", wanted));
    }

    private static Optional<Hint> otherLanguage(Trouble trouble) {
        boolean elif = trouble.kind().startsWith("expected") && trouble.place().matches("\\W*(elif|elsif|elseif)\\b.*");
        Optional<String> name = elif ? Optional.of(trouble.place().replaceAll("\\W*(\\w+).*", "$1")) : symbol(trouble);
        boolean member = trouble.message().contains("of type");
        return name.filter(one -> !member).flatMap(one -> KnownNames.ofOtherLanguages(one)
                .map(wanted -> Hint.of(NAME_ELSEWHERE, "name", one, "wanted", wanted)));
    }

    /** The JDK's classes of such names have several constructors, of which the compiler speaks in another way. */
    private static Optional<Hint> hidden(Trouble trouble) {
        Matcher constructor = CONSTRUCTOR.matcher(trouble.message());
        return constructor.find() && KnownNames.isOfTheJdk(constructor.group(1))
                ? Optional.of(Hint.of(OWN_CLASS_HIDES, "name", constructor.group(1)))
                : Optional.empty();
    }

    private static Optional<Hint> character(Trouble trouble) {
        Matcher named = CHARACTER.matcher(trouble.message());
        if (!trouble.kind().equals("illegal.char") || !named.find()) {
            return Optional.empty();
        }
        char character =
                named.group(1) == null ? named.group(2).charAt(0) : (char) Integer.parseInt(named.group(1), 16);
        return Optional.of(Characters.hint(character, trouble.place()));
    }
}
