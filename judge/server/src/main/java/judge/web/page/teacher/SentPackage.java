package judge.web.page.teacher;

import io.javalin.http.UploadedFile;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Locale;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipOutputStream;
import judge.online.Refusal;
import judge.web.http.SentFiles;
import judge.web.page.KeptFiles;
import judge.web.page.KeptFiles.KeptFile;
import judge.web.page.Visit;

/**
 * A problem package as the form sends it: a zip, or all files of a folder.
 *
 * @param name a name that the problem may have
 * @param zip of the package; nothing of it has been looked at
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
record SentPackage(String name, byte[] zip) {

    static final String FIELD = "package";

    private static final String ZIP = ".zip";

    /** The ending that browsers add when there is a file of that name already. */
    private static final String COPY = "\\s*\\(\\d+\\)$";

    /**
     * Returns the package that was sent.
     *
     * @throws judge.online.Refusal if none was sent
     */
    static SentPackage of(Visit visit) {
        List<KeptFile> zips = KeptFiles.filled(visit, FIELD);
        if (!zips.isEmpty()) {
            String file = zips.get(0).name().replaceAll(".*[/\\\\]", "");
            boolean zip = file.toLowerCase(Locale.ROOT).endsWith(ZIP);
            String name = zip ? file.substring(0, file.length() - ZIP.length()) : file;
            return new SentPackage(name.replaceAll(COPY, ""), zips.get(0).content());
        }
        List<UploadedFile> files = visit.files("folder");
        if (files.isEmpty()) {
            throw Refusal.invalid("no-file");
        }
        return new SentPackage(path(files.get(0)).replaceAll("/.*", ""), zipOf(files));
    }

    private static byte[] zipOf(List<UploadedFile> files) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (UploadedFile file : files) {
                zip.putNextEntry(new ZipEntry(path(file)));
                zip.write(SentFiles.content(file));
                zip.closeEntry();
            }
        } catch (ZipException e) {
            throw Refusal.invalid("folder-broken"); // Two files of one path.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static String path(UploadedFile file) {
        return file.filename().replace('\\', '/');
    }
}
