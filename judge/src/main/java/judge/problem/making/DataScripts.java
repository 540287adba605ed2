package judge.problem.making;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.problem.DataScript;
import judge.problem.yaml.PackageIndex;
import judge.source.PackageReach;

/** Finds the script of a package that makes its test data. */
public final class DataScripts {

    private static final String DATA = "data";
    private static final String ENDING = ".sh";

    /** The usual names of the script that is started: any other script beside it may be one that it includes. */
    private static final List<String> USUAL = List.of("generator.sh", "generate.sh", "generator", "gen.sh");

    private static final Pattern INCLUDED = Pattern.compile("(?m)^[ \\t]*(?:\\.|source)[ \\t]+[\"']?([^\\s\"'$;&|]+)");
    private static final long MOST_BYTES = 1 << 20;

    private DataScripts() {}

    /** The script's path in the package. */
    public static Optional<String> find(PackageIndex index) {
        Stream<String> others =
                index.children(DATA).stream().filter(child -> child.startsWith("gen") && child.endsWith(ENDING));
        return Stream.concat(USUAL.stream(), others)
                .map(child -> PackageIndex.join(DATA, child))
                .filter(index::hasFile)
                .findFirst();
    }

    /** The script with all that it may read. */
    static DataScript read(PackageIndex index, String path) throws IOException {
        Path folder = index.path("");
        Path script = index.path(path);
        List<String> files = new ArrayList<>(index.files());
        if (Files.size(script) <= MOST_BYTES) {
            Matcher included = INCLUDED.matcher(Files.readString(script, StandardCharsets.ISO_8859_1));
            while (included.find()) {
                beside(folder, included.group(1))
                        .filter(file -> !files.contains(file))
                        .forEach(files::add);
            }
        }
        return new DataScript(index.shown(path), folder, path, files);
    }

    /** Returns the files outside of the package that lie with an included script. */
    private static Stream<String> beside(Path folder, String included) throws IOException {
        try {
            Path file = folder.resolve(DATA).resolve(included).normalize();
            return file.startsWith(folder)
                    ? Stream.of()
                    : PackageReach.of(folder).beside(file).stream()
                            .map(other -> folder.relativize(other).toString());
        } catch (InvalidPathException e) {
            return Stream.of();
        }
    }
}
