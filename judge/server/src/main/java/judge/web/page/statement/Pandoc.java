package judge.web.page.statement;

import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;

/** Turns TeX into HTML where pandoc is installed; it may read no file and fetch nothing. */
final class Pandoc {

    private static final List<String> COMMAND =
            List.of("pandoc", "--sandbox", "--from=latex", "--to=html5", "--mathjax", "--shift-heading-level-by=1");
    private static final int SECONDS = 10;
    private static final int MOST_BYTES = 4 << 20;

    private Pandoc() {}

    /** The same as HTML; empty where there is no pandoc, or it does not manage. */
    static Optional<String> html(String tex) {
        Process process;
        try {
            process = new ProcessBuilder(COMMAND)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) {
            return Optional.empty(); // It is not installed.
        }
        CompletableFuture.delayedExecutor(SECONDS, TimeUnit.SECONDS).execute(process::destroyForcibly);
        // It reads all before it writes anything, so that neither waits for the other.
        try (OutputStream in = process.getOutputStream()) {
            in.write(tex.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            return Optional.empty();
        }
        try (InputStream out = process.getInputStream()) {
            String html = new String(out.readNBytes(MOST_BYTES), StandardCharsets.UTF_8);
            return process.waitFor() == 0 ? Optional.of(formulas(html)) : Optional.empty();
        } catch (IOException e) {
            return Optional.empty();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } finally {
            process.destroyForcibly();
        }
    }

    /** Writes formulas as those of Markdown are written, and what the page allows in place of the rest. */
    private static String formulas(String html) {
        return html.replaceAll("style=\"width:(\\d{1,3})(?:\\.\\d+)?%\"", "width=\"$1%\"")
                .replaceAll(
                        "(?s)<span\\s+class=\"math inline\">\\\\\\((.*?)\\\\\\)</span>",
                        "<span class=\"formula\">$1</span>")
                .replaceAll(
                        "(?s)<span\\s+class=\"math display\">\\\\\\[(.*?)\\\\\\]</span>",
                        "<span class=\"formula display\">$1</span>");
    }
}
