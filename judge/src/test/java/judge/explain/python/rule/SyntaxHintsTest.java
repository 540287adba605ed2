package judge.explain.python.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import judge.language.CauseExample;
import judge.reason.Hint;
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
                    SyntaxError | invalid syntax | else if a > b: | python-else-if
                    SyntaxError | expected ':' | else if a > b: | python-else-if
                    SyntaxError | invalid syntax | if a && b: | python-c-operators
                    SyntaxError | invalid syntax | i++ | python-c-operators
                    SyntaxError | invalid syntax | if !found: | python-c-operators
                    SyntaxError | invalid syntax | int n = 5 | python-other-language
                    SyntaxError | invalid syntax | int main() { | python-other-language
                    SyntaxError | invalid syntax | for i in range(3) | python-colon-missing
                    SyntaxError | expected ':' | for i in range(3) | python-colon-missing
                    SyntaxError | invalid syntax | if a = b: | python-equals
                    SyntaxError | invalid syntax. Maybe you meant '=='? | if a = b: | python-equals
                    SyntaxError | cannot assign to expression here. | a + b = c | python-assign-target
                    SyntaxError | can't assign to operator | a + b = c | python-assign-target
                    SyntaxError | cannot assign to expression here. | a-b = c | python-assign-target
                    SyntaxError | cannot assign to expression here. | max-val = 3 | python-name-sign
                    SyntaxError | can't assign to operator | max-val = 3 | python-name-sign
                    SyntaxError | invalid syntax | global n = 3 | python-global-value
                    SyntaxError | invalid syntax | x = n n | python-comma
                    SyntaxError | invalid syntax | if x = not n | python-colon-missing
                    SyntaxError | invalid syntax | if 1 <> 2: | python-2
                    SyntaxError | Missing parentheses in call to 'print' | print a | python-2
                    SyntaxError | multiple exception types must be parenthesized | except E, e: | python-2
                    SyntaxError | EOL while scanning string literal | a = "x | text-unclosed
                    SyntaxError | unterminated string literal (detected at line 1) | a = "x | text-unclosed
                    SyntaxError | unexpected EOF while parsing | print((1) | python-brackets
                    SyntaxError | '(' was never closed | print((1) | python-brackets
                    SyntaxError | 'return' outside function | return 1 | python-outside
                    SyntaxError | invalid character '\uff08' (U+FF08) | print\uff081\uff09 | character-full-width
                    SyntaxError | invalid non-printable character U+00A0 | a = 1 | character-invisible
                    SyntaxError | invalid decimal literal | if n > 0\uff1a | character-full-width
                    SyntaxError | invalid decimal literal | print(2n + 1) | python-number-letters
                    SyntaxError | invalid imaginary literal | print(2jobs) | python-number-letters
                    SyntaxError | invalid decimal literal | MOD = 1000000007L | python-2
                    SyntaxError | f-string: expecting '}' | print(f"{n") | python-fstring
                    SyntaxError | f-string: unmatched '[' | print(f"{d["x"]}") | python-fstring
                    SyntaxError | unterminated string literal (detected at line 1) | print(f"{n}) | text-unclosed
                    SyntaxError | invalid syntax | for (i = 0; i < n; i++): | python-for
                    SyntaxError | invalid syntax | for i = 1 to n: | python-for
                    SyntaxError | expected '(' | def f: | python-def
                    SyntaxError | invalid syntax | def f: | python-def
                    SyntaxError | invalid syntax | def f(int a, int b): | python-def
                    SyntaxError | expected ':' | def f(a, b) | python-colon-missing
                    SyntaxError | invalid syntax | if n > 3 then: | python-then
                    SyntaxError | invalid syntax | while n > 3 do | python-then
                    SyntaxError | invalid syntax | // reads n | python-comment
                    SyntaxError | invalid syntax | n = int(input())  // read n | python-comment
                    SyntaxError | invalid syntax | if a // b = c: | python-equals
                    SyntaxError | invalid syntax | if n =! 3: | python-signs
                    SyntaxError | invalid syntax | x = !found | python-c-operators
                    SyntaxError | leading zeros in decimal integer literals | x = 08 | python-leading-zero
                    SyntaxError | invalid syntax | if n => 3: | python-signs
                    SyntaxError | invalid syntax | if n ! = 3: | python-signs
                    SyntaxError | invalid syntax | x = n > 2 ? 1 : 0 | python-conditional
                    SyntaxError | invalid syntax | f = lambda x: return x | python-lambda
                    SyntaxError | positional argument follows keyword | print(end="", n) | python-argument-order
                    SyntaxError | invalid syntax | elseif n > 2: | python-else-if
                    SyntaxError | expected ':' | else n > 2: | python-else-if
                    SyntaxError | invalid syntax | esle: | python-misspelt
                    SyntaxError | invalid syntax | retrun a | python-misspelt
                    SyntaxError | invalid syntax | lambda = 3 | python-keyword
                    SyntaxError | invalid syntax | class=3 | python-keyword
                    SyntaxError | invalid syntax | else: | python-else
                    SyntaxError | invalid syntax | elif a > b: | python-else
                    SyntaxError | expected ':' | else | python-colon-missing
                    SyntaxError | expected 'else' after 'if' expression | print(a) if a > b | python-conditional
                    SyntaxError | invalid syntax | switch a: | python-switch
                    SyntaxError | invalid syntax | do: | python-switch
                    SyntaxError | (unicode error) 'unicodeescape' codec can't decode bytes | "\\\\U" | python-backslash
                    SyntaxError | Non-UTF-8 code starting with '\\xd6' | s = 1 | python-charset
                    SyntaxError | source code cannot contain null bytes | `` | python-null-bytes
                    IndentationError | expected an indented block after | print(1) | python-indent-missing
                    IndentationError | expected an indented block | print(1) | python-indent-missing
                    TabError | inconsistent use of tabs and spaces | a = 1 | python-tabs
                    MemoryError | too deeply nested for the compiler | `` | python-nested
                    """)
    void nameTheUsualCause(String type, String message, String line, String code) {
        assertThat(SyntaxHints.of(type, message, line)).map(Hint::code).contains(code);
    }

    @Test
    void aNulIsNoQuestionOfTheCharset() {
        assertThat(SyntaxHints.of("ValueError", "source code string cannot contain null bytes", "print(3)\0"))
                .contains(Hint.of("character-invisible", "character", "U+0000"));
    }

    static Stream<CauseExample> stored() throws IOException {
        return CauseExample.all("python/compile").stream()
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
                .extracting(hint -> hint.code())
                .containsExactly(example.code());
    }

    @Test
    void sayNothingOfWhatIsNotKnown() {
        assertThat(SyntaxHints.of("SyntaxError", "invalid syntax", "a b c")).isEmpty();
        assertThat(SyntaxHints.of("SyntaxError", "invalid syntax", "if var start := n < 5:"))
                .isEmpty();
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
