package judge.web.page.student;

import io.javalin.http.UploadedFile;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import judge.online.Refusal;
import judge.service.submission.SeveralLanguages;
import judge.submission.SourceFile;
import judge.submission.Submission;
import judge.web.http.SentCharset;
import judge.web.http.SentFiles;
import judge.web.http.SentFiles.ReadSources;
import judge.web.page.KeptFiles;
import judge.web.page.KeptFiles.KeptFile;
import judge.web.page.Visit;

/** The sources that the form to hand in sends: files, a zip of them, or what was pasted. */
final class SentSources {

    static final String FIELD = "file";

    /** The field that says whether files are handed in, or what stands in the editor. */
    private static final String WHAT = "what";

    private static final String FILES = "files";

    private static final int MOST_BYTES = 4 << 20;

    private SentSources() {}

    /**
     * All of them: what stands in the editor, or files, as the form says.
     *
     * @throws Refusal if both are there and it is not clear which are meant
     */
    static ReadSources of(Visit visit, PastedLanguages languages) {
        requireSmall(visit.files(FIELD).stream().mapToLong(UploadedFile::size).sum());
        List<KeptFile> sent = KeptFiles.of(visit, FIELD);
        requireSmall(sent.stream().mapToLong(file -> file.content().length).sum());
        Optional<Charset> charset = SentCharset.of(visit.field(SentCharset.FIELD));
        ReadSources read = ReadSources.all(sent.stream()
                .map(file -> SentFiles.sources(
                        lastPart(file.name()), file.content(), MOST_BYTES, languages.names(), charset))
                .toList());
        List<SourceFile> sources = new ArrayList<>(languages.telling(visit, read.files()));
        String pasted = pasted(visit, sent);
        if (sources.isEmpty() && !pasted.isBlank()) {
            sources.add(new SourceFile(
                    languages.fileName(visit, pasted),
                    pasted.replace("\r\n", "\n").getBytes(StandardCharsets.UTF_8)));
        }
        if (sources.isEmpty() && sent.isEmpty()) {
            throw Refusal.invalid("nothing-sent");
        }
        requireOneLanguage(sources, languages);
        return new ReadSources(sources, read.charsets());
    }

    private static void requireOneLanguage(List<SourceFile> sources, PastedLanguages languages) {
        // It would be a compile error, and one of the attempts that somebody has.
        if (!Submission.isTold(sources, languages.names())) {
            throw Refusal.invalid("no-source-sent", Map.of("wanted", languages.pattern()));
        }
        List<String> files = sources.stream().map(SourceFile::path).toList();
        if (languages.names().told(files).size() > 1) {
            throw SeveralLanguages.refusal(languages.names(), files, Set.of());
        }
    }

    /** Tells whether files are meant, and not the text of the editor. */
    static boolean filesMeant(Visit visit) {
        return visit.field(WHAT).equals(FILES);
    }

    /** The text of the editor, unless files are meant. */
    private static String pasted(Visit visit, List<KeptFile> sent) {
        String pasted = filesMeant(visit) ? "" : visit.field("source");
        if (!sent.isEmpty() && !pasted.isBlank()) {
            throw Refusal.invalid("sent-both");
        }
        return pasted;
    }

    /** Some browsers send the whole path. */
    private static String lastPart(String name) {
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
        if (last.isEmpty() || last.equals(".") || last.equals("..") || last.indexOf('\0') >= 0) {
            throw Refusal.invalid("file-name", Map.of("name", name));
        }
        return last;
    }

    private static void requireSmall(long bytes) {
        if (bytes > MOST_BYTES) {
            throw new Refusal(Refusal.Kind.TOO_LARGE, "body-too-large", Map.of("bytes", MOST_BYTES));
        }
    }
}
