package judge.render;

import java.time.Duration;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import judge.gradebook.CaseFigures;
import judge.gradebook.Gradebook;
import judge.gradebook.Paper;
import judge.gradebook.ScoreFigures;
import judge.gradebook.Standing;
import judge.message.Messages;
import judge.message.Quantity;
import judge.message.Visible;
import judge.render.ClassPage.Cell;
import judge.render.ClassPage.Choice;
import judge.render.ClassPage.Entry;
import judge.render.ClassPage.Fact;
import judge.render.ClassPage.Linked;
import judge.render.ClassPage.Mark;
import judge.render.ClassPage.Named;
import judge.render.ClassPage.Problem;
import judge.render.ClassPage.Ranked;
import judge.render.ClassPage.Rate;
import judge.render.ClassPage.Row;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.Summary;
import judge.verdict.Verdict;

/** Makes what the page of a class shows. */
final class ClassPages {

    private static final String NOTHING = "–";
    private static final int PERCENT = 100;

    private static final DateTimeFormatter TIME = DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm 'UTC'", Locale.ROOT);

    private final Messages messages;
    private final Places places;
    private final Charts charts;

    ClassPages(Messages messages, Places places) {
        this.messages = messages;
        this.places = places;
        charts = new Charts(messages);
    }

    /**
     * The page.
     *
     * @param similar the pairs that are alike of each problem
     */
    ClassPage of(Gradebook book, List<SimilarView.Group> similar) {
        List<Problem> problems = new ArrayList<>();
        book.papers().forEach(paper -> problems.add(problem(paper, "p" + (problems.size() + 1))));
        return new ClassPage(
                Page.with(messages, "class.js"),
                facts(book),
                warnings(book),
                verdicts(book),
                problems,
                ranking(book),
                new ClassPage.Besides(book.rollCall().map(RollPage::of).stream().toList(), alike(similar)));
    }

    private List<ClassPage.Alike> alike(List<SimilarView.Group> similar) {
        if (similar.isEmpty()) {
            return List.of();
        }
        int pairs = similar.stream()
                .mapToInt(group -> group.likenesses().pairs().size())
                .sum();
        boolean none = similar.stream()
                .map(SimilarView.Group::likenesses)
                .allMatch(found -> found.pairs().isEmpty() && found.identical().isEmpty());
        return List.of(
                none
                        ? new ClassPage.Alike("", messages.text("page.similar-none"))
                        : new ClassPage.Alike(
                                "./" + SimilarView.FILE, messages.text("page.similar-pairs", "count", pairs)));
    }

    private List<Fact> facts(Gradebook book) {
        Summary summary = book.run().summary();
        long seconds =
                Duration.between(summary.startedAt(), summary.finishedAt()).toSeconds();
        return List.of(
                fact("page.contestants", book.standings().size() + ""),
                fact("page.submissions", summary.submissions().size() + ""),
                fact(
                        "page.accepted",
                        book.papers().stream().mapToLong(Paper::accepted).sum() + ""),
                fact("page.judged-at", TIME.format(summary.startedAt().atOffset(ZoneOffset.UTC))),
                fact("page.duration", seconds / 60 + ":" + String.format(Locale.ROOT, "%02d", seconds % 60)),
                fact("page.machine", Visible.of(summary.host().cpu())),
                fact(
                        "page.judge",
                        Visible.of(summary.judgeVersion() + ", JDK "
                                + summary.host().jdk())));
    }

    private Fact fact(String key, String value) {
        return new Fact(messages.text(key), value);
    }

    private List<String> warnings(Gradebook book) {
        Summary summary = book.run().summary();
        List<String> warnings = new ArrayList<>();
        if (book.run().revealed()) {
            warnings.add(messages.text("page.revealed"));
        }
        if (summary.host().isolation().equals("none")) {
            warnings.add(messages.text("page.no-isolation"));
        }
        if (!summary.complete()) {
            warnings.add(
                    messages.text("page.incomplete", "count", summary.missing().size()));
        }
        return warnings;
    }

