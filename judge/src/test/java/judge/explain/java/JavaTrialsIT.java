package judge.explain.java;

import static judge.explain.change.FailedPrograms.example;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.explain.change.FailedPrograms;
import judge.explain.look.SecondLook.Example;
import judge.explain.look.SecondLook.How;
import judge.language.Language;
import judge.language.java.JavaInstruments;
import judge.reason.Hint;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Programs in Java with one slip each, and the small change that the judge finds by trying. */
@Order(2)
@Tag("explanations")
class JavaTrialsIT {

    /** The sum of the numbers of a line. */
    private static final Map<String, String> SUMS =
            Map.of("3 1 2 3", "6", "2 2000000000 2000000000", "4000000000", "1 5", "5", "2 -7 3", "-4");

    @AutoClose
    private static Toolchain toolchain;

    private static Language java;

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.unhurried();
        java = toolchain.languages().of(FailedPrograms.submission("Main.java", ""));
    }

    private static List<Hint> ofSum(String source, How how, String failing) throws Exception {
        List<Example> examples = new ArrayList<>(List.of(example(failing, SUMS.getOrDefault(failing, ""))));
        SUMS.forEach((input, answer) -> {
            if (!input.equals(failing)) {
                examples.add(example(input, answer));
            }
        });
        return JavaLook.of((JavaInstruments) java.instruments())
                .hints(
                        FailedPrograms.failed(
                                FailedPrograms.submission("Main.java", source), java, how, List.of(), examples),
                        Set.of());
    }

    private static String program(String declared, String loop) {
        return """
                import java.util.*;
                public class Main {
                    public static void main(String[] args) {
                        Scanner in = new Scanner(System.in);
                        int n = in.nextInt();
                        %s
                        %s
                        System.out.println(sum);
                    }
                }
                """
                .formatted(declared, loop);
    }

    @Test
    void saysWhyAChangeHelps() throws Exception {
        assertThat(ofSum(
                        program("int sum = 0;", "for (int i = 0; i < n; i++) sum += in.nextInt();"),
                        How.WRONG,
                        "2 2000000000 2000000000"))
                .containsExactly(
                        Hint.of("java-int-overflow", "changed", "long sum").with("line", 6L));
    }

    @Test
    void saysWhatWouldBeRightWhereItDoesNotKnowWhy() throws Exception {
        assertThat(ofSum(
                        program("long sum = 0;", "for (int i = 0; i <= n; i++) sum += in.nextInt();"),
                        How.CRASHED,
                        "3 1 2 3"))
                .containsExactly(Hint.of(
                                "changed-helps",
                                "written",
                                "for (int i = 0; i <= n; i++) sum += in.nextInt();",
                                "changed",
                                "for (int i = 0; i < n; i++) sum += in.nextInt();")
                        .with("line", 7L));
    }

    @Test
    void triesProgramsThatBeginAThreadAndThatEndTheProcess() throws Exception {
        String source =
                """
                import java.util.*;
                public class Main implements Runnable {
                    public static void main(String[] args) { new Thread(null, new Main(), "", 1 << 28).start(); }
                    public void run() {
                        Scanner in = new Scanner(System.in);
                        long sum = 0;
                        for (int n = in.nextInt(); n > 1; n--) sum += in.nextInt();
                        System.out.println(sum);
                        System.out.flush();
                        System.exit(0);
                    }
                }
                """;

        assertThat(ofSum(source, How.WRONG, "3 1 2 3"))
                .extracting(hint -> hint.parameters().get("line"))
                .containsExactly(7L);
    }

    @Test
    void saysNothingWhereNoSmallChangeMakesItRight() throws Exception {
        assertThat(ofSum(program("String sum = \"none\";", ""), How.WRONG, "3 1 2 3"))
                .isEmpty();
    }

    /** The program's sums are wrong where the first number is another one. */
    @Test
    void namesWhatIsAMistakeByItselfWhereThereAreMore() throws Exception {
        String source =
                """
                import java.util.*;
                public class Main {
                    public static void main(String[] args) {
                        String[] words = new Scanner(System.in).nextLine().split(" ");
                        long sum = 0;
                        for (String one : words) sum += Long.parseLong(one);
                        if (words[0] == "3") sum -= 3;
                        else if (sum > 8) sum -= 2;
                        System.out.println(sum);
                    }
                }
                """;

        assertThat(ofSum(source, How.WRONG, "3 1 2 3"))
                .containsExactly(Hint.of("java-text-same").with("line", 7L));
    }

    /** A change that is right in the case that failed alone is none. */
    @Test
    void saysNothingOfAChangeThatIsWrongInAnotherCase() throws Exception {
        assertThat(ofSum(program("long sum = 4;", ""), How.WRONG, "1 5")).isEmpty();
    }

    @Test
    void isSoonThroughWithProgramsThatDoNotEndOrTakeAllMemory() throws Exception {
        for (String endless : List.of(
                "while (true) try { while (true) n++; } catch (Throwable t) { n--; }",
                "List<long[]> all = new ArrayList<>(); while (n > 0) all.add(new long[1 << 20]);",
                "new Object() { void call() { try { call(); } finally { call(); } } }.call();")) {
            assertThat(ofSum(program("long sum = 0;", endless), How.WRONG, "3 1 2 3"))
                    .as(endless)
                    .isEmpty();
        }
    }

    @Test
    void saysNothingOfWhatDoesNotCompile() throws Exception {
        assertThat(ofSum("class {", How.WRONG, "3 1 2 3")).isEmpty();
    }
}
