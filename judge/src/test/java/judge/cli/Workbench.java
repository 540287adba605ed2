package judge.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import judge.app.HostFailure;
import judge.app.JudgeOptions;
import judge.app.OpenJudge;
import judge.cli.command.OwnCommand;
import judge.cli.command.Services;
import judge.cli.terminal.Interrupts;
import judge.cli.terminal.Keyboard;
import judge.cli.terminal.Terminal;
import judge.engine.Judge;
import judge.explain.Explainer;
import judge.host.HostFinding;
import judge.host.HostMeasures;
import judge.host.HostMeasures.Spread;
import judge.problem.DataMaker;
import judge.problem.reading.PackageReader;
import judge.report.HostSection;
import judge.report.Reports;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import judge.verify.Verification;

/**
 * A command line with a fake judge, and folders for it to work on; paths in arguments start with {@code @} for them.
 */
public final class Workbench {

    public static final Instant NOW = Instant.parse("2026-11-21T08:37:22Z");

    private volatile ByteArrayOutputStream running = new ByteArrayOutputStream();
    private volatile ByteArrayOutputStream printing = new ByteArrayOutputStream();
    private static final String PROBLEM_YAML =
            """
            problem_format_version: 2025-09
            name: Sum
            uuid: 5d3f8b8e-0c4e-4f0e-9a55-2f6f0b7c6a11
            limits:
              time_limit: 2
            """;

    private final Path folder;
    private final Map<String, String> environment = new HashMap<>(Map.of("LANG", "C.UTF-8"));
    private final List<JudgeOptions> asked = new ArrayList<>();
    private final List<String> opened = new ArrayList<>();
    private Judge judge = (submission, problem, listener) -> Reports.accepted(submission.contestant(), problem.id());
    private HostSection host = new HostSection("Linux", "Some CPU", 2, "17", "bubblewrap", List.of("seccomp"));
    private OpenJudge.Verifier verifier =
            (problem, coverage, watcher) -> new Verification(problem.id(), List.of(), List.of());
    private DataMaker maker = PackageReader.NO_MAKER;
    private OpenJudge.Trials trials = (submission, problem) -> {
        throw new AssertionError("never reached");
    };
    private OpenJudge.Generators generators = problem -> Optional.empty();
    private Explainer explainer = Explainer.NONE;
    private List<HostFinding> findings = List.of();
    private HostMeasures measures = new HostMeasures(
            3, 2, new Spread(298, 300, 306), new Spread(300, 303, 315), new Spread(40, 41, 50), new Spread(30, 32, 33));
    private Interrupts interrupts = cancel -> () -> {};
    private String failure = "";
    private OwnCommand command = new OwnCommand("./runner.sh");
    private boolean interactive;
    private byte[] input = new byte[0];
    private List<String> typed = List.of();

    public Workbench(Path folder) {
        this.folder = folder;
    }

    /** The result of a command. */
    public record Run(int status, String out, String err) {}

    /** Returns the messages of the running command about what went wrong, so far. */
    public String saidSoFar() {
        return shown(running);
    }

    /** Returns the output of the running command, so far. */
    public String printedSoFar() {
        return shown(printing);
    }

    /** A person who types these lines, one after the other. */
    private record Typed(Iterator<String> lines) implements Keyboard {

        @Override
        public Optional<String> line() {
            return lines.hasNext() ? Optional.of(lines.next()) : Optional.empty();
        }

        @Override
        public Optional<String> secret() {
            return line();
        }
    }

    /** Somebody sits at the terminal, and answers with these lines. */
    public Workbench typing(String... lines) {
        typed = List.of(lines);
        return this;
    }

