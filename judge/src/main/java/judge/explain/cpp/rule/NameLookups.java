package judge.explain.cpp.rule;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Token;
import judge.explain.said.Characters;
import judge.explain.said.Spelling;
import judge.reason.Hint;

/** Causes that take more than a pattern: names that are not known, characters, headers, other languages. */
final class NameLookups {

    private static final int MAX_LINE = 200;

    private static final Pattern UNKNOWN = Pattern.compile("^'(?:std::)?(\\w+)' (?:was not declared|undeclared"
            + "|does not name a (?:template )?type|in namespace 'std' does not name|is not a member of 'std'"
            + "|has not been declared|is not a class, namespace)"
            + "|^(?:unknown type name|implicit declaration of function) '(\\w+)'");

    private static final Pattern MEANT = Pattern.compile("did you mean '((?:std::)?\\w+)'");

    private static final Pattern ESCAPED = Pattern.compile("\\\\U0000([0-9a-f]{4})");

    private static final Pattern NOT_FOUND = Pattern.compile("^([^:]{1,80}): No such file or directory");

    private static final Pattern SAME_OPERANDS = Pattern.compile(
            "no match for 'operator([<>]|==)' \\(operand types are '(?:const )?(\\w+)' and '(?:const )?\\2'");

    static final Pattern SYNTAX =
            Pattern.compile("does not name a type|^expected |was not declared|undeclared|unknown type|^stray");

    private static final Pattern WORD_OF_CPP =
            Pattern.compile("'(using|namespace|class|template|string|vector|cin|cout|std|bool|true|false)'"
                    + "|^'(new|delete|nullptr|endl|vector)' undeclared"
                    + "|(?<!'\\.\\.\\.' )before '(&|::)' token"
                    + "|^expected ':', ',', ';', '\\}' or '__attribute__' before '[({=]' token|before ':' token");

    private static final Pattern BOOL = Pattern.compile("^(?:unknown type name )?'(bool|true|false)'");

    private static final Shape PART_OF_CPP = Shape.of("«using | namespace | class | template | public | vector | string"
            + " | cin | cout | std | new | delete | auto | :: | «unsigned | int | long | short | double | float | char"
            + " | bool» &»");

    /** Functions of C++ that programs in C are thought to have, too. */
    private static final Pattern OF_CPP = Pattern.compile("max|min|swap|sort|reverse|__gcd|gcd|lcm|fill|count|find");

    private static final Pattern WINDOWS_HEADER =
            Pattern.compile("(?i)(windows|conio|io|direct|process|graphics|dos|tchar|stdafx|winsock2?)\\.h");

    private static final Pattern BEFORE_WORD = Pattern.compile("^expected ';' before '(\\w+)'");

    private static final Shape STREAM = Shape.of("«cout | cin | << | >>»");
    private static final Shape LOOP = Shape.of("for ( $x «= | :»");

    /** A line that uses something that is declared already, such as {@code a = 3;}. */
    private static final Shape USE = Shape.of("«$^ | ; | }» $x «= | [ | ( | << | >> | . | += | -= | ++ | -- | ->»");

    private static final Shape CALL = Shape.of("$x (");

    /** A name that is not, or not only, that of a variable. */
    private static final Shape OTHER = Shape.of("$x «( | :: | < $_:word > | «* | & | &&»+ $_:word «= | ;» | $_»");

    private static final Shape TEXT = Shape.of("««<< | ? | : | == | != | =» $x | «printf | puts» ( $x»");

    /** The words that are printed most often, and are no names of variables. */
    private static final Pattern ANSWER = Pattern.compile("(?i)yes|no|hello|hi|possible|impossible|error|none|ok");

    private NameLookups() {}

    static Optional<Hint> character(Complaint said) {
        String message = said.message();
        if (message.startsWith("null character")) {
            return nul(message, said.place());
        }
        if (message.matches("stray '\\\\37[67]'.*")) {
            return Optional.of(Hint.of("cpp-utf16"));
        }
        if (!said.isError()) {
            return Optional.empty();
        }
        boolean strayByte = message.contains("stray '\\");
        String text = strayByte ? cut(said.place()) : unescaped(cut(message));
        return sign(text)
                .or(() -> strayByte ? letter(outsideOfTexts(text)) : Optional.empty())
                .or(() -> message.startsWith("expected ") ? sign(outsideOfTexts(said.place())) : Optional.empty());
    }

