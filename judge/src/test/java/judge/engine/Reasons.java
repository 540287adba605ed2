package judge.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import judge.message.DisplayLanguage;
import judge.message.Messages;
import judge.reason.Hint;
import judge.reason.Reason;
import judge.report.CaseSection;
import judge.report.Report;

/** The texts of reasons, also for the message of a test that fails. */
final class Reasons {

    private Reasons() {}

    /** The codes of what is said about it; each must have its sentence in both languages. */
    static List<String> hints(Reason reason) {
        for (Hint hint : reason.hints()) {
            String english = Messages.in(DisplayLanguage.EN).sentence(hint);
            for (Object said : hint.parameters().values()) {
                english = english.replace(said.toString(), "");
            }
            assertThat(english).doesNotContainPattern("[?]\\w|\\p{IsHan}");
            assertThat(Messages.in(DisplayLanguage.ZH).sentence(hint)).containsPattern("\\p{IsHan}");
        }
        return reason.hints().stream().map(Hint::code).toList();
    }

    /** All that a report says. */
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
