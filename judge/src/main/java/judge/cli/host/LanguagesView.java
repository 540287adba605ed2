package judge.cli.host;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import judge.app.LanguageTrials;
import judge.cli.command.Session;
import judge.host.LanguageTrial;
import judge.language.file.LanguageFile.Sample;
import judge.message.Quantity;
import judge.message.Visible;
import judge.reason.Reason;

/** Shows the trials of languages, a line for each as it comes. */
final class LanguagesView {

    /** The last lines of what a compiler has said are shown: a linker tells there what has failed. */
    private static final int MOST_LINES = 12;

    private static final int LONGEST_LINE = 300;

    private LanguagesView() {}

    static void print(Session session, LanguageTrials.Found found) {
        String state = found.absence().isEmpty()
                ? session.text(found.isWell() ? "doctor.ok" : "doctor.fails")
                : session.text("doctor.absent");
        String title = found.language().title();
        List<String> lines = detail(session, found).lines().toList();
        String first = lines.isEmpty() ? "" : Visible.of(lines.get(0), LONGEST_LINE);
        session.out().println(String.format(Locale.ROOT, "%-8s%-14s%s", state, title, first));
        lines.stream().skip(Math.max(1, lines.size() - MOST_LINES)).forEach(line -> session.out()
                .println("    " + Visible.of(line, LONGEST_LINE)));
        session.out().flush();
    }

    private static String detail(Session session, LanguageTrials.Found found) {
        return found.absence()
                .or(found::failure)
                .map(why -> why instanceof Reason reason ? session.messages().sentence(reason) : why.toString())
                .or(() -> found.trial().map(trial -> detail(session, trial)))
                .orElse("");
    }

    private static String detail(Session session, LanguageTrial trial) {
        List<String> verdicts = new ArrayList<>();
        for (Sample sample : Sample.values()) {
            if (trial.verdicts().containsKey(sample)) {
                verdicts.add(sample.name().toLowerCase(Locale.ROOT) + " "
                        + trial.verdicts().get(sample));
            }
        }
        return session.text(
                "doctor.language",
                "version",
                trial.version(),
                "startupMillis",
                trial.allowance().startUp().toMillis(),
                "memory",
                Quantity.bytes(trial.allowance().memoryBytes()),
                "verdicts",
                verdicts.stream().collect(Collectors.joining(", ")));
    }
}
