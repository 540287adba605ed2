package judge.language.file;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.ProblemFormatException;
import judge.problem.yaml.YamlMap;
import judge.problem.yaml.YamlReader;

/** Reads {@code languages.yaml} of Kattis' problemtools, in which every language is an entry. */
public final class KattisLanguages {

    private static final Pattern CODE = Pattern.compile("[a-z][a-z0-9]{0,15}");
    private static final Pattern ENDING = Pattern.compile("\\*(\\.[a-zA-Z0-9+_]{1,12})");
    private static final Pattern QUOTED = Pattern.compile("\"([^\"]*)\"");

    /** Keys that this judge has nothing like. */
    private static final List<String> WITHOUT_MEANING = List.of("priority", "shebang", "shebang_files");

    private KattisLanguages() {}

    /**
     * The beginning of a language's file.
     *
     * @param code the language's code
     * @param text of the file; whoever completes it fills in what it asks for
     * @param left keys and values of the entry that are not in it
     * @param unknown placeholders and signs of commands that mean nothing here
     */
    public record Draft(String code, String text, List<String> left, Set<String> unknown) {}

    /**
     * Reads all entries, in their order.
     *
     * @throws ProblemFormatException with all that is wrong with them, by line and key
     */
    public static List<Draft> read(Path file) throws ProblemFormatException {
        Faults faults = new Faults();
        List<Draft> drafts = new ArrayList<>();
        try {
            Optional<YamlMap> all = YamlReader.read(Files.readString(file), file.toString(), faults);
            all.ifPresent(map ->
                    map.keys().forEach(code -> map.map(code).ifPresent(entry -> drafts.add(draft(code, map, entry)))));
        } catch (IOException e) {
            faults.add(file.toString(), PackageFault.UNREADABLE, String.valueOf(e.getMessage()));
        }
        faults.throwIfAny();
        return drafts;
    }

    private static Draft draft(String code, YamlMap all, YamlMap entry) {
        if (!CODE.matcher(code).matches()) {
            all.fault(code, LanguageFault.ENTRY_NAME_MALFORMED);
        }
        Stream.of("name", "files", "run")
                .filter(needed -> !entry.has(needed))
                .forEach(needed -> entry.fault(needed, PackageFault.KEY_MISSING));
        List<String> left = new ArrayList<>();
        List<String> endings = new ArrayList<>();
        for (String glob : entry.words("files")) {
            Matcher ending = ENDING.matcher(glob);
            (ending.matches() ? endings : left).add(ending.matches() ? ending.group(1) : "files " + glob);
        }
        WITHOUT_MEANING.stream().filter(entry::has).forEach(key -> {
            left.add(key);
            entry.value(key);
        });
        DraftCommands commands = new DraftCommands();
        List<String> compile = commands.steps(unquoted(entry.text("compile").orElse("")));
        List<String> run = commands.steps(unquoted(entry.text("run").orElse("")));
        entry.rejectOthers();
        String text = commands.file(entry.text("name").orElse(code), endings, compile, run);
        return new Draft(code, text, left, new TreeSet<>(commands.unknown()));
    }

    /** The command with the quotes of a shell as a language's file has them: only around blanks. */
    private static String unquoted(String command) {
        return QUOTED.matcher(command)
                .replaceAll(match -> Matcher.quoteReplacement(
                        match.group(1).contains(" ") ? "'" + match.group(1) + "'" : match.group(1)));
    }
}
