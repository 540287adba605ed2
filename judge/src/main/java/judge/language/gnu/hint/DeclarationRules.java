package judge.language.gnu.hint;

import static judge.language.gnu.hint.RuleParts.NUMBER;
import static judge.language.gnu.hint.RuleParts.SYNTAX;
import static judge.language.gnu.hint.RuleParts.error;
import static judge.language.gnu.hint.RuleParts.line;
import static judge.reason.HintCode.*;

import java.util.List;
import judge.language.hint.Rule;

/** The table of mistakes in heads of functions and in declarations; the first line that fits counts. */
final class DeclarationRules {

    private static final String TYPE = "(unsigned|int|long|short|double|float|char|bool|string|vector|void"
            + "|const|struct|using|for|if|while|return)";

    static final List<Rule> RULES = List.of(
            line(CPP_BINDING_AUTO, "\\bfor\\s*\\(\\s*(const\\s+)?&?\\s*\\[\\s*\\w+\\s*,", "was not declared|^expected"),
            error(CPP_IN_C, "^expected ';', ',' or '\\)' before '=' token"),
            line(
                    CPP_TEMPLATE_MISSING,
                    "^(?!.*\\btemplate\\b)(\\s*[A-Z]\\s+\\w+\\s*\\(|.*\\(\\s*(const\\s+)?[A-Z]\\s*&?\\s+\\w+)",
                    "^'(?<name>[A-Z])' (does not name a type|was not declared in this scope|has not been declared)"),
            // Heads of functions, and what stands around them.
            line(
                    CPP_TYPEDEF,
                    "^\\s*using\\s+\\w+\\s+(long|int|unsigned|double|char)\\b",
                    "nested-name-specifier|^expected"),
            line(
                    CPP_TYPEDEF,
                    "^\\s*typedef\\s+\\w+\\s+(long|int|unsigned|double|char)\\b",
                    "does not name a type|^unknown type name|^expected"),
            line(CPP_USING, "^\\s*using\\b", "nested-name-specifier|namespace-name|unqualified-id"),
            line(CPP_DIRECTIVE, "^\\s*include\\s*[<\"]", ""),
            line(CPP_TEMPLATE_WORD, "^\\s*template\\s*<\\s*\\w+\\s*[,>]", "^'\\w+' has not been declared"),
            error(CPP_MAIN_PARENTHESES, "cannot declare '::main'"),
            line(
                    CPP_HEAD_SEMICOLON,
                    "^\\s*[A-Za-z_][\\w:<>*& ]*\\w\\s*\\([^;]*\\)\\s*;\\s*\\{",
                    "^expected (unqualified-id|identifier or '\\(') before '\\{'"),
            line(CPP_HEAD_SEMICOLON, "^\\s*\\{", "^expected (unqualified-id|identifier or '\\(') before '\\{'"),
            error(CPP_OPENING_BRACE, "named return values are no longer supported|^expected '\\{' at"),
            line(CPP_VOID_VARIABLE, "\\bvoid\\s+\\w+\\s*[;,=\\[]", "variable or field '(?<name>\\w+)' declared void"),
            line(
                    CPP_COMMA_BETWEEN,
                    "\\w\\s*\\(([^()]*,)?\\s*(const\\s+)?" + NUMBER + "[\\s*&]+\\w+(\\[\\w*\\])*\\s+" + NUMBER
                            + "[\\s*&]+\\w",
                    "^expected (',' or '\\.\\.\\.'|';', ',' or '\\)'|'\\)') before"),
            error(CPP_COMMA_BETWEEN, "^expected ',' or '\\.\\.\\.' before '[A-Za-z_]\\w*'"),
            // Declarations.
            line(
                    CPP_ONE_COLON,
                    "(?<![:\\w])std\\s*:(?!:)",
                    "^'(?<name>\\w+)' was not declared|^found ':' in nested-name-specifier|^duplicate label 'std'"),
            error(CPP_ARRAY_SIZE_C, "^variably modified '[^']*' at file scope"),
            error(
                    CPP_ELEMENT_MEMBER,
                    "^request for member '(?!(?:begin|end)')\\w+' in '(?<name>\\w+)', which is of non-class type"
                            + " '(?!(?:unsigned|int|long|short|double|float|char|bool)\\b)[^'\\[\\]]* ?\\[\\w*\\]'"),
            error(CPP_ELEMENT_MEMBER, "^'\\([\\w ]+ \\*\\)&(?<name>\\w+)' is a pointer"),
            line(
                    CPP_TYPE_AGAIN,
                    "^\\s*(for\\s*\\(\\s*)?(const\\s+|static\\s+)?" + NUMBER + "\\s[^;()]*,\\s*(const\\s+)?" + NUMBER
                            + "\\s",
                    "^expected (unqualified-id|identifier or '\\(') before '" + NUMBER + "'"),
            line(
                    CPP_TYPE_AGAIN,
                    "^\\s*(std::)?string\\s[^;()]*,\\s*(std::)?string\\s",
                    "^expected initializer before '\\w"),
            error(CPP_TEMPLATE_ARGUMENTS, "^'[^']*' is not a class, struct, or union type"),
            error(CPP_BRACE_BEFORE_ELSE, "^expected '\\}' before 'else'"),
            line(CPP_TEXT_FOR_CHAR, "\\bcase\\s*\"[^\"]\"", "^conversion from 'const char\\*'|^could not convert"),
            line(CPP_SWITCH_TYPE, "\\bcase\\s*\"", "^conversion from 'const char\\*'|^could not convert"),
            error(
                    CPP_SIZE_DOUBLE,
                    "^conversion from '(double|float)' to 'long unsigned int' in a converted constant"
                            + "|^size of array .* has non-integ"),
            error(CPP_DEFAULT_ARGUMENT, "^default argument (given|missing) for parameter"),
            error(CPP_DECOMPOSE, "^cannot decompose non-array non-class type"),
            error(
                    CPP_CONTAINER_CONDITION,
                    "^could not convert '[^']*' from '(const )?std::(__cxx11::)?"
                            + "(vector|queue|priority_queue|stack|set|map|list"
                            + "|deque|string|multiset|multimap)\\b.*' to 'bool'"),
            error(CPP_TYPENAME, "^need 'typename' before"),
            error(CPP_STRUCT_WORD, "^unknown type name '(?<name>\\w+)'; use 'struct' keyword"),
            error(CPP_TEMPLATE_ARGUMENTS, "class template placeholder"),
            line(
                    CPP_MEMBER_SIZE,
                    "^\\s*(std::)?(vector|string|deque|bitset|queue|stack|map|set)\\b[^;]*\\w\\s*\\(",
                    "^'\\w+' is not a type|^expected identifier before (numeric|string) constant"),
            line(
                    CPP_QUEUE_CONTAINER,
                    "\\bpriority_queue\\s*<[^<>,]*,\\s*(std::)?\\w+\\s*(<[^<>]*>\\s*)?>",
                    "^no type named 'value_type'"),
            line(
                    CPP_TYPE_MISSING,
                    "^(int|long|long long|double|bool|void|char|string)\\s+\\w+\\s*\\(\\s*[A-Za-z_]\\w*(\\[\\])?"
                            + "(\\s*,\\s*[A-Za-z_]\\w*(\\[\\])?)*\\s*\\)\\s*(\\{.*)?$",
                    "^'(?<name>\\w+)' was not declared in this scope"),
            line(
                    CPP_TWO_NAMES,
                    "^\\s*(unsigned|int|long|short|double|float|char|bool|string|vector<\\w+>)\\s[\\w\\s,]*\\w\\s+\\w+"
                            + "\\s*[;,=\\[]",
                    "^expected initializer before '(?!" + TYPE + "')\\w+'"),
            line(
                    CPP_ARRAY_RETURNED,
                    "^\\s*(static\\s+)?(int|long long|long|double|float|char|bool|string)\\s*\\[\\s*\\w*\\s*\\]\\s*\\w+"
                            + "\\s*\\(",
                    "structured binding|" + SYNTAX),
            error(CPP_ARRAY_RETURNED, "declared as function returning an array"),
            line(
                    CPP_ARRAY_BRACKETS,
                    "\\b(int|long|double|float|char|bool|string|String)\\s*\\[\\s*\\w*\\s*\\]\\s*\\w+"
                            + "|=\\s*new\\s+\\w+\\s*\\[",
                    "structured binding|" + SYNTAX),
            error(CPP_BRACES_VALUE, "^invalid initializer$|must be initialized with a brace-enclosed"),
            error(CPP_CONST_VALUE, "uninitialized '?const '?(?<name>\\w+)'"),
            error(CPP_TOO_MANY_VALUES, "too many initializers|initializer-string for .* is too long"),
            error(CPP_ARRAY_SIZE_VALUES, "^variable-sized object .*may not be initialized"),
            error(CPP_ARRAY_BOUNDS, "^cannot convert '[\\w: ]+ \\(\\*\\)\\[\\d+\\]' to '[\\w: ]+\\*+'"),
            error(CPP_NAME_SIGN, "^expected initializer before '[-.+/]' token"),
            line(
                    CPP_NAME_SIGN,
                    "^\\s*(int|long|double|float|char)\\s+\\w+[-.]\\w",
                    "^expected '=', ',', ';', 'asm' or '__attribute__' before '[-.]' token"),
            error(
                    CPP_RETURN_TYPES,
                    "^inconsistent (deduction for auto return type|types '.*' deduced for lambda return)"),
            error(CPP_ARRAY_BOUNDS, "must have bounds for all dimensions|array type has incomplete element type"),
            error(CPP_TYPES_TWICE, "two or more data types in declaration|multiple types in one declaration"),
            error(CPP_TYPES_TWICE, "'long long long' is too long|^both '.*' and '.*' in declaration|^duplicate '"),
            error(
                    CPP_TEMPLATE_ARGUMENTS,
                    "type/value mismatch at argument \\d in template parameter list for '[^']*"
                            + "class std::(__cxx11::)?(vector|deque|list|queue|stack)'"),
            line(
                    CPP_COMPARATOR_TYPE,
                    "\\w<[^;()]*\\b(greater|less)<[^<>;]*>\\s*\\(\\s*\\)\\s*>",
                    "^no matching function for call to|^expected"),
            error(CPP_COMPARATOR_TYPE, "type/value mismatch at argument [23] in template parameter list"),
            error(CPP_CAPTURE, "'(?<name>\\w+)' is not captured"),
            error(CPP_LAMBDA_ITSELF, "use of '\\w+' before deduction of 'auto'"),
            error(CPP_CONSTANT_NEEDED, "is not usable in a constant expression|case label does not reduce"),
            error(CPP_SWITCH_TYPE, "switch quantity not an integer"),
            line(
                    CPP_TYPE_MISSING,
                    "^\\s*[A-Za-z_][\\w:<>*& ]*\\s\\w+\\s*\\((.*,)?\\s*(?!" + NUMBER + "\\b)\\w+\\s*[,)]",
                    "^'(?<name>\\w+)' has not been declared"),
            line(
                    CPP_CALL_WITHOUT_PARENTHESES,
                    "\\b(greater|less)<[\\w ]+>\\s*[,)]",
                    "^expected primary-expression before '[,)]'"));

    private DeclarationRules() {}
}
