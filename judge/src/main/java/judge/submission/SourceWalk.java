package judge.submission;

import java.io.IOException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;

/**
 * Collects the sources of one submission. Contestants made the folder, so nothing in it is trusted: links are not
 * followed, only ordinary files count, and neither their number nor their depth can hold the judge up.
 */
final class SourceWalk extends SimpleFileVisitor<Path> {

    private static final int MAX_FILES = 10_000;
    private static final int MAX_DEPTH = 250;

    private final Path root;
    private final List<Path> sources = new ArrayList<>();
    private final List<Skipped> skipped;
    private int entries;

    private SourceWalk(Path root, List<Skipped> skipped) {
        this.root = root;
        this.skipped = skipped;
    }

    /** The sources below a folder, sorted; what could not be read is added to the skipped. */
    static List<Path> sources(Path root, List<Skipped> skipped) {
        SourceWalk walk = new SourceWalk(root, skipped);
        try {
            Files.walkFileTree(root, EnumSet.noneOf(FileVisitOption.class), MAX_DEPTH, walk);
        } catch (IOException e) {
            skipped.add(new Skipped(root, Skipped.Cause.UNREADABLE));
        }
        walk.sources.sort(null);
        return walk.sources;
    }

    /** Folders that systems leave behind: hidden ones, and what macOS puts into archives. */
    static boolean isJunk(Path folder) {
        Path name = folder.getFileName();
        return name != null
                && (name.toString().startsWith(".") || name.toString().equals("__MACOSX"));
    }

    static boolean isSource(Path path) {
        String name = path.getFileName().toString();
        return name.endsWith(".java") && !name.startsWith("._"); // macOS puts such a file beside each file.
    }

    @Override
    public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
        return !dir.equals(root) && isJunk(dir) ? FileVisitResult.SKIP_SUBTREE : counted(dir);
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (attributes.isDirectory()) {
            skipped.add(new Skipped(file, Skipped.Cause.TOO_MANY_FILES));
        } else if (isSource(file) && attributes.isSymbolicLink()) {
            skipped.add(new Skipped(file, Skipped.Cause.LINK));
        } else if (isSource(file) && attributes.isOther()) {
            skipped.add(new Skipped(file, Skipped.Cause.NOT_A_FILE));
        } else if (isSource(file)) {
            sources.add(file);
        }
        return counted(file);
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
        skipped.add(new Skipped(file, Skipped.Cause.UNREADABLE));
        return FileVisitResult.CONTINUE;
    }

    private FileVisitResult counted(Path path) {
        entries++;
        if (entries <= MAX_FILES) {
            return FileVisitResult.CONTINUE;
        }
        skipped.add(new Skipped(path, Skipped.Cause.TOO_MANY_FILES));
        return FileVisitResult.TERMINATE;
    }
}
