package judge.render;

import com.samskivert.mustache.Template;
import java.io.IOException;
import java.nio.file.Path;
import judge.gradebook.Gradebook;
import judge.gradebook.Paper;
import judge.message.Messages;
import judge.report.Report;

/** Pages for people: one for the class, one for each submission. Each is a file of its own that needs no network. */
final class HtmlView {

    static final String CLASS = "index.html";
    static final String EXTENSION = ".html";

    private final Messages messages;

    HtmlView(Messages messages) {
        this.messages = messages;
    }

    Path write(Gradebook book, Output output) throws IOException {
        Places places = new Places(book.run());
        Template template = Page.template("submission");
        SubmissionPages pages = new SubmissionPages(messages, Page.with(messages, ""));
        for (Paper paper : book.papers()) {
            for (Report report : paper.reports()) {
                String html = template.execute(pages.of(report, paper.problem(), book.run()));
                output.write(places.file(report, EXTENSION), html);
            }
        }
        ClassPage view = new ClassPages(messages, places).of(book);
        return output.write(CLASS, Page.template("class").execute(view));
    }
}
