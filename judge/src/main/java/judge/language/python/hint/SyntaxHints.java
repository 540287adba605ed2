package judge.language.python.hint;

import static judge.reason.HintCode.*;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.hint.Characters;
import judge.language.hint.Rule;
import judge.language.hint.Spelling;
import judge.language.hint.Trouble;
import judge.reason.Hint;

/**
 * The table of the interpreter's syntax errors and their usual causes; the first line that fits counts. The wording of
 * the messages is that of versions 3.8 to 3.13, which differ.
 */
public final class SyntaxHints {

    private static final String ANY = ".*";
    private static final String SYNTAX = "SyntaxError";
    private static final String INDENTATION = "IndentationError";

    private static final Pattern CHARACTER =
            Pattern.compile("invalid (?:character|non-printable character).*U\\+(\\p{XDigit}{4})\\b");

    /** A number that goes on with what no number has: a full-width sign right after it is not named. */
    private static final Pattern LITERAL = Pattern.compile("^invalid (?:decimal|imaginary|hexadecimal) literal");

    private static final Pattern OPENED = Pattern.compile("does not match opening parenthesis '.' on line (\\d{1,9})$");

    private static final Pattern BESIDE_NUMBER = Pattern.compile("\\d([^\\x00-\\x7f])");

    private static final List<String> KEYWORDS = List.of(
            "import",
            "from",
            "for",
            "while",
            "if",
            "elif",
            "else",
            "def",
            "return",
            "class",
            "try",
            "except",
            "finally",
            "break",
            "continue",
            "pass",
            "global",
            "with");

    private static final Pattern FIRST_WORD = Pattern.compile("^\\s*([a-z]+)(?:\\s+[\\w(\"'-]|\\s*:|\\s*\\(.*:\\s*$)");

    private static final List<Rule> RULES = List.of(
            Rule.of(PYTHON_CHARSET, ANY, "^Non-UTF-8|codec can't decode byte 0|null byte|unknown encoding|^encoding"),
            Rule.of(PYTHON_TABS, "TabError"),
            Rule.of(PYTHON_INDENT_MISSING, INDENTATION, "expected an indented block"),
            Rule.of(PYTHON_INDENT_UNEVEN, INDENTATION, "unindent does not match"),
            Rule.of(PYTHON_INDENT_UNEXPECTED, INDENTATION, "unexpected indent"),
            Rule.of(PYTHON_NESTED, ANY, "too many|too deeply nested"),
            Rule.of(PYTHON_BACKSLASH, SYNTAX, "codec can't decode bytes|unexpected character after line cont"),
            Rule.of(PYTHON_2, SYNTAX, "^Missing parentheses in call|multiple exception types must be paren"),
            Rule.of(PYTHON_2, SYNTAX, "leading zeros in decimal|invalid token"),
            Rule.of(PYTHON_FSTRING, SYNTAX, "^f-string|^\\(?f-string|unterminated f-string"),
            Rule.of(PYTHON_2, SYNTAX, "<>|`|\\b\\d+L\\b|^\\s*(print|exec) [\"'\\w]|^\\s*(raise|except) [\\w.]+, ", ""),
            Rule.of(
                    PYTHON_NUMBER_LETTERS,
                    SYNTAX,
                    "(?<![\\w.])\\d[\\d_]*[A-Za-z_]",
                    "^invalid (decimal|binary|octal|hexadecimal|imaginary) literal"),
            Rule.of(PYTHON_OTHER_LANGUAGE, ANY, "^\\s*(#include|using namespace|public |import java|int main)", ""),
            Rule.of(PYTHON_ELSE_IF, SYNTAX, "^\\s*(\\} *)?(else +if|elseif|elsif)\\b|^\\s*else\\s+[^:#]+:\\s*$", ""),
            Rule.of(PYTHON_FOR, SYNTAX, "^\\s*for\\b(?!.*\\bin\\b)", "^invalid syntax"),
            Rule.of(PYTHON_THEN, SYNTAX, "^\\s*(if|elif|while|for)\\b.*\\s(then|do)\\s*:?\\s*$", ""),
            Rule.of(
                    PYTHON_COMMENT,
                    SYNTAX,
                    "^\\s*(//|/\\*)|//\\s*[\\p{L}_][\\p{L}\\w]*\\s+"
                            + "(?!(if|else|and|or|not|in|is|for)\\b)[\\p{L}\\w]+\\s*$",
                    "^invalid syntax"),
            Rule.of(PYTHON_SIGNS, SYNTAX, "(?<![=<>!+*/%-])=\\s?[<>](?![\"'=])|[<>!=]\\s+=(?!=)", "^invalid syntax"),
            Rule.of(PYTHON_DEF, SYNTAX, "^\\s*def\\b", "^expected '\\('"),
            Rule.of(
                    PYTHON_DEF,
                    SYNTAX,
                    "^\\s*def\\s+\\w+\\s*(:|\\(.*\\b(int|float|str|list|bool)\\s+\\w)",
                    "^invalid syntax"),
            Rule.of(PYTHON_CONDITIONAL, SYNTAX, "^[^\"']*\\S\\s*\\?.*:", "^invalid syntax"),
            Rule.of(PYTHON_LAMBDA, SYNTAX, "\\blambda\\b[^:]*:\\s*(return|if|for|while|print\\s)", "^invalid syntax"),
            Rule.of(PYTHON_ARGUMENT_ORDER, SYNTAX, "^positional argument follows"),
            Rule.of(PYTHON_C_OPERATORS, SYNTAX, "&&|\\|\\||\\+\\+|--|![^=]", ""),
            Rule.of(PYTHON_OTHER_LANGUAGE, SYNTAX, "^\\s*(int|long|double|float|char|bool|void|auto|string) +\\w+", ""),
            Rule.of(PYTHON_OTHER_LANGUAGE, SYNTAX, "\\{\\s*$", "invalid syntax"),
            Rule.of(PYTHON_SWITCH, SYNTAX, "^\\s*(switch\\b[^=]*|do|foreach\\b[^=]*):?\\s*$", "invalid syntax"),
            Rule.of(PYTHON_CONDITIONAL, SYNTAX, "expected 'else' after 'if'"),
            Rule.of(
                    PYTHON_KEYWORD,
                    SYNTAX,
                    "^\\s*(?:and|as|assert|async|await|class|def|del|from|global|in|is|lambda|not|or|pass|with|yield)"
                            + " *=[^=]",
                    ""),
            Rule.of(
                    PYTHON_NAME_SIGN,
                    SYNTAX,
                    "^\\s*[A-Za-z_]\\w+(-[A-Za-z_]\\w+)+\\s*=[^=]",
                    "assign to (expression|operator)"),
            Rule.of(PYTHON_ELSE, SYNTAX, "^\\s*(else|elif\\b.*|except\\b.*|finally)\\s*:", "invalid syntax"),
            Rule.of(PYTHON_COLON_MISSING, SYNTAX, "expected ':'"),
            Rule.of(
                    PYTHON_COLON_MISSING,
                    SYNTAX,
                    "^\\s*(if|elif|else|for|while|def|class|try|finally|with)\\b[^:]*$",
                    "invalid syntax"),
            Rule.of(PYTHON_ASSIGN_TARGET, SYNTAX, "^[^=]*[^=!<>]=[^=].*$", "^(cannot|can't) assign to "),
            Rule.of(PYTHON_EQUALS, SYNTAX, "Maybe you meant '=='"),
            Rule.of(PYTHON_EQUALS, SYNTAX, "^\\s*(if|elif|while)\\b.*[^=!<>]=[^=]", "invalid syntax"),
            Rule.of(PYTHON_BRACKETS, SYNTAX, "never closed|^unmatched|closing parenthesis|unexpected EOF"),
            Rule.of(TEXT_UNCLOSED, SYNTAX, "unterminated|EOL while scanning|EOF while scanning"),
            Rule.of(PYTHON_COMMA, SYNTAX, "forgot a comma"),
            Rule.of(
                    PYTHON_COMMA,
                    SYNTAX,
                    "^\\s*\\w+\\s*[-+*/]?=\\s*(?!(?:not|lambda|await|yield)\\b)\\w+\\s+\\w+\\s*$",
                    "^invalid syntax"),
            Rule.of(PYTHON_GLOBAL_VALUE, SYNTAX, "^\\s*(global|nonlocal)\\s+\\w+\\s*=", "^invalid syntax"),
            Rule.of(PYTHON_OUTSIDE, SYNTAX, "'(?<name>\\w+)' (outside|not properly in)"),
            Rule.of(PYTHON_GLOBAL, SYNTAX, "^name '(?<name>\\w+)' is .* (global|nonlocal) declaration"),
            Rule.of(PYTHON_TRY, SYNTAX, "expected 'except' or 'finally'"));

