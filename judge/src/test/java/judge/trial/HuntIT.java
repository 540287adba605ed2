package judge.trial;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import judge.engine.Toolchain;
import judge.engine.Toolchains;
import judge.hunt.Counterexample;
import judge.hunt.Hunt;
import judge.hunt.Trial;
import judge.hunt.TrialException;
import judge.knowledge.InputException;
import judge.knowledge.InputExplanation;
import judge.knowledge.InputSpace;
import judge.knowledge.Knowledge;
import judge.knowledge.Scope;
import judge.message.English;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.submission.SubmissionFinder;
import judge.sudoku.ShippedProblems;
import judge.sudoku.grid.Grid;
import judge.verdict.Verdict;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Order;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Hunts real programs in the real sandbox, and takes single pieces away from what was found. */
@Order(1)
@Tag("explanations")
class HuntIT {

    /** The time that an input takes by the hunt's clock: about as much as it takes beside other tests. */
    private static final Duration EACH = Duration.ofMillis(250);

    private static final Path LONGEST_RUN = Path.of("judge/src/test/resources/judge/hunted/longestrun");

    @AutoClose
    private static Toolchain toolchain;

    /** Tells a hunt's time by the inputs that were tried. */
    private final AtomicLong clock = new AtomicLong();

    private final Hunt.Listener listener = new Hunt.Listener() {
        @Override
        public void tried(int inputs) {
            clock.addAndGet(EACH.toNanos());
        }

        @Override
        public void climbed(int inputs, Duration slowest) {
            clock.addAndGet(EACH.toNanos());
        }

        @Override
        public void shrunk(String input) {}
    };

    @BeforeAll
    static void setsUpAToolchain() throws Exception {
        toolchain = Toolchains.open();
    }

    private static Trial trial(String path, Problem problem) throws Exception {
        return SandboxTrial.open(
                toolchain,
                SubmissionFinder.single(Path.of(path), problem.id())
                        .read(problem.limits().codeBytes()),
                problem);
    }

    @ParameterizedTest
    @CsvSource({
        "poj3074, problems/poj3074/submissions/wrong_answer/StopsAtABlankRow.java, NO",
        "noip2009sudoku, solutions/forgets-minus-one/noip2009sudoku, WA"
    })
    void findsAnInputWithoutASinglePieceTooMuch(String id, String path, Verdict verdict) throws Exception {
        Problem problem = PackageReader.read(Path.of("problems", id));
        Knowledge knowledge =
                ShippedProblems.knowledge(problem.judging().reference()).orElseThrow();
        try (Trial trial = trial(path, problem)) {
            Counterexample found = new Hunt(knowledge, trial, clock::get, listener)
                    .run(1, Duration.ofSeconds(60))
                    .counterexample()
                    .orElseThrow();

            assertThat(found.minimal()).isTrue();
            assertThat(knowledge.beyond(found.smallest())).isEmpty();
            assertMinimal(knowledge, trial, found.smallest(), verdict);
        }
    }

    /** The programs are right on all inputs of the contest. */
    @ParameterizedTest
    @CsvSource({
        "noip2009sudoku, solutions/xor-toggle/noip2009sudoku, hunt.beyond-clash",
        "poj3074, judge/src/test/resources/judge/hunted/GivesUpOnSeveralCompletions.java, hunt.beyond-completions"
    })
    void findsWhatIsOnlyWrongBeyondTheContestOnlyThere(String id, String path, String reason) throws Exception {
        Problem problem = PackageReader.read(Path.of("problems", id));
        Knowledge beyond =
                ShippedProblems.knowledge(problem.judging().reference().orElseThrow(), Scope.BEYOND);
        try (Trial trial = trial(path, problem)) {
            assertThat(new Hunt(beyond.promised(), trial, clock::get, listener)
                            .run(1, Duration.ofSeconds(4))
                            .counterexample())
                    .isEmpty();

            Counterexample found = new Hunt(beyond, trial, clock::get, listener)
                    .run(1, Duration.ofSeconds(60))
                    .counterexample()
                    .orElseThrow();

            assertThat(found.minimal()).isTrue();
            assertThat(beyond.beyond(found.smallest()))
                    .get()
                    .extracting(InputExplanation.Note::key)
                    .isEqualTo(reason);
            assertMinimal(beyond, trial, found.smallest(), Verdict.WA);
        }
    }

    private static void assertMinimal(InputSpace space, Trial trial, String smallest, Verdict verdict)
            throws Exception {
        assertThat(space.isLegal(smallest)).isTrue();
        assertThat(trial.run(smallest).verdict()).isEqualTo(verdict);
        for (int kind = 0; kind < space.pieces(smallest).size(); kind++) {
            for (int piece = 0; piece < space.pieces(smallest).get(kind); piece++) {
                String without = space.without(smallest, kind, piece, piece + 1);
                assertThat(space.isLegal(without) && trial.run(without).verdict() == verdict)
                        .as("it still fails on %s", without)
                        .isFalse();
            }
        }
    }

