package judge.cli.command;

import java.nio.file.Path;
import judge.message.ShellWord;

/**
 * The command that started this program, as it was typed: {@code ./runner.sh}, or a path to it from elsewhere. As text
 * it is quoted where a shell needs that, so that it can be pasted.
 */
public final class OwnCommand {

    /** Set by {@code runner.sh}, which knows what was typed. */
    private static final String TYPED = "judge.command";

    private static final String UNKNOWN = "judge";

    private final String typed;

    /** A command by the path of the program. */
    public OwnCommand(String typed) {
        this.typed = typed;
    }

    /** The one that started this program; {@code judge} if {@code runner.sh} did not. */
    public static OwnCommand typed() {
        return new OwnCommand(System.getProperty(TYPED, UNKNOWN));
    }

    /**
     * The command line with these arguments, quoted where a shell needs it.
     *
     * @param problems the folder of problems, which is named where it is not the usual one
     */
    public String with(Path problems, Object... arguments) {
        StringBuilder line = new StringBuilder(toString());
        for (Object argument : arguments) {
            line.append(' ').append(ShellWord.quoted(argument.toString()));
        }
        if (!problems.equals(ProjectFolder.named("problems"))) {
            line.append(" --problems ").append(ShellWord.quoted(problems.toString()));
        }
        return line.toString();
    }

    @Override
    public String toString() {
        return ShellWord.quoted(typed);
    }
}
