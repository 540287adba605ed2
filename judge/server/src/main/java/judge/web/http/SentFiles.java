package judge.web.http;

import io.javalin.http.Context;
import io.javalin.http.UploadedFile;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.Charset;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import judge.intake.IntakeException;
import judge.intake.ZippedSources;
import judge.online.Refusal;
import judge.service.access.UnclearNames;
import judge.source.LanguageNames;
import judge.submission.SourceFile;
import judge.submission.Submission;

/** Reads files that were sent. */
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
            throw Refusal.invalid("form-broken");
        }
        if (parts.size() > MOST_FILES) {
            throw new Refusal(
                    Refusal.Kind.TOO_LARGE, "too-many-files", Map.of("most", MOST_FILES, "count", parts.size()));
        }
        List<SentFile> files = new ArrayList<>();
        for (UploadedFile part : parts) {
            String name = part.filename().replace('\\', '/');
            if (name.isEmpty()) {
                throw Refusal.invalid("file-unnamed");
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
     * @param charset of names in a zip that do not say it; empty: that is to be found out
     * @throws Refusal if a zip is harmful, too large or none, or has names that are not clear
     */
    public static ReadSources sources(String name, byte[] content, int mostBytes, Optional<Charset> charset) {
        ReadSources programs = sources(name, content, mostBytes, LanguageNames.known(), charset);
        return programs.files().isEmpty()
                ? sources(name, content, mostBytes, LanguageNames.ANY_ANSWERS, charset)
                : programs;
    }

    /**
     * Sources that were sent.
     *
     * @param charsets charsets in which names in a zip were read, except UTF-8
     */
    public record ReadSources(List<SourceFile> files, Set<String> charsets) {

        public ReadSources {
            files = List.copyOf(files);
            charsets = Set.copyOf(charsets);
        }

        /** Joins the sources of several files. */
        public static ReadSources all(List<ReadSources> several) {
            return new ReadSources(
                    several.stream().flatMap(one -> one.files().stream()).toList(),
                    several.stream().flatMap(one -> one.charsets().stream()).collect(Collectors.toSet()));
        }
    }

    /**
     * The file as a source, or the sources that lie in it if it is a zip.
     *
     * @param name as its sender calls it
     * @param mostBytes of the sources in a zip
     * @param languages the languages that the sources may be in
     * @param charset of names in a zip that do not say it; empty: that is to be found out
     * @throws Refusal if a zip is harmful, too large or none, or has names that are not clear
     */
    public static ReadSources sources(
            String name, byte[] content, int mostBytes, LanguageNames languages, Optional<Charset> charset) {
        if (!name.toLowerCase(Locale.ROOT).endsWith(ZIP)) {
            return new ReadSources(List.of(new SourceFile(name, content)), Set.of());
        }
        try {
            return read(ZippedSources.of(content, mostBytes, languages, charset));
        } catch (IntakeException e) {
            throw refused(name, e);
        }
    }

    /**
     * The same, if a program or an answer is told by it: else it would be a compile error, and one of the attempts that
     * somebody has.
     */
    public static ReadSources told(ReadSources sent) {
        boolean told = Stream.of(LanguageNames.known(), LanguageNames.ANY_ANSWERS)
                .anyMatch(languages -> Submission.isTold(sent.files(), languages));
        if (!told) {
            String wanted = LanguageNames.known().pattern() + ", " + LanguageNames.ANY_ANSWERS.pattern();
            throw Refusal.invalid("no-source-sent", Map.of("wanted", wanted));
        }
        return sent;
    }

    /** The content of a zip. */
    public static ReadSources read(ZippedSources zipped) {
        return new ReadSources(
                zipped.files().entrySet().stream()
                        .map(source -> new SourceFile(source.getKey(), source.getValue()))
                        .toList(),
                zipped.charsets());
    }

    /** Makes the refusal that says why nothing of a zip is taken. */
    public static Refusal refused(String file, IntakeException e) {
        return UnclearNames.refusal(e)
                .orElseGet(() -> Refusal.invalid(
                        "zip-refused",
                        Map.of(
                                "file",
                                file,
                                "path",
                                e.leftOut().path().isEmpty()
                                        ? file
                                        : e.leftOut().path(),
                                "leftout",
                                e.leftOut().cause().word())));
    }
}
