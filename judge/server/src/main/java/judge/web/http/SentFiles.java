package judge.web.http;

import io.javalin.http.Context;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import judge.intake.IntakeException;
import judge.intake.ZippedSources;
import judge.online.Refusal;
import judge.source.LanguageNames;
import judge.submission.SourceFile;

/** What files that were sent hold. */
public final class SentFiles {

    private static final String ZIP = ".zip";
    private static final int MOST_FILES = 200;

    private SentFiles() {}

    /**
     * The files of a field of a form, and what each is called: folders are told apart by {@code /}.
     *
     * @throws Refusal if there is no such form, there are too many, or one has no name
     */
    public static List<SentFile> of(Context ctx, String field) {
        List<UploadedFile> parts;
        try {
            parts = ctx.uploadedFiles(field);
        } catch (IllegalStateException | IllegalArgumentException e) {
            throw new Refusal(Refusal.Kind.INVALID, "form-broken", Map.of());
        }
        if (parts.size() > MOST_FILES) {
            throw new Refusal(
                    Refusal.Kind.TOO_LARGE, "too-many-files", Map.of("most", MOST_FILES, "count", parts.size()));
        }
        List<SentFile> files = new ArrayList<>();
        for (UploadedFile part : parts) {
            String name = part.filename().replace('\\', '/');
            if (name.isEmpty()) {
                throw new Refusal(Refusal.Kind.INVALID, "file-unnamed", Map.of());
            }
            files.add(new SentFile(name, part));
        }
        return files;
    }

    /** A file, as its sender calls it. */
    public record SentFile(String name, UploadedFile part) {}

    /** The bytes of a file. */
    public static byte[] content(UploadedFile file) {
        try (InputStream in = file.content()) {
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * The file as a source, or the sources that lie in it if it is a zip; of a zip without any the answers.
     *
     * @param name as its sender calls it
     * @param mostBytes of the sources in a zip
     * @throws Refusal if a zip is harmful, too large or none
     */
    public static List<SourceFile> sources(String name, UploadedFile file, int mostBytes) {
        List<SourceFile> programs = sources(name, file, mostBytes, LanguageNames.BUILT_IN);
        return programs.isEmpty() ? sources(name, file, mostBytes, LanguageNames.ANSWERS) : programs;
    }

    /**
     * The file as a source, or the sources that lie in it if it is a zip.
     *
     * @param name as its sender calls it
     * @param mostBytes of the sources in a zip
     * @param languages that they may be in
     * @throws Refusal if a zip is harmful, too large or none
     */
    public static List<SourceFile> sources(String name, UploadedFile file, int mostBytes, LanguageNames languages) {
        byte[] content = content(file);
        if (!name.toLowerCase(Locale.ROOT).endsWith(ZIP)) {
            return List.of(new SourceFile(name, content));
        }
        try {
            return ZippedSources.of(content, mostBytes, languages).entrySet().stream()
                    .map(source -> new SourceFile(source.getKey(), source.getValue()))
                    .toList();
        } catch (IntakeException e) {
            throw new Refusal(
                    Refusal.Kind.INVALID,
                    "zip-refused",
                    Map.of(
                            "file",
                            name,
                            "path",
                            e.leftOut().path().isEmpty() ? name : e.leftOut().path(),
                            "leftout",
                            e.leftOut().cause().word()));
        }
    }
}
