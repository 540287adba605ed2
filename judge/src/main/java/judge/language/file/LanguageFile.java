package judge.language.file;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.source.LanguageName;
import judge.source.Syntax;

/**
 * A language as its file describes it.
 *
 * @param name the language's name, with its endings
 * @param tools the compilers and interpreters that it needs; of a guest language none
 * @param guest the compiler of a guest language, which leaves what it makes to Java's virtual machines
 * @param sees the files of the host that compilers and programs see
 * @param building the way from sources to a program
 * @param running the way to run it
 * @param programs small programs in the language, by what they do
 * @param syntax its comments, texts and words, or the code alone of the language whose words it has
 * @param digest of the file
 */
public record LanguageFile(
        LanguageName name,
        Tools tools,
        Optional<GuestTools> guest,
        Sees sees,
        Building building,
        Running running,
        Map<Sample, String> programs,
        Optional<Syntax> syntax,
        String digest) {

    public LanguageFile {
        programs = Map.copyOf(programs);
    }

    /** A guest language, which has neither tools nor commands. */
    static LanguageFile ofGuest(
            LanguageName name,
            Optional<GuestTools> guest,
            Map<Sample, String> programs,
            Optional<Syntax> syntax,
            String digest) {
        CommandWords nothing = new CommandWords(List.of());
        return new LanguageFile(
                name,
                new Tools(List.of(), Map.of(), nothing),
                guest,
                new Sees(List.of(), List.of()),
                new Building(List.of(), Map.of(), 1, List.of(), Map.of()),
                new Running(nothing, Map.of(), Optional.empty()),
                programs,
                syntax,
                digest);
    }

    /** Returns the command that installs the tools, for people. */
    public String installing() {
        return guest.map(GuestTools::fetching).orElseGet(() -> "apt-get install " + String.join(" ", tools.packages()));
    }

    /**
     * The compilers and interpreters of the host.
     *
     * @param packages Debian packages that bring them
     * @param places where each may be, by its name in commands, the first choice first: absolute paths, in which a star
     *     stands for part of a name, of files that can be run, or with a slash at the end of folders; and names for the
     *     search path
     * @param version says the version
     */
    public record Tools(List<String> packages, Map<String, List<String>> places, CommandWords version) {

        public Tools {
            packages = List.copyOf(packages);
            places = Map.copyOf(places);
        }
    }

    /**
     * The files of the host that commands see, beside the tools and the libraries that these load.
     *
     * @param packages names of Debian packages, in which a star stands for part of a name
     * @param paths absolute paths of files and folders, with stars as well
     */
    public record Sees(List<String> packages, List<String> paths) {

        public Sees {
            packages = List.copyOf(packages);
            paths = List.copyOf(paths);
        }
    }

    /**
     * The way from sources to a program.
     *
     * @param steps commands, one after the other; each finds what earlier ones left in the program's folder; none
     *     where the sources are the program
     * @param environment variables of all of them
     * @param processes threads and processes that a step may have at a time; with more than one it may start programs
     * @param errors forms of a line that tells an error or a warning, with groups file, line, column, kind and message
     * @param options words of the commands by the options that a problem may choose
     */
    public record Building(
            List<CommandWords> steps,
            Map<String, String> environment,
            int processes,
            List<Pattern> errors,
            Map<String, CommandWords> options) {

        public Building {
            steps = List.copyOf(steps);
            environment = Map.copyOf(environment);
            errors = List.copyOf(errors);
            options = Map.copyOf(options);
        }

        /** The commands with the words of an option; empty: of none, as there is no choice. */
        List<CommandWords> steps(Optional<String> option) {
            Optional<CommandWords> words = option.flatMap(name -> Optional.ofNullable(options.get(name)));
            return steps.stream()
                    .map(step -> words.map(step::withOption).orElse(step))
                    .toList();
        }
    }

    /**
     * The way to run a program.
     *
     * @param command starts it
     * @param environment its variables, beside those of all programs
     * @param uncaught the form of the lines that tell of an error that nobody caught, with groups type, message, file
     *     and line
     */
    public record Running(CommandWords command, Map<String, String> environment, Optional<Pattern> uncaught) {

        public Running {
            environment = Map.copyOf(environment);
        }

        /** Tells whether building makes a file of its own that is started; otherwise the sources are run. */
        boolean startsProgram() {
            return command.uses(CommandWords.PROGRAM);
        }
    }

    /** Things that a small program does. */
    public enum Sample {
        /** Reads all of its input: where a solution begins; {@code @TODO@} stands for what is to be done. */
        START,
        /** Nothing: what the runtime itself needs is measured with it. */
        NOTHING,
        /** Prints {@code hello}. */
        HELLO,
        /** Reads whole numbers up to the end of its input, and prints their sum. */
        SUM,
        /** Ends by an error. */
        CRASH,
        /** Waits for a minute. */
        SLEEP,
        /** Takes memory without end. */
        MEMORY
    }

    /** Returns the commands that build a program and run it, for people: tools by their names. */
    public List<String> commands() {
        return guest.map(GuestTools::commands).orElseGet(this::commandsOfTools);
    }

    private List<String> commandsOfTools() {
        Optional<String> usual = name.standards().stream().findFirst();
        return Stream.concat(building.steps(usual).stream(), Stream.of(running.command()))
                .map(step -> step.shown(tools.places().keySet()))
                .toList();
    }

    /** The program for one of the things, where the file has one. */
    public Optional<String> program(Sample sample) {
        return Optional.ofNullable(programs.get(sample));
    }
}