    /** The programs of articles toggle masks with xor, so that a digit that is given twice is free again. */
    @ParameterizedTest
    @CsvSource({
        "lowbit-mask, false",
        "acwing-mask, false",
        "dancing-links, false",
        "plain-search, false",
        "pruned-search, false",
        "xor-toggle, true"
    })
    void tellsWhichCounterpartsOfArticlesFailOnContradictoryGivens(String contestant, boolean fails) throws Exception {
        Problem problem = PackageReader.read(Path.of("problems/noip2009sudoku"));
        Knowledge knowledge =
                ShippedProblems.knowledge(problem.judging().reference().orElseThrow(), Scope.BEYOND);
        List<String> contradictory = IntStream.range(0, knowledge.kinds())
                .mapToObj(number -> knowledge.input(1, number))
                .filter(input -> Grid.parseNumbers(input).firstClash().isPresent())
                .toList();

        try (Trial trial = trial("solutions/" + contestant + "/noip2009sudoku", problem)) {
            Set<Verdict> verdicts = new HashSet<>();
            for (String input : contradictory) {
                verdicts.add(trial.run(input).verdict());
            }

            assertThat(contradictory).hasSize(3);
            assertThat(verdicts.contains(Verdict.WA)).isEqualTo(fails);
            assertThat(fails || verdicts.equals(Set.of(Verdict.AC))).isTrue();
        }
    }

    /**
     * A problem that the judge knows nothing of: inputs by its generator, legal by its validator, answers by its jury.
     */
    @Test
    void huntsWithWhatAPackageBrings() throws Exception {
        Problem problem = PackageReader.read(LONGEST_RUN);
        InputSpace space = PackageInputs.of(toolchain, problem).orElseThrow();
        try (Trial trial = trial(LONGEST_RUN + "/submissions/wrong_answer/LosesTheLastRun.java", problem)) {
            Counterexample found = new Hunt(space, trial, clock::get, listener)
                    .run(1, Duration.ofSeconds(30))
                    .counterexample()
                    .orElseThrow();

            assertThat(found.found())
                    .isEqualTo(space.input(1, found.number().orElseThrow()))
                    .isNotEqualTo(found.smallest());
            assertThat(found.smallest()).isEqualTo("2\n0 0\n");
            assertThat(found.finding().expected()).asString().isEqualTo("2\n");
            assertThat(found.finding().found()).asString().isEqualTo("1\n");
            assertThat(found.minimal()).isTrue();
            assertMinimal(space, trial, found.smallest(), Verdict.WA);
        }
    }

    @Test
    void blamesAGeneratorForAnIllegalInput(@TempDir Path temp) throws Exception {
        Path folder = copyOfLongestRun(temp);
        Files.writeString(
                folder.resolve("generators/AnyMarks.java"),
                """
                class AnyMarks {
                    public static void main(String[] args) {
                        System.out.println(0);
                    }
                }
                """);
        InputSpace space =
                PackageInputs.of(toolchain, PackageReader.read(folder)).orElseThrow();

        assertThat(space.input(1, 0)).isEqualTo("5\n1 7 7 7 2\n");
        assertThatThrownBy(() -> space.input(1, 1))
                .isInstanceOf(InputException.class)
                .extracting(English::message)
                .asString()
                .startsWith("what \"generators/AnyMarks.java 1000004 1\" makes is refused by"
                        + " input_validators/Marks.java:");
    }

    @Test
    void blamesTheJuryWhereItFailsItself(@TempDir Path temp) throws Exception {
        Path folder = copyOfLongestRun(temp);
        Files.writeString(
                folder.resolve("submissions/accepted/Runs.java"),
                """
                class Runs {
                    public static void main(String[] args) {
                        System.exit(1);
                    }
                }
                """);
        Problem problem = PackageReader.read(folder);

        try (Trial trial = trial(folder + "/submissions/wrong_answer/LosesTheLastRun.java", problem)) {
            assertThatThrownBy(() -> trial.run("1\n0\n"))
                    .isInstanceOf(TrialException.class)
                    .extracting(English::message)
                    .asString()
                    .isEqualTo("the answers come from submissions/accepted/Runs.java, which fails itself:"
                            + " RTE (ended with exit status 1)");
        }
    }

    @Test
    void doesNotHuntWithoutAGeneratorOrAValidator(@TempDir Path temp) throws Exception {
        Path folder = copyOfLongestRun(temp);
        Files.delete(folder.resolve("generators/AnyMarks.java"));

        assertThat(PackageInputs.of(toolchain, PackageReader.read(folder))).isEmpty();
    }

    private static Path copyOfLongestRun(Path temp) throws Exception {
        PathUtils.copyDirectory(LONGEST_RUN, temp.resolve("longestrun"));
        return temp.resolve("longestrun");
    }
}
