package judge.cli;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import judge.cli.check.CheckCommand;
import judge.cli.command.CommandFailure;
import judge.cli.command.CommandFamily;
import judge.cli.command.ExitStatus;
import judge.cli.command.JudgeCommand;
import judge.cli.command.ProcessorsOption;
import judge.cli.command.Services;
import judge.cli.grade.GradeCommand;
import judge.cli.host.DoctorCommand;
import judge.cli.hunt.HuntCommand;
import judge.cli.intake.ImportCommand;
import judge.cli.problem.AnswerCommand;
import judge.cli.problem.ExplainCommand;
import judge.cli.problem.GenerateCommand;
import judge.cli.problem.ImportLanguageCommand;
import judge.cli.problem.ImportProblemCommand;
import judge.cli.problem.NewCommand;
import judge.cli.problem.NewProblemCommand;
import judge.cli.report.DiffCommand;
import judge.cli.report.ReportCommand;
import judge.cli.report.SimilarCommand;
import judge.cli.terminal.Palette;
import judge.cli.terminal.Terminal;
import judge.cli.verify.VerifyCommand;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import picocli.CommandLine;
import picocli.CommandLine.Help;

/** The command line as a whole. */
public record Cli(Terminal terminal, Services services) {

    private static final String LANG = "--lang";
    private static final Set<String> JUDGING = Set.of("check", "grade");

    /** The judge's own commands, in the order in which the help lists them. */
    private static final Map<String, Function<JudgeCommand, Object>> COMMANDS = new LinkedHashMap<>();

    static {
        COMMANDS.put("grade", GradeCommand::new);
        COMMANDS.put("check", CheckCommand::new);
        COMMANDS.put("import", ImportCommand::new);
        COMMANDS.put("import-problem", ImportProblemCommand::new);
        COMMANDS.put("import-language", ImportLanguageCommand::new);
        COMMANDS.put("new-problem", NewProblemCommand::new);
        COMMANDS.put("report", ReportCommand::new);
        COMMANDS.put("diff", DiffCommand::new);
        COMMANDS.put("similar", SimilarCommand::new);
        COMMANDS.put("verify", VerifyCommand::new);
        COMMANDS.put("answer", AnswerCommand::new);
        COMMANDS.put("explain", ExplainCommand::new);
        COMMANDS.put("new", NewCommand::new);
        COMMANDS.put("hunt", HuntCommand::new);
        COMMANDS.put("generate", GenerateCommand::new);
        COMMANDS.put("doctor", DoctorCommand::new);
    }

    /** The sign for bytes of arguments that are no characters: nobody can find out which bytes they were. */
    private static final String UNDECODED = "\ufffd";

    /** Tells whether arguments ask for something to be judged, on any processors, as far as a glance can tell. */
    public static boolean isSureToJudge(String... arguments) {
        return arguments.length > 1
                && JUDGING.contains(arguments[0])
                && Arrays.stream(arguments)
                        .noneMatch(argument -> argument.startsWith(ProcessorsOption.NAME)
                                || argument.startsWith(JudgeCommand.LANGUAGES));
    }

    /** Runs what the arguments say; the exit status is 0, 1 or 2 as the documentation says, 130 after Ctrl-C. */
    public int run(String... arguments) {
        Messages messages = Messages.in(language(arguments));
        Optional<String> undecoded =
                Arrays.stream(arguments).filter(Cli::isUndecoded).findFirst();
        int status;
        try {
            status = undecoded.isPresent()
                    ? undecoded(messages, undecoded.get())
                    : commandLine(messages, arguments).execute(arguments);
        } catch (OutOfMemoryError e) {
            status = failed(messages);
        }
        terminal.out().flush();
        terminal.err().flush();
        return status;
    }

    /** Tells whether the VM has lost bytes of an argument that are no UTF-8; names of files may have this sign. */
    private static boolean isUndecoded(String argument) {
        String value = argument.substring(argument.startsWith("--") ? argument.indexOf('=') + 1 : 0);
        return argument.contains(UNDECODED) && !Files.exists(Path.of(value));
    }

    private int undecoded(Messages messages, String argument) {
        String charset = System.getProperty("sun.jnu.encoding", "UTF-8");
        String sentence = charset.equalsIgnoreCase("UTF-8")
                ? messages.text("error.undecoded", "argument", argument)
                : messages.text("error.locale", "charset", charset);
        terminal.err().println(messages.text("error.prefix") + sentence);
        return ExitStatus.FAILED;
    }

