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
import judge.submission.SubmissionFinder;
import org.apache.commons.io.file.PathUtils;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Hostile and odd programs in the languages that files describe: each gets the verdict of its folder, side by side, as
 * the processors share most; with {@code -Ddeeds.serial=true} one after the other. {@code -Dlanguage=CODE,CODE} chooses
 * languages.
 */
class LanguageDeedsIT {

    private static final Path DEEDS = Path.of("judge/src/test/resources/judge/deeds");
    private static final int LEAST = 12;

    @TempDir
    private Path temp;

    static Stream<LanguageName> ofFiles() {
        String wanted = System.getProperty("language", "");
        return LanguageNames.known().all().stream()
                .filter(one -> !LanguageNames.BUILT_IN.all().contains(one))
                .filter(one -> wanted.isEmpty() || List.of(wanted.split(",")).contains(one.code()));
    }

    @Test
    void deedsInPerlGetTheVerdictsOfTheirFolders() throws Exception {
        judges(LanguageNames.known().ofCode("perl").orElseThrow());
    }

    @Tag("languages")
    @ParameterizedTest
    @MethodSource("ofFiles")
    void deedsGetTheVerdictsOfTheirFolders(LanguageName name) throws Exception {
        judges(name);
    }

    private void judges(LanguageName name) throws Exception {
        int jobs = Boolean.getBoolean("deeds.serial") ? 1 : Processors.allowed().size() + 1;
        List<Path> deeds = deeds(name);
        assertThat(deeds).hasSizeGreaterThanOrEqualTo(LEAST);
        Problem problem = problem(name);
        Map<String, String> wrong = new TreeMap<>();
        ExecutorService threads = Executors.newFixedThreadPool(jobs);
        try (Toolchain toolchain = Toolchains.isolated(jobs)) {
            LocalJudge judge = new LocalJudge(toolchain, new JudgingRules(true, false, false));
            Map<Path, Future<Report>> reports = new TreeMap<>();
            for (Path deed : deeds) {
                reports.put(
                        deed,
                        threads.submit(() -> judge.judge(
                                SubmissionFinder.single(deed, problem.id())
                                        .read(problem.limits().codeBytes()),
                                problem)));
            }
            for (Map.Entry<Path, Future<Report>> entry : reports.entrySet()) {
                Report report = entry.getValue().get();
                String wanted = String.valueOf(entry.getKey().getParent().getFileName());
                if (!report.verdict().name().equals(wanted)) {
                    wrong.put(DEEDS.relativize(entry.getKey()).toString(), report.verdict() + " " + Reasons.of(report));
                }
            }
        } finally {
            threads.shutdown();
        }
        assertThat(wrong).isEmpty();
    }

    private static List<Path> deeds(LanguageName name) throws IOException {
        List<Path> deeds = new ArrayList<>();
        try (Stream<Path> files = Files.walk(DEEDS.resolve(name.code()))) {
            files.filter(file -> name.isTold(file.toString())).sorted().forEach(deeds::add);
        }
        return deeds;
    }

    /** The zoo's problem with a short limit of time, the same for all languages. */
    private Problem problem(LanguageName name) throws Exception {
        Path copy = temp.resolve("sum");
        PathUtils.copyDirectory(Zoo.PROBLEM, copy);
        Path yaml = copy.resolve("problem.yaml");
        Files.writeString(
                yaml, Files.readString(yaml).replace("time_limit: 2.0", "time_limit: 1.0\n  compilation_time: 10"));
        Path settings = copy.resolve("judge.yaml");
        Files.writeString(settings, Files.readString(settings) + name.code() + ": {time_multiplier: 1}\n");
        Files.deleteIfExists(copy.resolve("data/secret/1.in"));
        Files.deleteIfExists(copy.resolve("data/secret/1.ans"));
        return PackageReader.read(copy);
    }
}
