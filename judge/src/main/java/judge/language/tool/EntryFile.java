package judge.language.tool;

import java.util.Collection;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Decides which file of a submission is started. */
public final class EntryFile {

    private EntryFile() {}

    /**
     * The file, if there is one that all would agree on: {@code __main__.py} as the package format has it, the only
     * file, {@code main.py}, or the one that is called after the problem, in this order; of several with the same name
     * none.
     *
     * @param files paths within the submission
     */
    public static Optional<String> of(Collection<String> files, String problem) {
        if (files.size() == 1) {
            return files.stream().findFirst();
        }
        Stream<Predicate<String>> choices = Stream.of(
                "__main__.py"::equals,
                path -> name(path).equals("__main__"),
                path -> name(path).equals("main"),
                path -> name(path).equalsIgnoreCase("main"),
                path -> name(path).equals(problem),
                path -> name(path).equalsIgnoreCase(problem));
        return choices.map(choice -> files.stream().filter(choice).toList())
                .filter(fitting -> !fitting.isEmpty())
                .findFirst()
                .filter(fitting -> fitting.size() == 1)
                .map(fitting -> fitting.get(0));
    }

    /** Returns the name without folders and ending. */
    private static String name(String path) {
        String file = path.substring(path.lastIndexOf('/') + 1);
        int dot = file.lastIndexOf('.');
        return dot < 0 ? file : file.substring(0, dot);
    }
}
