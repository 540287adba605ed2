package judge.language.gnu.hint;

import static judge.reason.HintCode.*;

import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.language.hint.Rule;
import judge.language.hint.Trouble;
import judge.reason.Hint;
import judge.reason.HintCode;

/**
 * Misunderstandings of the language and its library that the line of the source tells, or a message that nothing else
 * has: looked for before unknown names and {@link ErrorRules}, which know the message alone.
 */
final class UsageRules {

    private static final String SYNTAX = "^expected|was not declared|does not name a type|^stray";
    private static final String OUTPUT = " \\(operand types are 'std::(basic_)?ostream";
    private static final String EQUALS = "no match for 'operator[=!]='";

    private static final String NUMBER = "(?:unsigned|int|long|short|double|float|char|bool)";

    private static final String TYPE = "(unsigned|int|long|short|double|float|char|bool|string|vector|void"
            + "|const|struct|using|for|if|while|return)";

    /** The head of a statement that is not continued on the next line. */
    private static final Pattern CONDITION =
            Pattern.compile("^\\s*\\}?\\s*(else\\s+)?(if|while|for|switch)\\s*\\(.*[\\w\\])\"'{;]\\s*$");

    private static final Pattern BEFORE_DOT =
            Pattern.compile("^expected (primary-expression|unqualified-id|expression) before '\\.'");

    private static final Pattern WORD_AND_DOT = Pattern.compile("(?<![\\w.])([A-Za-z_]\\w{0,40}+)\\s*\\.\\s*[A-Za-z_]");

    private static final Pattern CONDITION_HEAD = Pattern.compile("^\\s*\\}?\\s*(else\\s+)?(if|while)\\s*\\(");

    private static final Pattern BEFORE_VALUE = Pattern.compile("^expected '\\)' before"
            + " '((?!(?:cout|cin|return|break|continue|printf|scanf|puts|then|do|and|or|not)')[A-Za-z_]\\w*)'");

    private static final Pattern OPERANDS = Pattern.compile("^invalid operands .* to binary 'operator<<'");

    private static final Pattern NOT_CLOSED = Pattern.compile("^expected ('\\)'|';'|primary-expression) before");

    private static final Pattern STATEMENT = Pattern.compile("^\\s*\\}?\\s*(else\\s+)?((if|while|for|switch)\\s*\\("
            + "|(std::)?(cin|cout)\\b|return\\b|(\\w+\\s+)?[\\w\\[\\].]+\\s*[-+*/%]?=)");

