package judge.explain.cpp.rule;

import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import judge.cause.Cause.Trouble;
import judge.cpp.Fragment;
import judge.cpp.Shape;
import judge.cpp.Token;
import judge.explain.said.Characters;
import judge.explain.said.Spelling;
import judge.language.Compilation.Diagnostic;
import judge.reason.Hint;

/** Causes that take more than a pattern: names that are not known, characters, headers, other languages. */
final class NameLookups {

    private static final String ERROR = "error";
    private static final int MAX_LINE = 200;

    private static final Pattern UNKNOWN = Pattern.compile("^'(?:std::)?(\\w+)' (?:was not declared|undeclared"
            + "|does not name a (?:template )?type|in namespace 'std' does not name|is not a member of 'std'"
            + "|has not been declared|is not a class, namespace)|^unknown type name '(\\w+)'"
            + "|^implicit declaration of function '(\\w+)'");

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

    static Optional<Hint> character(Trouble trouble) {
        String message = trouble.message();
        if (message.startsWith("null character")) {
            return nul(message, trouble.place());
        }
        if (message.matches("stray '\\\\37[67]'.*")) {
            return Optional.of(Hint.of("cpp-utf16"));
        }
        if (!trouble.kind().equals(ERROR)) {
            return Optional.empty();
        }
        boolean strayByte = message.contains("stray '\\");
        String text = strayByte ? cut(trouble.place()) : unescaped(cut(message));
        return sign(text)
                .or(() -> strayByte ? letter(outsideOfTexts(text)) : Optional.empty())
                .or(() -> message.startsWith("expected ") ? sign(outsideOfTexts(trouble.place())) : Optional.empty());
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
        return code.matches(".*([\"']|\\*/).*") ? "" : code;
    }

    /** Returns the message with the characters that some messages tell by their numbers. */
    private static String unescaped(String message) {
        return ESCAPED.matcher(message)
                .replaceAll(one -> Matcher.quoteReplacement(String.valueOf((char) Integer.parseInt(one.group(1), 16))));
    }

    /** Finds a function whose opening brace is missing, from the statement in it that the compiler complains of. */
    static Optional<Hint> opening(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        boolean declared = trouble.kind().equals(ERROR)
                && trouble.message().startsWith("expected initializer before ")
                && !SourceLines.isHead(SourceLines.read(trouble.place()));
        return declared
                ? lines.headBefore(diagnostic.file(), diagnostic.line())
                        .map(line -> Hint.of("cpp-opening-brace").with("line", line))
                : Optional.empty();
    }

    /** A statement of cin or cout that ends without its semicolon, where the next line begins another one. */
    static Optional<Hint> endOfStatement(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        Matcher next = BEFORE_WORD.matcher(cut(trouble.message()));
        if (!trouble.kind().equals(ERROR) || !next.find()) {
            return Optional.empty();
        }
        Fragment code = SourceLines.read(trouble.place());
        boolean ends = lines.wordAfter(diagnostic.file(), diagnostic.line()).equals(next.group(1))
                && !UsageRules.SECOND_VALUE.with("x", next.group(1)).isIn(code);
        return ends && STREAM.isIn(code) ? Optional.of(Hint.of("semicolon-missing")) : Optional.empty();
    }

    /** A main whose int is replaced by the preprocessor. */
    static Optional<Hint> mainOfDefinedInt(Trouble trouble, SourceLines lines) {
        return trouble.message().startsWith("'::main' must return 'int'") && lines.definesInt()
                ? Optional.of(lines.lineOfMain()
                        .map(line -> Hint.of("cpp-defined-int").with("line", line))
                        .orElse(Hint.of("cpp-defined-int")))
                : Optional.empty();
    }

    /** A header that is not there. */
    static Optional<Hint> header(Trouble trouble, Diagnostic diagnostic) {
        Matcher missing = NOT_FOUND.matcher(cut(trouble.message()));
        if (!missing.find()) {
            return Optional.empty();
        }
        String name = missing.group(1);
        if (isC(diagnostic) && LibraryNames.isHeaderOfCpp(name)) {
            return Optional.of(Hint.of("cpp-in-c"));
        }
        if (WINDOWS_HEADER.matcher(name).matches()) {
            return Optional.of(Hint.of("cpp-header-windows", "name", name));
        }
        Optional<String> meant = trouble.place().contains("<") ? LibraryNames.headerLike(name) : Optional.empty();
        if (meant.isPresent()) {
            return Optional.of(Hint.of("cpp-misspelt", "name", name, "wanted", meant.get()));
        }
        return Optional.of(Hint.of(LibraryNames.whyMissing(name), "name", name));
    }