    private List<Choice> verdicts(Gradebook book) {
        return List.of(Verdict.values()).stream()
                .filter(verdict -> book.run().reports().stream()
                        .anyMatch(report -> report.verdict() == verdict
                                || report.cases().stream().anyMatch(one -> one.verdict() == verdict)))
                .map(verdict -> new Choice(verdict.name(), messages.name(verdict)))
                .toList();
    }

    private Problem problem(Paper paper, String anchor) {
        List<CaseFigures> cases = paper.cases();
        ScoreFigures scores = paper.scores();
        return new Problem(
                anchor,
                Titles.of(paper.problem(), messages),
                figures(paper, scores),
                cases.stream().map(one -> Charts.shortName(one.name())).toList(),
                paper.reports().stream().map(report -> row(report, cases)).toList(),
                cases.stream().map(this::rate).toList(),
                charts.of(paper),
                new Lessons(messages).of(paper, cases));
    }

    private List<Fact> figures(Paper paper, ScoreFigures scores) {
        List<Fact> facts = new ArrayList<>();
        facts.add(fact("page.submissions", paper.reports().size() + ""));
        facts.add(fact("page.accepted", paper.accepted() + ""));
        if (paper.problem().scoring()) {
            String most = Double.isInfinite(paper.maxScore()) ? "" : " / " + Quantity.points(paper.maxScore());
            facts.add(fact("page.mean", Quantity.points(scores.mean()) + most));
            facts.add(fact("page.median", Quantity.points(scores.median()) + most));
        }
        paper.hardest()
                .map(one -> messages.text(
                        "page.hardest-value", "case", one.name(), "failed", one.failed(), "run", one.run()))
                .ifPresent(value -> facts.add(fact("page.hardest", value)));
        paper.slowest()
                .map(one -> messages.text(
                        "page.slowest-value",
                        "usedMillis",
                        one.cpuTimeMillis(),
                        "contestant",
                        one.contestant(),
                        "case",
                        one.testCase()))
                .ifPresent(value -> facts.add(fact("page.slowest", value)));
        return facts;
    }

    private Row row(Report report, List<CaseFigures> cases) {
        List<Cell> cells = new ArrayList<>();
        for (CaseFigures head : cases) {
            cells.add(report.cases().stream()
                    .filter(one -> one.name().equals(head.name()))
                    .findFirst()
                    .map(ClassPages::cell)
                    .orElse(new Cell(Verdict.SK.name(), head.name())));
        }
        return new Row(Visible.of(report.contestant()), places.link(report, Places.PAGE), mark(report), cells);
    }

    private static Cell cell(CaseSection one) {
        String time = one.cpuTimeMillis() == null ? "" : ", " + Quantity.time(one.cpuTimeMillis(), one.reason());
        return new Cell(one.verdict().name(), one.name() + time);
    }

    private Mark mark(Report report) {
        return new Mark(
                report.verdict().name(),
                messages.name(report.verdict()),
                Quantity.points(report.score(), report.maxScore()),
                Quantity.points(report.score()));
    }

    private Rate rate(CaseFigures one) {
        String percent = one.run() == 0 ? NOTHING : Math.round(PERCENT * one.passRate()) + "%";
        return new Rate(percent, messages.text("page.rate", "passed", one.passed(), "run", one.run()));
    }

    private List<Ranked> ranking(Gradebook book) {
        Map<String, List<RollPage.Seat>> seats = RollPage.seats(book);
        return book.standings().stream()
                .map(standing -> ranked(book, standing, seats.getOrDefault(standing.contestant(), List.of())))
                .toList();
    }

    private Ranked ranked(Gradebook book, Standing standing, List<RollPage.Seat> seats) {
        List<Entry> entries = new ArrayList<>();
        for (Paper paper : book.papers()) {
            entries.add(standing.report(paper.problem().id())
                    .map(report -> new Entry(
                            List.of(new Linked(mark(report), places.link(report, Places.PAGE))),
                            Quantity.points(report.score())))
                    .orElse(new Entry(List.of(), "-1")));
        }
        return new Ranked(
                standing.rank(),
                new Named(Visible.of(standing.contestant()), seats),
                Quantity.points(standing.total()),
                Quantity.points(standing.total()),
                standing.accepted(),
                entries);
    }
}
