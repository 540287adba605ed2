package judge.bench;

import java.util.List;
import java.util.Objects;
import judge.report.Report;

/** The shares of the processors' time while a class was graded. */
record TimeShares(Timed run, List<Report> reports, int processors) {

    void print() {
        double compile = reports.stream()
                        .mapToDouble(report -> report.compile().cpuTimeMillis())
                        .sum()
                / 1e3;
        double startUp = reports.stream()
                        .mapToDouble(report -> report.limits().startupMillis()
                                * report.cases().stream()
                                        .mapToInt(one -> one.runs())
                                        .sum())
                        .sum()
                / 1e3;
        double programs = reports.stream()
                        .flatMap(report -> report.cases().stream())
                        .map(one -> one.cpuTimeMillis())
                        .filter(Objects::nonNull)
                        .mapToDouble(millis -> millis)
                        .sum()
                / 1e3;
        double checking = threads("case");
        double reporting = threads("grading") + threads("main");
        double judge = run.threadSeconds().values().stream()
                .mapToDouble(seconds -> seconds)
                .sum();
        double all = run.wallSeconds() * processors;
        System.out.println();
        System.out.printf(
                "Where the %.2f s x %d processors of `grade --fresh` went:%n%n", run.wallSeconds(), processors);
        System.out.println("| what | seconds | share |");
        System.out.println("|---|---|---|");
        row("compiling, as the reports say", compile, all);
        row("start-up of the programs' VMs", startUp, all);
        row("the programs' own code", programs - startUp, all);
        row("the judge's threads that run and check cases", checking, all);
        row("the judge's threads that order all that and write reports", reporting, all);
        row("the judge's VM: compiling and collecting itself", judge - checking - reporting, all);
        row("the sandbox: what else its processes took", run.cpuSeconds() - compile - programs - judge, all);
        row("idle, or taken by others", all - run.cpuSeconds(), all);
    }

    private double threads(String prefix) {
        return run.threadSeconds().entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(prefix))
                .mapToDouble(entry -> entry.getValue())
                .sum();
    }

    private static void row(String what, double seconds, double all) {
        System.out.printf("| %s | %.2f | %.0f %% |%n", what, seconds, 100 * seconds / all);
    }
}
