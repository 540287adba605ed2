package judge.cli.problem;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.cli.command.CommandFailure;
import judge.cli.command.Converters;
import judge.cli.command.ExitStatus;
import judge.cli.command.Inputs;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProjectFolder;
import judge.cli.command.RememberedProblem;
import judge.cli.command.Session;
import judge.knowledge.Knowledge;
import judge.language.file.FileLanguages;
import judge.language.file.LanguageFile;
import judge.problem.Problem;
import judge.problem.TestCase;
import judge.problem.question.AnswerSheet;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.sudoku.ShippedProblems;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code judge new}: a program to start from, the samples, and how to check it. */
@Command(name = "new")
public final class NewCommand implements Callable<Integer> {

    private static final Pattern PICTURE = Pattern.compile("[a-zA-Z0-9_][a-zA-Z0-9_-]*\\.(?:png|jpe?g|gif|svg|webp)");

    private final JudgeCommand judge;

    @Parameters(index = "0", paramLabel = "PROBLEM", descriptionKey = "problem-id")
    private @Nullable String id;

    @Option(names = "--dir", paramLabel = "DIR")
    private Path folder = Path.of(".");

    /** Taken apart below: it may be one of the user's own, which are known only once all options are. */
    @Option(names = "--language", paramLabel = "LANGUAGE")
    private String code = LanguageName.JAVA.code();

    private LanguageName language = LanguageName.JAVA;

    @Option(names = "--problems", paramLabel = "DIR", descriptionKey = "problems")
    private Path problems = ProjectFolder.named("problems");

    public NewCommand(JudgeCommand judge) {
        this.judge = judge;
    }

    @Override
    public Integer call() throws CommandFailure {
        Session session = judge.session();
        language = chosen(session);
        String name = Objects.requireNonNull(id);
        Problem problem = new Inputs(session, problems).problem(name);
        Path target = folder.normalize();
        Map<Path, byte[]> files = files(session, problem, target);
        requireNoOther(files);
        for (Map.Entry<Path, byte[]> file : files.entrySet()) {
            write(session, file.getKey(), file.getValue());
        }
        if (files.isEmpty()) {
            session.out().println(session.text("new.all-there"));
        }
        session.out().println(session.text("new.check"));
        session.out()
                .println("  "
                        + session.services()
                                .command()
                                .with(problems, "check", target.resolve(source(problem)), "--problem", name));
        return ExitStatus.OK;
    }

    private LanguageName chosen(Session session) throws CommandFailure {
        LanguageNames all = LanguageNames.known();
        return all.ofCode(Converters.Language.code(code))
                .orElseThrow(() -> new CommandFailure(
                        "usage.bad-value",
                        "option",
                        "--language",
                        "value",
                        code,
                        "wanted",
                        session.text("usage.wanted.language", "codes", all.codes())));
    }

    /** Takes out what is there already; all files are checked before any is written, as half of them are of no use. */
    private static void requireNoOther(Map<Path, byte[]> files) throws CommandFailure {
        List<String> others = new ArrayList<>();
        for (Map.Entry<Path, byte[]> file : List.copyOf(files.entrySet())) {
            if (isThere(file.getKey(), file.getValue())) {
                files.remove(file.getKey());
            } else if (Files.exists(file.getKey(), LinkOption.NOFOLLOW_LINKS)) {
                others.add(file.getKey().toString());
            }
        }
        if (!others.isEmpty()) {
            throw new CommandFailure("error.exists", "file", String.join(", ", others), "option", "--dir");
        }
    }

    /** Tells whether a file has these bytes already. */
    private static boolean isThere(Path file, byte[] content) {
        try {
            return Files.isRegularFile(file, LinkOption.NOFOLLOW_LINKS)
                    && Files.size(file) == content.length
                    && Arrays.equals(Files.readAllBytes(file), content);
        } catch (IOException e) {
            return false;
        }
    }

    /** A class is called like its file. */
    private String source(Problem problem) {
        if (problem.type().questions()) {
            return AnswerSheet.FILE;
        }
        String stem = language.equals(LanguageName.JAVA) ? "Main" : "main";
        return LanguageNames.known().sourceName(stem, language);
    }