    /** Tells whether memory ran out, also in another thread. */
    private static boolean isForLackOfMemory(Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                .anyMatch(OutOfMemoryError.class::isInstance);
    }

    /** Test data that are allowed may be too large for what the judge is started with. */
    private int failed(Messages messages) {
        long mebibytes = Runtime.getRuntime().maxMemory() >> 20;
        terminal.err().println(messages.text("error.prefix") + messages.text("error.memory", "mebibytes", mebibytes));
        return ExitStatus.FAILED;
    }

    private CommandLine commandLine(Messages messages, String... arguments) {
        JudgeCommand judge = new JudgeCommand(
                terminal, services, () -> commandLine(messages, arguments).execute(withGrade(arguments)));
        String command = services.command().toString();
        CommandLine line = new CommandLine(judge).setCommandName(command);
        commands(judge, arguments).forEach(line::addSubcommand);
        line.setResourceBundle(new HelpTexts(messages.bundle(), command));
        line.setOut(new PrintWriter(terminal.out(), true, StandardCharsets.UTF_8));
        line.setErr(new PrintWriter(terminal.err(), true, StandardCharsets.UTF_8));
        line.setUsageHelpWidth(Math.max(Terminal.DEFAULT_COLUMNS, terminal.columns()));
        line.setColorScheme(Help.defaultColorScheme(
                new Palette(Palette.Choice.AUTO, terminal).isColoured() ? Help.Ansi.ON : Help.Ansi.OFF));
        String version = "judge " + services.version();
        line.getCommandSpec().version(version);
        line.getSubcommands().values().forEach(sub -> sub.getCommandSpec().version(version));
        line.setParameterExceptionHandler((e, unparsed) -> {
            terminal.err().println(messages.text("error.prefix") + new UsageSentences(messages).of(e));
            return ExitStatus.FAILED;
        });
        line.setExecutionStrategy(parsed -> executed(parsed, judge));
        line.setExecutionExceptionHandler((e, failing, parsed) -> failed(e, judge, messages));
        return line;
    }

    /** Runs the command once the languages of the user's own are known. */
    private static int executed(CommandLine.ParseResult parsed, JudgeCommand judge) {
        try {
            boolean doctor = parsed.subcommand() != null
                    && parsed.subcommand().commandSpec().name().equals("doctor");
            if (judge.namesNoFolder() && !doctor) {
                throw new CommandFailure("usage.missing-value", "argument", JudgeCommand.LANGUAGES);
            }
            judge.addLanguages();
        } catch (CommandFailure e) {
            judge.session().report(e);
            return ExitStatus.FAILED;
        }
        return new CommandLine.RunLast().execute(parsed);
    }

    private int failed(Exception e, JudgeCommand judge, Messages messages) {
        if (e instanceof CommandFailure failure) {
            judge.session().report(failure);
        } else if (isForLackOfMemory(e)) {
            return failed(messages);
        } else {
            e.printStackTrace(terminal.err());
        }
        return ExitStatus.FAILED;
    }

    /**
     * The called command alone, where the arguments name one: to register all commands takes longer than some of them
     * run.
     */
    private static List<Object> commands(JudgeCommand judge, String... arguments) {
        Function<JudgeCommand, Object> called = arguments.length > 0 ? COMMANDS.get(arguments[0]) : null;
        if (called != null) {
            return List.of(called.apply(judge));
        }
        Map<String, Function<JudgeCommand, Object>> others = CommandFamily.all();
        called = arguments.length > 0 ? others.get(arguments[0]) : null;
        return (called != null ? Stream.of(called) : Stream.of(COMMANDS, others).flatMap(all -> all.values().stream()))
                .map(command -> command.apply(judge))
                .toList();
    }

    private static String[] withGrade(String... arguments) {
        String[] extended = Arrays.copyOf(arguments, arguments.length + 1);
        extended[arguments.length] = "grade";
        return extended;
    }

    /** The language of what is said before the arguments are parsed, or because they cannot be. */
    private DisplayLanguage language(String... arguments) {
        for (int i = 0; i < arguments.length; i++) {
            String value = arguments[i].startsWith(LANG + "=")
                    ? arguments[i].substring(LANG.length() + 1)
                    : arguments[i].equals(LANG) && i + 1 < arguments.length ? arguments[i + 1] : "";
            if (DisplayLanguage.ofTag(value).isPresent()) {
                return DisplayLanguage.ofTag(value).get();
            }
        }
        return DisplayLanguage.ofEnvironment(terminal.environment());
    }
}