    /** Finds words that only C++ has, in a file that is compiled as C; C has bool and its values in a header. */
    static Optional<Hint> inC(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        if (!isC(diagnostic) || !trouble.kind().equals(ERROR)) {
            return Optional.empty();
        }
        Matcher bool = BOOL.matcher(trouble.message());
        if (bool.find() && lines.first(PART_OF_CPP).isEmpty()) {
            return Optional.of(Hint.of("cpp-include-missing", "name", bool.group(1), "wanted", "stdbool.h"));
        }
        return WORD_OF_CPP.matcher(cut(trouble.message())).find() ? Optional.of(Hint.of("cpp-in-c")) : Optional.empty();
    }

    /** A name that is not known here. */
    static Optional<Hint> name(Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        Matcher unknown = UNKNOWN.matcher(cut(trouble.message()));
        if (!trouble.kind().equals(ERROR)
                || !unknown.find()
                || trouble.message().startsWith("'_M_")) {
            return Optional.empty();
        }
        String name = unknown.group(1) != null ? unknown.group(1) : unknown.group(unknown.group(2) != null ? 2 : 3);
        return ofOtherSystems(name)
                .or(() -> ofLibrary(name, trouble, diagnostic, lines))
                .or(() -> ofProgram(name, trouble, diagnostic, lines));
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
    private static Optional<Hint> ofLibrary(String name, Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        Matcher meant = MEANT.matcher(cut(trouble.message()));
        if (meant.find() && meant.group(1).equals("std::" + name)) {
            return Optional.of(Hint.of("cpp-std-missing", "name", name));
        }
        if (name.matches("numbers|ranges|chrono") && trouble.message().contains("was not declared in this scope")) {
            return Optional.empty();
        }
        Optional<String> header = LibraryNames.header(name);
        boolean included = header.isEmpty() || lines.includes(header.get());
        if (header.isEmpty() || (included && LibraryNames.isNewer(name))) {
            return LibraryNames.isNewer(name) ? Optional.of(Hint.of("cpp-newer", "name", name)) : Optional.empty();
        }
        Optional<String> ofC = LibraryNames.headerOfC(header.get());
        if (ofC.isEmpty() && isC(diagnostic)) {
            return Optional.of(
                    OF_CPP.matcher(name).matches() ? Hint.of("cpp-not-in-c", "name", name) : Hint.of("cpp-in-c"));
        }
        if (!included) {
            String wanted = isC(diagnostic) ? ofC.get() : header.get();
            return Optional.of(Hint.of("cpp-include-missing", "name", name, "wanted", wanted));
        }
        boolean inStd = ofC.isEmpty() && !lines.usesStd() && !trouble.message().contains("std::");
        return inStd ? Optional.of(Hint.of("cpp-std-missing", "name", name)) : Optional.empty();
    }

    private static Optional<Hint> ofProgram(String name, Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        String file = diagnostic.file();
        long line = diagnostic.line();
        return lines.besideSign(file, name)
                .map(one -> Characters.hint(one.character(), "").with("line", one.line()))
                .or(() -> isIn(LOOP, name, trouble)
                        ? Optional.of(Hint.of("cpp-loop-type", "name", name))
                        : Optional.empty())
                .or(() -> trouble.message().contains("does not name a type") && isIn(USE, name, trouble)
                        ? Optional.of(Hint.of("cpp-statement-outside"))
                        : Optional.empty())
                .or(() -> isC(diagnostic)
                        ? lines.first(Shape.of("struct " + name + " {"))
                                .map(any -> Hint.of("cpp-struct-word", "name", name))
                        : Optional.empty())
                .or(() -> lines.definesLater(file, line, name)
                        ? Optional.of(Hint.of("cpp-declared-later", "name", name))
                        : Optional.empty())
                .or(() -> lines.lineOfDefineWithoutBlank(name)
                        .map(at -> Hint.of("cpp-define-blank", "name", name).with("line", at)))
                .or(() -> ofOtherName(name, trouble, diagnostic, lines))
                .or(() -> Optional.of(unknown(name, trouble, diagnostic, lines)));
    }

    /** Another name that is meant: of a member, of another language, one that is spelt nearly so. */
    private static Optional<Hint> ofOtherName(String name, Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        Optional<String> struct = lines.structWithMember(diagnostic.file(), name);
        if (struct.isPresent() && !lines.hasLoopVariable(diagnostic.file(), diagnostic.line(), name)) {
            return Optional.of(Hint.of("cpp-member-alone", "name", name, "wanted", struct.get()));
        }
        Optional<String> word = isC(diagnostic) ? Optional.empty() : LibraryNames.ofOtherLanguages(name);
        if (word.isPresent()) {
            return Optional.of(Hint.of("cpp-other-name", "name", name, "wanted", word.get()));
        }
        Matcher meant = MEANT.matcher(cut(trouble.message()));
        String other = meant.find() ? meant.group(1) : "";
        return Misspellings.of(name, isC(diagnostic))
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

    private static Hint unknown(String name, Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        boolean isCalled = trouble.message().startsWith("implicit declaration");
        return lines.hasLoopVariable(diagnostic.file(), diagnostic.line(), name)
                ? Hint.of("cpp-loop-variable", "name", name)
                : otherCase(name, trouble, diagnostic, lines)
                        .or(() -> neverDeclared(name, trouble, diagnostic, lines))
                        .orElse(Hint.of(isCalled ? "cpp-undefined" : "name-unknown", "name", name));
    }

    private static Optional<Hint> otherCase(String name, Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        String lower = name.toLowerCase(Locale.ROOT);
        boolean isOfLibrary = !lower.equals(name)
                && LibraryNames.header(lower).filter(lines::includes).isPresent()
                && isIn(CALL, name, trouble);
        return isOfLibrary
                ? Optional.of(Hint.of("name-case", "name", name, "wanted", lower))
                : lines.nameInOtherCase(diagnostic.file(), diagnostic.line(), name)
                        .map(other -> Hint.of("name-case", "name", name, "wanted", other));
    }

    /** A variable that no line declares, or a text without its quotes. */
    private static Optional<Hint> neverDeclared(
            String name, Trouble trouble, Diagnostic diagnostic, SourceLines lines) {
        boolean isVariable = trouble.message().matches(".*(was not declared in this scope|undeclared).*")
                && !isIn(OTHER, name, trouble);
        if (!isVariable || lines.declaresName(diagnostic.file(), Long.MAX_VALUE, name)) {
            return Optional.empty();
        }
        boolean isText = ANSWER.matcher(name).matches() && isIn(TEXT, name, trouble);
        return Optional.of(Hint.of(isText ? "cpp-quotes-missing" : "cpp-never-declared", "name", name));
    }

    /** Tells whether the shape fits the line of the message with the name for $x. */
    private static boolean isIn(Shape shape, String name, Trouble trouble) {
        return shape.with("x", name).isIn(SourceLines.read(trouble.place()));
    }

    /** Finds values to be ordered that have no order: the message is about a line of the library. */
    static Optional<Hint> order(Trouble trouble, SourceLines lines) {
        Matcher operands = SAME_OPERANDS.matcher(cut(trouble.message()));
        if (!operands.find()
                || (operands.group(1).equals("==") && !trouble.place().isBlank())) {
            return Optional.empty();
        }
        String sign = operands.group(1);
        String type = operands.group(2);
        Optional<Long> own = lines.lineOfOperator(sign, type);
        if (own.isPresent()) {
            return own.map(
                    line -> Hint.of("cpp-operator-not-const", "name", sign).with("line", line));
        }
        boolean less = sign.equals("==")
                || (sign.equals(">") && lines.lineOfOperator("<", type).isPresent());
        Hint hint = less ? Hint.of("cpp-no-operator", "name", sign) : Hint.of("cpp-no-order", "name", type);
        return Optional.of(
                lines.lineOfStruct(type).map(line -> hint.with("line", line)).orElse(hint));
    }

    /** A constant that is not defined as it should be: the message is about where it is used. */
    static Optional<Hint> define(Trouble trouble, SourceLines lines) {
        return trouble.kind().equals(ERROR) && SYNTAX.matcher(trouble.message()).find()
                ? lines.lineOfWrongDefine(cut(trouble.place()))
                        .map(line -> Hint.of("cpp-define").with("line", line))
                : Optional.empty();
    }

    static boolean isC(Diagnostic diagnostic) {
        return diagnostic.file().endsWith(".c");
    }

    static String cut(String text) {
        return text.substring(0, Math.min(text.length(), MAX_LINE));
    }
}
