package judge.language.java.hint;

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

class CompilerHintsTest {

    /** Several versions of the JDK put it so; CauseExamplesIT tests the words of this one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    cant.resolve.location | cannot find symbol;   symbol:   class Scanner;   location: class Main | \
                    | IMPORT_MISSING
                    cant.resolve.location | cannot find symbol; symbol:   class Cell; location: class Main | \
                    | NAME_UNKNOWN
                    cant.resolve.location.args | cannot find symbol; symbol: method length(); location: class String | \
                    | NAME_UNKNOWN
                    doesnt.exist | package system does not exist | system.out.println(1); | NAME_CASE
                    doesnt.exist | package org.apache.commons does not exist | | PACKAGE_MISSING
                    expected | ';' expected | int a = 1 | SEMICOLON_MISSING
                    expected | ')' expected | | BRACKET_MISSING
                    expected2 | ')' or ',' expected | | BRACKET_MISSING
                    expected4 | class, interface, enum, or record expected | } | BRACE_EXTRA
                    expected3 | class, interface, or enum expected | } | BRACE_EXTRA
                    class.method.or.field.expected | class, interface, annotation type, enum, record, method or field \
                    expected | } | BRACE_EXTRA
                    prob.found.req | incompatible types: boolean cannot be converted to int | | TYPES_DIFFER
                    prob.found.req | incompatible types: int cannot be converted to boolean | if (a = 1) \
                    | CONDITION_NOT_BOOLEAN
                    prob.found.req | incompatible types: int cannot be converted to boolean | boolean b = 1; \
                    | TYPES_DIFFER
                    cant.assign.val.to.var | cannot assign a value to final variable a | | FINAL_CHANGED
                    var.might.not.have.been.initialized | variable sum might not have been initialized | \
                    | NOT_INITIALIZED
                    illegal.char | illegal character: '；' | int a = 1； | CHARACTER_FULL_WIDTH
                    illegal.char | illegal character: '\\u3000' | | CHARACTER_INVISIBLE
                    illegal.char | illegal character: '#' | #include <iostream> | OTHER_LANGUAGE
                    illegal.char | illegal character: '#' | int a = 1 # 2; | CHARACTER_FOREIGN
                    cant.apply.symbol | constructor Scanner in class Scanner cannot be applied to given types; | \
                    | OWN_CLASS_HIDES
                    cant.apply.symbol | constructor Cell in class Cell cannot be applied to given types; | \
                    | ARGUMENTS_DIFFER
                    incomparable.types | incomparable types: int and String | | OPERANDS_DIFFER
                    cant.resolve.location | cannot find symbol; symbol:   variable length; location: variable s of \
                    type java.lang.String | s.length | LENGTH_NAME
                    cant.resolve.location.args | cannot find symbol; symbol:   method length(); location: variable a \
                    of type int[] | a.length() | LENGTH_NAME
                    cant.resolve.location.args | cannot find symbol; symbol:   method length(); location: variable a \
                    of type Main.Cell | a.length() | NAME_UNKNOWN
                    cant.resolve.location | cannot find symbol; symbol:   class bool; location: class Main | \
                    bool b = true; | NAME_ELSEWHERE
                    cant.resolve.location.args | cannot find symbol; symbol:   method max(int,int); location: class \
                    Main | max(a, b) | NAME_ELSEWHERE
                    cant.resolve.location.args | cannot find symbol; symbol:   method max(int); location: variable b \
                    of type Main.Box | b.max(1) | NAME_UNKNOWN
                    expected | ';' expected | } elif (a < b) { | NAME_ELSEWHERE
                    expected | ';' expected | int elif = 1 | SEMICOLON_MISSING
                    operator.cant.be.applied.1 | bad operand types for binary operator '=='; first type:  char; second \
                    type: java.lang.String | if (c == "a") | CHAR_QUOTES
                    operator.cant.be.applied.1 | bad operand types for binary operator '=='; first type:  char; second \
                    type: java.lang.String | if (c == name) | OPERANDS_DIFFER
                    prob.found.req | incompatible types: java.lang.String cannot be converted to char | char c = "a"; \
                    | CHAR_QUOTES
                    prob.found.req | incompatible types: java.lang.String cannot be converted to char | char c = s; \
                    | TYPES_DIFFER
                    prob.found.req | incompatible types: int cannot be converted to boolean | while (n) { \
                    | CONDITION_NUMBER
                    expected | ']' expected | int a[5]; | ARRAY_C_STYLE
                    expected | ']' expected | x = a[5; | BRACKET_MISSING
                    abstract.cant.be.instantiated | java.util.List is abstract; cannot be instantiated | | ABSTRACT_MADE
                    cant.apply.symbols | no suitable method found for sort(int[],java.util.Comparator<T>); x | \
                    | SORT_OF_NUMBERS
                    cant.apply.symbols | no suitable method found for sort(java.util.List<Main.P>); x | | NOT_COMPARABLE
                    cant.apply.symbols | no suitable method found for fill(int,int); x | | ARGUMENTS_DIFFER
                    some.key.of.a.later.version | something | | none
                    """)
    void namesTheUsualCause(String key, String message, String line, String expected) {
        assertThat(CompilerHints.of("compiler.err." + key, message, line == null ? "" : line)
                        .map(Hint::code)
                        .map(HintCode::name)
                        .orElse("none"))
                .isEqualTo(expected);
    }

    static Stream<CauseExample> stored() throws IOException {
        return CauseExample.all("java/errors.txt").stream()
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
                .extracting(hint -> hint.code().code())
                .containsExactly(example.code());
    }

    @Test
    void saysWhatWasMeant() {
        assertThat(CompilerHints.of(
                        "compiler.err.cant.resolve.location", "cannot find symbol; symbol:   class string; x", ""))
                .contains(Hint.of(HintCode.NAME_CASE, "name", "string", "wanted", "String"));
        assertThat(CompilerHints.of("compiler.err.illegal.char", "illegal character: '\\uff08'", ""))
                .contains(Hint.of(HintCode.CHARACTER_FULL_WIDTH, "character", "（", "wanted", "("));
        assertThat(CompilerHints.of("compiler.err.illegal.char", "illegal character: '\\u201c'", ""))
                .contains(Hint.of(HintCode.CHARACTER_FULL_WIDTH, "character", "“", "wanted", "\""));
        assertThat(CompilerHints.of(
                        "compiler.err.cant.resolve.location", "cannot find symbol; symbol:   class Scanner; x", ""))
                .contains(Hint.of(HintCode.IMPORT_MISSING, "wanted", "java.util.Scanner"));
    }

    @Test
    void saysNothingOfWarnings() {
        assertThat(CompilerHints.of("compiler.warn.missing.ret.stmt", "missing", ""))
                .isEmpty();
        assertThat(CompilerHints.of("", "missing", "")).isEmpty();
    }
}