    /**
     * The hint on a NUL that the compiler saw. A line that was read as UTF-16 has none itself: the compiler saw halves
     * of its letters. A NUL in a literal is harmless.
     */
    private static Optional<Hint> nul(String message, String line) {
        if (line.indexOf(0) < 0) {
            return Optional.of(Hint.of("cpp-utf16"));
        }
        return message.endsWith("in literal") ? Optional.empty() : Optional.of(Characters.hint('\0', line));
    }

    private static Optional<Hint> sign(String text) {
        return text.chars()
                .filter(one -> one > '~')
                .mapToObj(one -> (char) one)
                .filter(one -> Characters.meant(one).isPresent() || Characters.isInvisible(one))
                .findFirst()
                .map(one -> Characters.hint(one, text));
    }

    /** A letter that no name can have: of GBK, as GCC takes names in UTF-8 only. */
    private static Optional<Hint> letter(String code) {
        return code.chars()
                .filter(one -> one > '~')
                .mapToObj(one -> Characters.hint((char) one, code))
                .findFirst();
    }

    /** Returns the part of a line that is neither text nor comment; an empty string where that cannot be told. */
    private static String outsideOfTexts(String line) {
        String code = Fragment.of(cut(line)).all().stream()
                .filter(one -> !one.isQuoted() && one.kind() != Token.Kind.COMMENT)
                .map(Token::text)
                .collect(Collectors.joining());
        return code.contains("\"") || code.contains("'") || code.contains("*/") ? "" : code;
    }

