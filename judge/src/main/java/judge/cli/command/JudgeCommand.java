package judge.cli.command;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.Callable;
import judge.cli.terminal.Palette;
import judge.cli.terminal.Terminal;
import judge.language.file.OwnLanguages;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.problem.yaml.ProblemFormatException;
import judge.source.LanguageName;
import judge.source.LanguageNames;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The command above all commands: what every one of them takes. Alone, it grades. */
@Command(name = "judge", mixinStandardHelpOptions = true, scope = ScopeType.INHERIT)
public final class JudgeCommand implements Callable<Integer> {

    /** The option for a folder of languages; without a folder it is {@code doctor}'s. */
    public static final String LANGUAGES = "--languages";

    private static final String RUNTIME = "--runtime";

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

    @Option(
            names = LANGUAGES,
            scope = ScopeType.INHERIT,
            arity = "0..1",
            fallbackValue = "",
            paramLabel = "DIR",
            descriptionKey = "languages")
    private @Nullable Path languages;

    @Option(names = RUNTIME, scope = ScopeType.INHERIT, paramLabel = "CODE=CODE", descriptionKey = "runtime")
    private Map<String, String> runtimes = Map.of();

    public JudgeCommand(Terminal terminal, Services services, Callable<Integer> whenAlone) {
        this.terminal = terminal;
        this.services = services;
        this.whenAlone = whenAlone;
    }

    @Override
    public Integer call() throws Exception {
        return whenAlone.call();
    }

    /** Tells whether the option for languages was given, with a folder or without. */
    public boolean asksForLanguages() {
        return languages != null;
    }

    /** Tells whether it was given without a folder. */
    public boolean namesNoFolder() {
        return languages != null && languages.toString().isEmpty();
    }

    /** Makes the languages of the user's own known, and what others are run as, before anything is read. */
    public void addLanguages() throws CommandFailure {
        addFolder();
        for (Map.Entry<String, String> runtime : runtimes.entrySet()) {
            LanguageName language = known(runtime.getKey(), RUNTIME);
            LanguageName other = known(runtime.getValue(), RUNTIME);
            if (!other.canRun(language)) {
                throw new CommandFailure("error.runtime", "language", runtime.getKey(), "runtime", runtime.getValue());
            }
            LanguageNames.run(language, other);
        }
    }

    /**
     * The language of a code that an option names, once the languages of the user's own are known.
     *
     * @throws CommandFailure if there is none
     */
    public static LanguageName known(String code, String option) throws CommandFailure {
        LanguageNames all = LanguageNames.known();
        return all.ofCode(code)
                .orElseThrow(() -> new CommandFailure(
                        "error.language-unknown", "option", option, "language", code, "known", all.codes()));
    }

    private void addFolder() throws CommandFailure {
        if (languages == null || languages.toString().isEmpty()) {
            return;
        }
        if (!Files.isDirectory(languages)) {
            throw new CommandFailure(
                    Files.exists(languages) ? "error.not-a-folder" : "error.no-folder",
                    "folder",
                    languages,
                    "option",
                    LANGUAGES);
        }
        readFolder(languages);
    }

    private void readFolder(Path folder) throws CommandFailure {
        Session session = session();
        try {
            OwnLanguages.add(folder)
                    .forEach(fault -> session.warn(
                            "warning.language", "fault", session.messages().sentence(fault)));
        } catch (ProblemFormatException e) {
            int count = e.faults().size();
            throw new CommandFailure(e.faults(), "error.unsound-languages", "folder", folder, "count", count);
        }
    }

    public Session session() {
        DisplayLanguage chosen = language == null ? DisplayLanguage.ofEnvironment(terminal.environment()) : language;
        return new Session(terminal, services, Messages.in(chosen), new Palette(color, terminal));
    }
}
