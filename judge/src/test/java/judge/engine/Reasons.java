package judge.engine;

import judge.report.CaseSection;
import judge.report.Report;

/** What a report says, for the message of a test that fails. */
final class Reasons {

    private Reasons() {}

    static String of(Report report) {
        StringBuilder text = new StringBuilder();
        if (report.compile().reason() != null) {
            text.append(report.compile().reason())
                    .append(report.compile().diagnostics())
                    .append('\n');
        }
        for (CaseSection section : report.cases()) {
            text.append(section.name()).append(' ').append(section.verdict()).append(' ');
            text.append(section.cpuTimeMillis())
                    .append(" ms CPU ")
                    .append(section.wallTimeMillis())
                    .append(" ms wall ");
            text.append(section.reason()).append('\n');
        }
        return text.toString();
    }
}
