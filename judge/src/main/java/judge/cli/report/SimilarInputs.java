package judge.cli.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import judge.cli.command.CommandFailure;
import judge.cli.command.Inputs;
import judge.cli.command.Session;
import judge.gradebook.Gradebook;
import judge.gradebook.Paper;
import judge.handout.GivenCode;
import judge.problem.Problem;
import judge.report.ProblemSection;
import judge.similar.Work;
import judge.source.LanguageNames;
import judge.submission.Found;
import judge.submission.Skipped;
import judge.submission.SourceTexts;
import judge.submission.SubmissionFiles;

/** Reads the sources to compare with each other: the submissions of a run, or of a folder of solutions. */
record SimilarInputs(Session session, Path problems, Path reports) {

    /**
     * The works on one problem that are compared.
     *
     * @param problem the problem's id
     * @param title the title for people
     * @param baseCode the code that everybody was given
     */
    record Task(String problem, String title, List<Work> works, List<Work> baseCode) {}

    /**
     * Reads what is compared.
     *
     * @param given the paths of code that everybody was given
     * @param older runs or folders of solutions of earlier years
     */
    List<Task> read(Path what, List<String> only, List<Path> given, List<Path> older) throws CommandFailure {
        List<Work> base = new ArrayList<>();
        for (Path path : given) {
            base.add(baseCode(path));
        }
        List<Task> tasks = tasks(what, only, base);
        List<String> ids = tasks.stream().map(Task::problem).toList();
        for (Path folder : older) {
            Map<String, List<Work>> works = new HashMap<>();
            tasks(folder, ids, List.of()).forEach(task -> works.put(task.problem(), task.works()));
            tasks = tasks.stream()
                    .map(task -> with(works.getOrDefault(task.problem(), List.of()), folder, task))
                    .toList();
        }
        return tasks;
    }

    private static Task with(List<Work> older, Path folder, Task task) {
        List<Work> from = older.stream()
                .map(work -> new Work(work.name(), folder.toString(), work.sources()))
                .toList();
        return new Task(task.problem(), task.title(), both(task.works(), from), task.baseCode());
    }

    private List<Task> tasks(Path what, List<String> only, List<Work> base) throws CommandFailure {
        boolean solutions = Files.isDirectory(what)
                && !Files.exists(what.resolve("summary.json"))
                && !Files.exists(reports.resolve(what).resolve("summary.json"));
        List<Task> tasks = solutions ? ofSolutions(what, only, base) : ofRun(what, only, base);
        if (tasks.isEmpty()) {
            throw new CommandFailure("error.nothing-to-compare", "path", what);
        }
        return tasks;
    }

    private Work baseCode(Path folder) throws CommandFailure {
        if (!Files.exists(folder)) {
            throw new CommandFailure("error.no-path", "path", folder);
        }
        Map<String, String> sources = new TreeMap<>();
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(
                            file -> LanguageNames.known().isSource(file.toString()) && Files.isRegularFile(file))
                    .toList()) {
                String name = file.equals(folder)
                        ? file.getFileName().toString()
                        : folder.relativize(file).toString();
                sources.put(name, text(file));
            }
        } catch (IOException e) {
            throw session.readFailure(folder, e);
        }
        return new Work(folder.toString(), sources);
    }

    /** Read in the same way as a submission's sources. */
    private static String text(Path file) {
        SubmissionFiles single = new SubmissionFiles("", "", file, List.of(file));
        return String.join(
                "\n", SourceTexts.of(single.read(Integer.MAX_VALUE)).plain().values());
    }

    private List<Task> ofRun(Path run, List<String> only, List<Work> base) throws CommandFailure {
        Path folder = RunInputs.folder(run, reports);
        List<Task> tasks = new ArrayList<>();
        for (Paper paper : Gradebook.of(RunInputs.read(session, folder, false)).papers()) {
            String id = paper.problem().id();
            if ((only.isEmpty() || only.contains(id)) && !paper.works().isEmpty()) {
                tasks.add(new Task(id, id, paper.works(), both(given(paper.problem()), base)));
            }
        }
        return tasks;
    }

    /** A run may be of a problem whose package is elsewhere by now, or not sound any more. */
    private List<Work> given(ProblemSection problem) {
        try {
            return GivenCode.of(new Inputs(session, problems).problem(problem.id()));
        } catch (CommandFailure e) {
            return GivenCode.of(problem);
        }
    }

    private List<Task> ofSolutions(Path solutions, List<String> only, List<Work> base) throws CommandFailure {
        Inputs inputs = new Inputs(session, problems);
        Map<String, List<Work>> works = new LinkedHashMap<>();
        Found found = inputs.find(solutions, only, List.of());
        for (Skipped skipped : only.isEmpty() ? found.skipped() : List.<Skipped>of()) {
            String cause = skipped.cause().name().toLowerCase(Locale.ROOT);
            session.warn("warning.not-compared", "path", skipped.path(), "cause", cause);
        }
        for (SubmissionFiles submission : found.submissions()) {
            Problem problem = inputs.problem(submission.problem());
            Map<String, String> sources = SourceTexts.of(
                            submission.read(problem.limits().codeBytes()))
                    .plain();
            works.computeIfAbsent(submission.problem(), any -> new ArrayList<>())
                    .add(new Work(submission.contestant(), sources));
        }
        List<Task> tasks = new ArrayList<>();
        for (Map.Entry<String, List<Work>> entry : works.entrySet()) {
            List<Work> own = GivenCode.of(inputs.problem(entry.getKey()));
            tasks.add(new Task(entry.getKey(), entry.getKey(), entry.getValue(), both(own, base)));
        }
        return tasks;
    }

    private static List<Work> both(List<Work> some, List<Work> others) {
        return Stream.concat(some.stream(), others.stream()).toList();
    }
}
