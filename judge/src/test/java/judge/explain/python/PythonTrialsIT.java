package judge.explain.python;

import static judge.explain.change.FailedPrograms.LIMITS;
import static judge.explain.change.FailedPrograms.example;
import static judge.explain.change.FailedPrograms.input;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;
import judge.engine.AppliedLimits;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.explain.change.FailedPrograms;
import judge.explain.look.SecondLook;
import judge.explain.look.SecondLook.Example;
import judge.explain.look.SecondLook.Failed;
import judge.explain.look.SecondLook.How;
import judge.language.Compilation;
import judge.language.Compilation.Compiled;
import judge.language.Language;
import judge.language.Program;
import judge.language.python.PythonInstruments;
import judge.reason.Hint;
import judge.submission.Submission;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Programs in Python with one slip each, and the small change that the judge finds by trying. */
@Order(2)
@Tag("explanations")
class PythonTrialsIT {

    /** Inputs and answers: the number of numbers above 2, and the largest of these. */
    private static final Map<String, String> LARGE =
            Map.of("3 1 5 2", "1 5", "4 3 3 9 1", "3 9", "2 7 8", "2 8", "1 2", "0 0");

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

    /** @param failing the input of the case that has failed */
    private static Failed failed(String source, How how, String failing, Map<String, String> cases) {
        List<Example> examples = new ArrayList<>(List.of(example(failing, cases.get(failing))));
        cases.forEach((input, answer) -> {
            if (!input.equals(failing)) {
                examples.add(example(input, answer));
            }
        });
        return FailedPrograms.failed(submission(source), python, how, List.of(), examples);
    }

    private static List<Hint> hints(String source, String failing, Map<String, String> cases) throws Exception {
        return look().hints(failed(source, How.WRONG, failing, cases), Set.of());
    }

    private static List<Hint> ofLarge(String source) throws Exception {
        return hints(source, "4 3 3 9 1", LARGE);
    }

    /** Head of a block: kind, line, what is written, what is to be there; then cases, then the program. */
    @Test
    void namesTheChangeOfEachProgramOfTheList() throws Exception {
        Map<String, String> found = new LinkedHashMap<>();
        Map<String, String> wanted = new LinkedHashMap<>();
        for (String block : programs().split("(?m)^== ")) {
            if (block.isBlank()) {
                continue;
            }
            String[] parts = block.split("--\n", 2);
            List<String> head = parts[0].lines().toList();
            Map<String, String> cases = new LinkedHashMap<>();
            head.subList(1, head.size()).stream()
                    .map(line -> line.split(" -> ?", 2))
                    .forEach(one -> cases.put(one[0], one[1]));
            String failing = "";
            for (String input : cases.keySet()) {
                failing = failing.isEmpty() && !answers(parts[1], input).equals(cases.get(input)) ? input : failing;
            }
            wanted.put(head.get(0), head.get(0));
            found.put(head.get(0), told(hints(parts[1], failing, cases)));
        }

        assertThat(found).hasSizeGreaterThan(10).isEqualTo(wanted);
    }

