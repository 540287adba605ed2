package judge.render;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** The folder that views are written to; a file in it is whole or not there. */
record Output(Path folder) {

    /** Writes a file; the path is relative, with slashes. */
    Path write(String path, String content) throws IOException {
        return write(path, content.getBytes(StandardCharsets.UTF_8));
    }

    Path write(String path, byte[] content) throws IOException {
        Path file = folder.resolve(path);
        Files.createDirectories(file.toAbsolutePath().getParent());
        Path temporary = file.resolveSibling("." + file.getFileName() + ".tmp");
        try {
            Files.write(temporary, content);
            Files.move(temporary, file, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(temporary);
        }
        return file;
    }
}