    /** Returns the message with the characters that some messages tell by their numbers. */
    private static String unescaped(String message) {
        return ESCAPED.matcher(message)
                .replaceAll(one -> Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(one.group(1), 16))));
    }

    /** Finds a function whose opening brace is missing, from the statement in it that the compiler complains of. */
    static Optional<Hint> opening(Complaint said) {
        boolean declared = said.begins("expected initializer before ") && !SourceLines.isHead(said.code());
        return declared
                ? said.lines().headBefore(said.file(), said.line()).map(line -> Hint.of("cpp-opening-brace")
                        .with("line", line))
                : Optional.empty();
    }

    /** A statement of cin or cout that ends without its semicolon, where the next line begins another one. */
    static Optional<Hint> endOfStatement(Complaint said) {
        return said.group(BEFORE_WORD)
                .filter(said.lines().wordAfter(said.file(), said.line())::equals)
                .filter(next -> !UsageRules.SECOND_VALUE.with("x", next).isIn(said.code()))
                .filter(next -> STREAM.isIn(said.code()))
                .map(next -> Hint.of("semicolon-missing"));
    }

    /** A main whose int is replaced by the preprocessor. */
    static Optional<Hint> mainOfDefinedInt(Complaint said) {
        return said.begins("'::main' must return 'int'") && said.lines().definesInt()
                ? Optional.of(said.lines()
                        .lineOfMain()
                        .map(line -> Hint.of("cpp-defined-int").with("line", line))
                        .orElse(Hint.of("cpp-defined-int")))
                : Optional.empty();
    }

    /** A header that is not there. */
    static Optional<Hint> header(Complaint said) {
        return said.group(NOT_FOUND).map(name -> header(name, said));
    }

    private static Hint header(String name, Complaint said) {
        if (said.isC() && LibraryNames.isHeaderOfCpp(name)) {
            return Hint.of("cpp-in-c");
        }
        if (WINDOWS_HEADER.matcher(name).matches()) {
            return Hint.of("cpp-header-windows", "name", name);
        }
        Optional<String> meant = said.place().contains("<") ? LibraryNames.headerLike(name) : Optional.empty();
        return meant.map(other -> Hint.of("cpp-misspelt", "name", name, "wanted", other))
                .orElse(Hint.of(LibraryNames.whyMissing(name), "name", name));
    }

    /** Finds words that only C++ has, in a file that is compiled as C; C has bool and its values in a header. */
    static Optional<Hint> inC(Complaint said) {
        return Optional.of(said)
                .filter(Complaint::isC)
                .flatMap(one -> one.group(BOOL))
                .filter(bool -> said.lines().first(PART_OF_CPP).isEmpty())
                .map(bool -> Hint.of("cpp-include-missing", "name", bool, "wanted", "stdbool.h"))
                .or(() -> said.isC() && said.says(WORD_OF_CPP) ? Optional.of(Hint.of("cpp-in-c")) : Optional.empty());
    }

    /** A name that is not known here. */
    static Optional<Hint> name(Complaint said) {
        return said.find(UNKNOWN)
                .filter(unknown -> !said.begins("'_M_"))
                .map(unknown -> Complaint.either(unknown, 1, 2))
                .flatMap(name ->
                        ofOtherSystems(name).or(() -> ofLibrary(name, said)).or(() -> ofProgram(name, said)));
    }

    private static Optional<Hint> ofOtherSystems(String name) {
        if (name.matches("_{1,2}int64|__int128_t")) {
            return Optional.of(Hint.of("cpp-int64"));
        }
        if (name.equals("gets")) {
            return Optional.of(Hint.of("cpp-gets"));
        }
        return LibraryNames.isOfWindows(name)
                ? Optional.of(Hint.of("cpp-windows-function", "name", name))
                : Optional.empty();
    }

    /** The names that stand before :: without their namespace can be those of variables as well. */
    private static Optional<Hint> ofLibrary(String name, Complaint said) {
        if (meant(said).equals("std::" + name)) {
            return Optional.of(Hint.of("cpp-std-missing", "name", name));
        }
        if (name.matches("numbers|ranges|chrono") && said.message().contains("was not declared in this scope")) {
            return Optional.empty();
        }
        Optional<String> header = LibraryNames.header(name);
        boolean included = header.isEmpty() || said.lines().includes(header.get());
        if (header.isEmpty() || (included && LibraryNames.isNewer(name))) {
            return LibraryNames.isNewer(name) ? Optional.of(Hint.of("cpp-newer", "name", name)) : Optional.empty();
        }
        Optional<String> ofC = LibraryNames.headerOfC(header.get());
        if (ofC.isEmpty() && said.isC()) {
            return Optional.of(
                    OF_CPP.matcher(name).matches() ? Hint.of("cpp-not-in-c", "name", name) : Hint.of("cpp-in-c"));
        }
        if (!included) {
            String wanted = said.isC() ? ofC.get() : header.get();
            return Optional.of(Hint.of("cpp-include-missing", "name", name, "wanted", wanted));
        }
        boolean inStd =
                ofC.isEmpty() && !said.lines().usesStd() && !said.message().contains("std::");
        return inStd ? Optional.of(Hint.of("cpp-std-missing", "name", name)) : Optional.empty();
    }

    /** The name that the compiler takes to be meant; empty where it knows none. */
    private static String meant(Complaint said) {
        return said.group(MEANT).orElse("");
    }

    private static Optional<Hint> ofProgram(String name, Complaint said) {
        String file = said.file();
        long line = said.line();
        return said.lines()
                .besideSign(file, name)
                .map(one -> Characters.hint(one.character(), "").with("line", one.line()))
                .or(() ->
                        isIn(LOOP, name, said) ? Optional.of(Hint.of("cpp-loop-type", "name", name)) : Optional.empty())
                .or(() -> said.message().contains("does not name a type") && isIn(USE, name, said)
                        ? Optional.of(Hint.of("cpp-statement-outside"))
                        : Optional.empty())
                .or(() -> said.isC()
                        ? said.lines()
                                .first(Shape.of("struct " + name + " {"))
                                .map(any -> Hint.of("cpp-struct-word", "name", name))
                        : Optional.empty())
                .or(() -> said.lines().definesLater(file, line, name)
                        ? Optional.of(Hint.of("cpp-declared-later", "name", name))
                        : Optional.empty())
                .or(() -> said.lines()
                        .lineOfDefineWithoutBlank(name)
                        .map(at -> Hint.of("cpp-define-blank", "name", name).with("line", at)))
                .or(() -> ofOtherName(name, said))
                .or(() -> Optional.of(unknown(name, said)));
    }

    /** Another name that is meant: of a member, of another language, one that is spelt nearly so. */
    private static Optional<Hint> ofOtherName(String name, Complaint said) {
        Optional<String> struct = said.lines().structWithMember(said.file(), name);
        if (struct.isPresent() && !said.lines().hasLoopVariable(said.file(), said.line(), name)) {
            return Optional.of(Hint.of("cpp-member-alone", "name", name, "wanted", struct.get()));
        }
        Optional<String> word = said.isC() ? Optional.empty() : LibraryNames.ofOtherLanguages(name);
        if (word.isPresent()) {
            return Optional.of(Hint.of("cpp-other-name", "name", name, "wanted", word.get()));
        }
        String other = meant(said);
        return Misspellings.of(name, said.isC())
                .filter(right -> other.isEmpty() || other.equals(right) || other.equals("std::" + right))
                .map(right -> Hint.of("cpp-misspelt", "name", name, "wanted", right))
                .or(() -> Optional.of(other)
                        .filter(one -> one.equalsIgnoreCase(name))
                        .map(one -> Hint.of("name-case", "name", name, "wanted", one)))
                .or(() -> Optional.of(other)
                        .filter(one -> !one.isEmpty() && !Misspellings.isWord(one))
                        .filter(one -> Spelling.isAlike(name.toLowerCase(Locale.ROOT), one.toLowerCase(Locale.ROOT)))
                        .map(one -> Hint.of("cpp-did-you-mean", "name", name, "wanted", one)));
    }

    private static Hint unknown(String name, Complaint said) {
        boolean isCalled = said.begins("implicit declaration");
        return said.lines().hasLoopVariable(said.file(), said.line(), name)
                ? Hint.of("cpp-loop-variable", "name", name)
                : otherCase(name, said)
                        .or(() -> neverDeclared(name, said))
                        .orElse(Hint.of(isCalled ? "cpp-undefined" : "name-unknown", "name", name));
    }

    private static Optional<Hint> otherCase(String name, Complaint said) {
        String lower = name.toLowerCase(Locale.ROOT);
        boolean isOfLibrary = !lower.equals(name)
                && LibraryNames.header(lower).filter(said.lines()::includes).isPresent()
                && isIn(CALL, name, said);
        return isOfLibrary
                ? Optional.of(Hint.of("name-case", "name", name, "wanted", lower))
                : said.lines()
                        .nameInOtherCase(said.file(), said.line(), name)
                        .map(other -> Hint.of("name-case", "name", name, "wanted", other));
    }

    /** A variable that no line declares, or a text without its quotes. */
    private static Optional<Hint> neverDeclared(String name, Complaint said) {
        boolean isVariable =
                said.message().matches(".*(was not declared in this scope|undeclared).*") && !isIn(OTHER, name, said);
        if (!isVariable || said.lines().declaresName(said.file(), Long.MAX_VALUE, name)) {
            return Optional.empty();
        }
        boolean isText = ANSWER.matcher(name).matches() && isIn(TEXT, name, said);
        return Optional.of(Hint.of(isText ? "cpp-quotes-missing" : "cpp-never-declared", "name", name));
    }

    /** Tells whether the shape fits the line of the message with the name for $x. */
    private static boolean isIn(Shape shape, String name, Complaint said) {
        return shape.with("x", name).isIn(said.code());
    }

    /** Finds values to be ordered that have no order: the message is about a line of the library. */
    static Optional<Hint> order(Complaint said) {
        return said.find(SAME_OPERANDS)
                .filter(operands ->
                        !operands.group(1).equals("==") || said.place().isBlank())
                .map(operands -> order(operands.group(1), operands.group(2), said.lines()));
    }

    private static Hint order(String sign, String type, SourceLines lines) {
        boolean less = sign.equals("==")
                || (sign.equals(">") && lines.lineOfOperator("<", type).isPresent());
        Hint hint = less ? Hint.of("cpp-no-operator", "name", sign) : Hint.of("cpp-no-order", "name", type);
        return lines.lineOfOperator(sign, type)
                .map(line -> Hint.of("cpp-operator-not-const", "name", sign).with("line", line))
                .or(() -> lines.lineOfStruct(type).map(line -> hint.with("line", line)))
                .orElse(hint);
    }

    /** A constant that is not defined as it should be: the message is about where it is used. */
    static Optional<Hint> define(Complaint said) {
        return said.says(SYNTAX)
                ? said.lines().lineOfWrongDefine(cut(said.place())).map(line -> Hint.of("cpp-define")
                        .with("line", line))
                : Optional.empty();
    }

    private static String cut(String text) {
        return text.substring(0, Math.min(text.length(), MAX_LINE));
    }
}
