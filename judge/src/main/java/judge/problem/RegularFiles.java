package judge.problem;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.FileVisitor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.function.BiConsumer;
import judge.digest.Sha256;

/** The regular files below a folder, and their digests. */
final class RegularFiles {

    private static final int BLOCK = 1 << 16;

    private RegularFiles() {}

    /** All of them, sorted; of a file, itself. */
    static List<Path> below(Path part) {
        List<Path> files = new ArrayList<>();
        each(part, (file, attributes) -> files.add(file));
        files.sort(null);
        return files;
    }

    /** Visits all of them; a file that cannot be looked at is passed over: its reader will say so. */
    static void each(Path part, BiConsumer<Path, BasicFileAttributes> each) {
        FileVisitor<Path> visitor = new SimpleFileVisitor<>() {
            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (attributes.isRegularFile()) {
                    each.accept(file, attributes);
                }
                return FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
                return FileVisitResult.CONTINUE;
            }
        };
        try {
            Files.walkFileTree(part, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, visitor);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The SHA-256 of a file. */
    static byte[] digest(Path file) throws IOException {
        Sha256 content = new Sha256();
        byte[] block = new byte[BLOCK];
        try (InputStream in = Files.newInputStream(file)) {
            for (int read = in.read(block); read >= 0; read = in.read(block)) {
                content.add(block, read);
            }
        }
        return content.bytes();
    }
}
