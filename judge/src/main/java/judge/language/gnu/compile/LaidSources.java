package judge.language.gnu.compile;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import judge.language.tool.ProgramFolder;
import judge.source.LanguageName;
import judge.submission.SourceFile;
import judge.submission.Submission;

/**
 * The sources of a submission where the compiler can read them, as the bytes that they are. Headers keep their names,
 * as they are included by them. A file that is compiled has a name of the judge's where its own is not plain: whatever
 * is in it, no tool can take it for an option, and no message can be mistaken for another. Where the name of its folder
 * is not plain it lies in another one, and {@link #including} has the compiler look into its own.
 *
 * @param folder on the host
 * @param units path in the folder to path within the submission, of the files that are compiled
 */
record LaidSources(ProgramFolder folder, Map<String, String> units) implements AutoCloseable {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_+./-]{1,200}");
    private static final String QUOTED = "-iquote";

    /** Lays them down in a new folder. */
    static LaidSources of(Submission submission, LanguageName language, Path parent) throws IOException {
        ProgramFolder folder = ProgramFolder.in(parent, "sources-");
        Map<String, String> units = new LinkedHashMap<>();
        try {
            String aside = aside(submission);
            for (SourceFile source : submission.sources()) {
                boolean unit = language.isTold(source.path());
                String name = unit ? unitName(source.path(), units.size(), aside) : source.path();
                if (unit) {
                    units.put(name, source.path());
                }
                add(folder, name, source, unit);
            }
            return new LaidSources(folder, units);
        } catch (IOException | RuntimeException e) {
            folder.close();
            throw e;
        }
    }

    /**
     * Adds a source under its own name. A source that cannot have its name on this host cannot be included by it
     * either.
     */
    private static void add(ProgramFolder folder, String name, SourceFile source, boolean needed) throws IOException {
        try {
            folder.add(name, source.content());
        } catch (InvalidPathException | IOException e) {
            if (needed) {
                throw e instanceof IOException failure ? failure : new IOException(e);
            }
        }
    }

    /** A folder in which nothing of the submission lies, so that nothing is included from there. */
    private static String aside(Submission submission) {
        String name = "units";
        while (isTaken(submission, name)) {
            name += "-";
        }
        return name;
    }

    private static boolean isTaken(Submission submission, String name) {
        return submission.sources().stream()
                .map(SourceFile::path)
                .anyMatch(path -> path.equals(name) || path.startsWith(name + "/"));
    }

    /** Returns the name of a unit: in the same folder where it can be, so that its includes are found from there. */
    private static String unitName(String path, int number, String aside) {
        if (PLAIN.matcher(path).matches()) {
            return path;
        }
        String folder = folderOf(path);
        String own = "unit-" + number + ".source";
        return PLAIN.matcher(folder + own).matches() ? folder + own : aside + "/" + own;
    }

    private static String folderOf(String path) {
        return path.substring(0, path.lastIndexOf('/') + 1);
    }

    /**
     * Options by which the compiler finds what a file includes by a name in quotes, where it is beside the file, or
     * else at the top.
     *
     * @param unit path in the folder
     * @param seen the folder's path for the compiler
     */
    List<String> including(String unit, String seen) {
        String own = folderOf(units.getOrDefault(unit, unit));
        return own.equals(folderOf(unit)) ? List.of(QUOTED, seen) : List.of(QUOTED, seen + "/" + own, QUOTED, seen);
    }

    /** Returns the names in the order of the submission. */
    List<String> names() {
        return List.copyOf(units.keySet());
    }

    @Override
    public void close() throws IOException {
        folder.close();
    }
}
