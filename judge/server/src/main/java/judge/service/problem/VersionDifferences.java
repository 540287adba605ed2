package judge.service.problem;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Stream;
import judge.database.Database;
import judge.online.Access.Action;
import judge.online.ProblemVersion;
import judge.online.Refusal;
import judge.online.Viewer;
import judge.service.access.Authorization;
import org.jspecify.annotations.Nullable;

/** The things that a version of a problem has and the one before it has not, or has otherwise. */
public record VersionDifferences(Database database, Authorization entry, ProblemPackages packages) {

    private static final int MOST_BYTES = 256 << 10;

    /**
     * A file that is another one.
     *
     * @param before at most its beginning; null: it is new
     * @param after the same; null: it is gone
     * @param whole whether neither is cut
     */
    @SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
    public record ChangedFile(String path, byte @Nullable [] before, byte @Nullable [] after, boolean whole) {}

    /** Two versions that follow each other. */
    private record Versions(ProblemVersion newer, Optional<ProblemVersion> older) {}

    /** The files of a version that differ from those of the one before, by path. */
    public List<ChangedFile> of(Viewer viewer, String slug, long version) {
        Versions versions = versions(viewer, slug, version);
        Path now = packages.unpacked(versions.newer());
        Optional<Path> before = versions.older().map(packages::unpacked);
        SortedSet<String> all = new TreeSet<>(Workshop.files(now));
        before.ifPresent(folder -> all.addAll(Workshop.files(folder)));
        List<ChangedFile> changed = new ArrayList<>();
        for (String file : all) {
            changed(file, before.map(folder -> folder.resolve(file)), now.resolve(file))
                    .ifPresent(changed::add);
        }
        return changed;
    }

    private static Optional<ChangedFile> changed(String path, Optional<Path> older, Path newer) {
        Optional<Path> before = older.filter(Files::isRegularFile);
        Optional<Path> after = Optional.of(newer).filter(Files::isRegularFile);
        try {
            if (before.isPresent() && after.isPresent() && Files.mismatch(before.get(), newer) < 0) {
                return Optional.empty();
            }
            byte @Nullable [] old = before.isPresent() ? beginning(before.get()) : null;
            byte @Nullable [] fresh = after.isPresent() ? beginning(newer) : null;
            boolean whole = Stream.of(before, after)
                    .flatMap(Optional::stream)
                    .noneMatch(file -> file.toFile().length() > MOST_BYTES);
            return Optional.of(new ChangedFile(path, old, fresh, whole));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static byte[] beginning(Path file) throws IOException {
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(MOST_BYTES);
        }
    }

    private Versions versions(Viewer viewer, String slug, long version) {
        return database.read(tables -> {
            long problem =
                    entry.problem(tables, viewer, slug, Action.EDIT_PROBLEM).id();
            List<ProblemVersion> all = tables.problems().versions(problem);
            ProblemVersion newer =
                    all.stream().filter(one -> one.id() == version).findFirst().orElseThrow(Refusal::notFound);
            return new Versions(
                    newer, all.stream().filter(one -> one.id() < version).findFirst());
        });
    }
}
