package judge;

import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.util.Map;
import java.util.Optional;
import judge.app.HeadStart;
import judge.app.ThisHost;
import judge.cli.Cli;
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
        try (HeadStart headStart = Cli.isSureToJudge(args) ? HeadStart.begun() : HeadStart.none()) {
            return new Cli(SystemTerminal.open(), services(headStart)).run(args);
        }
    }

    /** Runs the command without a terminal and returns its exit status. */
    public static int run(String[] args, PrintStream out, PrintStream err) {
        Terminal terminal = new Terminal(System.in, utf8(out), utf8(err), false, Terminal.DEFAULT_COLUMNS, Map.of());
        return new Cli(terminal, services(HeadStart.none())).run(args);
    }

    private static PrintStream utf8(PrintStream stream) {
        return new PrintStream(stream, true, StandardCharsets.UTF_8);
    }

    private static Services services(HeadStart headStart) {
        String version = Main.class.getPackage().getImplementationVersion();
        Clock clock = Clock.systemUTC();
        return new Services(
                Optional.ofNullable(version).orElse("(development)"),
                OwnCommand.typed(),
                clock,
                new ThisHost(headStart, clock)::open,
                ThisHost::findings,
                ThisHost::measures,
                new ShutdownInterrupts());
    }
}
