package judge.service.contest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import judge.clics.ClicsSubmission.Run;
import judge.database.Tables;
import judge.online.AssignedProblem;
import judge.problem.Problem;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;
import judge.service.problem.ProblemPackages;
import judge.service.submission.SourceZip;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/**
 * Keeps facts that never change and take a while to find out: limits of problems, languages of sources, runs of
 * reports.
 */
final class ContestFacts {

    private static final int MOST_LANGUAGES = 200_000;
    private static final int MOST_REPORTS = 20_000;
    private static final long NANOS = 1_000_000;

    private final ProblemPackages packages;
    private final Map<Long, Limits> limits = new ConcurrentHashMap<>();
    private final Map<String, String> languages = new Kept<>(MOST_LANGUAGES);
    private final Map<String, List<Run>> runs = new Kept<>(MOST_REPORTS);

    ContestFacts(ProblemPackages packages) {
        this.packages = packages;
    }

    /** The limits of a version of a problem. */
    record Limits(long timeMillis, long memoryBytes, long outputBytes, long codeBytes, int cases, String name) {}

    private static final class Kept<V> extends LinkedHashMap<String, V> {

        private static final long serialVersionUID = 1L;
        private final int most;

        private Kept(int most) {
            super(64, 0.75F, true);
            this.most = most;
        }

        @Override
        protected boolean removeEldestEntry(Map.Entry<String, V> eldest) {
            return size() > most;
        }
    }

    /** The versions of problems among these that it has yet to learn. */
    Set<Long> unknown(List<AssignedProblem> assigned) {
        return assigned.stream()
                .map(AssignedProblem::version)
                .filter(version -> limits(version) == null)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Looks versions of problems up that are not known yet; not within a transaction. */
    void learn(Set<Long> versions) {
        for (long version : versions) {
            limits.computeIfAbsent(version, this::read);
        }
    }

    private Limits read(long version) {
        Problem problem = packages.problem(version);
        Map<String, String> names = problem.names();
        return new Limits(
                problem.limits().cpuTime().toNanos() / NANOS,
                problem.limits().memoryBytes(),
                problem.limits().outputBytes(),
                problem.limits().codeBytes(),
                problem.data().cases().size(),
                names.getOrDefault("en", names.values().iterator().next()));
    }

    /** Returns the limits of a version; null: they are not known yet. */
    @Nullable
    Limits limits(long version) {
        return limits.get(version);
    }

    /** The code of the language that sources are in. */
    String language(Tables tables, String sources) {
        synchronized (languages) {
            @Nullable String known = languages.get(sources);
            if (known != null) {
                return known;
            }
        }
        List<String> paths = SourceZip.read(tables.blobs().get(sources)).stream()
                .map(SourceFile::path)
                .collect(Collectors.toList());
        LanguageNames all = LanguageNames.known();
        String language =
                all.of(paths).map(LanguageName::code).orElse(all.all().get(0).code());
        synchronized (languages) {
            languages.put(sources, language);
        }
        return language;
    }

    /** The cases that were run, by a report's digest. */
    List<Run> runs(Tables tables, @Nullable String hash) {
        if (hash == null) {
            return List.of();
        }
        synchronized (runs) {
            @Nullable List<Run> known = runs.get(hash);
            if (known != null) {
                return known;
            }
        }
        List<Run> read = runs(report(tables, hash));
        synchronized (runs) {
            runs.put(hash, read);
        }
        return read;
    }

    private static Report report(Tables tables, String hash) {
        try {
            return new ReportJson().readReport(tables.blobs().get(hash), Path.of(hash));
        } catch (ReportFormatException e) {
            throw new IllegalStateException("a stored report cannot be read: " + e.getMessage(), e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Run> runs(Report report) {
        List<Run> read = new ArrayList<>();
        for (int i = 0; i < report.cases().size(); i++) {
            CaseSection one = report.cases().get(i);
            if (one.verdict() != Verdict.SK && one.verdict() != Verdict.JE) {
                read.add(new Run(i + 1, one.verdict().name(), one.cpuTimeMillis()));
            }
        }
        return List.copyOf(read);
    }
}
