package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import judge.problem.Problem;
import judge.problem.reading.PackageReader;
import judge.report.Report;
import judge.sandbox.kernel.Processors;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.SubmissionFiles;
import judge.submission.SubmissionFinder;
import judge.verdict.Verdict;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Hostile and odd programs in the languages that files describe: each gets the verdict of its folder, side by side, as
 * the processors share most; with {@code -Ddeeds.serial=true} one after the other. What never ends is run once, and
 * what the compiler never ends with is compiled for a short time at most. {@code -Dlanguage=CODE,CODE} chooses
 * languages.
 */
class LanguageDeedsIT {

    private static final Path DEEDS = Path.of("judge/src/test/resources/judge/deeds");
    private static final int LEAST = 12;
    private static final String PERL = "perl";
    private static final String ENDLESS = Verdict.TLE.name();
    private static final String REFUSED = Verdict.CE.name();
    /** The words in the name of a deed that its compiler would never end with. */
    private static final String NEVER = "without-end";

    private static final int JOBS =
            Boolean.getBoolean("deeds.serial") ? 1 : Processors.allowed().size() + 1;

    @TempDir
    private Path temp;

    static Stream<LanguageName> ofFiles() {
        String wanted = System.getProperty("language", "");
        return LanguageNames.known().all().stream()
                .filter(one -> !LanguageNames.BUILT_IN.all().contains(one)
                        && !one.code().equals(PERL))
                .filter(one -> wanted.isEmpty() || List.of(wanted.split(",")).contains(one.code()));
    }

    @Test
    void deedsInPerlGetTheVerdictsOfTheirFolders() throws Exception {
        judges(LanguageNames.known().ofCode(PERL).orElseThrow());
    }

    @Tag("languages")
    @ParameterizedTest
    @MethodSource("ofFiles")
    void deedsGetTheVerdictsOfTheirFolders(LanguageName name) throws Exception {
        judges(name);
    }

    private void judges(LanguageName name) throws Exception {
        List<Path> deeds = deeds(name);
        assertThat(deeds).hasSizeGreaterThanOrEqualTo(LEAST);
        Map<String, String> wrong = new TreeMap<>();
        ExecutorService threads = Executors.newFixedThreadPool(JOBS);
        try (Toolchain toolchain = Toolchains.isolated(JOBS)) {
            Map<Path, Future<Report>> reports = begun(deeds, toolchain, threads, name);
            for (Map.Entry<Path, Future<Report>> entry : reports.entrySet()) {
                Report report = entry.getValue().get();
                if (!report.verdict().name().equals(folder(entry.getKey()))) {
                    wrong.put(DEEDS.relativize(entry.getKey()).toString(), report.verdict() + " " + Reasons.of(report));
                }
            }
        } finally {
            threads.shutdown();
        }
        assertThat(wrong).isEmpty();
    }

    /** The reports: those whose compiler is to end by itself are judged as a class is, compiled together. */
    private Map<Path, Future<Report>> begun(
            List<Path> deeds, Toolchain toolchain, ExecutorService threads, LanguageName name) throws Exception {
        Problem problem = problem(name, 10, 10);
        Problem shortOfTime = problem(name, 1, 10);
        Problem hasty = problem(name, 1, 3);
        LocalJudge once = new LocalJudge(toolchain, JudgingRules.once());
        LocalJudge fair = new LocalJudge(toolchain, new JudgingRules(true, false, false));
        Map<Path, SubmissionFiles> together = new TreeMap<>();
        Map<Path, SubmissionFiles> endless = new TreeMap<>();
        Map<Path, SubmissionFiles> alone = new TreeMap<>();
        for (Path deed : deeds) {
            (compilesWithoutEnd(deed) ? alone : folder(deed).equals(ENDLESS) ? endless : together)
                    .put(deed, SubmissionFinder.single(deed, problem.id()));
        }
        Map<Path, Future<Report>> reports = new TreeMap<>();
        reports.putAll(submitted(together, fair.forRun(run(problem, together), JOBS), problem, threads));
        reports.putAll(submitted(endless, once.forRun(run(shortOfTime, endless), JOBS), shortOfTime, threads));
        reports.putAll(submitted(alone, fair, hasty, threads));
        return reports;
    }

    private static boolean compilesWithoutEnd(Path deed) {
        return folder(deed).equals(REFUSED) && deed.getFileName().toString().contains(NEVER);
    }

    private static Map<Problem, List<SubmissionFiles>> run(Problem problem, Map<Path, SubmissionFiles> submissions) {
        return Map.of(problem, List.copyOf(submissions.values()));
    }

    private static Map<Path, Future<Report>> submitted(
            Map<Path, SubmissionFiles> submissions, Judge judge, Problem problem, ExecutorService threads) {
        Map<Path, Future<Report>> judged = new TreeMap<>();
        submissions.forEach((deed, files) -> judged.put(
                deed,
                threads.submit(() -> judge.judge(files.read(problem.limits().codeBytes()), problem))));
        return judged;
    }

    private static String folder(Path deed) {
        return String.valueOf(deed.getParent().getFileName());
    }

    /** The deeds below a folder for each verdict: files, and folders of programs of several. */
    private static List<Path> deeds(LanguageName name) throws IOException {
        List<Path> deeds = new ArrayList<>();
        try (Stream<Path> all = Files.walk(DEEDS.resolve(name.code()), 2)) {
            all.filter(deed -> name.isTold(deed.toString())
                            || (Files.isDirectory(deed)
                                    && deed.getParent().getParent().endsWith(name.code())))
                    .sorted()
                    .forEach(deeds::add);
        }
        return deeds;
    }

    /**
     * The zoo's problem with a limit of time, the same for all languages, and one for compiling, in seconds. The first
     * is short for what never ends alone: anything else ends by itself, on a slow machine later.
     */
    private Problem problem(LanguageName name, int running, int compiling) throws Exception {
        Path copy =
                Files.createDirectories(temp.resolve(running + "-" + compiling)).resolve("sum");
        PathUtils.copyDirectory(Zoo.PROBLEM, copy);
        Path yaml = copy.resolve("problem.yaml");
        Files.writeString(
                yaml,
                Files.readString(yaml)
                        .replace("time_limit: 2.0", "time_limit: " + running + "\n  compilation_time: " + compiling));
        Path settings = copy.resolve("judge.yaml");
        Files.writeString(settings, Files.readString(settings) + name.code() + ": {time_multiplier: 1}\n");
        Files.deleteIfExists(copy.resolve("data/secret/1.in"));
        Files.deleteIfExists(copy.resolve("data/secret/1.ans"));
        return PackageReader.read(copy);
    }
}
