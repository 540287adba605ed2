package judge.language;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import judge.problem.Judging;
import judge.sandbox.dialogue.DialoguePeer;

/**
 * The input of one run, and the files that it may leave.
 *
 * @param content the bytes on stdin, unless the program talks to another; nobody writes to the array
 * @param files in the working folder, by name; nobody writes to the arrays
 * @param outputFile a name under which the program may leave its answer
 * @param arguments the program's arguments
 * @param collected paths of other files that it may leave, as in {@link judge.sandbox.run.Command#collected()}
 * @param peer the program's side of a dialogue, where it talks to another program
 */
@SuppressWarnings("ArrayRecordComponent")
public record RunInput(
        byte[] content,
        Map<String, byte[]> files,
        Optional<String> outputFile,
        List<String> arguments,
        List<String> collected,
        Optional<DialoguePeer> peer) {

    public RunInput {
        files = Map.copyOf(files);
        arguments = List.copyOf(arguments);
        collected = List.copyOf(collected);
    }

    /** An input for a program that talks to nobody. */
    public RunInput(
            byte[] content,
            Map<String, byte[]> files,
            Optional<String> outputFile,
            List<String> arguments,
            List<String> collected) {
        this(content, files, outputFile, arguments, collected, Optional.empty());
    }

    /** Makes the input of a submission that talks to the problem's validator. */
    public static RunInput talking(DialoguePeer peer, List<String> arguments) {
        return new RunInput(new byte[0], Map.of(), Optional.empty(), arguments, List.of(), Optional.of(peer));
    }

    /** An input as a problem hands it to a submission. */
    public static RunInput of(byte[] content, Judging judging, List<String> arguments) {
        return new RunInput(content, files(content, judging), judging.outputFile(), arguments, List.of());
    }

    /** The name of the file that holds what is on stdin as well. */
    public Optional<String> inputFile() {
        return files.entrySet().stream()
                .filter(file -> file.getValue() == content)
                .map(Map.Entry::getKey)
                .findFirst();
    }

    /** Makes an input without anything. */
    public static RunInput empty() {
        return new RunInput(new byte[0], Map.of(), Optional.empty(), List.of(), List.of());
    }

    /** The same, with its answer in another file. */
    public RunInput answeredIn(String file, List<String> otherArguments) {
        return new RunInput(content, files, Optional.of(file), otherArguments, collected, peer);
    }

    /** The same, of which one more file is read back. */
    public RunInput collecting(String path) {
        List<String> more = Stream.concat(collected.stream(), Stream.of(path)).toList();
        return new RunInput(content, files, outputFile, arguments, more, peer);
    }

    /** The same with other files in the working folder, where it has none of their names. */
    public RunInput beside(Map<String, byte[]> others) {
        if (others.isEmpty()) {
            return this;
        }
        Map<String, byte[]> all = new HashMap<>(others);
        all.putAll(files);
        return new RunInput(content, all, outputFile, arguments, collected, peer);
    }

    private static Map<String, byte[]> files(byte[] content, Judging judging) {
        return judging.inputFile().map(name -> Map.of(name, content)).orElse(Map.of());
    }
}
