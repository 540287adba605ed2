package judge;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;

/** Files that tests write, many at a time. */
public final class WrittenFiles {

    private WrittenFiles() {}

    /**
     * Writes texts in UTF-8 below a folder, which is made where it is missing.
     *
     * @param texts what is in the files, by their paths in the folder
     * @return the folder
     */
    public static Path in(Path folder, Map<String, String> texts) throws IOException {
        for (Map.Entry<String, String> text : texts.entrySet()) {
            Path file = folder.resolve(text.getKey());
            Files.createDirectories(file.getParent());
            Files.writeString(file, text.getValue());
        }
        return folder;
    }
}
