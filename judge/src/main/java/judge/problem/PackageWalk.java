package judge.problem;

import java.io.File;
import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.EnumSet;
import judge.problem.yaml.Faults;
import judge.problem.yaml.PackageFault;
import judge.problem.yaml.PackageIndex;
import judge.source.LanguageNames;
import judge.source.PackageReach;

/**
 * Looks at every file of a package once, before any is opened. A thing that a package must not hold (links that leave
 * it, pipes, devices, unreadable files) becomes a fault here and stays out of the index, so that nobody reads it later.
 */
public final class PackageWalk extends SimpleFileVisitor<Path> {

    private static final int MAX_DEPTH = 24;
    private static final int MAX_ENTRIES = 100_000;

    private final Path folder;
    private final PackageReach reach;
    private final PackageIndex index;
    private final Faults faults;
    private int entries;

    private PackageWalk(Path folder, PackageReach reach, PackageIndex index, Faults faults) {
        this.folder = folder;
        this.reach = reach;
        this.index = index;
        this.faults = faults;
    }

    /** The index of the package in a folder. */
    public static PackageIndex walk(Path folder, LanguageNames languages, Faults faults) {
        PackageIndex index = new PackageIndex(folder.toAbsolutePath().normalize(), folder.toString(), languages);
        try {
            PackageWalk walk = new PackageWalk(folder, PackageReach.of(folder), index, faults);
            Files.walkFileTree(folder, EnumSet.of(FileVisitOption.FOLLOW_LINKS), MAX_DEPTH, walk);
        } catch (IOException e) {
            faults.add(folder.toString(), PackageFault.UNREADABLE, e);
        }
        return index;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path dir, BasicFileAttributes attributes) {
        if (dir.equals(folder)) {
            return FileVisitResult.CONTINUE;
        }
        if (!isVisible(dir) || leaves(dir)) {
            return FileVisitResult.SKIP_SUBTREE;
        }
        index.addFolder(relative(dir));
        return counted();
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        boolean timeLimit = relative(file).equals(PackageIndex.TIME_LIMIT);
        if (!timeLimit && !isVisible(file)) {
            return FileVisitResult.CONTINUE;
        }
        if (attributes.isSymbolicLink()) {
            fault(file, PackageFault.LINK_DANGLING);
        } else if (attributes.isDirectory()) {
            fault(file, PackageFault.FOLDER_TOO_DEEP, MAX_DEPTH);
        } else if (!attributes.isRegularFile()) {
            fault(file, PackageFault.NOT_A_FILE);
        } else if (!leaves(file) && isReadable(file)) {
            index.addFile(relative(file));
        }
        return counted();
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
        if (e instanceof FileSystemLoopException) {
            fault(file, PackageFault.LINK_TO_PARENT);
        } else {
            fault(file, PackageFault.UNREADABLE, e);
        }
        return FileVisitResult.CONTINUE;
    }

    private FileVisitResult counted() {
        entries++;
        if (entries <= MAX_ENTRIES) {
            return FileVisitResult.CONTINUE;
        }
        faults.add(index.shown(""), PackageFault.TOO_MANY_FILES, MAX_ENTRIES);
        index.cut();
        return FileVisitResult.TERMINATE;
    }

    /**
     * The format has no hidden files. A name that it does not allow is a fault where a test case or a submission would
     * be lost, and said wherever else something of the package is.
     */
    private boolean isVisible(Path path) {
        String name = path.getFileName().toString();
        if (PackageIndex.isHidden(name)) {
            return false;
        }
        if (PackageIndex.isAllowed(name)) {
            return true;
        }
        String relative = relative(path);
        String top = relative.split("/", 2)[0];
        boolean mayBeMeant = !name.endsWith("~"); // Editors leave such copies of what was there before.
        if (mayBeMeant && (top.equals("data") || top.equals("submissions"))) {
            fault(path, PackageFault.NAME_NOT_ALLOWED);
        } else if (!top.equals(relative)) {
            faults.warnings().add(index.shown(relative), PackageFault.NAME_LEFT_OUT);
        }
        return false;
    }

    private boolean leaves(Path path) {
        if (!Files.isSymbolicLink(path)) {
            return false;
        }
        try {
            if (reach.holds(path)) {
                return false;
            }
            fault(path, PackageFault.LINK_LEAVES_PACKAGE);
        } catch (IOException e) {
            fault(path, PackageFault.LINK_UNREADABLE, e);
        }
        return true;
    }

    private boolean isReadable(Path file) {
        if (Files.isReadable(file)) {
            return true;
        }
        fault(file, PackageFault.NO_PERMISSION);
        return false;
    }

    /**
     * Adds the fault of a path. If no verdict depends on the file, it only stays out of the index; a way out of the
     * package is a fault everywhere.
     */
    private void fault(Path path, PackageFault code, Object... values) {
        Faults graded = PackageContent.isJudgedBy(relative(path)) ? faults : faults.warnings();
        graded.add(index.shown(relative(path)), code, values);
    }

    private String relative(Path path) {
        return folder.relativize(path).toString().replace(File.separatorChar, '/');
    }
}