    public Run run(String... arguments) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        running = err;
        printing = out;
        Terminal terminal = new Terminal(
                new ByteArrayInputStream(input),
                stream(out),
                stream(err),
                interactive,
                80,
                environment,
                typed.isEmpty() ? Optional.empty() : Optional.of(new Typed(typed.iterator())));
        Services services = new Services(
                "0.1.0",
                command,
                Clock.fixed(NOW, ZoneOffset.UTC),
                Services.Judges.with(this::open, maker),
                () -> findings,
                () -> measures,
                interrupts);
        String[] resolved = arguments.clone();
        for (int i = 0; i < resolved.length; i++) {
            resolved[i] = resolved[i].replace("@", folder + "/");
        }
        List<LanguageName> known = LanguageNames.known().all();
        try {
            int status = new Cli(terminal, services).run(resolved);
            return new Run(status, shown(out), shown(err));
        } finally {
            // A server forgets what is not installed, for the rest of its process; other tests want to know it.
            LanguageNames.add(known.stream()
                    .filter(one -> !LanguageNames.known().all().contains(one))
                    .toList());
        }
    }

    Workbench measures(HostMeasures found) {
        measures = found;
        return this;
    }

    /** Grades what is on the bench. */
    public Run grade(String... arguments) {
        List<String> all = new ArrayList<>(
                List.of("grade", "--problems", "@problems", "--solutions", "@solutions", "--reports", "@reports"));
        all.addAll(List.of(arguments));
        return run(all.toArray(String[]::new));
    }

    private OpenJudge open(JudgeOptions options) throws HostFailure {
        if (!failure.isEmpty()) {
            throw new HostFailure(failure, new IOException(failure));
        }
        asked.add(options);
        opened.add("jobs=" + options.jobs() + " reveal=" + options.rules().reveal() + (options.fresh() ? " fresh" : "")
                + (options.rules().allCases() ? " all-cases" : ""));
        return new OpenJudge(
                judge,
                (all, threads) -> judge,
                verifier,
                trials,
                generators,
                explainer,
                host,
                () -> true,
                () -> opened.add("closed"));
    }

    private String shown(ByteArrayOutputStream stream) {
        return stream.toString(StandardCharsets.UTF_8).replace(folder + "/", "@");
    }

    private static PrintStream stream(ByteArrayOutputStream bytes) {
        return new PrintStream(bytes, true, StandardCharsets.UTF_8);
    }

    public Workbench problem(String id, String... moreYaml) {
        write("problems/" + id + "/problem.yaml", PROBLEM_YAML + String.join("", moreYaml));
        write("problems/" + id + "/statement/problem.en.md", "Add two numbers.\n");
        write("problems/" + id + "/input_validators/Validate.java", "class Validate {}\n");
        write("problems/" + id + "/submissions/accepted/Sum.java", "class Sum {}\n");
        write("problems/" + id + "/data/secret/01.in", "1 2\n");
        return write("problems/" + id + "/data/secret/01.ans", "3\n");
    }

    public Workbench solution(String contestant, String problem) {
        return write("solutions/" + contestant + "/" + problem + "/Main.java", "class Main {}\n");
    }

    public Workbench write(String path, String text) {
        try {
            Files.createDirectories(folder.resolve(path).getParent());
            Files.writeString(folder.resolve(path), text);
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Workbench judge(Judge fake) {
        judge = fake;
        return this;
    }

    public Workbench host(HostSection other) {
        host = other;
        return this;
    }

    Workbench failing(String message) {
        failure = message;
        return this;
    }

    public Workbench verifier(OpenJudge.Verifier fake) {
        verifier = fake;
        return this;
    }

    public Workbench dataMaker(DataMaker fake) {
        maker = fake;
        return this;
    }

    public Workbench trials(OpenJudge.Trials fake) {
        trials = fake;
        return this;
    }

    public Workbench generators(OpenJudge.Generators fake) {
        generators = fake;
        return this;
    }

    public Workbench explainer(Explainer fake) {
        explainer = fake;
        return this;
    }

    Workbench findings(HostFinding... found) {
        findings = List.of(found);
        return this;
    }

    public Workbench interrupts(Interrupts fake) {
        interrupts = fake;
        return this;
    }

    /** Sets the command that was typed to start the judge; {@code ./runner.sh} without it. */
    Workbench typed(String path) {
        command = new OwnCommand(path);
        return this;
    }

    public Workbench interactive() {
        interactive = true;
        return this;
    }

    public Workbench environment(String name, String value) {
        environment.put(name, value);
        return this;
    }

    Workbench input(String text) {
        input = text.getBytes(StandardCharsets.UTF_8);
        return this;
    }

    /** Returns the options of the judges that were opened. */
    List<JudgeOptions> options() {
        return asked;
    }

    /** Returns the requests to the judge's maker, and whether the judge was closed. */
    public List<String> opened() {
        return opened;
    }

    public Path path(String path) {
        return folder.resolve(path);
    }
}
