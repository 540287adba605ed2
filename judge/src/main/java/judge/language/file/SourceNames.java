package judge.language.file;

import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import judge.submission.SourceFile;

/**
 * The names under which sources lie before a compiler. One that a compiler could take for an option, for a list of
 * arguments or for a pattern, or that the host's file system cannot take, is another one there, and is called by its
 * own in what is said of it.
 *
 * @param names by the names in the submission
 * @param sources the sources as they were handed in
 */
record SourceNames(Map<String, String> names, List<SourceFile> sources) {

    private static final Pattern HARMLESS = Pattern.compile("[\\p{L}\\p{N}_][\\p{L}\\p{N}_.+/-]*");
    private static final int MOST_BYTES = 200;

    static SourceNames of(List<SourceFile> sources) {
        Map<String, String> names = new LinkedHashMap<>();
        for (SourceFile source : sources) {
            String path = source.path();
            String ending = path.contains(".") ? path.substring(path.lastIndexOf('.')) : "";
            boolean kept = HARMLESS.matcher(path).matches()
                    && Stream.of(path.split("/", -1))
                            .allMatch(part -> part.getBytes(StandardCharsets.UTF_8).length <= MOST_BYTES
                                    && HARMLESS.matcher(part).matches());
            boolean known = HARMLESS.matcher("x" + ending).matches() && ending.length() < MOST_BYTES;
            names.put(path, kept ? path : "judge_source_" + names.size() + (known ? ending : ""));
        }
        return new SourceNames(names, List.copyOf(sources));
    }

    /** The sources under the names that they lie there by. */
    List<SourceFile> laid() {
        return sources.stream()
                .map(source -> new SourceFile(laidName(source.path()), source.content()))
                .toList();
    }

    /** Returns the contents by the names that the sources lie there by. */
    Map<String, byte[]> contents() {
        Map<String, byte[]> contents = new LinkedHashMap<>();
        sources.forEach(source -> contents.put(laidName(source.path()), source.content()));
        return contents;
    }

    /** The name that a source lies there by. */
    String laidName(String path) {
        return names.getOrDefault(path, path);
    }

    /** A text in which sources are called by their own names. */
    String original(String said) {
        String text = said;
        for (Map.Entry<String, String> name : names.entrySet()) {
            if (!name.getKey().equals(name.getValue())) {
                text = text.replace(name.getValue(), name.getKey());
            }
        }
        return text;
    }
}
