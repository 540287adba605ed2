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
     * none. A file in a folder beside the others is looked at last: it is a part of a package.
     *
     * @param files paths within the submission
     */
    public static Optional<String> of(Collection<String> files, String problem) {
        if (files.size() == 1) {
            return files.stream().findFirst();
        }
        Optional<String> top = named(atTop(files), problem);
        return top.isPresent() ? top : named(files, problem);
    }

    private static Collection<String> atTop(Collection<String> files) {
        int least = files.stream().mapToInt(EntryFile::depth).min().orElse(0);
        return files.stream().filter(file -> depth(file) == least).toList();
    }

    private static int depth(String path) {
        return (int) path.chars().filter(each -> each == '/').count();
    }

    private static Optional<String> named(Collection<String> files, String problem) {
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
