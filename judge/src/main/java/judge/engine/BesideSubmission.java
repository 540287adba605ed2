package judge.engine;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.language.Compilation.Compiled;
import judge.language.RunInput;
import judge.problem.Problem;
import judge.problem.ProcessStart;
import judge.problem.TestCase;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.verdict.Verdict;

/**
 * The files that a package puts beside a submission: sources that are compiled with it in place of its own of the same
 * name, and files that lie in its working folder. Files that the submission itself brings lie there, too, and beside
 * the program's entry: programs look for them in either place.
 *
 * @param problem the problem whose package it is
 * @param sources contents by their paths
 * @param files contents by their paths in the working folder
 * @param own the part of the files that the submission brings
 * @param ownProcess the hint for a program that fails, where one of the sources seems to start another process
 */
public record BesideSubmission(
        Problem problem,
        Map<String, byte[]> sources,
        Map<String, byte[]> files,
        Map<String, byte[]> own,
        Optional<Hint> ownProcess) {

    /** The verdicts that a program may get because the sandbox refused to start its process. */
    private static final Set<Verdict> MAY_COME_OF_REFUSAL = EnumSet.of(Verdict.RTE, Verdict.WA, Verdict.NO, Verdict.PE);

    private static final String PYTHON = ".py";
    /** The names that packages give to a file that calls the submission, even where no call can be seen. */
    private static final Set<String> DRIVERS = Set.of("__main__", "main", "grader");

    private static final Pattern IMPORT = Pattern.compile("^[ \\t]*(?:import|from)[ \\t]+(.+)$", Pattern.MULTILINE);

    public BesideSubmission {
        sources = Map.copyOf(sources);
        files = Map.copyOf(files);
        own = Map.copyOf(own);
    }

    /**
     * Collects the files for a submission in a language.
     *
     * @throws IOException naming a file that has changed since the package was read
     */
    public static BesideSubmission of(Problem problem, LanguageName language, Submission submission)
            throws IOException {
        Map<String, byte[]> sources = new HashMap<>();
        Map<String, byte[]> own = own(problem, submission);
        Map<String, byte[]> files = new HashMap<>(own);
        for (Map.Entry<String, Path> file :
                problem.extras().includedFor(language.code()).entrySet()) {
            byte[] content = problem.extras().constants().in(problem.content().read(file.getValue()));
            (language.isSource(file.getKey()) ? sources : files).put(file.getKey(), content);
        }
        return new BesideSubmission(problem, sources, files, own, ownProcess(sources, language));
    }

    /** Returns the submission's own files, without one that would be taken for its answer. */
    private static Map<String, byte[]> own(Problem problem, Submission submission) {
        Optional<String> answer = problem.judging().outputFile();
        return submission.companions().stream()
                .filter(file -> !answer.equals(Optional.of(file.path())))
                .collect(Collectors.toMap(SourceFile::path, SourceFile::content));
    }

    /**
     * Returns the program with all files that are laid down for it: a submission of several files may look for data
     * beside them.
     */
    public Compiled laidDown(Compiled compiled) {
        if (own.isEmpty() || compiled.entry().isEmpty()) {
            return compiled;
        }
        Map<String, byte[]> all = new HashMap<>(own);
        all.putAll(compiled.files());
        return new Compiled(all, compiled.entry(), compiled.charset(), compiled.diagnostics(), compiled.cpuTime());
    }

    private static Optional<Hint> ownProcess(Map<String, byte[]> sources, LanguageName language) {
        return new TreeMap<>(sources)
                .entrySet().stream()
                        .flatMap(source -> ProcessStart.in(source.getValue(), language.code())
                                .map(by -> Hint.of("package-starts-process", "file", source.getKey(), "name", by))
                                .stream())
                        .findFirst();
    }

    /** The submission as it is compiled; the same one where nothing is added, or where it cannot be compiled. */
    public Submission completed(Submission submission) {
        if (sources.isEmpty() || submission.fault().isPresent()) {
            return submission;
        }
        Map<String, SourceFile> all = new TreeMap<>();
        submission.sources().forEach(source -> all.put(source.path(), source));
        sources.forEach((path, content) -> all.put(path, new SourceFile(path, content)));
        Submission completed = submission.with(all.values().stream().toList());
        if (submission.entry().isPresent()) {
            return completed;
        }
        List<SourceFile> own = submission.sources().stream()
                .filter(source -> source.path().endsWith(PYTHON) && !sources.containsKey(source.path()))
                .toList();
        return driver(own).or(() -> onlyFile(own)).map(completed::startedAt).orElse(completed);
    }

    /**
     * Returns the package's file that calls the submission, whatever its name: in Python any file can be started. A
     * file that the submission calls is a library, although a module of the submission may have the name of one of its
     * modules.
     */
    private Optional<String> driver(List<SourceFile> own) {
        Set<String> modules = own.stream().map(source -> module(source.path())).collect(Collectors.toSet());
        List<String> drivers = sources.entrySet().stream()
                .filter(source -> source.getKey().endsWith(PYTHON) && imports(source.getValue(), modules))
                .map(Map.Entry::getKey)
                .toList();
        return Optional.of(drivers)
                .filter(found -> found.size() == 1)
                .map(found -> found.get(0))
                .filter(path -> own.stream().noneMatch(source -> imports(source.content(), Set.of(module(path)))));
    }

    /** The submission's only file is started as it would be without libraries, whatever they and it are called. */
    private Optional<String> onlyFile(List<SourceFile> own) {
        boolean drives = sources.keySet().stream()
                .filter(path -> path.endsWith(PYTHON))
                .anyMatch(path -> DRIVERS.contains(module(path).toLowerCase(Locale.ROOT)));
        return own.size() == 1 && !drives ? Optional.of(own.get(0).path()) : Optional.empty();
    }

    private static String module(String path) {
        return path.substring(0, path.length() - PYTHON.length()).replace('/', '.');
    }

    private static boolean imports(byte[] source, Set<String> modules) {
        return IMPORT.matcher(new String(source, StandardCharsets.ISO_8859_1))
                .results()
                .flatMap(found -> Stream.of(found.group(1).split(",")))
                .map(clause -> clause.strip().split("\\s", 2)[0])
                .anyMatch(modules::contains);
    }

    /** Returns the reason why a program failed, with the part that the package's own files may have in it. */
    Reason hinted(Verdict verdict, Reason reason) {
        boolean refused = MAY_COME_OF_REFUSAL.contains(verdict) || reason.code() == ReasonCode.WALL_TIME_EXCEEDED;
        return refused && ownProcess.isPresent()
                ? reason.with(Stream.concat(ownProcess.stream(), reason.hints().stream())
                        .toList())
                : reason;
    }

    /** Returns the input of a run on a test case: files of the case replace files of the same name for all cases. */
    public RunInput input(TestCase testCase, byte[] content) throws IOException {
        return RunInput.of(content, problem.judging(), testCase.arguments()).beside(files(testCase));
    }

    /** Returns the files that lie in the working folder in a test case. */
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