    private static final List<Rule> RULES = List.of(
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
            error(CPP_COMPARATOR_TYPE, "type/value mismatch at argument [23] in template parameter list"),
            error(CPP_CAPTURE, "'(?<name>\\w+)' is not captured"),
            error(CPP_LAMBDA_ITSELF, "use of '\\w+' before deduction of 'auto'"),
            error(CPP_CONSTANT_NEEDED, "is not usable in a constant expression|case label does not reduce"),
            error(CPP_SWITCH_TYPE, "switch quantity not an integer"),
            line(
                    CPP_TYPE_MISSING,
                    "^\\s*[\\w:<>*&]+\\s+\\w+\\s*\\(.*,\\s*\\w+\\s*[,)]",
                    "^'(?<name>\\w+)' has not been declared"),
            line(
                    CPP_CALL_WITHOUT_PARENTHESES,
                    "\\b(greater|less)<[\\w ]+>\\s*[,)]",
                    "^expected primary-expression before '[,)]'"),
            // Signs.
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
            line(CPP_EMPTY_BRACKETS, "\\w\\s*\\[\\s*\\]", "^expected (primary-)?expression before '\\]'"),
            line(CPP_COUT_PARENTHESES, "<<", "no match for 'operator([<>=!]=|<|>|&&|\\|\\|)'" + OUTPUT),
            line(CPP_COUT_PARENTHESES, "\\?.*<<", "unresolved overloaded function type>' to binary 'operator<<'"),
            error(
                    CPP_CONDITIONAL_TYPES,
                    "^operands to '?\\?:'? have different types|operand to the conditional operator is of type"),
            error(CPP_GOTO_JUMP, "^jump to label|jump into scope of identifier"),
            // The library.
            line(
                    CPP_CALL_WITHOUT_PARENTHESES,
                    "\\.(r?begin|r?end|size|length|top|front|back)\\s*[,)\\]]",
                    "function for call to '.*<unresolved overloaded function type>"),
            error(
                    CPP_MAX_OF_ALL,
                    "function for call to '(std::)?(max|min)\\(((const )?std::(vector|deque|set|list)<[^,]*&"
                            + "|(int|double|long long int|char) ?(\\* ?&?|(\\(&\\) ?)?\\[\\d+\\]))\\)'"),
            error(
                    CPP_CIN_VALUE,
                    "^(cannot convert|conversion from) '(const )?std::(basic_)?istream\\b"
                            + "|no match for 'operator=' \\(operand types are .* and"
                            + " '(std::istream|std::basic_istream<char>(::__istream_type)?)'"),
            error(CPP_VECTOR_FOR_ARRAY, "^cannot convert '(const )?std::vector<.*' to '[\\w ]+\\*'"),
            error(
                    CPP_VECTOR_OF_VECTORS,
                    "function for call to 'std::vector<std::vector<.*::vector\\((const )?int&*, (const )?int&*\\)"),
            error(
                    CPP_TEXT_FOR_CHAR,
                    "^invalid operands of types '([^']*' \\{aka ')?(const )?char'\\}? and 'const char ?\\[2\\]'"
                            + " to binary 'operator-'"),
            error(
                    CPP_CALL_WITHOUT_PARENTHESES,
                    "^(invalid conversion from|cannot convert) '[^']*\\(\\*?\\)\\([^']*' to"
                            + " '(int|double|float|bool|char|(long )?long( int)?|long long( int)?|std::[^'(]*)'"),
            error(
                    CPP_CALL_WITHOUT_PARENTHESES,
                    "^conversion from '[^'(]*\\([^']*\\)'( \\{aka [^}]*\\})? to non-scalar type"),
            error(CPP_STREAM_ARROW, "^no match for call to '\\((const )?std::(basic_)?[io]stream\\b"),
            line(
                    CPP_PRINTF_ARROW,
                    "(printf|scanf)\\s*\\(.*\\)\\s*(<<|>>)",
                    "^invalid operands .*'?operator(<<|>>)|^no match for 'operator(<<|>>)'"),
            error(
                    CPP_TOLOWER,
                    "function for call to '(std::)?to(lower|upper)\\([^()]*string"
                            + "|string.* has no member named 'to_?([lL]ower|[uU]pper)(_?[cC]ase)?'"),
            error(CPP_TO_STRING, "function for call to '(std::)?to_string\\([^()]*string"),
            error(
                    VOID_VALUE,
                    "no match for 'operator=' \\(operand types are .* and 'void'\\)|^conversion from 'void' to"),
            error(VOID_VALUE, "no match for 'operator<<' \\(operand types are '.* and 'void'\\)"),
            line(
                    CPP_RANGE_ARGUMENTS,
                    "\\b(sort|reverse|unique|\\w+_element|next_permutation|\\w+_bound|accumulate|fill|binary_search)"
                            + "\\s*\\(.*,",
                    "no match for 'operator\\+' \\(operand types are '(const )?std::(__cxx11::)?"
                            + "(vector|deque|list|string|basic_string)\\b"),
            line(CPP_POP_VALUE, "[.>]\\s*pop(_back|_front)?\\s*\\(", "void value not ignored|invalid use of void"),
            error(
                    CPP_CIN_VARIABLES,
                    "no match for 'operator>>' \\(operand types are 'std::(basic_)?istream[^']*'(?: \\{[^}]*\\})? and"
                            + " '(const |int'|double'|float'|bool'|char'|long (long )?int'|<unresolved)"),
            line(CPP_GETLINE, "getline\\s*\\(", "no matching function for call to '[^(]*getline"),
            line(
                    CPP_RANGE_ARGUMENTS,
                    "\\b(sort|reverse|unique|m(?:ax|in)_element|next_permutation|fill|accumulate|count|find|lower_bound"
                            + "|upper_bound|binary_search)\\s*\\(\\s*\\w+"
                            + "(\\s*,\\s*[\\w.()]+)?\\s*\\)",
                    "no matching function for call to '(?:std::)?(?<name>sort|reverse|unique|m(?:ax|in)_element"
                            + "|next_permutation|fill|accumulate|count|find|lower_bound|upper_bound|binary_search)"
                            + "(?:<[^(]*>)?\\("),
            error(
                    CPP_ARROW_OR_DOT,
                    "'[^']*_iterator<.*' has no member named"
                            + "|::(const_)?(reverse_)?iterator'( \\{aka [^}]*\\})? has no member named"),
            line(CPP_NOT_A_FUNCTION, "\\.(first|second)\\s*\\(", "cannot be used as a function"),
            error(
                    CPP_NO_INDEX,
                    "no match for 'operator\\[\\]' \\(operand types are '(?:const )?std::"
                            + "(?<name>(?:multi|unordered_)?set|unordered_multiset"
                            + "|list|queue|priority_queue|stack|pair|tuple)\\b"),
            line(
                    CPP_MAX_OF_THREE,
                    "\\b(max|min)\\s*\\(",
                    "^'__comp' cannot be used|^expression cannot be used as a function"
                            + "|function for call to '(std::)?(max|min)\\([^,()]*,[^,()]*,"),
            error(CPP_MEMSET, "^too few arguments to function '[^']*\\bmemset\\("),
            error(CPP_ITERATOR_VALUE, "no match for 'operator<<'" + OUTPUT + ".* and '[^']*iterator"),
            error(
                    CPP_ITERATOR_VALUE,
                    "^cannot convert '[^']*iterator(<.*>)?'( \\{aka [^}]*\\})?"
                            + " to '((unsigned )?int|(long )?long( long)?( int)?"
                            + "|size_t|double|char|bool)'"),
            error(
                    CPP_ONE_ELEMENT,
                    "function for call to 'std::[^(]*::(push_back|push_front|push)\\("
                            + "|function for call to 'std::(unordered_|multi)?map<[^(]*::insert"
                            + "\\((?![^']*iterator)[^']*, "),
            line(
                    CPP_ONE_ELEMENT,
                    "\\binsert\\s*\\([^{}]*,",
                    "function for call to 'std::_Rb_tree.*_M_insert_range_unique\\("),
            error(
                    CPP_ONE_ELEMENT,
                    "no match for 'operator=' \\(operand types are"
                            + " 'std::(__cxx11::)?(vector|list|deque|set|queue|stack)<.*'"
                            + "( \\{aka [^}]*\\})? and '(int|long( long)?( int)?|char|double)'"),
            line(CPP_NEW_OBJECT, "\\bnew\\b", "^conversion from '[^']*\\*' to non-scalar type"),
            error(
                    CPP_STOI_CHAR,
                    "function for call to '(std::)?sto[a-z]{1,3}\\((const )?(char|[^'(]*char>::value_type)&?\\)"),
            line(
                    CPP_STOI_CHAR,
                    "\\bato[ilf]l?\\s*\\(",
                    "invalid conversion from '([^']*' \\{aka ')?(const )?char'\\}? to 'const char\\*'"),
            error(CPP_NEWER, "string.* has no member named '(?<name>starts_with|ends_with|contains)'"),
            error(CPP_REVERSE_ITERATOR, "function for call to '[^(]*::(erase|insert)\\([^']*reverse_iterator"),
            error(
                    CPP_METHOD_NOT_CONST,
                    "^passing 'const (?!std::)[^']*' as 'this' argument discards qualifiers|^passing 'const"
                            + " [^']*' as 'this' argument of '[^']*' discards qualifiers"),
            line(
                    CPP_COMPARATOR,
                    "\\b(stable_|partial_)?sort\\s*\\(.*,.*,",
                    "in argument passing$|^no match for call to|^invalid initialization of reference"
                            + "|^could not convert |^too (many|few) arguments to function|^void value not ignored"),
            error(CPP_COMPARATOR, "comparison object must be invocable"),
            error(
                    CPP_NOT_A_FUNCTION,
                    "^no match for call to '\\((const )?std::(?!hash)[\\w:]+(<.*>)?( \\{aka [^}]*\\})?\\) \\("),
            line(
                    CPP_SORT_ITERATORS,
                    "sort\\s*\\(",
                    "no match for 'operator-' \\(operand types are 'std::_(List|Rb_tree|Node)\\w*iterator"),
            error(
                    CPP_ITERATOR_PLUS,
                    "no match for 'operator[-+<>]=?' \\(operand types are '[^']*"
                            + "(std::_(List|Rb_tree|Node)\\w*iterator"
                            + "|(set|map|list)<.*>::(const_)?(reverse_)?iterator)"),
            error(
                    CPP_TEXT_AND_NUMBER,
                    "no match for 'operator([=!<>]=|[<>])' \\(operand types are ('[^']*string'( \\{aka [^}]*\\})? and"
                            + " '(int|long( long)?( int)?|double)'"
                            + "|'(int|long( long)?( int)?|double)' and '[^']*string)"),
            error(CPP_TEXT_FOR_CHAR, EQUALS + " .*string'.* and 'char'|" + EQUALS + " .*'char' and '[^']*string'"),
            error(CPP_TEXT_FOR_CHAR, "conversion from 'const char\\*' to '[^']*' \\{aka 'char'\\}"),
            error(CPP_VECTOR_BOOL, "cannot bind non-const lvalue reference of type 'std::_Bit_reference"),
            line(
                    CPP_VECTOR_BOOL,
                    "\\bfor\\s*\\(\\s*bool\\s*&\\s*\\w+\\s*:|\\bbool\\s*&\\s*\\w+\\s*=\\s*\\w+\\s*\\[",
                    "cannot bind non-const lvalue reference of type 'bool&'"),
            error(CPP_REFERENCE, "cannot bind non-const lvalue reference"),
            error(
                    CPP_REFERENCE,
                    "invalid initialization of (non-const )?reference of type '([^']+?) ?&'"
                            + " from an rvalue of type '\\2'"));

