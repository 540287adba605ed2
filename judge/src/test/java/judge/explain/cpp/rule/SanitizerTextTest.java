package judge.explain.cpp.rule;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import judge.language.CauseExample;
import judge.reason.Hint;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SanitizerTextTest {

    /** Returns the output of programs with a mistake, as GCC 12 has it, with the expected hints. */
    static List<CauseExample> printed() throws IOException {
        return CauseExample.all("gnu/sanitizer").stream()
                .filter(example -> !example.says().isEmpty())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("printed")
    void namesTheMistakeAndItsLine(CauseExample printed) {
        Optional<Hint> hint = SanitizerText.hint(printed.says(), List.of("main.cpp", "main.c"), true);

        assertThat(hint).as(printed.says()).isPresent();
        assertThat(hint.get().code()).as(printed.says()).isEqualTo(printed.code());
        assertThat(hint.get().parameters()).as(printed.says()).containsEntry("line", printed.line());
    }

    /** A file with a Chinese name, or with a blank in it, has such a name while it is compiled. */
    @ParameterizedTest
    @MethodSource("printed")
    void namesTheLineInAFileThatIsCompiledUnderAnotherName(CauseExample printed) {
        String said = printed.says().replaceAll("main\\.c(pp)?\\b", "unit-0.source");

        assertThat(SanitizerText.hint(said, List.of("unit-0.source"), true))
                .isEqualTo(SanitizerText.hint(printed.says(), List.of("main.cpp", "main.c"), true));
    }

    @ParameterizedTest
    @ValueSource(strings = {"__GI_abort stdlib/abort.c:107", "abort (/lib/libc.so.6+0x2350e)"})
    void takesTheFaultBySomeAbortsForNoMistakeOfPointers(String frame) {
        String said =
                """
                ==1==ERROR: AddressSanitizer: SEGV on unknown address (pc 0x7fe91184450f bp 0x7fe9 sp 0x7fff T0)
                ==1==The signal is caused by a READ memory access.
                    #0 0x7fe91184450f in %s
                    #1 0x55a1ced8435d in main /source/main.c:13
                """
                        .formatted(frame);

        assertThat(SanitizerText.hint(said, List.of("main.c"), true)).isEmpty();
    }

    @Test
    void saysWhichIndexAndWhichArray() {
        assertThat(SanitizerText.hint(
                        "main.cpp:6:26: runtime error: index 10 out of bounds for type 'int [10]'\n",
                        List.of("main.cpp"),
                        false))
                .contains(Hint.of("run-index", "index", 10, "name", "int [10]", "line", 6L));
    }

    @Test
    void callsATextThatIsThrownByItsShortName() {
        String text = "terminate called after throwing an instance of"
                + " 'std::__cxx11::basic_string<char, std::char_traits<char>, std::allocator<char> >'\n";

        assertThat(SanitizerText.hint(text, List.of("main.cpp"), true))
                .contains(Hint.of("run-thrown", "name", "std::string"));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "0x50 is located 48 bytes to the left of global variable 'm' defined in 'main.cpp:4:8' (0x80)\n"
                        + "0x50 is located 0 bytes to the right of global variable 'g' defined in 'main.cpp:5:6'\n",
                "0x50 is located 0 bytes after global variable 'g' defined in 'main.cpp:5:6' (0x10) of size 64\n"
                        + "0x50 is located 48 bytes before global variable 'm' defined in 'main.cpp:4:8' (0x80)\n",
                "    [48, 52) 'n' (line 4)\n    [64, 114) 'g' (line 5)\n    [160, 210) 'm' (line 5)"
                        + " <== Memory access at offset 114 partially underflows this variable\n",
                "    [64, 84) 'g' (line 5) <== Memory access at offset 84 overflows this variable\n"
                        + "    [160, 210) 'm' (line 5)\n",
                "    [48, 52) 'n' (line 4)\n"
                        + "    [64, 84) 'g' (line 5) <== Memory access at offset 60 underflows this variable\n"
            })
    void namesTheArrayThatWasLeftAndNotTheOneBehindIt(String places) {
        String text = "==1==ERROR: AddressSanitizer: global-buffer-overflow on address 0x50\n"
                + "    #0 0x1 in main main.cpp:9\n\n" + places;

        assertThat(SanitizerText.hint(text, List.of("main.cpp"), true))
                .contains(Hint.of("run-buffer", "name", "g", "line", 9L));
    }

    @Test
    void doesNotBlameARecursionThatEndsWithoutSanitizers() {
        String text =
                "==1==ERROR: AddressSanitizer: stack-overflow on address 0x7ff\n    #0 0x1 in d(int) main.cpp:3\n";

        assertThat(SanitizerText.hint(text, List.of("main.cpp"), false)).isEmpty();
        assertThat(SanitizerText.hint(text, List.of("main.cpp"), true)).isPresent();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "Shadow memory range interleaves with an existing memory mapping. ASan cannot proceed correctly.",
                "==1==ERROR: AddressSanitizer failed to allocate 0x10 bytes",
                "x.cpp:99999999999999999999:1: runtime error: division by zero",
                "x.cpp:1:1: runtime error: something new",
                "==1==ERROR: AddressSanitizer: something-new"
            })
    void isSilentWhereItKnowsNothing(String text) {
        assertThat(SanitizerText.hint(text, List.of("main.cpp"), true)).isEmpty();
    }
}
