package judge.language.gnu.hint;

import static judge.language.gnu.hint.RuleParts.error;
import static judge.reason.HintCode.*;

import java.util.List;
import judge.language.hint.Rule;
import judge.reason.HintCode;

/** The table of errors and their usual causes; the first line that fits counts. Messages are those of GCC 9 to 15. */
final class ErrorRules {

    static final List<Rule> RULES = List.of(
            // Warnings that come before the error that they are about.
            rule(
                    CPP_SINGLE_QUOTES,
                    ".*",
                    "",
                    "multi-character (character constant|literal)|character constant too long"),
            rule(
                    CPP_INCLUDE_ALONE,
                    "warning",
                    "^\\s*#\\s*include\\s*(<[^>]*>|\"[^\"]*\")\\s*[A-Za-z#]",
                    "^extra tokens at end of #include"),
            rule(TEXT_UNCLOSED, ".*", "", "missing terminating \" character"),
            rule(CHAR_UNCLOSED, ".*", "", "missing terminating ' character|empty character constant"),
            // main
            error(CPP_VOID_MAIN, "'::main' must return 'int'"),
            error(CPP_MAIN_MISSING, "undefined reference to [`']main'"),
            error(CPP_MAIN_TWICE, "(multiple definition of [`']main'|redefinition of '((int|void) ?main\\(|main'))"),
            // The linker.
            error(CPP_UNDEFINED_MEMBER, "undefined reference to [`'](?<name>(?!std::)\\w{1,40}::\\w{1,40})"),
            error(CPP_UNDEFINED, "undefined reference to [`'](?<name>[^'(]{1,60})"),
            error(CPP_TWO_FILES, "multiple definition of [`'](?<name>[^'(]{1,60})"),
            error(
                    CPP_TOO_LARGE,
                    "relocation truncated|exceeds maximum object size|array .*is too large"
                            + "|size of (unnamed )?array .* exceeds|section .* will not fit"),
            // Names.
            error(CPP_AMBIGUOUS, "reference to '(?<name>\\w+)' is ambiguous"),
            error(CPP_NAME_OF_LIBRARY, "'[^']*?(?<name>\\w+)(?: ?\\[[^']*\\]|\\([^']*\\))?' redeclared as different"),
            error(CPP_NAME_OF_LIBRARY, "conflicting types for '(?<name>y[01n]|j[01n]|index|round|time|log|exp|abs)'"),
            error(CPP_NAME_OF_LIBRARY, "ambiguating new declaration of '[^']*?(?<name>\\w+)\\("),
            error(CPP_REDEFINED, "^redefinition of '(?:[^']*[ *&])?(?<name>\\w+)(?:[(\\[ ][^']*)?'"),
            error(CPP_REDEFINED, "^redeclaration of '[^']*?(?<name>\\w+)(?: ?\\[[^']*)?'"),
            error(CPP_REDEFINED, "^conflicting (?:declaration|types for) '[^']*?(?<name>\\w+)(?: ?\\[[^']*)?'"),
            error(CPP_REDEFINED, "declaration of '[^']*?(?<name>\\w+)(?: ?\\[[^']*)?' shadows a parameter"),
            error(
                    CPP_NEWER,
                    "only available with|is only available from C\\+\\+|requires -std=c\\+\\+|C\\+\\+(17|20) onwards"),
            rule(CPP_NEWER, "error", "<=>", ""),
            rule(CPP_NEWER, "error", "^\\s*(template.*)?\\b(concept|requires|co_yield|consteval|constinit)\\b", ""),
            // Signs, in the order in which they are looked for.
            rule(CPP_DEFINE, "error", "^\\s*#\\s*define\\s+\\w+\\s*(=|.*;\\s*$)", "expected"),
            rule(CPP_PASCAL, "error", ":=", ""),
            rule(CPP_FOR_SEMICOLONS, "error", "\\bfor\\s*\\([^;)]*,[^;)]*\\)", "expected ';'|^expected '=', ',', ';'"),
            rule(
                    CPP_ARROW_MISSING,
                    "error",
                    "(cout|cin|<<|>>)",
                    "^expected ';' before ('(?!(return|if|for|while|int|long|else)')\\w+'|string|numeric)"),
            error(CPP_ARROW_MISSING, "unable to find string literal operator"),
            error(CPP_STRUCT_SEMICOLON, "expected ';' after (struct|class|union|enum)"),
            rule(BRACKET_MISSING, "error", "\\b(if|while|for|switch)\\s*\\([^{]*\\{", "expected ';' before '\\{'"),
            error(ELSE_WITHOUT_IF, "'else' without a previous 'if'|expected .* before 'else'"),
            error(
                    SEMICOLON_MISSING,
                    "^expected (',' or )?';'( or|,| before|$| at)|expected '[^']*' or ';' before"
                            + "|expected '=', ',', ';'|expected initializer before"),
            error(
                    BRACE_MISSING,
                    "^expected '\\}' at end of input|expected declaration or statement at end of input"
                            + "|expected .* at end of input"),
            error(BRACKET_MISSING, "^expected '(?<wanted>[()\\[\\]])'"),
            error(BRACKET_MISSING, "^expected ',' or '(?<wanted>\\))'|^expected ';', ',' or '\\)'"),
            error(
                    CPP_FUNCTION_IN_FUNCTION,
                    "function-definition is not allowed here|nested function" + "|qualified-id in declaration before"),
            error(
                    CPP_BRACE_EXTRA,
                    "expected declaration before '\\}'|extraneous|expected identifier or '\\(' before '\\}'"
                            + "|expected unqualified-id before '\\}'"),
            error(
                    KEYWORD_AS_NAME,
                    "^expected unqualified-id before '(?<name>new|delete|this|default|case|class|public"
                            + "|private|operator|int|long|char|double|float|short|bool|true|false|try|catch|throw|and"
                            + "|or|not)'"),
            rule(
                    KEYWORD_AS_NAME,
                    "error",
                    "\\b(int|long|double|char|bool|string)\\s+(and|or|not|xor|bitand|bitor|compl"
                            + "|new|delete|class|this|try"
                            + "|template|operator|private|public|union|friend|export|explicit|register|virtual)\\b",
                    "expected"),
            error(
                    CPP_STATEMENT_OUTSIDE,
                    "^expected unqualified-id before '(for|while|if|return|do|switch|\\{|\\+\\+|--)'"
                            + "|expected constructor, destructor, or type conversion"
                            + "|expected identifier or '\\(' before '(for|while"
                            + "|if|return|\\{)'"),
            error(
                    CPP_TYPE_IN_CALL,
                    "expected (primary-)?expression before '(int|long|double|char|bool|float|unsigned)'"),
            error(CPP_EXPECTED_EXPRESSION, "^expected (primary-)?expression before|^expected unqualified-id before"),
            // The preprocessor.
            error(
                    CPP_DIRECTIVE,
                    "invalid preprocessing directive|expects \"FILENAME\"|missing terminating >" + "|empty filename"),
            error(CPP_COMMENT_UNCLOSED, "^unterminated comment"),
            error(CPP_IF_UNCLOSED, "^unterminated #|^#(else|endif|elif) without"),
            // Operators.
            error(CPP_STREAM_ARROW, "no match for 'operator>?>' \\(operand types are 'std::(basic_)?ostream"),
            error(CPP_STREAM_ARROW, "no match for 'operator<?<' \\(operand types are 'std::(basic_)?istream"),
            error(
                    CPP_STREAM_ARROW,
                    "no match for 'operator[<>]' \\(operand types are 'std::(basic_)?(istream|ostream)"),
            error(
                    CPP_PRINT_STRUCT,
                    "no match for 'operator(?:<<|>>)' \\(operand types are 'std::[^']*'(?: \\{[^}]*\\})?"
                            + " and '(?:const )?(?<name>[^']{1,60})'"),
            error(VOID_VALUE, "^invalid operands of types ('void' and|'[^']*' and 'void')"),
            error(CPP_MODULO_DOUBLE, "invalid operands .*(operator ?%|binary %)"),
            error(CPP_POWER, "invalid operands .*(operator ?\\^|binary \\^)"),
            error(
                    CPP_STRING_PLUS,
                    "invalid operands of types 'const char.* to binary 'operator\\+'"
                            + "|no match for 'operator\\+' \\(operand types are '[^']*string"
                            + "|no match for 'operator\\+' .*string'"),
            error(CPP_OPERANDS, "invalid operands .*binary '?(?:operator)?(?<name>[^ ']+)"),
            error(CPP_NO_OPERATOR, "no match for 'operator(?<name>[^']{1,3})'"),
            error(
                    CPP_TEXT_FOR_CHAR,
                    "comparison between pointer and integer|invalid conversion from 'const char\\*' to" + " 'char'"),
            rule(
                    CPP_ASSIGNED_BACKWARDS,
                    "error",
                    "^\\s*(\\d+\\s*|[^=!<>()?]*\\w\\s*[-+*/%][^=!<>()?]*[\\w\\])]\\s*)=\\s*[A-Za-z_]\\w*\\s*;",
                    "lvalue required as left operand of assignment"),
            error(CPP_LVALUE, "lvalue required as|expression is not assignable"),
            // Calls.
            error(
                    CPP_ARGUMENTS_COUNT,
                    "too (?:few|many) arguments to (?:function|method)"
                            + " '(?<wanted>(?:[\\w :<>,*&]{1,60}[ *&:])?(?<name>\\w+)\\([^'()]{0,80}\\))'"),
            error(
                    CPP_ARGUMENTS_COUNT,
                    "too (?:few|many) arguments to (?:function|method)" + " '(?:[^'(]*[ *&:])?(?<name>\\w+)"),
            error(
                    CPP_MAX_TYPES,
                    "no matching function for call to '(?<name>max|min|__gcd|gcd|lcm|swap|std::max|std::min)\\("
                            + "(?<from>[^,']{0,59}?[^,'&])&*, (?!\\k<from>&*\\))(?<to>[^,']{1,60}?)&*\\)"),
            error(CPP_SWAP, "no matching function for call to '(std::)?swap\\("),
            error(CPP_CONSTRUCTOR, "no matching function for call to '(?<name>\\w+)::\\1\\("),
            error(
                    CPP_TEMPLATE_ARGUMENTS,
                    "class template argument deduction failed|template argument|wrong number of"
                            + " template|missing template arguments|used without template arg"
                            + "|invalid use of template-name"),
            error(
                    ARGUMENTS_DIFFER,
                    "no matching function for call to '(?:[\\w:<>, ]*::)?(?<name>[A-Za-z]\\w*)(?:<[^(]*>)?\\("),
            error(ARGUMENTS_DIFFER, "no matching function for call to '"),
            error(ARGUMENTS_DIFFER, "cannot bind .*reference|invalid initialization of .*reference"),
            error(CPP_AMBIGUOUS_CALL, "call of overloaded '(?<name>\\w+)\\("),
            error(CPP_NOT_A_FUNCTION, "'(?<name>[A-Za-z_]\\w*)' cannot be used as a function"),
            error(CPP_NOT_A_FUNCTION, "cannot be used as a function|called object"),
            error(
                    CPP_CALL_WITHOUT_PARENTHESES,
                    "invalid use of (non-static )?member function|did you forget the '\\(\\)'"
                            + "|cannot convert '[^']*' from type '[^']*\\(.*\\)|unresolved overloaded function type"),
            error(VOID_VALUE, "void value not ignored|invalid use of void expression|cannot convert 'void' to"),
            error(RETURN_UNEXPECTED, "return-statement with (a|no) value"),
            // Types.
            error(
                    CPP_NO_HASH,
                    "(use of deleted function|static assertion|no match for call).*std::hash<"
                            + "|hash function must be invocable|use of deleted function 'std::unordered_"),
            error(
                    CPP_ARRAY_SIZE,
                    "not an integer constant|not an integral constant"
                            + "|storage size of '.*' isn't known|variable-sized object|array bound is not"
                            + "|array size|variably modified"),
            error(
                    CPP_ARRAY_ASSIGN,
                    "invalid array assignment|assigning to an array from an init"
                            + "|assignment to expression with array type"
                            + "|incompatible types in assignment of '.*'\\}? to '.*\\["),
            error(CPP_TYPE_AS_VARIABLE, "^cannot call member function '[^'(]*?(?<name>\\w+)::\\w+\\(.*without object"),
            error(CPP_SUBSCRIPT, "for array subscript|subscripted value is neither|no match for 'operator\\[\\]'"),
            error(
                    CPP_PRINTF_STRING,
                    "cannot convert '(const )?std::(string|(__cxx11::)?basic_string<char>)'.* to '(const )?char\\*'"),
            error(CPP_ARROW_OR_DOT, "maybe you meant to use '(->|\\.)'|base operand of '->'|did you mean to use '->'"),
            error(
                    CPP_DECLARES_FUNCTION,
                    "request for member '\\w+' in '(?<name>\\w+)', which is of non-class type '[^'()]*\\([^']*\\)'"),
            error(
                    CPP_MEMBER_OF_NUMBER,
                    "request for member '(?<name>\\w+)' in .*non-class type|request for member"
                            + " '\\w+' in something not"),
            error(CPP_NO_MEMBER, "has no member named '(?<name>\\w+)'"),
            error(CPP_STAR_OF_NUMBER, "invalid type argument of unary '\\*'"),
            error(CPP_CONSTANT_CHANGED, "read-only|discards qualifiers|assignment of member .* in read-only"),
            error(CPP_NARROWING, "narrowing conversion of '.*?' from '(?<from>[^']+)' to '(?<to>[^']+)'"),
            error(PRIVATE_ACCESS, "'[^']*?(?<name>(?!const\\b)\\b\\w+)(?:\\([^']*)?' is (?:private|protected)"),
            error(PRIVATE_ACCESS, "' is (?:private|protected) within"),
            rule(
                    CPP_SINGLE_QUOTES,
                    "error",
                    "'([^'\\\\]|\\\\.)'",
                    "^conversion from 'char' to non-scalar type 'std::(string|__cxx11::)"),
            error(
                    CPP_RETURN_OTHER,
                    "^cannot convert '(?<from>[^']{1,60})'.* to '(?<to>[^']{1,60})'(?: \\{aka [^}]*\\})? in return$"),
            rule(
                    CPP_RETURN_OTHER,
                    "error",
                    "\\breturn\\s+\\w+\\s*;",
                    "^(?:could not convert '[^']*'|(?:invalid )?conversion) from '(?<from>[^']{1,60})'.* to"
                            + " (?:non-scalar type )?'(?<to>[^']{1,60})'"),
            error(
                    CPP_CONVERSION,
                    "conversion from '[^']*' \\{aka '(?<from>[^']{1,60})'\\} to non-scalar type '(?<to>[^']{1,60})'"),
            error(
                    CPP_CONVERSION,
                    "(?:invalid conversion|conversion) from '(?<from>[^']{1,60})'.* to"
                            + " (?:non-scalar type )?'(?<to>[^']{1,60})'"),
            error(CPP_CONVERSION, "conversion from '(?<from>[^']{1,60})' to '[^']*' \\{aka '(?<to>[^']{1,60})'\\}"),
            error(CPP_CONVERSION, "cannot convert '(?<from>[^']{1,60})'.* to '(?<to>[^']{1,60})'"),
            error(CPP_TYPE_MISSING, "forbids declaration of '(?<name>\\w+)' with no type|type defaults to 'int' in"),
            error(CPP_AUTO, "'?auto.*has no initializer|declaration of 'auto"),
            error(CPP_TEMPLATE_DEPTH, "(template instantiation|constexpr).*depth exceeds|recursive template"),
            // Statements and numbers.
            error(BREAK_OUTSIDE, "(break|continue) statement not within"),
            error(CPP_CASE_TWICE, "duplicate case|previously used here"),
            error(CPP_CASE_JUMP, "jump to case label"),
            error(CPP_OCTAL, "invalid digit .* in octal"),
            error(CPP_NUMBER_LETTERS, "numeric literal operator|invalid suffix .* on"));

    private ErrorRules() {}

    private static Rule rule(HintCode code, String kind, String place, String message) {
        return Rule.of(code, kind, place, message);
    }
}
