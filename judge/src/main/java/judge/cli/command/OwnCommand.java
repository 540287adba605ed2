package judge.cli.command;

import java.nio.file.Path;

/** Commands for people to copy: this program, called again from where they are. */
public final class OwnCommand {

    private static final String PLAIN = "[A-Za-z0-9_./:=@%+,-]+";

    private OwnCommand() {}

    /**
     * The command line with these arguments, quoted where a shell needs it.
     *
     * @param problems the folder of problems, which is named where it is not the usual one
     */
    public static String of(Path problems, Object... arguments) {
        StringBuilder line = new StringBuilder(runner());
        for (Object argument : arguments) {
            line.append(' ').append(quoted(argument.toString()));
        }
        if (!problems.equals(ProjectFolder.named("problems"))) {
            line.append(" --problems ").append(quoted(problems.toString()));
        }
        return line.toString();
    }

    private static String runner() {
        Path path = ProjectFolder.named("runner.sh");
        return quoted(path.isAbsolute() ? path.toString() : "./" + path);
    }

    private static String quoted(String word) {
        return word.matches(PLAIN) ? word : "'" + word.replace("'", "'\\''") + "'";
    }
}
