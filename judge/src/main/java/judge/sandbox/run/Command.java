package judge.sandbox.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.sandbox.Calls;
import judge.sandbox.Mount;
import judge.sandbox.dialogue.DialoguePeer;

/**
 * A command to run, and everything that it gets to see.
 *
 * @param arguments the program, as a path that the command sees, and its arguments
 * @param environment all variables; the command inherits no others
 * @param mounts folders of the host that it can read, the root first
 * @param stdin the bytes of its standard input, unless it talks to another command; the array must not be written
 *     to
 * @param files files laid into the working folder before the start, by their path in it; one that ends with a slash
 *     is a folder
 * @param collected paths below the scratch folder, such as {@code work/sudoku.out}, that are read back at the end;
 *     a path that ends with a slash is a folder, all of whose files are read back
 * @param devices whether it has a {@code /dev}
 * @param peer the command's side of a dialogue, where it talks to another command
 * @param processors the processors that it is bound to, by the kernel's numbers; if empty, all that the judge may
 *     use
 * @param calls the system calls that it may make
 */
@SuppressWarnings("ArrayRecordComponent")
public record Command(
        List<String> arguments,
        Map<String, String> environment,
        List<Mount> mounts,
        byte[] stdin,
        Map<String, byte[]> files,
        List<String> collected,
        boolean devices,
        Optional<DialoguePeer> peer,
        Set<Integer> processors,
        Calls calls) {

    /** The scratch folder's working folder, where the command starts. */
    public static final String WORK = "work";

    /** A second folder beside it, for what the command's runtime (not the program it runs) wants to leave behind. */
    public static final String RUNTIME = "runtime";

    /** Makes a command with the usual devices, that talks to no other and starts no other program. */
    public Command(
            List<String> arguments,
            Map<String, String> environment,
            List<Mount> mounts,
            byte[] stdin,
            Map<String, byte[]> files,
            List<String> collected,
            Set<Integer> processors) {
        this(arguments, environment, mounts, stdin, files, collected, true, Optional.empty(), processors, Calls.USUAL);
    }

    public Command {
        arguments = List.copyOf(arguments);
        environment = Map.copyOf(environment);
        mounts = List.copyOf(mounts);
        files = Map.copyOf(files);
        collected = List.copyOf(collected);
        processors = Set.copyOf(processors);
    }

    /** Tells whether a path names a folder. */
    static boolean isFolder(String path) {
        return path.endsWith("/");
    }

    /** The same with other system calls. */
    public Command calling(Calls other) {
        return new Command(arguments, environment, mounts, stdin, files, collected, devices, peer, processors, other);
    }

    /** Tells whether the command may start other programs. */
    boolean starting() {
        return calls == Calls.STARTING;
    }

    /** The same without any devices. */
    public Command withoutDevices() {
        return new Command(arguments, environment, mounts, stdin, files, collected, false, peer, processors, calls);
    }

    /** The same in a dialogue. */
    public Command talkingAs(Optional<DialoguePeer> other) {
        return new Command(arguments, environment, mounts, stdin, files, collected, devices, other, processors, calls);
    }
}
