package judge.intake;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.List;
import judge.charset.FileNames;
import judge.intake.LeftOut.Cause;
import org.jspecify.annotations.Nullable;

/** Reads a folder and the zips in it. All links are left out. */
final class FolderReader extends SimpleFileVisitor<Path> {

    private final Path root;
    private final Reading reading;
    private final FileNames names;
    private @Nullable IntakeException refusal;

    private FolderReader(Path root, Reading reading, FileNames names) {
        this.root = root;
        this.reading = reading;
        this.names = names;
    }

    static void read(Path root, Reading reading) throws IOException, IntakeException {
        FolderReader reader = new FolderReader(root, reading, reading.names(foreign(root)));
        Files.walkFileTree(root, reader);
        if (reader.refusal != null) {
            throw reader.refusal;
        }
    }

    /** Files whose names are in another charset than this system's; only some, where there are too many. */
    private static List<Path> foreign(Path root) throws IOException {
        List<Path> foreign = new ArrayList<>();
        Files.walkFileTree(root, new SimpleFileVisitor<>() {
            private int seen;

            @Override
            public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
                boolean junk = !folder.equals(root) && Reading.isJunk(List.of(String.valueOf(folder.getFileName())));
                return junk ? FileVisitResult.SKIP_SUBTREE : visitFile(folder, attributes);
            }

            @Override
            public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
                if (!file.equals(root) && FileNames.isForeign(file)) {
                    foreign.add(file);
                }
                return ++seen > Reading.MOST_ENTRIES ? FileVisitResult.TERMINATE : FileVisitResult.CONTINUE;
            }

            @Override
            public FileVisitResult visitFileFailed(Path file, IOException e) {
                return FileVisitResult.CONTINUE;
            }
        });
        return foreign;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        List<String> path = path(folder);
        return Reading.isJunk(path) ? FileVisitResult.SKIP_SUBTREE : counted(path);
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        List<String> path = path(file);
        try {
            if (Reading.isJunk(path)) {
                return counted(path);
            }
            if (attributes.isSymbolicLink()) {
                reading.leaveOut(path, Cause.LINK);
            } else if (!attributes.isRegularFile()) {
                reading.leaveOut(path, Cause.UNREADABLE);
            } else {
                take(file, path, attributes);
            }
        } catch (IOException e) {
            reading.leaveOut(path, Cause.UNREADABLE);
        } catch (IntakeException e) {
            if (reading.isExhausted()) {
                refusal = e;
                return FileVisitResult.TERMINATE;
            }
            reading.leftOut().add(e.leftOut());
        }
        return counted(path);
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
        reading.leaveOut(path(file), Cause.UNREADABLE);
        return FileVisitResult.CONTINUE;
    }

    private void take(Path file, List<String> path, BasicFileAttributes attributes)
            throws IOException, IntakeException {
        String name = path.get(path.size() - 1);
        if (Reading.isZip(name)) {
            new ZipReader(reading).within(content(file, path), path, 1);
        } else if (reading.isSource(name) || name.equals(GradescopeNames.FILE)) {
            reading.add(path, content(file, path), attributes.lastModifiedTime().toInstant());
        } else {
            reading.leaveOut(path, Reading.isOtherArchive(name) ? Cause.OTHER_ARCHIVE : Cause.NO_SOURCE);
        }
    }

    private byte[] content(Path file, List<String> path) throws IOException, IntakeException {
        try (InputStream in = Files.newInputStream(file, LinkOption.NOFOLLOW_LINKS)) {
            return reading.content(in, path);
        }
    }

    private FileVisitResult counted(List<String> path) {
        try {
            reading.count(path);
            return FileVisitResult.CONTINUE;
        } catch (IntakeException e) {
            refusal = e;
            return FileVisitResult.TERMINATE;
        }
    }

    private List<String> path(Path file) {
        List<String> path = new ArrayList<>();
        for (Path one = file; one != null && !one.equals(root); one = one.getParent()) {
            path.add(0, names.of(one));
        }
        return path;
    }
}
