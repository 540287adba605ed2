package judge.explain.java.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.stream.Stream;
import judge.language.CauseExample;
import judge.reason.Hint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class CompilerHintsTest {

    /** Several versions of the JDK put it so; CauseExamplesIT tests the words of this one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    cant.resolve.location | cannot find symbol;   symbol:   class Scanner;   location: class Main | \
                    | import-missing
                    cant.resolve.location | cannot find symbol; symbol:   class Cell; location: class Main | \
                    | name-unknown
                    cant.resolve.location.args | cannot find symbol; symbol: method length(); location: class String | \
                    | name-unknown
                    doesnt.exist | package system does not exist | system.out.println(1); | name-case
                    doesnt.exist | package org.apache.commons does not exist | | package-missing
                    expected | ';' expected | int a = 1 | semicolon-missing
                    expected | ')' expected | | bracket-missing
                    expected2 | ')' or ',' expected | | bracket-missing
                    expected4 | class, interface, enum, or record expected | } | brace-extra
                    expected3 | class, interface, or enum expected | } | brace-extra
                    class.method.or.field.expected | class, interface, annotation type, enum, record, method or field \
                    expected | } | brace-extra
                    prob.found.req | incompatible types: boolean cannot be converted to int | | types-differ
                    prob.found.req | incompatible types: int cannot be converted to boolean | if (a = 1) \
                    | condition-not-boolean
                    prob.found.req | incompatible types: int cannot be converted to boolean | boolean b = 1; \
                    | types-differ
                    cant.assign.val.to.var | cannot assign a value to final variable a | | final-changed
                    var.might.not.have.been.initialized | variable sum might not have been initialized | \
                    | not-initialized
                    illegal.char | illegal character: '；' | int a = 1； | character-full-width
                    illegal.char | illegal character: '\\u3000' | | character-invisible
                    illegal.char | illegal character: '#' | #include <iostream> | other-language
                    illegal.char | illegal character: '#' | int a = 1 # 2; | character-foreign
                    cant.apply.symbol | constructor Scanner in class Scanner cannot be applied to given types; | \
                    | own-class-hides
                    cant.apply.symbol | constructor Cell in class Cell cannot be applied to given types; | \
                    | arguments-differ
                    incomparable.types | incomparable types: int and String | | operands-differ
                    cant.resolve.location | cannot find symbol; symbol:   variable length; location: variable s of \
                    type java.lang.String | s.length | length-name
                    cant.resolve.location.args | cannot find symbol; symbol:   method length(); location: variable a \
                    of type int[] | a.length() | length-name
                    cant.resolve.location.args | cannot find symbol; symbol:   method length(); location: variable a \
                    of type Main.Cell | a.length() | name-unknown
                    cant.resolve.location | cannot find symbol; symbol:   class bool; location: class Main | \
                    bool b = true; | name-elsewhere
                    cant.resolve.location.args | cannot find symbol; symbol:   method max(int,int); location: class \
                    Main | max(a, b) | name-elsewhere
                    cant.resolve.location.args | cannot find symbol; symbol:   method max(int); location: variable b \
                    of type Main.Box | b.max(1) | name-unknown
                    expected | ';' expected | } elif (a < b) { | name-elsewhere
                    expected | ';' expected | int elif = 1 | semicolon-missing
                    operator.cant.be.applied.1 | bad operand types for binary operator '=='; first type:  char; second \
                    type: java.lang.String | if (c == "a") | char-quotes
                    operator.cant.be.applied.1 | bad operand types for binary operator '=='; first type:  char; second \
                    type: java.lang.String | if (c == name) | operands-differ
                    prob.found.req | incompatible types: java.lang.String cannot be converted to char | char c = "a"; \
                    | char-quotes
                    prob.found.req | incompatible types: java.lang.String cannot be converted to char | char c = s; \
                    | types-differ
                    prob.found.req | incompatible types: int cannot be converted to boolean | while (n) { \
                    | condition-number
                    expected | ']' expected | int a[5]; | array-c-style
                    expected | ']' expected | x = a[5; | bracket-missing
                    abstract.cant.be.instantiated | java.util.List is abstract; cannot be instantiated | | abstract-made
                    cant.apply.symbols | no suitable method found for sort(int[],java.util.Comparator<T>); x | \
                    | sort-of-numbers
                    cant.apply.symbols | no suitable method found for sort(java.util.List<Main.P>); x | | not-comparable
                    cant.apply.symbols | no suitable method found for fill(int,int); x | | arguments-differ
                    illegal.start.of.expr | illegal start of expression | const int k = 3; | name-elsewhere
                    illegal.start.of.type | illegal start of type | static const int K = 3; | name-elsewhere
                    not.stmt | not a statement | unsigned int k = 3; | name-elsewhere
                    not.stmt | not a statement | for (long long i = 0; i < n; i++) { | name-elsewhere
                    not.stmt | not a statement | constant == 1; | not-a-statement
                    illegal.start.of.expr | illegal start of expression | public int k = f(3); | local-modifier
                    illegal.start.of.expr | illegal start of expression | for (private int i = 0; i < 3; i++) \
                    | local-modifier
                    illegal.start.of.expr | illegal start of expression | private int f(int a) { return 2; } \
                    | illegal-start
                    illegal.start.of.expr | illegal start of expression | int k = ; | operand-missing
                    illegal.start.of.expr | illegal start of expression | f(1, ); | operand-missing
                    illegal.start.of.type | illegal start of type | if (a =< 3) { | operand-missing
                    illegal.start.of.expr | illegal start of expression | f(i++); } | illegal-start
                    illegal.start.of.expr | illegal start of expression | if (a > ) { | operand-missing
                    illegal.start.of.expr | illegal start of expression | boolean b = a == 1; } | illegal-start
                    illegal.start.of.expr | illegal start of expression | Map<List<Integer>, String> m; | illegal-start
                    illegal.start.of.expr | illegal start of expression | int a = // comment | illegal-start
                    illegal.start.of.expr | illegal start of expression | import java.util.*; | illegal-start
                    illegal.start.of.expr | illegal start of expression | private int f() { printf("%d,%d", =); } \
                    | illegal-start
                    expected | ';' expected | unsigned = a | semicolon-missing
                    some.key.of.a.later.version | something | | none
                    """)
    void namesTheUsualCause(String key, String message, String line, String expected) {
        assertThat(CompilerHints.of("compiler.err." + key, message, line == null ? "" : line)
                        .map(Hint::code)
                        .orElse("none"))
                .isEqualTo(expected);
    }

    static Stream<CauseExample> stored() throws IOException {
        return CauseExample.all("java/compile").stream()
                .filter(example -> !example.says().isEmpty());
    }

    /** The examples have the words of JDK 17. */
    @ParameterizedTest
    @MethodSource("stored")
    void namesTheUsualCauseOfEachExample(CauseExample example) {
        assertThat(example.diagnostics().stream()
                        .flatMap(one -> CompilerHints.of(one.code(), one.message(), one.sourceLine()).stream()
                                .map(hint -> hint.with("line", one.line())))
                        .limit(1))
                .as(example.says())
                .allSatisfy(hint -> assertThat(hint.parameters()).containsEntry("line", example.line()))
                .extracting(hint -> hint.code())
                .containsExactly(example.code());
    }

    @Test
    void saysWhatWasMeant() {
        assertThat(CompilerHints.of(
                        "compiler.err.cant.resolve.location", "cannot find symbol; symbol:   class string; x", ""))
                .contains(Hint.of("name-case", "name", "string", "wanted", "String"));
        assertThat(CompilerHints.of("compiler.err.illegal.char", "illegal character: '\\uff08'", ""))
                .contains(Hint.of("character-full-width", "character", "（", "wanted", "("));
        assertThat(CompilerHints.of("compiler.err.illegal.char", "illegal character: '\\u201c'", ""))
                .contains(Hint.of("character-full-width", "character", "“", "wanted", "\""));
        assertThat(CompilerHints.of(
                        "compiler.err.cant.resolve.location", "cannot find symbol; symbol:   class Scanner; x", ""))
                .contains(Hint.of("import-missing", "wanted", "java.util.Scanner"));
    }

    @Test
    void saysNothingOfWarnings() {
        assertThat(CompilerHints.of("compiler.warn.missing.ret.stmt", "missing", ""))
                .isEmpty();
        assertThat(CompilerHints.of("", "missing", "")).isEmpty();
    }
}
