package judge.database.backup;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;
import judge.database.Database;
import judge.database.sql.DatabaseException;
import judge.message.KeyedSentence;
import org.jspecify.annotations.Nullable;

/** The contents of a backup: its tables, and the version of their schema. */
record BackupManifest(int format, String schema, List<Content> tables) {

    static final String FILE = "manifest.json";

    private static final int FORMAT = 1;
    /** Versions of the schema whose tables have the same columns as now, but for {@link BackupTable#added}. */
    private static final Set<String> READABLE = IntStream.rangeClosed(1, Integer.parseInt(Database.NEWEST))
            .mapToObj(String::valueOf)
            .collect(Collectors.toUnmodifiableSet());

    private static final ObjectMapper MAPPER =
            new ObjectMapper().disable(DeserializationFeature.FAIL_ON_UNKNOWN_PROPERTIES);

    /** The content of one file of a backup. */
    record Content(String table, long rows, String sha256) {}

    /** Makes the manifest of a backup that is made now. */
    static BackupManifest now(List<Content> tables) {
        return new BackupManifest(FORMAT, Database.NEWEST, tables);
    }

    /**
     * Reads it.
     *
     * @throws DatabaseException if there is none, or one that this version cannot restore
     */
    static BackupManifest of(ZipFile zip) throws IOException {
        ZipEntry entry = zip.getEntry(FILE);
        if (entry == null) {
            throw noBackup(zip, null);
        }
        BackupManifest manifest;
        try (InputStream in = zip.getInputStream(entry)) {
            manifest = MAPPER.readValue(in, BackupManifest.class);
        } catch (JacksonException e) {
            throw noBackup(zip, e);
        }
        if (manifest.format() != FORMAT || manifest.schema() == null || !READABLE.contains(manifest.schema())) {
            throw new DatabaseException(
                    null,
                    KeyedSentence.of(
                            "error.backup-version",
                            "file",
                            zip.getName(),
                            "format",
                            manifest.format(),
                            "schema",
                            String.valueOf(manifest.schema())));
        }
        return manifest;
    }

    private static DatabaseException noBackup(ZipFile zip, @Nullable Throwable cause) {
        return new DatabaseException(
                cause, KeyedSentence.of("error.backup-none", "file", zip.getName(), "entry", FILE));
    }

    /** Returns the manifest as it stands in the backup. */
    byte[] json() throws IOException {
        return MAPPER.writeValueAsBytes(this);
    }

    /** Tells whether the backup is older than a table. */
    boolean isBefore(BackupTable table) {
        return Integer.parseInt(schema) < table.since();
    }

    /** Returns the manifest's entry for a table; empty where there is none. */
    Optional<Content> content(BackupTable table) {
        return tables.stream().filter(one -> one.table().equals(table.name())).findFirst();
    }
}
