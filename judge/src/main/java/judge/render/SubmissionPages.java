package judge.render;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import judge.message.Messages;
import judge.message.Quantity;
import judge.message.Visible;
import judge.render.ClassPage.Cell;
import judge.render.ClassPage.Fact;
import judge.render.SubmissionPage.Diagnostic;
import judge.render.SubmissionPage.Head;
import judge.render.SubmissionPage.Line;
import judge.report.AlikeCases;
import judge.report.CaseSection;
import judge.report.CompileSection;
import judge.report.GradedRun;
import judge.report.LimitsSection;
import judge.report.ProblemSection;
import judge.report.Report;
import judge.source.LanguageNames;
import judge.verdict.Verdict;
import org.jspecify.annotations.Nullable;

/** Makes what the page of a submission shows. */
final class SubmissionPages {

    private static final int PERCENT = 100;

    private final Messages messages;
    private final Page page;
    private final Reasons reasons;

    SubmissionPages(Messages messages, Page page) {
        this.messages = messages;
        this.page = page;
        reasons = new Reasons(messages);
    }

    SubmissionPage of(Report report, ProblemSection problem, GradedRun run) {
        Fact judge = fact("page.judge", Visible.of(run.summary().judgeVersion() + ", " + run.name()));
        String warning = run.revealed() ? messages.text("page.revealed") : "";
        return of(report, problem, List.of(judge), warning, Map.of());
    }

    /** The same of no run; {@code remarks} are people's, by file and line. */
    SubmissionPage of(Report report, ProblemSection problem, Map<String, String> remarks) {
        return of(report, problem, List.of(), "", remarks);
    }

    private SubmissionPage of(
            Report report, ProblemSection problem, List<Fact> moreFacts, String warning, Map<String, String> remarks) {
        return new SubmissionPage(
                page,
                head(report, problem, moreFacts, warning),
                report.compile().diagnostics().stream().map(this::diagnostic).toList(),
                (report.compile().ok() ? AlikeCases.of(report.cases()) : List.<AlikeCases>of())
                        .stream().map(alike -> line(report, alike)).toList(),
                new Details(messages).of(report, problem),
                new SourceNotes(messages).of(report, remarks));
    }

    private Head head(Report report, ProblemSection problem, List<Fact> moreFacts, String warning) {
        List<Fact> facts = new ArrayList<>();
        if (report.compile().mainClass() != null) {
            facts.add(fact("page.main-class", Visible.of(report.compile().mainClass())));
        }
        if (report.compile().compiler() != null) {
            facts.add(fact("page.compiled-by", Visible.of(report.compile().compiler())));
        }
        if (report.compile().charset() != null) {
            facts.add(fact("page.charset", Visible.of(report.compile().charset())));
        }
        facts.add(fact("page.limits", limits(report)));
        facts.addAll(moreFacts);
        return new Head(
                Visible.of(report.contestant()),
                Titles.of(problem, messages),
                mark(report),
                reasons.of(report),
                reasons.hints(report),
                new BeyondRemark(messages, problem.beyond()).of(report).orElse(""),
                facts,
                warning);
    }

    private ClassPage.Mark mark(Report report) {
        return new ClassPage.Mark(
                report.verdict().name(),
                messages.name(report.verdict()),
                Quantity.points(report.score(), report.maxScore()),
                "");
    }

    private String limits(Report report) {
        LimitsSection limits = report.limits();
        return messages.text(
                "page.limits-value",
                "cpuTime",
                Quantity.part(limits.cpuTimeMillis(), limits.cpuTimeMillis()),
                "problemCpuTime",
                Quantity.part(limits.problemCpuTimeMillis(), limits.cpuTimeMillis()),
                "timeFactor",
                Quantity.factor(limits.timeMultiplier()),
                "grantedTo",
                LanguageNames.title(report.language()),
                "startup",
                Quantity.part(limits.startupMillis(), limits.cpuTimeMillis()),
                "memoryBytes",
                limits.memoryBytes(),
                "vmMemoryBytes",
                Objects.requireNonNullElse(limits.vmMemoryBytes(), 0L));
    }

    private Fact fact(String key, String value) {
        return new Fact(messages.text(key), value);
    }

    private Diagnostic diagnostic(CompileSection.Diagnostic one) {
        String line = one.sourceLine();
        int column = (int) Math.min(Math.max(one.column() - 1, 0), line.length());
        String before = ShownLines.shown(line.substring(0, column));
        return new Diagnostic(
                one.kind().equals("error") ? "error" : "warning",
                Visible.of(one.file()) + (one.line() > 0 ? ":" + one.line() : ""),
                Visible.of(messages.diagnostic(one.code(), one.message())),
                ShownLines.shown(line),
                one.column() > 0 && !line.isEmpty() ? blanks(before) + "^" : "");
    }

    /** Blanks as wide as the text, which may have wide characters, as in Chinese. */
    private static String blanks(String text) {
        StringBuilder blanks = new StringBuilder();
        text.codePoints().forEach(point -> blanks.append(Character.isIdeographic(point) ? "\u3000" : " "));
        return blanks.toString();
    }

    private Line line(Report report, AlikeCases alike) {
        CaseSection one = alike.together();
        @Nullable Double millis = one.cpuTimeMillis();
        @Nullable Long memory = one.peakMemoryBytes();
        long limit = Math.max(1, report.limits().cpuTimeMillis());
        return new Line(
                one.name(),
                new Cell(one.verdict().name(), ""),
                messages.name(one.verdict()),
                millis == null ? "" : Quantity.time(millis, one.reason()),
                millis == null ? 0 : (int) Math.min(PERCENT, Math.round(PERCENT * millis / limit)),
                memory == null ? "" : Quantity.bytes(memory),
                one.maxScore() > 0 ? Quantity.points(one.score(), one.maxScore()) : "",
                one.verdict() == Verdict.AC ? "" : reason(report, alike.toldAt(), one));
    }

    private String reason(Report report, String toldAt, CaseSection one) {
        return toldAt.isEmpty() ? reasons.of(report, one) : messages.text("case.alike", "case", toldAt);
    }
}
