package judge.sandbox.account;

import java.io.IOException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A judge that has left its own control group (version 2) for one in it, as a group that has processes cannot have
 * controlled children.
 */
final class CgroupMove {

    /** The name of the group into which the judge moves itself. */
    static final String LEAF = "judge-itself";

    private static final String PROCESSES = "cgroup.procs";
    private static final String CONTROLLERS = "cgroup.subtree_control";

    private final Path group;
    private final Path leaf;

    private CgroupMove(Path group) {
        this.group = group;
        this.leaf = group.resolve(LEAF);
    }

    /** Steps aside where the judge is alone in a group. */
    static Optional<CgroupMove> from(Path group) throws IOException {
        if (!isAloneIn(group)) {
            return Optional.empty();
        }
        CgroupMove aside = new CgroupMove(group);
        Files.createDirectories(aside.leaf);
        ControlGroup.write(aside.leaf.resolve(PROCESSES), self());
        return Optional.of(aside);
    }

    /** Undoes it, unless others depend on it by now: processes in the leaf, or groups beside it. */
    void stepBack() {
        try {
            if (isAloneIn(leaf) && hasNoNeighbours()) {
                String enabled = Files.readString(group.resolve(CONTROLLERS)).strip();
                if (!enabled.isEmpty()) {
                    ControlGroup.write(group.resolve(CONTROLLERS), "-" + enabled.replace(" ", " -"));
                }
                ControlGroup.write(group.resolve(PROCESSES), self());
                Files.delete(leaf);
            }
        } catch (IOException | DirectoryIteratorException e) {
            return; // It remains where it is, which does no harm.
        }
    }

    private static boolean isAloneIn(Path group) throws IOException {
        return Files.readAllLines(group.resolve(PROCESSES)).equals(List.of(self()));
    }

    private boolean hasNoNeighbours() throws IOException {
        try (DirectoryStream<Path> groups = Files.newDirectoryStream(group, Files::isDirectory)) {
            for (Path one : groups) {
                if (!one.equals(leaf)) {
                    return false;
                }
            }
            return true;
        }
    }

    private static String self() {
        return Long.toString(ProcessHandle.current().pid());
    }
}
