package judge.intake;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import judge.intake.LeftOut.Cause;

/**
 * The plan for files that were handed over: what would be taken of them.
 *
 * @param taken the taken submissions, by contestant and problem
 * @param leftOut the files that are left out, with the reasons, by path
 * @param inPlace whether all of it lies in folders of contestants and problems already, so that nothing has to be
 *     unpacked
 * @param charsets charsets in which names in zips were read, except UTF-8
 */
public record Plan(List<Taken> taken, List<LeftOut> leftOut, boolean inPlace, Set<String> charsets) {

    /** Linux allows 4096, the end included; where it is unpacked later may have a longer name. */
    private static final int MOST_PATH_BYTES = 3500;

    public Plan {
        taken = List.copyOf(taken);
        leftOut = List.copyOf(leftOut);
        charsets = Set.copyOf(charsets);
    }

    /** The same for some contestants only, or for all where none is named; contestants are named by their folders. */
    public Plan of(Set<String> contestants) {
        return contestants.isEmpty()
                ? this
                : new Plan(
                        taken.stream()
                                .filter(one -> contestants.contains(FolderName.of(one.contestant())))
                                .toList(),
                        leftOut,
                        inPlace,
                        charsets);
    }

    /** Returns the names of all contestants' folders. */
    public Set<String> contestants() {
        return taken.stream().map(one -> FolderName.of(one.contestant())).collect(Collectors.toSet());
    }

    /**
     * Writes {@code <contestant>/<problem>/...} below a folder. Files that are there already stay as they are.
     *
     * @return the files that were not written, because they are there already or something else has the same name
     */
    public List<LeftOut> write(Path solutions) throws IOException {
        List<LeftOut> there = new ArrayList<>();
        Set<String> written = new HashSet<>();
        for (Taken one : taken) {
            String name = FolderName.of(one.contestant());
            Path folder = solutions.resolve(name).resolve(one.problem());
            if (!written.add(name + "/" + one.problem())) {
                there.add(new LeftOut(one.contestant() + "/" + one.problem(), Cause.SAME_NAME));
                continue;
            }
            if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
                there.add(new LeftOut(one.contestant() + "/" + one.problem(), Cause.THERE_ALREADY));
                continue;
            }
            write(folder, one, there);
        }
        return there;
    }

    private static void write(Path folder, Taken one, List<LeftOut> there) throws IOException {
        Set<Path> files = new HashSet<>();
        Set<Path> folders = new HashSet<>();
        for (HandedFile file : one.handed()) {
            Path target = target(folder, file);
            Optional<Cause> fault = fault(folder, target, files, folders);
            if (fault.isPresent()) {
                String shown = one.contestant() + "/" + one.problem() + "/" + String.join("/", file.path());
                there.add(new LeftOut(shown, fault.get()));
                continue;
            }
            for (Path parent = target.getParent();
                    parent != null && !folder.equals(parent);
                    parent = parent.getParent()) {
                folders.add(parent);
            }
            files.add(target);
            Files.createDirectories(target.getParent());
            Files.write(target, file.content(), StandardOpenOption.CREATE_NEW);
            Files.setLastModifiedTime(target, FileTime.from(file.modified()));
        }
    }

    /** Names that are made safe, or come from an archive, can be the same as others, even as those of folders. */
    private static Optional<Cause> fault(Path folder, Path target, Set<Path> files, Set<Path> folders) {
        if (target.toString().getBytes(StandardCharsets.UTF_8).length > MOST_PATH_BYTES) {
            return Optional.of(Cause.LONG_NAME);
        }
        for (Path above = target; above != null && !folder.equals(above); above = above.getParent()) {
            if (files.contains(above)) {
                return Optional.of(Cause.SAME_NAME);
            }
        }
        return folders.contains(target) || Files.exists(target, LinkOption.NOFOLLOW_LINKS)
                ? Optional.of(Cause.SAME_NAME)
                : Optional.empty();
    }

    private static Path target(Path folder, HandedFile file) throws IOException {
        Path target = folder;
        for (String name : file.path()) {
            target = target.resolve(FolderName.of(name));
        }
        // Readers have already refused paths that lead elsewhere; this is the last check.
        if (!target.normalize().startsWith(folder.normalize())) {
            throw new IOException(target + " is outside of " + folder);
        }
        return target;
    }
}
