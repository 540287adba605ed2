package judge.web.page;

import io.javalin.http.Context;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import judge.digest.Sha256;
import judge.online.Refusal;
import judge.render.SubmissionHtml;
import org.jspecify.annotations.Nullable;

/** Styles, scripts and fonts. Their addresses have a digest of them all, so browsers keep them for a year. */
final class StaticFiles {

    private static final String FOLDER = "/judge/web/static/";
    private static final String LIST = "files.txt";
    private static final String STYLE = "style.css";
    private static final String TEACHING = "teaching.css";
    private static final int SHOWN_DIGITS = 12;
    private static final Map<String, String> TYPES = Map.of(
            "css", "text/css; charset=utf-8",
            "js", "text/javascript; charset=utf-8",
            "woff2", "font/woff2",
            "svg", "image/svg+xml",
            "txt", "text/plain; charset=utf-8");

    private final Map<String, byte[]> files;
    private final String version;

    private StaticFiles(Map<String, byte[]> files) {
        this.files = files;
        StringBuilder all = new StringBuilder();
        files.forEach((name, content) ->
                all.append(name).append(' ').append(Sha256.of(content).hex()).append('\n'));
        version = Sha256.of(all.toString()).hex().substring(0, SHOWN_DIGITS);
    }

    /** Returns the files that {@code files.txt} names. */
    static StaticFiles ofThisProgram() {
        return OfThisProgram.FILES;
    }

    /** Holds the files that come with the program: they do not change while it runs, and take long to be read. */
    private static final class OfThisProgram {

        static final StaticFiles FILES = read();

        private OfThisProgram() {}
    }

    private static StaticFiles read() {
        Map<String, byte[]> files = new LinkedHashMap<>();
        for (String name :
                new String(content(LIST), StandardCharsets.UTF_8).lines().toList()) {
            files.put(name, content(name));
        }
        byte[] own = Objects.requireNonNull(files.get(STYLE));
        String site = new String(own, StandardCharsets.UTF_8);
        files.put(STYLE, joined(SubmissionHtml.styleSheet() + site, content(TEACHING)));
        return new StaticFiles(files);
    }

    private static byte[] joined(String first, byte[] second) {
        return (first + new String(second, StandardCharsets.UTF_8)).getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] content(String name) {
        try (InputStream in = StaticFiles.class.getResourceAsStream(FOLDER + name)) {
            return Objects.requireNonNull(in, name).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the beginning of the files' addresses. */
    String base() {
        return "/static/" + version + "/";
    }

    void serve(Context context) {
        String name = context.pathParam("path");
        byte @Nullable [] content = files.get(name);
        if (content == null) {
            throw Refusal.notFound();
        }
        boolean current = context.pathParam("version").equals(version);
        context.header("Cache-Control", current ? "public, max-age=31536000, immutable" : "no-store");
        context.header("Content-Type", TYPES.getOrDefault(name.substring(name.lastIndexOf('.') + 1), "text/plain"));
        context.result(content);
    }
}
