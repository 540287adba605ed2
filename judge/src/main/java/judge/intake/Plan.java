package judge.intake;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.FileTime;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Collectors;
import judge.intake.LeftOut.Cause;

/**
 * What would be taken of what was handed over.
 *
 * @param taken by contestant and problem
 * @param leftOut with the reasons, by path
 * @param inPlace whether all of it lies in folders of contestants and problems already, so that nothing has to be
 *     unpacked
 */
public record Plan(List<Taken> taken, List<LeftOut> leftOut, boolean inPlace) {

    public Plan {
        taken = List.copyOf(taken);
        leftOut = List.copyOf(leftOut);
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
                        inPlace);
    }

    /** What the folders of all contestants would be called. */
    public Set<String> contestants() {
        return taken.stream().map(one -> FolderName.of(one.contestant())).collect(Collectors.toSet());
    }

    /**
     * Writes {@code <contestant>/<problem>/...} below a folder. What lies there already stays as it is.
     *
     * @return what was not written, because it is there already or another contestant's folder would have the same name
     */
    public List<LeftOut> write(Path solutions) throws IOException {
        List<LeftOut> there = new ArrayList<>();
        Set<String> written = new HashSet<>();
        for (Taken one : taken) {
            String name = FolderName.of(one.contestant());
            Path folder = solutions.resolve(name).resolve(one.problem());
            if (!written.add(name.toLowerCase(Locale.ROOT) + "/" + one.problem())) {
                there.add(new LeftOut(one.contestant() + "/" + one.problem(), Cause.CASE_CLASH));
                continue;
            }
            if (Files.exists(folder, LinkOption.NOFOLLOW_LINKS)) {
                there.add(new LeftOut(one.contestant() + "/" + one.problem(), Cause.THERE_ALREADY));
                continue;
            }
            for (HandedFile file : one.handed()) {
                write(folder, file);
            }
        }
        return there;
    }

    private static void write(Path folder, HandedFile file) throws IOException {
        Path target = folder;
        for (String name : file.path()) {
            target = target.resolve(FolderName.of(name));
        }
        // Readers have already refused paths that lead elsewhere; this is the last check.
        if (!target.normalize().startsWith(folder.normalize())) {
            throw new IOException(target + " is outside of " + folder);
        }
        Files.createDirectories(target.getParent());
        Files.write(target, file.content(), StandardOpenOption.CREATE_NEW);
        Files.setLastModifiedTime(target, FileTime.from(file.modified()));
    }
}