    private UsageRules() {}

    /** What the first rule says that fits. */
    static Optional<Hint> first(Trouble trouble, SourceLines lines) {
        return definedName(trouble, lines)
                .or(() -> typeAsVariable(trouble, lines))
                .or(() -> brackets(trouble))
                .or(() -> Rule.first(RULES, trouble));
    }

    /** A name is declared that the preprocessor has replaced by then. */
    private static Optional<Hint> definedName(Trouble trouble, SourceLines lines) {
        return trouble.kind().equals("error") && trouble.message().startsWith("expected unqualified-id before ")
                ? lines.definedName(trouble.place()).map(name -> Hint.of(CPP_DEFINED_NAME, "name", name))
                : Optional.empty();
    }

    /** A struct where a variable of it is meant: {@code Point.x = 3}. */
    private static Optional<Hint> typeAsVariable(Trouble trouble, SourceLines lines) {
        return trouble.kind().equals("error")
                        && BEFORE_DOT.matcher(trouble.message()).find()
                ? WORD_AND_DOT
                        .matcher(SourceLines.code(trouble.place()))
                        .results()
                        .map(found -> found.group(1))
                        .filter(name -> lines.lineOfStruct(name).isPresent())
                        .findFirst()
                        .map(name -> Hint.of(CPP_TYPE_AS_VARIABLE, "name", name))
                : Optional.empty();
    }

