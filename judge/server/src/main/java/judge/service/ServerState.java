package judge.service;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileStore;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import judge.database.Database;
import judge.online.Access;
import judge.online.Access.Action;
import judge.online.JudgingMachine;
import judge.online.Refusal;
import judge.online.RunningJudging;
import judge.online.Viewer;

/** The state of the server for the administrator: the judging machines, and the room on the disk. */
public final class ServerState {

    private final Database database;
    private final Path data;

    /** The state of a server with its data in this folder. */
    public ServerState(Database database, Path data) {
        this.database = database;
        this.data = data;
    }

    /**
     * The disk on which the data are.
     *
     * @param freeBytes the bytes that the server may still use
     * @param whole whether the database is in the folder, too
     */
    public record Disk(Path folder, long sizeBytes, long freeBytes, boolean whole) {}

    /** Returns the judgings that go on just now, for administrators; the longest first. */
    public List<RunningJudging> running(Viewer viewer) {
        require(viewer);
        return database.read(tables -> tables.figures().running());
    }

    /** The processes that judge, for administrators. */
    public List<JudgingMachine> machines(Viewer viewer) {
        require(viewer);
        return database.read(tables -> tables.workers().all());
    }

    /** The languages that processes have, by the name of each that has said so, for administrators. */
    public Map<String, Set<String>> languages(Viewer viewer) {
        require(viewer);
        Map<String, Set<String>> codes = new HashMap<>();
        database.read(tables -> tables.workers().byWorker())
                .forEach((worker, versions) -> codes.put(worker, versions.keySet()));
        return codes;
    }

    /** Returns the room on the disk, for administrators. */
    public Disk disk(Viewer viewer) {
        require(viewer);
        try {
            FileStore store = Files.getFileStore(data);
            return new Disk(data.toAbsolutePath(), store.getTotalSpace(), store.getUsableSpace(), database.isFile());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void require(Viewer viewer) {
        if (!Access.may(viewer, Action.ADMINISTER)) {
            throw Refusal.notFound();
        }
    }
}
