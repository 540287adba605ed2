package judge.submission;

import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.source.LanguageNames;

/**
 * A contestant's submission to one problem, as a value: all results are about these bytes, and the files are not read
 * again.
 *
 * @param id a name that no other submission of the run has
 * @param contestant the folder's name under {@code solutions}, or the file's for a single check
 * @param problem the problem's id
 * @param sources in the order of their paths, up to the first that cannot be read; empty where there are none
 * @param fault the reason why sources are missing: too large, or not readable; empty where all are there
 * @param entry the file or class that is started, where the submitter says it; else it is found from the sources
 * @param companions files beside the sources that are no sources, such as data that the program reads; empty where
 *     contestants hand in
 */
public record Submission(
        String id,
        String contestant,
        String problem,
        List<SourceFile> sources,
        Optional<Reason> fault,
        Optional<String> entry,
        List<SourceFile> companions) {

    public Submission {
        sources = List.copyOf(sources);
        companions = List.copyOf(companions);
    }

    /** Makes a submission whose sources tell which of them is started. */
    public Submission(String id, String contestant, String problem, List<SourceFile> sources, Optional<Reason> fault) {
        this(id, contestant, problem, sources, fault, Optional.empty(), List.of());
    }

    /**
     * Makes a submission of bytes that were handed in.
     *
     * @param limitBytes all sources together; what is beyond it is left out and is the submission's fault
     * @throws IllegalArgumentException where a source's path does not stay within the submission, or two have the
     *     same
     */
    public static Submission of(
            String id, String contestant, String problem, List<SourceFile> sources, long limitBytes) {
        List<SourceFile> sorted =
                sources.stream().sorted(Comparator.comparing(SourceFile::path)).toList();
        Set<String> paths = new HashSet<>();
        long bytes = 0;
        for (int i = 0; i < sorted.size(); i++) {
            SourceFile source = sorted.get(i);
            if (!source.staysWithin() || !paths.add(source.path())) {
                throw new IllegalArgumentException("no path of a source: " + source.path());
            }
            bytes += source.content().length;
            if (bytes > limitBytes) {
                long all =
                        sorted.stream().mapToLong(one -> one.content().length).sum();
                Reason fault = Reason.of(ReasonCode.SOURCE_TOO_LARGE, "bytes", all, "limitBytes", limitBytes);
                return new Submission(id, contestant, problem, sorted.subList(0, i), Optional.of(fault));
            }
        }
        return new Submission(id, contestant, problem, sorted, Optional.empty());
    }

    /** The same with other sources. */
    public Submission with(List<SourceFile> others) {
        return new Submission(id, contestant, problem, others, fault, entry, companions);
    }

    /** The same, of which this file or class is started. */
    public Submission startedAt(String fileOrClass) {
        return new Submission(id, contestant, problem, sources, fault, Optional.of(fileOrClass), companions);
    }

    /** The same with these files beside its sources. */
    public Submission accompaniedBy(List<SourceFile> files) {
        return new Submission(id, contestant, problem, sources, fault, entry, files);
    }

    /** Tells whether what is read of the files tells a language, so that they can compile at all. */
    public static boolean isTold(List<SourceFile> files, LanguageNames languages) {
        List<String> read =
                sourcesAmong(files, languages).stream().map(SourceFile::path).toList();
        return !languages.told(read).isEmpty();
    }

    /**
     * Returns the files that would be read if they lay in a folder: sources only, and nothing in the folders that
     * systems leave behind.
     */
    public static List<SourceFile> sourcesAmong(List<SourceFile> files, LanguageNames languages) {
        return files.stream()
                .filter(file -> SourceWalk.isReached(file.path(), languages))
                .toList();
    }
}