    /** A condition or a statement of one line whose parentheses are not closed, or closed too often. */
    private static Optional<Hint> brackets(Trouble trouble) {
        String code = SourceLines.code(trouble.place());
        if (trouble.kind().equals("error")
                && OPERANDS.matcher(trouble.message()).find()) {
            return notClosed(code, '(', ')').or(() -> notClosed(code, '[', ']'));
        }
        if (!trouble.kind().equals("error") || !trouble.message().startsWith("expected ")) {
            return Optional.empty();
        }
        long missing = count(code, '(') - count(code, ')');
        if (missing > 0
                && CONDITION.matcher(code).find()
                && NOT_CLOSED.matcher(trouble.message()).find()) {
            return Optional.of(Hint.of(BRACKET_MISSING, "wanted", ")"));
        }
        if (missing == 0 && lacksOperator(code, trouble.message())) {
            return Optional.of(Hint.of(CPP_OPERATOR_MISSING));
        }
        return missing < 0
                        && STATEMENT.matcher(code).find()
                        && trouble.message().contains(" before ')'")
                ? Optional.of(Hint.of(BRACKET_MISSING, "wanted", "("))
                : Optional.empty();
    }

    /** Two values in a row that belong to the condition itself and to no call in it. */
    private static boolean lacksOperator(String code, String message) {
        Matcher word = BEFORE_VALUE.matcher(message);
        if (!CONDITION_HEAD.matcher(code).find() || !word.find()) {
            return false;
        }
        Matcher second = Pattern.compile("[\\w\\])]\\s+" + Pattern.quote(word.group(1)) + "\\b")
                .matcher(code);
        return second.find() && code.lastIndexOf('(', second.start()) == code.indexOf('(');
    }

    private static Optional<Hint> notClosed(String code, char open, char closed) {
        return count(code, open) > count(code, closed)
                        && code.contains("<<")
                        && code.stripTrailing().endsWith(";")
                ? Optional.of(Hint.of(BRACKET_MISSING, "wanted", String.valueOf(closed)))
                : Optional.empty();
    }

    private static long count(String text, char sign) {
        return text.chars().filter(one -> one == sign).count();
    }

    private static Rule error(HintCode code, String message) {
        return Rule.of(code, "error", message);
    }

    private static Rule line(HintCode code, String place, String message) {
        return Rule.of(code, "error", place, message);
    }
}
