package judge.web.page;

import io.javalin.http.UploadedFile;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.online.Refusal;
import judge.submission.SourceFile;
import judge.web.http.SentFiles;

/** The sources that the form to hand in sends: files, a zip of them, or what was pasted. */
final class SentSources {

    private static final int MOST_BYTES = 4 << 20;

    private SentSources() {}

    /** All of them; files go before what stands in the editor. */
    static List<SourceFile> of(Visit visit, PastedLanguages languages) {
        List<SourceFile> sources = new ArrayList<>();
        long bytes = 0;
        for (UploadedFile file : visit.files("file")) {
            bytes += file.size();
            if (bytes > MOST_BYTES) {
                throw tooLarge();
            }
            sources.addAll(SentFiles.sources(lastPart(file.filename()), file, MOST_BYTES, languages.names()));
        }
        String pasted = visit.field("source");
        if (sources.isEmpty() && !pasted.isBlank()) {
            sources.add(new SourceFile(
                    languages.fileName(visit, pasted),
                    pasted.replace("\r\n", "\n").getBytes(StandardCharsets.UTF_8)));
        }
        if (sources.isEmpty() && visit.files("file").isEmpty()) {
            throw new Refusal(Refusal.Kind.INVALID, "nothing-sent", Map.of());
        }
        // It would be a compile error, and one of the attempts that somebody has.
        if (!languages.reads(sources)) {
            throw new Refusal(Refusal.Kind.INVALID, "no-source-sent", Map.of("wanted", languages.pattern()));
        }
        return sources;
    }

    /** Some browsers send the whole path. */
    private static String lastPart(String name) {
        String last = name.substring(Math.max(name.lastIndexOf('/'), name.lastIndexOf('\\')) + 1);
        if (last.isEmpty() || last.equals(".") || last.equals("..") || last.indexOf('\0') >= 0) {
            throw new Refusal(Refusal.Kind.INVALID, "file-name", Map.of("name", name));
        }
        return last;
    }

    private static Refusal tooLarge() {
        return new Refusal(Refusal.Kind.TOO_LARGE, "body-too-large", Map.of("bytes", MOST_BYTES));
    }
}
