package judge.report;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.verdict.Verdict;

/** Reports for tests. */
public final class Reports {

    private static final String FINGERPRINT = "5feceb66ffc86f38d952786c6d696c79c2dbc239dd4e91b46729d73a27fb57e9";

    private Reports() {}

    /** Makes a report on a scoring problem, with a failing case of each kind that has figures and one without. */
    public static Report scoring() {
        return new Report(
                Report.VERSION,
                "0123456789ab-0000000000000001",
                "张三",
                "noip2009sudoku",
                "java",
                Verdict.TLE,
                5,
                15,
                new CompileSection(true, "Main", "GB18030", 812, null, List.of()),
                limits(),
                "bubblewrap",
                List.of("seccomp"),
                FINGERPRINT,
                false,
                List.of(
                        accepted("sample/1", 0, 64.1254),
                        accepted("secret/01", 5, 81.5),
                        new CaseSection(
                                "secret/02",
                                Verdict.WA,
                                0,
                                5,
                                90.0,
                                120.0,
                                45_000_000L,
                                Reason.of(ReasonCode.DIFFERENT_TOKEN, "line", 1, "token", 1, "found", "-1"),
                                1,
                                "sudoku.out",
                                new TextSection("-1\n", 3)),
                        new CaseSection(
                                "secret/03",
                                Verdict.TLE,
                                0,
                                5,
                                2060.25,
                                2100.0,
                                60_000_000L,
                                Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 2060, "usedMillis", 2061),
                                2,
                                null,
                                null)),
                List.of(new SourceSection("Main.java", "class Main {} // 解\n")),
                null,
                false,
                null);
    }

    /** The problem of {@link #scoring}. */
    public static ProblemSection problem() {
        return new ProblemSection(
                "noip2009sudoku",
                Map.of("zh", "靶形数独"),
                true,
                "target-sudoku",
                List.of(
                        data("sample/1", 0, "7 0\n", "2829\n"),
                        data("secret/01", 5, "secret input 1\n", "2852\n"),
                        data("secret/02", 5, "secret input 2\n", "2841\n"),
                        data("secret/03", 5, "secret input 3\n", "-1\n")));
    }

    private static ProblemSection.CaseData data(String name, double maxScore, String input, String answer) {
        return new ProblemSection.CaseData(name, maxScore, FINGERPRINT, text(input), text(answer));
    }

    /** A text that is shown. */
    public static TextSection text(String text) {
        return TextSection.of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** Makes a report on a pass-fail problem whose source does not compile. */
    public static Report compileError() {
        CompileSection.Diagnostic diagnostic = new CompileSection.Diagnostic(
                "error", "Main.java", 3, 9, "';' expected", "    int x = 1", "compiler.err.expected");
        return new Report(
                Report.VERSION,
                "0123456789ab-0000000000000001",
                "anna",
                "poj3074",
                "java",
                Verdict.CE,
                0,
                1,
                new CompileSection(
                        false,
                        null,
                        "UTF-8",
                        640,
                        Reason.of(ReasonCode.COMPILE_ERROR, "errors", 1)
                                .with(List.of(Hint.of("semicolon-missing", "line", 3))),
                        List.of(diagnostic)),
                limits(),
                "bubblewrap",
                List.of("seccomp"),
                FINGERPRINT,
                false,
                List.of(),
                List.of(),
                null,
                false,
                null);
    }

    /** A report on what could neither be compiled nor run, at no fault of the contestant's. */
    public static Report failed(String message) {
        Reason reason = Reason.of(ReasonCode.HOST_FAILED, "message", message);
        return new Report(
                Report.VERSION,
                "0123456789ab-0000000000000001",
                "anna",
                "poj3074",
                "java",
                Verdict.JE,
                0,
                1,
                CompileSection.notCompiled(reason),
                limits(),
                "bubblewrap",
                List.of("seccomp"),
                FINGERPRINT,
                false,
                List.of(failing("sample/1", Verdict.JE, reason), failing("secret/1", Verdict.JE, reason)),
                List.of(),
                null,
                false,
                null);
    }

    /** An accepted one of the given contestant and problem. */
    public static Report accepted(String contestant, String problem) {
        return with(contestant, problem, Verdict.AC, List.of(accepted("secret/01", 0, 70)));
    }

    /** One with the given verdict and cases. */
    public static Report with(String contestant, String problem, Verdict verdict, List<CaseSection> cases) {
        return new Report(
                Report.VERSION,
                "0123456789ab-0000000000000001",
                contestant,
                problem,
                "java",
                verdict,
                verdict == Verdict.AC ? 1 : 0,
                1,
                new CompileSection(true, "Main", "UTF-8", 640, null, List.of()),
                limits(),
                "bubblewrap",
                List.of("seccomp"),
                FINGERPRINT,
                false,
                cases,
                List.of(),
                null,
                false,
                null);
    }

    /** A case without a failure. */
    public static CaseSection accepted(String name, double score, double cpuTimeMillis) {
        return new CaseSection(
                name,
                Verdict.AC,
                score,
                score,
                cpuTimeMillis,
                cpuTimeMillis + 20,
                43_000_000L,
                null,
                1,
                "stdout",
                null);
    }

    /** A case that failed. */
    public static CaseSection failing(String name, Verdict verdict, Reason reason) {
        return new CaseSection(name, verdict, 0, 0, 75.0, 90.0, 43_000_000L, reason, 1, "stdout", null);
    }

    /** Two seconds, 128 MiB. */
    public static LimitsSection limits() {
        return new LimitsSection(2060, 6000, 128 << 20, "heap", 270 << 20, 64 << 20, 2000, 1, 60, 78L << 20, List.of());
    }

    /** A second by the problem, times what it grants the language, and what the runtime takes to start. */
    public static LimitsSection limits(double timeMultiplier, long startupMillis) {
        long millis = Math.round(1000 * timeMultiplier) + startupMillis;
        return new LimitsSection(
                millis,
                6000,
                128 << 20,
                "heap",
                270 << 20,
                64 << 20,
                1000,
                timeMultiplier,
                startupMillis,
                null,
                List.of());
    }

    /** The report as it would be under other limits. */
    public static Report withLimits(Report report, LimitsSection limits) {
        return with(report, limits, report.fingerprint());
    }

    /** The report as it would be on other inputs. */
    public static Report withFingerprint(Report report, String fingerprint) {
        return with(report, report.limits(), fingerprint);
    }

    private static Report with(Report report, LimitsSection limits, String fingerprint) {
        return new Report(
                report.version(),
                report.id(),
                report.contestant(),
                report.problem(),
                report.language(),
                report.verdict(),
                report.score(),
                report.maxScore(),
                report.compile(),
                limits,
                report.isolation(),
                report.isolationMeasures(),
                fingerprint,
                report.cached(),
                report.cases(),
                List.of(),
                null,
                false,
                null);
    }

    /** A summary of a run that was finished. */
    public static Summary completeSummary() {
        Summary summary = summary();
        return new Summary(
                summary.version(),
                summary.startedAt(),
                summary.finishedAt(),
                summary.judgeVersion(),
                summary.host(),
                true,
                summary.submissions(),
                List.of());
    }

    /** A summary of a run that was interrupted after the two reports. */
    public static Summary summary() {
        return new Summary(
                Summary.VERSION,
                Instant.parse("2026-11-21T08:37:22.123456Z"),
                Instant.parse("2026-11-21T08:38:00Z"),
                "0.1.0",
                new HostSection("Linux 6.1.0 amd64", "Some CPU", 2, "17.0.15 Debian", "bubblewrap", List.of("seccomp")),
                false,
                List.of(
                        SummaryRow.of(compileError(), "anna/poj3074.json"),
                        SummaryRow.of(scoring(), "张三/noip2009sudoku.json")),
                List.of(new Summary.Missing("李四", "poj3074")));
    }
}
