package judge.explain.java.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import judge.reason.Hint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ExceptionHintsTest {

    /** Several versions of the JDK put it so; CauseExamplesIT tests the words of this one. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    java.util.InputMismatchException | For input string: "4...3." | java.util.Scanner.nextInt \
                    | input-not-a-number
                    java.util.InputMismatchException | For input string: "9999999999" | java.util.Scanner.nextInt \
                    | input-number-too-large
                    java.util.InputMismatchException | For input string: "4111" (in radix 2) \
                    | java.util.Scanner.nextInt | input-not-a-number
                    java.util.NoSuchElementException | | java.util.Scanner.nextInt | input-ended
                    java.awt.HeadlessException | | javax.swing.JFrame.<init> | no-screen
                    java.lang.InternalError | java.lang.reflect.InvocationTargetException \
                    | javax.swing.JOptionPane.showInputDialog | no-screen
                    java.lang.RuntimeException | Fontconfig head is null, check your fonts or fonts configuration \
                    | javax.swing.JOptionPane.showInputDialog | no-screen
                    java.util.NoSuchElementException | No line found | java.util.Scanner.nextLine | input-line-ended
                    java.util.NoSuchElementException | | java.util.StringTokenizer.nextToken | input-ended
                    java.util.NoSuchElementException | | java.util.ArrayDeque.removeFirst | collection-empty
                    java.util.NoSuchElementException | No value present | java.util.Optional.get | optional-empty
                    java.lang.NumberFormatException | null | java.lang.Integer.parseInt | number-format-null
                    java.lang.NumberFormatException | Cannot parse null string: null | java.lang.Integer.parseInt \
                    | number-format-null
                    java.lang.NumberFormatException | For input string: "5 " | java.lang.Integer.parseInt \
                    | number-format-spaces
                    java.lang.NumberFormatException | For input string: "4.....8.5.3.........." \
                    | java.lang.Integer.parseInt | number-format-dot
                    java.lang.NumberFormatException | For input string: "1.5" | java.lang.Integer.parseInt \
                    | number-format-point
                    java.lang.NumberFormatException | For input string: "1,000" | java.lang.Long.parseLong \
                    | number-format-comma
                    java.lang.NumberFormatException | For input string: "9876543210" under radix 10 \
                    | java.lang.Integer.parseInt | number-format-large
                    java.lang.ArrayIndexOutOfBoundsException | Index -1 out of bounds for length 9 | \
                    | array-index-negative
                    java.lang.ArrayIndexOutOfBoundsException \
                    | arraycopy: last source index 12 out of bounds for int[9] | java.lang.System.arraycopy | none
                    java.lang.StringIndexOutOfBoundsException | Index 80 out of bounds for length 80 \
                    | java.lang.String.charAt | string-index
                    java.lang.StringIndexOutOfBoundsException | index 80, length 80 | java.lang.String.charAt \
                    | string-index
                    java.lang.StringIndexOutOfBoundsException | begin 0, end 9, length 3 | java.lang.String.substring \
                    | string-range
                    java.lang.StringIndexOutOfBoundsException | Range [0, 9) out of bounds for length 3 \
                    | java.lang.String.substring | string-range
                    java.lang.IndexOutOfBoundsException | Index: 3, Size: 3 | java.util.LinkedList.get | list-index
                    java.lang.NullPointerException | Cannot invoke "String.equals(Object)" because "w[0]" is null | \
                    | null-element
                    java.lang.NullPointerException | Cannot invoke "String.length()" because "p.name" is null | \
                    | null-pointer
                    java.lang.NullPointerException | Cannot invoke "String.equals(Object)" because the return value of \
                    "java.util.HashMap.get(Object)" is null | | null-pointer
                    java.lang.NullPointerException | Cannot invoke "String.length()" because "<local1>" is null | \
                    | null-text
                    java.lang.NullPointerException | Cannot invoke "String.length()" because "Main.line" is null | \
                    | null-text
                    java.lang.NullPointerException | Cannot invoke "String.length()" because "line" is null | \
                    | null-text
                    java.lang.NullPointerException | Cannot load from object array because "grid" is null | \
                    | null-pointer
                    java.lang.NullPointerException | Cannot load from int array because "grid[0]" is null | | null-row
                    java.lang.NullPointerException | Cannot read field "x" because "cells[<local4>]" is null | \
                    | null-element
                    java.lang.NullPointerException | | | null-pointer
                    java.lang.ClassCastException | class A cannot be cast to class B (A and B are in unnamed module) | \
                    | class-cast
                    java.lang.IllegalArgumentException | bound must be greater than origin | java.util.Random.nextInt \
                    | random-bound
                    java.lang.IllegalArgumentException | no grid | | thrown-by-program
                    java.lang.IllegalArgumentException | no grid | java.lang.Enum.valueOf | none
                    java.lang.UnsupportedOperationException | | java.util.Collections$UnmodifiableCollection.add \
                    | list-unmodifiable
                    java.lang.RuntimeException | java.io.IOException | | thrown-by-program
                    java.lang.RuntimeException | java.io.FileNotFoundException: input.txt (No such file or directory) \
                    | | file-not-found
                    java.lang.RuntimeException | java.lang.NumberFormatException: For input string: "." | \
                    | number-format-dot
                    sudoku.NoSolutionException | | | thrown-by-program
                    java.io.FileNotFoundException | /input.txt (Permission denied) | java.io.FileReader.<init> \
                    | file-denied
                    java.nio.file.NoSuchFileException | input.txt | java.nio.file.Files.lines | file-not-found
                    java.lang.NoClassDefFoundError | org/junit/Test | | class-not-found
                    java.io.IOException | Stream Closed | java.io.FileInputStream.read | stream-closed
                    """)
    void namesTheUsualCause(String type, String message, String called, String expected) {
        String said = message == null ? "" : message;

        assertThat(ExceptionHints.of(type, said, called == null ? "" : called)
                        .map(Hint::code)
                        .orElse("none"))
                .isEqualTo(expected);
    }

    @Test
    void passesOnTheFiguresOfTheMessage() {
        String type = "java.lang.ArrayIndexOutOfBoundsException";

        assertThat(ExceptionHints.of(type, "Index 9 out of bounds for length 9", ""))
                .contains(Hint.of("array-index-at-end", "length", 9));
        assertThat(ExceptionHints.of(type, "Index 80 out of bounds for length 10", ""))
                .contains(Hint.of("array-index-beyond", "index", 80, "length", 10));
        assertThat(ExceptionHints.of(type, "Index 99999999999 out of bounds for length 10", ""))
                .hasValueSatisfying(
                        hint -> assertThat(hint.parameters()).isEqualTo(Map.of("index", "99999999999", "length", 10)));
    }

    @Test
    void isNotHeldUpByAMessageMadeToBeLong() {
        String type = "java.lang.NumberFormatException";

        assertThat(ExceptionHints.of(type, "\"" + " 1".repeat(1_000_000), "x.".repeat(1_000_000)))
                .isPresent();
        assertThat(ExceptionHints.of("a.".repeat(1_000_000), "", "x")).isEmpty();
    }
}