    private String ending() {
        return language.endings().get(0);
    }

    private Map<Path, byte[]> files(Session session, Problem problem, Path target) throws CommandFailure {
        Map<Path, byte[]> files = new LinkedHashMap<>();
        files.put(target.resolve(source(problem)), starter(session, problem).getBytes(StandardCharsets.UTF_8));
        for (TestCase sample : problem.data().sampleRuns()) {
            files.put(target.resolve(sample.name() + ".in"), read(session, sample.input()));
            files.put(target.resolve(sample.name() + ".ans"), read(session, sample.answer()));
        }
        statement(session, problem, target, files);
        files.put(
                target.resolve(RememberedProblem.FILE),
                RememberedProblem.line(problem.id(), problems).getBytes(StandardCharsets.UTF_8));
        return files;
    }

    /** A program that does nothing yet, or a file for the answers to questions. */
    private String starter(Session session, Problem problem) throws CommandFailure {
        if (problem.data().questions().isPresent()) {
            return AnswerSheet.blank(
                    problem.data().questions().get(),
                    session.messages().language().tag());
        }
        return program(problem).replace("@TODO@", session.text("new.todo"));
    }

    private String program(Problem problem) throws CommandFailure {
        if (!LanguageNames.BUILT_IN.all().contains(language)) {
            return FileLanguages.find(language)
                    .flatMap(file -> file.program(LanguageFile.Sample.START))
                    .orElseThrow(() -> new CommandFailure("new.no-start", "language", language.title()));
        }
        return ShippedProblems.knowledge(problem.judging().reference())
                .map(knowledge -> knowledge.starter(ending()))
                .orElseGet(() -> Knowledge.anyStarter(ending()));
    }

    /** The statement in the language of whoever asks, else in English, with the pictures that it shows. */
    private static void statement(Session session, Problem problem, Path target, Map<Path, byte[]> files)
            throws CommandFailure {
        String language = session.messages().language().tag();
        for (String folder : List.of("statement", "problem_statement", "")) {
            Path place = problem.folder().resolve(folder);
            for (String name : List.of("problem." + language, "problem.en", "problem", "problem.zh")) {
                for (String ending : List.of(".md", ".tex", ".pdf")) {
                    if (inside(problem, place.resolve(name + ending))) {
                        byte[] content = read(session, place.resolve(name + ending));
                        files.put(target.resolve(name.replace("problem", "statement") + ending), content);
                        if (!ending.equals(".pdf")) {
                            pictures(session, problem, place, new String(content, StandardCharsets.UTF_8))
                                    .forEach((picture, bytes) -> files.put(target.resolve(picture), bytes));
                        }
                        return;
                    }
                }
            }
        }
    }

    private static Map<String, byte[]> pictures(Session session, Problem problem, Path place, String text)
            throws CommandFailure {
        Map<String, byte[]> pictures = new LinkedHashMap<>();
        Matcher named = PICTURE.matcher(text);
        while (named.find()) {
            if (inside(problem, place.resolve(named.group()))) {
                pictures.put(named.group(), read(session, place.resolve(named.group())));
            }
        }
        return pictures;
    }

    private static boolean inside(Problem problem, Path file) {
        try {
            return Files.isRegularFile(file)
                    && file.toRealPath().startsWith(problem.folder().toRealPath());
        } catch (IOException e) {
            return false;
        }
    }

    private static byte[] read(Session session, Path file) throws CommandFailure {
        try {
            return Files.readAllBytes(file);
        } catch (IOException e) {
            throw session.readFailure(file, e);
        }
    }

    private static void write(Session session, Path file, byte[] content) throws CommandFailure {
        try {
            Files.createDirectories(file.toAbsolutePath().getParent());
            Files.write(file, content, StandardOpenOption.CREATE_NEW);
            session.out().println(session.text("generate.written", "file", file));
        } catch (FileAlreadyExistsException e) {
            throw new CommandFailure("error.exists", "file", file, "option", "--dir");
        } catch (IOException e) {
            throw new CommandFailure("error.not-written", "file", file, "cause", session.cause(e));
        }
    }
}
