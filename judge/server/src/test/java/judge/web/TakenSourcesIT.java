package judge.web;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import judge.database.BothDatabases;
import judge.database.OnEachDatabase;
import judge.online.Feedback;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedClass;

/** Texts, files and zips that a student hands in: they are taken, or the page says why not. */
@ParameterizedClass
@OnEachDatabase
class TakenSourcesIT extends StudentOfACourse {

    TakenSourcesIT(BothDatabases on) {
        super(on);
    }

    @Test
    void isToldWhyNothingWasTaken() {
        TestBrowser browser = student(Feedback.FULL);

        HttpResponse<String> answer = browser.upload(TASK, Map.of("source", " "), Map.of());

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("You sent nothing: choose a file, or paste a source.");
        assertThat(browser.upload(TASK + "/tries", Map.of("source", " "), Map.of())
                        .body())
                .contains("There is nothing to try");
    }

    @Test
    void losesNoAttemptToAFileThatIsNoSource() {
        TestBrowser browser = student(Feedback.FULL);

        HttpResponse<String> answer = browser.upload(TASK, Map.of(), Map.of("essay.docx", new byte[] {1, 2}));

        assertThat(answer.statusCode()).isEqualTo(400);
        assertThat(answer.body()).contains("None of the files that you sent is a source (*.java");
        assertThat(browser.page(TASK + "/attempts")).contains("Nothing has been handed in yet.");
    }

    @Test
    void isToldThatAPastedTextIsTooLarge() {
        TestBrowser browser = student(Feedback.FULL);

        assertThat(handIn(browser, "class Main {} //" + "x".repeat(400_000))).startsWith("/submissions/");
        HttpResponse<String> answer = browser.upload(TASK, Map.of("source", "x".repeat(2_000_000)), Map.of());

        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(answer.body()).contains("What you sent is too large: the server takes at most 1 MiB.");
    }

    @Test
    void handsInFilesOrAZipOfThem() throws IOException {
        TestBrowser browser = student(Feedback.FULL);
        byte[] main = "class Main {}".getBytes(StandardCharsets.UTF_8);
        ByteArrayOutputStream zip = new ByteArrayOutputStream();
        try (ZipOutputStream entries = new ZipOutputStream(zip)) {
            entries.putNextEntry(new ZipEntry("work/Zipped.java"));
            entries.write(main);
        }

        HttpResponse<String> files = browser.upload(TASK, Map.of(), Map.of("A.java", main, "B.java", main));
        assertThat(browser.page(TestBrowser.location(files))).contains("A.java", "B.java");
        HttpResponse<String> zipped = browser.upload(TASK, Map.of(), Map.of("all.zip", zip.toByteArray()));
        assertThat(browser.page(TestBrowser.location(zipped))).contains("Zipped.java");
        HttpResponse<String> broken = browser.upload(TASK, Map.of(), Map.of("no.zip", main));
        assertThat(broken.statusCode()).isEqualTo(400);
        HttpResponse<String> hostile = browser.upload(TASK, Map.of(), Map.of("../../<b>x.java", main));
        assertThat(browser.page(TestBrowser.location(hostile)))
                .contains("&lt;b&gt;x.java")
                .doesNotContain("<b>x");
    }
}
