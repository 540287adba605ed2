package judge.cli.command;

import java.util.concurrent.Callable;
import judge.cli.terminal.Palette;
import judge.cli.terminal.Terminal;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The command above all commands: what every one of them takes. Alone, it grades. */
@Command(name = "judge", mixinStandardHelpOptions = true, scope = ScopeType.INHERIT)
public final class JudgeCommand implements Callable<Integer> {

    private final Terminal terminal;
    private final Services services;
    private final Callable<Integer> whenAlone;

    @Option(
            names = "--lang",
            scope = ScopeType.INHERIT,
            paramLabel = "en|zh",
            descriptionKey = "lang",
            converter = Converters.Tag.class)
    private @Nullable DisplayLanguage language;

    @Option(
            names = "--color",
            scope = ScopeType.INHERIT,
            paramLabel = "auto|always|never",
            descriptionKey = "color",
            converter = Converters.Color.class)
    private Palette.Choice color = Palette.Choice.AUTO;

    public JudgeCommand(Terminal terminal, Services services, Callable<Integer> whenAlone) {
        this.terminal = terminal;
        this.services = services;
        this.whenAlone = whenAlone;
    }

    @Override
    public Integer call() throws Exception {
        return whenAlone.call();
    }

    public Session session() {
        DisplayLanguage chosen = language == null ? DisplayLanguage.ofEnvironment(terminal.environment()) : language;
        return new Session(terminal, services, Messages.in(chosen), new Palette(color, terminal));
    }
}
