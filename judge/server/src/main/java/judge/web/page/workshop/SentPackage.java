package judge.web.page.workshop;

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
 * A problem as the form sends it: a zip, a set of HUSTOJ, several files, or all files of a folder.
 *
 * @param name a name that the problem may have; of a set with its ending
 * @param zip of the package, or the set; nothing of it has been looked at
 */
@SuppressWarnings("ArrayRecordComponent") // handed on, and never compared
record SentPackage(String name, byte[] zip) {

    static final String FIELD = "package";

    private static final String ZIP = ".zip";
    private static final String SET = ".xml";

    /** The name of files that come without a folder. */
    private static final String UNNAMED = "problem";

    /** The ending that browsers add when there is a file of that name already. */
    private static final String COPY = "\\s*\\(\\d+\\)$";

    /**
     * Returns the package that was sent.
     *
     * @throws judge.online.Refusal if none was sent
     */
    static SentPackage of(Visit visit) {
        List<KeptFile> files = KeptFiles.filled(visit, FIELD);
        if (files.size() == 1) {
            return of(files.get(0));
        }
        if (!files.isEmpty()) {
            return new SentPackage(UNNAMED, zipOf(files));
        }
        List<UploadedFile> folder = visit.files("folder");
        if (folder.isEmpty()) {
            throw Refusal.invalid("no-file");
        }
        List<KeptFile> all = folder.stream()
                .map(file -> new KeptFile(path(file.filename()), SentFiles.content(file)))
                .toList();
        return new SentPackage(all.get(0).name().replaceAll("/.*", ""), zipOf(all));
    }

    /** Returns the files that were sent as a zip: the only zip, or one that is made of them. */
    static byte[] zipped(Visit visit) {
        List<KeptFile> files = KeptFiles.filled(visit, FIELD);
        boolean zip = files.size() == 1
                && files.get(0).name().toLowerCase(Locale.ROOT).endsWith(ZIP);
        return zip ? files.get(0).content() : zipOf(files);
    }

    private static SentPackage of(KeptFile only) {
        String file = path(only.name()).replaceAll(".*/", "");
        String lower = file.toLowerCase(Locale.ROOT);
        if (lower.endsWith(SET)) {
            return new SentPackage(file, only.content());
        }
        String name = lower.endsWith(ZIP) ? file.substring(0, file.length() - ZIP.length()) : file;
        return new SentPackage(name.replaceAll(COPY, ""), only.content());
    }

    /** Tells whether it is a set of problems as HUSTOJ hands them on. */
    boolean isSet() {
        return name.toLowerCase(Locale.ROOT).endsWith(SET);
    }

    private static byte[] zipOf(List<KeptFile> files) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ZipOutputStream zip = new ZipOutputStream(bytes)) {
            for (KeptFile file : files) {
                zip.putNextEntry(new ZipEntry(path(file.name())));
                zip.write(file.content());
                zip.closeEntry();
            }
        } catch (ZipException e) {
            throw Refusal.invalid("folder-broken"); // Two files of one path.
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toByteArray();
    }

    private static String path(String name) {
        return name.replace('\\', '/');
    }
}
