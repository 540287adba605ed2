package judge.language.gnu.hint;

import static judge.language.gnu.hint.RuleParts.NUMBER;
import static judge.language.gnu.hint.RuleParts.OUTPUT;
import static judge.language.gnu.hint.RuleParts.SYNTAX;
import static judge.language.gnu.hint.RuleParts.error;
import static judge.language.gnu.hint.RuleParts.line;
import static judge.reason.HintCode.*;

import java.util.List;
import judge.language.hint.Rule;

/** The table of signs and words that are missing, too many or other ones; the first line that fits counts. */
final class SignRules {

    static final List<Rule> RULES = List.of(
            line(CPP_MARKDOWN, "^\\s*```", "^stray '`'"),
            line(CPP_PASCAL, "[\\w)\\]]\\s*<>\\s*[\\w('\"-]", "^expected (primary-)?expression before '>'"),
            line(CPP_SIGNS, "=>|=<|[<>!=]\\s+=|[!=]==", "^expected (primary-)?expression before '(<|>|=)'"),
            line(CPP_FORMAT_QUOTES, "(scanf|printf)\\s*\\(\\s*%", "^expected (primary-)?expression before '%'"),
            line(
                    CPP_COMMENT_SLASH,
                    "[;{}]\\s*/\\s*[^/*\\s=]|^\\s*/\\s*[^\\x00-@]",
                    "^expected (primary-expression|unqualified-id|expression|identifier or '\\('|declaration)"
                            + " before '/'"),
            line(
                    CPP_CIN_TYPE,
                    "\\bcin\\s*>>[^;]*\\b(" + NUMBER + "|string)\\s+\\w",
                    "^expected primary-expression before '\\w"),
            line(CPP_NUMBER_LETTERS, "(?<![\\w.])\\d+[A-Za-z_]", "^expected .* before numeric constant"),
            error(CPP_STRAY, "^stray '\\\\?(?<letter>[#@`\\\\$?])' in program"),
            line(CPP_RANGE_FOR, "\\bforeach\\b|\\bfor\\s+each\\b|\\bfor\\s*\\(.*[\\w\\]]\\s+in\\s+\\w", SYNTAX),
            line(
                    CPP_NO_RANGE,
                    "\\bfor\\s*\\([^;]*:[^;]*\\)",
                    "'(std::)?(begin|end)' was not declared|call to '(std::)?(begin|end)\\("),
            error(CPP_DO_WHILE, "^expected 'while' before"),
            line(CPP_ELSE_CONDITION, "\\belse\\s*\\([^;{]*\\)\\s*(\\{|\\w+)", "^expected ';' before"),
            line(CPP_ELSE_CONDITION, "\\belse\\s+(?!if\\b)[^;{]*[<>=][^;{]*\\{", "^expected ';' before '\\{'"),
            line(
                    CPP_INDEX_COMMAS,
                    "^(?!.*\\bauto\\b).*\\w\\s*\\[\\s*[\\w+-]+\\s*,\\s*[\\w+-]+\\s*\\]",
                    "conversion from '[^']*\\*' to|invalid types '|^no match for|subscript|cannot convert"
                            + "|incompatible types in assignment|invalid array assignment"),
            line(CPP_INDEX_COMMAS, "\\w\\s*\\[[^\\[\\]]*,[^\\[\\]]*\\]", "^expected '\\]' before ','"),
            line(
                    CPP_FOR_SEMICOLONS,
                    "\\bfor\\s*\\([^;?:=()]*=[^;?:=]*:[^;?]*\\)",
                    "^initializer in range-based|nested-name-specifier|^expected '?[;=]"),
            line(CPP_OPERATOR_MISSING, "\\bfor\\s*\\([^;]*;\\s*\\w+\\s+\\w+\\s*;", "^expected ';' before '\\w"),
            line(CPP_FOR_SEMICOLONS, "\\bfor\\s*\\([^;()]*=\\s*\\w+\\s+\\w+\\s*[<>!]", "^expected ';' before '\\w"),
            line(
                    CPP_FOR_SEMICOLONS,
                    "\\bfor\\s*\\([^;()]*;[^;()]*(\\w\\s+\\w+\\s*(\\+\\+|--|[+-]=)[^;()]*)?\\)",
                    "^expected ';' before ('\\w|'\\)')"),
            line(CPP_FOR_SEMICOLONS, "\\bfor\\s*\\([^;]*;[^;]*;[^;()]*;\\s*\\)", "^expected '\\)' before ';'"),
            line(CPP_STREAM_ENDED, "(^|;)\\s*(<<|>>)", "^expected primary-expression before '(<<|>>)'"),
            line(
                    CPP_COMMA_MISSING,
                    "(scanf|printf)\\s*\\(\\s*\"[^\"]*\"\\s*&",
                    "invalid operands .*operator&|binary &"),
            line(
                    CPP_COMMA_MISSING,
                    "(scanf|printf)\\s*\\(\\s*\"[^\"]*\"\\s*[\\w(][^\"]*$",
                    "^expected '\\)' before '?[\\w(]"),
            line(TEXT_UNCLOSED, "\"[^\"]*\"[A-Za-z_]\\w*[^\"<>;]*\"", "unable to find string literal operator"),
            line(TEXT_UNCLOSED, "printf\\s*\\(\\s*\"[^\"]*\"\\s*\\w[^\"]*\"", "^expected '\\)' before '\\w"),
            line(
                    CPP_COMMA_BETWEEN,
                    "\\b(?!(if|while|for|switch|return|sizeof)\\b)\\w+\\s*\\(([^()\"']*[^\\w()\"'])?"
                            + "[A-Za-z_]\\w*\\s+[A-Za-z_]\\w*\\s*(,[^()\"']*)?\\)",
                    "^expected '\\)' before '(?!(and|or|not|in|then|do|cout|cin|return)')[A-Za-z_]\\w*'"),
            error(CPP_COLON_MISSING, "^expected ':' before"),
            line(
                    BRACKET_MISSING,
                    "\\b(if|while)\\s*\\([^()]*(\\([^()]*\\)[^()]*)*(cin|cout|printf|scanf|return|break)\\b",
                    "^expected (';'|'\\)') before '(cin|cout|printf|scanf|return|break)'"),
            line(
                    CPP_CONDITION_PARENTHESES,
                    "\\b(if|while)\\s*\\(.*\\)\\s*(&&|\\|\\||\\band\\b|\\bor\\b)",
                    "^expected (identifier|primary-expression|unqualified-id|expression) before"),
            line(CPP_CONDITION_PARENTHESES, "\\b(if|while|switch)\\b(?!\\s*\\()", "^expected '\\(' before"),
            line(CPP_EMPTY_BRACKETS, "\\w\\s*\\[\\s*\\]", "^expected (primary-)?expression before '\\]'"),
            line(CPP_COUT_PARENTHESES, "<<", "no match for 'operator([<>=!]=|<|>|&&|\\|\\|)'" + OUTPUT),
            line(
                    CPP_COUT_PARENTHESES,
                    "\\b(cout|cerr)\\s*<<.*([=!<>]=|&&|\\|\\||[^<]<[^<]|[^>]>[^>]).*<<",
                    "unresolved overloaded function type>' to binary 'operator<<'"),
            line(CPP_COUT_PARENTHESES, "\\?.*<<", "unresolved overloaded function type>' to binary 'operator<<'"),
            error(
                    CPP_CONDITIONAL_TYPES,
                    "^operands to '?\\?:'? have different types|operand to the conditional operator is of type"),
            error(CPP_GOTO_JUMP, "^jump to label|jump into scope of identifier"));

    private SignRules() {}
}
