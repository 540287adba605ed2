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
import java.util.Locale;
import judge.source.LanguageNames;
import judge.source.ToolFolders;

/**
 * Collects the sources of one submission. Contestants made the folder, so nothing in it is trusted: links are not
 * followed, only ordinary files count, and neither their number nor their depth can hold the judge up.
 */
final class SourceWalk extends SimpleFileVisitor<Path> {

    private static final int MAX_FILES = 10_000;
    private static final int MAX_DEPTH = 250;

    private final Path root;
    private final LanguageNames languages;
    private final List<Path> sources = new ArrayList<>();
    private final List<Skipped> skipped;
    private int entries;

    private SourceWalk(Path root, LanguageNames languages, List<Skipped> skipped) {
        this.root = root;
        this.languages = languages;
        this.skipped = skipped;
    }

    /** The sources below a folder, sorted; what could not be looked at joins the skipped. */
    static List<Path> sources(Path root, LanguageNames languages, List<Skipped> skipped) {
        SourceWalk walk = new SourceWalk(root, languages, skipped);
        try {
            Files.walkFileTree(root, EnumSet.noneOf(FileVisitOption.class), MAX_DEPTH, walk);
        } catch (IOException e) {
            skipped.add(new Skipped(root, Skipped.Cause.UNREADABLE));
        }
        walk.sources.sort(null);
        return walk.sources;
    }

    static boolean isJunk(Path folder) {
        Path name = folder.getFileName();
        return name != null && ToolFolders.is(name.toString());
    }

    /** Tells whether a file is a source; where answers are handed in, a zip of them is one. */
    static boolean isSource(Path path, LanguageNames languages) {
        String name = path.getFileName().toString();
        boolean answers = LanguageNames.ANY_ANSWERS.all().containsAll(languages.all());
        return isSource(name, languages) || (answers && isZip(path) && !isShadow(name));
    }

    static boolean isZip(Path path) {
        return path.toString().toLowerCase(Locale.ROOT).endsWith(".zip");
    }

    private static boolean isSource(String name, LanguageNames languages) {
        return languages.isSource(name) && !isShadow(name);
    }

    /**
     * Tells whether a file is one that macOS puts beside each file, or a link of Emacs to a file that is being edited,
     * which leads nowhere.
     */
    private static boolean isShadow(String name) {
        return name.startsWith("._") || name.startsWith(".#");
    }

    /** Tells whether the walk would come to a file at this path below its root, and take it. */
    static boolean isReached(String path, LanguageNames languages) {
        List<String> parts = List.of(path.split("/"));
        return parts.subList(0, parts.size() - 1).stream().noneMatch(ToolFolders::is)
                && isSource(parts.get(parts.size() - 1), languages);
    }

    private boolean isSource(Path path) {
        return isSource(path, languages);
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
