package judge.bench;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import judge.report.CaseSection;
import judge.report.Report;
import judge.report.ReportFormatException;
import judge.report.ReportJson;

/**
 * Measures the cost of judging in C++ or Python, beside a shell loop: the part of {@link GradingBench} that is not on
 * Java.
 */
final class LanguageBench {

    private static final int COMPILES = 5;
    private static final int MANY_CASES = 220;
    private static final Pattern TRIED = Pattern.compile("inputs tried: (\\d+), in ([\\d.]+) s");

    private final Path project;
    private final Path folder;
    private final int rounds;
    private final String huntSeconds;
    private final LanguageClass graded;
    private final Map<String, List<Timed>> measured = new LinkedHashMap<>();

    private LanguageBench(Path project, Path folder, LanguageClass.Kind kind, int submissions, int rounds)
            throws IOException {
        this.project = project;
        this.folder = folder;
        this.rounds = rounds;
        this.huntSeconds = System.getProperty("judge.bench.hunt", "20");
        this.graded = LanguageClass.make(project, folder, kind, submissions, MANY_CASES);
    }

    /**
     * Measures and prints.
     *
     * @param folder an empty one
     * @param language {@code cpp} or {@code python3}
     */
    static void run(Path project, Path folder, String language, int submissions, int rounds) throws Exception {
        LanguageClass.Kind kind = LanguageClass.Kind.of(language);
        Timed there = Timed.of(project, List.of(kind.program(), "--version"));
        if (there.said().contains("not found")) {
            System.out.println(language + " is left out: there is no " + kind.program() + " here.");
            return;
        }
        System.out.printf(
                "%n%s; %d submissions x %d cases, medians of %d rounds%n",
                there.said().lines().findFirst().orElse(language), submissions, GradedClass.CASES, rounds);
        new LanguageBench(project, folder, kind, submissions, rounds).measure();
    }

    private void measure() throws Exception {
        boolean compiled = graded.kind() == LanguageClass.Kind.CPP;
        // Makes what the first run makes: the root folder, the precompiled header.
        Timed.of(project, check(graded.plain(), graded.fewCases()));
        Timed.of(project, check(graded.everything(), graded.fewCases()));
        for (int round = 1; round <= rounds; round++) {
            take("loop", graded.loop(graded.submissions()));
            take("fresh", grade());
            take("single", graded.loop(List.of(graded.single())));
            take("check", check(graded.single(), graded.problems()));
            take("few cases", check(graded.plain(), graded.fewCases(), "--json", "--processors", "0"));
            take("many cases", check(graded.plain(), graded.manyCases(), "--json", "--processors", "0"));
            if (compiled) {
                take("single all", graded.loop(List.of(graded.singleWithAll())));
                take("check all", check(graded.singleWithAll(), graded.problems()));
                take("compile", graded.compileOnly(graded.plain(), COMPILES));
                take("compile all", graded.compileOnly(graded.everything(), COMPILES));
                take("everything", check(graded.everything(), graded.fewCases(), "--json"));
                take("hunt", hunt("cpp-mask-search"));
                take("hunt java", hunt("lowbit-mask"));
            }
        }
        print(compiled);
    }

    private void print(boolean compiled) throws IOException, ReportFormatException {
        System.out.println();
        System.out.println("| what | measured | beside | ratio | wished |");
        System.out.println("|---|---|---|---|---|");
        String name = compiled ? "C++" : "Python";
        row(
                name + ": `grade --fresh` against the plain loop",
                median("fresh", Timed::wallSeconds),
                median("loop", Timed::wallSeconds),
                compiled ? "0.40" : "");
        row(name + ": the same, CPU time", median("fresh", Timed::cpuSeconds), median("loop", Timed::cpuSeconds), "");
        row(
                name + ": `check` of one submission against the plain loop",
                median("check", Timed::wallSeconds),
                median("single", Timed::wallSeconds),
                compiled ? "0.8" : "");
        if (compiled) {
            row(
                    "C++: the same where it includes bits/stdc++.h",
                    median("check all", Timed::wallSeconds),
                    median("single all", Timed::wallSeconds),
                    "0.8");
        }
        overhead(name + ": overhead of a case, CPU", Timed::cpuSeconds, compiled ? "10 ms" : "");
        overhead(name + ": overhead of a case, on the clock", Timed::wallSeconds, compiled ? "12 ms" : "");
        if (compiled) {
            row(
                    "C++: compiling with bits/stdc++.h against g++, CPU",
                    compiling("everything"),
                    median("compile all", Timed::cpuSeconds) / COMPILES,
                    "0.35");
            row(
                    "C++: compiling with other headers against g++, CPU",
                    compiling("few cases"),
                    median("compile", Timed::cpuSeconds) / COMPILES,
                    "1.15");
            double tries = tries("hunt");
            double java = tries("hunt java");
            System.out.printf(
                    "| `hunt`: tries a second, C++ against Java | %.1f | %.1f | %.2f | 3 |%n",
                    tries, java, tries / java);
        }
    }

