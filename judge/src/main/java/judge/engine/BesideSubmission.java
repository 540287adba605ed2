package judge.engine;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import judge.language.RunInput;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.Submission;

/**
 * What a package puts beside a submission: sources that are compiled with it in place of its own of the same name, and
 * files that lie in its working folder.
 *
 * @param problem whose package it is
 * @param sources by their paths
 * @param files by their paths in the working folder
 */
public record BesideSubmission(Problem problem, Map<String, byte[]> sources, Map<String, byte[]> files) {

    public BesideSubmission {
        sources = Map.copyOf(sources);
        files = Map.copyOf(files);
    }

    /**
     * What there is for submissions in a language.
     *
     * @throws IOException naming a file that has changed since the package was read
     */
    public static BesideSubmission of(Problem problem, LanguageName language) throws IOException {
        Map<String, byte[]> sources = new HashMap<>();
        Map<String, byte[]> files = new HashMap<>();
        for (Map.Entry<String, Path> file :
                problem.extras().includedFor(language.code()).entrySet()) {
            byte[] content = problem.extras().constants().in(problem.content().read(file.getValue()));
            (language.isSource(file.getKey()) ? sources : files).put(file.getKey(), content);
        }
        return new BesideSubmission(problem, sources, files);
    }

    /** The submission as it is compiled; the same one where nothing is added, or where it cannot be compiled. */
    public Submission completed(Submission submission) {
        if (sources.isEmpty() || submission.fault().isPresent()) {
            return submission;
        }
        Map<String, SourceFile> all = new TreeMap<>();
        submission.sources().forEach(source -> all.put(source.path(), source));
        sources.forEach((path, content) -> all.put(path, new SourceFile(path, content)));
        return submission.with(all.values().stream().toList());
    }

    /** What a run on a test case gets: files of the case come in place of those for all. */
    public RunInput input(TestCase testCase, byte[] content) throws IOException {
        return RunInput.of(content, problem.judging(), testCase.arguments()).beside(files(testCase));
    }

    /** What lies in the working folder in a test case. */
    Map<String, byte[]> files(TestCase testCase) throws IOException {
        if (testCase.files().isEmpty()) {
            return files;
        }
        Map<String, byte[]> all = new HashMap<>(files);
        for (Map.Entry<String, Path> file : testCase.files().entrySet()) {
            all.put(file.getKey(), problem.content().read(file.getValue()));
        }
        return all;
    }
}
