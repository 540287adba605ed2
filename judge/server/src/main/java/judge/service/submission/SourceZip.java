package judge.service.submission;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import java.util.zip.ZipOutputStream;
import judge.submission.SourceFile;

/** The files of a submission as they lie in the database: a zip, the same for the same files. */
public final class SourceZip {

    private static final LocalDateTime ALWAYS = LocalDateTime.of(2000, 1, 1, 0, 0);

    private SourceZip() {}

    /** The zip of files whose paths are valid. */
    public static byte[] of(List<SourceFile> files) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes, StandardCharsets.UTF_8)) {
            for (SourceFile file : files.stream()
                    .sorted(Comparator.comparing(SourceFile::path))
                    .toList()) {
                ZipEntry entry = new ZipEntry(file.path());
                entry.setTimeLocal(ALWAYS);
                zip.putNextEntry(entry);
                zip.write(file.content());
                zip.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    /** The files in a zip that was made here, by their paths. */
    public static List<SourceFile> read(byte[] content) {
        List<SourceFile> files = new ArrayList<>();
        try (ZipInputStream zip = new ZipInputStream(new ByteArrayInputStream(content), StandardCharsets.UTF_8)) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                files.add(new SourceFile(entry.getName(), zip.readAllBytes()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return files;
    }
}
