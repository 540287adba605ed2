package judge.language.gnu.toolchain;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The command lines that GCC's driver would run, read from what it prints for {@code -###}. They are taken apart so
 * that each of them can be run by itself: what names temporary files, the driver's own plugins and the standard is left
 * out.
 *
 * @param compiler arguments of {@code cc1} or {@code cc1plus}, without input, output and standard
 * @param assembler arguments of {@code as}, without input and output
 * @param linkerHead arguments of {@code ld} that come before the object files
 * @param linkerTail the arguments that come after them
 */
record GnuLine(List<String> compiler, List<String> assembler, List<String> linkerHead, List<String> linkerTail) {

    /** The file that the driver is asked about: before GCC 11 it looks whether there is such a file. */
    static final String INPUT = "/dev/null";

    private static final Pattern WORD = Pattern.compile("\"((?:[^\"\\\\]|\\\\.)*)\"|(\\S+)");

    /** Options of the compiler with a value of their own that is about files of the driver's. */
    private static final List<String> ABOUT_FILES = List.of("-dumpbase", "-dumpbase-ext", "-dumpdir", "-auxbase", "-o");

    /**
     * Reads it.
     *
     * @return nothing where it is not what a driver says
     */
    static Optional<GnuLine> read(String said) {
        Optional<List<String>> compiler = line(said, ".*/cc1(plus)?");
        Optional<List<String>> assembler = line(said, "(.*/)?([a-z0-9_]+-)*as");
        Optional<List<String>> linker = line(said, ".*/collect2|(.*/)?ld");
        if (compiler.isEmpty() || assembler.isEmpty() || linker.isEmpty()) {
            return Optional.empty();
        }
        List<String> head = new ArrayList<>();
        List<String> tail = new ArrayList<>();
        boolean objects = false;
        List<String> words = withoutPlugins(linker.get());
        for (String word : words) {
            if (isTemporaryObject(word)) {
                objects = true;
            } else {
                (objects ? tail : head).add(real(word));
            }
        }
        return objects
                ? Optional.of(
                        new GnuLine(compilerArguments(compiler.get()), assemblerArguments(assembler.get()), head, tail))
                : Optional.empty();
    }

    /** The words of the first line whose program is called so, without the program. */
    private static Optional<List<String>> line(String said, String program) {
        return said.lines()
                .map(GnuLine::words)
                .filter(words -> !words.isEmpty() && words.get(0).matches(program))
                .map(words -> words.subList(1, words.size()))
                .findFirst();
    }

    private static List<String> words(String line) {
        List<String> words = new ArrayList<>();
        Matcher matcher = WORD.matcher(line);
        while (line.startsWith(" ") && matcher.find()) {
            words.add(
                    matcher.group(2) != null
                            ? matcher.group(2)
                            : matcher.group(1).replace("\\\\", "\\"));
        }
        return words;
    }

    private static List<String> compilerArguments(List<String> words) {
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (ABOUT_FILES.contains(word)) {
                i++;
            } else if (!word.equals(INPUT) && !word.startsWith("-std=") && !word.equals("-quiet")) {
                arguments.add(word);
            }
        }
        return arguments;
    }

    private static List<String> assemblerArguments(List<String> words) {
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            if (words.get(i).equals("-o")) {
                i++;
            } else if (words.get(i).startsWith("-")) {
                arguments.add(words.get(i));
            }
        }
        return arguments;
    }

    private static List<String> withoutPlugins(List<String> words) {
        List<String> arguments = new ArrayList<>();
        for (int i = 0; i < words.size(); i++) {
            String word = words.get(i);
            if (word.equals("-plugin") || word.equals("-o")) {
                i++;
            } else if (!word.startsWith("-plugin-opt") && !word.equals("--build-id")) {
                arguments.add(word);
            }
        }
        return arguments;
    }

    private static boolean isTemporaryObject(String word) {
        String name = word.substring(word.lastIndexOf('/') + 1).toLowerCase(Locale.ROOT);
        return word.endsWith(".o") && name.startsWith("cc");
    }

    /** Paths as they are, without {@code ..} and links: the root folder has no others. */
    private static String real(String word) {
        if (word.startsWith("-L")) {
            return "-L" + realPath(word.substring(2));
        }
        return word.startsWith("/") ? realPath(word) : word;
    }

    private static String realPath(String path) {
        try {
            return Path.of(path).toRealPath().toString();
        } catch (java.io.IOException e) {
            return Path.of(path).normalize().toString();
        }
    }
}
