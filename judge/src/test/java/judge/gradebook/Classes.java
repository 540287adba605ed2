package judge.gradebook;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import judge.reason.Reason;
import judge.reason.ReasonCode;
import judge.report.CaseSection;
import judge.report.CompileSection;
import judge.report.GradedRun;
import judge.report.ProblemSection;
import judge.report.ProblemSection.CaseData;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportStorageException;
import judge.report.Reports;
import judge.report.SourceSection;
import judge.report.Summary;
import judge.report.SummaryRow;
import judge.report.TextSection;
import judge.report.folder.RunFolder;
import judge.report.folder.RunReader;
import judge.roster.Roster;
import judge.roster.Student;
import judge.sudoku.reason.SudokuCode;
import judge.verdict.Verdict;

/** Runs for tests, written to a folder and read back as views get them. */
public final class Classes {

    /** Text that a hostile contestant would like to see executed, for every place where a contestant can put text. */
    public static final String HOSTILE = "</script></style></title><script>document.title='breach'</script><img src=x "
            + "onerror=\"document.title='breach'\">'\"`{{=<% %>=}}&";

    private static final String GIVENS =
            ".2738..1..1...6735.......293.5692.8...........6.1745.364.......9518...7..8..6534.";
    private static final String RIGHT =
            "527389416819426735436751829375692184194538267268174593643217958951843672782965341";

    private Classes() {}

    /** A sample that contestants have seen, and secret cases of 25 points each. */
    public static ProblemSection sudoku(int secret) {
        List<CaseData> cases = new ArrayList<>();
        cases.add(new CaseData("sample/1", 0, "0".repeat(64), text(GIVENS + "\nend\n"), text(RIGHT + "\n")));
        for (int i = 1; i <= secret; i++) {
            cases.add(new CaseData(
                    name(i), 25, "0".repeat(64), text("classified input " + i), text("classified answer " + i)));
        }
        return new ProblemSection("sudoku", Map.of("en", "Sudoku", "zh", "数独"), true, "sudoku", cases);
    }

    private static String name(int number) {
        return String.format("secret/%02d", number);
    }

    static TextSection text(String text) {
        return TextSection.of(text.getBytes(StandardCharsets.UTF_8));
    }

    /** A report with these verdicts on the four secret cases; the sample has the first. */
    public static Report report(String contestant, Verdict... verdicts) {
        List<CaseSection> cases = new ArrayList<>();
        cases.add(one("sample/1", 0, verdicts[0]));
        for (int i = 0; i < verdicts.length; i++) {
            cases.add(one(name(i + 1), 25, verdicts[i]));
        }
        double score = cases.stream().mapToDouble(CaseSection::score).sum();
        Verdict worst =
                cases.stream().map(CaseSection::verdict).max(Verdict::compareTo).orElseThrow();
        return new Report(
                Report.VERSION,
                "0123456789ab-0000000000000001",
                contestant,
                "sudoku",
                "java",
                worst,
                score,
                25 * verdicts.length,
                new CompileSection(true, "Main", "UTF-8", 640, null, List.of()),
                Reports.limits(),
                "bubblewrap",
                List.of("seccomp"),
                "5".repeat(64),
                false,
                cases,
                List.of(new SourceSection("Main.java", "class Main {\n\tint x; // 解\n}\n")),
                null,
                false,
                null);
    }

    private static CaseSection one(String name, double points, Verdict verdict) {
        boolean accepted = verdict == Verdict.AC;
        CaseSection section = new CaseSection(
                name,
                verdict,
                accepted ? points : 0,
                points,
                81.5,
                120.0,
                45L << 20,
                reason(name, verdict),
                1,
                "stdout",
                null);
        return accepted && points > 0 ? section : section.withOutput(text(accepted ? RIGHT + "\n" : wrong()));
    }

    /** The first row has its last two digits exchanged. */
    private static String wrong() {
        return "527389461" + RIGHT.substring(9) + "\n";
    }

    private static Reason reason(String name, Verdict verdict) {
        return switch (verdict) {
            case AC -> null;
            case RTE -> exception(
                    "java.lang.NumberFormatException",
                    name.startsWith("sample") ? "For input string: \"x\"" : "For input string: \"classified\"",
                    "Main.java",
                    2);
            case TLE -> Reason.of(ReasonCode.CPU_TIME_EXCEEDED, "limitMillis", 2060, "usedMillis", 2061);
            default -> Reason.of(SudokuCode.SUDOKU_DIGIT_TWICE, "puzzle", 1, "unit", "column", "number", 8, "digit", 6);
        };
    }

    /** A reason of an exception. */
    public static Reason exception(String type, String message, String file, int line) {
        return Reason.of(
                ReasonCode.UNCAUGHT_EXCEPTION, "exception", type, "message", message, "file", file, "line", line);
    }

