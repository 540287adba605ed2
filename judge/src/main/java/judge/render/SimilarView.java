package judge.render;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import judge.message.Messages;
import judge.message.Visible;
import judge.render.SimilarPage.Line;
import judge.render.SimilarPage.Pair;
import judge.render.SimilarPage.Problem;
import judge.render.SimilarPage.Side;
import judge.render.SimilarPage.Source;
import judge.similar.Cluster;
import judge.similar.Likeness;
import judge.similar.Likeness.Passage;
import judge.similar.Likeness.Span;
import judge.similar.Likenesses;
import judge.similar.SimilarWorks;
import judge.similar.Work;

/** The page of submissions that are alike, for the teacher: in
 * groups, each pair side by side, what they have in common marked. */
public record SimilarView(Messages messages) {

    /** The name of the page in the folder of a run. */
    public static final String FILE = "similar.html";

    /** The most pairs that are shown: nobody looks at more, and a browser has to open the page. */
    private static final int MOST_PAIRS = 60;

    /** The most pairs that are shown of one group, so that one does not hide the others. */
    private static final int MOST_OF_GROUP = 20;

    private static final int COLOURS = 4;
    private static final int PERCENT = 100;

    /**
     * The pairs of a problem.
     *
     * @param title of the problem
     */
    public record Group(String title, Likenesses likenesses) {}

    /** The pairs as a part of another page. */
    public String part(Group group) {
        SimilarPage page = new SimilarPage(
                Page.with(messages, ""), List.of(), List.of(problem(group, "web.teacher.similar-unchecked")));
        return Page.template("pairs-part").execute(page);
    }

    /** Writes the page by itself. */
    public void write(List<Group> groups, Path file) throws IOException {
        Path name = file.getFileName();
        Path folder = file.toAbsolutePath().getParent();
        if (name == null || folder == null) {
            throw new IOException(file + " is no file");
        }
        write(groups, List.of(), new Output(folder), name.toString());
    }

    /** Writes the page beside that of the class. */
    void write(List<Group> groups, Output output) throws IOException {
        write(groups, List.of(Places.CLASS_PAGE), output, FILE);
    }

    private void write(List<Group> groups, List<String> back, Output output, String name) throws IOException {
        SimilarPage page = new SimilarPage(
                Page.with(messages, ""),
                back,
                groups.stream()
                        .map(group -> problem(group, "page.similar-unchecked"))
                        .toList());
        output.write(name, Page.template("similar").execute(page));
    }

    /** The sentence that names the submissions of a group. */
    public static String sentence(Messages messages, Cluster cluster) {
        return messages.text("page.similar-group", "count", cluster.works().size(), "names", names(cluster.works()));
    }

    /** The sentences that name submissions which are the same and too short to be compared. */
    public static List<String> identical(Messages messages, Likenesses found) {
        return found.identical().stream()
                .map(one -> messages.text(
                        "page.similar-identical",
                        "tokens",
                        one.tokens(),
                        "count",
                        one.works().size(),
                        "names",
                        names(one.works())))
                .toList();
    }

    /** The sentence that says how many were too short to be compared; none where all were compared. */
    public static List<String> tooShort(Messages messages, Likenesses found) {
        return found.tooShort() == 0
                ? List.of()
                : List.of(messages.text(
                        "page.similar-short", "count", found.tooShort(), "least", SimilarWorks.LEAST_TOKENS));
    }

    private static String names(List<Work> works) {
        return works.stream().map(Work::title).map(Visible::of).collect(Collectors.joining(", "));
    }

    private Problem problem(Group group, String unchecked) {
        List<SimilarPage.Group> shown = new ArrayList<>();
        int left = MOST_PAIRS;
        for (Cluster cluster : group.likenesses().clusters()) {
            List<Pair> pairs = cluster.pairs().stream()
                    .limit(Math.min(left, MOST_OF_GROUP))
                    .map(this::pair)
                    .toList();
            left -= pairs.size();
            boolean named = cluster.works().size() > 2;
            if (named || !pairs.isEmpty()) {
                shown.add(new SimilarPage.Group(named ? List.of(sentence(messages, cluster)) : List.of(), pairs));
            }
        }
        identical(messages, group.likenesses())
                .forEach(sentence -> shown.add(new SimilarPage.Group(List.of(sentence), List.of())));
        return new Problem(Visible.of(group.title()), shown, more(group.likenesses(), MOST_PAIRS - left, unchecked));
    }

    private List<String> more(Likenesses likenesses, int shown, String unchecked) {
        List<String> more = new ArrayList<>();
        int pairs = likenesses.pairs().size();
        if (pairs > shown) {
            more.add(messages.text("page.similar-more", "count", pairs));
        }
        more.addAll(tooShort(messages, likenesses));
        if (likenesses.unchecked() > 0) {
            more.add(messages.text(unchecked, "count", likenesses.unchecked()));
        }
        return more;
    }

    private Pair pair(Likeness likeness) {
        List<Passage> passages = likeness.passages();
        return new Pair(
                Math.round(PERCENT * likeness.share()) + "%",
                Visible.of(likeness.first().title()),
                Visible.of(likeness.second().title()),
                likeness.first().grammar().title(),
                messages.text("page.similar-passages", "count", passages.size()),
                List.of(
                        side(
                                likeness.first(),
                                passages.stream().map(Passage::first).toList()),
                        side(
                                likeness.second(),
                                passages.stream().map(Passage::second).toList())));
    }

    private static Side side(Work work, List<Span> spans) {
        List<Source> sources = new ArrayList<>();
        work.sources().forEach((file, text) -> sources.add(source(file, text, spans)));
        return new Side(Visible.of(work.title()), sources);
    }

    private static Source source(String file, String text, List<Span> spans) {
        Map<Integer, Integer> passages = new TreeMap<>();
        for (int number = 0; number < spans.size(); number++) {
            Span span = spans.get(number);
            for (int line = span.firstLine(); span.file().equals(file) && line <= span.lastLine(); line++) {
                passages.putIfAbsent(line, number);
            }
        }
        List<String> lines = ShownLines.of(text);
        List<Line> shown = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            int passage = passages.getOrDefault(i + 1, -1);
            String kind = passage < 0 ? "" : " like like" + passage % COLOURS;
            String mark = passage < 0 ? "" : String.valueOf(passage + 1);
            shown.add(new Line(i + 1, ShownLines.shown(lines.get(i)), kind, mark));
        }
        return new Source(ShownLines.shown(file), shown);
    }
}
