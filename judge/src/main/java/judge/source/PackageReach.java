package judge.source;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/**
 * The files to which links of a package may lead: those in the package, and from a source to another one of the Git
 * checkout that the package lies in, as contests keep one header for the validators of all their problems. A script
 * that makes test data may include another one of the checkout.
 */
public final class PackageReach {

    private final Path folder;
    private final Optional<Path> checkout;

    private PackageReach(Path folder, Optional<Path> checkout) {
        this.folder = folder;
        this.checkout = checkout;
    }

    /** Returns the reach of the package in a folder. */
    public static PackageReach of(Path folder) throws IOException {
        Path real = folder.toRealPath();
        Path above = real;
        while (above != null && !Files.exists(above.resolve(".git"))) {
            above = above.getParent();
        }
        return new PackageReach(real, Optional.ofNullable(above));
    }

    /**
     * Tells whether a file or folder may be read: all links on the way are followed.
     *
     * @throws IOException if a link cannot be followed
     */
    public boolean holds(Path file) throws IOException {
        Path real = file.toRealPath();
        return real.startsWith(folder)
                || (isSource(file)
                        && isSource(real)
                        && Files.isRegularFile(real)
                        && checkout.filter(all -> isSeen(real, all)).isPresent());
    }

    /**
     * The files in the folder of a file outside of the package, if that lies in the same checkout and is not hidden; of
     * them those that are no links out of it.
     */
    public List<Path> beside(Path file) throws IOException {
        if (checkout.isEmpty() || !Files.isRegularFile(file)) {
            return List.of();
        }
        try (Stream<Path> all = Files.list(file.toAbsolutePath().normalize().getParent())) {
            List<Path> found = new ArrayList<>();
            for (Path one : (Iterable<Path>) all.filter(Files::isRegularFile).sorted()::iterator) {
                if (isSeen(one.toRealPath(), checkout.get())) {
                    found.add(one);
                }
            }
            return found;
        }
    }

    private static boolean isSource(Path file) {
        return LanguageNames.known().isSource(String.valueOf(file.getFileName()));
    }

    /** Tells whether a file is in the checkout and in no hidden folder, which belongs to tools. */
    private static boolean isSeen(Path file, Path checkout) {
        return file.startsWith(checkout)
                && StreamSupport.stream(checkout.relativize(file).spliterator(), false)
                        .noneMatch(name -> name.toString().startsWith("."));
    }
}
