package judge;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import judge.app.HostDataMaker;
import judge.app.JudgeOptions;
import judge.app.ThisHost;
import judge.app.ToolchainPreloader;
import judge.cli.Cli;
import judge.cli.command.ExitStatus;
import judge.cli.command.OwnCommand;
import judge.cli.command.Services;
import judge.cli.terminal.ShutdownInterrupts;
import judge.cli.terminal.SystemTerminal;
import judge.cli.terminal.Terminal;

/** The program's entry: arguments in, exit status out. */
public final class Main {

    private Main() {}

    /** Runs the command and ends the JVM with its exit status. */
    public static void main(String[] args) {
        System.exit(status(args));
    }

    private static int status(String... args) {
        try (ToolchainPreloader preloader =
                Cli.isSureToJudge(args) ? ToolchainPreloader.begun() : ToolchainPreloader.none()) {
            return new Cli(SystemTerminal.open(), services(preloader)).run(args);
        }
    }

    /** Runs the command without a terminal and returns its exit status. */
    public static int run(String[] args, PrintStream out, PrintStream err) {
        Terminal terminal = new Terminal(System.in, utf8(out), utf8(err), false, Terminal.DEFAULT_COLUMNS, Map.of());
        return new Cli(terminal, services(ToolchainPreloader.none())).run(args);
    }

    private static PrintStream utf8(PrintStream stream) {
        return new PrintStream(stream, true, StandardCharsets.UTF_8);
    }

    private static Services services(ToolchainPreloader preloader) {
        String version = Main.class.getPackage().getImplementationVersion();
        Clock clock = Clock.systemUTC();
        return new Services(
                Optional.ofNullable(version).orElse("(development)"),
                OwnCommand.typed(),
                clock,
                Services.Judges.with(
                        new ThisHost(preloader, clock)::open, new HostDataMaker(JudgeOptions.usual(), clock)),
                ThisHost::findings,
                ThisHost::measures,
                // After a signal the VM's own status would be 143.
                new ShutdownInterrupts(() -> Runtime.getRuntime().halt(ExitStatus.OK)));
    }
}