    private static void row(String what, double measured, double beside, String wished) {
        System.out.printf("| %s | %.3f s | %.3f s | %.2f | %s |%n", what, measured, beside, measured / beside, wished);
    }

    /** Shows the cost of a case beyond the CPU time in its report. */
    private void overhead(String what, ToDoubleFunction<Timed> figure, String wished)
            throws IOException, ReportFormatException {
        List<Double> each = new ArrayList<>();
        for (int round = 0; round < rounds; round++) {
            Timed few = all("few cases").get(round);
            Timed many = all("many cases").get(round);
            double own = ownSeconds(many) - ownSeconds(few);
            double spent = figure.applyAsDouble(many) - figure.applyAsDouble(few);
            each.add((spent - own) / (MANY_CASES - GradedClass.CASES));
        }
        System.out.printf("| %s | %.2f ms | | | %s |%n", what, 1e3 * median(each), wished);
    }

    private static double ownSeconds(Timed timed) throws IOException, ReportFormatException {
        return report(timed).cases().stream()
                        .map(CaseSection::cpuTimeMillis)
                        .filter(Objects::nonNull)
                        .mapToDouble(Double::doubleValue)
                        .sum()
                / 1e3;
    }

    private double compiling(String what) throws IOException, ReportFormatException {
        List<Double> each = new ArrayList<>();
        for (Timed timed : all(what)) {
            each.add(report(timed).compile().cpuTimeMillis() / 1e3);
        }
        return median(each);
    }

    private double tries(String what) {
        List<Double> each = new ArrayList<>();
        for (Timed timed : all(what)) {
            Matcher tried = TRIED.matcher(timed.said());
            if (!tried.find()) {
                throw new IllegalStateException("hunt says something else: " + timed.said());
            }
            each.add(Integer.parseInt(tried.group(1)) / Double.parseDouble(tried.group(2)));
        }
        return median(each);
    }

    private static Report report(Timed timed) throws IOException, ReportFormatException {
        String said = timed.said();
        String json = said.substring(said.indexOf('{'), said.lastIndexOf('}') + 1);
        return new ReportJson().readReport(json.getBytes(UTF_8), Path.of("check"));
    }

    private List<Timed> all(String what) {
        return Optional.ofNullable(measured.get(what)).orElseThrow();
    }

    private double median(String what, ToDoubleFunction<Timed> figure) {
        return median(all(what).stream().map(figure::applyAsDouble).toList());
    }

    private static double median(List<Double> values) {
        return values.stream().sorted().skip(values.size() / 2).findFirst().orElseThrow();
    }

    private void take(String what, List<String> line) throws IOException, InterruptedException {
        Timed timed = Timed.of(project, line);
        System.err.printf("%s: %.2f s, CPU %.2f s%n", what, timed.wallSeconds(), timed.cpuSeconds());
        measured.computeIfAbsent(what, key -> new ArrayList<>()).add(timed);
    }

    private List<String> grade() {
        List<String> line = new ArrayList<>(List.of("sh", "runner.sh", "grade", "--fresh"));
        line.addAll(List.of("--problems", graded.problems().toString()));
        line.addAll(List.of("--solutions", graded.solutions().toString()));
        line.addAll(List.of("--reports", folder.resolve("reports").toString()));
        return line;
    }

    private static List<String> check(Path submission, Path problems, String... options) {
        List<String> line = new ArrayList<>(List.of("sh", "runner.sh", "check", submission.toString(), "--fresh"));
        line.addAll(List.of("--problem", GradedClass.PROBLEM, "--problems", problems.toString()));
        line.addAll(List.of(options));
        return line;
    }

    private List<String> hunt(String shipped) {
        Path source = project.resolve("solutions").resolve(shipped).resolve(GradedClass.PROBLEM);
        List<String> line = new ArrayList<>(List.of("sh", "runner.sh", "hunt", source.toString(), "--lang", "en"));
        line.addAll(List.of("--problem", GradedClass.PROBLEM, "--time", huntSeconds + "s"));
        line.addAll(List.of("--processors", "0", "--output", folder.toString()));
        return line;
    }
}