    private SyntaxHints() {}

    /**
     * Returns the usual cause of a syntax error.
     *
     * @param type the error's class
     * @param message the message in English
     * @param sourceLine the line that it is about; empty where there is none
     */
    public static Optional<Hint> of(String type, String message, String sourceLine) {
        Trouble trouble = new Trouble(type, sourceLine, message);
        return character(message, sourceLine).or(() -> misspelt(trouble)).or(() -> Rule.first(RULES, trouble));
    }

    /** The line in which the mistake is sought: of a bracket that is closed by another one, where it was opened. */
    public static long line(String message, long line) {
        Matcher opened = OPENED.matcher(message);
        return opened.find() ? Long.parseLong(opened.group(1)) : line;
    }

    /** A word at the beginning of a line that is a slip of one of the language, and not assigned to or called. */
    private static Optional<Hint> misspelt(Trouble trouble) {
        Matcher first = FIRST_WORD.matcher(trouble.place());
        if (!trouble.message().startsWith("invalid syntax") || !first.find()) {
            return Optional.empty();
        }
        String written = first.group(1);
        return KEYWORDS.contains(written)
                ? Optional.empty()
                : KEYWORDS.stream()
                        .filter(word -> Spelling.isSlip(written, word))
                        .findFirst()
                        .map(word -> Hint.of(PYTHON_MISSPELT, "name", written, "wanted", word));
    }

    private static Optional<Hint> character(String message, String line) {
        if (message.contains("null byte") && line.indexOf(0) >= 0) {
            return Optional.of(Characters.hint('\0', line));
        }
        Matcher named = CHARACTER.matcher(message);
        if (named.find()) {
            return Optional.of(Characters.hint((char) Integer.parseInt(named.group(1), 16), line));
        }
        Matcher beside = BESIDE_NUMBER.matcher(line);
        return LITERAL.matcher(message).find() && beside.find()
                ? Optional.of(beside.group(1).charAt(0))
                        .filter(one -> Characters.meant(one).isPresent())
                        .map(one -> Characters.hint(one, line))
                : Optional.empty();
    }
}
