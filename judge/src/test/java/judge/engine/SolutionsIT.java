package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import judge.problem.Problem;
import judge.problem.reading.ProblemLibrary;
import judge.reason.Code;
import judge.report.Report;
import judge.sandbox.kernel.Processors;
import judge.submission.SubmissionFiles;
import judge.submission.SubmissionFinder;
import judge.sudoku.reason.SudokuCode;
import judge.verdict.Verdict;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.TestFactory;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;

/** Every submission that ships gets, through the real sandbox, the verdict and the score that its README line says. */
@Isolated("measures")
class SolutionsIT {

    private static final Path SOLUTIONS = Path.of("solutions");

    /** The number of cases of a problem for a program that solves none: three cases show as much as twenty. */
    private static final int ENOUGH_CASES = 3;

    @TempDir
    private static Path temp;

    /** A line of the README's table. */
    private record Promise(String contestant, String problem, String verdict, String score) {

        static Promise of(String line) {
            String[] cells = line.split("\\|", -1);
            return new Promise(plain(cells[1]), plain(cells[2]), plain(cells[3]), plain(cells[4]));
        }

        private static String plain(String cell) {
            return cell.replace("`", "").strip();
        }

        Path folder() {
            return SOLUTIONS.resolve(contestant).resolve(problem);
        }

        /** The names of the mistakes in the submissions that ship for their mistakes. */
        private static final Map<String, Code> MISTAKES = Map.of(
                "off-by-one-weight/noip2009sudoku", SudokuCode.SCORE_BY_OTHER_WEIGHTS,
                "forgets-minus-one/noip2009sudoku", SudokuCode.ZERO_FOR_NONE,
                "first-completion/noip2009sudoku", SudokuCode.SCORE_OF_FIRST,
                "skips-last-puzzle/poj3074", SudokuCode.SUDOKU_LAST_MISSING,
                "prints-zeroes/poj3074", SudokuCode.SUDOKU_BLANKS_LEFT);

        void check(Report report) {
            assertThat(report.verdict().name()).as("%s", report.cases()).isEqualTo(verdict);
            if (!score.equals("-")) {
                assertThat(report.score()).as("%s", report.cases()).isEqualTo(Double.parseDouble(score));
            }
            Code mistake = MISTAKES.get(contestant + "/" + problem);
            if (mistake != null) {
                assertThat(report.cases())
                        .filteredOn(one -> one.verdict() == Verdict.WA)
                        .extracting(one -> String.valueOf(one.reason()))
                        .isNotEmpty()
                        .allMatch(reason -> reason.contains(mistake.name()));
            }
        }
    }

    /** The contestants whose programs are killed at their limit, on case after case: half a minute each. */
    private static final Set<String> SLOW = Set.of("plain-search", "cpp-plain-search");

    @TestFactory
    Stream<DynamicTest> everySubmissionGetsWhatTheReadmeSays() throws Exception {
        return judged(promises().stream()
                .filter(promise -> !SLOW.contains(promise.contestant()))
                .toList());
    }

    @TestFactory
    @Tag("repeated")
    Stream<DynamicTest> slowOnesDoSoToo() throws Exception {
        return judged(promises().stream()
                .filter(promise -> SLOW.contains(promise.contestant()))
                .toList());
    }

    private static Stream<DynamicTest> judged(List<Promise> promises) throws Exception {
        ProblemLibrary library = ProblemLibrary.open(Path.of("problems"));
        ProblemLibrary abridged = ProblemLibrary.open(abridged());
        Map<Promise, Future<Report>> reports = new LinkedHashMap<>();
        try (Toolchain toolchain = Toolchains.isolated(Integer.MAX_VALUE)) {
            LocalJudge local = new LocalJudge(toolchain, new JudgingRules(false, false, false));
            int atATime = Processors.allowed().size() + 1;
            Map<Promise, Task> submissions = new LinkedHashMap<>();
            Map<Problem, List<SubmissionFiles>> ahead = new LinkedHashMap<>();
            for (Promise promise : promises) {
                Problem problem = (promise.score().equals("0") ? abridged : library).problem(promise.problem());
                SubmissionFiles submission = SubmissionFinder.single(promise.folder(), problem.id());
                submissions.put(promise, new Task(submission, problem));
                ahead.computeIfAbsent(problem, any -> new ArrayList<>()).add(submission);
            }
            Judge judge = local.forRun(ahead, atATime);
            ExecutorService threads = Executors.newFixedThreadPool(atATime);
            submissions.forEach((promise, task) -> reports.put(
                    promise,
                    threads.submit(() -> judge.judge(
                            task.submission().read(task.problem().limits().codeBytes()), task.problem()))));
            threads.shutdown();
            for (Future<Report> report : reports.values()) {
                report.get();
            }
        }
        return reports.entrySet().stream()
                .map(entry -> DynamicTest.dynamicTest(entry.getKey().folder().toString(), () -> entry.getKey()
                        .check(entry.getValue().get())));
    }

    private record Task(SubmissionFiles submission, Problem problem) {}

    /** The problems, with the first secret cases only. */
    private static Path abridged() throws IOException {
        Path problems = Files.createTempDirectory(temp, "abridged-").resolve("problems");
        PathUtils.copyDirectory(Path.of("problems"), problems);
        try (Stream<Path> files = Files.walk(problems)) {
            List<Path> cases = files.filter(file -> file.getParent().endsWith("data/secret"))
                    .filter(file -> file.getFileName().toString().matches("\\d+\\.(in|ans)"))
                    .sorted()
                    .toList();
            for (Path file : cases) {
                int number = Integer.parseInt(file.getFileName().toString().replaceAll("\\D", ""));
                if (number > ENOUGH_CASES) {
                    Files.delete(file);
                }
            }
        }
        return problems;
    }

    /** The table, which must name every submission that there is. */
    private static List<Promise> promises() throws Exception {
        List<Promise> promises = new ArrayList<>();
        try (Stream<String> lines = Files.lines(SOLUTIONS.resolve("README.md"))) {
            lines.filter(line -> line.startsWith("|")).skip(2).map(Promise::of).forEach(promises::add);
        }
        try (Stream<Path> folders = Files.find(SOLUTIONS, 2, (path, attributes) -> path.getNameCount() == 3)) {
            assertThat(promises.stream().map(Promise::folder))
                    .containsExactlyInAnyOrderElementsOf(
                            folders.filter(Files::isDirectory).toList());
        }
        return promises;
    }
}
