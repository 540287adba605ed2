package judge.intake;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import org.apache.commons.compress.archivers.zip.ZipArchiveEntry;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream;
import org.apache.commons.compress.archivers.zip.ZipArchiveOutputStream.UnicodeExtraFieldPolicy;

/** Makes zips as platforms, students and attackers do. */
public final class Zips {

    private static final int LINK = 0120777;

    private final ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    private final ZipArchiveOutputStream out;

    private Zips(Charset charset, boolean saysSo) {
        out = new ZipArchiveOutputStream(bytes);
        out.setEncoding(charset.name());
        out.setUseLanguageEncodingFlag(saysSo);
        out.setCreateUnicodeExtraFields(UnicodeExtraFieldPolicy.NEVER);
    }

    public static Zips utf8() {
        return new Zips(StandardCharsets.UTF_8, true);
    }

    /** Archives as Chinese Windows makes them: names in GBK, and nothing in the archive says so. */
    public static Zips gbk() {
        return new Zips(Charset.forName("GBK"), false);
    }

    /** Archives as systems of other languages make them: names in a charset that nothing in the archive names. */
    public static Zips in(String charset) {
        return new Zips(Charset.forName(charset), false);
    }

    /** The same with the names in UTF-8 beside them, as Info-ZIP makes them. */
    public static Zips withUnicodeBeside(String charset) {
        Zips zips = in(charset);
        zips.out.setCreateUnicodeExtraFields(UnicodeExtraFieldPolicy.ALWAYS);
        return zips;
    }

    public Zips add(String name, String text) {
        return add(name, text.getBytes(StandardCharsets.UTF_8), Instant.parse("2026-11-20T08:00:00Z"));
    }

    public Zips add(String name, byte[] content, Instant modified) {
        ZipArchiveEntry entry = new ZipArchiveEntry(name);
        entry.setLastModifiedTime(FileTime.from(modified));
        return put(entry, content);
    }

    public Zips link(String name, String target) {
        ZipArchiveEntry entry = new ZipArchiveEntry(name);
        entry.setUnixMode(LINK);
        return put(entry, target.getBytes(StandardCharsets.UTF_8));
    }

    private Zips put(ZipArchiveEntry entry, byte[] content) {
        try {
            out.putArchiveEntry(entry);
            out.write(content);
            out.closeArchiveEntry();
            return this;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public byte[] bytes() {
        try {
            out.close();
            return bytes.toByteArray();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public Path at(Path file) {
        try {
            return Files.write(file, bytes());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
