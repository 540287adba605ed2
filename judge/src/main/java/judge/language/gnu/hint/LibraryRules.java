package judge.language.gnu.hint;

import static judge.language.gnu.hint.RuleParts.OUTPUT;
import static judge.language.gnu.hint.RuleParts.error;
import static judge.language.gnu.hint.RuleParts.line;
import static judge.reason.HintCode.*;

import java.util.List;
import judge.language.hint.Rule;

/** The table of ways in which the library cannot be used; the first line that fits counts. */
final class LibraryRules {

    private static final String EQUALS = "no match for 'operator[=!]='";

    static final List<Rule> RULES = List.of(
            line(CPP_EMPLACE, "\\bemplace\\w*\\s*\\(\\s*\\{", "function for call to '.*emplace.*<brace-enclosed"),
            line(CPP_CIN_VARIABLES, ">>\\s*&\\s*\\w", "no match for 'operator>>' .* and '[\\w: ]+ ?\\*'"),
            line(
                    CPP_PRINTF_ARROW,
                    "\\bprintf\\s*\\(\\s*\"[^\"]*\"\\s*<<",
                    "^invalid operands of types 'const char ?\\[.*'operator<<'"),
            error(CPP_LAMBDA_POINTER, "^cannot convert '[^']*<lambda\\([^']*' to '[^']*\\(\\*\\)\\("),
            error(
                    CPP_ERASE_INDEX,
                    "function for call to 'std::(vector|deque)<[^(]*::(erase|insert)\\("
                            + "(const )?(int|long( int)?|long long int"
                            + "|(long )?unsigned int|std::\\w+<[^()]*>::size_type)&?[,)]"),
            line(
                    CPP_CALL_WITHOUT_PARENTHESES,
                    "\\.(r?begin|r?end|size|length|top|front|back)\\s*[,)\\]]",
                    "function for call to '.*<unresolved overloaded function type>"),
            line(
                    CPP_COMPARATOR_MEMBER,
                    "\\b(\\w*sort|nth_element|(lower|upper)_bound|(max|min)_element)\\s*\\(.*,",
                    "^invalid use of non-static member function '[^'(]*?(?<name>\\w+)\\([^)]"),
            error(
                    CPP_ARRAY_MEMBER,
                    "^request for member 'r?(begin|end)' in '(?<name>\\w+)', which is of non-class type"
                            + " '[\\w ]+( ?\\[[^']*|\\*)'"),
            error(CPP_VOID_POINTER, "^invalid conversion from '(const )?void\\*' to '(?<to>[\\w ]{1,40}\\*+)'"),
            error(
                    CPP_MAX_OF_ALL,
                    "function for call to '(std::)?(max|min)\\(((const )?std::(vector|deque|set|list)<[^,]*&"
                            + "|(int|double|long long int|char) ?(\\* ?&?|(\\(&\\) ?)?\\[\\d+\\]))\\)'"),
            error(
                    CPP_CIN_VALUE,
                    "^(cannot convert|conversion from) '(const )?std::(basic_)?istream\\b"
                            + "|no match for 'operator=' \\(operand types are .* and"
                            + " '(std::istream|std::basic_istream<char>(::__istream_type)?)'"),
            line(
                    CPP_MEMSET_VECTOR,
                    "\\bmem(set|cpy)\\s*\\(",
                    "^cannot convert '(const )?std::(vector|deque|array|(__cxx11::)?string)\\b.*' to"
                            + " '(const )?void\\*'"),
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
            error(
                    CPP_GETLINE_NUMBER,
                    "function for call to '(std::)?getline\\([^,']*istream[^,']*&, "
                            + "(int|double|float|long( long)?( int)?)&\\)'"),
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
            error(
                    CPP_INDEX_TYPE,
                    "^invalid types '[^']*\\[[^'\\[\\]]*\\b(double|float)\\b[^'\\[\\]]*\\]' for array subscript"),
            error(CPP_BINDING_COUNT, "^(only )?\\d+ names? provided for structured binding"),
            error(CPP_FUNCTION_ASSIGNED, "^assignment of function '(?:[^'(]*[ *&])?(?<name>\\w+)\\("),
            line(
                    CPP_LAMBDA_COPY,
                    "[=(,]\\s*\\[\\s*(=|\\w+(\\s*,\\s*\\w+)*)\\s*\\]\\s*[({]",
                    "(increment|decrement|assignment) of read-only variable '(?<name>\\w+)'"),
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
            line(
                    CPP_MAKE_PAIR,
                    "\\bmake_pair\\s*<",
                    "^cannot bind rvalue reference|^no matching function for call to 'make_pair"),
            error(CPP_REFERENCE, "cannot bind non-const lvalue reference"),
            error(
                    CPP_REFERENCE,
                    "invalid initialization of (non-const )?reference of type '([^']+?) ?&'"
                            + " from an rvalue of type '\\2'"));

    private LibraryRules() {}
}
