package judge.language.python.hint;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import judge.language.CauseExample;
import judge.reason.Hint;
import judge.reason.HintCode;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Messages as CPython 3.8 to 3.13 say them; CauseExamplesIT has what the version says that is here. */
class SyntaxHintsTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    SyntaxError | invalid syntax | else if a > b: | PYTHON_ELSE_IF
                    SyntaxError | expected ':' | else if a > b: | PYTHON_ELSE_IF
                    SyntaxError | invalid syntax | if a && b: | PYTHON_C_OPERATORS
                    SyntaxError | invalid syntax | i++ | PYTHON_C_OPERATORS
                    SyntaxError | invalid syntax | if !found: | PYTHON_C_OPERATORS
                    SyntaxError | invalid syntax | int n = 5 | PYTHON_OTHER_LANGUAGE
                    SyntaxError | invalid syntax | int main() { | PYTHON_OTHER_LANGUAGE
                    SyntaxError | invalid syntax | for i in range(3) | PYTHON_COLON_MISSING
                    SyntaxError | expected ':' | for i in range(3) | PYTHON_COLON_MISSING
                    SyntaxError | invalid syntax | if a = b: | PYTHON_EQUALS
                    SyntaxError | invalid syntax. Maybe you meant '=='? | if a = b: | PYTHON_EQUALS
                    SyntaxError | cannot assign to expression here. | a + b = c | PYTHON_ASSIGN_TARGET
                    SyntaxError | can't assign to operator | a + b = c | PYTHON_ASSIGN_TARGET
                    SyntaxError | cannot assign to expression here. | a-b = c | PYTHON_ASSIGN_TARGET
                    SyntaxError | cannot assign to expression here. | max-val = 3 | PYTHON_NAME_SIGN
                    SyntaxError | can't assign to operator | max-val = 3 | PYTHON_NAME_SIGN
                    SyntaxError | invalid syntax | global n = 3 | PYTHON_GLOBAL_VALUE
                    SyntaxError | invalid syntax | x = n n | PYTHON_COMMA
                    SyntaxError | invalid syntax | if x = not n | PYTHON_COLON_MISSING
                    SyntaxError | invalid syntax | if 1 <> 2: | PYTHON_2
                    SyntaxError | Missing parentheses in call to 'print' | print a | PYTHON_2
                    SyntaxError | multiple exception types must be parenthesized | except E, e: | PYTHON_2
                    SyntaxError | EOL while scanning string literal | a = "x | TEXT_UNCLOSED
                    SyntaxError | unterminated string literal (detected at line 1) | a = "x | TEXT_UNCLOSED
                    SyntaxError | unexpected EOF while parsing | print((1) | PYTHON_BRACKETS
                    SyntaxError | '(' was never closed | print((1) | PYTHON_BRACKETS
                    SyntaxError | 'return' outside function | return 1 | PYTHON_OUTSIDE
                    SyntaxError | invalid character '\uff08' (U+FF08) | print\uff081\uff09 | CHARACTER_FULL_WIDTH
                    SyntaxError | invalid non-printable character U+00A0 | a = 1 | CHARACTER_INVISIBLE
                    SyntaxError | invalid decimal literal | if n > 0\uff1a | CHARACTER_FULL_WIDTH
                    SyntaxError | invalid decimal literal | print(2n + 1) | PYTHON_NUMBER_LETTERS
                    SyntaxError | invalid imaginary literal | print(2jobs) | PYTHON_NUMBER_LETTERS
                    SyntaxError | invalid decimal literal | MOD = 1000000007L | PYTHON_2
                    SyntaxError | f-string: expecting '}' | print(f"{n") | PYTHON_FSTRING
                    SyntaxError | f-string: unmatched '[' | print(f"{d["x"]}") | PYTHON_FSTRING
                    SyntaxError | unterminated string literal (detected at line 1) | print(f"{n}) | TEXT_UNCLOSED
                    SyntaxError | invalid syntax | for (i = 0; i < n; i++): | PYTHON_FOR
                    SyntaxError | invalid syntax | for i = 1 to n: | PYTHON_FOR
                    SyntaxError | expected '(' | def f: | PYTHON_DEF
                    SyntaxError | invalid syntax | def f: | PYTHON_DEF
                    SyntaxError | invalid syntax | def f(int a, int b): | PYTHON_DEF
                    SyntaxError | expected ':' | def f(a, b) | PYTHON_COLON_MISSING
                    SyntaxError | invalid syntax | if n > 3 then: | PYTHON_THEN
                    SyntaxError | invalid syntax | while n > 3 do | PYTHON_THEN
                    SyntaxError | invalid syntax | // reads n | PYTHON_COMMENT
                    SyntaxError | invalid syntax | n = int(input())  // read n | PYTHON_COMMENT
                    SyntaxError | invalid syntax | if a // b = c: | PYTHON_EQUALS
                    SyntaxError | invalid syntax | if n => 3: | PYTHON_SIGNS
                    SyntaxError | invalid syntax | if n ! = 3: | PYTHON_SIGNS
                    SyntaxError | invalid syntax | x = n > 2 ? 1 : 0 | PYTHON_CONDITIONAL
                    SyntaxError | invalid syntax | f = lambda x: return x | PYTHON_LAMBDA
                    SyntaxError | positional argument follows keyword | print(end="", n) | PYTHON_ARGUMENT_ORDER
                    SyntaxError | invalid syntax | elseif n > 2: | PYTHON_ELSE_IF
                    SyntaxError | expected ':' | else n > 2: | PYTHON_ELSE_IF
                    SyntaxError | invalid syntax | esle: | PYTHON_MISSPELT
                    SyntaxError | invalid syntax | retrun a | PYTHON_MISSPELT
                    SyntaxError | invalid syntax | lambda = 3 | PYTHON_KEYWORD
                    SyntaxError | invalid syntax | class=3 | PYTHON_KEYWORD
                    SyntaxError | invalid syntax | else: | PYTHON_ELSE
                    SyntaxError | invalid syntax | elif a > b: | PYTHON_ELSE
                    SyntaxError | expected ':' | else | PYTHON_COLON_MISSING
                    SyntaxError | expected 'else' after 'if' expression | print(a) if a > b | PYTHON_CONDITIONAL
                    SyntaxError | invalid syntax | switch a: | PYTHON_SWITCH
                    SyntaxError | invalid syntax | do: | PYTHON_SWITCH
                    SyntaxError | (unicode error) 'unicodeescape' codec can't decode bytes | "\\\\U" | PYTHON_BACKSLASH
                    SyntaxError | Non-UTF-8 code starting with '\\xd6' | s = 1 | PYTHON_CHARSET
                    SyntaxError | source code cannot contain null bytes | `` | PYTHON_CHARSET
                    IndentationError | expected an indented block after | print(1) | PYTHON_INDENT_MISSING
                    IndentationError | expected an indented block | print(1) | PYTHON_INDENT_MISSING
                    TabError | inconsistent use of tabs and spaces | a = 1 | PYTHON_TABS
                    MemoryError | too deeply nested for the compiler | `` | PYTHON_NESTED
                    """)
    void nameTheUsualCause(String type, String message, String line, HintCode code) {
        assertThat(SyntaxHints.of(type, message, line)).map(Hint::code).contains(code);
    }

    @Test
    void aNulIsNoQuestionOfTheCharset() {
        assertThat(SyntaxHints.of("ValueError", "source code string cannot contain null bytes", "print(3)\0"))
                .contains(Hint.of(HintCode.CHARACTER_INVISIBLE, "character", "U+0000"));
    }

    static Stream<CauseExample> stored() throws IOException {
        return CauseExample.all("python/errors.txt").stream()
                .filter(example -> !example.says().isEmpty());
    }

    /** The examples have the words of CPython 3.11. */
    @ParameterizedTest
    @MethodSource("stored")
    void nameTheUsualCauseOfEachExample(CauseExample example) {
        assertThat(example.diagnostics().stream()
                        .flatMap(one -> SyntaxHints.of(one.code(), one.message(), one.sourceLine()).stream()
                                .map(hint -> hint.with("line", SyntaxHints.line(one.message(), one.line()))))
                        .limit(1))
                .as(example.says())
                .allSatisfy(hint -> assertThat(hint.parameters()).containsEntry("line", example.line()))
                .extracting(hint -> hint.code().code())
                .containsExactly(example.code());
    }

    @Test
    void sayNothingOfWhatIsNotKnown() {
        assertThat(SyntaxHints.of("SyntaxError", "invalid syntax", "a b c")).isEmpty();
        assertThat(SyntaxHints.of("SyntaxError", "(".repeat(100_000), "=".repeat(100_000)))
                .isEmpty();
    }

    @Test
    void bracketThatAnotherOneClosesIsSoughtWhereItWasOpened() {
        String message = "closing parenthesis '}' does not match opening parenthesis '[' on line 6";
        assertThat(SyntaxHints.line(message, 10)).isEqualTo(6);
        assertThat(SyntaxHints.line("closing parenthesis ')' does not match opening parenthesis '['", 10))
                .isEqualTo(10);
    }
}
