package judge.render;

import com.samskivert.mustache.Template;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import judge.gradebook.Gradebook;
import judge.gradebook.Paper;
import judge.message.Messages;
import judge.report.ProblemSection;
import judge.report.Report;
import judge.similar.SimilarWorks;
import judge.similar.Work;

/**
 * Pages for people: one for the class, one for each submission. Each is a file of its own that needs no network.
 *
 * @param baseCode what everybody was given for a problem
 */
record HtmlView(Messages messages, Function<ProblemSection, List<Work>> baseCode) {

    Path write(Gradebook book, Output output) throws IOException {
        Places places = new Places(book.run());
        Template template = Page.template("submission");
        SubmissionPages pages = new SubmissionPages(messages, Page.with(messages, ""));
        for (Paper paper : book.papers()) {
            for (Report report : paper.reports()) {
                String html = template.execute(pages.of(report, paper.problem(), book.run()));
                output.write(places.file(report, Places.PAGE), html);
            }
        }
        List<SimilarView.Group> similar = similar(book);
        if (!similar.isEmpty()) {
            new SimilarView(messages).write(similar, output);
        }
        ClassPage view = new ClassPages(messages, places).of(book, similar);
        return output.write(Places.CLASS_PAGE, Page.template("class").execute(view));
    }

    /**
     * Finds similar submissions to the problems that two or more contestants handed something in for; reports of
     * earlier judges have no sources.
     */
    private List<SimilarView.Group> similar(Gradebook book) {
        List<SimilarView.Group> groups = new ArrayList<>();
        for (Paper paper : book.papers()) {
            List<Work> works = paper.works();
            if (works.size() > 1) {
                SimilarWorks search = new SimilarWorks(SimilarWorks.THRESHOLD, baseCode.apply(paper.problem()));
                groups.add(new SimilarView.Group(Titles.of(paper.problem(), messages), search.find(works)));
            }
        }
        return groups;
    }
}
