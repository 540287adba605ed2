package judge.explain.python;

import static judge.explain.change.FailedPrograms.LIMITS;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import judge.engine.AppliedLimits;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.explain.change.FailedPrograms;
import judge.explain.look.SecondLook;
import judge.explain.look.SecondLook.Failed;
import judge.explain.look.SecondLook.How;
import judge.language.Compilation.Compiled;
import judge.language.Language;
import judge.language.Program;
import judge.language.RunLimits;
import judge.language.Spot;
import judge.language.python.PythonInstruments;
import judge.reason.Hint;
import judge.submission.Submission;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Sources in Python of the catalogue of causes, looked at through the real sandbox. */
@Tag("explanations")
class PythonLookIT {

    private static final List<Hint> TOLD = List.of(
            Hint.of("python-none"),
            Hint.of("python-not-callable"),
            Hint.of("python-unpack"),
            Hint.of("python-text-plus-number"),
            Hint.of("python-index"));

    /** The beginning of a slip's first line, where that gives its input. */
    private static final String INPUT = "# input: ";

    @AutoClose
    private static Toolchain toolchain;

    private static Language python;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.unhurried();
        python = toolchain.languages().of(submission(""));
    }

    private static Submission submission(String source) {
        return FailedPrograms.submission("a.py", source);
    }

    /** Makes a failed run of a problem whose right outputs are not known. */
    private static Failed failed(String source, How how, List<Hint> told, String input) {
        RunLimits run = AppliedLimits.of(LIMITS, python).run();
        return new Failed(submission(source), LIMITS, FailedPrograms.input(input), run, how, told);
    }

    private static List<Hint> hints(Slip slip) throws Exception {
        String source = slip.source();
        String input = source.startsWith(INPUT) ? source.substring(INPUT.length(), source.indexOf('\n')) : "3 -12\n";
        Failed failed = failed(source, slip.how(), TOLD, input);
        return slip.how() == How.SLOW
                ? look().slowness(failed, List.of(new Spot(90, "a.<module>", slip.line(), "", 0)), Set.of())
                : look().hints(failed, Set.of());
    }

    @Test
    void namesWhatIsSeldomMeantAndNothingElse() throws Exception {
        List<String> other = new ArrayList<>();
        for (Slip slip : Slip.all()) {
            String hints = hints(slip).toString();
            if (!hints.equals(slip.hints().toString())) {
                other.add(slip + ": " + hints);
            }
        }

        assertThat(other).isEmpty();
    }

    @Test
    void saysOnlyWhatFitsTheExceptionTheNumbersAndTheLineThatTakesTheTime() throws Exception {
        String crash = "sum = 0\nprint(sum([1]))\n";
        String zero = "best = 0\nfor x in [1]:\n    if x > best:\n        best = x\nprint(best)\n";
        String slow = "print(1)\nprint(2)\nprint(3)\nq = [1]\nfor i in range(9):\n    q.pop(0)\n";

        assertThat(look().hints(failed(crash, How.CRASHED, List.of(), ""), Set.of()))
                .isEmpty();
        assertThat(look().hints(failed(zero, How.WRONG, List.of(), "3 12\n"), Set.of()))
                .isEmpty();
        assertThat(look().slowness(
                                failed(slow, How.SLOW, List.of(), ""),
                                List.of(new Spot(90, "a.<module>", 1, "", 0)),
                                Set.of()))
                .isEmpty();
    }

    @Test
    void takesALineThatIsNotKnownForAnyLine() throws Exception {
        Failed slow = failed("def f(n):\n    return f(n - 1) + f(n - 2)\nf(9)\n", How.SLOW, List.of(), "");

        assertThat(look().slowness(slow, List.of(new Spot(90, "a.f", 0, "", 3)), Set.of()))
                .extracting(Hint::code)
                .containsExactly("python-slow-recursion");
        assertThat(look().slowness(slow, List.of(), Set.of())).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "import sys\nc = 'a'\nwhile c != '\\n':\n    c = sys.stdin.read(1)\n",
                "import sys\nline = ''\nwhile line != 'END':\n    line = sys.stdin.readline()\n    print(line)\n",
                "import sys\nc = ' '\nwhile not c.isdigit():\n    if c:\n        n = 1\n    c = sys.stdin.read(1)\n",
            })
    void namesLoopsThatReadAnEmptyTextForEver(String source) throws Exception {
        Failed slow = failed(source, How.SLOW, List.of(), "3 4");

        assertThat(look().slowness(slow, List.of(new Spot(90, "a.<module>", 4, "", 0)), Set.of()))
                .containsExactly(Hint.of("loop-reads-beyond").with("line", 3L));
    }

    @Test
    void saysOneThingOfProgramsThatNeedTooMuchMemory() throws Exception {
        String both = "n = 9\nq = [0] * n\nkept = []\nfor i in range(n):\n    q.append(i)\n    kept.append(q[:])\n";

        assertThat(look().hints(failed(both, How.MEMORY, List.of(), ""), Set.of()))
                .extracting(Hint::code)
                .containsExactly("python-copies-kept");
    }

    @Test
    void knowsTheLineOfALoopThatTakesTheTime() throws Exception {
        String source = "k = 0\nfor i in range(100000000):\n    if i % 3 == 1:\n        k += 1\n";
        Compiled compiled = (Compiled) python.compiler().compile(submission(source), LIMITS, Set.of());
        Failed slow = failed(source, How.SLOW, List.of(), "");
        try (Program program = python.runtime().layDown(compiled)) {
            assertThat(program.sampled(slow.input(), slow.run(), Set.of()))
                    .first()
                    .satisfies(spot -> assertThat(spot.line()).isBetween(2, 4));
        }
    }

    @Test
    void saysNothingOfSourcesThatAreMadeToBreakIt() throws Exception {
        for (String bomb : List.of("(".repeat(50_000), "x = 1\n".repeat(20_000), "a" + "+a".repeat(40_000), "\0")) {
            assertThat(look().hints(failed(bomb, How.WRONG, List.of(), ""), Set.of()))
                    .isEmpty();
        }
    }

    private static SecondLook look() {
        return PythonLook.of((PythonInstruments) python.instruments());
    }
}