    private static String programs() throws IOException {
        try (InputStream in = PythonTrialsIT.class.getResourceAsStream("/judge/python/changes.txt")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private static String answers(String source, String input) throws Exception {
        Compilation compilation = python.compiler().compile(submission(source), LIMITS, Set.of());
        try (Program program = python.runtime().layDown((Compiled) compilation)) {
            byte[] answer = program.run(
                            input(input + "\n"),
                            AppliedLimits.of(LIMITS, python).run(),
                            Set.of())
                    .answer();
            return new String(answer, StandardCharsets.UTF_8).strip();
        }
    }

    private static String told(List<Hint> hints) {
        return hints.stream()
                .map(hint -> "%s %s | %s | %s"
                        .formatted(
                                hint.code().replace("-helps", ""),
                                hint.parameters().get("line"),
                                hint.parameters().getOrDefault("written", ""),
                                hint.parameters().getOrDefault("changed", "")))
                .map(String::stripTrailing)
                .collect(Collectors.joining("; "));
    }

    @Test
    void namesALineThatIsToBeWrittenOtherwise() throws Exception {
        assertThat(
                        ofLarge(
                                """
                        n, *a = map(int, input().split())
                        found = [x for x in a if x > 3]
                        print(len(found), max(found, default=0))
                        """))
                .containsExactly(Hint.of(
                                "changed-helps",
                                "written",
                                "found = [x for x in a if x > 3]",
                                "changed",
                                "found = [x for x in a if x >= 3]")
                        .with("line", 2L));
    }

    @Test
    void namesAStepThatBelongsAfterALoop() throws Exception {
        assertThat(
                        ofLarge(
                                """
                        n, *a = map(int, input().split())
                        count = best = 0
                        for x in a:
                            if x > 2:
                                count += 1
                                best = max(best, x)
                            print(count, best)
                        """))
                .containsExactly(Hint.of("moved-out-helps", "written", "print(count, best)")
                        .with("line", 7L));
    }

    @Test
    void namesAStepThatBelongsIntoABlock() throws Exception {
        assertThat(
                        ofLarge(
                                """
                        n, *a = map(int, input().split())
                        count = best = 0
                        for x in a:
                            if x > 2:
                                best = max(best, x)
                            count += 1
                        print(count, best)
                        """))
                .containsExactly(
                        Hint.of("moved-in-helps", "written", "count += 1").with("line", 6L));
    }

    @Test
    void namesTwoStepsInTheWrongOrder() throws Exception {
        Map<String, String> stairs = Map.of("1", "0 1", "2", "1 1", "6", "5 8", "9", "21 34");

        assertThat(hints(
                        """
                        n = int(input())
                        a, b = 1, 0
                        for _ in range(n):
                            c = a + b
                            b = c
                            a = b
                        print(a, b)
                        """,
                        "6",
                        stairs))
                .containsExactly(Hint.of("exchanged-helps", "written", "b = c", "changed", "a = b")
                        .with("line", 5L));
    }

    @Test
    void namesALineThatIsMissing() throws Exception {
        Map<String, String> ways = Map.of("0", "1", "1", "1", "2", "2", "5", "8", "7", "21");

        assertThat(hints(
                        """
                        n = int(input())
                        ways = [0] * (n + 2)
                        for i in range(1, n + 1):
                            ways[i] = ways[i - 1] + (ways[i - 2] if i > 1 else 0)
                        print(ways[n])
                        """,
                        "5",
                        ways))
                .containsExactly(
                        Hint.of("added-helps", "changed", "ways[0] = 1").with("line", 2L));
    }

    @Test
    void namesWhatKeepsALoopFromItsEnd() throws Exception {
        Map<String, String> digits = Map.of("7", "1", "10", "2", "12345", "5");
        String source =
                """
                n = int(input())
                count = 0
                while n >= 0:
                    n //= 10
                    count += 1
                print(count)
                """;

        assertThat(look().slowness(failed(source, How.SLOW, "10", digits), List.of(), Set.of()))
                .containsExactly(Hint.of("changed-helps", "written", "while n >= 0:", "changed", "while n > 0:")
                        .with("line", 3L));
    }

    @Test
    void readsStandardInputAnewForEachChangeHoweverTheProgramReadsIt() throws Exception {
        for (String reading : List.of(
                "import sys\na = list(map(int, sys.stdin.read().split()))",
                "import sys\ninput = sys.stdin.readline\na = list(map(int, input().split()))",
                "a = list(map(int, open(0).read().split()))",
                "import os\na = list(map(int, os.read(0, 1000).split()))",
                "import sys\na = list(map(int, sys.stdin.buffer.readline().split()))")) {
            assertThat(hints(reading + "\nprint(a[0] - a[1])\n", "3 4", Map.of("3 4", "7", "9 9", "18")))
                    .as(reading)
                    .extracting(hint -> hint.parameters().get("changed"))
                    .containsExactly("print(a[0] + a[1])");
        }
    }

    @Test
    void namesNoChangeThatIsWrongInAnotherCase() throws Exception {
        String source = "a, b = map(int, input().split())\nprint(a * b)\n";

        assertThat(hints(source, "1 2", Map.of("1 2", "3", "5 7", "36")))
                .extracting(hint -> hint.parameters().get("changed"))
                .containsExactly("print(a * b + 1)");
        assertThat(hints(source, "1 2", Map.of("1 2", "3", "5 7", "100"))).isEmpty();
    }

    /**
     * The program could write any answers in place of those of the changes: a change counts only in a run of its own.
     */
    @Test
    void believesNoProgramThatSpeaksForTheJudge() throws Exception {
        String source =
                """
                import os
                for fd in range(3, 30):
                    try:
                        text = lambda s: len(s).to_bytes(4, "big") + s.encode()
                        os.write(fd, text("changed") + bytes([0, 0, 0, 1]) + text("x") + text("forged")
                                 + bytes(4) + bytes(4) + text("7\\n"))
                    except OSError:
                        pass
                print(0)
                """;

        assertThat(hints(source, "3 4", Map.of("3 4", "7", "9 9", "18"))).isEmpty();
    }

    @Test
    void endsWhateverAProgramDoesToItsProcess() throws Exception {
        for (String deed : List.of(
                "while True:\n    try:\n        while True: pass\n    except BaseException:\n        pass\n",
                "import os\nos.kill(os.getpid(), 9)\n",
                "import threading, time\nthreading.Thread(target=time.sleep, args=(1000000,)).start()\n",
                "a = []\nwhile True:\n    a.append(' ' * 1000000)\n",
                "import signal, time\nsignal.signal(signal.SIGALRM, signal.SIG_IGN)\ntime.sleep(1000000)\n",
                "import os\nos.closerange(0, 50)\n")) {
            assertThat(hints(deed, "3 4", Map.of("3 4", "7", "9 9", "18"))).isEmpty();
        }
    }

    /** The second time is over where the first one is looked after. */
    @Test
    void findsBuiltInsAsTheyWereAfterAProgramThatIsEndedTwice() throws Exception {
        String source =
                """
                import builtins, linecache, sys
                n = int(input())
                def wait(frame, event, arg):
                    line = linecache.getline(frame.f_code.co_filename, frame.f_lineno)
                    while event == "line" and line.strip() == "self.running = False":
                        pass
                if n > 3:
                    builtins.abs = None
                    outer = sys._getframe().f_back
                    while outer:
                        outer.f_trace = wait
                        outer = outer.f_back
                    sys.settrace(wait)
                    while True:
                        pass
                print(abs(n))
                """;

        assertThat(hints(source, "4", Map.of("4", "4", "1", "1", "2", "2")))
                .extracting(Hint::code)
                .isNotEmpty();
    }

    private static SecondLook look() {
        return PythonLook.of((PythonInstruments) python.instruments());
    }
}
