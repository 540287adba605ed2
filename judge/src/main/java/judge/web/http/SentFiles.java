package judge.web.http;

import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
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

    private SentFiles() {}

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
                            e.leftOut().path(),
                            "leftout",
                            e.leftOut().cause().word()));
        }
    }
}
