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
 * is in it, no tool can take it for an option, and no message can be mistaken for another.
 *
 * @param folder on the host
 * @param units path in the folder to path within the submission, of the files that are compiled
 */
record LaidSources(ProgramFolder folder, Map<String, String> units) implements AutoCloseable {

    private static final Pattern PLAIN = Pattern.compile("[A-Za-z0-9_+./-]{1,200}");

    /** Lays them down in a new folder. */
    static LaidSources of(Submission submission, LanguageName language, Path parent) throws IOException {
        ProgramFolder folder = ProgramFolder.in(parent, "sources-");
        Map<String, String> units = new LinkedHashMap<>();
        try {
            for (SourceFile source : submission.sources()) {
                boolean unit = language.isTold(source.path());
                String name = unit ? unitName(source.path(), units.size()) : source.path();
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

    /** What cannot have its own name on this host cannot be included by it either. */
    private static void add(ProgramFolder folder, String name, SourceFile source, boolean needed) throws IOException {
        try {
            folder.add(name, source.content());
        } catch (InvalidPathException | IOException e) {
            if (needed) {
                throw e instanceof IOException failure ? failure : new IOException(e);
            }
        }
    }

    /** In the same folder, so that what it includes is found from there. */
    private static String unitName(String path, int number) {
        if (PLAIN.matcher(path).matches()) {
            return path;
        }
        String folder = path.substring(0, path.lastIndexOf('/') + 1);
        String own = "unit-" + number + ".source";
        return PLAIN.matcher(folder + own).matches() ? folder + own : own;
    }

    /** In the order of the submission. */
    List<String> names() {
        return List.copyOf(units.keySet());
    }

    @Override
    public void close() throws IOException {
        folder.close();
    }
}