    /** A contestant who attacks those who look at the results: by name, source, output, exception and diagnostics. */
    public static Report hostile() {
        Report plain = report(HOSTILE, Verdict.WA, Verdict.RTE, Verdict.AC, Verdict.AC);
        List<CaseSection> cases = plain.cases().stream()
                .map(one -> new CaseSection(
                                one.name(),
                                one.verdict(),
                                one.score(),
                                one.maxScore(),
                                one.cpuTimeMillis(),
                                one.wallTimeMillis(),
                                one.peakMemoryBytes(),
                                one.verdict() == Verdict.AC ? null : exception(HOSTILE, HOSTILE, HOSTILE, 1),
                                1,
                                HOSTILE,
                                null)
                        .withOutput(text(HOSTILE)))
                .toList();
        return new Report(
                Report.VERSION,
                "0123456789ab-0000000000000001",
                plain.contestant(),
                plain.problem(),
                "java",
                plain.verdict(),
                plain.score(),
                plain.maxScore(),
                new CompileSection(
                        true,
                        HOSTILE,
                        HOSTILE,
                        1,
                        null,
                        List.of(new CompileSection.Diagnostic("warning", HOSTILE, 1, 3, HOSTILE, HOSTILE, HOSTILE))),
                plain.limits(),
                "bubblewrap",
                List.of(),
                plain.fingerprint(),
                false,
                cases,
                List.of(new SourceSection(HOSTILE, HOSTILE + "\n\u202e\u2066 // \u001b[31m\n")),
                null,
                false,
                null);
    }

    /** The run with these reports, written below the folder. */
    public static Path write(Path reports, ProblemSection problem, List<Report> all) {
        try {
            RunFolder folder = RunFolder.create(reports, Instant.parse("2026-11-21T08:37:22Z"));
            folder.describe(List.of(problem));
            List<SummaryRow> rows = new ArrayList<>();
            for (Report report : all) {
                rows.add(folder.write(report));
            }
            Summary like = Reports.completeSummary();
            folder.finish(new Summary(
                    1, like.startedAt(), like.finishedAt(), like.judgeVersion(), like.host(), true, rows, List.of()));
            return folder.folder();
        } catch (ReportStorageException e) {
            throw new IllegalStateException(e);
        }
    }

    /** The run as it is read back. */
    public static GradedRun read(Path folder, boolean reveal) {
        try {
            return new RunReader().read(folder, reveal);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (ReportFormatException e) {
            throw new IllegalStateException(e);
        }
    }

    /** A class of six, one of whom is hostile. */
    public static List<Report> small() {
        return List.of(
                report("anna", Verdict.AC, Verdict.AC, Verdict.AC, Verdict.AC),
                report("bert", Verdict.AC, Verdict.AC, Verdict.WA, Verdict.WA),
                report("Żółć, \"a\"", Verdict.AC, Verdict.TLE, Verdict.WA, Verdict.AC),
                report("=cmd|' /C calc'!A0", Verdict.RTE, Verdict.RTE, Verdict.RTE, Verdict.RTE),
                report("张三", Verdict.AC, Verdict.AC, Verdict.AC, Verdict.TLE),
                hostile());
    }

    /** Three of that class, in another order, and forty who handed in nothing; one of those is hostile. */
    public static Roster roster() {
        List<Student> students = new ArrayList<>(List.of(
                new Student("7", "张三", "1班"),
                new Student("8", "bert"),
                new Student("9", "Anna"),
                new Student("10", "缺席" + HOSTILE + "\u202e", HOSTILE)));
        for (int number = 11; number <= 50; number++) {
            students.add(new Student(number + "", "缺席" + number));
        }
        return new Roster(students);
    }

    /** The gradebook of a class. */
    public static Gradebook gradebook(Path reports, List<Report> all, boolean reveal) {
        int cases = all.stream().mapToInt(report -> report.cases().size()).max().orElse(1);
        return Gradebook.of(read(write(reports, sudoku(Math.max(1, cases - 1)), all), reveal));
    }

    /** Many contestants with Chinese names and many cases, all different. */
    public static List<Report> large(int contestants, int cases) {
        Verdict[] usual = {Verdict.AC, Verdict.AC, Verdict.AC, Verdict.WA, Verdict.TLE};
        List<Report> all = new ArrayList<>();
        for (int number = 0; number < contestants; number++) {
            Verdict[] verdicts = new Verdict[cases];
            for (int i = 0; i < cases; i++) {
                verdicts[i] = usual[(number * 31 + i * 17 + number * i) % usual.length];
            }
            all.add(report("第" + (number + 1) + "号选手", verdicts));
        }
        return all;
    }
}
