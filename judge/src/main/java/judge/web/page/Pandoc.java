package judge.web.page;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** Turns TeX into HTML where pandoc is installed; it may read no file and fetch nothing. */
final class Pandoc {

    private static final int SECONDS = 10;

    private Pandoc() {}

    /** The same as HTML; empty where there is no pandoc, or it does not manage. */
    static Optional<String> html(String tex) {
        try {
            Path in = Files.createTempFile("judge-statement-", ".tex");
            Path out = Files.createTempFile("judge-statement-", ".html");
            try {
                Files.write(in, tex.getBytes(StandardCharsets.UTF_8));
                return run(in, out);
            } finally {
                Files.deleteIfExists(in);
                Files.deleteIfExists(out);
            }
        } catch (IOException e) {
            return Optional.empty();
        }
    }

    private static Optional<String> run(Path in, Path out) throws IOException {
        Process process = new ProcessBuilder(
                        "pandoc",
                        "--sandbox",
                        "--from=latex",
                        "--to=html5",
                        "--mathjax",
                        "--output=" + out,
                        "--",
                        "" + in)
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        try {
            process.getOutputStream().close();
            if (!process.waitFor(SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
                return Optional.empty();
            }
            return Optional.of(formulas(new String(Files.readAllBytes(out), StandardCharsets.UTF_8)));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return Optional.empty();
        } finally {
            process.destroyForcibly();
        }
    }

    /** As those of Markdown are written. */
    private static String formulas(String html) {
        return html.replaceAll(
                        "<span\\s+class=\"math inline\">\\\\\\((.*?)\\\\\\)</span>",
                        "<span class=\"formula\">$1</span>")
                .replaceAll(
                        "(?s)<span\\s+class=\"math display\">\\\\\\[(.*?)\\\\\\]</span>",
                        "<span class=\"formula display\">$1</span>");
    }
}
