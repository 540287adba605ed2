package judge.engine;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import judge.HostVersions;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.verdict.Verdict;
import org.apache.commons.io.file.PathUtils;

/** Finds the deeds of the zoo. */
public final class Zoo {

    public static final Path DEEDS = Path.of("judge/src/test/resources/judge/submissions");
    public static final Path PROBLEM = Path.of("judge/src/test/resources/judge/problems/sum");

    private static final Map<String, Verdict> FOLDERS = Map.of(
            "accepted", Verdict.AC,
            "wrong_answer", Verdict.WA,
            "time_limit_exceeded", Verdict.TLE,
            "memory_limit_exceeded", Verdict.MLE,
            "output_limit_exceeded", Verdict.OLE,
            "run_time_error", Verdict.RTE,
            "no_output", Verdict.NO,
            "compile_error", Verdict.CE);

    /** The key of what verdict other versions of a compiler or a runtime give, by the name of its folder. */
    static final String VERDICT = "verdict";

    private Zoo() {}

    /**
     * A copy of {@link #PROBLEM} below a folder, with the sample and the secret case whose answer nobody has seen: what
     * one case leaves for the next shows with two. With {@code -Dzoo.cases=3} the third is there, too.
     */
    static Path problem(Path below) throws IOException {
        Path copy = below.resolve(PROBLEM.getFileName());
        PathUtils.copyDirectory(PROBLEM, copy);
        if (Integer.getInteger("zoo.cases", 2) < 3) {
            Files.delete(copy.resolve("data/secret/1.in"));
            Files.delete(copy.resolve("data/secret/1.ans"));
        }
        return copy;
    }

    /** All deeds that are kept as plain files, sorted. */
    static List<Path> deeds() {
        try (Stream<Path> folders = Files.list(DEEDS)) {
            return folders.filter(Files::isDirectory)
                    .flatMap(Zoo::entries)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Stream<Path> entries(Path folder) {
        try (Stream<Path> entries = Files.list(folder)) {
            return entries.toList().stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The assertions on a deed beside its verdict, as they hold on this host, by their key. */
    static Map<String, String> expected(Path deed) {
        Path file = deed.resolve("expect.txt");
        if (!Files.exists(file)) {
            return Map.of();
        }
        try (Stream<String> lines = Files.lines(file)) {
            return HostVersions.expected(lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Returns the expected verdict of a deed, by the name of its folder; where other versions give another one, by the
     * file that says so.
     */
    public static Verdict verdict(Path deed) {
        String folder = Objects.requireNonNull(deed.getParent()).getFileName().toString();
        return Objects.requireNonNull(FOLDERS.get(expected(deed).getOrDefault(VERDICT, folder)), deed.toString());
    }

    /** Chooses as many deeds of each language as of the others, spread over all of the language. */
    public static List<Path> spread(int many) {
        Map<Optional<LanguageName>, List<Path>> languages = new LinkedHashMap<>();
        for (Path deed : deeds()) {
            languages.computeIfAbsent(language(deed), any -> new ArrayList<>()).add(deed);
        }
        languages.remove(Optional.<LanguageName>empty());
        if (languages.size() != LanguageNames.BUILT_IN.all().size()) {
            throw new IllegalStateException("no deeds in some language: " + languages.keySet());
        }
        List<Path> chosen = new ArrayList<>();
        int rest = many;
        int left = languages.size();
        for (List<Path> deeds : languages.values()) {
            int share = (rest + left - 1) / left;
            IntStream.range(0, share).forEach(i -> chosen.add(deeds.get(i * deeds.size() / share)));
            rest -= share;
            left--;
        }
        return chosen;
    }

    private static Optional<LanguageName> language(Path deed) {
        try (Stream<Path> files = Files.walk(deed)) {
            return LanguageNames.BUILT_IN.of(files.map(Path::toString).toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
