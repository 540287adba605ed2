package judge.language.java.hint;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import judge.reason.Hint;
import judge.reason.HintCode;
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
                    | INPUT_NOT_A_NUMBER
                    java.util.InputMismatchException | For input string: "9999999999" | java.util.Scanner.nextInt \
                    | INPUT_NUMBER_TOO_LARGE
                    java.util.InputMismatchException | For input string: "4111" (in radix 2) \
                    | java.util.Scanner.nextInt | INPUT_NOT_A_NUMBER
                    java.util.NoSuchElementException | | java.util.Scanner.nextInt | INPUT_ENDED
                    java.awt.HeadlessException | | javax.swing.JFrame.<init> | NO_SCREEN
                    java.lang.InternalError | java.lang.reflect.InvocationTargetException \
                    | javax.swing.JOptionPane.showInputDialog | NO_SCREEN
                    java.lang.RuntimeException | Fontconfig head is null, check your fonts or fonts configuration \
                    | javax.swing.JOptionPane.showInputDialog | NO_SCREEN
                    java.util.NoSuchElementException | No line found | java.util.Scanner.nextLine | INPUT_LINE_ENDED
                    java.util.NoSuchElementException | | java.util.StringTokenizer.nextToken | INPUT_ENDED
                    java.util.NoSuchElementException | | java.util.ArrayDeque.removeFirst | COLLECTION_EMPTY
                    java.util.NoSuchElementException | No value present | java.util.Optional.get | OPTIONAL_EMPTY
                    java.lang.NumberFormatException | null | java.lang.Integer.parseInt | NUMBER_FORMAT_NULL
                    java.lang.NumberFormatException | Cannot parse null string: null | java.lang.Integer.parseInt \
                    | NUMBER_FORMAT_NULL
                    java.lang.NumberFormatException | For input string: "5 " | java.lang.Integer.parseInt \
                    | NUMBER_FORMAT_SPACES
                    java.lang.NumberFormatException | For input string: "4.....8.5.3.........." \
                    | java.lang.Integer.parseInt | NUMBER_FORMAT_DOT
                    java.lang.NumberFormatException | For input string: "1.5" | java.lang.Integer.parseInt \
                    | NUMBER_FORMAT_POINT
                    java.lang.NumberFormatException | For input string: "1,000" | java.lang.Long.parseLong \
                    | NUMBER_FORMAT_COMMA
                    java.lang.NumberFormatException | For input string: "9876543210" under radix 10 \
                    | java.lang.Integer.parseInt | NUMBER_FORMAT_LARGE
                    java.lang.ArrayIndexOutOfBoundsException | Index -1 out of bounds for length 9 | \
                    | ARRAY_INDEX_NEGATIVE
                    java.lang.ArrayIndexOutOfBoundsException \
                    | arraycopy: last source index 12 out of bounds for int[9] | java.lang.System.arraycopy | none
                    java.lang.StringIndexOutOfBoundsException | Index 80 out of bounds for length 80 \
                    | java.lang.String.charAt | STRING_INDEX
                    java.lang.StringIndexOutOfBoundsException | index 80, length 80 | java.lang.String.charAt \
                    | STRING_INDEX
                    java.lang.StringIndexOutOfBoundsException | begin 0, end 9, length 3 | java.lang.String.substring \
                    | STRING_RANGE
                    java.lang.StringIndexOutOfBoundsException | Range [0, 9) out of bounds for length 3 \
                    | java.lang.String.substring | STRING_RANGE
                    java.lang.IndexOutOfBoundsException | Index: 3, Size: 3 | java.util.LinkedList.get | LIST_INDEX
                    java.lang.NullPointerException | Cannot invoke "String.length()" because "line" is null | \
                    | NULL_TEXT
                    java.lang.NullPointerException | Cannot load from object array because "grid" is null | \
                    | NULL_POINTER
                    java.lang.NullPointerException | Cannot load from int array because "grid[0]" is null | | NULL_ROW
                    java.lang.NullPointerException | Cannot read field "x" because "cells[<local4>]" is null | \
                    | NULL_ELEMENT
                    java.lang.NullPointerException | | | NULL_POINTER
                    java.lang.ClassCastException | class A cannot be cast to class B (A and B are in unnamed module) | \
                    | CLASS_CAST
                    java.lang.IllegalArgumentException | bound must be greater than origin | java.util.Random.nextInt \
                    | RANDOM_BOUND
                    java.lang.IllegalArgumentException | no grid | | THROWN_BY_PROGRAM
                    java.lang.IllegalArgumentException | no grid | java.lang.Enum.valueOf | none
                    java.lang.UnsupportedOperationException | | java.util.Collections$UnmodifiableCollection.add \
                    | LIST_UNMODIFIABLE
                    java.lang.RuntimeException | java.io.IOException | | THROWN_BY_PROGRAM
                    java.lang.RuntimeException | java.io.FileNotFoundException: input.txt (No such file or directory) \
                    | | FILE_NOT_FOUND
                    java.lang.RuntimeException | java.lang.NumberFormatException: For input string: "." | \
                    | NUMBER_FORMAT_DOT
                    sudoku.NoSolutionException | | | THROWN_BY_PROGRAM
                    java.io.FileNotFoundException | /input.txt (Permission denied) | java.io.FileReader.<init> \
                    | FILE_DENIED
                    java.nio.file.NoSuchFileException | input.txt | java.nio.file.Files.lines | FILE_NOT_FOUND
                    java.lang.NoClassDefFoundError | org/junit/Test | | CLASS_NOT_FOUND
                    java.io.IOException | Stream Closed | java.io.FileInputStream.read | STREAM_CLOSED
                    """)
    void namesTheUsualCause(String type, String message, String called, String expected) {
        String said = message == null ? "" : message;

        assertThat(ExceptionHints.of(type, said, called == null ? "" : called)
                        .map(Hint::code)
                        .map(HintCode::name)
                        .orElse("none"))
                .isEqualTo(expected);
    }

    @Test
    void passesOnTheFiguresOfTheMessage() {
        String type = "java.lang.ArrayIndexOutOfBoundsException";

        assertThat(ExceptionHints.of(type, "Index 9 out of bounds for length 9", ""))
                .contains(Hint.of(HintCode.ARRAY_INDEX_AT_END, "length", 9));
        assertThat(ExceptionHints.of(type, "Index 80 out of bounds for length 10", ""))
                .contains(Hint.of(HintCode.ARRAY_INDEX_BEYOND, "index", 80, "length", 10));
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
